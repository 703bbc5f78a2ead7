// How fast the odds are counted: beside a library that counts the same, beside the plain way on a slice of the same work, and
// under limits of our own. Each by CPU time on one thread; what is compared has agreed before. Evaluation with jokers and
// lowball is in hands.ts.
import { equityHoldem } from '@poker-apprentice/hand-evaluator';
import { type Face, faces, printFace } from '../packages/engine/src/cards/index.js';
import { value5, value7 } from '../packages/engine/src/hands/index.js';
import { headsUp } from '../packages/odds/src/equity/heads-up.js';
import { sevenCards } from '../packages/odds/src/hands/sevens.js';
import { cardsOfHands, countSpanishDeals } from '../packages/odds/src/spanish/deals.js';
import { QUALIFIES, SPANISH_HANDS } from '../packages/odds/src/spanish/hands.js';
import { bankHands, OUTCOMES } from '../packages/odds/src/twenty-one/bank.js';
import { chartsOf, NO_BUST_21, PURE_21_5, solve21 } from '../packages/odds/src/twenty-one/index.js';
import { bankChances, shoeOf } from '../packages/odds/src/twenty-one/shoe.js';
import type { Line } from './hands.js';

const APPRENTICE = '@poker-apprentice/hand-evaluator 4.3.0';
type Hand = Parameters<typeof equityHoldem>[0][number];
const MATCHES = ['As Ks | Qh Qd', 'Ah Kh | Qh Jh', '2c 2d | Ah Ks', '7c 2d | 9s 9h'];

export async function benchOdds(): Promise<Line[]> {
  return [preflop(), ...sevens(), ...spanish(), ...twentyOne(), memory()];
}

const limit = (name: string, ours: number, target: number, unit: string): Line => ({
  ...{ name, ours, peer: null, ratio: null, target, unit, peerName: null },
});

/** CPU time in seconds. */
function timeOf(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[numbers.length >> 1]!;

/** Four matches, all 1,712,304 boards of each, in matches a second. */
function preflop(): Line {
  const matches = MATCHES.map((text) => text.split(' | ').map((hand) => faces(hand)) as [Face[], Face[]]);
  const written = matches.map((hands) => hands.map((hand) => hand.map(printFace)) as Hand[]);
  matches.forEach(([one, other], i) => {
    const { wins, ties } = headsUp(one, other);
    const [theirs] = equityHoldem(written[i]!, []);
    if (wins !== theirs!.wins || ties !== theirs!.ties) throw new Error(`the two disagree about ${MATCHES[i]}`);
  });
  const ours = (): void => {
    for (let round = 0; round < 20; round++) for (const [one, other] of matches) headsUp(one, other);
  };
  const peer = (): void => {
    for (const hands of written) equityHoldem(hands, []);
  };
  const rounds = Array.from({ length: 5 }, () => ({ ours: (20 * 4) / timeOf(ours), peer: 4 / timeOf(peer) }));
  return {
    name: 'exact equity of two hands before the flop, by classes',
    ours: median(rounds.map((round) => round.ours)),
    peer: median(rounds.map((round) => round.peer)),
    ratio: median(rounds.map((round) => round.ours / round.peer)),
    target: 20,
    unit: 'matches/s',
    peerName: APPRENTICE,
  };
}

/** All hands of seven by classes; and those with two certain cards laid out one by one, which is the plain way. */
function sevens(): Line[] {
  const secondsOf = (joker: 'none' | 'bug'): number =>
    median(Array.from({ length: 5 }, () => timeOf(() => sevenCards({ joker }))));
  const [plain, bug] = [secondsOf('none'), secondsOf('bug')];
  let laid = { hands: 0, royals: 0 };
  const laidOut = timeOf(() => {
    laid = layOut();
  });
  // The four other spades and any card; or the five of another suit.
  if (laid.hands !== 2_118_760 || laid.royals !== 46 + 3) throw new Error('the hands laid out are not all of them');
  const [ours, peer] = [133_784_560 / plain, laid.hands / laidOut];
  return [
    limit('all 133,784,560 hands of 7 cards, by classes', plain, 0.5, 's'),
    limit('all 154,143,080 hands of 7 with a joker, by classes', bug, 0.5, 's'),
    {
      name: 'hands of 7 cards counted',
      ...{ ours, peer, ratio: ours / peer, target: 50, unit: 'hands/s', peerName: 'reading them one by one' },
    },
  ];
}

/** Every hand of seven that holds the deuce of clubs and the ace of spades. */
function layOut(): { hands: number; royals: number } {
  const hand = new Uint8Array(7);
  hand[6] = 51;
  let [hands, royals] = [0, 0];
  for (let a = 1; a < 47; a++) {
    hand[1] = a;
    for (let b = a + 1; b < 48; b++) {
      hand[2] = b;
      for (let c = b + 1; c < 49; c++) {
        hand[3] = c;
        for (let d = c + 1; d < 50; d++) {
          hand[4] = d;
          for (let e = d + 1; e < 51; e++) {
            hand[5] = e;
            hands++;
            if (value7(hand, 0) === ROYAL) royals++;
          }
        }
      }
    }
  }
  return { hands, royals };
}
const ROYAL = value5(Uint8Array.from(faces('As Ks Qs Js Ts')), 0);

/** All deals; and a few hands of the player's laid out against every house hand, which is the plain way. */
function spanish(): Line[] {
  let deals = countSpanishDeals({ wheel: false });
  const seconds = timeOf(() => {
    deals = countSpanishDeals({ wheel: false });
  });
  const [hands, asked] = [cardsOfHands(), Array.from({ length: 12 }, (_, i) => 60_013 * i + 17)];
  const laidOut = timeOf(() => {
    for (const hand of asked) {
      let unqualified = 0;
      for (let other = 0; other < SPANISH_HANDS; other++) {
        if (deals.values[other]! < QUALIFIES && sharesNone(hands, hand, other)) unqualified++;
      }
      if (unqualified !== deals.unqualified[hand]) throw new Error(`the two ways disagree about hand ${hand}`);
    }
  });
  const [ours, peer] = [SPANISH_HANDS / seconds, asked.length / laidOut];
  return [
    limit('Spanish Poker, all 282,517,050,816 deals', seconds, 5, 's'),
    {
      name: 'Spanish Poker, a hand against every house hand',
      ...{ ours, peer, ratio: ours / peer, target: 500, unit: 'hands/s', peerName: 'laying them out' },
    },
  ];
}

function sharesNone(hands: Uint8Array, one: number, other: number): boolean {
  for (let i = 0; i < 5; i++) {
    for (let j = 0; j < 5; j++) if (hands[5 * one + i] === hands[5 * other + j]) return false;
  }
  return true;
}

/** A whole solution with its charts; and the bank's outcomes as sets, beside every order of cards played through. */
function twentyOne(): Line[] {
  const seconds = [NO_BUST_21, PURE_21_5].map((rules) => timeOf(() => chartsOf(solve21({ ...rules, decks: 6 }))));
  const shoe = shoeOf(6);
  const [up, gone] = [1, new Uint8Array(10)];
  gone[up] = 1;
  const [bank, chances] = [bankHands(up, 'hit').all, new Float64Array(OUTCOMES)];
  const bySets = timeOf(() => {
    for (let n = 0; n < 2_000; n++) bankChances(shoe, bank, gone, chances);
  });
  let over = 0;
  const byOrder = timeOf(() => {
    for (let n = 0; n < 5; n++) over = overByOrder(shoe.counts.slice(), up);
  });
  const sets = chances.slice(5, 10).reduce((all, chance) => all + chance, 0);
  if (Math.abs(sets - over) > 1e-12) throw new Error('the two ways disagree about the bank');
  const [ours, peer] = [2_000 / bySets, 5 / byOrder];
  return [
    limit('No-Bust 21, six decks, best play and all charts', seconds[0]!, 60, 's'),
    limit('Pure 21.5, six decks, best play and all charts', seconds[1]!, 60, 's'),
    {
      name: 'the bank’s outcomes against a deuce',
      ...{ ours, peer, ratio: ours / peer, target: 10, unit: '/s', peerName: 'every order played through' },
    },
  ];
}

/** The chance that the bank goes over, card by card. */
function overByOrder(counts: number[], up: number): number {
  counts[up]!--;
  const draw = (hard: number, aces: number, left: number): number => {
    const total = aces > 0 && hard <= 11 ? hard + 10 : hard;
    if (hard > 21) return 1;
    if (total > 17 || (total === 17 && total === hard)) return 0;
    let over = 0;
    for (let value = 0; value < 10; value++) {
      const held = counts[value]!;
      if (held === 0) continue;
      counts[value] = held - 1;
      over += (held / left) * draw(hard + value + 1, aces + (value === 0 ? 1 : 0), left - 1);
      counts[value] = held;
    }
    return over;
  };
  return draw(up + 1, up === 0 ? 1 : 0, 311);
}

/** The most this process has held at any time, the peers' share included. */
function memory(): Line {
  return limit('memory, at its height', process.resourceUsage().maxRSS / 1024, 1000, 'MB');
}

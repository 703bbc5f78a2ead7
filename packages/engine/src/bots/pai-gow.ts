/**
 * A player of pai gow poker, who also banks. It sets its seven cards as does best against hands set the house way: of every way
 * that is no foul it counts how many of a crowd of such hands it beats twice and how many beat it twice. Copies are the banker's,
 * so the same cards may be set otherwise by whoever banks.
 */

import { type Face, pack53 } from '../cards/index.js';
import { type PaiGowRules, paiGowRanking } from '../games/index.js';
import { houseWay, isFoulWorth, type Ranking, type SetHand, type SetWorth, worthOfSet } from '../hands/index.js';
import { type HouseCommand, type Option, type Rng, seeded } from '../kernel/index.js';
import { bankChoice, wagerChoice } from './banking.js';
import { chooser, type Seen } from './bot.js';
import { fallback } from './clicker.js';
import type { Manner } from './manners.js';

export function paiGowChoice(seen: Seen, rules: PaiGowRules, manner: Manner, rng: Rng): HouseCommand {
  const { menu } = seen.view;
  const has = (type: Option['type']): Option | undefined => menu.find((o) => o.type === type);
  const bank = has('bank');
  if (bank) return bankChoice(seen, rules, bank, manner);
  const wager = has('wager');
  if (wager) return wagerChoice(seen, rules, wager, manner, rng);
  const set = has('set');
  return set?.cards ? setChoice(seen, rules, set.cards.from) : fallback(seen, rng);
}

function setChoice({ view, game }: Seen, rules: PaiGowRules, from: readonly number[]): HouseCommand {
  const actor = chooser(view);
  const hand = from.map((card) => view.faces[card]!);
  const banks = view.felt.markers[game.names.markers.indexOf('bank')] === actor;
  const { low } = bestWay(rules, hand, banks);
  return { type: 'set', actor, cards: from.filter((_, i) => low.includes(hand[i]!)) };
}

/** Hands as the house sets them, drawn once for each way to rank them. */
interface Crowd {
  readonly ranking: Ranking;
  readonly fronts: Int32Array;
  readonly backs: Int32Array;
  /** Which cards each holds, twenty-seven to a number. */
  readonly held: readonly [Int32Array, Int32Array];
}
const HANDS = 4_000;
const HALF = 27;
const crowds = new Map<string, Crowd>();

export function crowdOf(rules: Pick<PaiGowRules, 'wheel' | 'natural'>): Crowd {
  const ranking = paiGowRanking(rules);
  const known = crowds.get(ranking.id);
  if (known) return known;
  const rng = seeded(53);
  const pack = pack53.slice();
  const crowd: Crowd = {
    ranking,
    fronts: new Int32Array(HANDS),
    backs: new Int32Array(HANDS),
    held: [new Int32Array(HANDS), new Int32Array(HANDS)],
  };
  for (let i = 0; i < HANDS; i++) {
    for (let k = 0; k < 7; k++) {
      const other = k + rng.below(pack.length - k);
      [pack[k], pack[other]] = [pack[other]!, pack[k]!];
    }
    const seven = pack.slice(0, 7);
    const { low, high } = houseWay(ranking, seven);
    crowd.fronts[i] = ranking.best(low, []);
    crowd.backs[i] = ranking.best(high, []);
    [crowd.held[0][i], crowd.held[1][i]] = heldBits(seven);
  }
  crowds.set(ranking.id, crowd);
  return crowd;
}
function heldBits(cards: readonly Face[]): [number, number] {
  let [one, other] = [0, 0];
  for (const card of cards) {
    if (card < HALF) one |= 1 << card;
    else other |= 1 << (card - HALF);
  }
  return [one, other];
}

/** Of all ways to set a hand that are no foul, the one that gains most against the crowd. */
export function bestWay(rules: PaiGowRules, hand: readonly Face[], banks: boolean): SetHand {
  const crowd = crowdOf(rules);
  const { ranking } = crowd;
  const count = meet(crowd, hand);
  // A copy is the banker's, or nobody's.
  const tie = rules.copies === 'push' ? 0 : banks ? 1 : -1;
  let best = houseWay(ranking, hand);
  const tried = [worthOfSet(ranking, best)];
  let most = gains(tried[0]!, tie, count);
  for (let i = 0; i < hand.length; i++)
    for (let j = i + 1; j < hand.length; j++) {
      const way = { low: [hand[i]!, hand[j]!], high: hand.filter((_, at) => at !== i && at !== j) };
      const worth = worthOfSet(ranking, way);
      // What is no higher in front and behind than a way already tried gains no more than that.
      if (isFoulWorth(worth) || tried.some(({ low, high }) => low >= worth.low && high >= worth.high)) continue;
      tried.push(worth);
      const gained = gains(worth, tie, count);
      if (gained > most) [best, most] = [way, gained];
    }
  return best;
}

/** Those of the crowd who can be met: none of their cards is in one's own hand. Written over by the next who asks. */
const fronts = new Int32Array(HANDS);
const backs = new Int32Array(HANDS);
function meet(crowd: Crowd, hand: readonly Face[]): number {
  const [one, other] = heldBits(hand);
  const [ones, others] = crowd.held;
  let count = 0;
  for (let i = 0; i < HANDS; i++) {
    if (((ones[i]! & one) | (others[i]! & other)) !== 0) continue;
    fronts[count] = crowd.fronts[i]!;
    backs[count++] = crowd.backs[i]!;
  }
  return count;
}
function gains({ low: front, high: back }: SetWorth, tie: number, count: number): number {
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const low = front > fronts[i]! ? 1 : front < fronts[i]! ? -1 : tie;
    const high = back > backs[i]! ? 1 : back < backs[i]! ? -1 : tie;
    if (low === high) sum += low;
  }
  return sum;
}

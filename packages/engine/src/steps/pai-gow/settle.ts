/**
 * The bank's hands are turned, then each player's in the order of the deal, and every wager is settled as it is turned: both hands
 * higher wins, both lower loses, one of each is nobody's. The dealer sets the hands of those who asked for the house way.
 */
import {
  compareWorths,
  type HandName,
  houseWay,
  isFoulWorth,
  type Ranking,
  type SetWorth,
  worthOfSet,
} from '../../hands/index.js';
import {
  type CardId,
  cardsIn,
  chipsAt,
  type Draft,
  type Felt,
  inTurn,
  type Known,
  type Seat,
  type Step,
  step,
} from '../../kernel/index.js';
import { settling } from '../bank/index.js';
import type { PaiGowCites, PaiGowFelt, PaiGowOutcome, PaiGowTable } from './felt.js';

type Rules = PaiGowTable & { readonly ranking: Ranking };

/** How a player's hands came out against the bank's; a foul hand loses whatever the other is. */
function outcomeOf({ copies }: Rules, mine: SetWorth, banks: SetWorth): PaiGowOutcome {
  if (isFoulWorth(mine)) return 'foul';
  if (isFoulWorth(banks)) return 'bank-foul';
  const { low, high } = compareWorths(mine, banks);
  const isCopy = low === 0 || high === 0;
  const tie = copies === 'banker' ? -1 : 0;
  const [front, back] = [low === 0 ? tie : low, high === 0 ? tie : high];
  if (front > 0 && back > 0) return 'both-higher';
  if (front < 0 && back < 0) return isCopy ? 'copied' : 'both-lower';
  return 'one-each';
}
/** What it comes to, in wagers. */
const PAYS: Readonly<Record<PaiGowOutcome, 1 | 0 | -1>> = {
  'both-higher': 1,
  'bank-foul': 1,
  'one-each': 0,
  'both-lower': -1,
  copied: -1,
  foul: -1,
};

export const paiGowSettle = (on: PaiGowFelt, cites: PaiGowCites, p: Rules): Step<boolean> => {
  const { ranking } = p;
  const names = new Map<number, HandName>();
  const nameOf = (worth: number): HandName => {
    const known = names.get(worth);
    if (known !== undefined) return known;
    const name = ranking.name(worth);
    names.set(worth, name);
    return name;
  };
  /** Turns a hand up where it was set, or sets it the house's way. */
  const turned = (d: Draft, seat: Seat, face: Known): SetWorth => {
    const wasSet = on.isSet(d, seat);
    const { low, high } = laid(on, d, seat, face, ranking);
    d.move(low, wasSet ? on.low(seat) : on.hand(seat), on.low(seat), 'all');
    d.move(high, wasSet ? on.high(seat) : on.hand(seat), on.high(seat), 'all');
    const mine = worthOfSet(ranking, { low: low.map((card) => face(card)!), high: high.map((card) => face(card)!) });
    d.say('HandsTurned', seat, wasSet ? cites.turn : cites.houseWay, {
      made: { low: nameOf(mine.low), high: nameOf(mine.high) },
      foul: isFoulWorth(mine),
      houseWay: !wasSet,
      bank: seat === on.banker(d),
    });
    return mine;
  };
  return step('settle', true, {
    open: (d, face) => {
      if (!on.isOn(d)) return;
      const banker = on.banker(d)!;
      const settle = settling(d, on, p.coverage, cites);
      const banks = turned(d, banker, face);
      for (const seat of inTurn(d, d.markers[on.firstHand]!, (r, one) => one !== banker && on.holds(r, one))) {
        const outcome = outcomeOf(p, turned(d, seat, face), banks);
        const place = on.wager(seat);
        const stake = chipsAt(d, place);
        const note = { circle: seat, row: 0, hand: 0, bet: 'wager' as const, outcome, due: 0, won: 0, taken: 0 };
        settle({ seat, place, stake, due: PAYS[outcome] * stake, rule: p.outcomes[outcome], note });
      }
    },
  });
};

/** A hand as its owner set it, or as the house does for him. */
function laid(
  on: PaiGowFelt,
  r: Felt,
  seat: Seat,
  face: Known,
  ranking: Ranking,
): { readonly low: readonly CardId[]; readonly high: readonly CardId[] } {
  if (on.isSet(r, seat)) return { low: cardsIn(r, on.low(seat)), high: cardsIn(r, on.high(seat)) };
  const cards = cardsIn(r, on.hand(seat));
  const way = houseWay(
    ranking,
    cards.map((card) => face(card)!),
  );
  const low: CardId[] = [];
  const high: CardId[] = [];
  for (const card of cards) (way.low.includes(face(card)!) ? low : high).push(card);
  return { low, high };
}

/**
 * A game said outright as its streets: what is dealt, burned, drawn or thrown away on each, who begins and what may be bet. A book that
 * says this page has a game, and needs no code.
 */

import { PACK_SIZES } from '../cards/index.js';
import type { Clash } from '../facts/index.js';
import { floorRows } from '../facts/law-rules.js';
import { RANKING_NAMES, takesDecks, takesJoker, USES } from '../hands/index.js';
import * as s from '../schema/index.js';
import { keeps } from './clash.js';
import { STREET_NAMES } from './street-names.js';

const chips = s.int().positive();
const ruleId = s.string().min(1);

/** What may be bet on a street; two fixed figures on different streets are a structured limit. */
const limit = s.discriminatedUnion('kind', [
  /** `lower` is the smaller of the table's figures, where it is not this one: a killed pot keeps their proportion. */
  s.strictObject({ kind: s.literal('fixed'), bet: chips, lower: chips.exactOptional() }),
  s.strictObject({ kind: s.literal('spread'), min: chips, max: chips }),
  s.strictObject({ kind: s.literal('pot'), min: chips }),
  s.strictObject({ kind: s.literal('no-limit'), min: chips }),
]);

const street = s.strictObject({
  name: s.enum(STREET_NAMES),
  /** What its cards rest on. */
  rule: ruleId,
  burn: s.boolean().default(false),
  /** Cards to each hand, face down and face up: on the first street the deal, later one card at most. */
  down: s.int().min(0).max(6).default(0),
  up: s.int().min(0).max(1).default(0),
  /** Cards turned up for everybody. */
  board: s.int().min(0).max(5).default(0),
  /** As many new cards for old as this at the most; 0: none are drawn. */
  draw: s.int().min(0).max(6).default(0),
  /** Hands are thrown away down to so many cards, before the betting or after it. */
  discard: s
    .strictObject({ keep: s.int().min(1), when: s.enum(['before-bets', 'after-bets']) })
    .nullable()
    .default(null),
  begins: s.enum(['blinds', 'button', 'bring-in', 'high-board', 'low-board']),
  limit,
  /** Where a hand shows a pair, either of two figures may be bet instead, the upper twice the lower, by this clause. */
  pair: s.strictObject({ low: chips, high: chips, rule: ruleId }).exactOptional(),
});

/** The clauses it rests on. */
const cites = s.strictObject({
  deal: ruleId,
  burn: ruleId,
  draw: ruleId,
  discard: ruleId,
  /** Who has to open, and for what. */
  opens: ruleId,
  /** A stub that runs short is filled up, or one card serves all. */
  reshuffle: ruleId,
  straddle: ruleId,
  firstToAct: ruleId,
  laterToAct: ruleId,
  action: ruleId,
  bet: ruleId,
  cap: ruleId,
  shortAllIn: ruleId,
  checkRaise: ruleId,
  tableStakes: ruleId,
  showOrder: ruleId,
  show: ruleId,
  win: ruleId,
  hiLo: ruleId,
  noLow: ruleId,
  tie: ruleId,
  odd: ruleId,
  void: ruleId,
});

/** What beats what, and how much of the hole counts. */
const hands = s.strictObject({ ranking: s.enum(RANKING_NAMES), use: s.enum(USES) });

const streetGameRules = s.strictObject({
  family: s.literal('streets'),
  /** How many cards the pack has: whole, stripped, with its joker. */
  pack: s.union(PACK_SIZES.map((size) => s.literal(size))),
  /** How many such packs are put together; one unless said. */
  decks: s.int().min(1).max(8).exactOptional(),
  /** Each way to win; null where there is no such way. With both, each has half the pot. */
  high: hands.nullable(),
  low: hands.nullable(),
  streets: s.array(street).min(1),
  /** What the first up card opens for, whose, and whether the first raise only completes it to a bet. */
  opening: s
    .strictObject({ amount: chips, by: s.enum(['low-card', 'high-card']), completes: s.boolean() })
    .nullable()
    .default(null),
  straddle: s.enum(['off', 'one']).default('off'),
  /** Each gets his cards as he is asked; or all declare and throw before any are dealt. */
  drawn: s.enum(['in-turn', 'declared-first']).default('in-turn'),
  raisesMax: s.int().positive().nullable(),
  capHeadsUp: s.enum(['unlimited', 'whenever', 'capped']),
  shortAllIn: s.enum(['half', 'full']),
  checkRaise: s.enum(['allowed', 'barred']).default('allowed'),
  leastRaise: s.enum(['limit', 'last-raise']).default('limit'),
  /** What one round's bet may come to, and what one person may put in during one hand. */
  levelMax: chips.nullable().default(null),
  wagerMax: chips.nullable().default(null),
  show: s.enum(['all', 'in-turn']).default('in-turn'),
  checkedFirst: s.enum(['first-seat', 'last-seat']).default('first-seat'),
  oddChip: s.enum(['position', 'high-card']).default('position'),
  /** The smallest chip in play: pots break to it, and bets are multiples of it. */
  chip: chips,
  /** An ante is everybody's in the centre; or its seat's share, so that whoever was short of it plays for that much of each. */
  antes: s.enum(['centre', 'share']).exactOptional(),
  feeBefore: s.enum(['blinds', 'cards']).default('cards'),
  feeOnVoid: s.enum(['carry', 'keep']).default('carry'),
  floor: floorRows,
  cites,
});
export type StreetRules = s.infer<typeof streetGameRules>;
type Street = StreetRules['streets'][number];

const later = ({ streets }: StreetRules): readonly Street[] => streets.slice(1);
const showsCards = ({ streets }: StreetRules): boolean => streets[0]!.up > 0;
const clash = (test: (rules: StreetRules) => boolean, why: Clash) => keeps(test, why, (r) => r.cites.deal);

export const streetRules = streetGameRules
  .superRefine(clash(({ high, low }) => high !== null || low !== null, 'nobody-wins'))
  .superRefine(clash(({ streets }) => new Set(streets.map(({ name }) => name)).size === streets.length, 'street-twice'))
  .superRefine(
    clash(({ streets: [first] }) => first!.down > 0 && first!.draw === 0 && !first!.burn, 'first-street-deals'),
  )
  .superRefine(
    clash(
      ({ streets: [first] }) =>
        (first!.up === 0 && first!.board === 0) || (first!.name !== 'deal' && first!.up * first!.board === 0),
      'first-street-open',
    ),
  )
  .superRefine(
    clash(
      (r) =>
        later(r).every(
          ({ up, down, board, draw }) => up + down <= 1 && [up + down, board, draw].filter(Boolean).length <= 1,
        ),
      'street-gives-one',
    ),
  )
  .superRefine(
    clash(
      (r) => later(r).every(({ draw }) => draw === 0) || (!showsCards(r) && later(r).every(({ down }) => down === 0)),
      'draw-or-deal',
    ),
  )
  .superRefine(clash(({ streets }) => streets.filter(({ discard }) => discard !== null).length <= 1, 'discard-twice'))
  .superRefine(
    clash(
      (r) =>
        r.streets.every(({ begins }, i) => begins !== 'bring-in' || (i === 0 && showsCards(r) && r.opening !== null)) &&
        r.streets.every(({ begins }, i) => begins !== 'blinds' || i === 0),
      'begins-first-alone',
    ),
  )
  .superRefine(
    clash(
      (r) => r.streets.every(({ begins, pair }) => showsCards(r) || (!begins.endsWith('board') && pair === undefined)),
      'board-unseen',
    ),
  )
  .superRefine(
    clash(
      ({ streets }) => streets.every(({ pair }) => pair === undefined || pair.high === 2 * pair.low),
      'limit-not-doubled',
    ),
  )
  .superRefine(
    clash(
      ({ pack, high, low }) =>
        (pack !== 41 && pack !== 53) || [high, low].every((hand) => hand === null || takesJoker(hand.ranking)),
      'joker-unknown',
    ),
  )
  .superRefine(
    clash(
      ({ decks = 1, high, low }) =>
        decks === 1 || [high, low].every((hand) => hand === null || takesDecks(hand.ranking)),
      'decks-unknown',
    ),
  );

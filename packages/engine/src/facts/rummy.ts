/** What the rummies tell: Escaleriado, Largo and Panguingue. */
import {
  card,
  chips,
  choice,
  clause,
  count,
  fact,
  flag,
  list,
  maybe,
  type NoteFrom,
  optional,
  record,
  seat,
} from './fact.js';

const declaring = choice('declare', 'turn');
/** Whose say it is next, and whether all are still declaring. */
const nextUp = { next: seat, phase: declaring };
/** The columns of the seat at this place in the order of play: every column its cards. */
const columns = list(list(card));
/** A line of the scoring sheet. */
const line = {
  what: choice('escala', 'camuco', 'one-black-suit', 'one-red-suit', 'more-suits'),
  cards: list(card),
  points: count,
  rule: clause,
};
export type Line = NoteFrom<typeof line>;
/** How deep the marker lies, and how many cards of the stock lie under it. */
const marker = { under: count, depth: count };

export const RUMMY_FACTS = {
  TurnsOpened: fact({ phase: optional(declaring), first: seat, columns: list(columns) }),
  Declared: fact({ plays: flag, ...nextUp }),
  Stayed: fact(nextUp),
  /** At Escaleriado whose say it is next; at Largo what it costs. */
  Dropped: fact({ next: optional(seat), phase: optional(declaring), points: optional(count) }),
  CardDrawn: fact(),
  CardPassed: fact({ asked: seat }),
  CardDied: fact({ next: seat }),
  CardLeft: fact({ next: optional(seat), force: optional(flag), card }),
  CardIntoHand: fact(),
  /** `worth` where conditions are paid. */
  Melded: fact({ columns, at: count, used: flag, worth: optional(count) }),
  ColumnsRearranged: fact({ columns, at: count }),
  CardThrown: fact({ next: optional(seat), card: optional(card) }),
  DrawsLost: fact({ seats: list(seat) }),
  TurnPassed: fact({ next: seat }),
  AllDown: fact({ nth: count }),
  MarkerDue: fact({ phase: choice('marker', 'third') }),
  MarkerPlaced: fact(marker),
  MarkerMoved: fact(marker),
  MarkerLeft: fact(),
  MarkerRemoved: fact(),
  MarkerReached: fact({ deciding: list(seat), removed: flag }),
  WentOn: fact(),
  LeaderStays: fact(),
  StockExhausted: fact({ ends: flag }),
  GameWon: fact({ lines: list(record(line)), points: count, cards: optional(count), alone: optional(flag) }),
  /** No points are la corrida. */
  PointsPaid: fact({ points: maybe(count), unit: optional(choice('point', 'chip')), to: seat, due: chips }),
  AntesWon: fact(),
  AntesShared: fact(),
  GameEnded: fact(),
  /** Whether it took a drawn card in; and where it had the say, how that goes on. */
  HandFouled: fact({
    took: optional(flag),
    next: optional(seat),
    phase: optional(declaring),
    unused: optional(maybe(card)),
    asked: optional(seat),
    at: count,
  }),
  GameRedealt: fact(),
  CardBuried: fact(),
};

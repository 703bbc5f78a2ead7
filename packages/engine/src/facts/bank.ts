/** What a table with a bank tells: who banks, who bets where, how hands of twenty-one are played, what each wager came to. */
import type { HandName } from '../hands/index.js';
import { chips, choice, count, type Field, fact, flag, list, optional, record, seat, sum, text } from './fact.js';
import { BONUSES } from './poker.js';

/** What comes of a hand of twenty-one against the bank's. */
export const OUTCOMES = [
  'both-natural',
  'natural',
  'bank-natural',
  'bank-over',
  'closer',
  'tie',
  'bank-closer',
  'over',
  'over-bank-closer',
  'over-closer',
  'over-three-cards',
  'over-tie',
  'over-eights',
] as const;
/** What comes of two hands of pai gow. */
export const PAI_GOW_OUTCOMES = ['both-higher', 'one-each', 'both-lower', 'copied', 'foul', 'bank-foul'] as const;

/** What a hand makes, as a ranking names it. */
export const handName: Field<HandName> = {
  form: 'record',
  fields: { category: text, ranks: list(count), points: optional(count) },
};

const circle = seat;
/** A hand of a circle; the second and later ones come from splitting. */
const spot = { circle, hand: count };
/** A wager behind a circle; row 0 is the player's own. */
const place = { circle, row: count };
/** What a hand counts. */
const total = { total: count, soft: flag };
export const wager = {
  ...spot,
  row: count,
  bet: choice('wager', 'backline', 'insurance'),
  outcome: optional(choice(...OUTCOMES, 'surrender', 'even-money', ...PAI_GOW_OUTCOMES)),
};
/** What a wager was due, below nothing if it lost, and how much of that the bank reached. */
const settled = { ...wager, due: sum, won: chips, taken: chips };

export const BANK_FACTS = {
  BankPosted: fact({ turn: count }),
  BankDeclined: fact({ turn: count }),
  GameBroken: fact(),
  WagerPlaced: fact(place),
  WagersDone: fact(),
  NobodyWagered: fact(),
  WagerWon: fact(settled),
  WagerLost: fact(settled),
  WagerPushed: fact(settled),
  WagerReturned: fact(settled),
  BankReleased: fact(),
  // Twenty-one.
  ShoeWentOn: fact(),
  FirstCardsDealt: fact(),
  SecondCardsDealt: fact(),
  InsuranceOffered: fact({ bets: list(record({ ...place, seat })) }),
  Insured: fact(place),
  EvenMoneyTaken: fact(place),
  InsuranceDeclined: fact(place),
  HolePeeked: fact({ natural: flag }),
  HandTurn: fact(spot),
  HandHit: fact({ ...spot, ...total }),
  HandStood: fact({ ...spot, ...total }),
  CardGiven: fact({ ...spot, ...total }),
  /** The rows behind that may follow. */
  DoubledDown: fact({ ...spot, rows: list(count) }),
  HandSplit: fact({ ...spot, to: count, rows: list(count) }),
  Surrendered: fact(spot),
  LastCall: fact(),
  BackerFunded: fact({ ...spot, row: count }),
  BackerDeclined: fact({ ...spot, row: count }),
  PlayersDone: fact(),
  HoleTurned: fact(),
  ActionButtonPlaced: fact(),
  BankDrew: fact(total),
  BonusPaid: fact({ bonus: choice(...BONUSES), circle, due: chips }),
  // What the floor does there.
  ShoeCardOut: fact(),
  ShoeCardSeen: fact(),
  CircleVoided: fact({ circle }),
  HandsTakenBack: fact(),
};

/** What becomes of a wager. */
const SETTLED = ['WagerWon', 'WagerLost', 'WagerPushed', 'WagerReturned'] as const;
type Settled = (typeof SETTLED)[number];
/** Does it say what became of a wager? */
export const isSettled = <E extends { readonly type: string }>(e: E): e is Extract<E, { readonly type: Settled }> =>
  (SETTLED as readonly string[]).includes(e.type);

/** Pai gow poker. */
export const PAI_GOW_FACTS = {
  /** The dice count, and the place that gets the first hand. */
  SequenceCounted: fact({ count, first: seat }),
  DeadHands: fact({ count }),
  HandSet: fact(),
  HouseWayAsked: fact(),
  HandsTurned: fact({ made: record({ low: handName, high: handName }), foul: flag, houseWay: flag, bank: flag }),
};

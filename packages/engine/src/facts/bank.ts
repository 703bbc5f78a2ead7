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
  BankPosted: fact({ turn: count }, { chips: ['stack > bank'], marks: ['bank', 'second'] }),
  BankDeclined: fact({ turn: count }),
  GameBroken: fact(),
  WagerPlaced: fact(place, { chips: ['stack > back', 'stack > wager'], marks: ['back', 'circle'] }),
  WagersDone: fact(),
  NobodyWagered: fact(null, { chips: ['bank > stack'], marks: ['bank', 'second'] }),
  WagerWon: fact(settled, { chips: ['back > stack', 'bank > stack', 'insurance > stack', 'wager > stack'] }),
  WagerLost: fact(settled, {
    chips: ['back > bank', 'back > stack', 'insurance > bank', 'insurance > stack', 'wager > bank', 'wager > stack'],
  }),
  WagerPushed: fact(settled, { chips: ['back > stack', 'insurance > stack', 'wager > stack'] }),
  WagerReturned: fact(settled, { chips: ['back > stack', 'insurance > stack', 'wager > stack'] }),
  BankReleased: fact(null, { chips: ['bank > stack'] }),
  // Twenty-one.
  ShoeWentOn: fact(null, { cards: ['box > rack: all', 'box > stock'], faces: true }),
  FirstCardsDealt: fact(null, { cards: ['stock > bank-hand: all', 'stock > hand: all'] }),
  SecondCardsDealt: fact(null, { cards: ['stock > bank-hand', 'stock > hand: all'] }),
  InsuranceOffered: fact({ bets: list(record({ ...place, seat })) }),
  Insured: fact(place, { chips: ['stack > insurance'] }),
  EvenMoneyTaken: fact(place, { marks: ['even'] }),
  InsuranceDeclined: fact(place),
  HolePeeked: fact({ natural: flag }),
  HandTurn: fact(spot, { marks: ['turn', 'turn-hand'] }),
  HandHit: fact({ ...spot, ...total }, { cards: ['stock > hand: all'] }),
  HandStood: fact({ ...spot, ...total }),
  CardGiven: fact({ ...spot, ...total }, { cards: ['stock > hand: all'] }),
  /** The rows behind that may follow. */
  DoubledDown: fact({ ...spot, rows: list(count) }, { chips: ['stack > wager'] }),
  HandSplit: fact({ ...spot, to: count, rows: list(count) }, { chips: ['stack > wager'], cards: ['hand > hand'] }),
  Surrendered: fact(spot, { cards: ['hand > rack'] }),
  LastCall: fact(),
  BackerFunded: fact({ ...spot, row: count }, { chips: ['stack > back'] }),
  BackerDeclined: fact({ ...spot, row: count }),
  PlayersDone: fact(null, { marks: ['turn', 'turn-hand'] }),
  HoleTurned: fact(null, { cards: ['bank-hand > bank-hand: all'] }),
  ActionButtonPlaced: fact(null, { marks: ['action'] }),
  BankDrew: fact(total, { cards: ['stock > bank-hand: all'] }),
  BonusPaid: fact({ bonus: choice(...BONUSES), circle, due: chips }, { chips: ['bonus > stack'] }),
  // What the floor does there.
  ShoeCardOut: fact(null, { cards: ['stock > rack: all'] }),
  ShoeCardSeen: fact(null, { cards: ['stock > stock: all'] }),
  CircleVoided: fact(
    { circle },
    {
      chips: ['back > stack', 'bonus > stack', 'drop > stack', 'insurance > stack', 'wager > stack'],
      cards: ['hand > rack: all'],
      marks: ['back', 'circle', 'even'],
    },
  ),
  HandsTakenBack: fact(null, {
    chips: ['insurance > stack'],
    cards: ['bank-hand > rack: all', 'hand > muck', 'hand > rack: all', 'high > muck', 'low > muck'],
    marks: ['even'],
  }),
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
  SequenceCounted: fact({ count, first: seat }, { cards: ['stock > turned: all'], marks: ['first-hand'] }),
  DeadHands: fact({ count }, { cards: ['stock > muck'] }),
  HandSet: fact(null, { cards: ['hand > high', 'hand > low'] }),
  HouseWayAsked: fact(),
  HandsTurned: fact(
    { made: record({ low: handName, high: handName }), foul: flag, houseWay: flag, bank: flag },
    { cards: ['hand > high: all', 'hand > low: all', 'high > high: all', 'low > low: all'] },
  ),
};

/** What poker tells: money before the cards, the cards, the betting, the showdown. */
import {
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
  orBare,
  record,
  seat,
  text,
} from './fact.js';

/** What is put in before anybody has chosen to. */
export const POSTS = choice('ante', 'small-blind', 'big-blind', 'dead-small', 'live-big', 'kill', 'bring-in');

export const BONUSES = [
  'pd_888',
  'pd_888_colour',
  'pd_888_suited',
  'suited_777',
  'unsuited_777',
  'suited_678',
  'colour_777',
  'colour_678',
  'charlie',
  'streak',
] as const;

/** A seat's part of a pot, and by which side of it. */
const share = { seat, amount: chips, way: choice('high', 'low', 'uncontested') };
export type Share = NoteFrom<typeof share>;

/** A bet or raise: what it stands at now, who must answer, whether it was full enough to count. */
const raise = {
  to: chips,
  answer: list(seat),
  counts: flag,
  /** Those who have acted and face less than a raise that counts: for them the betting is not reopened. */
  closed: list(seat),
  /** The cap is lifted. */
  free: flag,
  unit: chips,
  /** The aggressor until now. */
  was: maybe(seat),
};

export const POSTING_FACTS = {
  Posted: fact({ kind: POSTS }, { chips: ['stack > bet', 'stack > centre', 'stack > in'] }),
  AntesPosted: fact(null, { chips: ['stack > in'] }),
  Straddled: fact(null, { chips: ['stack > bet'], marks: ['straddle'] }),
  StraddleDeclined: fact(),
  CollectionTaken: fact(
    {
      for: choice('drop', 'jackpot', 'bonus'),
      /** The circle it was taken for, where there are any; nobody's for the bank's own. */
      circle: optional(maybe(seat)),
      bonus: optional(choice(...BONUSES)),
    },
    { chips: ['centre > drop', 'stack > bonus', 'stack > drop', 'stack > jackpot'] },
  ),
};

export const CARD_FACTS = {
  PackShuffled: fact(null, { cards: ['* > spent', 'box > stock'], faces: true }),
  StubShuffled: fact(null, { cards: ['* > spent', 'box > stock'], marks: ['mixed'], faces: true }),
  /** So many to each; the house is dealt a hand too, or is not. */
  CardsDealt: fact(
    { count, house: optional(flag) },
    { cards: ['stock > hand: all', 'stock > hand: owner', 'stock > house-hand'], marks: ['dead-seat'] },
  ),
  CardBurned: fact(null, { cards: ['next-burn > burn', 'stock > burn'] }),
  BoardDealt: fact({ street: text, count }, { cards: ['stock > board: all'] }),
  Discarded: fact({ count }, { cards: ['hand > muck', 'hand > thrown'] }),
  DealerWentOn: fact(),
};

export const BETTING_FACTS = {
  BettingOpened: fact({ toAct: list(seat), level: chips, unit: chips, live: count }, { marks: ['aggressor'] }),
  Checked: fact(null, { marks: ['checked'] }),
  Bet: fact(raise, { chips: ['stack > bet'], marks: ['aggressor'] }),
  Called: fact(null, { chips: ['stack > bet'] }),
  /** At Spanish Poker a raise is a bet on one's own hand, and nobody answers it. */
  Raised: orBare(fact(raise, { chips: ['stack > bet', 'stack > raise'], marks: ['aggressor', 'check-raised'] })),
  Folded: fact(null, { cards: ['hand > muck'], marks: ['dead-seat', 'tucked'] }),
  BetsGathered: fact(null, { chips: ['bet > centre', 'bet > in', 'bet > stack'] }),
};

export const SHOWDOWN_FACTS = {
  HandShown: fact(null, { cards: ['hand > hand: all'] }),
  HandMucked: fact(null, { cards: ['hand > muck'] }),
  /** `odd` is the clause an odd chip went by. */
  PotAwarded: fact(
    { pot: count, shares: list(record(share)), odd: maybe(clause) },
    { chips: ['centre > stack', 'in > stack'], marks: ['push'] },
  ),
  PotPushed: fact(),
};

/** Push-Nine's push pot. */
export const PUSH_FACTS = {
  PushPotDeclared: fact({ pot: chips, seats: list(seat) }, { chips: ['in > centre'], marks: ['push'] }),
  BuyInOffered: fact({ pot: chips, tied: list(seat), buyers: list(seat), price: chips }),
  PushPotEntered: fact(null, { chips: ['stack > centre'], marks: ['push'] }),
  PushPotDeclined: fact(),
  SplitAgreed: fact(),
  SplitDeclined: fact(),
};

/** Draw: the price of a hand, the cards, the sevens rule. */
export const DRAW_FACTS = {
  PriceNamed: fact({ price: chips }, { chips: ['stack > bet'] }),
  PriceMatched: fact(null, { chips: ['stack > bet'] }),
  SatOutHand: fact(null, { marks: ['sits-out'] }),
  PriceGathered: fact(null, { chips: ['bet > centre', 'bet > in', 'bet > stack'] }),
  NobodyCameIn: fact(null, { chips: ['bet > stack'], marks: ['sits-out'] }),
  HandFilled: fact(null, { cards: ['stock > hand: owner'] }),
  StoodPat: fact({ count }),
  CallChanged: fact({ count }, { cards: ['hand > thrown', 'thrown > hand'] }),
  /** A call that is past telling: to others and later on it says neither draw nor pat. */
  CallMade: fact(),
  CallKept: fact(),
  CardsCalled: fact(),
  CardsDrawn: fact({ count }, { cards: ['stock > hand: owner', 'thrown > muck'] }),
  ProofShown: fact(null, { cards: ['hand > hand: all'] }),
  ProofRefused: fact(),
  BetsReturned: fact(null, { chips: ['bet > stack'] }),
  HandBarred: fact(),
};

/** Stud: the forced bet, a seat without a hand, a last card dealt face up. */
export const STUD_FACTS = {
  MustOpen: fact(null, { marks: ['opener'] }),
  /** The same where the highest card opens, since the lowest hand wins. */
  HighMustOpen: fact(null, { marks: ['opener'] }),
  DeadSeatDealt: fact(null, { cards: ['stock > muck'] }),
  StayedActive: fact(null, { marks: ['open-seventh'] }),
  DeclaredAllIn: fact(null, { marks: ['all-in', 'open-seventh'] }),
};

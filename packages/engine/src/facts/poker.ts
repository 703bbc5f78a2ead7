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
  Posted: fact({ kind: POSTS }),
  AntesPosted: fact(),
  Straddled: fact(),
  StraddleDeclined: fact(),
  CollectionTaken: fact({
    for: choice('drop', 'jackpot', 'bonus'),
    /** The circle it was taken for, where there are any; nobody's for the bank's own. */
    circle: optional(maybe(seat)),
    bonus: optional(choice(...BONUSES)),
  }),
};

export const CARD_FACTS = {
  PackShuffled: fact(),
  StubShuffled: fact(),
  /** So many to each; the house is dealt a hand too, or is not. */
  CardsDealt: fact({ count, house: optional(flag) }),
  CardBurned: fact(),
  BoardDealt: fact({ street: text, count }),
  Discarded: fact({ count }),
  DealerWentOn: fact(),
};

export const BETTING_FACTS = {
  BettingOpened: fact({ toAct: list(seat), level: chips, unit: chips, live: count }),
  Checked: fact(),
  Bet: fact(raise),
  Called: fact(),
  /** At Spanish Poker a raise is a bet on one's own hand, and nobody answers it. */
  Raised: orBare(fact(raise)),
  Folded: fact(),
  BetsGathered: fact(),
};

export const SHOWDOWN_FACTS = {
  HandShown: fact(),
  HandMucked: fact(),
  /** `odd` is the clause an odd chip went by. */
  PotAwarded: fact({ pot: count, shares: list(record(share)), odd: maybe(clause) }),
  PotPushed: fact(),
};

/** Push-Nine's push pot. */
export const PUSH_FACTS = {
  PushPotDeclared: fact({ pot: chips, seats: list(seat) }),
  BuyInOffered: fact({ pot: chips, tied: list(seat), buyers: list(seat), price: chips }),
  PushPotEntered: fact(),
  PushPotDeclined: fact(),
  SplitAgreed: fact(),
  SplitDeclined: fact(),
};

/** Draw: the price of a hand, the cards, the sevens rule. */
export const DRAW_FACTS = {
  PriceNamed: fact({ price: chips }),
  PriceMatched: fact(),
  SatOutHand: fact(),
  PriceGathered: fact(),
  NobodyCameIn: fact(),
  HandFilled: fact(),
  StoodPat: fact({ count }),
  CallChanged: fact({ count }),
  /** A call that is past telling: to others and later on it says neither draw nor pat. */
  CallMade: fact(),
  CallKept: fact(),
  CardsCalled: fact(),
  CardsDrawn: fact({ count }),
  ProofShown: fact(),
  ProofRefused: fact(),
  BetsReturned: fact(),
  HandBarred: fact(),
};

/** Stud: the forced bet, a seat without a hand, a last card dealt face up. */
export const STUD_FACTS = {
  MustOpen: fact(),
  /** The same where the highest card opens, since the lowest hand wins. */
  HighMustOpen: fact(),
  DeadSeatDealt: fact(),
  StayedActive: fact(),
  DeclaredAllIn: fact(),
};

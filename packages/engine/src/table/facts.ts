/**
 * What can happen at a table, declared once, as what happens in a round is: from here come the types of its events, how they are
 * packed, and the check of one that was stored. Every one names its clause; `by` is whose doing it was, where not the seat's own.
 */
import {
  chips,
  choice,
  clause,
  count,
  type Fact,
  type Field,
  type Fields,
  fact,
  flag,
  gameFact,
  list,
  map,
  maybe,
  type NoteFrom,
  optional,
  POSTS,
  record,
  seat,
  sum,
  text,
} from '../facts/index.js';
import type { Event, Setup } from '../kernel/index.js';
import { ACCOUNTS, type Count, type Progressive, type Entry as ProgressiveEntry, WHYS } from '../progressive/book.js';
import type { BankTerms, PokerTerms } from '../steps/index.js';
import type { By } from './by.js';
import type { Away, Due, Entry, Markers, Patron } from './state.js';

/** Milliseconds since 1970. */
const at = count;
const by: Field<By> = {
  form: 'record',
  fields: {
    who: choice('clock', 'floor', 'dealer', 'host', 'bot'),
    why: optional(choice('time', 'leaving', 'absent', 'own-limit', 'on-duty', 'contract')),
    rule: optional(clause),
    after: optional(count),
    id: optional(text),
    name: optional(text),
    role: optional(text),
    reason: optional(text),
  },
};
const patron: Field<Patron> = record({
  id: text,
  name: text,
  bot: flag,
  onDuty: optional(flag),
  proposition: optional(flag),
  program: optional(flag),
});
const entry: Field<Entry> = {
  form: 'record',
  fields: { kind: choice('in', 'new', 'moved'), hands: optional(count) },
};
/** A move between two tables: its name, and the other table. */
const move = record({ id: text, table: text });
const due: Field<Due> = record({ small: flag, big: flag });
const away: Field<Away> = choice(
  'asked',
  'silent',
  'no-chips',
  'short-of-collection',
  'short-of-opening',
  'short-of-points',
  'short-of-wager',
  'collection-owed',
  'on-duty',
);
const payments = list(record({ seat, amount: chips }));
const markers: Field<Markers> = map(seat);

const account = choice(...ACCOUNTS);
const progressive: Field<Progressive> = record({
  day: count,
  at: record({
    players: sum,
    house: sum,
    tray: sum,
    box: sum,
    meter: sum,
    'backup-1': sum,
    'backup-2': sum,
    fee: sum,
    transferred: sum,
  }),
  trayPaid: sum,
  carryover: sum,
  seedOwed: sum,
  removed: flag,
});
const posted: Field<readonly ProgressiveEntry[]> = list(
  record({ day: count, from: account, to: account, amount: sum, why: choice(...WHYS), rule: clause }),
);
const counted: Field<Count> = record({
  day: count,
  box: sum,
  trayPaid: sum,
  carriedIn: sum,
  trayBack: sum,
  fromBackups: sum,
  carriedOut: sum,
  fee: sum,
  seedBack: sum,
  toMeter: sum,
  toBackups: sum,
  posted: sum,
});

const bands = list(record({ over: chips, amount: chips, rule: clause }));
const bank: Field<BankTerms> = record({
  offers: list(record({ seat, turn: count })),
  empty: list(seat),
  tariff: record({ player: bands, bank: bands }),
  gone: count,
  streaks: optional(map(count)),
});
const terms: Field<PokerTerms> = record({
  posts: list(record({ seat, amount: chips, kind: POSTS, rule: clause })),
  fees: list(
    record({
      seat,
      amount: chips,
      to: choice('drop', 'jackpot'),
      rule: clause,
      from: optional(choice('ante', 'centre')),
    }),
  ),
  halves: count,
  dealer: choice('engine', 'person'),
  bank: optional(bank),
});
const setup: Field<Setup<PokerTerms>> = record({ chips: map(chips), markers: map(seat), terms });

/** Something that happened at the table, by a clause. */
const life = <const F extends Fields>(fields: F): Fact<NoteFrom<F & typeof named>> =>
  fact({ ...fields, ...named }) as Fact<NoteFrom<F & typeof named>>;
const named = { rule: clause, by: optional(by) };

export const TABLE_FACTS = {
  /** An event of the round in progress. */
  Played: fact({ round: count, event: gameFact<Event>(), by: optional(by) }),
  /** Somebody sat down, as a new player or as one who has been away; `skipped`: back with a small blind that he still owes. */
  Seated: life({
    seat,
    patron,
    buyIn: chips,
    at,
    entry,
    due,
    post: flag,
    paid: maybe(at),
    skipped: optional(flag),
    /** He came from another table of the room, with all he had there. */
    from: optional(move),
  }),
  /** Chips were bought; `behind` when a hand was on, so that they play from the next. */
  ToppedUp: life({ seat, amount: chips, behind: flag }),
  /** Chips that lay behind came into play; what the posted maximum leaves no room for went back. */
  BehindPlayed: life({ seat, amount: chips, returned: chips }),
  SatOut: life({ seat, reason: away }),
  CameBack: life({ seat, post: flag }),
  /** He leaves when the round is over; until then his hand plays as the clock would play it. */
  LeaveNoted: life({ seat, at }),
  /** `to`: with every chip to another table of the room. */
  Left: life({ seat, at, took: chips, to: optional(move) }),
  SeatChanged: life({ seat, to: seat, entry, post: flag }),
  /** One card each, the highest by rank, then suit, has the button. */
  ButtonDrawn: life({ seat, cards: list(record({ seat, card: text })) }),
  /** The next game begins as a first one does; `unbanked` where nobody would bank, which the round has said. */
  GameBroke: life({ unbanked: optional(flag) }),
  /** At a dealer's choice: from the next hand on this game is dealt, by these rules. */
  GameChosen: life({ seat, patron: text, game: text, hash: text, edition: optional(text) }),
  /** Blinds passed somebody who was away: seated or lately left. */
  BlindsDue: life({ seat, patron: text, due }),
  /** The half hour beginning at `from` was paid for. */
  TimeCollected: life({ at, from: at, rate: chips, paid: payments, owed: payments }),
  /** Somebody seated was put to work by the house, or his work is done. */
  DutyChanged: life({ seat, onDuty: flag }),
  /** Somebody seated is a third-party proposition player, and marked as one; or is not any more. */
  PropositionMarked: life({ seat, proposition: flag }),
  /** Another stake limit was announced for the table, `before` which it had that one; it may hold from then on. */
  LimitNoticed: life({ limit: chips, before: optional(chips), at, from: at }),
  /** It holds from the next round on. */
  LimitChanged: life({ limit: chips, before: optional(chips), at }),
  /** A progressive's box was counted, and the jackpot is posted anew; `posted` is what moved, entry by entry. */
  ProgressiveCounted: life({ at, count: counted, progressive, posted }),
  /** It was taken out of play: counted a last time, and carried to another. */
  ProgressiveRemoved: life({ at, count: counted, progressive, posted }),
  /** What another of the house left behind was added to it. */
  ProgressiveTakenUp: life({ at, amount: sum, progressive, posted }),
  /** What a fund of another table left behind was added to this one's, which holds so much now. */
  FundTakenUp: life({ at, fund: text, amount: chips, holds: chips }),
  /** Everything a round needs to be dealt again: with the rules its hash names, the log alone replays it. */
  RoundOpened: life({
    round: count,
    gameId: text,
    hash: text,
    /** Of the words it was dealt under; left out where no book has said them. */
    words: optional(text),
    stake: text,
    /** In the order of action. */
    seats: list(seat),
    /** Where the table's markers lie in this round; those the game itself knows are in the setup too. */
    markers,
    /** Who owes a small blind from now on, because two big blinds were posted; left out where nobody does. */
    owing: optional(list(seat)),
    /** The most one person may bet in it, where there is such a limit. */
    limit: optional(chips),
    /** The progressive has been taken out of play, and is not on the layout any more. */
    noProgressive: optional(flag),
    setup,
  }),
  /** Everything is back before the seats or in the house's boxes. */
  RoundClosed: life({
    round: count,
    stacks: list(record({ seat, stack: chips })),
    drop: chips,
    jackpot: chips,
    voided: flag,
    /** Who won all of it, if one seat did. */
    whole: maybe(seat),
    /** What the house won as the bank, or lost, where it banks. */
    house: optional(sum),
    /** The progressive's book after the round, where there is one, and what moved in it, entry by entry. */
    progressive: optional(progressive),
    posted: optional(posted),
    /** Accounts of their own that stay at the table: what each held when the round opened, and holds now. */
    boxes: optional(list(record({ name: text, was: chips, is: chips }))),
    /** Where naturals in a row are counted: who played his own circle, and whether he had one. */
    naturals: optional(list(record({ seat, natural: flag }))),
  }),
};
export type TableFacts = typeof TABLE_FACTS;

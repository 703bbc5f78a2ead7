// What stands in a table's stream besides its life and rounds, declared as those are: how it was opened, the pledge before each deal,
// the parts of a shuffle, proposed rulings. Faces are sealed where they are written down; nothing else here is secret.
import type { Opening } from 'baraja/books';
import {
  base64,
  card,
  choice,
  clause,
  count,
  type Field,
  fact,
  flag,
  hex,
  type IncidentName,
  list,
  maybe,
  optional,
  plain,
  record,
  seat,
  sum,
  text,
} from 'baraja/facts';
import { type ByPerson, TABLE_FACTS, type TableState } from 'baraja/table';

const staff = { id: text, name: text, role: text };
/** Who holds the floor, as host or as staff of the house, and why he acts. */
const person: Field<ByPerson> = record({
  who: choice('floor', 'dealer', 'host'),
  id: text,
  name: text,
  role: optional(text),
  reason: optional(text),
  rule: optional(clause),
});
/** Whose word it is on a new edition. */
const editionWord = record({ id: text, name: text, role: optional(text), reason: optional(text) });
const opening: Field<Opening> = record({
  house: text,
  game: text,
  stake: optional(text),
  switches: optional(plain<Readonly<Record<string, unknown>>>()),
  dealer: optional(choice('engine', 'person')),
  bots: optional(choice('marked', 'barred')),
  on: optional(text),
});
/** Which shuffle: `base` is the engine's id of the pack's first card; a draw for the button has one below 0. */
const shuffle = { round: count, base: sum };
/** Somebody dealt in at a table. */
const dealt = { seat, id: text, name: text };
const vows = list(record({ seat, vow: hex }));
const parts = list(record({ seat, part: hex }));
const asked = record({ ...dealt, bot: flag });
const second: Field<2> = { form: 'count' };
const incident: Field<IncidentName> = { form: 'text' };
const ruling = { round: count, number: count };
const setHow = choice('again', 'situation');

export const ROOM_FACTS = {
  /** How a table was opened: enough to open it again by the same book. */
  TableOpened: fact({
    id: text,
    name: text,
    opening,
    /** Of the rules it is played by. */
    hash: hex,
    /** The edition of the book they are from; tables of earlier programs have none. */
    edition: optional(hex),
    /** Who opened it, and holds the floor; null for the house's own tables. */
    host: maybe(text),
    /** Bots fill its seats, and the money is for practice. */
    practice: flag,
    /** Chips are bought from purses; so at every practice table since there are purses. */
    purse: optional(flag),
    /** Somebody opened it for himself: what is collected there is apart from the house's own. Tables of earlier programs are not. */
    apart: optional(flag),
    /** Found only by those who have the link. */
    unlisted: flag,
    /** Who of the staff opened it for the house, and who confirmed what takes two: the house's tables have these, and no others. */
    by: optional(record(staff)),
    second: optional(record(staff)),
    /** A club's: only its members sit, with its chips, and its hosts hold the floor. */
    club: optional(text),
  }),
  /** The seal over the packs one of which is about to be dealt from: published before any card moves. */
  DeckPledged: fact({
    /** Of a draw for the first button, the round it is for. A reshuffle mints new ids and has a pledge of its own. */
    ...shuffle,
    cards: count,
    root: hex,
    /** Who is dealt in: whoever sits there later is somebody else. */
    dealt: list(record(dealt)),
    /** Absent: by the first rule, in which the server alone shuffles, and `root` is the pack's own. */
    form: optional(second),
    /** The roots under the seal: two where a whole pack is shuffled with parts of players, and one of them is laid open. */
    packs: optional(list(hex)),
    /** What players bound themselves to before it. */
    vows: optional(vows),
    /** A shoe that goes on: the round it was shuffled in, and the parts that are in its order. */
    on: optional(record({ round: count, vows, parts })),
    /** At practice alone: the order was chosen, not shuffled; the deal of a hand again, or a situation. */
    chosen: optional(record({ how: setHow, of: optional(count) })),
    /** What the hand is dealt under: the edition of the book, and the program. */
    edition: optional(hex),
    engine: optional(text),
    /** The day whose law it is, where that is not the one the table was opened on. */
    day: optional(text),
    /** Faces and secrets, under the room's key: stored, and never told. */
    sealed: optional(base64),
  }),
  /** A player's part in a shuffle: stored before he gets a receipt for it. */
  PartGiven: fact({ ...shuffle, seat, part: hex, id: text }),
  /** All parts that came in time; with them the pack and its order are settled. */
  DeckMixed: fact({
    ...shuffle,
    parts,
    /** The pack that is not dealt, laid open: faces as pledged, and the key of its salts. Told on request. */
    spare: optional(maybe(record({ faces: text, key: hex }))),
  }),
  /** A host who plays asks for a ruling: what it would be, why, and whose word is needed. The hand waits. */
  RulingProposed: fact({
    /** `number` is the version it is stored at. */
    ...ruling,
    by: asked,
    /** In his own words. */
    reason: text,
    report: record({
      incident,
      seat: optional(seat),
      amount: optional(sum),
      cards: optional(list(card)),
    }),
    /** As it was shown to everybody: the clause, the money by seat, and what would happen. */
    rule: maybe(clause),
    money: list(record({ seat, amount: sum })),
    events: list(text),
    /** The sheet leaves no choice: who says nothing has agreed. */
    noChoice: flag,
    asked: list(asked),
  }),
  /** By saying so, by saying nothing until the time was over, or as bots do when the people have agreed. */
  RulingAgreed: fact({ ...ruling, ...dealt, how: choice('said', 'silent', 'bot') }),
  /** It came to nothing. By whom, where somebody refused it or took it back. */
  RulingEnded: fact({
    ...ruling,
    seat: optional(seat),
    id: optional(text),
    name: optional(text),
    how: choice('refused', 'withdrawn', 'lapsed', 'overtaken'),
  }),
  /**
   * Of what was played in the round, so many events stand, and it goes on from there. Whoever practises alone took his last act back; or
   * the floor put the hand back to somebody's choice, or with nobody named to before a ruling.
   */
  ActTakenBack: fact({
    round: count,
    stand: count,
    seat: optional(seat),
    id: optional(text),
    name: optional(text),
    by: optional(person),
  }),
  /** Whoever practises alone has the next hand set: the markers lie as they are put, and the pack is pledged as chosen. */
  HandSet: fact({
    round: count,
    how: setHow,
    /** The hand whose deal it is again. */
    of: optional(count),
    /** How the table stands before it is dealt. */
    stood: plain<Pick<TableState, 'markers' | 'bank' | 'leg' | 'played'>>(),
    by: record({ id: text, name: text }),
  }),
  /** Between two hands the table went over to another edition of its book. */
  EditionChanged: fact({
    edition: hex,
    /** The one it had; none is known of tables of earlier programs. */
    before: optional(hex),
    /** Of the rules it is played by from now on. */
    hash: hex,
    /** Whose word it was; null where nobody holds the floor, and it goes over by itself. */
    by: maybe(editionWord),
    why: text,
    /** The day by whose law it is played from now on, and the clauses that have another figure since. */
    day: optional(text),
    law: optional(list(clause)),
  }),
  /** Those who sit there were told of another edition, which the law lets hold only after a while: from when on. */
  EditionOffered: fact({ edition: hex, from: count }),
  /** The floor's word on it: to be taken up as soon as it may hold, or not. */
  EditionAnswered: fact({ edition: hex, before: optional(hex), take: flag, by: editionWord }),
  /** The house has gone back to the edition the table has: nothing is on offer any more. */
  EditionWithdrawn: fact({ edition: hex }),
  /** No hand is dealt after this one, until it goes on. */
  TablePaused: fact({ by: person }),
  TableResumed: fact({ by: person }),
  TableRenamed: fact({ name: text, was: text, by: person }),
  /** The hand is played to its end, everybody is paid out, and the table closes. */
  ClosingAnnounced: fact({ by: person }),
  /** Somebody seated asks for the floor; and somebody who holds it has come. */
  FloorCalled: fact({ seat, id: text, name: text, note: optional(text), at: count }),
  FloorCame: fact({ by: person }),
  /** Somebody is to leave when he is in no hand. */
  RemovalNoted: fact({ seat, id: text, name: text, by: person }),
  TableClosed: fact(),
};
export type RoomFacts = typeof ROOM_FACTS;

/** Everything a table's stream may hold. */
export const STREAM_FACTS = { ...TABLE_FACTS, ...ROOM_FACTS };

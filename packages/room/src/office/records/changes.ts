// What an act of staff changed: some events say it as `before` and `after`, the others under names of their own, which are told here, type
// by type. The map is whole: an event that somebody may sign for, and that stands in none of its lines, does not compile.
import type { FlatOf, TableFacts } from 'baraja/table';
import type { RoomFacts } from '../../table/facts.js';
import type { OfficeEvent } from '../facts.js';
import type { PeopleEvent } from '../people-facts.js';

type Stored = OfficeEvent | PeopleEvent | FlatOf<RoomFacts> | FlatOf<TableFacts>;
/** What somebody may sign for, or the machine is the cause of; whoever clocks in does so with his name. */
type Signed<E = Stored> = E extends { readonly type: 'ClockedIn' }
  ? E
  : 'by' extends keyof E
    ? E
    : 'cause' extends keyof E
      ? E
      : never;
type Of<K extends Signed['type']> = Extract<Stored, { readonly type: K }>;
export interface Change {
  readonly before?: unknown;
  readonly after?: unknown;
}
/** It says both by itself. */
const SAYS_SO = 'says-so';
/** Somebody looked, or said that he had come: nothing is otherwise than it was. */
const CHANGES_NOTHING = 'changes-nothing';
/** What people do at a table for themselves, and staff for them now and then: the event is all there is to say of it. */
const OF_THE_TABLE = 'of-the-table';
type Told<E> =
  | ((e: E) => Change)
  | (E extends { readonly before: unknown; readonly after: unknown } ? typeof SAYS_SO : never)
  | typeof CHANGES_NOTHING
  | (E extends FlatOf<TableFacts> ? typeof OF_THE_TABLE : never);
/** In no language: what stands where there was nothing, and where there is no end. */
const [NOTHING, ENDLESS] = ['', '∞'];
const until = (moment: number | null): string =>
  moment === null ? ENDLESS : moment === 0 ? NOTHING : new Date(moment).toISOString();
const came = (after: unknown): Change => ({ before: NOTHING, after });
const went = (before: unknown): Change => ({ before, after: NOTHING });

const AT_THE_OFFICE = {
  PatronBarred: (e) => ({ before: until(e.before), after: until(e.until) }),
  BarLifted: (e) => went(until(e.before)),
  TablesLicensed: ({ before, tables }) => ({ before: before ?? ENDLESS, after: tables ?? ENDLESS }),
  EditionPutInForce: ({ before, edition }) => ({ before: before ?? NOTHING, after: edition }),
  ProviderContracted: ({ was = NOTHING, games, tables, least, hours, until: end }) => ({
    before: was,
    after: { games, tables, ...(least === undefined ? {} : { least }), hours, until: end },
  }),
  ProviderEnded: ({ was = NOTHING }) => went(was),
  PlayerNamed: ({ provider }) => came(provider),
  PlayerDropped: ({ provider }) => went(provider),
  // What lay in the boxes at the tables lies apart now, to be counted.
  BoxesPulled: ({ boxes }) => ({ before: boxes.reduce((sum, { amount }) => sum + amount, 0), after: 0 }),
  // Figures are told to nobody before both sheets are in: which sheet it was, by the count and its round.
  BoxesCounted: ({ number, round }) => came(`${number}/${round}`),
  SheetTakenBack: ({ number, round }) => went(`${number}/${round}`),
  CountCorrected: SAYS_SO,
  JackpotRulePosted: ({ before = 0, number }) => ({ before: before || NOTHING, after: number }),
  JackpotSeeded: SAYS_SO,
  JackpotAwarded: SAYS_SO,
  JackpotDisabled: ({ before }) => went(before),
  JackpotRestored: ({ after }) => came(after),
  FloatMoved: SAYS_SO,
  SlipWritten: ({ before, after }) => ({ before, after }),
  SlipCorrected: SAYS_SO,
  DisputeOpened: () => came('open'),
  DisputeDecided: ({ verdict }) => ({ before: 'open', after: verdict }),
  HandLookedAt: CHANGES_NOTHING,
  RulingJudged: ({ before = NOTHING, after }) => ({ before, after }),
  OpeningAsked: () => came('asked'),
  OpeningConfirmed: () => ({ before: 'asked', after: 'open' }),
  OpeningDropped: () => went('asked'),
  ListJoined: ({ game, stake, table }) => came(table ?? `${game} ${stake}`),
  ListArrived: () => ({ before: 'expected', after: 'here' }),
  ListLeft: ({ why }) => ({ before: 'waiting', after: why }),
  SeatCalled: ({ table, seat }) => came(`${table}/${seat}`),
  CallEnded: ({ how }) => ({ before: 'called', after: how }),
  SeatLocked: ({ until: end }) => came(until(end)),
  SeatUnlocked: () => went('locked'),
  FeederSet: ({ before, feeder }) => ({ before: before ?? NOTHING, after: feeder ?? NOTHING }),
  MoveBegun: ({ from, to, seat }) => ({ before: from, after: `${to}/${seat}` }),
  MoveEnded: ({ how }) => ({ before: 'moving', after: how }),
  LunchTaken: ({ until: end }) => came(until(end)),
  LunchEnded: () => went('lunch'),
  ListRulesSet: SAYS_SO,
  ClockJumped: ({ before, after }) => ({ before: until(before), after: until(after) }),
  ProgramChecked: ({ before, after }) => ({ before: before ?? NOTHING, after }),
} satisfies Tellers<OfficeEvent>;

const OF_PEOPLE = {
  Invited: ({ role }) => came(role),
  InvitationWithdrawn: () => went('invited'),
  RoleEnded: ({ role }) => went(role),
  ClockedIn: ({ role }) => came(role),
  ClockedOut: ({ role }) => went(role),
  SecondFactorCleared: () => went('set'),
  ResetAllowed: ({ until: end }) => came(until(end)),
  SessionsEnded: ({ sessions }) => ({ before: sessions, after: 0 }),
} satisfies Tellers<PeopleEvent>;

const AT_TABLES = {
  TableOpened: ({ opening: { game, stake = NOTHING } }) => came(`${game} ${stake}`),
  TablePaused: () => ({ before: 'open', after: 'paused' }),
  TableResumed: () => ({ before: 'paused', after: 'open' }),
  TableRenamed: ({ was, name }) => ({ before: was, after: name }),
  ClosingAnnounced: () => ({ before: 'open', after: 'closing' }),
  FloorCame: () => ({ before: 'called', after: 'here' }),
  RemovalNoted: () => ({ before: 'seated', after: 'leaving' }),
  RulingProposed: ({ report }) => came(report.incident),
  // Of the hand so many events stand.
  ActTakenBack: ({ stand }) => came(stand),
  HandSet: ({ how }) => came(how),
  EditionChanged: ({ before = NOTHING, edition }) => ({ before, after: edition }),
  EditionAnswered: ({ before = NOTHING, edition, take }) => ({ before, after: take ? edition : before }),
} satisfies Tellers<FlatOf<RoomFacts>>;

const IN_PLAY = {
  // A ruling: what it is about; what it moved is in the report of incidents.
  Played: ({ event }) => came((event.note as { readonly incident?: string } | undefined)?.incident ?? event.type),
  Left: ({ took }) => ({ before: took, after: 0 }),
  DutyChanged: ({ onDuty }) => ({ before: !onDuty, after: onDuty }),
  PropositionMarked: ({ proposition }) => ({ before: !proposition, after: proposition }),
  LimitNoticed: ({ before, limit }) => ({ before, after: limit }),
  LimitChanged: ({ before, limit }) => ({ before, after: limit }),
  ProgressiveCounted: ({ progressive }) => came(progressive),
  ProgressiveRemoved: ({ progressive }) => came(progressive),
  ProgressiveTakenUp: ({ progressive }) => came(progressive),
  FundTakenUp: ({ amount, holds }) => ({ before: holds - amount, after: holds }),
  Seated: OF_THE_TABLE,
  ToppedUp: OF_THE_TABLE,
  BehindPlayed: OF_THE_TABLE,
  SatOut: OF_THE_TABLE,
  CameBack: OF_THE_TABLE,
  LeaveNoted: OF_THE_TABLE,
  SeatChanged: OF_THE_TABLE,
  ButtonDrawn: OF_THE_TABLE,
  GameBroke: OF_THE_TABLE,
  GameChosen: OF_THE_TABLE,
  BlindsDue: OF_THE_TABLE,
  TimeCollected: OF_THE_TABLE,
  RoundOpened: OF_THE_TABLE,
  RoundClosed: OF_THE_TABLE,
} satisfies Tellers<FlatOf<TableFacts>>;
type Tellers<E extends Stored> = { readonly [K in Signed<E>['type']]: Told<Of<K>> };

const TELLERS: Readonly<Record<string, unknown>> = { ...AT_THE_OFFICE, ...OF_PEOPLE, ...AT_TABLES, ...IN_PLAY };

/** What was before an act, and what is after it; nothing of either where it changed nothing. */
export function changeOf<E extends { readonly type: string } & Change>(e: E): Change {
  const told = TELLERS[e.type];
  return typeof told === 'function' ? (told as (e: E) => Change)(e) : e;
}

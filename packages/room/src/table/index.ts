// One table's life in the room: the actor, its clock and its croupier.
export { type AbsenceRules, usualAbsence } from './absence.js';
export { ownOf } from './accounts.js';
export { TableActor } from './actor.js';
export type { Answer } from './answering.js';
export { botsAtPractice, prepareBots } from './bots.js';
export { calledBy, plainName } from './called.js';
export { Clock, type ClockRules, usualClock } from './clock.js';
export {
  askedOn,
  clockAt,
  clockNext,
  dateAt,
  type GamingDay,
  gamingDay,
  openOn,
  type Shift,
  type Span,
  shiftAt,
  shiftsOf,
} from './day.js';
export { editionsIn } from './editions.js';
export { OtherEdition } from './ends.js';
export { EVENING_FACTS, GUESTS_MAX, isByLink } from './evening.js';
export { type FloorState, TableFloor } from './floor.js';
export { Hands } from './hands.js';
export { hear } from './hearing.js';
export type {
  DeckMixed,
  DeckPledged,
  FloorEvent,
  PartGiven,
  RoomEvent,
  RoomOnly,
  RulingEvent,
  StoredTableEvent,
  TableClosed,
  TableOpened,
  ToldEvent,
} from './kinds.js';
export { CalledOff, type Minds, type Thought, thinkHere } from './minds.js';
export { setAside } from './money.js';
export { apartFrom, cleanName, isReserved, lookAlike, looksOf, NAME_MAX } from './names.js';
export { type AskSeen, type Observer, observers } from './observer.js';
export { watchedBy } from './pieces.js';
export { mixed, openPledge, type Pledged, PledgeReader } from './pledges.js';
export { asItStands } from './practice.js';
export { PURSE } from './purse.js';
export { retire } from './retire.js';
export { Schedule } from './schedule.js';
export { PARTS_WITHIN, type PartAnswer } from './shuffler.js';
export { isShuffle, playedFrom, toldFrom, unfold } from './stored.js';
export { Threads } from './threads.js';
export {
  type Asker,
  type Doors,
  type Entrance,
  type SeatsKept,
  type StaffAt,
  systemLater,
  type Watcher,
  type Weigh,
  type Weighed,
  type World,
} from './world.js';

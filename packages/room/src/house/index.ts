// The room as a whole: patrons, tables, lobby.
export { type Health, PROBE } from './health.js';
export {
  logOf,
  type RoundKept,
  type RoundListed,
  roundFor,
  roundsOf,
  type TableLog,
  type TableTold,
  toldOf,
  type Unreadable,
} from './history.js';
export { type Patron, type PatronRefusal, Patrons, type Session } from './patrons.js';
export { Room, type RoomEars, type RoomSettings } from './room.js';
export { auditShuffles, type ShuffleAudit } from './shuffles.js';

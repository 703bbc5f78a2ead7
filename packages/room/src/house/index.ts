// The room as a whole: patrons, tables, lobby.
export { type Health, PROBE } from './health.js';
export { type RoundKept, type RoundListed, roundFor, roundsOf } from './history.js';
export { type Patron, type PatronRefusal, Patrons, type Session } from './patrons.js';
export { Room, type RoomEars, type RoomSettings } from './room.js';
export { auditShuffles, type ShuffleAudit } from './shuffles.js';

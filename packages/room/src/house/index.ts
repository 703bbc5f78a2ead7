// The room as a whole: patrons, tables, lobby.
export { type Health, PROBE } from './health.js';
export { type RoundKept, type RoundListed, roundFor, roundsOf } from './history.js';
export { cleanName, NAME_MAX, type Patron, type PatronRefusal, Patrons } from './patrons.js';
export { Room, type RoomEars, type RoomSettings } from './room.js';

// Storms: everything a room is made of, in one process, on a network, a database and a clock of their own.

export { type StormPiece, stormPiece, stormPieces, stormWork } from './pieces.js';
export { isPlanted, PLANTED, type Planted } from './planted.js';
export { type StormReport, type StormSettings, storm } from './storm.js';
export { failureTold, plantedTold, summary } from './told.js';
export { AIRS, type Air, FAULTS, type Fault } from './weather.js';

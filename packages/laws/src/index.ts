// The front door of the laws: the suite, random play, complete walks, playthroughs and lamps.
export * from './census.js';
export { conforms, mustConform } from './conforms.js';
export { difference, freeze } from './equal.js';
export { exchange, type Lineage, lineage, refaced } from './exchange.js';
export { type Failure, type Report, told, unmetRefusals } from './findings.js';
export { goldens, goldenText } from './goldens.js';
export { GROUPS, type Lamp, lampOf, lamps, lampsByGame, lampsByLaw, merged } from './lamps.js';
export { LAWS, type Law, lawNames } from './laws.js';
export { type Playing, playthrough, printCommand, readPlaythrough } from './playthrough.js';
export { potluck } from './potluck.js';
export { rummyPropose, rummyWeigh } from './rummies.js';
export {
  type Course,
  drive,
  driven,
  playRandom,
  type Sampling,
  sampleAmount,
  sampleCommand,
  sampleIncident,
  sampleOption,
  type Turn,
  temper,
} from './sample.js';
export { interest, type Showpiece, showpieces } from './showpieces.js';
export {
  type Kernel,
  type Pace,
  type Propose,
  type Settings,
  type Skip,
  type Subject,
  theKernel,
  type Weigh,
} from './subject.js';
export {
  hashOf,
  type Placing,
  placingsOf,
  smallSubjects,
  subjectAt,
  subjectOf,
  subjects,
  subjectsOf,
} from './subjects.js';
export { type Switches, type Throw, thrown, throwsOf } from './switched.js';
export { type Dealt, dealtAt, type Scene } from './tables.js';
export { english, type Teller, terse } from './tellers.js';
export { type LawsPiece, lawsWork } from './work.js';

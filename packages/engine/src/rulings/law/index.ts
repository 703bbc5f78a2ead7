/** Floor law as data: lines of a house's documents, and the words each family has for them. */
export { covers, faultsInLine, gapIn, type LineFault, lineFor, overlap } from './check.js';
export { communityLaw, communityWords } from './community.js';
export { drawLaw, drawWords } from './draw.js';
export { lawIncidents } from './incidents.js';
export { paiGowLaw, paiGowWords } from './pai-gow.js';
export { rummyLaw, rummyWords } from './rummy.js';
export { pushNineLaw, pushNineWords, streetLaw, streetWords } from './simple.js';
export { spanishLaw, spanishWords } from './spanish.js';
export { studLaw, studWords } from './stud.js';
export { twentyOneLaw, twentyOneWords } from './twenty-one.js';
export type { Fact, Gate, Remedy, ReportFact, Vocabulary } from './vocabulary.js';
export { isOfReport, isOfTable, isThere } from './vocabulary.js';

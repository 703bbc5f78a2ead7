/** A house's documents: read, checked, and handed to the engine as plain data. */
export { type Compiled, compile } from './compile.js';
export { type Played, playExamples } from './examples.js';
export { type FloorWord, type FloorWords, floorWords } from './floor-words.js';
export type { ClausePage, EntriesPage, ExamplePage, GamePage, HousePage, RulingPage } from './format.js';
export type { Files, ReadGame, ReadHouse } from './library.js';
export { type Book, isBook, type Loaded, loadBook, openTable, type Texts } from './load.js';
export { type Asked, codeOf, dollarsOf, idOf, isCode, newHouse, stakesOf, usualBlinds } from './new.js';
export { readHouse } from './read.js';
export { type GameReport, type HouseReport, reportOn } from './report.js';
export { SCHEMA_NAMES, schemaFor } from './schema.js';
export { type Fault, printFault } from './source.js';

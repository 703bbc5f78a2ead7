export type { BoxFigure, Cast, Redress, Worker } from './cast.js';
export { days, type HouseDay, type TableAsked } from './houses.js';
export { playDay } from './script.js';
export { secretsOfTheDay } from './secrets.js';

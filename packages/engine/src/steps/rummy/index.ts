/** The rummies' steps: three turn loops on one way to meld. */
export { rummyAntes, rummyFees } from './antes.js';
export { conditionsIn } from './conditions.js';
export { escaleriado, RESHUFFLES_MAX } from './escaleriado.js';
export type { Escaleriado } from './escaleriado-state.js';
export { type RummyFelt, rummyFelt } from './felt.js';
export { largo } from './largo.js';
export { DROPPED } from './largo-offers.js';
export type { Largo } from './largo-state.js';
export { type Columns, type LayRules, otherWays, suggest, type WayToLay, waysToLay } from './lay.js';
export { PAN_RESHUFFLES_MAX, pan } from './pan.js';
export type { Pan } from './pan-state.js';
export type { EscaleriadoRules, LargoRules, PanRules, RummyRules } from './rules.js';
export { COUNT_MAX, type Line, type Score, scoreOf, worthFor } from './score.js';
export { type Loop, playing, type Turns } from './turn.js';

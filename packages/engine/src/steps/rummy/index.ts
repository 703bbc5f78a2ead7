/** The rummies' steps: three turn loops on one way to meld. */
export { rummyAntes, rummyFees } from './antes.js';
export { type Escaleriado, escaleriado, type Loop, RESHUFFLES_MAX } from './escaleriado.js';
export { type RummyFelt, rummyFelt } from './felt.js';
export { type Largo, largo } from './largo.js';
export { type Columns, type LayRules, suggest } from './lay.js';
export { PAN_RESHUFFLES_MAX, type Pan, pan } from './pan.js';
export type { EscaleriadoRules, LargoRules, PanRules, RummyRules } from './rules.js';
export { COUNT_MAX, type Line, type Score, scoreOf } from './score.js';
export type { Turns } from './turn.js';

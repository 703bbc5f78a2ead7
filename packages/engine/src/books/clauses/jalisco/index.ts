// Every clause of Jalisco Pool Room, in the order of a rules page.
import type { Clause } from '../clause.js';
import { draw } from './draw.js';
import { escaleriado } from './escaleriado.js';
import { largo } from './largo.js';
import { lowball } from './lowball.js';
import { ordinance } from './ordinance.js';

export { wagerLimits } from './ordinance.js';

export const jalisco: readonly Clause[] = [...ordinance, ...draw, ...escaleriado, ...largo, ...lowball];

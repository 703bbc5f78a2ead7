// Every clause of Ven-A-Mexico, in the order of a rules page.
import type { Clause } from '../clause.js';
import { draw } from './draw.js';
import { hold } from './hold.js';
import { noBust21 } from './no-bust-21.js';

export const venAMexico: readonly Clause[] = [...draw, ...hold, ...noBust21];

// Every clause of Rogelio's, in the order of a rules page.
import type { Clause } from '../clause.js';
import { crazyPineapple } from './crazy-pineapple.js';
import { draw } from './draw.js';
import { fee } from './fee.js';
import { highDraw } from './high-draw.js';
import { hold } from './hold.js';
import { lowball } from './lowball.js';
import { omaha } from './omaha.js';
import { omahaHiLo } from './omaha-hi-lo.js';
import { pure21 } from './pure-21.js';
import { stud } from './stud.js';
import { studHiLo } from './stud-hi-lo.js';

export const rogelios: readonly Clause[] = [
  ...fee,
  ...stud,
  ...studHiLo,
  ...hold,
  ...omaha,
  ...omahaHiLo,
  ...draw,
  ...highDraw,
  ...crazyPineapple,
  ...lowball,
  ...pure21,
];

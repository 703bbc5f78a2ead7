// Every clause of S & K Cardroom, in the order of a rules page.
import type { Clause } from '../clause.js';
import { hold } from './hold.js';
import { holdHiLo } from './hold-hi-lo.js';
import { lowball } from './lowball.js';
import { omaha } from './omaha.js';
import { omahaHiLo } from './omaha-hi-lo.js';
import { paiGow } from './pai-gow.js';
import { pan } from './pan.js';
import { pineapple } from './pineapple.js';
import { pushNine } from './push-nine.js';

export const sAndK: readonly Clause[] = [
  ...hold,
  ...holdHiLo,
  ...omahaHiLo,
  ...pan,
  ...paiGow,
  ...pushNine,
  ...pineapple,
  ...omaha,
  ...lowball,
];

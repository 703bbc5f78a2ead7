// Every clause of Spanish Poker, in the order of a rules page.
import type { Clause } from '../clause.js';
import { deal } from './deal.js';
import { general } from './general.js';
import { pay } from './pay.js';
import { progressive } from './progressive.js';
import { rank } from './rank.js';
import { wagers } from './wagers.js';

export const spanishPoker: readonly Clause[] = [...general, ...wagers, ...deal, ...rank, ...pay, ...progressive];

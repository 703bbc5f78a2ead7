// All the checks, in the order they are reported.
import { arrowChecks } from './arrows.js';
import { fileChecks } from './files.js';
import { houseChecks } from './houses.js';
import { purityChecks } from './purity.js';
import { sizeChecks } from './sizes.js';
import type { Check } from './source.js';
import { wordChecks } from './words.js';

export const checks: readonly Check[] = [
  ...arrowChecks,
  ...purityChecks,
  ...sizeChecks,
  ...wordChecks,
  ...houseChecks,
  ...fileChecks,
];

// Faults planted on purpose: each must be killed by the law it names. A suite that no mutant survives is one that bites.
import { endings, legality } from './conduct.js';
import { cards, chips } from './felt.js';
import { secrets } from './secrets.js';
import { time } from './time.js';
import type { Mutant } from './wrap.js';

export { folding, type Mutant } from './wrap.js';

export const mutants: readonly Mutant[] = [...cards, ...chips, ...secrets, ...time, ...legality, ...endings];

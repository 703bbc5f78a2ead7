/** All the families there are. */
import type { AnyPlayable } from './known.js';
import * as playable from './playable.js';

export const FAMILIES: readonly AnyPlayable[] = Object.values(playable);

/**
 * What a table is pinned by: a hash of how it is played. How a book is written down, in which order, by whom and in which words does not
 * change it.
 */
import type { TableRules } from '../table/index.js';
import { canonical, sha256 } from './hash.js';

/** The edition of the way rules are hashed. It is part of every hash, so that one edition never passes for another. */
export const EDITION = '2';

/** Of everything a table is played by. */
export const pinOf = ({ hash: _, words: __, ...plays }: TableRules): string => sha256(canonical([EDITION, plays]));

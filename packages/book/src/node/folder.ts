/** Documents that lie in a folder of this machine. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Files } from '../library.js';

export const folder =
  (root: string): Files =>
  (path) =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;
/** The houses that have a folder there. */
export const housesIn = (root: string): readonly string[] =>
  readdirSync(join(root, 'houses'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

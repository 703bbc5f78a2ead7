/** Mistakes planted in a copy of a house with two of its games: what is said of them, and the line each was written on. */
import { readHouse } from '../read.js';
import { printFault } from '../source.js';
import { small as files } from './houses.js';

/** What is said when one thing in one file is written otherwise, and the line it was written on. */
export function planted(file: string, from: string | RegExp, to: string, language: 'en' | 'es' = 'en') {
  const text = files(file) ?? '';
  const at = text.search(from instanceof RegExp ? from : new RegExp(from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  if (at < 0) throw new Error(`${from} is not in ${file}`);
  // A function, so that a dollar sign is one.
  const changed = text.replace(from, () => to);
  const { faults, games } = readHouse('rogelios', (path) => (path === file ? changed : files(path)), language);
  const line = text.slice(0, at).split('\n').length;
  return { said: faults.map(printFault), line, games, changed };
}

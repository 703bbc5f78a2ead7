// Where the documents are that came with the program: customs, laws and houses.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Stop } from './house.js';
import { t } from './words/index.js';

/** The folder the program lies in, or one above that. */
export function shippedFolder(): string {
  let at = fileURLToPath(new URL('.', import.meta.url));
  while (!existsSync(join(at, 'customs', 'usual.yaml'))) {
    if (at === dirname(at)) throw new Stop(t().book.new.noCustoms);
    at = dirname(at);
  }
  return at;
}

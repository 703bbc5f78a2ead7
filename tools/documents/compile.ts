// Compiles the houses that lie in this folder into what packages/engine/src/books reads. Bundled and run by tools/books.mjs.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
// By file: what plays examples needs the engine whole, and this makes a part of it.
import { compile } from '../../packages/book/src/compile.js';
import { type ReadHouse, readHouseIn } from '../../packages/book/src/library.js';
import { folder, housesIn } from '../../packages/book/src/node/folder.js';
import { printFault } from '../../packages/book/src/source.js';
import { BOOK_WORDS } from '../../packages/book/src/words.js';

/** Writes the compiled houses; what is wrong in the documents, if anything is, comes back and nothing is written. */
export function write(root: string): readonly string[] {
  // In the order of their sheets.
  const sheet = ({ house }: ReadHouse): string => Object.keys(house?.sources ?? {})[0] ?? '';
  const read = housesIn(root)
    .map((id) => readHouseIn(BOOK_WORDS.en, id, folder(root)))
    .sort((a, b) => (sheet(a) < sheet(b) ? -1 : 1));
  const faults = [...new Set(read.flatMap((house) => house.faults.map(printFault)))];
  if (faults.length > 0) return faults;
  const { listing, posted, playing, texts, reading } = compile(read);
  const made = join(root, 'packages', 'engine', 'src', 'books', 'made');
  mkdirSync(made, { recursive: true });
  const put = (file: string, type: string, name: string, data: unknown): void =>
    writeFileSync(join(made, `${file}.ts`), moduleOf(type, name, data));
  put('listing', 'Listing', 'LISTING', listing);
  put('posted', 'PostedGames', 'POSTED', posted);
  put('playing', 'Playing', 'PLAYING', playing);
  put('texts', 'Texts', 'TEXTS', texts);
  put('reading', 'Reading', 'READING', reading);
  return [];
}

/** Data as a module: one text, which is read faster than it would be as code, and which the compiler need not look into. */
const moduleOf = (type: string, name: string, data: unknown): string =>
  [
    "/** Compiled from the houses' documents (tools/documents/compile.ts); not to be changed by hand. */",
    `import type { ${type} } from '../../document/index.js';`,
    '',
    `export const ${name}: ${type} = JSON.parse(${JSON.stringify(JSON.stringify(data))});`,
    '',
  ].join('\n');

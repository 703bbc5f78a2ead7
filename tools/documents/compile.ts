// Compiles the houses that lie in this folder into what packages/engine/src/books reads. Bundled and run by tools/books.mjs.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
// By file: what plays examples needs the engine whole, and this makes a part of it.
import { compile } from '../../packages/book/src/compile.js';
import { type ReadHouse, readHouseIn } from '../../packages/book/src/library.js';
import { folder, housesIn } from '../../packages/book/src/node/folder.js';
import { printFault } from '../../packages/book/src/source.js';
import { BOOK_WORDS } from '../../packages/book/src/words.js';
import { modulesOf, switchWords } from './playing.js';

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
  mkdirSync(join(made, 'houses'), { recursive: true });
  const module = (file: string, ...lines: readonly string[]): void =>
    writeFileSync(join(made, `${file}.ts`), [MADE, ...lines, ''].join('\n'));
  const put = (file: string, type: string, name: string, data: unknown): void =>
    module(
      file,
      `import type { ${type} } from '../../document/index.js';`,
      '',
      `export const ${name}: ${type} = ${asText(data)};`,
    );
  put('listing', 'Listing', 'LISTING', listing);
  put('posted', 'PostedGames', 'POSTED', posted);
  put('texts', 'Texts', 'TEXTS', texts);
  put('reading', 'Reading', 'READING', reading);
  module(
    'switch-words',
    "import type { SwitchWordsOf } from '../worded.js';",
    '',
    `export const SWITCH_WORDS: SwitchWordsOf = ${asText(switchWords(playing))};`,
  );
  const modules = modulesOf(playing, asText);
  for (const [file, lines] of modules) module(file, ...lines);
  for (const file of readdirSync(join(made, 'houses')))
    if (!modules.some(([name]) => `${name}.ts` === `houses/${file}`)) rmSync(join(made, 'houses', file));
  return [];
}

const MADE = "/** Compiled from the houses' documents (tools/documents/compile.ts); not to be changed by hand. */";
/** Data as one text: it is read faster than code, and the compiler need not look into it. What nobody uses is left out of a bundle. */
const asText = (data: unknown): string => `/* @__PURE__ */ JSON.parse(${JSON.stringify(JSON.stringify(data))})`;

/**
 * Nothing of a house is left in code. What a house, a game, a clause, a ruling or a switch is called is read off the documents; none of
 * it may stand in the code of packages and apps: what belongs to a house is in its documents, what belongs to a family is asked of the
 * game, and a clause is found by what it sets or governs.
 *
 * What is looked at is what a program reads: texts in quotes, of TypeScript, of components and of style sheets. Comments may name the
 * clause that made somebody write the code so, as tests do: they decide nothing. A house and a family of games may have one name
 * (Spanish Poker): that word means the family here.
 *
 * Not looked at: tests, what is compiled from the documents, and of what tests are made of the files named below, which must choose
 * somebody's game: the harness's usual tables, the laws and the simulations, which hold the houses' games to what is known of them, and
 * the stages of the picture book. A file on that list that has nothing of a house any more is told, too.
 */
import ts from 'typescript';
import { type Check, type Finding, isTest, type TextFile, treeOf, walk } from './source.js';

const isDocument = ({ path }: TextFile): boolean => /^(?:houses|customs|laws)\/.*\.yaml$/.test(path);
const isLookedAt = ({ path }: TextFile): boolean =>
  /^(?:packages|apps)\/[^/]+\/(?!e2e\/|test\/).*\.(?:ts|mjs|svelte|css|html)$/.test(path) &&
  !isTest(path) &&
  !/\/books\/made\//.test(path);
/** What tests are made of. */
const MATERIAL: ReadonlySet<string> = new Set([
  'apps/web/screens/docs.screens.ts',
  'apps/web/stages-arc.mjs',
  'apps/web/stages-more.mjs',
  'apps/web/stages-over.mjs',
  'apps/web/stages-rummy.mjs',
  'apps/web/stages.mjs',
  'packages/engine/src/testing/pai-gow.ts',
  'packages/engine/src/testing/push.ts',
  'packages/engine/src/testing/rummy.ts',
  'packages/engine/src/testing/stud.ts',
  'packages/engine/src/testing/twenty-one.ts',
  'packages/laws/src/declared.ts',
  'packages/laws/src/mutants/conduct.ts',
  'packages/laws/src/mutants/wrap.ts',
  'packages/laws/src/sketches/support.ts',
  'packages/laws/src/streets/games.ts',
  'packages/laws/src/switched.ts',
  'packages/odds/src/sims/index.ts',
  'packages/odds/src/sims/pai-gow.ts',
  'packages/odds/src/sims/push-nine.ts',
  'packages/odds/src/sims/spanish.ts',
]);

/** What houses and games, and their clauses and switches, are called in documents. */
function namesIn(files: readonly TextFile[]): { readonly ids: RegExp; readonly said: RegExp } {
  const documents = files.filter(isDocument).map(({ text }) => text);
  const all = (pattern: RegExp): string[] =>
    documents.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name!));
  const families = new Set(all(/^family: (\S+)$/gm));
  const houses = all(/^house: (\S+)$/gm).filter((id) => !families.has(id));
  const games = all(/^game: (\S+)$/gm);
  const codes = new Set([...all(/^ {2}([A-Z][A-Z0-9]*)-\S+:/gm), ...all(/^code: (\S+)$/gm)]);
  const switches = all(/^code: (\S+)$/gm).map((code) => `${code.toLowerCase()}\\.[a-z0-9_]+`);
  const names = all(/^house: .*\n(?:.*\n)*?name: (.+)$/gm).filter((name) => !families.has(idOf(name)));
  const exact = [...houses, ...games].map(escaped);
  return {
    // A whole text, or the first part of one: 'rogelios', 'rogelios/hold', 'rog.limit'.
    ids: new RegExp(`^(?:${[...exact, ...switches].join('|')})(?![\\w-])`),
    said: new RegExp(`\\b(?:${[...codes].join('|')})-[A-Z0-9][\\w-]*|${names.map(spelt).join('|')}`),
  };
}
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const idOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');
/** With either apostrophe; and without the kind of room it is: S & K, Jalisco. */
const spelt = (name: string): string =>
  `\\b${escaped(name.replace(/ (?:Cardroom|Pool Room|Club|Casino)$/, '')).replace(/[’']/g, "[’']")}(?![\\w-])`;

interface Said {
  readonly text: string;
  readonly line: number;
  /** A line of words, and nothing in quotes: a house's id may be a word there. */
  readonly isWords?: true;
}
/** The texts a file has in quotes, and words of its markup, each with its line. */
function textsOf(file: TextFile): readonly Said[] {
  if (/\.(?:css|html)$/.test(file.path)) return quotedIn(file.text);
  const found: Said[] = [];
  const tree = treeOf(file);
  walk(tree, (node) => {
    if (!ts.isStringLiteralLike(node) && !ts.isTemplateHead(node) && !ts.isTemplateMiddleOrTemplateTail(node)) return;
    const isImport = ts.isImportDeclaration(node.parent) || ts.isExportDeclaration(node.parent);
    const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
    if (!isImport) found.push({ text: node.text, line });
  });
  return file.path.endsWith('.svelte') ? [...found, ...markupOf(file.text)] : found;
}
const blank = (part: string): string => part.replace(/[^\n]/g, ' ');
/** Of a component, what is outside its scripts: values of attributes, and words. */
const markupOf = (text: string): readonly Said[] => {
  const bare = text.replace(/<script[^>]*>[\s\S]*?<\/script>|<!--[\s\S]*?-->|\/\*[\s\S]*?\*\//g, blank);
  return [
    ...quotedIn(bare),
    ...bare.split('\n').map((line, i) => ({ text: line, line: i + 1, isWords: true as const })),
  ];
};
const quotedIn = (text: string): readonly Said[] =>
  text
    .replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, blank)
    .split('\n')
    .flatMap((line, i) =>
      [...line.matchAll(/(["'`])(.*?)\1/g)].map(([, , quoted]) => ({ text: quoted!, line: i + 1 })),
    );

/** Words of other trades: an element of HTML, and what a house is in Spanish. Alone they are passed over; casa/hold is not. */
const WORDS = new Set(['span', 'casa']);

export const houseChecks: readonly Check[] = [
  {
    name: 'nothing of a house is left in code',
    run: (files) => {
      const { ids, said } = namesIn(files);
      return files.filter(isLookedAt).flatMap((file) => {
        const { path } = file;
        const found = textsOf(file).flatMap(({ text, line, isWords }): Finding[] => {
          const id = isWords || WORDS.has(text) ? null : ids.exec(text);
          const its = (id ?? said.exec(text))?.[0];
          const message = `'${its}' is a house's: move it to the documents, ask the game, or find the clause by what it governs`;
          return its === undefined ? [] : [{ path, line, message }];
        });
        if (!MATERIAL.has(path)) return found;
        const message = 'it has nothing of a house any more: take it off the list in tools/tidy/houses.ts';
        return found.length > 0 ? [] : [{ path, line: 1, message }];
      });
    },
  },
];

/**
 * Nothing of a house is left in code. What a house, a game, a clause, a ruling or a switch is called is read off the documents; none of
 * it may stand in the code of packages and apps: what belongs to a house is in its documents, what belongs to a family is asked of the
 * game, and a clause is found by what it sets or governs.
 *
 * What is looked at is what a program reads: texts in quotes, of TypeScript, of components and of style sheets. And comments: they say a
 * rule in words, since its number is the documents' to give, and to change. A house and a family of games may have one name (Spanish
 * Poker): that word means the family here.
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
function namesIn(files: readonly TextFile[]): Record<'ids' | 'said' | 'names' | 'remarked', RegExp> {
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
    // In a comment, where a word like another is only a word.
    remarked: new RegExp(`\\b(?:${exact.filter((id) => !WORDS.has(id)).join('|')})(?![\\w-])`),
    names: new RegExp(names.map(spelt).join('|')),
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
  readonly isRemark?: true;
}
/** The texts a file has in quotes, and words of its markup, each with its line. */
function textsOf(file: TextFile): readonly Said[] {
  const remarks = commentsOf(file);
  if (/\.(?:css|html)$/.test(file.path)) return [...quotedIn(file.text), ...remarks];
  const found: Said[] = [...remarks];
  const tree = treeOf(file);
  walk(tree, (node) => {
    if (!ts.isStringLiteralLike(node) && !ts.isTemplateHead(node) && !ts.isTemplateMiddleOrTemplateTail(node)) return;
    const isImport = ts.isImportDeclaration(node.parent) || ts.isExportDeclaration(node.parent);
    const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
    if (!isImport) found.push({ text: node.text, line });
  });
  return file.path.endsWith('.svelte') ? [...found, ...markupOf(file.text)] : found;
}
/** Its comments, line by line: what is left of a line in which nothing else stands, or the end of one behind two strokes. */
const commentsOf = ({ path, text }: TextFile): readonly Said[] => {
  const script = /\.(?:ts|mjs|svelte)$/.test(path);
  const blocks = [...text.matchAll(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g)];
  const ends = script ? [...text.matchAll(/(?<=^|[\s;{}()\],])\/\/ .*$/gm)] : [];
  return [...blocks, ...ends].flatMap(({ 0: comment, index }) => {
    const first = text.slice(0, index).split('\n').length;
    return comment.split('\n').map((line, i) => ({ text: line, line: first + i, isRemark: true as const }));
  });
};
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

/** What only documents of houses declare: clauses and rulings that no custom and no law has, by number. */
function ownedIn(files: readonly TextFile[]): RegExp {
  const declared = (folder: RegExp): readonly string[] =>
    files
      .filter(({ path }) => folder.test(path) && path.endsWith('.yaml'))
      .flatMap(({ text }) => [...text.matchAll(/^ {2}([A-Z][A-Z0-9]*-[\w-]+):/gm)].map(([, id]) => id!));
  const common = new Set(declared(/^(?:customs|laws)\//));
  const owned = declared(/^houses\//).filter((id) => !common.has(id));
  return new RegExp(`\\b(?:${owned.map(escaped).join('|')})(?![\\w-])`);
}
/** A list of a house's that a table takes where its own house throws a switch for it, and not otherwise. */
const TAKEN = /\{ as at: [^,]+, only when: \{[^}]+\} \}/;

export const houseChecks: readonly Check[] = [
  {
    name: 'a custom stands on its own, and names no house nor a clause of one',
    run: (files) => {
      const [named, owned] = [namesIn(files).names, ownedIn(files)];
      return files
        .filter(({ path }) => path.startsWith('customs/'))
        .flatMap(({ path, text }) =>
          text.split('\n').flatMap((line, i): Finding[] => {
            const its = TAKEN.test(line) ? undefined : (named.exec(line) ?? owned.exec(line))?.[0];
            const message = `'${its}' is a house's: a custom gives a reason of its own`;
            return its === undefined ? [] : [{ path, line: i + 1, message }];
          }),
        );
    },
  },
  {
    name: 'nothing of a house is left in code',
    run: (files) => {
      const { ids, said, remarked } = namesIn(files);
      return files.filter(isLookedAt).flatMap((file) => {
        const { path } = file;
        const found = textsOf(file).flatMap(({ text, line, isWords, isRemark }): Finding[] => {
          const id = isWords || WORDS.has(text) ? null : (isRemark ? remarked : ids).exec(text);
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

// Words that may not be committed, and the comment a file must open with.
import { type Check, isCode, isEngine, isTest, isTypeScript, matches, type TextFile } from './source.js';

// Written so that this file does not match itself.
const unfinished = /\b(?:T[O]DO|F[I]XME|X[X]X|H[A]CK)\b/;
const focused = /\.(?:only|skip|todo)\(/;
const suppressed = /@ts-(?:ignore|nocheck)|biome-(?:ignore)|eslint-(?:disable)/;
const machinePath = /(?<![\w.~*$})\]-])\/(?:work|root|home\/\w+|Users\/\w+)(?![\w-])|\b[A-Z]:\\(?:Users)\b/;
const registryHost = /\bregistry\.(?:npmjs|yarnpkg)\b|"resolved": "(?:https?):/;
const provenance =
  /\bAI[- ]generated\b|\blanguage[- ]model\b|\bas an[ ]AI\b|\b(?:written|generated|produced) by (?:an? )?(?:AI|LLM|assistant|chatbot)\b/i;
const conflict = /^(?:<{7}|>{7}) /;

/** Machine-written, and full of hashes in which any word may turn up. */
const isLockfile = (file: TextFile): boolean => file.path === 'package-lock.json';

/** Words that mean one thing in the whole tree. */
const ONCE = ['Round', 'Felt', 'Draft', 'Standing'];
const declared = new RegExp(
  `(?<=\\b(?:interface|type|class|enum) )(?:${ONCE.join('|')})(?=<| [={]| extends| implements)`,
);

/** Where tables are kept and rooms run: what differs by family is asked of the game there (games/family.ts). */
const tables = /^packages\/(?:engine\/src\/table|room\/src\/(?:table|house|protocol))\//;
/** The families, as the schemas of their rules name them. */
function byFamily(files: readonly TextFile[]): RegExp {
  const named = files
    .filter(({ path }) => /^packages\/engine\/src\/games\/.*-rules\.ts$/.test(path))
    .flatMap(({ text }) => [...text.matchAll(/family: z\.literal\('([\w-]+)'\)/g)].map(([, name]) => name!));
  return new RegExp(`family:? (?:[!=]== )?'|switch \\(.*family\\)${named.map((name) => `|'${name}'`).join('')}`);
}

export const wordChecks: readonly Check[] = [
  {
    name: 'tables and rooms know no family',
    run: (files) =>
      files
        .filter(({ path }) => tables.test(path) && !isTest(path))
        .flatMap((file) =>
          matches(file, byFamily(files), (word) => `'${word}…' knows a family: ask the game (games/family.ts)`),
        ),
  },
  {
    name: 'round, felt, draft and standing mean one thing each',
    run: (files) => {
      const found = files
        .filter((file) => isCode(file.path))
        .flatMap((file) => matches(file, declared, (word) => word));
      return found
        .filter(({ message }, i) => found.findIndex((other) => other.message === message) !== i)
        .map((fault) => ({ ...fault, message: `another ${fault.message}: give it a name of its own` }));
    },
  },
  {
    name: 'nothing is left unfinished',
    run: (files) =>
      files
        .filter((file) => !isLockfile(file))
        .flatMap((file) =>
          matches(file, unfinished, (word) => `${word}: do it now, or write it down where work is planned`),
        ),
  },
  {
    name: 'no test is focused, skipped or postponed',
    run: (files) =>
      files
        .filter((file) => isTest(file.path))
        .flatMap((file) =>
          matches(file, focused, (word) => `${word}…): run every test; delete the ones that should not run`),
        ),
  },
  {
    name: 'no check is switched off in place',
    run: (files) =>
      files
        .filter((file) => isCode(file.path))
        .flatMap((file) =>
          matches(file, suppressed, (word) => `${word}: mend the code, or change the rule for everybody in biome.json`),
        ),
  },
  {
    name: 'no machine paths, registry hosts, banned words or merge marks',
    run: (files) =>
      files.flatMap((file) => [
        ...matches(file, machinePath, (word) => `'${word}' is a path on one machine: make it relative`),
        ...matches(file, registryHost, (word) => `'${word}' names a registry: leave it to each machine's settings`),
        ...matches(
          file,
          provenance,
          (word) => `'${word}' is on the ban list: say what the thing is, not where it came from`,
        ),
        ...matches(file, conflict, () => 'a merge mark: finish the merge'),
      ]),
  },
  {
    name: 'every file of the engine opens with a comment',
    run: (files) =>
      files
        .filter((file) => isTypeScript(file.path) && isEngine(file.path) && !isTest(file.path))
        .filter((file) => !/^\s*(?:\/\/|\/\*)/.test(file.text))
        .map(({ path }) => ({ path, line: 1, message: 'open with a comment that says what the file is for' })),
  },
];

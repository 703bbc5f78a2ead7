// Who may import whom: between packages, between the rooms of a package, and from outside.
import {
  type Check,
  type Finding,
  type Import,
  importsOf,
  isEngine,
  isTest,
  isTypeScript,
  type TextFile,
  target,
} from './source.js';

/** Packages by folder: the name they are imported by, and the folders they may import. */
const packages: Readonly<Record<string, { readonly name: string; readonly may: readonly string[] }>> = {
  'packages/engine': { name: 'baraja', may: [] },
  'packages/book': { name: '@baraja/book', may: ['packages/hands', 'packages/engine'] },
  'packages/hands': { name: '@baraja/hands', may: ['packages/engine'] },
  'packages/laws': { name: '@baraja/laws', may: ['packages/work', 'packages/engine'] },
  'packages/odds': { name: '@baraja/odds', may: ['packages/engine'] },
  'packages/room': { name: '@baraja/room', may: ['packages/engine'] },
  'packages/client': { name: '@baraja/client', may: ['packages/room', 'packages/engine'] },
  'packages/work': { name: '@baraja/work', may: ['packages/room'] },
  'packages/storm': {
    name: '@baraja/storm',
    may: ['packages/work', 'packages/client', 'packages/room', 'packages/engine'],
  },
  'apps/server': {
    name: '@baraja/server',
    may: ['packages/book', 'packages/client', 'packages/hands', 'packages/odds', 'packages/room', 'packages/engine'],
  },
  'apps/web': {
    name: '@baraja/web',
    may: ['packages/book', 'packages/client', 'packages/hands', 'packages/odds', 'packages/room', 'packages/engine'],
  },
  'apps/cli': {
    name: '@baraja/cli',
    may: [
      'apps/server',
      'packages/book',
      'packages/hands',
      'packages/laws',
      'packages/odds',
      'packages/room',
      'packages/work',
      'packages/engine',
    ],
  },
};

type Rooms = Readonly<Record<string, { readonly may: readonly string[]; readonly types?: readonly string[] }>>;

/** Rooms of the engine: what each may import. `types` may be imported as types only. */
const engineRooms: Rooms = {
  cards: { may: [] },
  hands: { may: ['cards'] },
  melds: { may: ['cards'] },
  schema: { may: [] },
  facts: { may: ['schema'], types: ['kernel', 'hands', 'progressive'] },
  kernel: { may: ['facts', 'cards'] },
  progressive: { may: ['kernel', 'schema', 'hands', 'cards'] },
  steps: { may: ['progressive', 'kernel', 'facts', 'schema', 'hands', 'melds', 'cards'] },
  rulings: { may: ['steps', 'kernel', 'facts', 'hands', 'melds', 'cards'] },
  games: { may: ['rulings', 'steps', 'progressive', 'kernel', 'facts', 'schema', 'hands', 'melds', 'cards'] },
  table: { may: ['games', 'steps', 'progressive', 'kernel', 'facts', 'schema', 'cards', 'hands'] },
  document: { may: ['table', 'games', 'kernel', 'facts', 'schema'] },
  own: { may: ['document', 'table', 'games', 'kernel', 'facts'] },
  books: { may: ['document', 'table', 'games', 'kernel', 'facts'] },
  houses: { may: ['books'] },
  testing: { may: ['books', 'table', 'games', 'progressive', 'steps', 'kernel', 'facts', 'cards'] },
  learn: { may: ['table', 'games', 'kernel', 'facts', 'cards'] },
  words: { may: ['table', 'books', 'document', 'games', 'rulings', 'steps', 'kernel', 'facts', 'hands', 'cards'] },
  bots: { may: ['books', 'games', 'steps', 'kernel', 'hands', 'melds', 'cards'], types: ['table'] },
};

/** Rooms of the card room: money and events are stored together, so the store knows the ledger and not the reverse. */
const cardRooms: Rooms = {
  bus: { may: [] },
  ledger: { may: [] },
  store: { may: ['ledger'] },
  fair: { may: [] },
  protocol: { may: ['ledger'], types: ['table', 'fair'] },
  table: { may: ['protocol', 'fair', 'store', 'ledger'] },
  office: { may: ['table', 'protocol', 'fair', 'store', 'ledger'] },
  gate: { may: ['bus', 'protocol'] },
  nodes: { may: ['bus', 'gate', 'store', 'table'] },
  house: { may: ['bus', 'nodes', 'office', 'table', 'protocol', 'fair', 'store', 'ledger'] },
  alone: { may: ['house', 'table', 'protocol', 'fair', 'store', 'ledger'] },
};

const arrowsFile = 'tools/tidy/arrows.ts';
const testsMayUse = ['vitest', 'fast-check'];

const folderOf = (path: string): string => path.split('/').slice(0, 2).join('/');
const isWorkspace = (path: string): boolean => /^(?:packages|apps)\/[^/]+\//.test(path);
const isRelative = (specifier: string): boolean => specifier.startsWith('.');
const packageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** The folder of the workspace package of this name, if it is one of ours. */
export function workspaceFolder(specifier: string): string | undefined {
  const name = packageName(specifier);
  return Object.keys(packages).find((folder) => packages[folder]?.name === name);
}

type Judge = (file: TextFile, what: Import) => string | undefined;

function eachImport(files: readonly TextFile[], where: (path: string) => boolean, judge: Judge): Finding[] {
  return files
    .filter((file) => isTypeScript(file.path) && where(file.path))
    .flatMap((file) =>
      importsOf(file).flatMap((what) => {
        const message = judge(file, what);
        return message === undefined ? [] : [{ path: file.path, line: what.line, message }];
      }),
    );
}

/** A test may ask how busy the machine is, and try the program as it is shipped. */
const FOR_TESTS = ['tools/busy.mjs', 'tools/build.mjs'];

const betweenPackages: Judge = (file, { specifier }) => {
  const home = folderOf(file.path);
  const us = packages[home];
  if (us === undefined) return `${home} is not in the package table: add it, with its arrows, to ${arrowsFile}`;
  if (isRelative(specifier)) {
    const to = target(file.path, specifier);
    const isTest = /\.(?:test|e2e)\.ts$|\/test\//.test(file.path);
    const leaves = !to.startsWith(`${home}/`) && !(FOR_TESTS.includes(to) && isTest);
    return leaves ? `'${specifier}' leaves ${home}: import the other package by its name` : undefined;
  }
  const folder = workspaceFolder(specifier);
  if (folder === undefined) {
    if (!packageName(specifier).startsWith('@baraja/')) return undefined;
    return `'${specifier}' is not in the package table: add it, with its arrows, to ${arrowsFile}`;
  }
  if (folder === home || us.may.includes(folder)) return undefined;
  const may = us.may.length === 0 ? 'no other package' : us.may.join(', ');
  return `${home} may import ${may}, not ${folder}: turn the dependency round, or pass what is needed as an argument`;
};

/** `kernel` of packages/engine/src/kernel/felt.ts; '' at the top of src. */
const roomOf = (path: string): string => (path.split('/').length > 4 ? (path.split('/')[3] ?? '') : '');

const betweenRooms =
  (rooms: Rooms, inside: (path: string) => boolean): Judge =>
  (file, { specifier, typeOnly }) => {
    const to = target(file.path, specifier);
    if (!isRelative(specifier) || !inside(to)) return undefined;
    const [here, there] = [roomOf(file.path), roomOf(to)];
    if (here === there || here === '') return undefined;
    if (there === '') return `'${specifier}' is the front door: import from the room that has it`;
    const room = rooms[here];
    if (room === undefined || room.may.includes(there)) return undefined;
    if (room.types?.includes(there)) {
      return typeOnly ? undefined : `${here} may import only types from ${there}: write \`import type\``;
    }
    const may = room.may.length === 0 ? 'nothing' : room.may.join(', ');
    return `${here} may import ${may}, not ${there}: move the code to where the arrows allow, or pass it as an argument`;
  };

const fromOutside: Judge = (file, { specifier }) => {
  if (isRelative(specifier) || workspaceFolder(specifier) !== undefined) return undefined;
  const test = isTest(file.path);
  if (specifier.startsWith('node:')) {
    return test ? undefined : `the engine may not import '${specifier}': take the data as an argument; apps do the I/O`;
  }
  if (test && testsMayUse.includes(packageName(specifier))) return undefined;
  return `the engine may import no package, so not '${specifier}': write the little that is needed`;
};

function homeless(files: readonly TextFile[], rooms: Rooms, inside: (path: string) => boolean): Finding[] {
  const housed = files.filter((file) => isTypeScript(file.path) && inside(file.path));
  return housed.flatMap((file) => {
    const room = roomOf(file.path);
    if (room === '') {
      if (/\/src\/index(?:\.test)?\.ts$/.test(file.path)) return [];
      return [
        { path: file.path, line: 1, message: 'only index.ts lives at the top of src: move this file into a room' },
      ];
    }
    if (rooms[room] !== undefined) return [];
    return [
      { path: file.path, line: 1, message: `'${room}' is not a room: add it, with its arrows, to ${arrowsFile}` },
    ];
  });
}

const alongRooms = (files: readonly TextFile[], rooms: Rooms, inside: (path: string) => boolean): Finding[] => [
  ...homeless(files, rooms, inside),
  ...eachImport(files, (path) => inside(path) && !isTest(path), betweenRooms(rooms, inside)),
];

export const arrowChecks: readonly Check[] = [
  {
    name: 'packages import along the arrows',
    run: (files) => eachImport(files, isWorkspace, betweenPackages),
  },
  {
    name: 'rooms of the engine import along the arrows',
    run: (files) => alongRooms(files, engineRooms, isEngine),
  },
  {
    name: 'rooms of the card room import along the arrows',
    run: (files) => alongRooms(files, cardRooms, (path) => path.startsWith('packages/room/src/')),
  },
  {
    name: 'the engine imports no package',
    run: (files) => eachImport(files, isEngine, fromOutside),
  },
];

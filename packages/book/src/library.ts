/** Reads the files of a house, lays the pages of each game over one another, and gathers what is wrong in any of them. */
import { type Entry, type FloorLine, floorAt, type GamePages, isRefused, type Page, settingsAt } from 'baraja/document';
import type * as z from 'zod';
import { checkChoice } from './choice.js';
import { checkCitations, checkCited } from './citations.js';
import {
  type ClausePage,
  choicePage,
  customPage,
  type EntriesPage,
  type FloorLinePage,
  type GamePage,
  gamePage,
  type HousePage,
  housePage,
  lawPage,
  partPage,
  type RulingPage,
} from './format.js';
import { checkLaws, checkPractice, lawAt } from './house-names.js';
import { checkNames } from './names.js';
import { shaped } from './shape.js';
import { type Fault, type Path, printFault, Source } from './source.js';
import { checkUnused } from './unused.js';
import { checkWhole } from './whole.js';
import type { BookWords } from './words.js';

/** The text of a file by its path; undefined if there is none. */
export type Files = (path: string) => string | undefined;

/** A page and the file it was read from. */
export interface ReadPage {
  readonly source: Source;
  readonly data: EntriesPage;
  /** Nothing of it was left behind. */
  readonly whole: boolean;
  /** The sheets of the house, which it may cite. */
  readonly sheets: HousePage['sources'];
}
/** A game with its pages, the weakest first, and the files they came from. */
export interface ReadGame {
  readonly pages: GamePages;
  readonly own: GamePage;
  readonly source: Source;
  readonly from: readonly ReadPage[];
  /** Of a dealer's choice, the games it is of. */
  readonly choice?: readonly ReadGame[];
  /** The pages whose examples are played at its tables: its own, and the parts of the house that no game before it took. */
  readonly shows: readonly ReadPage[];
}
export interface ReadHouse {
  readonly house: HousePage | undefined;
  readonly games: ReadonlyMap<string, ReadGame>;
  readonly faults: readonly Fault[];
  /** A clause or a ruling, with its words, wherever they stand. */
  readonly words: ReadonlyMap<string, ClausePage | RulingPage>;
  /** The lines of its sheets, where it lets them be read, by HOUSE/SOURCE. */
  readonly sheets: Readonly<Record<string, readonly string[]>>;
}

class Library {
  readonly read = new Map<string, { readonly source: Source; readonly data: unknown }>();
  readonly words = new Map<string, ClausePage | RulingPage>();
  readonly games = new Map<string, ReadGame>();
  /** Parts that a game has taken. */
  readonly taken = new Set<Source>();
  constructor(
    private readonly files: Files,
    readonly say: BookWords,
    /** Where it is read for its list alone, who asks: whose lists it takes itself does not matter, and a page he has read is read. */
    private readonly home: Library | null = null,
  ) {}

  /** A page of this shape; null if there is no such file. */
  open<S extends z.ZodType>(path: string, schema: S): { source: Source; data: z.infer<S> | undefined } | null {
    const had = this.read.get(path) ?? this.home?.read.get(path);
    if (had) return had as { source: Source; data: z.infer<S> | undefined };
    const text = this.files(path);
    if (text === undefined) return null;
    const source = new Source(path, text, this.say);
    const data = shaped(source, schema);
    this.read.set(path, { source, data });
    if (data !== undefined) this.gather(source, data as EntriesPage);
    return { source, data };
  }
  isChoice(path: string): boolean {
    return /^choice of:/m.test(this.files(path) ?? '');
  }
  /** A page that others may take: a part of the house, or a game. */
  openTaken(path: string): ReturnType<Library['open']> {
    const text = this.files(path);
    return this.open(path, text !== undefined && /^part:/m.test(text) ? partPage : gamePage);
  }
  /** The page of another house; undefined if there is none. */
  abroad(house: string): HousePage | undefined {
    return new Library(this.files, this.say, this).open(`houses/${house}/house.yaml`, housePage)?.data;
  }
  private readonly lists = new Map<string, readonly FloorLine[] | null>();
  /** The floor's list of another house's game, cited as there; null if there is none. */
  listOf(name: string): readonly FloorLine[] | null {
    const had = this.lists.get(name);
    if (had !== undefined) return had;
    if (this.home) return [];
    const [house = '', game = ''] = name.split('/');
    const abroad = new Library(this.files, this.say, this);
    const page = abroad.open(`houses/${house}/house.yaml`, housePage)?.data;
    const read = page ? readGame(abroad, page, game, () => {}) : null;
    const set = read && settingsAt(read.pages);
    // One that is there and cannot be read is told where it stands, and not as missing.
    const none = this.files(`houses/${house}/${game}.yaml`) === undefined ? null : [];
    const list = read && set && !isRefused(set) ? floorAt(read.pages, { ...set, at: { form: '', id: '' } }) : none;
    this.lists.set(name, list);
    return list;
  }
  private readonly told = new Map<string, string>();
  /** The words of a page: those of one entry stand in one place. */
  private gather(source: Source, data: EntriesPage): void {
    for (const section of ['clauses', 'rulings'] as const)
      for (const [id, entry] of Object.entries<ClausePage | RulingPage>(data[section] ?? {})) {
        if (entry.en === undefined) continue;
        const had = this.told.get(id);
        if (had !== undefined) source.fault([section, id], source.say.toldTwice(id, had), true);
        this.told.set(id, `${source.file}:${source.at([section, id], true).line}`);
        this.words.set(id, entry);
      }
  }
  /** Every page there is could be read: where one could not, nobody can say what its words would have been. */
  isReadable(): boolean {
    return [...this.read.values()].every(({ data }) => data !== undefined);
  }
  faults(): readonly Fault[] {
    return [...this.read.values()].flatMap(({ source }) => source.faults);
  }
}

/** In these words; they need not be those of the engine, which is made of what is read here. */
export function readHouseIn(say: BookWords, id: string, files: Files): ReadHouse {
  const library = new Library(files, say);
  const path = `houses/${id}/house.yaml`;
  const opened = library.open(path, housePage);
  const none = { house: undefined, games: new Map(), words: library.words, sheets: {} };
  if (opened === null) return { ...none, faults: [{ file: path, line: 1, col: 1, message: say.noFile(path) }] };
  const { source, data: house } = opened;
  if (house === undefined) return { ...none, faults: source.faults };
  if (house.house !== id) source.fault(['house'], say.otherName(id));
  checkLaws(source, house, files);
  const games = new Map<string, ReadGame>();
  for (const [i, file] of house.games.entries()) {
    const game = readGame(library, house, file, (message) => source.fault(['games', i], message));
    if (game && games.has(game.pages.game)) game.source.fault(['game'], say.twoFiles(game.pages.game));
    if (game) games.set(game.pages.game, game);
  }
  checkWithout(source, house, games);
  const sheets = sheetsOf(source, house, files);
  // Names first, in every file once; the whole of a game only where all of its names are good.
  const seen = new Set<Source>();
  checkCode(house, games.values());
  const known = library.isReadable() ? library.words : null;
  for (const game of games.values()) checkNames(game, known, seen);
  checkSheets(library, source, house, games.values());
  for (const game of games.values())
    if (known !== null && game.from.every((page) => page.source.faults.length === 0)) {
      checkWhole(game, library.words);
      checkChoice(game);
    }
  if (library.faults().length === 0) checkPractice(source, house, games);
  // What is wrong leaves much untaken: it is looked for where nothing is.
  if (library.faults().length === 0) checkUnused(id, [...games.values()]);
  return { house, games, faults: inOrder(library.faults()), words: library.words, sheets };
}
/** Sheets whose text lies in the folder: as many lines as are said, so that citations find theirs. */
function sheetsOf(source: Source, { house, sources }: HousePage, files: Files): ReadHouse['sheets'] {
  return Object.fromEntries(
    Object.entries(sources).flatMap(([id, { text: file, lines }]) => {
      if (file === undefined) return [];
      const path = `houses/${house}/${file}`;
      const found = files(path)
        ?.replace(/\r?\n$/, '')
        .split(/\r?\n/);
      if (found === undefined) source.fault(['sources', id, 'text'], source.say.noFile(path));
      else if (found.length !== lines)
        source.fault(['sources', id, 'lines'], source.say.otherLines(path, found.length));
      return found === undefined ? [] : [[`${house}/${id}`, found]];
    }),
  );
}
/** What is cited of sheets, in every file once, and sheets that nothing cites. */
function checkSheets(library: Library, source: Source, house: HousePage, games: Iterable<ReadGame>): void {
  const pages = new Map([...games].flatMap(({ from }) => from.map((page) => [page.source, page.data] as const)));
  const sheetsOf = (of: string) => library.abroad(of)?.sources;
  for (const [page, data] of pages) checkCitations(page, data, house, sheetsOf);
  if (pages.size > 0) checkCited(source, house, pages.values());
}
/** A clause of the house is known for its own by how its id begins. */
function checkCode({ house, code }: HousePage, games: Iterable<ReadGame>): void {
  for (const { from } of games)
    for (const { source, data } of from)
      for (const id of source.file.startsWith(`houses/${house}/`) ? Object.keys(data.clauses ?? {}) : [])
        if (!id.startsWith(`${code}-`)) source.fault(['clauses', id], source.say.otherCode(id, code), true);
}
/** What no game of the house offers must be a switch on some page. */
function checkWithout(source: Source, { without = [] }: HousePage, games: ReadonlyMap<string, ReadGame>): void {
  const all = new Set(
    [...games.values()].flatMap(({ pages }) =>
      pages.pages.flatMap(({ entries }) => entries.flatMap(({ switches = {} }) => Object.keys(switches))),
    ),
  );
  for (const [i, key] of without.entries())
    if (!all.has(key)) source.fault(['without', i], `${source.say.noSwitchLeft(key)}${source.say.meant(key, all)}`);
}
const inOrder = (faults: readonly Fault[]): readonly Fault[] =>
  [...new Map(faults.map((fault) => [printFault(fault), fault])).values()].sort((a, b) =>
    a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.col - b.col,
  );

function readGame(
  library: Library,
  house: HousePage,
  file: string,
  missing: (message: string) => void,
): ReadGame | null {
  const path = `houses/${house.house}/${file}.yaml`;
  if (library.isChoice(path)) return readChoice(library, house, path);
  const had = library.games.get(path);
  if (had) return had;
  const opened = library.open(path, gamePage);
  if (opened === null) missing(library.say.noFile(path));
  if (!opened?.data) return null;
  const game = laidOver(library, house, opened.source, opened.data);
  library.games.set(path, game);
  return game;
}
/** A dealer's choice rests on what its first game does, and on its own page. */
function readChoice(library: Library, house: HousePage, path: string): ReadGame | null {
  const opened = library.open(path, choicePage);
  if (!opened?.data) return null;
  const { source, data } = opened;
  const { 'choice of': named, ...page } = data;
  const games = gamesNamed(library, house, source, named);
  if (games === null) return null;
  const [{ own: usual, pages: usualPages, from: usualFrom }] = games;
  const { family, customs, takes, without } = usual;
  const own: GamePage = { ...page, family, customs, ...(takes ? { takes } : {}), ...(without ? { without } : {}) };
  const read: ReadPage = { source, data: own, whole: true, sheets: house.sources };
  const under = usualFrom.length - (house.laws ?? []).length;
  const added: Page = { name: source.file, entries: entriesIn(own, new Map(), (line) => linesOf(library, line, [])) };
  const pages: GamePages = {
    ...usualPages,
    game: own.game,
    stakes: own.stakes as GamePages['stakes'],
    pages: usualPages.pages.toSpliced(under, 0, added),
    choice: games.map((game) => game.pages.game),
  };
  return { pages, own, source, from: usualFrom.toSpliced(under, 0, read), shows: [read], choice: games };
}
/** The games that a choice names: others of the house, each once. Null if one of them cannot be. */
function gamesNamed(
  library: Library,
  house: HousePage,
  source: Source,
  named: readonly string[],
): readonly [ReadGame, ...ReadGame[]] | null {
  const { say } = library;
  const games = named.map((file, i): ReadGame | null => {
    const no = (message: string): null => {
      source.fault(['choice of', i], message);
      return null;
    };
    const path = `houses/${house.house}/${file}.yaml`;
    if (!house.games.includes(file)) return no(`${say.noGame(file)}${say.meant(file, house.games)}`);
    if (library.isChoice(path)) return no(say.choiceOfChoices(file));
    if (named.indexOf(file) < i) return no(say.chosenTwice(file));
    return readGame(library, house, file, () => {});
  });
  const found = games.filter((game) => game !== null);
  const [first, ...rest] = found;
  return first === undefined || found.length < named.length ? null : [first, ...rest];
}

function laidOver(library: Library, house: HousePage, source: Source, own: GamePage): ReadGame {
  const from: (ReadPage & { readonly not: Left })[] = [];
  const sheets = house.sources;
  const add = (name: string, found: ReturnType<Library['open']>, at: Path, not: Left = new Map()): void => {
    if (found === null) source.fault(at, library.say.noFile(name));
    else if (found.data)
      from.push({ source: found.source, data: found.data as EntriesPage, not, whole: not.size === 0, sheets });
  };
  for (const [i, name] of own.customs.entries()) {
    const custom = `customs/${name}.yaml`;
    add(custom, library.open(custom, customPage), ['customs', i]);
  }
  for (const [i, take] of (own.takes ?? []).entries()) {
    const name = `houses/${house.house}/${typeof take === 'string' ? take : take.from}.yaml`;
    add(
      name,
      library.openTaken(name),
      ['takes', i],
      typeof take === 'string' ? new Map() : leftBehind(take['but not']),
    );
  }
  from.push({ source, data: own, not: new Map(), whole: true, sheets });
  // One that is not there is told where the house names it.
  for (const name of house.laws ?? []) {
    const found = library.open(lawAt(name), lawPage);
    if (found !== null) add(lawAt(name), found, ['game']);
  }
  const without = [...(house.without ?? []), ...(own.without ?? [])];
  for (const page of from) checkAbroad(library, page, without);
  const pages: GamePages = {
    house: house.house,
    game: own.game,
    family: own.family,
    stakes: own.stakes as GamePages['stakes'],
    without,
    pages: from.map(
      ({ source: { file: name }, data, not }): Page => ({
        name,
        entries: entriesIn(data, not, (line) => linesOf(library, line, without)),
      }),
    ),
  };
  const parts = from.filter((page) => 'part' in page.data && !library.taken.has(page.source));
  for (const part of parts) library.taken.add(part.source);
  return { pages, own, source, from, shows: [{ source, data: own, whole: true, sheets }, ...parts] };
}

/** Lists of other houses that are not there. What only a switch brings that is not offered here is not looked for. */
function checkAbroad(library: Library, { source, data }: ReadPage, without: readonly string[]): void {
  for (const section of ['clauses', 'rulings'] as const)
    for (const [id, { floor = [] }] of Object.entries(data[section] ?? {}))
      for (const [i, line] of floor.entries())
        if ('as at' in line && !isLeftOut(line, without) && library.listOf(line['as at']) === null)
          source.fault([section, id, 'floor', i, 'as at'], library.say.noFile(`houses/${line['as at']}.yaml`));
}

const isLeftOut = (line: FloorLinePage, without: readonly string[]): boolean =>
  Object.keys(line['only when'] ?? {}).some((name) => without.includes(name));

/** What is left behind of a page that is taken: an entry, or some of what it sets and governs. */
type Left = ReadonlyMap<string, readonly string[] | 'all'>;
const leftBehind = (said: readonly string[] | Readonly<Record<string, readonly string[] | 'all'>>): Left =>
  new Map(Array.isArray(said) ? said.map((id) => [id, 'all'] as const) : Object.entries(said));

/** A line as it is; another house's list line by line, unless only a switch brings it that is not offered here. */
function linesOf(library: Library, line: FloorLinePage, without: readonly string[]): readonly FloorLine[] {
  if (!('as at' in line)) return [line as FloorLine];
  if (isLeftOut(line, without)) return [];
  const when = line['only when'] === undefined ? {} : { 'only when': line['only when'] };
  const [of = ''] = line['as at'].split('/');
  return (library.listOf(line['as at']) ?? []).map((one) => ({ ...one, ...when, of }));
}

function entriesIn(
  { clauses = {}, rulings = {} }: EntriesPage,
  not: Left,
  linesIn: (line: FloorLinePage) => readonly FloorLine[],
): readonly Entry[] {
  const plain =
    (sheet: boolean) =>
    ([id, entryPage]: readonly [string, ClausePage & RulingPage]) => {
      const {
        en: _en,
        es: _es,
        at: _at,
        examples: _examples,
        unplayed: _unplayed,
        'played by': _playedBy,
        discretion: _discretion,
        floor,
        ...said
      } = entryPage;
      const left = not.get(id);
      if (left === 'all') return [];
      const lines = floor === undefined ? {} : { floor: floor.flatMap(linesIn) };
      const entry = { ...said, ...lines, id, sheet } as Entry;
      if (left === undefined) return [entry];
      const sets = Object.fromEntries(Object.entries(entry.sets ?? {}).filter(([topic]) => !left.includes(topic)));
      return [{ ...entry, sets, governs: (entry.governs ?? []).filter((thing) => !left.includes(thing)) }];
    };
  return [
    ...Object.entries(clauses as Readonly<Record<string, ClausePage & RulingPage>>).flatMap(plain(true)),
    ...Object.entries(rulings as Readonly<Record<string, ClausePage & RulingPage>>).flatMap(plain(false)),
  ];
}

/**
 * Houses in a folder of one's own, beside those that came with the program or in their place: read, put in force, and taken up anew where a
 * file changes or somebody hands one over. One that is not in order leaves the old one in force.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { editionOf, entriesOf, games, gamesOf, houses, shelve } from 'baraja/books';
import { canonical, sha256 } from 'baraja/document';
import { compile } from '../compile.js';
import { type Files, type ReadHouse, readHouse } from '../library.js';
import { reportOn } from '../report.js';
import type { Fault } from '../source.js';
import { BOOK_WORDS } from '../words.js';
import { besides, type FoundHouse, foundAt, foundIn, isHouse } from './found.js';

type Language = 'en' | 'es';
/** Documents by their paths from where the folder `houses` lies. */
export type Documents = Readonly<Record<string, string>>;
export interface OwnHousesAt {
  /** A house's folder, or one with houses in it; it need not be there yet. */
  readonly root: string;
  /** Where the documents are that came with the program. */
  readonly shipped: string;
  readonly language: Language;
  /** A house is in force that was not, or not so. */
  readonly opened: (house: string, wasInForce: boolean) => void;
  /** One is not in order, and was left; its files as they lie on this machine. */
  readonly left: (house: string, faults: readonly Fault[], isInForce: boolean) => void;
  /** One that was not in order is again as it is in force. */
  readonly mended: (house: string) => void;
}
/** A house that is in force otherwise than before: by which files, and which editions of its games are new. */
export interface ChangedHouse {
  readonly house: string;
  /** A hash of the files it was read from: whoever signed for these signed for it. */
  readonly files: string;
  readonly games: readonly { readonly game: string; readonly edition: string; readonly before: string | null }[];
}
/** What came of handing one over: it is in force, or this is wrong with it and nothing has changed. */
export type Handed =
  | { readonly house: string; readonly isNew: boolean; readonly changed: ChangedHouse }
  | { readonly faults: readonly Fault[] };

/** A folder's name, and a file's: nothing that leads elsewhere. */
export const HOUSE_ID = /^[a-z0-9][a-z0-9-]{0,39}$/;
export const FILE_NAME = /^[a-z0-9][a-z0-9-]{0,59}\.yaml$/;
/** How often the files are looked at, in milliseconds: surer than being told, where an editor puts a new file in the old one's place. */
const LOOK_MS = 500;

export class OwnHouses {
  private readonly known = new Map<string, string>();
  private readonly broken = new Set<string>();
  private seen = '';
  private looks: NodeJS.Timeout | undefined;

  constructor(private readonly at: OwnHousesAt) {
    this.mend();
    this.seen = this.written();
  }

  private found(): readonly FoundHouse[] {
    return existsSync(this.at.root) ? foundIn(this.at.root, () => this.at.shipped) : [];
  }
  /** Those that are in force and were not, or not so. */
  read(): readonly ChangedHouse[] {
    const changed: ChangedHouse[] = [];
    // Before anything is read: what is written meanwhile is looked at next time.
    this.seen = this.written();
    for (const { house, folder, files, place } of this.found()) {
      const found = readHouse(house, files, this.at.language);
      if (found.faults.length > 0) {
        const faults = found.faults.map((fault) => ({ ...fault, file: place(fault.file) }));
        this.broken.add(house);
        this.at.left(house, faults, isInForce(house));
        continue;
      }
      const isMended = this.broken.delete(house);
      const put = this.putIn(house, found, hashOf(folder));
      if (put) changed.push(put);
      else if (isMended) this.at.mended(house);
    }
    return changed;
  }
  /** Puts it in force; null if it is, just so. */
  private putIn(house: string, found: ReadHouse, files: string): ChangedHouse | null {
    const was = isInForce(house);
    const compiled = compile([found]);
    const text = JSON.stringify(compiled);
    if (this.known.get(house) === text) return null;
    const before = editionsOf(house);
    shelve(compiled);
    this.known.set(house, text);
    this.at.opened(house, was);
    const now = [...editionsOf(house)].map(([game, edition]) => ({ game, edition, before: before.get(game) ?? null }));
    return { house, files, games: now.filter((one) => one.edition !== one.before) };
  }

  /** Everything that the houses here rest on, as it lies there. */
  documents(): Documents {
    const found = this.found();
    const roots = [...new Set(found.flatMap(({ folder }) => besides(folder) ?? []))];
    const isOwn = (path: string): boolean => found.some(({ house }) => path.startsWith(`houses/${house}/`));
    const shipped = foundIn(this.at.shipped, () => this.at.shipped);
    return Object.fromEntries([
      ...[this.at.shipped, ...roots].flatMap((root) =>
        ['customs', 'laws'].flatMap((kind) => textsIn(join(root, kind), kind)),
      ),
      ...shipped.flatMap(({ house, folder }) => textsIn(folder, `houses/${house}`)).filter(([path]) => !isOwn(path)),
      ...found.flatMap(({ house, folder }) => textsIn(folder, `houses/${house}`)),
    ]);
  }
  /**
   * A house's files, by their names, instead of those it has. They are checked whole before anything is written; `sign` is told of them
   * then, and what it stores about who hands them over stands before they do.
   */
  async hand(
    house: string,
    files: Documents,
    language: Language,
    sign: (files: string) => Promise<void>,
  ): Promise<Handed> {
    const names = Object.keys(files);
    if (!HOUSE_ID.test(house) || !names.every((name) => FILE_NAME.test(name))) throw new Error('not a house');
    const mine = `houses/${house}/`;
    const { root } = this.at;
    if (isHouse(root) && basename(root) !== house)
      return {
        faults: [
          { file: `${mine}house.yaml`, line: 1, col: 1, message: BOOK_WORDS[language].oneHouse(basename(root)) },
        ],
      };
    const place = this.placeOf(house);
    const { files: others } = foundAt(place, () => this.at.shipped);
    const read: Files = (path) => (path.startsWith(mine) ? files[path.slice(mine.length)] : others(path));
    const found = readHouse(house, read, language);
    const { faults } = reportOn(house, found);
    const all = [...faults, ...taken(house, found, language)];
    if (all.length > 0) return { faults: all };
    const isNew = !isInForce(house);
    const hash = hashOf(place, files);
    await sign(hash);
    this.write(place, files);
    this.broken.delete(house);
    const changed = this.putIn(house, found, hash) ?? { house, files: hash, games: [] };
    this.seen = this.written();
    return { house, isNew, changed };
  }
  /** Where a house lies, or will: among the others. */
  private placeOf(house: string): string {
    const { root } = this.at;
    const had = this.found().find((one) => one.house === house);
    const isBare = this.found().length > 0 && !existsSync(join(root, 'houses'));
    return had?.folder ?? (isBare ? join(root, house) : join(root, 'houses', house));
  }
  /** Written beside it and put in its place at once: there is the old house, or the new one. */
  private write(place: string, files: Documents): void {
    const [draft, before] = ['new', 'old'].map((which) => join(dirname(place), `.${basename(place)}.${which}`)) as [
      string,
      string,
    ];
    for (const left of [draft, before]) rmSync(left, { recursive: true, force: true });
    mkdirSync(draft, { recursive: true });
    for (const [name, text] of Object.entries(files)) writeFileSync(join(draft, name), text);
    // What is no document, a sheet's own text, stays with the house.
    for (const name of filesIn(place).filter((one) => !one.endsWith('.yaml')))
      cpSync(join(place, name), join(draft, name), { recursive: true });
    if (existsSync(place)) renameSync(place, before);
    renameSync(draft, place);
    rmSync(before, { recursive: true, force: true });
  }
  /** A house that was being handed over when the program was killed: the old one is put back where the new one had not come. */
  private mend(): void {
    const { root } = this.at;
    for (const parent of [dirname(root), root, join(root, 'houses')].filter((folder) => existsSync(folder)))
      for (const name of readdirSync(parent)) {
        const [, house = '', which] = /^\.([a-z0-9-]+)\.(old|new)$/.exec(name) ?? [];
        // Beside the folder itself only what is its own.
        if (which === undefined || (parent === dirname(root) && house !== basename(root))) continue;
        const place = join(parent, house);
        if (which === 'old' && !existsSync(place)) renameSync(join(parent, name), place);
        else rmSync(join(parent, name), { recursive: true, force: true });
      }
  }

  /** When each file there was last written. */
  private written(): string {
    const found = this.found();
    const roots = [...new Set(found.flatMap(({ folder }) => besides(folder) ?? []))];
    return [
      ...found.map(({ folder }) => folder),
      ...roots.flatMap((root) => [join(root, 'customs'), join(root, 'laws')]),
    ]
      .flatMap((folder) => filesIn(folder).map((name) => join(folder, name)))
      .map((path) => `${path} ${statSync(path, { throwIfNoEntry: false })?.mtimeMs}`)
      .join();
  }
  /** Reads what has changed from now on; `changed` is told when a house is in force anew, `failed` when it cannot be read at all. */
  watch(changed: (houses: readonly ChangedHouse[]) => void, failed: (error: unknown) => void): void {
    clearInterval(this.looks);
    this.looks = setInterval(() => {
      try {
        const houses = this.written() === this.seen ? [] : this.read();
        if (houses.length > 0) changed(houses);
      } catch (error) {
        failed(error);
      }
    }, LOOK_MS);
  }
  close(): void {
    clearInterval(this.looks);
  }
}

/** Of each game of a house, what is in force. */
const editionsOf = (house: string): ReadonlyMap<string, string> =>
  new Map(gamesOf(house).map(({ id }) => [id, editionOf(id).id]));
/** Everything of one's own that a house in this folder rests on: its files, as they lie there or as they will, and what lies beside it. */
function hashOf(folder: string, files: Documents = Object.fromEntries(textsIn(folder, ''))): string {
  const root = besides(folder);
  const beside = root === null ? [] : ['customs', 'laws'].flatMap((kind) => textsIn(join(root, kind), kind));
  const own = Object.entries(files).map(([name, text]) => [name.replace(/^\//, ''), text] as const);
  return sha256(canonical([Object.fromEntries(own), Object.fromEntries(beside)]));
}
const isInForce = (house: string): boolean => houses.some(({ id }) => id === house);
const filesIn = (at: string): readonly string[] => (existsSync(at) ? readdirSync(at).sort() : []);
const yamlIn = (at: string): readonly string[] => filesIn(at).filter((name) => name.endsWith('.yaml'));
const textsIn = (folder: string, as: string): readonly (readonly [path: string, text: string])[] =>
  yamlIn(folder).map((name) => [`${as}/${name}`, readFileSync(join(folder, name), 'utf8')] as const);
/** Games and clauses are known by their ids everywhere: what another house has cannot be this one's too. */
function taken(house: string, { games: read }: ReadHouse, language: Language): readonly Fault[] {
  const say = BOOK_WORDS[language];
  const others = houses.filter(({ id }) => id !== house);
  const clauses = new Map(others.flatMap(({ id }) => entriesOf(id).map((entry) => [entry.id, id] as const)));
  const faults: Fault[] = [];
  for (const { pages, source, from } of read.values()) {
    const owner = games.find(({ id, house: of }) => id === pages.game && of !== house)?.house;
    if (owner !== undefined)
      faults.push({ file: source.file, ...source.at(['game']), message: say.gameTaken(pages.game, owner) });
    for (const page of from.filter((one) => one.source.file.startsWith(`houses/${house}/`)))
      for (const section of ['clauses', 'rulings'] as const)
        for (const [id, { en }] of Object.entries(page.data[section] ?? {}))
          if (en !== undefined && clauses.has(id))
            faults.push({
              file: page.source.file,
              ...page.source.at([section, id]),
              message: say.clauseTaken(id, clauses.get(id)!),
            });
  }
  return faults;
}

/**
 * Houses in a folder of one's own, beside those that came with the program or in their place: read, put in force, and taken up anew where a
 * file changes or somebody hands one over. One that is not in order leaves the old one in force.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { editionOf, entriesOf, gameBook, games, gamesOf, houses, shelve } from 'baraja/books';
import type { Fault } from '../source.js';
import { BOOK_WORDS } from '../words.js';
import type { Examine, Examined, Examining, InForce } from './examine.js';
import { besides, type Documents, type FoundHouse, filesIn, foundIn, hashOf, isHouse, textsIn } from './found.js';

type Language = 'en' | 'es';
export interface OwnHousesAt {
  /** A house's folder, or one with houses in it; it need not be there yet. */
  readonly root: string;
  /** Where the documents are that came with the program. */
  readonly shipped: string;
  readonly language: Language;
  /** A house is in force that was not, or not so. */
  readonly opened: (house: string, wasInForce: boolean) => void;
  /** One is not in order, or nobody can explain what comes of it, and was left; its files as they lie on this machine. */
  readonly left: (house: string, faults: readonly Fault[], isInForce: boolean) => void;
  /** One that was not in order is again as it is in force. */
  readonly mended: (house: string) => void;
  /** Who looks at documents before they go into force: in a thread, so that nobody waits; unless told, here. */
  readonly examine?: Examine;
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
  /** What each house is in force by. */
  private readonly known = new Map<string, { files: string; readonly text: string }>();
  /** Those that were left, by the files they had. */
  private readonly broken = new Map<string, string>();
  private readonly examine: Examine;
  private seen = '';
  private looks: NodeJS.Timeout | undefined;
  /** One thing after another: a house that is handed over, and files that change meanwhile. */
  private work: Promise<unknown> = Promise.resolve();

  constructor(private readonly at: OwnHousesAt) {
    // Who has somebody else look at them has no use for what reads documents.
    this.examine = at.examine ?? (async (asked) => (await import('./examine.js')).examine(asked));
    this.mend();
    this.seen = this.written();
  }
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.work.then(work);
    this.work = done.catch(() => {});
    return done;
  }

  private found(): readonly FoundHouse[] {
    return existsSync(this.at.root) ? foundIn(this.at.root, () => this.at.shipped) : [];
  }
  /** The first time: those that lie there are read, and in force; what came of the ones before them is on nobody's mind yet. */
  open(): Promise<readonly ChangedHouse[]> {
    return this.inTurn(() => this.readAll(true));
  }
  /** Those that are in force and were not, or not so. */
  read(): Promise<readonly ChangedHouse[]> {
    return this.inTurn(() => this.readAll(false));
  }
  private async readAll(isFirst: boolean): Promise<readonly ChangedHouse[]> {
    const changed: ChangedHouse[] = [];
    // Before anything is read: what is written meanwhile is looked at next time.
    this.seen = this.written();
    for (const { house, folder, place } of this.found()) {
      const files = hashOf(folder);
      const isAsItWas = this.known.get(house)?.files === files;
      if (isAsItWas && this.broken.delete(house)) this.at.mended(house);
      if (isAsItWas || this.broken.get(house) === files) continue;
      const found = await this.examine(this.asking(house, folder, isFirst ? null : inForceBeside(house)));
      if (found.compiled === null) {
        const faults = found.faults.map((fault) => ({ ...fault, file: place(fault.file) }));
        this.broken.set(house, found.files);
        this.at.left(house, faults, isInForce(house));
        continue;
      }
      const isMended = this.broken.delete(house);
      const put = this.putIn(house, found);
      if (put) changed.push(put);
      else if (isMended) this.at.mended(house);
    }
    return changed;
  }
  private asking(house: string, place: string, beside: InForce | null): Examining {
    const { shipped, language } = this.at;
    return { house, place, shipped, language, beside };
  }
  /** Puts it in force; null if it is, just so. */
  private putIn(house: string, { compiled, files }: Examined): ChangedHouse | null {
    const was = isInForce(house);
    const text = JSON.stringify(compiled);
    const known = this.known.get(house);
    this.known.set(house, { files, text });
    if (known?.text === text) return null;
    const before = editionsOf(house);
    shelve(compiled!);
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
        ['customs', 'laws'].flatMap((kind) => textsIn(join(root, kind), `${kind}/`)),
      ),
      ...shipped.flatMap(({ house, folder }) => textsIn(folder, `houses/${house}/`)).filter(([path]) => !isOwn(path)),
      ...found.flatMap(({ house, folder }) => textsIn(folder, `houses/${house}/`)),
    ]);
  }
  /**
   * A house's files, by their names, instead of those it has. They are examined whole before anything is written; `sign` is told of them
   * then, and what it stores about who hands them over stands before they do.
   */
  hand(house: string, files: Documents, language: Language, sign: (files: string) => Promise<void>): Promise<Handed> {
    const names = Object.keys(files);
    if (!HOUSE_ID.test(house) || !names.every((name) => FILE_NAME.test(name)))
      return Promise.reject(new Error('not a house'));
    return this.inTurn(() => this.handed(house, files, language, sign));
  }
  private async handed(
    house: string,
    files: Documents,
    language: Language,
    sign: (files: string) => Promise<void>,
  ): Promise<Handed> {
    const { root } = this.at;
    if (isHouse(root) && basename(root) !== house) {
      const message = BOOK_WORDS[language].oneHouse(basename(root));
      return { faults: [{ file: `houses/${house}/house.yaml`, line: 1, col: 1, message }] };
    }
    const place = this.placeOf(house);
    const asked = this.asking(house, place, inForceBeside(house));
    const found = await this.examine({ ...asked, language, files });
    if (found.compiled === null) return { faults: found.faults };
    const isNew = !isInForce(house);
    await sign(found.files);
    this.write(place, files);
    this.broken.delete(house);
    const changed = this.putIn(house, found) ?? { house, files: found.files, games: [] };
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
    let isLooking = false;
    const look = async (): Promise<void> => {
      if (isLooking) return;
      isLooking = true;
      try {
        const houses = this.written() === this.seen ? [] : await this.read();
        if (houses.length > 0) changed(houses);
      } catch (error) {
        failed(error);
      } finally {
        isLooking = false;
      }
    };
    this.looks = setInterval(() => void look(), LOOK_MS);
  }
  close(): void {
    clearInterval(this.looks);
  }
}

/** Of each game of a house, what is in force. */
const editionsOf = (house: string): ReadonlyMap<string, string> =>
  new Map(gamesOf(house).map(({ id }) => [id, editionOf(id).id]));
/** What the house is played by now, and what the others have. */
function inForceBeside(house: string): InForce {
  const others = houses.filter(({ id }) => id !== house);
  return {
    games: Object.fromEntries(gamesOf(house).map(({ id }) => [id, gameBook(id)!.pages])),
    others: {
      games: Object.fromEntries(games.filter((game) => game.house !== house).map((game) => [game.id, game.house])),
      clauses: Object.fromEntries(others.flatMap(({ id }) => entriesOf(id).map((entry) => [entry.id, id] as const))),
    },
  };
}
const isInForce = (house: string): boolean => houses.some(({ id }) => id === house);

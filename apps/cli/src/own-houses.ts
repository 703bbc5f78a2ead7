// `--houses`: a command knows the houses that lie in a folder, too. With `serve` they are put beside those that came with the program, or
// in their place; a file that changes is checked, and offered to the tables as a new edition. A room that was given no folder has one
// beside its data, for what is handed over.
import { existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type ChangedHouse, OwnHouses } from '@baraja/book/node';
import type { DocumentsHere } from '@baraja/server';
import { type Compiled, shelve } from 'baraja/books';
import { type Command, Option } from 'commander';
import { fromHere, housesAt } from './documents.js';
import { examined, type RecordAt } from './examine.js';
import { Stop } from './house.js';
import { shippedFolder } from './shipped.js';
import { spokenLanguage, t } from './words/index.js';

/** A command that is told of houses of one's own knows them from the start; what is wrong in them ends it. */
export const withHouses = (command: Command): Command =>
  command
    .addOption(new Option('--houses <folder>', t().help.houses).env('BARAJA_HOUSES'))
    .hook('preAction', async (_, acting) => {
      const { houses: folder } = acting.opts<{ houses?: string }>();
      if (folder !== undefined) await knowHouses(folder);
    });
async function knowHouses(folder: string): Promise<void> {
  const { compile, printFault, readHouse } = await import('@baraja/book');
  for (const { house, files, shown } of housesAt(folder)) {
    const found = readHouse(house, files, spokenLanguage());
    const wrong = found.faults.map((fault) => printFault(shown(fault)));
    if (wrong.length > 0) throw new Stop([...wrong, t().serve.notOpened(house)].join('\n'));
    const books = compile([found]);
    shelve(books);
    known.push(books);
  }
}
const known: Compiled[] = [];
/** The houses this command was given, for its threads: those know only what came with the program. */
export const ownBooks = (): readonly Compiled[] => known;

const OWN = 'own-houses';
/** A room that keeps nothing keeps no houses, either. */
const NOTHING = ':memory:';
const passing = join(tmpdir(), `baraja-houses-${process.pid}`);
/** Where the houses of a room lie. */
function placeOf(given: string | undefined, data: string): string {
  if (given === undefined) return data === NOTHING ? passing : join(resolve(data), OWN);
  housesAt(given); // or why there are none
  return resolve(given);
}

export interface RoomAt {
  readonly houses?: string | undefined;
  readonly data: string;
  readonly db?: string | undefined;
}
/** One's own houses, opened if there are any: what reads documents is loaded when it is needed. */
export class HousesHere implements DocumentsHere {
  private opened: Promise<OwnHouses> | null = null;
  private changed: ((houses: readonly ChangedHouse[]) => void) | null = null;
  /** What was put in force when they were read first. */
  first: readonly ChangedHouse[] = [];
  private constructor(
    private readonly root: string,
    /** The hands that what is new is held beside; null where nothing is kept. */
    readonly record: RecordAt | null,
    private readonly say: (line: string) => void,
  ) {}
  /** `say` is told of what is wrong in them. */
  static async at({ houses, data, db }: RoomAt, say: (line: string) => void): Promise<HousesHere> {
    const here = new HousesHere(placeOf(houses, data), data === NOTHING ? null : { folder: resolve(data), db }, say);
    if (existsSync(here.root)) await here.open();
    return here;
  }
  private open(): Promise<OwnHouses> {
    this.opened ??= this.read();
    return this.opened;
  }
  private async read(): Promise<OwnHouses> {
    const { say, root, record } = this;
    const own = new OwnHouses({
      root,
      shipped: shippedFolder(),
      language: spokenLanguage(),
      opened: (house, was) => say(was ? t().serve.newEdition(house) : t().serve.newHouse(house)),
      left: (house, faults, isInForce) => {
        for (const { file, line, col, message } of faults) say(`${fromHere(file)}:${line}:${col}: ${message}`);
        say(isInForce ? t().serve.keptOld(house) : t().serve.notOpened(house));
      },
      mended: (house) => say(t().serve.mended(house)),
      examine: (asked) => examined(asked, record),
    });
    this.first = await own.open();
    this.look(own);
    return own;
  }
  private look(own: OwnHouses): void {
    const { changed, say } = this;
    if (changed) own.watch(changed, (error) => say(error instanceof Error ? error.message : String(error)));
  }
  async documents() {
    return (await this.open()).documents();
  }
  async hand(...given: Parameters<OwnHouses['hand']>) {
    return (await this.open()).hand(...given);
  }
  /** Reads what has changed from now on; `changed` is told when a house is in force anew. */
  watch(changed: (houses: readonly ChangedHouse[]) => void): void {
    this.changed = changed;
    void this.opened?.then((own) => this.look(own));
  }
  close(): void {
    void this.opened?.then((own) => own.close());
    if (this.root === passing) rmSync(passing, { recursive: true, force: true });
  }
}

// The editions of the books a room has played under, each kept whole, by its content, for as long as the room is kept: a table, a hand
// and whoever looks at one later go by the very words they were dealt under.
import {
  bookOf,
  type Edition,
  editionOf,
  findGame,
  isOpened,
  isWhole,
  type Opening,
  openAmong,
  openBook,
  openTable,
  shortName,
} from 'baraja/books';
import type { TableRules } from 'baraja/table';
import { isAppended, type TableStore } from '../store/store.js';

const streamOf = (id: string): string => `edition-${id}`;
/** As it is stored, with the day it was first kept on, the event's own. Who put it in force, and why, stands in the house's office. */
interface EditionKept {
  readonly type: 'EditionKept';
  readonly edition: Edition;
}

/** So many tables' rules are kept by how they were opened; most tables of a room were opened in few ways. */
const RULES_KEPT = 500;

export class Editions {
  private readonly known = new Map<string, Edition>();
  private readonly opened = new Map<string, TableRules | null>();
  constructor(private readonly store: TableStore) {}

  /** The edition of a game that is in force now; kept before anything is played under it. */
  async current(game: string, at: number): Promise<Edition> {
    const edition = editionOf(game);
    if (this.known.has(edition.id)) return edition;
    const stream = streamOf(edition.id);
    if ((await this.store.latest(stream)).version === 0) {
      const kept: EditionKept = { type: 'EditionKept', edition };
      const answer = await this.store.append({ stream, expect: 0, at, events: [kept as never], transfers: [] });
      if (!isAppended(answer) && (await this.store.latest(stream)).version === 0)
        throw new Error(`the edition of ${game} cannot be kept: ${answer.refused}`);
    }
    this.known.set(edition.id, edition);
    return edition;
  }
  /** An edition this room has played under; null if it never did. */
  async find(id: string): Promise<Edition | null> {
    const had = this.known.get(id);
    if (had !== undefined) return had;
    const [first] = await this.store.read(streamOf(id), 1, 1);
    if (first === undefined) return null;
    const { edition } = first.body as unknown as EditionKept;
    if (edition.id !== id || !isWhole(edition)) throw new Error(`the edition ${id} is not what it was`);
    this.known.set(id, edition);
    return edition;
  }
  /** When it was first kept; null if it never was. */
  async since(id: string): Promise<number | null> {
    const [first] = await this.store.read(streamOf(id), 1, 1);
    return first?.at ?? null;
  }
  /** The rules of a table opened so under an edition; under today's where none was kept with it. Null: there is no such table. */
  async rules(opening: Opening, id: string | undefined): Promise<TableRules | null> {
    const edition = id === undefined ? null : await this.find(id);
    if (edition === null) return opened(openTable(opening));
    const key = `${edition.id} ${JSON.stringify(opening)}`;
    const had = this.opened.get(key);
    if (had !== undefined) return had;
    const rules = opened((isOf(edition, opening) ? openBook : openAmong)(bookOf(edition), opening));
    if (this.opened.size >= RULES_KEPT) this.opened.clear();
    this.opened.set(key, rules);
    return rules;
  }
}

const opened = (rules: ReturnType<typeof openTable>): TableRules | null => (isOpened(rules) ? rules : null);
/** Is it of the game the table was opened for, and not one of those that a dealer's choice is of? */
const isOf = ({ game: { id, house } }: Edition, { game }: Opening): boolean =>
  [id, shortName(id)].includes(game) || findGame(house, game) === id;

const byStore = new WeakMap<TableStore, Editions>();
/** One that is another over again has the same editions. */
export const shareEditions = (own: TableStore, of: TableStore): void => void byStore.set(own, editionsIn(of));
/** The editions that a store has. */
export function editionsIn(store: TableStore): Editions {
  const had = byStore.get(store) ?? new Editions(store);
  byStore.set(store, had);
  return had;
}

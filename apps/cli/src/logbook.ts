// Hands kept on disk, one table's sitting to a file: a header, then every event as written; beside them every edition of a book that was
// played by, once. Only `replay` reads them.
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import {
  bookOf,
  type Edition,
  editionOf,
  type GameListing,
  gameBook,
  gameOf,
  isOpened,
  isWhole,
  openAmong,
  openBook,
  openTable,
} from 'baraja/books';
import {
  type GameChosen,
  type TableEvent,
  type TableRules,
  type TableState,
  type WrittenTable,
  writeTable,
} from 'baraja/table';
import type { Words } from 'baraja/words';
import { Stop } from './house.js';
import { t } from './words/index.js';

/** Where and by which book a sitting was played. */
export interface Header {
  readonly baraja: 1;
  readonly house: string;
  readonly game: string;
  readonly stake: string;
  readonly switches: Readonly<Record<string, unknown>>;
  readonly dealer: 'engine' | 'person';
  /** The day it was opened on; sittings of earlier programs name none. */
  readonly on?: string;
  readonly hash: string;
  /** The edition of its book, kept by this name; sittings of earlier programs name none. */
  readonly edition?: string;
  /** Whose eyes it is replayed through. */
  readonly seat: number;
}

export const dataFolder = (): string => process.env.BARAJA_DATA ?? join(homedir(), '.baraja');
const folder = (): string => join(dataFolder(), 'hands');
const editionAt = (id: string): string => join(dataFolder(), 'editions', `${id}.json`);

export class Logbook {
  readonly path: string;
  constructor(header: Omit<Header, 'edition'>, name: string) {
    mkdirSync(folder(), { recursive: true });
    this.path = join(folder(), `${name}.jsonl`);
    writeFileSync(this.path, `${JSON.stringify({ ...header, edition: keepEdition(header.game) })}\n`);
  }
  /** Appends what happened; `before` is the table before it. */
  append(before: TableState, events: readonly TableEvent[]): void {
    appendFileSync(
      this.path,
      writeTable(before, events)
        .map((e) => (e.type === 'GameChosen' ? { ...e, edition: keepEdition(e.game) } : e))
        .map((e) => `${JSON.stringify(e)}\n`)
        .join(''),
    );
  }
}

/** Keeps the book of a game as it stands, if it is not kept already. */
function keepEdition(game: string): string {
  const edition = editionOf(game);
  const path = editionAt(edition.id);
  if (!existsSync(path)) {
    mkdirSync(join(dataFolder(), 'editions'), { recursive: true });
    // Whole or not at all: a program that is ended while it writes leaves nothing that would be read for it.
    writeFileSync(`${path}.new`, JSON.stringify(edition));
    renameSync(`${path}.new`, path);
  }
  return edition.id;
}
/** The book a sitting, or a game that was chosen in it, was played by; undefined where it was not kept, or is not what its name says. */
export function keptEdition({ edition }: Pick<Header, 'edition'>): Edition | undefined {
  if (edition === undefined || !/^[0-9a-f]{64}$/.test(edition) || !existsSync(editionAt(edition))) return undefined;
  const kept = JSON.parse(readFileSync(editionAt(edition), 'utf8')) as Edition;
  return kept.id === edition && isWhole(kept) ? kept : undefined;
}

const openingIn = ({ stake, switches, dealer, on }: Header) => ({
  ...{ stake, switches, dealer },
  ...(on === undefined ? {} : { on }),
});
/** The table a sitting was played at: by the edition that was kept of its book, and where that is lost by the book of today. */
export function tableKept(header: Header, say: Words): { readonly rules: TableRules; readonly listing: GameListing } {
  const { house, game } = header;
  const edition = keptEdition(header);
  const opening = openingIn(header);
  const rules = edition ? openBook(bookOf(edition), opening) : openTable({ house, game, ...opening });
  if (!isOpened(rules)) throw new Stop(say.refusal(rules));
  return { rules, listing: edition?.game ?? gameOf(rules.gameId) };
}
/** The rules of a game that was chosen in a sitting. */
export function tableChosen(header: Header, chosen: GameChosen, say: Words): TableRules {
  const edition = keptEdition(chosen);
  const book = edition ? bookOf(edition) : gameBook(chosen.game);
  if (book === undefined) throw new Stop(t().wrong.unreadableEdition);
  const rules = openAmong(book, openingIn(header));
  if (!isOpened(rules)) throw new Stop(say.refusal(rules));
  return rules;
}

export function latestLog(): string {
  const files = existsSync(folder()) ? readdirSync(folder()).filter((f) => f.endsWith('.jsonl')) : [];
  const last = files.sort().at(-1);
  if (!last) throw new Stop(t().wrong.noHandKept);
  return join(folder(), last);
}

export function readLog(path: string): { header: Header; events: readonly WrittenTable[] } {
  if (!existsSync(path)) throw new Stop(t().wrong.noFile(path));
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  try {
    const [header, ...events] = lines.map((line) => JSON.parse(line) as unknown);
    if ((header as Header | undefined)?.baraja !== 1) throw new Error('no header');
    return { header: header as Header, events: events as WrittenTable[] };
  } catch {
    throw new Stop(t().wrong.notASitting(path));
  }
}

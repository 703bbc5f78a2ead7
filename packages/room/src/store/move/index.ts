// Moves a store from one database into another, a file or PostgreSQL: all rows as they are, in one transaction, and proved before it is
// kept. Whoever is interrupted has moved nothing; the place it came from stays as it was.
import { all, auditBook, type Closing, type Entry, type Row, type Work } from '../../ledger/index.js';
import type { Ask } from '../asks.js';
import { StoreError } from '../errors.js';
import type { StoreHead } from '../heads.js';
import { type Look, openLook } from '../look.js';
import { TODAYS } from '../rows.js';
import { mustBeEmpty, openSide, type Side } from './side.js';
import { type StoreTable, storeTables } from './tables.js';

export interface Moved {
  readonly events: number;
  readonly entries: number;
  /** Of all tables. */
  readonly rows: number;
}
const PAGE = 1000;

/** @param heard told now and then how many rows have gone over */
export async function moveStore(from: string, to: string, heard: (rows: number) => void = () => {}): Promise<Moved> {
  const tables = storeTables();
  const source = await openSide(from, 'from');
  try {
    const target = await openSide(to, 'to');
    try {
      return await moveAll(source, target, tables, heard);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function moveAll(
  source: Side,
  target: Side,
  tables: readonly StoreTable[],
  heard: (rows: number) => void,
): Promise<Moved> {
  await mustBeEmpty(target, tables);
  let rows = 0;
  for (const table of tables)
    for await (const page of pagesOf(source, table)) {
      await target.put(table, page);
      rows += page.length;
      heard(rows);
    }
  const { events, entries } = await proved(source, target);
  await target.keep();
  return { events, entries, rows };
}

async function* pagesOf(side: Side, { name, columns, key }: StoreTable): AsyncGenerator<readonly Row[]> {
  const places = key.map((column) => columns.indexOf(column));
  const select = `SELECT ${columns.join(', ')} FROM ${name}`;
  const end = `ORDER BY ${key.join(', ')} LIMIT ${PAGE}`;
  const after = `WHERE (${key.join(', ')}) > (${key.map(() => '?').join(', ')})`;
  let page = await side.done(all(`${select} ${end}`));
  while (page.length > 0) {
    yield page;
    const last = page.at(-1)!;
    page =
      page.length < PAGE ? [] : await side.done(all(`${select} ${after} ${end}`, ...places.map((at) => last[at]!)));
  }
}

/** Every chain of the copy is followed, its book added up, and its head held against the original's. */
async function proved(source: Side, target: Side): Promise<StoreHead> {
  const look = (side: Side): (<T>(ask: Look) => Promise<T>) => {
    const open = openLook(TODAYS);
    return (ask) => side.done(open(ask) as Work<never>);
  };
  const [there, here] = [look(source), look(target)];
  const head = { ask: 'head' } as const satisfies Ask;
  const [was, is] = [await there<StoreHead | undefined>(head), await here<StoreHead | undefined>(head)];
  const broken = await here<string[]>({ ask: 'tails', count: Number.MAX_SAFE_INTEGER, streams: null });
  const audit = await auditBook(await here<Closing>({ ask: 'closing' }), (after, limit) =>
    here<Entry[]>({ ask: 'entries', after, limit }),
  );
  const faults = [...broken, ...(await target.inspect()), ...(audit.sound ? [] : [audit.why])];
  if (was === undefined || is === undefined || JSON.stringify(was) !== JSON.stringify(is))
    faults.push('the copy does not end where the original does');
  if (faults.length > 0) throw new StoreError('corrupt', `what was moved does not hold, and is not kept: ${faults[0]}`);
  return is!;
}

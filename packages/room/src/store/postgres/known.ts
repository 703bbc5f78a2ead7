// What must be known to decide on some appends, asked in one question and so seen at one moment: heads, earlier answers, accounts, entries.
import type { ClientBase } from 'pg';
import type { AccountName, EntryKind, Holding, Reason, Transfer, Unbooked } from '../../ledger/index.js';
import type { RawEvent, Sheet } from '../asks.js';
import { openEvents } from '../events.js';
import { TODAYS } from '../rows.js';
import { done, query } from './connection.js';

export interface KnownHead {
  readonly version: number;
  readonly hash: string;
  readonly epoch: number;
}
export interface KnownAppend {
  readonly digest: string;
  readonly version: number;
  readonly position: number;
  readonly hash: string | null;
}
export interface KnownNow {
  readonly position: number;
  readonly seq: number;
  readonly book: string;
  readonly heads: ReadonlyMap<string, KnownHead>;
  /** By stream and id, as `keyOf` puts them together. */
  readonly appends: ReadonlyMap<string, KnownAppend>;
  /** The position of events that are stored with just this hash, by stream and version. */
  readonly stored: ReadonlyMap<string, number>;
  readonly accounts: ReadonlyMap<AccountName, Holding>;
  readonly entries: readonly Unbooked[];
  /** It was not asked for just now, and may be old. */
  readonly isRemembered?: true;
}
export const NOTHING_KNOWN: KnownNow = {
  ...{ position: 0, seq: 0, book: '', heads: new Map(), appends: new Map(), stored: new Map(), accounts: new Map() },
  entries: [],
};
/** An event whose reply was lost: if it is stored, this is its hash. */
export interface Sought {
  readonly stream: string;
  readonly version: number;
  readonly hash: string;
}

export const keyOf = (stream: string, id: string | number): string => `${stream}\n${id}`;

const list = (columns: string, from: string): string =>
  `(SELECT coalesce(json_agg(json_build_array(${columns})), '[]') FROM ${from})`;
const hexed = (column: string): string => `encode(${column}, 'hex')`;

const text = `SELECT
  ${list(`position, seq, ${hexed('book')}`, 'tip')},
  ${list(`name, version, ${hexed('hash')}, epoch`, 'streams WHERE name = ANY(?1::text[])')},
  ${list(
    `s.name, a.id, ${hexed('a.digest')}, a.version, a.position, ${hexed('e.hash')}`,
    `unnest(?2::text[], ?3::text[]) AS w(stream, id) JOIN streams s ON s.name = w.stream
      JOIN appends a ON a.stream = s.id AND a.id = w.id LEFT JOIN events e ON e.stream = a.stream AND e.version = a.version`,
  )},
  ${list(
    's.name, e.version, e.position',
    `unnest(?4::text[], ?5::bigint[], ?6::text[]) AS w(stream, version, hash) JOIN streams s ON s.name = w.stream
      JOIN events e ON e.stream = s.id AND e.version = w.version AND e.hash = decode(w.hash, 'hex')`,
  )},
  ${list(
    'name, balance, held',
    `accounts WHERE name = ANY(?7::text[]) OR id IN (SELECT source FROM transfers WHERE id = ANY(?8::text[])
      UNION ALL SELECT target FROM transfers WHERE id = ANY(?8::text[]))`,
  )},
  ${list(
    't.id, t.kind, a.name, b.name, t.amount, t.reason, t.rule, t.patron, t.felt, t.refers, t.source_after, t.target_after',
    `transfers t JOIN accounts a ON a.id = t.source JOIN accounts b ON b.id = t.target
      WHERE t.id = ANY(?8::text[]) OR (t.refers = ANY(?8::text[]) AND t.kind IN ('post', 'void'))`,
  )}`;

/** The transfers one names: itself, and what it resolves or corrects. */
function idsIn(transfer: Transfer): string[] {
  if ('post' in transfer) return [transfer.id, transfer.post];
  if ('void' in transfer) return [transfer.id, transfer.void];
  return transfer.corrects === undefined ? [transfer.id] : [transfer.id, transfer.corrects];
}

export async function lookUp(
  client: ClientBase,
  sheets: readonly Sheet[],
  sought: readonly Sought[],
): Promise<KnownNow> {
  const identified = sheets.filter(({ id }) => id !== null);
  const transfers = sheets.flatMap((sheet) => sheet.transfers);
  const named = transfers.flatMap((one) => ('from' in one ? [one.from, one.to] : []));
  const [row] = await query(client, text, [
    [...new Set(sheets.flatMap(({ stream, under }) => (under ? [stream, under.stream] : [stream])))],
    identified.map(({ stream }) => stream),
    identified.map(({ id }) => id),
    sought.map(({ stream }) => stream),
    sought.map(({ version }) => version),
    sought.map(({ hash }) => hash),
    [...new Set(named)].map(String),
    [...new Set(transfers.flatMap(idsIn))].map(String),
  ]);
  const [tip, heads, appends, stored, accounts, entries] = row as unknown as [
    [[number, number, string]],
    [string, number, string, number][],
    [string, string, string, number, number, string | null][],
    [string, number, number][],
    [AccountName, number, number][],
    Parameters<typeof entryOf>[0][],
  ];
  const [[position, seq, book]] = tip;
  const archived = await inArchive(client, appends, sought);
  return {
    ...{ position, seq, book },
    heads: new Map(heads.map(([name, version, hash, epoch]) => [name, { version, hash, epoch }])),
    appends: new Map(
      appends.map(([name, id, digest, version, at, hash]) => [
        keyOf(name, id),
        { digest, version, position: at, hash: hash ?? archived.get(keyOf(name, version))?.hash ?? null },
      ]),
    ),
    stored: new Map([
      ...stored.map(([name, version, at]) => [keyOf(name, version), at] as const),
      ...sought.flatMap(({ stream, version, hash }) => {
        const found = archived.get(keyOf(stream, version));
        return found?.hash === hash ? [[keyOf(stream, version), found.position] as const] : [];
      }),
    ]),
    accounts: new Map(accounts.map(([name, balance, held]) => [name, { balance, held }])),
    entries: entries.map(entryOf),
  };
}

const events = openEvents(TODAYS);
/** What is looked for and lies in no row may lie in a bundle by now. */
async function inArchive(
  client: ClientBase,
  appends: readonly (readonly [string, string, string, number, number, string | null])[],
  sought: readonly Sought[],
): Promise<ReadonlyMap<string, RawEvent>> {
  const found = new Map<string, RawEvent>();
  const wanted = appends.flatMap(([stream, , , version, , hash]) => (hash === null ? [{ stream, version }] : []));
  for (const { stream, version } of [...wanted, ...sought]) {
    const [event] = await done(client, events.read(stream, version, 1));
    if (event?.version === version) found.set(keyOf(stream, version), event);
  }
  return found;
}

type Word = string | null;
function entryOf([id, kind, from, to, amount, reason, rule, patron, table, refers, fromAfter, toAfter]: readonly [
  ...[string, EntryKind, AccountName, AccountName, number, Reason, Word, Word, Word, Word, number, number],
]): Unbooked {
  return { id, kind, from, to, amount, reason, rule, patron, table, refers, fromAfter, toAfter };
}

// A copy of a store from which something is held back. Where an event or an entry stood its seal stays, so that the chains, and the heads
// that somebody has signed, still hold whatever else is there; what was in it is gone from the file. Only a copy is ever treated so: a
// room that finds such a place in its own record is damaged.
import { bundled, loosened } from './bundle.js';
import { WITHHELD } from './chain.js';
import { BUNDLE, bundleFrom } from './events.js';
import { openSqlite, type SqliteFile } from './sqlite.js';

/** The stream of an entry that is withheld: none has such a name. */
export const NO_STREAM = '';

export interface HeldBack {
  /** Of each stream: nothing, all of it, or these versions. */
  readonly events: ReadonlyMap<string, 'all' | readonly number[]>;
  /** Whose entries in the book stay: those of these streams, and all that go to or from these accounts. Null: all stay. */
  readonly booked: { readonly streams: ReadonlySet<string>; readonly accounts: (name: string) => boolean } | null;
}
export interface Held {
  readonly events: number;
  readonly entries: number;
}
/** Beside the record: what only a running room needs, and what it has folded from events that are withheld. */
const BESIDE = ['appends', 'snapshots', 'hands', 'hand_marks', 'hand_sums', 'hands_read', 'hand_names'];
const GUARDS = ['events_stand', 'bundles_stand', 'transfers_stand', 'accounts_stay'];

/** Holds back in the file itself, which nobody else has open. What is rubbed out may linger in it: copy it once more. */
export function withhold(path: string, { events, booked }: HeldBack): Held {
  const file = openSqlite(path);
  try {
    file.exec('PRAGMA foreign_keys = OFF');
    return file.within(() => {
      const guards = GUARDS.map((name) => String(one(file, 'SELECT sql FROM sqlite_master WHERE name = ?', name)));
      for (const name of GUARDS) file.exec(`DROP TRIGGER ${name}`);
      for (const table of BESIDE) file.exec(`DELETE FROM ${table}`);
      const held = { events: blankEvents(file, events), entries: booked === null ? 0 : blankEntries(file, booked) };
      for (const guard of guards) file.exec(guard);
      return held;
    });
  } finally {
    file.close();
  }
}
const one = (file: SqliteFile, text: string, ...values: readonly (string | number)[]): unknown =>
  file.prepare(text).get(...values)?.[0];

function blankEvents(file: SqliteFile, events: HeldBack['events']): number {
  const blank = `UPDATE events SET body = '${WITHHELD}', packed = NULL, dictionary = NULL
    WHERE stream = (SELECT id FROM streams WHERE name = ?)`;
  const all = file.prepare(blank);
  const single = file.prepare(`${blank} AND version = ?`);
  let count = 0;
  for (const [stream, which] of events) {
    if (which === 'all') count += all.run(stream);
    else for (const version of which) count += single.run(stream, version);
    count += blankBundles(file, stream, which);
  }
  return count;
}
/** A bundle is made anew with the seals of what is withheld. */
function blankBundles(file: SqliteFile, stream: string, which: 'all' | readonly number[]): number {
  const rows = file.prepare(
    `SELECT b.rowid, ${BUNDLE} FROM bundles b WHERE b.stream = (SELECT id FROM streams WHERE name = ?)`,
  );
  const put = file.prepare('UPDATE bundles SET body = ? WHERE rowid = ?');
  const gone = new Set(which === 'all' ? [] : which);
  let count = 0;
  for (const [id, ...row] of rows.all(stream)) {
    const bundle = bundleFrom(row);
    const events = [...loosened(stream, bundle)];
    const left = events.map((e) => (which === 'all' || gone.has(e.version) ? { ...e, body: WITHHELD } : e));
    const held = left.filter((e, i) => e !== events[i]).length;
    if (held > 0) put.run(bundled(left, bundle.before).body, Number(id));
    count += held;
  }
  return count;
}
/** An entry of which only number and seal are left goes from one outside to another; accounts nobody needs any more go, too. */
function blankEntries(file: SqliteFile, { streams, accounts }: NonNullable<HeldBack['booked']>): number {
  const own = file.prepare('SELECT id, name FROM accounts').all();
  const ids = own.flatMap(([id, name]) => (accounts(String(name)) ? [Number(id)] : [])).join(', ');
  const outside = [1, 2].map((n) => {
    file
      .prepare("INSERT INTO accounts (name, kind, may_owe, balance, held) VALUES (?, 'cash', 1, 0, 0)")
      .run(`cash:withheld/${n}`);
    return Number(one(file, 'SELECT id FROM accounts WHERE name = ?', `cash:withheld/${n}`));
  });
  const written = file.prepare('SELECT DISTINCT stream FROM transfers').all();
  const blank =
    file.prepare(`UPDATE transfers SET id = 'withheld-' || seq, kind = 'posted', source = ?, target = ?, amount = 1,
    reason = 'float', rule = NULL, patron = NULL, felt = NULL, refers = NULL, at = 0, stream = '${NO_STREAM}', version = 0,
    source_after = 0, target_after = 0 WHERE stream = ? AND source NOT IN (${ids}) AND target NOT IN (${ids})`);
  let count = 0;
  for (const [name] of written) if (!streams.has(String(name))) count += blank.run(...outside, String(name));
  file.exec('DELETE FROM accounts WHERE id NOT IN (SELECT source FROM transfers UNION SELECT target FROM transfers)');
  return count;
}

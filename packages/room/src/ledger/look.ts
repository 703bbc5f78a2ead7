// What the book says when it is asked, in whichever database it lies.
import type { AccountName } from './accounts.js';
import type { Closing } from './audit.js';
import type { Holding } from './judge.js';
import type { Reason } from './reasons.js';
import { all, first, type Row, type Work } from './sql.js';
import type {
  Balance,
  Entry,
  EntryKind,
  Recent,
  RecentPage,
  Statement,
  StatementLine,
  StatementPage,
  TrialBalance,
} from './transfer.js';

export const columns = `t.seq, t.id, t.kind, a.name, b.name, t.amount, t.reason, t.rule, t.patron, t.felt, t.refers, t.at, t.stream,
  t.version, t.source_after, t.target_after, t.hash`;
export const joined = 'transfers t JOIN accounts a ON a.id = t.source JOIN accounts b ON b.id = t.target';
const mostLines = 10_000;
const moved = "kind IN ('posted', 'post')";

export function* balance(account: AccountName): Work<Balance> {
  const row = yield* first('SELECT balance, held FROM accounts WHERE name = ?', account);
  return balanceFrom(account, { balance: Number(row?.[0] ?? 0), held: Number(row?.[1] ?? 0) });
}
export function* entry(id: string): Work<Entry | undefined> {
  const row = yield* first(`SELECT ${columns} FROM ${joined} WHERE t.id = ?`, id);
  return row && entryFrom(row);
}
export function* pending(): Work<Entry[]> {
  const rows = yield* all(`SELECT ${columns} FROM ${joined} WHERE t.kind = 'pending' AND NOT EXISTS
    (SELECT 1 FROM transfers r WHERE r.refers = t.id AND r.kind IN ('post', 'void')) ORDER BY t.seq`);
  return rows.map(entryFrom);
}
export function* entries(after: number, limit: number): Work<Entry[]> {
  const text = `SELECT ${columns} FROM ${joined} WHERE t.seq > ? ORDER BY t.seq LIMIT ?`;
  return (yield* all(text, after, Math.min(limit, mostLines))).map(entryFrom);
}
export function* accounts(prefix: string): Work<Balance[]> {
  const text = 'SELECT name, balance, held FROM accounts WHERE name >= ? AND name < ? ORDER BY name';
  return (yield* all(text, prefix, `${prefix}\u{10ffff}`)).map((row) =>
    balanceFrom(row[0] as AccountName, { balance: Number(row[1]), held: Number(row[2]) }),
  );
}
/** All accounts, and the last entry that made them so. */
export function* closing(): Work<Closing> {
  const last = yield* first('SELECT max(seq) FROM transfers');
  return { seq: Number(last?.[0] ?? 0), accounts: yield* accounts('') };
}
export function* trialBalance(): Work<TrialBalance> {
  const kinds: Record<string, { accounts: number; balance: number; held: number }> = {};
  let total = 0;
  const rows = yield* all('SELECT kind, count(*), sum(balance), sum(held) FROM accounts GROUP BY kind ORDER BY kind');
  for (const [kind, count, balance, held] of rows) {
    kinds[String(kind)] = { accounts: Number(count), balance: Number(balance), held: Number(held) };
    total += Number(balance);
  }
  return { total, kinds };
}

function* idOf(account: AccountName): Work<number | undefined> {
  const row = yield* first('SELECT id FROM accounts WHERE name = ?', account);
  return row && Number(row[0]);
}
const either = (select: (end: string) => string): string => ['source', 'target'].map(select).join(' UNION ALL ');

/**
 * The stretch runs from the first line stamped at or after `from` to the last stamped before `to`: should a clock have been set back in
 * between, the lines it touched are still in, and the sums still hold.
 */
export function* statement(account: AccountName, from: number, to: number, page: StatementPage): Work<Statement> {
  const id = yield* idOf(account);
  if (id === undefined) return { account, opening: 0, lines: [], closing: 0, next: null };
  const [after, limit] = [page.after ?? 0, Math.min(page.limit ?? 1000, mostLines)];
  const stamped = (which: string, when: string): string => {
    const by = either((end) => `SELECT ${which}(seq) AS seq FROM transfers WHERE ${end} = ?1 AND at ${when} ?2`);
    return `SELECT ${which}(seq) FROM (${by}) AS ends`;
  };
  const begins = yield* first(stamped('min', '>='), id, from);
  const ends = yield* first(stamped('max', '<'), id, to);
  const start = Math.max(Number(begins?.[0] ?? Number.MAX_SAFE_INTEGER), after + 1);
  const between = either(
    (end) => `SELECT ${columns} FROM ${joined} WHERE t.${end} = ?1 AND t.seq BETWEEN ?2 AND ?3 AND t.${moved}`,
  );
  const text = `SELECT * FROM (${between}) AS lines ORDER BY 1 LIMIT ?4`;
  const found = (yield* all(text, id, start, Number(ends?.[0] ?? 0), limit + 1)).map(entryFrom);
  const lines = found.slice(0, limit).map((one) => lineOf(account, one));
  const opening = yield* heldBefore(id, lines[0]?.seq ?? start);
  const closed = lines.at(-1)?.balance ?? opening;
  return { account, opening, lines, closing: closed, next: found.length > limit ? lines.at(-1)!.seq : null };
}
function* heldBefore(id: number, seq: number): Work<number> {
  const last = either(
    (
      end,
    ) => `SELECT * FROM (SELECT seq, ${end}_after AS after FROM transfers WHERE ${end} = ?1 AND seq < ?2 AND ${moved}
      ORDER BY seq DESC LIMIT 1) AS by_${end}`,
  );
  const row = yield* first(`SELECT after FROM (${last}) AS ends ORDER BY seq DESC LIMIT 1`, id, seq);
  return Number(row?.[0] ?? 0);
}
/** The last lines of an account, newest first. */
export function* recent(account: AccountName, { before, limit }: RecentPage): Work<Recent> {
  const id = yield* idOf(account);
  if (id === undefined) return { lines: [], next: null };
  const most = Math.min(limit, mostLines);
  const last = either(
    (end) => `SELECT * FROM (SELECT ${columns} FROM ${joined} WHERE t.${end} = ?1 AND t.seq < ?2 AND t.${moved}
      ORDER BY t.seq DESC LIMIT ?3) AS by_${end}`,
  );
  const text = `SELECT * FROM (${last}) AS lines ORDER BY 1 DESC LIMIT ?3`;
  const found = (yield* all(text, id, before ?? Number.MAX_SAFE_INTEGER, most + 1)).map(entryFrom);
  const lines = found.slice(0, most).map((one) => lineOf(account, one));
  return { lines, next: found.length > most ? lines.at(-1)!.seq : null };
}

function lineOf(account: AccountName, entry: Entry): StatementLine {
  const { seq, id, at, reason, rule, patron, table, refers } = entry;
  const shared = { seq, id, at, reason, rule, patron, table, refers };
  return entry.to === account
    ? { ...shared, other: entry.from, amount: entry.amount, balance: entry.toAfter }
    : { ...shared, other: entry.to, amount: -entry.amount, balance: entry.fromAfter };
}
const balanceFrom = (account: AccountName, { balance, held }: Holding): Balance => ({
  account,
  balance,
  held,
  available: balance - held,
});
const wordOrNull = (value: unknown): string | null => (value === null ? null : String(value));

export function entryFrom(row: Row): Entry {
  return {
    seq: Number(row[0]),
    id: String(row[1]),
    kind: row[2] as EntryKind,
    from: row[3] as AccountName,
    to: row[4] as AccountName,
    amount: Number(row[5]),
    reason: row[6] as Reason,
    rule: wordOrNull(row[7]),
    patron: wordOrNull(row[8]),
    table: wordOrNull(row[9]),
    refers: wordOrNull(row[10]),
    at: Number(row[11]),
    stream: String(row[12]),
    version: Number(row[13]),
    fromAfter: Number(row[14]),
    toAfter: Number(row[15]),
    hash: Buffer.from(row[16] as Uint8Array).toString('hex'),
  };
}

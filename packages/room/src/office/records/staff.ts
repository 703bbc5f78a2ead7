// Reports of what people did: every act of staff, with who, why, before and after.
import type { Store } from '../../store/index.js';
import type { Span } from '../../table/day.js';
import type { StoredTableEvent } from '../../table/index.js';
import { changeOf } from './changes.js';
import { between, type HouseTables } from './tables.js';

/** Who did it, where somebody of the staff signed for it. */
export const personOf = (e: StoredTableEvent) =>
  (e as { by?: { id: string; name?: string; reason?: string } }).by ?? null;
export interface ActLine {
  readonly at: number;
  readonly person: string;
  readonly role: string;
  readonly act: string;
  readonly about: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly reason: string | null;
}
export const ACTS_DONE = {
  at: 'time',
  person: 'text',
  role: 'text',
  act: 'text',
  about: 'text',
  before: 'text',
  after: 'text',
  reason: 'text',
} as const;
/** Fields that say who and why, or would tell a secret. */
const UNTOLD = ['type', 'by', 'reason', 'before', 'after', 'code', 'secret', 'sealed', 'figures', 'hash', 'v'];
const plain = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));
function about(body: Readonly<Record<string, unknown>>): string {
  const told = Object.entries(body).filter(([name]) => !UNTOLD.includes(name));
  return told.map(([name, value]) => `${name}: ${plain(value)}`).join(', ');
}
interface Acted {
  readonly type: string;
  readonly by?: null | {
    readonly id: string;
    readonly name: string;
    readonly role?: string;
    readonly who?: string;
    reason?: string;
  };
  readonly reason?: string;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly house?: string;
  /** Who came to work or went, by himself. */
  readonly name?: string;
  readonly role?: string;
  /** What nobody of the staff signed for: what did it, and as whom the machine knew the program. */
  readonly cause?: string;
  readonly user?: string;
}
const shown = (value: unknown): string | null => (value === undefined ? null : plain(value));
const lineOf = (at: number, e: Acted, table?: string): ActLine => ({
  ...{ at, person: e.by?.name ?? e.user ?? '', role: e.by?.role ?? e.by?.who ?? e.cause ?? '', act: e.type },
  about: table ?? about(e as unknown as Readonly<Record<string, unknown>>),
  before: shown(changeOf(e).before),
  after: shown(changeOf(e).after),
  reason: e.reason ?? e.by?.reason ?? null,
});
const ownLine = (at: number, e: Acted): ActLine => ({
  ...{ at, person: e.name ?? '', role: e.role ?? '', act: e.type, about: '', reason: null },
  before: shown(changeOf(e).before),
  after: shown(changeOf(e).after),
});
/** Every act of staff, in the office's journal, in what is kept of the staff, and at the tables. */
export async function actsDone(
  store: Store,
  tables: HouseTables,
  house: string,
  span: Span,
): Promise<readonly ActLine[]> {
  const lines: ActLine[] = [];
  for (const stream of [`office-${house}`, 'staff'])
    for await (const { at, body } of between(store, stream, span)) {
      const e = body as unknown as Acted;
      const isHere = stream !== 'staff' || e.house === undefined || e.house === house;
      if ((e.by?.name !== undefined || e.cause !== undefined) && isHere) lines.push(lineOf(at, e));
      else if (e.name !== undefined && e.role !== undefined && e.house === house) lines.push(ownLine(at, e));
    }
  for await (const { table, at, e } of tables.during(span)) {
    const { by } = e as unknown as Acted;
    if (by?.name === undefined) continue;
    const what = e.type === 'Played' ? e.event.type : e.type;
    lines.push({ ...lineOf(at, e as unknown as Acted, table.name), act: what });
  }
  return lines.sort((a, b) => a.at - b.at);
}

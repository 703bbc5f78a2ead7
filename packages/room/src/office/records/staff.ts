// Reports of what people did: incidents at the tables and the rules desk's log, and every act of staff, with who, why, before and after.
import type { Store } from '../../store/index.js';
import type { Span } from '../../table/day.js';
import type { StoredTableEvent } from '../../table/index.js';
import type { Judgement, Judgements } from '../judged.js';
import { changeOf } from './changes.js';
import { between, type HouseTables } from './tables.js';

export interface IncidentLine {
  readonly at: number;
  readonly table: string;
  readonly hand: number | null;
  readonly incident: string;
  readonly state: string | null;
  readonly ruling: string | null;
  readonly rule: string | null;
  readonly by: string | null;
  readonly reason: string | null;
  /** What was said of the ruling afterwards, by whom, by which clause and why. */
  readonly verdict: Judgement | null;
  readonly judge: string | null;
  readonly clause: string | null;
  readonly grounds: string | null;
  /** Where it stands, so that it can be judged; null for what the rules desk logged. */
  readonly ruled: { readonly table: string; readonly at: number } | null;
}
const UNJUDGED = { verdict: null, judge: null, clause: null, grounds: null } as const;
export const INCIDENTS = {
  at: 'time',
  table: 'text',
  hand: 'text',
  incident: 'text',
  state: 'text',
  ruling: 'text',
  rule: 'text',
  by: 'text',
  reason: 'text',
  verdict: 'text',
  judge: 'text',
  clause: 'text',
  grounds: 'text',
} as const;
interface Desk {
  readonly type: string;
  /** Who of the house's staff logged it, on duty; absent for everybody else, whose log is his own business. */
  readonly staff?: object;
  readonly house: string;
  readonly report: string;
  readonly answers: readonly string[];
  readonly remedy?: string;
  readonly refused?: string;
  readonly rule: string;
  readonly table: string;
  readonly name: string;
  readonly note: string;
}
/** REG-84: what went wrong, in which state, by which rule it was ruled, how, and who ruled. */
export async function incidentsCalled(
  tables: HouseTables,
  { store, house, judgements }: { readonly store: Store; readonly house: string; readonly judgements: Judgements },
  span: Span,
): Promise<readonly IncidentLine[]> {
  const lines = [...(await atTables(tables, judgements, span)), ...(await atDesk(store, house, span))];
  return lines.sort((a, b) => a.at - b.at);
}
/** Who did it, where somebody of the staff signed for it. */
export const personOf = (e: StoredTableEvent) =>
  (e as { by?: { id: string; name?: string; reason?: string } }).by ?? null;
async function atTables(tables: HouseTables, judgements: Judgements, span: Span): Promise<readonly IncidentLine[]> {
  const lines: IncidentLine[] = [];
  /** The step a table's hand is at; and whether the last line still waits for what was ruled. */
  const steps = new Map<string, string>();
  /** How many events of the hand stand, and which lines are of rulings in it, each with how many stood before. */
  let [played, inHand]: [number, { line: number; stand: number }[]] = [0, []];
  let waits: string | null = null;
  for await (const { table, at, version, e } of tables.during(span)) {
    if (e.type === 'RoundOpened') [played, inHand] = [0, []];
    if (e.type === 'ActTakenBack') {
      for (const { line, stand } of inHand)
        if (stand >= e.stand) lines[line] = { ...lines[line]!, ruling: 'ActTakenBack' };
      [played, inHand] = [e.stand, inHand.filter(({ stand }) => stand < e.stand)];
    }
    if (e.type !== 'Played') continue;
    const stand = played++;
    const { event } = e;
    const { type, rule = null } = event;
    if (event.type === 'StepOpened') steps.set(table.id, event.note.name);
    if (event.type === 'IncidentCalled') {
      const { incident, by } = event.note;
      const person = personOf(e);
      const judged = judgements.of(table.id, version);
      const said = { verdict: judged?.after ?? null, judge: judged?.by.name ?? null, clause: judged?.rule ?? null };
      inHand.push({ line: lines.length, stand });
      lines.push({
        ...{ at, table: table.name, hand: e.round, incident, state: steps.get(table.id) ?? null, ruling: null, rule },
        ...{ by: person?.name ?? by, reason: person?.reason ?? null },
        ...{ ...said, grounds: judged?.reason ?? null, ruled: { table: table.id, at: version } },
      });
      waits = table.id;
    } else if (waits === table.id) {
      // What follows the call is what was done about it.
      const last = lines.at(-1)!;
      lines[lines.length - 1] = { ...last, ruling: type, rule: last.rule ?? rule };
      waits = null;
    }
  }
  return lines;
}
async function atDesk(store: Store, house: string, span: Span): Promise<readonly IncidentLine[]> {
  const lines: IncidentLine[] = [];
  for (const { stream } of await store.streams('incidents-'))
    for await (const { at, body } of between(store, stream, span)) {
      const e = body as unknown as Desk;
      if (e.type !== 'IncidentLogged' || e.house !== house || e.staff === undefined) continue;
      const { report: incident, rule, table, name: by, note: reason } = e;
      const state = e.answers.join(', ');
      const ruling = e.remedy ?? e.refused ?? null;
      lines.push({ at, table, hand: null, incident, state, ruling, rule, by, reason, ...UNJUDGED, ruled: null });
    }
  return lines;
}

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
const ownLine = (at: number, { type: act, name: person = '', role = '' }: Acted): ActLine => ({
  ...{ at, person, role, act, about: '', before: null, after: null, reason: null },
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

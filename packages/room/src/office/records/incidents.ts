// The report of incidents: what went wrong, at the tables and in the rules desk's log, what was ruled by which clause, what it
// moved, and what was said of it afterwards.
import type { Store } from '../../store/index.js';
import type { Span } from '../../table/day.js';
import type { Judgement, Judgements } from '../judged.js';
import { Dealt } from './patrons.js';
import { personOf } from './staff.js';
import { between, type HouseTables, type TableMoment } from './tables.js';

/** A seat's, and whose it was. */
export interface Gain {
  readonly seat: number;
  readonly name: string;
  readonly amount: number;
}
export interface IncidentLine {
  readonly at: number;
  readonly table: string;
  readonly hand: number | null;
  readonly incident: string;
  readonly state: string | null;
  readonly ruling: string | null;
  readonly rule: string | null;
  /** What it put before each of them, or took, in cents; null of what the rules desk logged. */
  readonly money: readonly Gain[] | null;
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
const UNJUDGED = { verdict: null, judge: null, clause: null, grounds: null, money: null } as const;
export const INCIDENTS = {
  at: 'time',
  table: 'text',
  hand: 'text',
  incident: 'text',
  state: 'text',
  ruling: 'text',
  rule: 'text',
  moved: 'money',
  money: 'text',
  by: 'text',
  reason: 'text',
  verdict: 'text',
  judge: 'text',
  clause: 'text',
  grounds: 'text',
} as const;
type Row = Omit<IncidentLine, 'ruled' | 'money'> & { readonly moved: number | null; readonly money: string | null };
/** As a report has it: where it stands is for whoever judges it, and money is one sum and who got or gave how much of it. */
export function incidentRow({ ruled: _, money, ...line }: IncidentLine): Row {
  if (money === null) return { ...line, moved: null, money };
  const moved = money.reduce((sum, { amount }) => sum + Math.max(amount, 0), 0);
  const told = money.map(({ name, amount }) => `${name} ${amount > 0 ? '+' : ''}${(amount / 100).toFixed(2)}`);
  return { ...line, moved, money: told.join(', ') };
}
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
/** What went wrong, in which state, by which rule it was ruled, how, and who ruled. */
export async function incidentsCalled(
  tables: HouseTables,
  { store, house, judgements }: { readonly store: Store; readonly house: string; readonly judgements: Judgements },
  span: Span,
): Promise<readonly IncidentLine[]> {
  const lines = [...(await atTables(tables, judgements, span)), ...(await atDesk(store, house, span))];
  return lines.sort((a, b) => a.at - b.at);
}
async function atTables(tables: HouseTables, judgements: Judgements, span: Span): Promise<readonly IncidentLine[]> {
  const called = new Called(judgements);
  for await (const moment of tables.during(span)) called.take(moment);
  return called.lines;
}

/** What is called at the tables, one table after the other, and what came of each call. */
class Called {
  readonly lines: IncidentLine[] = [];
  private readonly dealt = new Dealt();
  /** The step the hand is at; how many of its events stand, and which lines are of rulings in it, each with how many stood before. */
  private table = '';
  private state: string | null = null;
  private played = 0;
  private inHand: { readonly line: number; readonly stand: number }[] = [];
  /** The ruling that is being done: what belongs to it is stored at the same moment, before the hand goes on. */
  private ruling: { readonly table: string; readonly at: number; readonly gains: Map<number, number> } | null = null;

  constructor(private readonly judgements: Judgements) {}

  take(moment: TableMoment): void {
    const { table, at, e } = moment;
    this.dealt.follow(moment);
    if (e.type === 'RoundOpened') [this.played, this.inHand] = [0, []];
    if (table.id !== this.table) [this.table, this.state] = [table.id, null];
    if (e.type === 'ActTakenBack') this.takenBack(e.stand);
    if (this.ruling && (e.type !== 'Played' || this.ruling.table !== table.id || this.ruling.at !== at))
      this.ruling = null;
    if (e.type !== 'Played') return;
    const { event } = e;
    if (event.type === 'StepOpened') [this.state, this.ruling] = [event.note.name, null];
    if (event.type === 'IncidentCalled') this.call(moment, e);
    else if (this.ruling) this.done(this.ruling, event);
    this.played++;
  }
  /** A ruling that was put back moved nothing. */
  private takenBack(to: number): void {
    for (const { line, stand } of this.inHand)
      if (stand >= to) this.lines[line] = { ...this.lines[line]!, ruling: 'ActTakenBack', money: [] };
    [this.played, this.inHand] = [to, this.inHand.filter(({ stand }) => stand < to)];
  }
  private call({ table, at, version }: TableMoment, e: Played): void {
    const { incident, by } = e.event.note as { readonly incident: string; readonly by: string };
    const person = personOf(e);
    const judged = this.judgements.of(table.id, version);
    const said = { verdict: judged?.after ?? null, judge: judged?.by.name ?? null, clause: judged?.rule ?? null };
    this.inHand.push({ line: this.lines.length, stand: this.played });
    this.lines.push({
      ...{
        at,
        table: table.name,
        hand: e.round,
        incident,
        state: this.state,
        ruling: null,
        rule: e.event.rule ?? null,
      },
      ...{ money: [], by: person?.name ?? by, reason: person?.reason ?? null },
      ...{ ...said, grounds: judged?.reason ?? null, ruled: { table: table.id, at: version } },
    });
    this.ruling = { table: table.id, at, gains: new Map() };
  }
  /** What follows the call is what was done about it: the first of it names the remedy, all of it moves the money. */
  private done({ gains }: NonNullable<Called['ruling']>, event: Played['event']): void {
    const { type, rule = null, chips = [] } = event;
    const add = (place: string, amount: number): void => {
      if (place.startsWith(STACK)) gains.set(seatOf(place), (gains.get(seatOf(place)) ?? 0) + amount);
    };
    for (const { from, to, amount } of chips) {
      add(from, -amount);
      add(to, amount);
    }
    const last = this.lines.at(-1)!;
    const money = [...gains].flatMap(([seat, amount]) =>
      amount === 0 ? [] : [{ seat, name: this.dealt.at(seat)?.name ?? String(seat), amount }],
    );
    this.lines[this.lines.length - 1] = { ...last, ruling: last.ruling ?? type, rule: last.rule ?? rule, money };
  }
}
const STACK = 'stack:';
const seatOf = (place: string): number => Number(place.slice(STACK.length));
type Played = Extract<TableMoment['e'], { type: 'Played' }>;

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

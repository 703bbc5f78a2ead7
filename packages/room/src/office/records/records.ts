// The records of a house: reports on demand, each over a day, a shift or a stretch of time, and the statement of a day. Nothing is kept
// for them: they are read off the streams and the book.
import { houses } from 'baraja/books';
import type { Store } from '../../store/index.js';
import { daySpan, gamingDay, type Span, shiftsOf } from '../../table/day.js';
import type { StoredTableEvent } from '../../table/index.js';
import type { Boxes } from '../boxes.js';
import type { Judgements, RulingMade } from '../judged.js';
import type { Slips } from '../slips.js';
import { type DayStatement, dayStatement } from './day.js';
import { INCIDENTS, type IncidentLine, incidentRow, incidentsCalled } from './incidents.js';
import { ACCOUNTS_SHOWN, DROP, dropCounted, fundsDuring, SLIPS_SHOWN, slipsDuring } from './money.js';
import { HITS, hitsPaid, PATRONS, patronsPlayed } from './patrons.js';
import {
  BANKS,
  banksKept,
  FEES,
  feesTaken,
  HANDS,
  handsPlayed,
  LIMITS,
  limitsNoticed,
  PROGRESSIVES,
  progressivesCounted,
} from './play.js';
import { type Report, type ReportName, reportOf } from './report.js';
import { ACTS_DONE, actsDone, personOf } from './staff.js';
import { HouseTables } from './tables.js';
import { statementText } from './text.js';
import type { StatementLanguage } from './text-words.js';

interface Deps {
  readonly house: string;
  readonly store: Store;
  readonly boxes: Boxes;
  readonly slips: Slips;
  readonly judgements: Judgements;
}
export class Records {
  private readonly tables: HouseTables;
  constructor(private readonly deps: Deps) {
    this.tables = new HouseTables(deps.store, deps.house);
  }
  /** A gaming day, or a shift of it; null where there is no such shift. */
  span(day: string, shift?: number): Span | null {
    const kept = gamingDay(this.deps.house);
    if (shift === undefined) return daySpan(kept, day);
    return shiftsOf(kept, day).find((one) => one.shift === shift) ?? null;
  }
  /** What went wrong at the tables and at the rules desk, and what was ruled: the newest first. */
  async incidents(span: Span): Promise<readonly IncidentLine[]> {
    return (await incidentsCalled(this.tables, this.deps, span)).toReversed();
  }
  /** What was ruled at a place in the stream of one of the house's own tables; null where nothing was. */
  async rulingAt(table: string, at: number): Promise<Omit<RulingMade, 'dealt'> | null> {
    if (!(await this.tables.all()).some(({ id }) => id === table)) return null;
    const [stored] = await this.deps.store.read(`table-${table}`, at, 1);
    const e = stored?.body as StoredTableEvent | undefined;
    if (e?.type !== 'Played' || e.event.type !== 'IncidentCalled') return null;
    const { incident } = e.event.note;
    return { table, at, round: e.round, incident, by: personOf(e)?.id ?? null };
  }
  /** The house's own tables, open and closed: the newest first. */
  async tableNames(): Promise<readonly { readonly id: string; readonly name: string; readonly at: number }[]> {
    const all = (await this.tables.all()).map(({ id, name, at }) => ({ id, name, at }));
    return all.toSorted((a, b) => b.at - a.at);
  }
  private async names(): Promise<ReadonlyMap<string, string>> {
    return new Map((await this.tables.all()).map(({ id, name }) => [id, name]));
  }
  async report(name: ReportName, { from, to }: Span): Promise<Report> {
    const { house, store, boxes, slips } = this.deps;
    const { tables } = this;
    const span = { from, to };
    const about = { name, house, ...span };
    switch (name) {
      case 'hands':
        return reportOf(about, HANDS, await handsPlayed(tables, gamingDay(house), span));
      case 'fees':
        return reportOf(about, FEES, await feesTaken(tables, span));
      case 'patrons':
        return reportOf(about, PATRONS, await patronsPlayed(tables, gamingDay(house), span));
      case 'drop':
        return reportOf(about, DROP, dropCounted(boxes.counts, span, await this.names()));
      case 'cage':
        return reportOf(about, SLIPS_SHOWN, slipsDuring(slips.all, span));
      case 'banks':
        return reportOf(about, BANKS, await banksKept(tables, span));
      case 'limits':
        return reportOf(about, LIMITS, await limitsNoticed(tables, span));
      case 'jackpots':
        return reportOf(about, ACCOUNTS_SHOWN, await fundsDuring(store.ledger, house, span));
      case 'hits':
        return reportOf(about, HITS, await hitsPaid(tables, span));
      case 'progressives':
        return reportOf(about, PROGRESSIVES, await progressivesCounted(tables, span));
      case 'incidents':
        return reportOf(about, INCIDENTS, (await incidentsCalled(tables, this.deps, span)).map(incidentRow));
      case 'events':
        return reportOf(about, ACTS_DONE, await actsDone(store, tables, house, span));
    }
  }
  async day(date: string): Promise<DayStatement> {
    const { house, store, boxes, slips } = this.deps;
    const day = gamingDay(house);
    const span = daySpan(day, date);
    const { name = house, town = '' } = houses.find(({ id }) => id === house) ?? {};
    const hands = await handsPlayed(this.tables, day, span);
    const about = { id: house, name, place: town };
    return dayStatement(store.ledger, { house: about, date, day, span, hands, counts: boxes.counts, slips: slips.all });
  }
  /** The same as plain text. */
  async dayText(date: string, language: StatementLanguage = 'en'): Promise<string> {
    return statementText(await this.day(date), await this.names(), language);
  }
}

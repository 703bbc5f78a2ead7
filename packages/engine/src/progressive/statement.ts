/** A year of a progressive as a statement: a line for each month, the hits, and where every cent came from and went. */
import type { Chips } from '../kernel/index.js';
import type { Hit, Year } from './year.js';

export interface Line {
  /** 1 is the first month; a month is a twelfth of a year, to the nearest day. */
  readonly month: number;
  readonly days: number;
  readonly wagers: number;
  readonly dropped: Chips;
  readonly trayPaid: Chips;
  readonly trayBack: Chips;
  readonly fromBackups: Chips;
  readonly fee: Chips;
  readonly seeded: Chips;
  readonly seedBack: Chips;
  readonly toMeter: Chips;
  readonly toBackups: Chips;
  readonly jackpotPaid: Chips;
  readonly royals: number;
  readonly fives: number;
  /** As they stand when the month is over. */
  readonly meter: Chips;
  readonly backup1: Chips;
  readonly backup2: Chips;
  readonly carryover: Chips;
}
export interface Statement {
  readonly months: readonly Line[];
  /** All months together; what stands, as it stands at the end. */
  readonly total: Line;
  readonly hits: readonly Hit[];
  /** What was put into the progressive, by wagers and by the house's seeds, and where it is now. The two are equal. */
  readonly came: { readonly wagers: Chips; readonly seeds: Chips; readonly all: Chips };
  readonly went: {
    readonly jackpots: Chips;
    readonly trayBack: Chips;
    readonly fee: Chips;
    readonly seedBack: Chips;
    readonly meter: Chips;
    readonly backups: Chips;
    readonly all: Chips;
  };
}

const MONTHS_A_YEAR = 12;
const DAYS_A_YEAR = 365;
const monthOf = (day: number): number => Math.floor(((day - 1) * MONTHS_A_YEAR) / DAYS_A_YEAR) + 1;

export function statementOf(year: Year): Statement {
  const months: Line[] = [];
  const last = year.days.at(-1);
  for (let month = 1; last !== undefined && month <= monthOf(last.count.day); month++) {
    const line = lineOf(year, month, (day) => monthOf(day) === month);
    if (line.days > 0) months.push(line);
  }
  const total = lineOf(year, 0, () => true);
  const seeds = total.seeded + firstSeed(year);
  const { at } = year.book;
  const backups = at['backup-1'] + at['backup-2'];
  const went = {
    jackpots: total.jackpotPaid,
    trayBack: total.trayBack + total.fromBackups,
    fee: total.fee,
    seedBack: total.seedBack,
    meter: at.meter,
    backups,
  };
  return {
    months,
    total,
    hits: year.hits,
    came: { wagers: total.dropped, seeds, all: total.dropped + seeds },
    went: { ...went, all: Object.values(went).reduce((a, b) => a + b) },
  };
}

/** What the house began with: all it has put in, less what it has put in since and had back. */
function firstSeed({ book, days }: Year): Chips {
  const since = days.reduce((sum, { seeded, count }) => sum + seeded - count.seedBack, 0);
  return -book.at.house - since;
}

function lineOf({ days }: Year, month: number, isIn: (day: number) => boolean): Line {
  const these = days.filter(({ count }) => isIn(count.day));
  const sum = (of: (day: Year['days'][number]) => number): number => these.reduce((all, day) => all + of(day), 0);
  const at = these.at(-1)?.book.at;
  return {
    month,
    days: these.length,
    wagers: sum((d) => d.wagers),
    dropped: sum((d) => d.count.box),
    trayPaid: sum((d) => d.count.trayPaid),
    trayBack: sum((d) => d.count.trayBack),
    fromBackups: sum((d) => d.count.fromBackups),
    fee: sum((d) => d.count.fee),
    seeded: sum((d) => d.seeded),
    seedBack: sum((d) => d.count.seedBack),
    toMeter: sum((d) => d.count.toMeter),
    toBackups: sum((d) => d.count.toBackups),
    jackpotPaid: sum((d) => d.jackpotPaid),
    royals: sum((d) => d.winners['royal-flush']),
    fives: sum((d) => d.winners['five-of-a-kind']),
    meter: at?.meter ?? 0,
    backup1: at?.['backup-1'] ?? 0,
    backup2: at?.['backup-2'] ?? 0,
    carryover: these.at(-1)?.book.carryover ?? 0,
  };
}

// The statement of a day as plain text: for paper, for a file, and to be read line by line.
import { figureNow } from '../boxes.js';
import type { DayStatement } from './day.js';
import type { HandsLine } from './play.js';
import { type StatementLanguage, statementWords } from './text-words.js';

const money = (cents: number): string => {
  const [whole = '', part] = (Math.abs(cents) / 100).toFixed(2).split('.');
  return `${cents < 0 ? '-' : ''}${whole.replace(/\B(?=(?:\d{3})+$)/g, ',')}.${part}`;
};
const pad = (texts: readonly string[], widths: readonly number[]): string =>
  texts
    .map((text, i) => (widths[i]! < 0 ? text.padStart(-widths[i]!) : text.padEnd(widths[i]!)))
    .join('  ')
    .trimEnd();
/** Rows under one another: the first columns to the left, figures to the right. */
function lined(rows: readonly (readonly string[])[], left: number): readonly string[] {
  const widths = (rows[0] ?? []).map((_, i) => {
    const width = Math.max(...rows.map((row) => row[i]!.length));
    return i < left ? width : -width;
  });
  return rows.map((row) => pad(row, widths));
}
const clock = (at: number, zone: string): string =>
  new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit' },
  })
    .format(at)
    .replace(',', '');
interface Section {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** So many columns are words; the others are figures. */
  readonly left: number;
}
const section = ({ title, columns, rows, left }: Section, none: string): readonly string[] => [
  '',
  title,
  ...(rows.length === 0 ? [none] : lined([columns, ...rows], left)),
];

/** As people count: Table 9 before Table 10. */
const compared = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });
const byShiftAndTable = (a: HandsLine, b: HandsLine): number => a.shift - b.shift || compared(a.table, b.table);
/** Boxes first, then cage, funds, and what counts were off by. */
const KINDS = ['drop', 'cage', 'jackpot', 'cash'];
const kindOf = (account: string): string => `${KINDS.indexOf(account.split(':')[0]!)}`;

export function statementText(
  s: DayStatement,
  names: ReadonlyMap<string, string> = new Map(),
  language: StatementLanguage = 'en',
): string {
  const w = statementWords(language);
  const word = (code: string): string => w.codes[code] ?? code;
  const named = (table: string): string => names.get(table) ?? table;
  /** An account by what its table is called. */
  const called = (account: string): string => account.split('/').map(named).join('/');
  const hands = s.hands.toSorted(byShiftAndTable).map((line) => {
    const { shift, table, game, stake, hands: dealt, voided } = line;
    return [
      `${shift}`,
      table,
      `${game} ${stake}`,
      `${dealt}`,
      `${voided}`,
      ...[line.hand, line.time, line.jackpot].map(money),
    ];
  });
  const counts = s.counts.flatMap((count) =>
    count.boxes
      .toSorted((a, b) => compared(named(a.table), named(b.table)))
      .map((box) => {
        const counted = figureNow(count, box) ?? 0;
        const where = [`${count.number}`, `${count.shift}`, named(box.table), word(box.kind)];
        return [...where, ...[box.amount, box.fees, counted, counted - box.amount].map(money)];
      }),
  );
  const corrections = s.counts.flatMap((count) =>
    count.corrections.map(({ table, kind, before, after, by, reason = '' }) => {
      const where = { count: count.number, box: `${named(table)} ${word(kind)}` };
      return w.corrected(where, money(before), money(after), `${by.name} (${word(by.role)})`, reason);
    }),
  );
  const slips = s.slips.map(({ number, what, name, amount, by }) => [
    `${number}`,
    word(what),
    name,
    by.name,
    money(amount),
  ]);
  const accounts = s.accounts
    .map(({ account, opening, came, went, closing }) => [
      called(account),
      ...[opening, came, -went, closing].map(money),
    ])
    .toSorted(([a = ''], [b = '']) => compared(kindOf(a), kindOf(b)) || compared(a, b));
  const agree = s.agree.map(({ what, left, right }) => [
    word(what),
    money(left),
    money(right),
    left === right ? w.agrees : w.off,
  ]);
  const flows = s.flows.map((f) => [word(f.reason), word(f.with), money(f.amount)]);
  return [
    `${s.name}, ${s.place}`,
    w.statement(s.day, clock(s.from, s.zone), clock(s.to, s.zone), s.zone),
    ...section({ title: w.play, columns: w.playColumns, rows: hands, left: 3 }, w.none),
    ...section({ title: w.counts, columns: w.countColumns, rows: counts, left: 4 }, w.none),
    ...corrections,
    ...section({ title: w.cage, columns: w.cageColumns, rows: slips, left: 4 }, w.none),
    ...section({ title: w.accounts, columns: w.accountColumns, rows: accounts, left: 1 }, w.none),
    ...section({ title: w.flows, columns: w.flowColumns, rows: flows, left: 2 }, w.none),
    ...section({ title: w.agree, columns: w.agreeColumns, rows: agree, left: 1 }, w.none),
    '',
    s.balances ? w.balances : w.doesNot,
    '',
  ].join('\n');
}

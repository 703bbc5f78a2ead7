// `baraja top`: a running room in the terminal. Two looks at its figures make a rate.
import { setTimeout as pause } from 'node:timers/promises';
import { METRICS_PORT, type Spread, type Top, type TopTable } from '@baraja/server/seeing';
import { Command, Option } from 'commander';
import { Stop, wholeFrom } from './house.js';
import { spokenLanguage } from './words/index.js';
import { seeingWords } from './words/seeing.js';

interface TopOptions {
  readonly at: string;
  readonly every: number;
  readonly rows: number;
  readonly once: boolean;
  readonly json: boolean;
}
/** A moment of the room, with what happened since the one before, by the second. */
export interface Moment {
  readonly status: Top['status'];
  readonly seconds: number;
  readonly tables: readonly (TopTable & { readonly handsPerSecond: number; readonly eventsPerSecond: number })[];
  readonly sockets: number;
  readonly handsPerSecond: number;
  readonly decisionsPerSecond: number;
  readonly refusalsPerSecond: number;
  /** Milliseconds: half within, and 99 of 100; null where nothing happened. */
  readonly append: Within | null;
  readonly answer: Within | null;
  readonly lag: number;
  /** Bytes. */
  readonly memory: number;
}
interface Within {
  readonly p50: number;
  readonly p99: number;
}
const said = () => seeingWords(spokenLanguage());

export const topCommand = (): Command =>
  new Command('top')
    .description(said().top)
    .addOption(
      new Option('--at <address>', said().at).env('BARAJA_METRICS_AT').default(`http://127.0.0.1:${METRICS_PORT}`),
    )
    .addOption(new Option('--every <seconds>', said().every).default(2).argParser(wholeFrom(1, 3600)))
    .addOption(new Option('--rows <number>', said().rows).default(20).argParser(wholeFrom(0, 10_000)))
    .option('--once', said().once, false)
    .option('--json', said().json, false)
    .action(async (options: TopOptions) => {
      let before = await look(options.at);
      for (;;) {
        await pause(options.every * 1000);
        const now = await look(options.at);
        show(momentOf(before, now), options);
        before = now;
        if (options.once) return;
      }
    });

async function look(at: string): Promise<Top> {
  const token = process.env.BARAJA_METRICS_TOKEN;
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const answer = await fetch(new URL('/top', at), { headers }).catch(() => null);
  if (answer?.status === 401) throw new Stop(said().refused(at));
  if (!answer?.ok) throw new Stop(said().unreachable(at));
  return (await answer.json()) as Top;
}

export function momentOf(before: Top, now: Top): Moment {
  const seconds = Math.max(0.001, (now.at - before.at) / 1000);
  const rate = (to: number, from: number): number => Math.round((Math.max(0, to - from) / seconds) * 100) / 100;
  const known = new Map(before.tables.map((table) => [table.id, table]));
  const tables = now.tables
    .map((table) => {
      const was = known.get(table.id) ?? table;
      const eventsPerSecond = rate(table.version, was.version);
      return { ...table, handsPerSecond: rate(table.hands, was.hands), eventsPerSecond };
    })
    .toSorted((a, b) => b.eventsPerSecond - a.eventsPerSecond || b.people - a.people || a.id.localeCompare(b.id));
  return {
    status: now.status,
    seconds,
    tables,
    sockets: now.sockets,
    handsPerSecond: rate(now.hands, before.hands),
    decisionsPerSecond: rate(now.decisions, before.decisions),
    refusalsPerSecond: rate(now.refusals, before.refusals),
    append: withinOf(before.append, now.append),
    answer: withinOf(before.answer, now.answer),
    lag: now.lag,
    memory: now.memory,
  };
}
/** By the bounds that were counted by: what is beyond the last is called the last. */
function withinOf(before: Spread, now: Spread): Within | null {
  const count = now.count - before.count;
  if (count <= 0) return null;
  const was = new Map(before.within);
  const at = (share: number): number => {
    const found = now.within.find(([bound, n]) => n - (was.get(bound) ?? 0) >= share * count);
    return (found ?? now.within.at(-1) ?? [0])[0] * 1000;
  };
  return { p50: at(0.5), p99: at(0.99) };
}

function show(moment: Moment, { json, once, rows }: TopOptions): void {
  if (json) {
    console.log(JSON.stringify(moment, null, once ? 2 : 0));
    return;
  }
  if (!once && process.stdout.isTTY) process.stdout.write('\u001b[2J\u001b[H');
  console.log(told(moment, rows));
}
const few = (n: number): string => (n >= 10 ? n.toFixed(0) : n.toFixed(1));
const ms = (n: number): string => `${n >= 1 ? Math.round(n * 10) / 10 : n} ms`;

export function told(moment: Moment, rows: number): string {
  const words = said();
  const { tables } = moment;
  const sum = (of: (table: TopTable) => number): string => String(tables.reduce((all, table) => all + of(table), 0));
  const within = (one: Within | null): string =>
    one === null ? words.none : words.within(`≤ ${ms(one.p50)}`, `≤ ${ms(one.p99)}`);
  const playing = String(tables.filter((table) => table.playing).length);
  const lines = [
    `baraja · ${words.status[moment.status]}`,
    words.head(
      String(tables.length),
      playing,
      sum((one) => one.people),
      sum((one) => one.bots),
      String(moment.sockets),
    ),
    words.rates(few(moment.handsPerSecond), few(moment.decisionsPerSecond), few(moment.refusalsPerSecond)),
    words.times(
      within(moment.append),
      within(moment.answer),
      ms(Math.round(moment.lag * 1000)),
      `${Math.round(moment.memory / 2 ** 20)} MB`,
    ),
    '',
  ];
  if (tables.length === 0) return [...lines, words.noTables].join('\n');
  const shown = tables.slice(0, rows);
  const cells = [words.columns, ...shown.map(rowOf)];
  const widths = words.columns.map((_, i) => Math.max(...cells.map((row) => row[i]!.length)));
  // Words to the left, numbers to the right.
  const line = (row: readonly string[]): string =>
    row
      .map((cell, i) => (i < 3 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)))
      .join('  ')
      .trimEnd();
  lines.push(...cells.map(line));
  if (tables.length > shown.length) lines.push(words.more(tables.length - shown.length));
  return lines.join('\n');
}
const rowOf = (table: Moment['tables'][number]): string[] => [
  table.name.slice(0, 30),
  table.house,
  table.game,
  ...[table.people, table.bots, table.watching, table.hands].map(String),
  few(table.handsPerSecond),
  few(table.eventsPerSecond),
  String(table.waiting),
];

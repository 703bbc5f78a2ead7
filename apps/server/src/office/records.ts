// Records over HTTP: reports as data or as a spreadsheet, the statement of a day, and a sealed copy of everything to take along.
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { endingOf, FORMATS, type Format, typeOf, writeAs } from '@baraja/hands';
import {
  exportRecord,
  gamingDay,
  narrowed,
  type Office,
  REPORTS,
  type Report,
  type Room,
  roundFor,
  roundsOf,
  shiftAt,
} from '@baraja/room';
import * as z from 'zod';
import { cell } from '../cell.js';
import { handFrom } from '../kept-hand.js';
import { type OfficeServer, officeRoute } from './routes.js';

const date = z.string().regex(/^\d{4}-\d\d-\d\d$/);
/** A report is of so many days at most. */
const DAYS = 366;
const asked = {
  day: date.optional(),
  to: date.optional(),
  shift: z.coerce.number().int().min(1).max(24).optional(),
  /** Of a table, a patron or a game: rows in which that is said. */
  only: z.string().trim().max(60).optional(),
  as: z.enum(['json', 'csv']).default('json'),
};

/** Title, house and interval first; an empty one says so. Money in dollars, times by the room's one clock. */
export function csvOf({ name, house, from, to, columns, rows, totals }: Report): string {
  const shown = (value: string | number | null, form: string): unknown => {
    if (value === null) return null;
    if (form === 'money' || form === 'amount') return (Number(value) / 100).toFixed(2);
    return form === 'time' ? new Date(Number(value)).toISOString() : value;
  };
  const lines: (readonly unknown[])[] = [
    ['report', name, 'house', house, 'from', new Date(from).toISOString(), 'to', new Date(to).toISOString()],
    columns.map(({ id }) => id),
    ...rows.map((row) => row.map((value, i) => shown(value, columns[i]!.form))),
    rows.length === 0
      ? ['No activity']
      : totals.map((value, i) => (i === 0 ? 'Total' : shown(value, columns[i]!.form))),
  ];
  return lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('');
}

export function recordRoutes(server: OfficeServer): void {
  officeRoute(
    server,
    {
      method: 'GET',
      url: '/records/report/:name',
      act: 'see-records',
      summary: 'A report of a gaming day, a shift of it, or several days; as data or as a spreadsheet',
      params: { name: z.enum(REPORTS) },
      query: asked,
      most: 60,
    },
    async ({ office, params, query, reply }) => {
      const day = query.day ?? shiftAt(gamingDay(office.house), office.deps.now()).day;
      const first = office.records.span(day, query.shift);
      const last = query.to === undefined ? first : office.records.span(query.to);
      if (first === null || last === null) return { refused: 'no-such-shift', rule: null };
      const to = Math.min(last.to, first.from + DAYS * 86_400_000);
      const whole = await office.records.report(params.name, { from: first.from, to: Math.max(first.to, to) });
      const report = query.only ? narrowed(whole, query.only) : whole;
      if (query.as === 'json') return { ...report, day, kept: gamingDay(office.house) };
      reply.header('content-disposition', `attachment; filename="${office.house}-${params.name}-${day}.csv"`);
      reply.type('text/csv; charset=utf-8');
      return csvOf(report);
    },
  );
  officeRoute(
    server,
    {
      method: 'GET',
      url: '/records/day',
      act: 'see-records',
      summary: 'The statement of a gaming day, as data or as plain text',
      query: {
        day: date.optional(),
        as: z.enum(['json', 'text']).default('json'),
        lang: z.enum(['en', 'es']).default('en'),
      },
      most: 60,
    },
    async ({ office, query, reply }) => {
      const day = query.day ?? shiftAt(gamingDay(office.house), office.deps.now()).day;
      const text = await office.records.dayText(day, query.lang);
      if (query.as === 'json') return { ...(await office.records.day(day)), text };
      reply.type('text/plain; charset=utf-8');
      return text;
    },
  );
  officeRoute(
    server,
    {
      method: 'GET',
      url: '/records/program',
      act: 'see-records',
      summary:
        'Which program runs the room: a hash over its files as they lie there now; null where it runs from its sources',
      most: 20,
    },
    async () => ({ program: server.room.offices.machine.found() }),
  );
  officeRoute(
    server,
    {
      method: 'GET',
      url: '/records/hands',
      act: 'see-records',
      summary: 'The hands of a day or of several, in a format, as the rail saw them: no card that was not shown to all',
      query: { day: date.optional(), to: date.optional(), as: z.enum(FORMATS).default('jsonl') },
      most: 10,
    },
    async ({ office, query, reply }) => {
      const day = query.day ?? shiftAt(gamingDay(office.house), office.deps.now()).day;
      const first = office.records.span(day);
      const last = query.to === undefined ? first : office.records.span(query.to);
      if (first === null || last === null) return { refused: 'no-such-shift', rule: null };
      const span = { from: first.from, to: Math.min(last.to, first.from + DAYS * 86_400_000) };
      reply.header('content-disposition', `attachment; filename="${office.house}-${day}.${endingOf(query.as)}"`);
      reply.type(`${typeOf(query.as)}; charset=utf-8`);
      return Readable.from(handsOf(server.room, office, span, query.as));
    },
  );
  officeRoute(
    server,
    {
      method: 'GET',
      url: '/records/export',
      act: 'export-records',
      summary: 'The whole record in one file without its keys, which verify proves as far as hands are over',
      most: 4,
    },
    async ({ office, by, reply }) => {
      const { store, sealer } = office.deps;
      if (sealer === undefined) return { refused: 'conflict', rule: null };
      const folder = await mkdtemp(join(tmpdir(), 'baraja-export-'));
      const path = join(folder, 'room.db');
      const done = () => rm(folder, { recursive: true, force: true });
      try {
        const head = await server.room.heads.head();
        const whose = by.role === 'owner' ? {} : { house: office.house };
        await exportRecord({ store, sealer, heads: [head], ...whose }, path);
      } catch (error) {
        await done();
        throw error;
      }
      const file = createReadStream(path);
      file.once('close', () => void done());
      reply.header('content-disposition', `attachment; filename="${office.house}-record.db"`);
      return reply.type('application/octet-stream').send(file);
    },
  );
}

/** The house's own tables, hand by hand, through nobody's eyes: practice, friends' tables and clubs are no record of the house's. */
async function* handsOf(
  room: Room,
  { house, records }: Office,
  span: { readonly from: number; readonly to: number },
  format: Format,
): AsyncGenerator<string> {
  let number = 0;
  for (const { id } of (await records.tableNames()).toReversed()) {
    const log = await room.log(id);
    if (!log) continue;
    for (let before: number | undefined; ; ) {
      const rounds = await roundsOf(log, before);
      for (const { round, at } of rounds) {
        if (at < span.from || at >= span.to) continue;
        const kept = await roundFor(log, round, NOBODY);
        const hand = kept && !('refused' in kept) ? handFrom(log.id, house, kept, kept.rules) : null;
        const text = hand && writeAs(format, hand, number + 1);
        if (typeof text !== 'string') continue;
        number++;
        yield text;
      }
      before = rounds.at(-1)?.round;
      if (before === undefined || before <= 1 || rounds.at(-1)!.at < span.from) break;
    }
  }
}
/** Whom no seat belongs to. */
const NOBODY = '';

// Disputes over HTTP: staff look at a past hand as each who was dealt in saw it, and decide; patrons open one and see what became of it.
import { randomBytes } from 'node:crypto';
import {
  cardsShown,
  clauseAt,
  type DisputedHand,
  type DisputeVerdict,
  dealtInto,
  gamingDay,
  isRefused,
  JUDGEMENTS,
  line,
  officeRefuse,
  type Room,
  roundFor,
  shiftAt,
  type TableLog,
} from '@baraja/room';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { namesOf } from './money.js';
import { type OfficeAsked, type OfficeServer, officeRoute, refuseOffice } from './routes.js';

const CLAIM_MAX = 400;
const hand = { table: z.string().regex(/^[A-Za-z0-9_-]{1,60}$/), round: z.int().min(1).max(1e9) };
const patron = z.string().regex(/^[A-Za-z0-9]{1,40}$/);
const dispute = z.string().regex(/^[0-9a-f]{12}$/);
/** The clause it is decided by. */
const rule = z.string().max(40).nullable().default(null);
const AMOUNT_MAX = 1e9;
/** Those that wait are shown before those that are decided. */
const SHOWN = 200;
const DAY = 86_400_000;
const WEEK = 7 * DAY;
const YEAR = 366 * DAY;
const date = z.string().regex(/^\d{4}-\d\d-\d\d$/);

interface Found {
  readonly log: TableLog;
  readonly hand: DisputedHand;
}
/** A finished hand at a table of the house. */
async function handAt(room: Room, house: string | null, table: string, round: number): Promise<Found | null> {
  const log = await room.log(table);
  if (!log || (house !== null && log.rules?.house !== house)) return null;
  const dealt = await dealtInto(log, round);
  return dealt && { log, hand: { table, round, practice: log.opened.practice, dealt } };
}

export function disputeRoutes(server: OfficeServer): void {
  const { room } = server;
  officeRoute(
    server,
    { method: 'GET', url: '/disputes', act: 'see-rulings', summary: 'Disputes, those that wait first' },
    async ({ office }) => {
      const disputes = office.disputes.list.slice(0, SHOWN);
      const names = await namesOf(
        room,
        disputes.map(({ table }) => table),
      );
      const tables = (await office.records.tableNames()).slice(0, SHOWN);
      return { disputes, names, tables };
    },
  );
  officeRoute(
    server,
    {
      method: 'GET',
      url: '/incidents',
      act: 'see-rulings',
      summary: 'What went wrong and what was ruled, of the last days or those asked for; newest first',
      query: { from: date.optional(), to: date.optional() },
      most: 60,
    },
    async ({ office, query }) => {
      const { records } = office;
      const kept = gamingDay(office.house);
      const last = records.span(query.to ?? shiftAt(kept, office.deps.now()).day)!;
      const first = query.from === undefined ? last.to - WEEK : records.span(query.from)!.from;
      const span = { from: Math.max(first, last.to - YEAR), to: last.to };
      return { ...span, zone: kept.zone, incidents: await records.incidents(span) };
    },
  );
  officeRoute(
    server,
    {
      method: 'POST',
      url: '/hands/look',
      act: 'see-rulings',
      summary: 'A finished hand as somebody who was dealt in saw it, or as everybody did; that one looked is on record',
      body: { ...hand, as: patron.optional() },
    },
    async ({ office, house, by, body, reason }) => {
      const found = await handAt(room, house, body.table, body.round);
      if (found === null) return officeRefuse('no-such-hand');
      const { dealt } = found.hand;
      const { as } = body;
      // What friends play among themselves is not the house's, until one of them asks it to judge.
      const isDisputed = office.disputes.list.some((one) => one.table === body.table && one.round === body.round);
      if (found.log.opened.by === undefined && !isDisputed) return officeRefuse('no-such-hand');
      if (dealt.some(({ id }) => id === by.id)) return officeRefuse('own-hand');
      if (as !== undefined && !dealt.some(({ id }) => id === as)) return officeRefuse('not-dealt-in');
      if (as !== undefined) {
        const { table, round } = body;
        const looked = { type: 'HandLookedAt', table, round, as, by, ...(reason ? { reason } : {}) } as const;
        const answer = await office.journal.happen(() => ({ events: [looked] }));
        if (isRefused(answer)) return answer;
      }
      const kept = await roundFor(found.log, body.round, as ?? '');
      if (kept === null) return officeRefuse('no-such-hand');
      return 'refused' in kept ? kept : { dealt, record: { ...kept, ...cardsShown(kept.events, kept.seat) } };
    },
  );
  decidingRoutes(server);
  judgingRoute(server);
  patronRoutes(server);
}

/** Staff write a dispute down for whoever was dealt in, and decide one: the floor that the hand stands, heads of the house what is owed. */
function decidingRoutes(server: OfficeServer): void {
  const { room } = server;
  officeRoute(
    server,
    {
      method: 'POST',
      url: '/disputes/open',
      act: 'dispute',
      summary: 'Write a dispute down for somebody who was dealt into a hand at a table of the house',
      body: { ...hand, patron, claim: line(CLAIM_MAX) },
    },
    async ({ office, house, by, body, reason }) => {
      const found = await handAt(room, house, body.table, body.round);
      // What friends play among themselves is theirs to bring before the house.
      if (found === null || found.log.opened.by === undefined) return officeRefuse('no-such-hand');
      const who = found.hand.dealt.find(({ id }) => id === body.patron);
      if (who === undefined) return officeRefuse('not-dealt-in');
      const opened = { dispute: randomBytes(6).toString('hex'), claim: body.claim, by, reason };
      const answer = await office.journal.happen(() => office.disputes.open(who, found.hand, opened));
      if (isRefused(answer)) return answer;
      office.changed('rulings');
      return { dispute: opened.dispute };
    },
  );
  const decided = async (
    { office, house, by, body, reason }: Deciding,
    verdict: DisputeVerdict,
    money: readonly { readonly patron: string; readonly amount: number }[],
  ): Promise<unknown> => {
    const open = office.disputes.find(body.dispute);
    const found = open && (await handAt(room, house, open.table, open.round));
    if (!found) return officeRefuse('no-such-dispute');
    const { rule } = body;
    if (!(await isKnown(found.log, open.round, rule))) return officeRefuse('no-such-rule');
    const said = { dispute: open.id, verdict, rule, money, reason };
    const answer = await office.journal.happen(() => office.disputes.rule(by, house, found.hand, said));
    if (isRefused(answer)) return answer;
    office.changed('rulings');
    return { done: true };
  };
  officeRoute(
    server,
    {
      method: 'POST',
      url: '/disputes/stand',
      act: 'dispute',
      summary: 'Decide a dispute: the hand stands as it was played',
      body: { dispute, rule },
    },
    (asked) => decided(asked, 'stands', []),
  );
  officeRoute(
    server,
    {
      method: 'POST',
      url: '/disputes/redress',
      act: 'correct-hand',
      summary: 'Decide a dispute: those who were dealt in get or give, through the house’s cage',
      body: {
        dispute,
        rule,
        money: z.array(z.strictObject({ patron, amount: z.int().min(-AMOUNT_MAX).max(AMOUNT_MAX) })).max(30),
      },
    },
    (asked) => decided(asked, 'redress', asked.body.money),
  );
}
type Deciding = Pick<OfficeAsked<never, never, never>, 'office' | 'house' | 'by' | 'reason'> & {
  readonly body: { readonly dispute: string; readonly rule: string | null };
};

/** Somebody looks into a ruling that was made: it was right, or it was not. */
function judgingRoute(server: OfficeServer): void {
  const { room } = server;
  officeRoute(
    server,
    {
      method: 'POST',
      url: '/incidents/judge',
      act: 'rule',
      summary: 'Confirm a ruling that was made at a table of the house, or overrule it; the hand stays as it was ruled',
      body: { table: hand.table, at: z.int().min(1), verdict: z.enum(JUDGEMENTS), rule },
    },
    async ({ office, by, body, reason }) => {
      const made = await office.records.rulingAt(body.table, body.at);
      if (made === null) return officeRefuse('no-such-incident');
      const log = await room.log(body.table);
      if (!log || !(await isKnown(log, made.round, body.rule))) return officeRefuse('no-such-rule');
      const dealt = await dealtAt(room, body.table, made.round);
      const said = { after: body.verdict, rule: body.rule, reason };
      const answer = await office.journal.happen(() => office.judgements.judge(by, { ...made, dealt }, said));
      if (isRefused(answer)) return answer;
      office.changed('rulings');
      return { done: true };
    },
  );
}
/** May a hand be decided by this clause: one it was dealt under, be it gone by now, or one of today's. */
const isKnown = async (log: TableLog, round: number, rule: string | null): Promise<boolean> =>
  rule === null || (await clauseAt(log, rule, round)) !== null;
/** Who was dealt into a hand, of one that is still played as well. */
async function dealtAt(room: Room, table: string, round: number): Promise<readonly string[]> {
  const actor = room.tables.get(table);
  if (actor?.state.live?.number === round) return [...actor.dealtTo.keys()];
  const log = await room.log(table);
  return ((log && (await dealtInto(log, round))) ?? []).map(({ id }) => id);
}

/** What somebody who was dealt in may do himself. */
function patronRoutes({ app, room, door }: OfficeServer): void {
  const limit = { rateLimit: { max: 20, timeWindow: '1 minute' } };
  const claimed = z.strictObject({ ...hand, claim: line(CLAIM_MAX) });
  const signed = (request: FastifyRequest, reply: FastifyReply) => {
    const who = door.who(request);
    if (who === null) refuseOffice(reply, { refused: 'not-signed-in' });
    return who?.patron ?? null;
  };
  app.post(
    '/api/disputes',
    { config: limit, schema: { summary: 'Dispute a hand you were dealt into', body: claimed } },
    async (request, reply) => {
      const id = signed(request, reply);
      if (id === null) return reply;
      const { table, round, claim } = request.body as z.infer<typeof claimed>;
      const found = await handAt(room, null, table, round);
      const office = found?.log.rules ? await room.office(found.log.rules.house) : null;
      if (!found || !office) return refuseOffice(reply, { refused: 'no-such-hand' });
      const who = { id, name: room.patrons.find(id)?.name ?? id };
      const opened = { dispute: randomBytes(6).toString('hex'), claim };
      const answer = await office.journal.happen(() => office.disputes.open(who, found.hand, opened));
      if (isRefused(answer)) return refuseOffice(reply, answer);
      office.changed('rulings');
      return { dispute: opened.dispute };
    },
  );
  const which = z.strictObject({ house: z.string().max(40), dispute });
  app.post(
    '/api/disputes/withdraw',
    { config: limit, schema: { summary: 'Take a dispute of yours back', body: which } },
    async (request, reply) => {
      const id = signed(request, reply);
      if (id === null) return reply;
      const asked = request.body as z.infer<typeof which>;
      const office = await room.office(asked.house);
      if (!office) return refuseOffice(reply, { refused: 'unknown-house' });
      const answer = await office.journal.happen(() => office.disputes.withdraw(id, asked.dispute));
      if (isRefused(answer)) return refuseOffice(reply, answer);
      office.changed('rulings');
      return { done: true };
    },
  );
  const at = z.object({ house: z.string().max(40) });
  app.get(
    '/api/disputes/:house',
    { schema: { summary: 'Your disputes at a house, and what became of them', params: at } },
    async (request, reply) => {
      const id = signed(request, reply);
      if (id === null) return reply;
      const office = await room.office((request.params as z.infer<typeof at>).house);
      return office ? { disputes: office.disputes.of(id) } : refuseOffice(reply, { refused: 'unknown-house' });
    },
  );
}

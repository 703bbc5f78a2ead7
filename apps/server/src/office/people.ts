// Staff over HTTP: links, roles, duty and second factors.
import { actsOf, findStaffHouses, gamingDay, isRefused, officeRefuse, ROLES, type Room } from '@baraja/room';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { Patience } from '../patience.js';
import { type OfficeServer, officeRoute, refuseOffice } from './routes.js';

const role = z.enum(ROLES);
const person = { person: z.string().regex(/^[A-Za-z0-9]{1,40}$/) };
const code = z.string().regex(/^[A-Za-z0-9_-]{10,60}$/);
const digits = z.string().regex(/^[\d ]{6,8}$/);
const HOURS = { least: 1, most: 24 * 14, usual: 72 };
/** Wrong codes of one account, wherever they are sent from. */
const CODES = { free: 4, most: 15 * 60_000 };
const limit = (max: number) => ({ rateLimit: { max, timeWindow: '1 minute' } });

/** Does somebody sit anywhere in the house, his own practice aside? Nobody on duty plays. */
const isSeated = (room: Room, patron: string, house: string): boolean =>
  [...room.tables.values()].some(
    (table) => table.rules.house === house && table.floor.isBetAt && table.seatOf(patron) !== null,
  );

export function peopleRoutes(server: OfficeServer): void {
  const { room } = server;
  const { people } = room;
  officeRoute(
    server,
    { method: 'GET', url: '/people', act: 'see-people', summary: 'Staff and invitations' },
    async ({ house }) => ({
      staff: people.staffOf(house),
      invitations: people.invitationsOf(house).map(({ code: _code, ...shown }) => shown),
    }),
  );
  officeRoute(
    server,
    {
      method: 'POST',
      url: '/people/invite',
      act: 'invite',
      summary: 'A link by which somebody takes a role',
      body: { role, hours: z.int().min(HOURS.least).max(HOURS.most).default(HOURS.usual) },
      most: 30,
    },
    ({ house, by, body, reason }) => people.invite(by, { house, ...body, reason }),
  );
  officeRoute(
    server,
    {
      method: 'POST',
      url: '/people/withdraw',
      act: 'invite',
      summary: 'Take an invitation back',
      body: { invitation: z.string().max(40) },
    },
    ({ house, by, body, reason }) => people.withdraw(by, house, body.invitation, reason),
  );
  officeRoute(
    server,
    {
      method: 'POST',
      url: '/people/end-role',
      act: 'end-role',
      summary: 'End somebody’s role',
      body: { ...person, role },
    },
    ({ house, by, body, reason }) => people.endRole(by, { house, ...body, reason }),
  );
  officeRoute(
    server,
    { method: 'POST', url: '/duty/in', act: 'clock', summary: 'Clock in', body: { role } },
    ({ house, by, body }) => people.clockIn(by.id, house, body.role, isSeated(room, by.id, house)),
  );
  officeRoute(server, { method: 'POST', url: '/duty/out', act: 'clock', summary: 'Clock out' }, ({ house, by }) =>
    people.clockOut(by.id, house),
  );
  officeRoute(
    server,
    {
      method: 'POST',
      url: '/people/clock-out',
      act: 'end-role',
      summary: 'Clock somebody out who forgot',
      body: person,
    },
    ({ house, by, body, reason }) => people.clockOut(body.person, house, by, reason),
  );
  officeRoute(
    server,
    {
      method: 'POST',
      url: '/people/clear-second-factor',
      act: 'end-sessions',
      summary: 'Take away the second factor of somebody who has lost it',
      body: person,
    },
    ({ house, by, body, reason }) => people.clearSecondFactor(body.person, { by, house, reason }),
  );
  sessionRoutes(server);
  ownRoutes(server);
}

/** Passwords and sessions of others: never of who stands above. */
function sessionRoutes(server: OfficeServer): void {
  const { room, sockets } = server;
  const { people, patrons } = room;
  officeRoute(
    server,
    {
      method: 'POST',
      url: '/people/reset',
      act: 'reset-password',
      summary: 'A link by which the owner of an account chooses a new password',
      body: { name: z.string().max(60) },
      most: 20,
    },
    async ({ house, by, body, reason }) => {
      const id = patrons.accountOf(body.name);
      return id === null ? officeRefuse('no-such-person') : people.allowReset(by, house, id, reason);
    },
  );
  officeRoute(
    server,
    {
      method: 'POST',
      url: '/people/sessions',
      act: 'end-sessions',
      summary: 'Where somebody is signed in; with `end`, all of it is ended',
      body: { ...person, end: z.boolean().default(false) },
    },
    async ({ house, by, body, reason }) => {
      const refusal = people.mayEndSessions(by, house, body.person);
      if (refusal) return refusal;
      const sessions = patrons.sessionsOf(body.person);
      if (!body.end) return { sessions };
      await patrons.signOut(body.person, 'everywhere');
      sockets.end(body.person, null);
      return people.sessionsEnded(by, house, body.person, { sessions: sessions.length, reason });
    },
  );
}

/** What concerns nobody but who asks. */
function ownRoutes({ app, room, door }: OfficeServer): void {
  const { people } = room;
  const patience = new Patience(() => room.now());
  const who = (request: FastifyRequest) => door.who(request);
  app.get(
    '/api/office',
    { schema: { summary: 'Where you are staff, in which roles, and whether on duty' } },
    async (request) => {
      const found = who(request);
      if (found === null) return { houses: [], duty: null, secondFactor: null };
      const { patron, session } = found;
      const isSet = people.hasSecondFactor(patron);
      return {
        houses: findStaffHouses(people, patron).map(({ house, roles }) => ({
          house,
          roles,
          zone: gamingDay(house).zone,
          acts: [...new Set(roles.flatMap((one) => actsOf(one)))],
        })),
        duty: people.dutyOf(patron),
        secondFactor: { isSet, isConfirmed: people.isConfirmed(patron, session.key) },
      };
    },
  );
  const link = z.strictObject({ code });
  app.post(
    '/api/office/link',
    { config: limit(20), schema: { summary: 'What a link of the office leads to', body: link } },
    async (request, reply) => {
      const found = people.linkOf((request.body as z.infer<typeof link>).code);
      return found ?? refuseOffice(reply, { refused: 'no-such-invitation' });
    },
  );
  app.post(
    '/api/office/take',
    { config: limit(20), schema: { summary: 'Take a role by its link; you need an account', body: link } },
    async (request, reply) => {
      const found = who(request);
      if (found === null) return refuseOffice(reply, { refused: 'not-signed-in' });
      const answer = await people.take(found.patron, (request.body as z.infer<typeof link>).code);
      return isRefused(answer) ? refuseOffice(reply, answer) : { done: true };
    },
  );
  app.post(
    '/api/office/second-factor',
    { config: limit(10), schema: { summary: 'A secret for your authenticator, in force once you show a code of it' } },
    async (request, reply) => {
      const found = who(request);
      if (found === null || people.postsOf(found.patron).length === 0)
        return refuseOffice(reply, { refused: 'not-staff' });
      const { patron, session } = found;
      return people.isConfirmed(patron, session.key)
        ? people.beginSecondFactor(patron)
        : refuseOffice(reply, { refused: 'second-factor' });
    },
  );
  const shown = z.strictObject({ code: digits, how: z.enum(['set', 'show', 'clear']) });
  app.post(
    '/api/office/second-factor/code',
    {
      config: limit(10),
      schema: { summary: 'Show a code: to set the second factor, for this session, or to end it', body: shown },
    },
    async (request, reply) => {
      const found = who(request);
      if (found === null) return refuseOffice(reply, { refused: 'not-signed-in' });
      const { patron, session } = found;
      const { code: given, how } = request.body as z.infer<typeof shown>;
      if (how === 'set') {
        const answer = await people.setSecondFactor(patron, session.key, given);
        return isRefused(answer) ? refuseOffice(reply, answer) : { done: true };
      }
      const tried = [[patron, CODES]] as const;
      const seconds = Math.ceil(patience.ask(tried) / 1000);
      if (seconds > 0) return refuseOffice(reply, officeRefuse('wait', { seconds }));
      const refusal = people.confirm(patron, session.key, given);
      if (refusal) return refuseOffice(reply, refusal);
      patience.right(tried);
      if (how === 'clear') await people.clearSecondFactor(patron);
      return { done: true };
    },
  );
}

// Names, accounts, signing in and out.
import { officeRefuse, type Room } from '@baraja/room';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { limitKey } from './address.js';
import type { Door } from './door.js';
import { type Limit, PATIENCE, Patience } from './patience.js';
import type { Sockets } from './socket.js';

interface Deps {
  readonly room: Room;
  readonly door: Door;
  readonly sockets: Sockets;
  readonly now: () => number;
}
const aMinute = (max: number) => ({ rateLimit: { max, timeWindow: '1 minute' } });
const refuse = (reply: FastifyReply, status: number, refusal: object) => reply.code(status).send(refusal);

const named = z.strictObject({ name: z.string().max(60) });
const signed = z.strictObject({ name: z.string().max(60), password: z.string().max(200) });
const leaving = z.strictObject({ everywhere: z.boolean().optional() });

/** What a browser calls itself, for its owner to know it by. */
const agentOf = ({ headers }: FastifyRequest): string => headers['user-agent'] ?? '';

export function accounts(app: FastifyInstance, { room, door, sockets, now }: Deps): void {
  const { patrons } = room;
  const patience = new Patience(now);
  const publicMe = async (id: string) => {
    const { name, guest } = patrons.find(id)!;
    return { id, name, guest, balance: await room.balance(id) };
  };
  app.get('/api/me', { schema: { summary: 'Who you are; a guest is made if nobody' } }, async (request, reply) =>
    publicMe(await door.enter(request, reply)),
  );
  app.post('/api/me/name', { schema: { summary: 'Take a name', body: named } }, async (request, reply) => {
    const id = await door.enter(request, reply);
    const answer = await patrons.rename(id, (request.body as z.infer<typeof named>).name);
    return 'refused' in answer ? refuse(reply, 409, answer) : publicMe(id);
  });
  app.post(
    '/api/account',
    { config: aMinute(10), schema: { summary: 'Keep your wallet: a name and a password', body: signed } },
    async (request, reply) => {
      const id = await door.enter(request, reply);
      const { name, password } = request.body as z.infer<typeof signed>;
      const answer = await patrons.makeAccount(id, name, password);
      if ('refused' in answer) return refuse(reply, 409, answer);
      door.remember(reply, id);
      const session = door.who(request)?.session;
      if (session) await patrons.signedIn(id, session, agentOf(request));
      return publicMe(id);
    },
  );
  /** Whose patience a try is on: the account's, as a stranger or from a browser it knows, and the address's. */
  const tried = (request: FastifyRequest, name: string): (readonly [string, Limit])[] => {
    const account = patrons.accountOf(name);
    const browser = account && door.knownBy(request, account);
    const whose = account ?? `nobody/${name.normalize('NFKC').trim().toLowerCase()}`;
    return [
      [`account/${whose}/${browser ?? ''}`, PATIENCE.account],
      [`address/${limitKey(request.ip)}`, PATIENCE.address],
    ];
  };
  app.post(
    '/api/signin',
    { config: aMinute(30), schema: { summary: 'Come back to an account', body: signed } },
    async (request, reply) => {
      const { name, password } = request.body as z.infer<typeof signed>;
      const keys = tried(request, name);
      const seconds = Math.ceil(patience.ask(keys) / 1000);
      if (seconds > 0) return refuse(reply.header('retry-after', seconds), 429, officeRefuse('wait', { seconds }));
      const answer = await patrons.signIn(name, password);
      if ('refused' in answer) return refuse(reply, 401, answer);
      patience.right(keys);
      const session = door.welcome(reply, answer.id);
      door.remember(reply, answer.id);
      await patrons.signedIn(answer.id, session, agentOf(request));
      return publicMe(answer.id);
    },
  );
  app.post(
    '/api/signout',
    { schema: { summary: 'End this session and its sockets, or everywhere', body: leaving.optional() } },
    async (request, reply) => {
      const found = door.who(request);
      door.forget(reply);
      if (!found) return { done: true };
      const { everywhere = false } = (request.body as z.infer<typeof leaving> | undefined) ?? {};
      await patrons.signOut(found.patron, everywhere ? 'everywhere' : found.session);
      sockets.end(found.patron, everywhere ? null : found.session.key);
      return { done: true };
    },
  );
  ownSessions(app, { room, door, sockets });
  const chosen = z.strictObject({ code: z.string().max(60), password: z.string().max(200) });
  app.post(
    '/api/reset',
    { config: aMinute(10), schema: { summary: 'Choose a new password by a link that staff gave you', body: chosen } },
    async (request, reply) => {
      const { code, password } = request.body as z.infer<typeof chosen>;
      const id = room.people.resetOf(code);
      if (id === null) return refuse(reply, 404, { refused: 'no-such-invitation' });
      const answer = await patrons.resetPassword(id, password);
      if ('refused' in answer) return refuse(reply, 409, answer);
      await room.people.resetTaken(id);
      sockets.end(id, null);
      return { done: true };
    },
  );
}

/** Where an account is signed in, and ending one of those. */
function ownSessions(app: FastifyInstance, { room, door, sockets }: Omit<Deps, 'now'>): void {
  const { patrons } = room;
  app.get('/api/me/sessions', { schema: { summary: 'Where you are signed in' } }, async (request, reply) => {
    const found = door.who(request);
    if (found === null) return refuse(reply, 401, { refused: 'not-signed-in' });
    const isThis = (key: string): boolean => key === found.session.key;
    return { sessions: patrons.sessionsOf(found.patron).map((one) => ({ ...one, isThis: isThis(one.key) })) };
  });
  const one = z.strictObject({ key: z.string().max(60) });
  app.post(
    '/api/me/sessions/end',
    { schema: { summary: 'End one of your sessions', body: one } },
    async (request, reply) => {
      const found = door.who(request);
      if (found === null) return refuse(reply, 401, { refused: 'not-signed-in' });
      const { key } = request.body as z.infer<typeof one>;
      const session = patrons.sessionsOf(found.patron).find((noted) => noted.key === key);
      if (!session) return refuse(reply, 404, { refused: 'no-such-session' });
      await patrons.signOut(found.patron, { issued: session.issued, key });
      sockets.end(found.patron, key);
      return { done: true };
    },
  );
}

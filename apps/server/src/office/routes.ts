// The office over HTTP. A route names the act it does; whether somebody may is asked here, once, by the table of roles, and every route
// is on a list by which the tests try each role at each of them.
import { type ActName, actOf, line, type Office, type OfficeRefusal, type Room, type Staffer } from '@baraja/room';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { limitKey } from '../address.js';
import type { Door } from '../door.js';
import type { Sockets } from '../socket.js';

export interface OfficeServer {
  readonly app: FastifyInstance;
  readonly room: Room;
  readonly door: Door;
  readonly sockets: Sockets;
  /** Every route there is, by the act it does. */
  readonly listed: ListedRoute[];
}
export interface ListedRoute {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly act: ActName;
  /** What is asked for, in the body or after the question mark. */
  readonly asks: z.ZodObject;
}
type Shape = z.ZodRawShape;
type None = Record<never, z.ZodType>;
interface RouteDeclared<P extends Shape, B extends Shape, Q extends Shape> {
  readonly method: 'GET' | 'POST';
  /** After `/api/office/:house`. */
  readonly url: string;
  readonly act: ActName;
  readonly summary: string;
  readonly params?: P;
  readonly body?: B;
  readonly query?: Q;
  /** A minute, from one address. */
  readonly most?: number;
}
export interface OfficeAsked<P extends Shape, B extends Shape, Q extends Shape> {
  readonly office: Office;
  readonly house: string;
  readonly by: Staffer;
  /** As he said it; empty where the act needs none. */
  readonly reason: string;
  readonly params: z.infer<z.ZodObject<P>>;
  readonly body: z.infer<z.ZodObject<B>>;
  readonly query: z.infer<z.ZodObject<Q>>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}
const REASON_MAX = 200;
const house = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/);
const STATUS: Readonly<Record<string, number>> = {
  'unknown-house': 404,
  'not-signed-in': 401,
  'not-staff': 403,
  'not-your-role': 403,
  'not-on-duty': 403,
  'second-factor': 403,
  'above-you': 403,
  wait: 429,
};
export const refuseOffice = (reply: FastifyReply, refusal: { readonly refused: string }) =>
  reply.code(STATUS[refusal.refused] ?? (refusal.refused.startsWith('no-such-') ? 404 : 409)).send(refusal);

export const isRefusal = (answer: unknown): answer is OfficeRefusal =>
  typeof answer === 'object' && answer !== null && 'refused' in answer && typeof answer.refused === 'string';

/** A route of the office: only who may do its act gets as far as `run`. What `run` refuses is answered as a refusal. */
export function officeRoute<P extends Shape = None, B extends Shape = None, Q extends Shape = None>(
  server: OfficeServer,
  declared: RouteDeclared<P, B, Q>,
  run: (asked: OfficeAsked<P, B, Q>) => Promise<unknown>,
): void {
  const { method, act, summary, params, body, query } = declared;
  const { most = method === 'GET' ? 300 : 120 } = declared;
  const url = `/api/office/:house${declared.url}`;
  const { reason: needsReason } = actOf(act);
  const isPost = method === 'POST';
  const reason = needsReason ? { reason: line(REASON_MAX) } : { reason: line(REASON_MAX).optional() };
  const inBody = z.strictObject({ ...body, ...reason });
  server.listed.push({ method, url, act, asks: isPost ? inBody : z.object({ ...query }) });
  const schema = {
    summary: `${summary} (${actOf(act).roles.join(', ')})`,
    params: z.object({ house, ...params }),
    ...(isPost ? { body: inBody } : {}),
    ...(query ? { querystring: z.object(query) } : {}),
  };
  server.app.route({
    method,
    url,
    config: { rateLimit: { max: most, timeWindow: '1 minute', keyGenerator: (request) => keyOf(server, request) } },
    schema,
    // Before the body is looked at: who may not come in learns nothing of what is asked for there.
    preValidation: async (request, reply) => {
      const refusal = mayAsk(server, request, act);
      if ('refused' in refusal) return refuseOffice(reply, refusal);
      return undefined;
    },
    handler: async (request, reply) => {
      const by = mayAsk(server, request, act);
      if ('refused' in by) return refuseOffice(reply, by);
      const { house: at, ...rest } = request.params as { house: string };
      const office = await server.room.office(at);
      if (office === null) return refuseOffice(reply, { refused: 'unknown-house' });
      const { reason: why = '', ...asked } = (request.body ?? {}) as { reason?: string };
      const answer = await run({
        office,
        house: office.house,
        by,
        reason: why,
        params: rest as never,
        body: asked as never,
        query: request.query as never,
        request,
        reply,
      });
      return isRefusal(answer) ? refuseOffice(reply, answer) : (answer ?? { done: true });
    },
  });
}

/** A house's consoles are often behind one address: each session there is limited by itself. */
const keyOf = ({ door }: OfficeServer, request: FastifyRequest): string =>
  `${limitKey(request.ip)} ${door.who(request)?.session.key ?? ''}`;

/** Whoever asks, with the role he asks in; or why not. */
function mayAsk({ room, door }: OfficeServer, request: FastifyRequest, act: ActName): Staffer | OfficeRefusal {
  const who = door.who(request);
  if (who === null) return { refused: 'not-signed-in', rule: null };
  const { house: at = '' } = request.params as { house?: string };
  return room.people.may(who.patron, act, at, who.session.key);
}

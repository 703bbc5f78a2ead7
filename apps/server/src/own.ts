// What somebody asks of the room about himself, over HTTP: limits of his own, and to be kept away.
import { EXCLUSIONS, type Room } from '@baraja/room';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';

interface Deps {
  readonly room: Room;
  readonly enter: (request: FastifyRequest, reply: FastifyReply) => Promise<string>;
}
const limit = { rateLimit: { max: 30, timeWindow: '1 minute' } };
const AMOUNT_MAX = 2 ** 40;
/** A day, in minutes. */
const SESSION_MAX = 1440;
const limited = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['buy-in', 'loss']), limit: z.int().min(0).max(AMOUNT_MAX).nullable() }),
  z.strictObject({ kind: z.literal('session'), limit: z.int().min(1).max(SESSION_MAX).nullable() }),
]);
const excluded = z.strictObject({
  how: z.enum(Object.keys(EXCLUSIONS) as [keyof typeof EXCLUSIONS, ...(keyof typeof EXCLUSIONS)[]]),
});

export function ownRoutes(app: FastifyInstance, { room, enter }: Deps): void {
  app.get(
    '/api/me/limits',
    { schema: { summary: 'Your own limits, and whether you have excluded yourself' } },
    async (request, reply) => room.own.shown(await enter(request, reply)),
  );
  app.post(
    '/api/me/limits',
    {
      config: limit,
      schema: {
        summary: 'Set a limit of your own: a stricter one holds at once, a weaker one a day later',
        body: limited,
      },
    },
    async (request, reply) => {
      const id = await enter(request, reply);
      const { kind, limit: most } = request.body as z.infer<typeof limited>;
      const isSeated = [...room.tables.values()].some((table) => table.seatOf(id) !== null);
      await room.own.limit(id, kind, most, isSeated);
      room.lookAfter(id);
      return room.own.shown(id);
    },
  );
  app.post(
    '/api/me/exclude',
    {
      config: limit,
      schema: {
        summary: 'Have the room keep you from playing; nobody takes that back before it is over',
        body: excluded,
      },
    },
    async (request, reply) => {
      const id = await enter(request, reply);
      const answer = await room.own.exclude(id, (request.body as z.infer<typeof excluded>).how);
      if ('refused' in answer) return reply.code(409).send(answer);
      room.lookAfter(id);
      return room.own.shown(id);
    },
  );
}

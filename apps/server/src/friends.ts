// Friends at a table by its link, over HTTP: who is coming, playing again, and what each owes whom.
import { coming, type Patron, type Room, rematch, settlementAt } from '@baraja/room';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { tableId } from './past.js';

interface Deps {
  readonly room: Room;
  readonly enter: (request: FastifyRequest, reply: FastifyReply) => Promise<string>;
}
const says = z.strictObject({ coming: z.boolean() });
const STATUS: Readonly<Record<string, number>> = {
  'no-such-table': 404,
  'not-a-player': 403,
  'too-many-guests': 409,
  'not-by-link': 409,
  'too-many-tables': 429,
};
const limit = { rateLimit: { max: 30, timeWindow: '1 minute' } };

export function friends(app: FastifyInstance, { room, enter }: Deps): void {
  const who = async (request: FastifyRequest, reply: FastifyReply): Promise<Patron> =>
    room.patrons.find(await enter(request, reply))!;
  const idOf = (request: FastifyRequest): string => (request.params as z.infer<typeof tableId>).id;

  app.post(
    '/api/tables/:id/coming',
    {
      config: limit,
      schema: { summary: 'Say that you are coming to a table by its link, or not', params: tableId, body: says },
    },
    async (request, reply) => {
      const { coming: isComing } = request.body as z.infer<typeof says>;
      const refused = await coming(room, await who(request, reply), idOf(request), isComing);
      return refused ? reply.code(STATUS[refused.refused] ?? 409).send(refused) : { done: true };
    },
  );
  app.post(
    '/api/tables/:id/rematch',
    {
      config: limit,
      schema: { summary: 'The same table again, for those who played at it; opened once', params: tableId },
    },
    async (request, reply) => {
      const answer = await rematch(room, await who(request, reply), idOf(request));
      return 'refused' in answer ? reply.code(STATUS[answer.refused] ?? 422).send(answer) : answer;
    },
  );
  app.get(
    '/api/tables/:id/settlement',
    {
      schema: {
        summary: 'What each at a table won or lost since it opened, and the fewest payments that make it even',
        params: tableId,
      },
    },
    async (request, reply) => {
      const { id } = await who(request, reply);
      return (await settlementAt(room, idOf(request), id)) ?? reply.code(404).send({ refused: 'no-such-table' });
    },
  );
}

// Past hands over HTTP: of tables that are open and of those that were closed, each as whoever asks saw it, with its proofs.
import { cardsShown, type Room, roundFor, roundsOf, toldOf } from '@baraja/room';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';

export const tableId = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{1,60}$/) });
const round = tableId.extend({ n: z.coerce.number().int().min(1) });
const before = z.object({ before: z.coerce.number().int().min(1).optional() });

interface Deps {
  readonly room: Room;
  /** Through whose eyes: nobody's for a stranger. */
  readonly eyes: (request: FastifyRequest) => string;
}

export function pastHands(app: FastifyInstance, { room, eyes }: Deps): void {
  app.get(
    '/api/tables/:id/rounds',
    { schema: { summary: 'Past hands of a table, be it closed', params: tableId, querystring: before } },
    async (request, reply) => {
      const { id } = request.params as z.infer<typeof tableId>;
      const log = await room.log(id);
      if (!log) return reply.code(404).send({ refused: 'no-such-table' });
      const rounds = await roundsOf(log, (request.query as z.infer<typeof before>).before);
      return { table: { ...toldOf(log), closed: !room.has(id) }, rounds };
    },
  );
  app.get(
    '/api/tables/:id/rounds/:n',
    { schema: { summary: 'A past hand, as you saw it, with proofs', params: round } },
    async (request, reply) => {
      const { id, n } = request.params as z.infer<typeof round>;
      const log = await room.log(id);
      const kept = log && (await roundFor(log, n, eyes(request)));
      if (kept === null) return reply.code(404).send({ refused: log ? 'no-such-round' : 'no-such-table' });
      if ('refused' in kept) return reply.code(409).send(kept);
      return { ...kept, ...cardsShown(kept.events, kept.seat) };
    },
  );
  app.get(
    '/api/tables/:id/proof',
    { schema: { summary: 'The cards of this hand you have seen, with proofs', params: tableId } },
    async (request, reply) => {
      const { id } = request.params as z.infer<typeof tableId>;
      const table = room.tables.get(id);
      if (table) return { proofs: table.openings(eyes(request)) };
      // A closed table deals no hand: the proofs of its past ones lie with them.
      return (await room.log(id)) ? { proofs: [] } : reply.code(404).send({ refused: 'no-such-table' });
    },
  );
}

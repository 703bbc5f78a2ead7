// Rules in the words they are played by: of a table as its edition has them, and of a past hand as it was dealt under.
import { changesAt, clauseAt, type Room, rulesAt, type TableLog } from '@baraja/room';
import { isRuling } from 'baraja/books';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { tableId } from './past.js';

export const language = z.enum(['en', 'es']).default('en');
const rule = z.string().regex(/^[A-Za-z0-9-]{3,40}$/);
export const clauseId = z.object({ id: rule });
const atTable = tableId.extend({ clause: rule });
const atRound = atTable.extend({ n: z.coerce.number().int().min(1).max(1e9) });

const noTable = (reply: FastifyReply) => reply.code(404).send({ refused: 'no-such-table' });

/** A table by what it is played by now, where it is open. */
const openOrClosed = async (room: Room, id: string): Promise<TableLog | null> => (await room.table(id)) ?? room.log(id);

export function editionRoutes(app: FastifyInstance, room: Room): void {
  const clause = async (reply: FastifyReply, { id, clause, n }: z.infer<typeof atTable> & { readonly n?: number }) => {
    const log = await openOrClosed(room, id);
    if (!log) return noTable(reply);
    const found = await clauseAt(log, clause, n);
    return found ? { ...found, ours: isRuling(found.clause) } : reply.code(404).send({ refused: 'unknown-clause' });
  };
  app.get(
    '/api/tables/:id/clause/:clause',
    {
      schema: { summary: 'A clause in the words a table is played by, and today’s where they differ', params: atTable },
    },
    (request, reply) => clause(reply, request.params as z.infer<typeof atTable>),
  );
  app.get(
    '/api/tables/:id/rounds/:n/clause/:clause',
    {
      schema: {
        summary: 'A clause in the words a hand was dealt under, and today’s where they differ',
        params: atRound,
      },
    },
    (request, reply) => clause(reply, request.params as z.infer<typeof atRound>),
  );
  app.get(
    '/api/tables/:id/rules',
    {
      schema: {
        summary: 'A table’s rules page by what it is played by, and which clauses are otherwise today',
        params: tableId,
        querystring: z.object({ lang: language }),
      },
    },
    async (request, reply) => {
      const log = await openOrClosed(room, (request.params as z.infer<typeof tableId>).id);
      const { lang } = request.query as { lang: z.infer<typeof language> };
      const page = log && (await rulesAt(log, lang));
      if (page) return page;
      return log ? reply.code(404).send({ refused: 'unknown-game' }) : noTable(reply);
    },
  );
  app.get(
    '/api/tables/:id/edition',
    {
      schema: {
        summary:
          'What the edition on offer at a table changes: words and values before and now; null where none is known',
        params: tableId,
      },
    },
    async (request, reply) => {
      const table = await room.table((request.params as z.infer<typeof tableId>).id);
      return table ? { changes: await changesAt(table) } : noTable(reply);
    },
  );
}

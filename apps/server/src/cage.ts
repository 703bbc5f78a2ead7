// The cage over HTTP: where one's play money lies, what moved last, and filling a wallet again.
import type { Room } from '@baraja/room';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';

interface Deps {
  readonly room: Room;
  readonly enter: (request: FastifyRequest, reply: FastifyReply) => Promise<string>;
}
const LINES = 50;
const paged = z.object({
  of: z.enum(['wallet', 'purse']).default('wallet'),
  before: z.coerce.number().int().min(1).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(LINES),
});

export function cageRoutes(app: FastifyInstance, { room, enter }: Deps): void {
  app.get(
    '/api/wallet',
    { schema: { summary: 'Where your play money lies, and when the wallet can be filled again' } },
    async (request, reply) => room.cage.shown(await enter(request, reply)),
  );
  app.get(
    '/api/wallet/lines',
    { schema: { summary: 'Movements of your wallet or your practice purse, newest first', querystring: paged } },
    async (request, reply) => {
      const { of, before, limit } = request.query as z.infer<typeof paged>;
      const { lines, next } = await room.cage.movements(await enter(request, reply), of, { before, limit });
      const names = new Map<string, string | null>();
      for (const { table } of lines)
        if (table !== null && !names.has(table)) names.set(table, (await room.log(table))?.opened.name ?? null);
      const told = lines.map(({ at, reason, rule, amount, balance, table }) => ({
        at,
        reason,
        rule,
        amount,
        balance,
        table,
      }));
      return { lines: told.map((one) => ({ ...one, name: one.table && (names.get(one.table) ?? null) })), next };
    },
  );
  app.post(
    '/api/wallet/refill',
    {
      config: { rateLimit: { max: 20, timeWindow: '1 minute' } },
      schema: { summary: 'Fill the wallet with play money again; refused with when it is possible next' },
    },
    async (request, reply) => {
      const answer = await room.refill(await enter(request, reply));
      return 'refused' in answer ? reply.code(409).send(answer) : answer;
    },
  );
}

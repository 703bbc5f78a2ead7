// Two questions of whoever runs the room. Is it well: can it store what happens? And shall people be sent here: is it well, has it room
// for more, and does it stay?
import type { Room } from '@baraja/room';
import type { FastifyInstance } from 'fastify';
import type { Sockets } from './socket.js';

interface Deps {
  readonly room: Room;
  readonly sockets: Sockets;
  readonly isClosing: () => boolean;
}

export function healthRoutes(app: FastifyInstance, { room, sockets, isClosing }: Deps): void {
  app.get(
    '/api/health',
    { schema: { summary: 'Is the room fit to be played in, and if not, why' } },
    async (_, reply) => {
      const health = await room.health();
      const open = health.status === 'ready';
      return reply.code(open ? 200 : 503).send({ open, ...health, tables: room.size, sockets: sockets.size });
    },
  );
  app.get(
    '/api/ready',
    { schema: { summary: 'Shall people be sent to this server: it is well, has room for more, and is not closing' } },
    async (_, reply) => {
      const { status } = await room.health();
      const why = isClosing() ? 'closing' : status !== 'ready' ? 'degraded' : sockets.isFull ? 'full' : null;
      return reply.code(why === null ? 200 : 503).send({ ready: why === null, why });
    },
  );
}

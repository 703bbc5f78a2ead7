// Where the figures are read: a port of its own, so that no proxy in front of the room ever shows them to the world. On another address
// than the machine's own it opens only with a token, which every request must bring.
import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Room } from '@baraja/room';
import type { MetricsAt } from './index.js';
import type { Metrics } from './metrics.js';
import { topOf } from './top.js';

function allowed({ headers }: IncomingMessage, token: string | undefined): boolean {
  if (token === undefined) return true;
  const [given, wanted] = [headers.authorization ?? '', `Bearer ${token}`].map((text) => Buffer.from(text));
  return given!.length === wanted!.length && timingSafeEqual(given!, wanted!);
}

/**
 * Opens the port. What it answers: `/metrics` for Prometheus, `/top` for `baraja top`. There is no room yet while it opens, or while
 * this server stands by.
 */
export async function figuresAt(
  { host, port, token }: MetricsAt,
  metrics: Metrics,
  room: () => Room | null,
): Promise<{ readonly url: string; close(): void }> {
  const answer = async (request: IncomingMessage, reply: ServerResponse): Promise<void> => {
    if (!allowed(request, token)) reply.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
    else if (request.url === '/metrics')
      reply.writeHead(200, { 'content-type': metrics.registry.contentType }).end(await metrics.text());
    else if (request.url === '/top') {
      reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(await topOf(room(), metrics)));
    } else reply.writeHead(404).end();
  };
  const server = createServer((request, reply) => {
    answer(request, reply).catch(() => reply.writeHead(500).end());
  });
  await listening(server, host, port);
  const address = server.address();
  const at = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${at}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
const listening = (server: Server, host: string, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });

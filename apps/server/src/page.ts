// The page beside the room, as it is served: a file whose name holds its own hash is kept by browsers for ever, everything else is asked
// for again.
import statics from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Where the build puts what has a hash in its name. */
export const HASHED = '/assets/';
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

export async function servePage(app: FastifyInstance, root: string): Promise<void> {
  await app.register(statics, {
    root,
    cacheControl: false,
    // The build has made the smallest form of each file already.
    preCompressed: true,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      reply.setHeader('cache-control', path.replaceAll('\\', '/').includes(HASHED) ? FOR_EVER : ASK_AGAIN);
      reply.setHeader('vary', 'accept-encoding');
    },
  });
  // Addresses inside the client, such as /t/abc, are the client's own; a file of another build is none of them.
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !request.url.startsWith('/api/') && !request.url.startsWith(HASHED);
    return isPage ? reply.sendFile('index.html') : reply.code(404).send({ refused: 'no-such-page' });
  });
}

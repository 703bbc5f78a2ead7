// The page beside the room, as it is served: a file whose name holds its own hash is kept by browsers for ever, everything else is asked
// for again.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Room } from '@baraja/room';
import statics, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { type Preview, previewOfHand, previewOfTable, withPreview } from './preview.js';

/** Where the build puts what has a hash in its name. */
export const HASHED = '/assets/';
/** Where the documentation is served. */
const DOCS = '/docs/';
const NO_DOCS = 'There is no such page of the documentation, or it is still being made: try again in a minute.\n';
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

const AS_BUILT = {
  cacheControl: false,
  // The build has made the smallest form of each file already.
  preCompressed: true,
  dotfiles: 'ignore',
  setHeaders: (reply, path) => {
    reply.setHeader('cache-control', path.replaceAll('\\', '/').includes(HASHED) ? FOR_EVER : ASK_AGAIN);
    reply.setHeader('vary', 'accept-encoding');
  },
} satisfies Partial<FastifyStaticOptions>;

/** A link to a hand and one to a table, as they are sent to others: unlike what is behind a #, the server hears of them. */
const LINKS = { hand: '/hand/:id/:n', table: '/at/:id' } as const;
const ID = /^[A-Za-z0-9_-]{1,60}$/;
const ROUND = /^[1-9]\d{0,8}$/;

/** What answers such a link. */
type Links = (app: FastifyInstance, root: string) => void;

export async function servePage(app: FastifyInstance, root: string, links: Links): Promise<void> {
  await app.register(statics, {
    root,
    ...AS_BUILT,
  });
  links(app, root);
  // Addresses inside the client, such as /t/abc, are the client's own; a file of another build is none of them.
  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith(DOCS)) return reply.code(404).type('text/plain; charset=utf-8').send(NO_DOCS);
    const isPage = request.method === 'GET' && !request.url.startsWith('/api/') && !request.url.startsWith(HASHED);
    return isPage ? reply.sendFile('index.html') : reply.code(404).send({ refused: 'no-such-page' });
  });
}

/** Where the room is: with what can be said of the hand or the table. */
export const previews = (room: Room): Links => {
  return (app, root) => {
    // Somebody who has no such hand or table before him gets the page as it is, which says so.
    const answer = (path: string, find: (id: string, n: number, language: 'en' | 'es') => Promise<Preview | null>) =>
      app.get(path, { schema: { hide: true } }, async (request, reply) => {
        const { id = '', n = '1' } = request.params as { id?: string; n?: string };
        const isOne = ID.test(id) && ROUND.test(n);
        const found = isOne ? await find(id, Number(n), spoken(request)).catch(() => null) : null;
        if (found === null) return reply.sendFile('index.html');
        const page = await readFile(join(root, 'index.html'), 'utf8');
        reply.header('cache-control', ASK_AGAIN).type('text/html; charset=utf-8');
        return withPreview(page, found, `${request.protocol}://${request.host}`, request.url);
      });
    answer(LINKS.hand, (id, n, language) => previewOfHand(room, id, n, language));
    answer(LINKS.table, (id, _n, language) => previewOfTable(room, id, language));
  };
};
/** At a gateway: asked of the room. */
export const passedOn = (pass: RouteHandlerMethod): Links => {
  return (app) => {
    for (const path of Object.values(LINKS)) app.get(path, { schema: { hide: true } }, pass);
  };
};

/** The documentation, which `npm start` may still be making: then its pages say so. */
export async function serveDocs(app: FastifyInstance, root: string): Promise<void> {
  app.get('/docs', { schema: { hide: true } }, (_, reply) => reply.redirect(DOCS));
  await app.register(async (docs) => {
    await docs.register(statics, {
      root,
      prefix: DOCS,
      decorateReply: false,
      ...AS_BUILT,
    });
  });
}

const spoken = ({ headers }: FastifyRequest): 'en' | 'es' =>
  /^\s*es\b/i.test(headers['accept-language'] ?? '') ? 'es' : 'en';

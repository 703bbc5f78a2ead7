// The houses' documents over HTTP: to read, for whoever writes a house in his browser; and to hand one over, for whoever owns the room.
import type { Room } from '@baraja/room';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

/** Where documents lie is nothing that a server knows. */
export interface DocumentsHere {
  /** By their paths: houses/mine/hold.yaml, customs/poker.yaml … */
  documents(): Promise<Readonly<Record<string, string>>>;
  /** A house's files, by their names, in place of those it has; or everything that is wrong in them, and nothing has changed. */
  hand(
    house: string,
    files: Readonly<Record<string, string>>,
    language: 'en' | 'es',
  ): Promise<
    | { readonly house: string; readonly isNew: boolean }
    | { readonly faults: readonly { file: string; line: number; col: number; message: string }[] }
  >;
}
interface Deps {
  readonly room: Room;
  readonly documents: DocumentsHere;
  /** Proxies stand before it: then nobody can be told to sit at this machine. */
  readonly proxied: boolean;
}

/** Nothing that leads out of a folder, and nothing a file system reads in a way of its own. */
const houseId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/);
const fileName = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}\.yaml$/);
const BYTES_MAX = 1024 * 1024;
const FILES_MAX = 60;
const handing = z.strictObject({
  files: z
    .record(fileName, z.string())
    .refine((files) => Object.keys(files).length <= FILES_MAX && 'house.yaml' in files, {
      message: `house.yaml and at most ${FILES_MAX - 1} more files`,
    }),
  lang: z.enum(['en', 'es']).default('en'),
});

const LOCAL = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]'];
/** Whoever sits at the room's own machine owns it. The name he came by counts too: another's may lead to this address. */
const isOwner = ({ ip, hostname }: FastifyRequest, proxied: boolean): boolean =>
  !proxied && LOCAL.test(ip) && LOCAL_NAMES.includes(hostname.replace(/:\d+$/, ''));

export function documentRoutes(app: FastifyInstance, { room, documents, proxied }: Deps): void {
  app.get(
    '/api/documents',
    {
      config: { rateLimit: { max: 30, timeWindow: '1 minute' } },
      schema: { summary: 'The houses’ documents as they are in force, and whether you may hand one over' },
    },
    async (request) => ({ files: await documents.documents(), owner: isOwner(request, proxied) }),
  );
  const of = z.object({ house: houseId });
  app.post(
    '/api/documents/:house',
    {
      bodyLimit: BYTES_MAX,
      config: { rateLimit: { max: 60, timeWindow: '1 minute' } },
      schema: {
        summary: 'Hands a house, or a new edition of one, to the floor; for whoever sits at the room’s own machine',
        params: of,
        body: handing,
      },
      // Before anything of it is read.
      onRequest: async (request, reply) => {
        if (!isOwner(request, proxied)) return reply.code(403).send({ refused: 'owner-only' });
      },
    },
    async (request, reply) => {
      const { house } = request.params as z.infer<typeof of>;
      const { files, lang } = request.body as z.infer<typeof handing>;
      const handed = await documents.hand(house, files, lang);
      if ('faults' in handed) return reply.code(422).send({ refused: 'not-in-order', faults: handed.faults });
      await room.housesChanged();
      return handed;
    },
  );
}

// The houses' documents over HTTP: to read, for whoever writes a house in his browser; and to hand one over, for the house's managers and
// owners, and for whoever sits at the room's own machine. Who did, and why, is stored before anything is put in place.
import { type ChangedHouse, EVERYWHERE, line, type Put, REASON_MAX, type Room } from '@baraja/room';
import { houses } from 'baraja/books';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Door } from './door.js';

/** Where documents lie is nothing that a server knows. */
export interface DocumentsHere {
  /** By their paths: houses/mine/hold.yaml, customs/poker.yaml … */
  documents(): Promise<Readonly<Record<string, string>>>;
  /**
   * A house's files, by their names, in place of those it has; or everything that is wrong in them, and nothing has changed. `sign` is
   * told of what is in order before it is put in place.
   */
  hand(
    house: string,
    files: Readonly<Record<string, string>>,
    language: 'en' | 'es',
    sign: (files: string) => Promise<void>,
  ): Promise<
    | { readonly house: string; readonly isNew: boolean; readonly changed: ChangedHouse }
    | { readonly faults: readonly { file: string; line: number; col: number; message: string }[] }
  >;
}
interface Deps {
  readonly room: Room;
  readonly door: Door;
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
  reason: line(REASON_MAX),
});

const LOCAL = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]'];
/** Whoever sits at the room's own machine owns it. The name he came by counts too: another's may lead to this address. */
const isAtMachine = ({ ip, hostname }: FastifyRequest, proxied: boolean): boolean =>
  !proxied && LOCAL.test(ip) && LOCAL_NAMES.includes(hostname.replace(/:\d+$/, ''));

/** In which right somebody hands a house over; or why he may not. */
function rightOf(
  { room, door, proxied }: Deps,
  request: FastifyRequest,
  house: string,
): Omit<Put, 'reason' | 'user'> | string {
  const who = door.who(request);
  const by = who && room.people.may(who.patron, 'put-edition', house, who.session.key);
  if (by && !('refused' in by)) return { cause: 'staff', by };
  if (isAtMachine(request, proxied)) return { cause: 'machine', by: null };
  return by && by.refused !== 'not-staff' ? by.refused : 'owner-only';
}

export function documentRoutes(app: FastifyInstance, deps: Deps): void {
  const { room, documents } = deps;
  app.get(
    '/api/documents',
    {
      config: { rateLimit: { max: 30, timeWindow: '1 minute' } },
      schema: {
        summary: 'The houses’ documents as they are in force, and which of them, or new ones, you may hand over',
      },
    },
    async (request) => {
      const may = (house: string): boolean => typeof rightOf(deps, request, house) !== 'string';
      const hands = houses.filter(({ id }) => may(id)).map(({ id }) => id);
      return { files: await documents.documents(), owner: may(EVERYWHERE), hands };
    },
  );
  const of = z.object({ house: houseId });
  app.post(
    '/api/documents/:house',
    {
      bodyLimit: BYTES_MAX,
      config: { rateLimit: { max: 60, timeWindow: '1 minute' } },
      schema: {
        summary:
          'Hands a house, or a new edition of one, to the floor (owner, manager; whoever is at the room’s machine)',
        params: of,
        body: handing,
      },
      // Before anything of it is read.
      onRequest: async (request, reply) => {
        const { house = '' } = request.params as { house?: string };
        const right = rightOf(deps, request, house);
        if (typeof right === 'string') return reply.code(403).send({ refused: right });
        return undefined;
      },
    },
    async (request, reply) => {
      const { house } = request.params as z.infer<typeof of>;
      const { files, lang, reason } = request.body as z.infer<typeof handing>;
      const right = rightOf(deps, request, house);
      if (typeof right === 'string') return reply.code(403).send({ refused: right });
      const handed = await documents.hand(house, files, lang, (hash) =>
        room.inForce.sign(house, hash, { ...right, reason }),
      );
      if ('faults' in handed) return reply.code(422).send({ refused: 'not-in-order', faults: handed.faults });
      await room.housesChanged([handed.changed]);
      return { house: handed.house, isNew: handed.isNew };
    },
  );
}

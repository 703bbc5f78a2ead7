// The server: the room behind HTTP and sockets, with the web client beside it. It knows no rules.
import { existsSync } from 'node:fs';
import { constants } from 'node:zlib';
import { CLOSES, FRAME_BYTES_MAX, Room, type RoomSettings } from '@baraja/room';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import websocket from '@fastify/websocket';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import manifest from '../package.json' with { type: 'json' };
import { accounts } from './accounts.js';
import { limitKey } from './address.js';
import { type DocumentsHere, documentRoutes } from './documents.js';
import { Door } from './door.js';
import { healthRoutes } from './health.js';
import { routes } from './http.js';
import { oddsRoutes } from './odds.js';
import { type ListedRoute, officeRoutes } from './office/index.js';
import { HASHED, serveDocs, servePage } from './page.js';
import { Seeing, type SeeingSettings } from './seeing/index.js';
import { Sessions } from './sessions.js';
import { Sockets } from './socket.js';
import { shut } from './socket-end.js';
import { Wires } from './wires.js';

export type { DocumentsHere } from './documents.js';
export { type MetricsAt, NoToken, type SeeingSettings } from './seeing/index.js';

export interface ServerSettings extends RoomSettings, SeeingSettings {
  readonly host: string;
  readonly port: number;
  /** The built web client; left out, only the API answers. */
  readonly web?: string;
  /** The built documentation, where there is one or will be: answered under /docs. */
  readonly docs?: string;
  /** Cookies only over https: set it behind a proxy that speaks it. */
  readonly secure?: boolean;
  /** How many proxies stand before it: so many hops of X-Forwarded-For are counted from the right, none unless told. */
  readonly proxies?: number;
  readonly version?: string;
  /** The houses' documents; left out, nobody can read or hand over any. */
  readonly documents?: DocumentsHere;
}
export interface Running {
  readonly url: string;
  /** Where the figures are read; null where nobody asked for them. */
  readonly figures: string | null;
  readonly room: Room;
  readonly app: FastifyInstance;
  readonly sockets: Sockets;
  /** The routes of the houses' offices, with the act each does. */
  readonly office: readonly ListedRoute[];
  /** Parks hands, closes sockets, then the store. */
  stop(): Promise<void>;
}

const VERSION = manifest.version;
/** Halfway between quick and small. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 5 };

export async function serve(asked: ServerSettings): Promise<Running> {
  const now = asked.now ?? Date.now;
  const seeing = await Seeing.begin(asked, asked.version ?? VERSION);
  const settings: ServerSettings = {
    ...asked,
    observer: seeing.observer ?? asked.observer,
    onTrouble: seeing.trouble(asked.onTrouble),
  };
  // While the room opens, which is mostly waiting for the disk, the web server is set up.
  const [room, { app }] = await Promise.all([Room.open(settings), webServer(settings)]).catch(
    async (error: unknown) => {
      await seeing.close();
      throw error;
    },
  );
  const door = new Door({ room, sessions: Sessions.in(settings.data, now), secure: settings.secure ?? false, now });
  const version = settings.version ?? VERSION;
  const { proxies = 0 } = settings;
  const wires = new Wires(app.server);
  // What went wrong inside is for the log, not for whoever asked.
  app.setErrorHandler((error: { statusCode?: number; message?: string }, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status === 429) return reply.code(429).send({ refused: 'too-fast' });
    if (status < 500) return reply.code(status).send({ refused: 'bad-request', why: error.message });
    settings.onTrouble?.('http', error);
    return reply.code(500).send({ refused: 'server-fault' });
  });
  // A page of another site may not act for a patron, not even to sign him out.
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD' || isSameOrigin(request)) return;
    return reply.code(403).send({ refused: 'other-site' });
  });
  const sockets = new Sockets(room, { version, now, badFrame: (why) => seeing.badFrame(why) });
  let office: readonly ListedRoute[] = [];
  let isClosing = false;
  await app.register(async (api) => {
    accounts(api, { room, door, sockets, now });
    routes(api, { room, door, sockets });
    oddsRoutes(api);
    office = officeRoutes({ app: api, room, door, sockets });
    if (settings.documents) documentRoutes(api, { room, door, documents: settings.documents, proxied: proxies > 0 });
    api.get('/api/docs', { schema: { hide: true } }, async () => app.swagger());
    healthRoutes(api, { room, sockets, isClosing: () => isClosing });
    for (const [path, into] of [['/ws', sockets] as const, ['/bot', sockets.bots] as const])
      api.get(path, { websocket: true, schema: { hide: true } }, (socket, request) => {
        const who = door.who(request);
        // A page of another site may not speak for a patron.
        if (!isSameOrigin(request)) shut(socket, CLOSES.otherSite);
        else if (who === null) shut(socket, CLOSES.unknown);
        else into.accept(socket, { ...who, address: limitKey(request.ip) }).catch(() => socket.terminate());
      });
  });
  if (settings.docs) await serveDocs(app, settings.docs);
  if (settings.web && existsSync(settings.web)) await servePage(app, settings.web, room);
  await app.listen({ host: settings.host, port: settings.port });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : settings.port;
  const url = `http://${settings.host === '0.0.0.0' ? 'localhost' : settings.host}:${port}`;
  room.announce(url);
  const figures = seeing.over(room, sockets);
  seeing.log?.info({ url, figures, tables: room.size, version }, 'open');
  return {
    url,
    figures,
    room,
    app,
    sockets,
    office,
    async stop() {
      isClosing = true;
      seeing.log?.info({ tables: room.size }, 'closing');
      sockets.close();
      await wires.cut(app.close());
      await room.close();
      await seeing.close();
      seeing.log?.info('closed');
    },
  };
}

/** The web server, as far as it knows nothing of the room. */
async function webServer(settings: ServerSettings): Promise<{ readonly app: FastifyInstance }> {
  const { proxies = 0, version = VERSION } = settings;
  const trustProxy = proxies > 0 && ((_address: string, hop: number) => hop < proxies);
  // A busy machine may take long to start; giving up on it would help nobody.
  const app = fastify({
    ...{ bodyLimit: 64 * 1024, trustProxy, pluginTimeout: 0, requestTimeout: 30_000 },
    // Said here, those it would use otherwise are not loaded. Their types are those of schemas as JSON.
    schemaController: {
      compilersFactory: {
        buildValidator: () => validatorCompiler,
        buildSerializer: () => serializerCompiler,
      } as object,
    },
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        'default-src': ["'self'"],
        'connect-src': ["'self'", 'ws:', 'wss:'],
        'img-src': ["'self'", 'data:'],
        'style-src': ["'self'", "'unsafe-inline'"],
        'upgrade-insecure-requests': settings.secure ? [] : null,
      },
    },
    strictTransportSecurity: settings.secure ?? false,
  });
  await app.register(cookie);
  await app.register(rateLimit, {
    max: 600,
    timeWindow: '1 minute',
    keyGenerator: (request) => limitKey(request.ip),
    // A card room has one address: thirty guests who come at once fetch a thousand files.
    allowList: (request) => request.url.startsWith(HASHED) || request.url.startsWith('/docs/assets/'),
  });
  await app.register(compress, { encodings: ['br', 'gzip'], brotliOptions: { params: BROTLI }, threshold: 1024 });
  // Only what is sent as large is compressed; the windows are small, since each socket keeps one.
  const perMessageDeflate = {
    serverNoContextTakeover: true,
    clientNoContextTakeover: true,
    serverMaxWindowBits: 13,
    zlibDeflateOptions: { level: 6, memLevel: 6 },
    threshold: 0,
  };
  await app.register(websocket, { options: { maxPayload: FRAME_BYTES_MAX * 2, perMessageDeflate } });
  await app.register(swagger, {
    openapi: { info: { title: 'Baraja', description: 'The card room over HTTP. Frames: docs/protocol.md.', version } },
    transform: jsonSchemaTransform,
  });
  return { app }; // not bare: it would be waited for as a promise
}

/** Browsers always send an origin with a socket and with whatever changes something; other clients need not. */
function isSameOrigin({ headers: { origin }, host }: FastifyRequest): boolean {
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

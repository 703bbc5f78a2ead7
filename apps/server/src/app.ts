// The web server, as far as it knows nothing of the room: what every server of ours does with whoever asks, gateway or not.
import { constants } from 'node:zlib';
import { FRAME_BYTES_MAX } from '@baraja/room';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import websocket from '@fastify/websocket';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import manifest from '../package.json' with { type: 'json' };
import { limitKey } from './address.js';
import type { ServerSettings } from './index.js';
import { HASHED } from './page.js';

export const VERSION = manifest.version;
/** Halfway between quick and small. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 5 };

export async function webServer(settings: ServerSettings): Promise<{ readonly app: FastifyInstance }> {
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
  return { app }; // not bare: it would be waited for as a promise
}

/** Browsers always send an origin with a socket and with whatever changes something; other clients need not. */
export function isSameOrigin({ headers: { origin }, host }: FastifyRequest): boolean {
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

/** Opens its port, and says where that is. */
export async function listening(app: FastifyInstance, { host, port }: ServerSettings): Promise<string> {
  await app.listen({ host, port });
  const address = app.server.address();
  const at = typeof address === 'object' && address ? address.port : port;
  return `http://${host === '0.0.0.0' ? 'localhost' : host}:${at}`;
}

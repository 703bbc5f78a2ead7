// The server's side towards people where several servers have one room: each is a gateway, whether it keeps the room or stands by. Pages
// lie here; everything else is passed on to where the room is kept.
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  type Borrower,
  type Bus,
  type Caller,
  CLOSES,
  Gateway,
  LocalBus,
  openBus,
  systemTime,
  WEB_METHODS,
  type WebReply,
} from '@baraja/room';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { isSameOrigin, listening, webServer } from '../app.js';
import type { ServerSettings } from '../index.js';
import { passedOn, serveDocs, servePage } from '../page.js';
import { OwnWire, type SocketEnd, shut } from '../socket-end.js';
import { Wires } from '../wires.js';
import { requestHeaders } from './headers.js';

/** Milliseconds. A wire that was cut without a word is noticed within two of these. */
const BEAT = 15_000;
const UNSENT_MAX = 4 * 2 ** 20;
/** Sockets at one gateway, and from one address. */
const SOCKETS_MAX = { all: 5000, address: 250 };
/** Of a request: a house's documents are the longest. */
const BODY_MAX = 700_000;

export interface AtGateway {
  readonly url: string;
  readonly gateway: Gateway;
  /** Its clients are told that it closes; what it listens to is let go. */
  stop(): Promise<void>;
}

export class GatewayServer implements AtGateway {
  url = '';
  isClosing = false;
  /** While another server keeps the room: plays tables for it. */
  borrower: Borrower | null = null;
  readonly wires: Wires;
  private readonly open = new Set<ClientSocket>();
  private readonly beats: NodeJS.Timeout;

  private constructor(
    readonly gateway: Gateway,
    readonly app: FastifyInstance,
    /** The one inside this process, and the one between servers. */
    readonly buses: readonly [Bus, Bus],
  ) {
    this.wires = new Wires(app.server);
    this.beats = setInterval(() => {
      for (const one of this.open) one.beat();
    }, BEAT);
    this.beats.unref();
  }
  /** @param name the room's own */
  static async open(settings: ServerSettings, bus: string, name: string): Promise<GatewayServer> {
    const buses = [new LocalBus(), await openBus(bus)] as const;
    const node = randomBytes(9).toString('base64url');
    const gateway = await Gateway.open({ buses, room: name, node, time: systemTime });
    const { app } = await webServer(settings);
    const server = new GatewayServer(gateway, app, buses);
    await server.routes(settings);
    server.url = await listening(app, settings);
    return server;
  }

  private async routes(settings: ServerSettings): Promise<void> {
    const { app } = this;
    const pass = (request: FastifyRequest, reply: FastifyReply) => this.pass(request, reply);
    await app.register(async (api) => {
      // Whatever a body is, it is passed on as it came.
      api.removeAllContentTypeParsers();
      api.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_MAX }, (_request, body, done) =>
        done(null, body),
      );
      api.get('/api/ready', (_request, reply) => this.ready(reply));
      api.all('/api/*', { bodyLimit: BODY_MAX }, pass);
      for (const [path, kind] of [['/ws', 'page'] as const, ['/bot', 'program'] as const])
        api.get(path, { websocket: true }, (socket, request) => this.connect(socket, request, kind));
    });
    if (settings.docs) await serveDocs(app, settings.docs);
    if (settings.web && existsSync(settings.web)) await servePage(app, settings.web, passedOn(pass));
  }
  private ready(reply: FastifyReply): FastifyReply {
    const isFull = this.open.size >= SOCKETS_MAX.all;
    const why = this.isClosing ? 'closing' : !this.gateway.isServed ? 'degraded' : isFull ? 'full' : null;
    return reply.code(why === null ? 200 : 503).send({ ready: why === null, why });
  }
  private async pass(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { url, headers, ip, host, protocol, body } = request;
    const method = WEB_METHODS.find((one) => one === request.method);
    if (method === undefined) return reply.code(405).send({ refused: 'bad-request' });
    const answer = await this.gateway.request({
      ...{ method, url, ip, host, protocol, headers: requestHeaders(headers) },
      body: Buffer.isBuffer(body) ? body.toString('base64') : null,
    });
    return typeof answer === 'string' ? unanswered(reply, answer) : sent(reply, answer);
  }
  private connect(ws: WebSocket, request: FastifyRequest, kind: Caller['kind']): void {
    const { ip } = request;
    const near = [...this.open].filter((one) => one.ip === ip).length;
    if (!isSameOrigin(request)) shut(ws, CLOSES.otherSite);
    else if (near >= SOCKETS_MAX.address || this.open.size >= SOCKETS_MAX.all) shut(ws, CLOSES.tooMany);
    else {
      const caller = { kind, cookie: request.headers.cookie ?? '', ip };
      const socket = new ClientSocket(new OwnWire(ws), this.gateway, caller, () => this.open.delete(socket));
      this.open.add(socket);
    }
  }

  async stop(): Promise<void> {
    this.isClosing = true;
    clearInterval(this.beats);
    await this.borrower?.stop();
    this.gateway.close();
    await this.wires.cut(this.app.close());
    for (const bus of this.buses) await bus.close();
  }
}

function sent(reply: FastifyReply, { status, headers, body, isText }: WebReply): FastifyReply {
  return reply
    .code(status)
    .headers(headers)
    .send(isText ? body : Buffer.from(body, 'base64'));
}
/** Nobody keeps the room at this moment, or what was asked may have been done and nobody can say. */
function unanswered(reply: FastifyReply, why: 'nobody' | 'unknown'): FastifyReply {
  const refused = why === 'nobody' ? 'nobody-keeps' : 'no-answer';
  return reply
    .code(why === 'nobody' ? 503 : 504)
    .header('retry-after', '1')
    .send({ refused });
}

/** A client's wire, between its end here and the room. */
class ClientSocket {
  readonly ip: string;
  private isAlive = true;

  constructor(
    private readonly end: SocketEnd,
    gateway: Gateway,
    caller: Caller,
    gone: () => void,
  ) {
    this.ip = caller.ip;
    const there = gateway.connect(caller, {
      send: (text) => {
        if (!end.isOpen) return;
        if (end.unsent > UNSENT_MAX) end.cut();
        else end.send(text);
      },
      close: (code) => end.close(code),
    });
    end.listen({
      heard: (text) => {
        this.isAlive = true;
        there.heard(text);
      },
      pinged: () => there.pinged(),
      ponged: () => {
        if (this.isAlive) there.pinged(); // nobody asked for it
        this.isAlive = true;
      },
      left: () => {
        there.left();
        gone();
      },
    });
  }
  beat(): void {
    if (!this.isAlive) this.end.cut();
    this.isAlive = false;
    this.end.ping();
  }
}

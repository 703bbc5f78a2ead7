// The room's own side: what ends at gateways is brought before the very routes and sockets that serve whoever is connected here.
import {
  type Bus,
  type Caller,
  CLOSES,
  type FarEnd,
  type FromFar,
  FrontDesk,
  type Room,
  systemTime,
  type WebReply,
  type WebRequest,
} from '@baraja/room';
import type { FastifyInstance } from 'fastify';
import { limitKey } from '../address.js';
import type { Door } from '../door.js';
import type { Sockets } from '../socket.js';
import { FarSocket } from './far-end.js';
import { forwarded, replyHeaders } from './headers.js';

/** Bytes of an answer that goes over a bus: it has no brakes. */
const REPLY_MAX = 16_000_000;

interface Parts {
  readonly app: FastifyInstance;
  readonly room: Room;
  readonly door: Door;
  readonly sockets: Sockets;
}

/** @param name the room's own */
export async function openDesk(parts: Parts, name: string, buses: readonly Bus[]): Promise<FrontDesk> {
  const { keeper } = parts.room;
  await parts.app.ready();
  return FrontDesk.open({
    ...{ buses, room: name, time: systemTime },
    here: { node: keeper?.node ?? 'alone', epoch: keeper?.epoch ?? 0 },
    keeps: () => keeper?.keeps ?? true,
    accept: (caller, end) => accept(parts, caller, end),
    answer: (request) => answer(parts.app, request),
  });
}

function accept({ app, door, sockets }: Parts, { kind, cookie, ip }: Caller, end: FarEnd): FromFar | null {
  const who = door.who({ cookies: app.parseCookie(cookie) });
  if (who === null) {
    end.shut(CLOSES.unknown);
    return null;
  }
  const far = new FarSocket(end);
  const into = kind === 'page' ? sockets : sockets.bots;
  into.accept(far, { ...who, address: limitKey(ip) }).catch(() => far.cut());
  return far;
}

async function answer(app: FastifyInstance, request: WebRequest): Promise<WebReply> {
  const reply = await app.inject({
    method: request.method,
    url: request.url,
    headers: forwarded(request),
    ...(request.body === null ? {} : { payload: Buffer.from(request.body, 'base64') }),
  });
  const body = reply.rawPayload;
  const headers = replyHeaders(reply.headers);
  if (body.length > REPLY_MAX)
    return { status: 507, headers: {}, body: JSON.stringify({ refused: 'too-large' }), isText: true };
  const isText = /^(text\/|application\/json)/.test(String(reply.headers['content-type'] ?? ''));
  return { status: reply.statusCode, headers, body: body.toString(isText ? 'utf8' : 'base64'), isText };
}

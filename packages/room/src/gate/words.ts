// What gateways and the front desk say to each other. Both are of one room and trust each other as far as they trust its bus; what is heard
// is looked at all the same, since the other end may be of another edition.
import * as z from 'zod';
import { CLOSES } from '../protocol/closes.js';

/** Rises when a gateway and a front desk of different editions would not understand each other: then they do not hear each other. */
const EDITION = 1;

/** Where each thing is said on the bus, for a room by its name. */
export const subjects = (room: string) => {
  const all = `baraja.${EDITION}.${room.slice(0, 16)}`;
  return {
    /** Where the front desk says that it is there. */
    here: `${all}.here`,
    /** Where it is asked whether it is. */
    where: `${all}.where`,
    /** What is meant for one front desk, or one gateway. */
    desk: (node: string): string => `${all}.desk.${node}`,
    gateway: (node: string): string => `${all}.gateway.${node}`,
  };
};

/** The front desk: of which server, and since which change of keeper. */
export const deskHere = z.strictObject({ node: z.string().max(60), epoch: z.int().min(0) });
export type DeskHere = z.infer<typeof deskHere>;

/** Whose socket it is: its kind, the cookies it came with, and from where. */
const caller = z.strictObject({ kind: z.enum(['page', 'program']), cookie: z.string(), ip: z.string() });
export type Caller = z.infer<typeof caller>;

export const WEB_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
/** A request as it came, and the answer to it. Bodies that are no text are in base64. */
const request = z.strictObject({
  method: z.enum(WEB_METHODS),
  url: z.string(),
  headers: z.record(z.string(), z.string()),
  /** Where it came from, for which site, and how. */
  ip: z.string(),
  host: z.string(),
  protocol: z.enum(['http', 'https']),
  body: z.string().nullable(),
});
const reply = z.strictObject({
  status: z.int(),
  headers: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  body: z.string(),
  isText: z.boolean(),
});
export type WebRequest = z.infer<typeof request>;
export type WebReply = z.infer<typeof reply>;

const socket = z.int();
/** What a frame settles: the press it answers, or the table that is gone. Then a gateway need not ask for it again. */
const settles = z.strictObject({ answers: z.string().optional(), gone: z.string().optional() });
export type Settles = z.infer<typeof settles>;

export const toDesk = z.array(
  z.union([
    z.tuple([z.literal('heard'), socket, z.string().nullable()]), // null: it was not text
    z.tuple([z.literal('open'), socket, caller]),
    z.tuple([z.literal('pinged'), socket]),
    z.tuple([z.literal('left'), socket]),
    z.tuple([z.literal('ask'), z.int(), request]),
  ]),
);
export type ToDesk = z.infer<typeof toDesk>[number];

export const toGateway = z.array(
  z.union([
    z.tuple([z.literal('said'), socket, z.string(), settles]),
    z.tuple([z.literal('shut'), socket, z.literal(Object.values(CLOSES))]),
    z.tuple([z.literal('answer'), z.int(), reply]),
    z.tuple([z.literal('bye')]), // the front desk leaves; another will open
  ]),
);
export type ToGateway = z.infer<typeof toGateway>[number];

// What is said between the server that keeps the room and those that play its tables. Both are of one room and of one edition, and trust
// each other as far as they trust its bus.
import * as z from 'zod';
import type { StoredTableEvent } from '../table/kinds.js';
import type { Around, Asking } from '../table/share.js';
import type { TimesKept } from '../table/times.js';

/** Rises when servers of different editions would not understand each other: then no table is lent between them. */
const EDITION = 1;

/** Where each thing is said on the bus, for a room by its name. */
export const lendingAt = (room: string) => {
  const all = `baraja.lend.${EDITION}.${room.slice(0, 16)}`;
  return {
    /** Where whoever lends says that he is there, and where he is asked whether he is. */
    here: `${all}.here`,
    where: `${all}.where`,
    /** What is meant for one who lends, or one who plays. */
    lender: (node: string): string => `${all}.lender.${node}`,
    player: (node: string): string => `${all}.player.${node}`,
  };
};
/** Whoever lends: which server, and since which change of keeper. */
export const lenderHere = z.strictObject({ node: z.string().max(60), epoch: z.int().min(0) });
export type LenderHere = z.infer<typeof lenderHere>;

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
const table = z.string().max(200);
const epoch = z.int().min(1);
const question = z.int();
const events = z.custom<readonly StoredTableEvent[]>(Array.isArray);
const around = z.custom<Around>(isObject);

/** What came of something that was asked: that the table has moved on, or what went wrong, by its code. */
const came = z.union([
  z.strictObject({ value: z.unknown() }),
  z.strictObject({ moved: z.literal(true) }),
  z.strictObject({ code: z.string(), message: z.string() }),
]);
export type Came = z.infer<typeof came>;

export const toPlayer = z.array(
  z.union([
    z.tuple([z.literal('take'), table, epoch, around, z.custom<TimesKept>(isObject)]),
    z.tuple([z.literal('give'), table, epoch]),
    z.tuple([z.literal('know'), table, around]),
    z.tuple([z.literal('ask'), question, table, z.custom<Asking>(isObject)]),
    z.tuple([z.literal('vow'), table, z.string(), z.string()]),
    /** What was told of it, up to this version, is shown to whoever looks. */
    z.tuple([z.literal('shown'), table, epoch, z.int()]),
    z.tuple([z.literal('cleared'), question, z.array(z.string())]),
    z.tuple([z.literal('bye')]), // another will lend
  ]),
);
export type ToPlayer = z.infer<typeof toPlayer>[number];

export const toLender = z.array(
  z.union([
    z.tuple([z.literal('here')]),
    z.tuple([z.literal('stored'), table, epoch, z.int(), events]),
    z.tuple([z.literal('came'), question, table, came]),
    z.tuple([z.literal('wallet'), z.string()]),
    /** Who holds a hand elsewhere: a hand is to be dealt. And: it was not. */
    z.tuple([z.literal('clear'), question, table]),
    z.tuple([z.literal('undealt'), table]),
    z.tuple([z.literal('gave'), table, epoch]),
    /** It cannot be played there. */
    z.tuple([z.literal('failed'), table, epoch, z.string()]),
    z.tuple([z.literal('leaving')]),
    z.tuple([z.literal('bye')]),
  ]),
);
export type ToLender = z.infer<typeof toLender>[number];

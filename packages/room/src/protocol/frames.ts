// What goes over the socket, both ways. Frames from a client are checked against these schemas; who sits where comes from the
// session, never from a frame. docs/protocol.md says the same in prose.

import type { Advice } from 'baraja/bots';
import { type ActName, EVERYTHING, type IncidentName, isAct, isIncident, TABLE_COMMANDS } from 'baraja/facts';
import type { Refused } from 'baraja/words';
import * as z from 'zod';
import type { ToldEvent } from '../table/kinds.js';
import type { Change } from './change.js';
import { shapeOf, without } from './fields.js';
import type { Lobby, LobbyTable, YourTable } from './lobby.js';
import type { RoomRefusal } from './refusals.js';
import type { ShortEvent } from './short.js';
import type { RulingShown, TableView } from './view.js';

/** Which frames are spoken. It rises when a client of the last number could not go on; what is only added leaves it as it is. */
export const PROTOCOL = 1;
/**
 * How tables are told to whoever watches by difference: 1, as ever; 2, rules once by their sum, lists by what was put in and taken out,
 * and now and then a sum of the whole. A room says the newest it speaks, and a client which it wants.
 */
export const WIRE = 2;
/** A frame longer than this is refused unread. */
export const FRAME_BYTES_MAX = 4096;
/** Whoever watches names so many rules that he has. */
export const HAS_MAX = 24;
export const CHAT_MAX = 280;
export const REASON_MAX = 200;
export const TABLE_NAME_MAX = 60;
/** Signs to what somebody said. */
export const SIGNS = ['up', 'heart', 'laugh', 'wow', 'sad', 'clap'] as const;
export type Sign = (typeof SIGNS)[number];

/** A line somebody wrote for others to read: nothing invisible in it, nothing that turns the text after it round. */
export const line = (max: number) =>
  z
    .string()
    .transform((text) =>
      text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim(),
    )
    .pipe(z.string().min(1).max(max));

const id = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/);
const bytes32 = z.string().regex(/^[0-9a-f]{64}$/);
/** What may be done in a hand, by its declared name. What nothing is called gets a refusal, as what is not offered does. */
const name = z.string().max(40);
const { piles: _piles, ...NAMED } = EVERYTHING;
/** Something the dealer or floor reports; not confirmed, it only shows the ruling and its money. */
const rule = z.strictObject({
  type: z.literal('rule'),
  incident: name,
  ...shapeOf(NAMED),
  /** Asked for when it is confirmed: the record names who ruled, and why. */
  reason: line(REASON_MAX).optional(),
  confirm: z.boolean(),
});
const reason = line(REASON_MAX).optional();
/** Cards as they are printed. */
const chosen = z.string().max(80);
/** The number of a proposed ruling. */
const proposal = z.int().min(1);
export const asked = z.discriminatedUnion('type', [
  /** Something a seat does in the hand: one of the options on its menu, with what that asks for. */
  z.strictObject({ type: z.literal('act'), act: name, ...shapeOf(EVERYTHING) }),
  rule,
  /** A word on a ruling that somebody in the hand has proposed: yes, no, or, by whoever proposed it, never mind. */
  z.strictObject({ type: z.literal('agree'), proposal }),
  z.strictObject({ type: z.literal('object'), proposal }),
  z.strictObject({ type: z.literal('withdraw'), proposal }),
  /** The dealer's own options: pushing a pot, going on. */
  z.strictObject({ type: z.literal('dealer'), act: name }),
  /** Commands of the table's own, but for what the room knows: who asks, when, and from which seat. */
  z.strictObject({ type: z.literal('sit'), ...shapeOf(without(TABLE_COMMANDS.sit, 'patron', 'at', 'from', 'owed')) }),
  z.strictObject({ type: z.literal('topUp'), ...shapeOf(without(TABLE_COMMANDS.topUp, 'seat')) }),
  z.strictObject({ type: z.literal('sitOut'), ...shapeOf(without(TABLE_COMMANDS.sitOut, 'seat')) }),
  z.strictObject({ type: z.literal('comeBack'), ...shapeOf(without(TABLE_COMMANDS.comeBack, 'seat')) }),
  z.strictObject({ type: z.literal('leave'), ...shapeOf(without(TABLE_COMMANDS.leave, 'seat', 'at', 'to')) }),
  z.strictObject({ type: z.literal('changeSeat'), ...shapeOf(without(TABLE_COMMANDS.changeSeat, 'seat')) }),
  /** The floor announces another limit for the table, and changes to it when the notice has run out. */
  z.strictObject({ type: z.literal('giveNotice'), ...shapeOf(without(TABLE_COMMANDS.giveNotice, 'at')), reason }),
  z.strictObject({ type: z.literal('changeLimit'), ...shapeOf(without(TABLE_COMMANDS.changeLimit, 'at')), reason }),
  /** The floor pauses play after this hand and goes on, gives the table another name, and closes it after the hand. */
  z.strictObject({ type: z.literal('pause'), reason: line(REASON_MAX) }),
  z.strictObject({ type: z.literal('resume'), reason }),
  z.strictObject({ type: z.literal('rename'), name: line(TABLE_NAME_MAX), reason }),
  z.strictObject({ type: z.literal('closeTable'), reason: line(REASON_MAX) }),
  /** Sends somebody away, when he is in no hand. */
  z.strictObject({ type: z.literal('remove'), seat: z.int().min(1).max(30), reason: line(REASON_MAX) }),
  /** The hand goes back to the last choice of a seat, or without one to before the last ruling; while no card has moved since. */
  z.strictObject({
    type: z.literal('putBack'),
    seat: z.int().min(1).max(30).optional(),
    reason: line(REASON_MAX),
  }),
  /** Somebody seated asks for the floor; and whoever holds it has come. */
  z.strictObject({ type: z.literal('callFloor'), note: line(REASON_MAX).optional() }),
  z.strictObject({ type: z.literal('floorCame'), reason }),
  /** Whoever practises alone says how fast bots think and hands follow, 1 as usual and 0 at once, and has the next hand dealt now. */
  z.strictObject({ type: z.literal('pace'), pace: z.number().min(0).max(2) }),
  z.strictObject({ type: z.literal('next') }),
  /** He has no clock, unless he would rather have one: a gentle one, with three times the time. */
  z.strictObject({ type: z.literal('clock'), on: z.boolean() }),
  /** He may also have a bot play his hand out, ask what one would do and why, and take his last act back. */
  z.strictObject({ type: z.literal('playOut') }),
  z.strictObject({ type: z.literal('advise') }),
  z.strictObject({ type: z.literal('takeBack') }),
  /** The next hand he may have dealt as the last was; or with cards of his choice, as printed ('As Kd'), and a marker where he sits. */
  z.strictObject({ type: z.literal('again') }),
  z.strictObject({
    type: z.literal('stage'),
    own: chosen.optional(),
    bank: chosen.optional(),
    board: chosen.optional(),
    at: name.optional(),
  }),
  /** The floor takes a new edition of the rules up after this hand, or does not for now. */
  z.strictObject({ type: z.literal('newEdition'), take: z.boolean(), reason }),
  /** Whoever gets the button at a dealer's choice says what is dealt next, by the game's id. */
  z.strictObject({ type: z.literal('choose'), game: name }),
  /** The floor marks somebody seated as a third-party proposition player, or takes the mark away. */
  z.strictObject({ type: z.literal('proposition'), ...shapeOf(TABLE_COMMANDS.proposition) }),
]);
/** As it comes over the wire; and as one asks who knows what there is to ask for. */
export type Received = z.infer<typeof asked>;
type Called<Ask, Field extends string, Name> =
  Ask extends Readonly<Record<Field, string>> ? Omit<Ask, Field> & Readonly<Record<Field, Name>> : Ask;
export type Asked = Called<Called<Received, 'act', ActName>, 'incident', IncidentName>;
/** Is everything it names declared? */
export function isDeclared(ask: Received): ask is Asked {
  if (ask.type === 'rule') return isIncident(ask.incident);
  return ask.type === 'act' || ask.type === 'dealer' ? isAct(ask.act) : true;
}

export const clientFrame = z.discriminatedUnion('t', [
  /**
   * Look at a table; from then on every change of it is told. `seen` is the version the client has, if it was here before. Without `by`
   * the whole view comes every time, so that a program need remember nothing.
   */
  z.strictObject({
    t: z.literal('watch'),
    table: id,
    seen: z.int().min(1).optional(),
    by: z.literal('difference').optional(),
    wire: z.int().min(1).max(WIRE).optional(),
    /** On wire 2: the sums of rules the client has. */
    has: z
      .array(z.string().regex(/^[0-9a-f]{8}$/))
      .max(HAS_MAX)
      .optional(),
  }),
  z.strictObject({ t: z.literal('unwatch'), table: id }),
  /** `expect` is the version the client has seen; `id` is the client's own, and a repeated one gets the first answer. */
  z.strictObject({ t: z.literal('do'), id, table: id, expect: z.int().min(0), ask: asked }),
  /** The hash of the part one will add to the next shuffle one is dealt into. The newest counts; no answer. */
  z.strictObject({ t: z.literal('vow'), table: id, vow: bytes32 }),
  /** Opens the part one vowed, once the pledge that names the vow was told. `receipt` or `no-receipt` answers. */
  z.strictObject({ t: z.literal('part'), table: id, round: z.int().min(1), base: z.int().min(-1), part: bytes32 }),
  z.strictObject({ t: z.literal('chat'), table: id, text: line(CHAT_MAX) }),
  /** A sign to a line of the talk, by its number; the same again takes it back. */
  z.strictObject({ t: z.literal('react'), table: id, line: z.int().min(1), sign: z.enum(SIGNS) }),
  /**
   * Without `by` the whole lobby comes at every change, as clients of before know it; by `yours` nothing of it, but where one sits oneself
   * if that is at several tables.
   */
  z.strictObject({ t: z.literal('lobby'), on: z.boolean(), by: z.enum(['difference', 'yours']).optional() }),
  /** A house's office, for its staff; its lists and board are anybody's. What has changed of it is told from then on. */
  z.strictObject({ t: z.literal('office'), house: id, on: z.boolean() }),
  z.strictObject({ t: z.literal('ping') }),
]);
export type ClientFrame = z.infer<typeof clientFrame>;

/** Who is on the other end. Balances are play money. */
export interface You {
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
  readonly balance: number;
}

/** What of an office may change by itself. */
export type OfficeNews = 'people' | 'tables' | 'lists' | 'money' | 'rulings' | 'bars';

export type ServerFrame =
  | {
      readonly t: 'hello';
      readonly you: You;
      readonly version: string;
      readonly protocol: number;
      readonly wire?: number;
    }
  /** A whole table: after `watch`, and whenever a client may have missed too much. */
  | { readonly t: 'table'; readonly table: string; readonly version: number; readonly view: TableView }
  /** What happened since version `from`, and the table after it. Without events: who is here has changed. */
  | {
      readonly t: 'update';
      readonly table: string;
      readonly from: number;
      readonly version: number;
      readonly events: readonly ToldEvent[];
      readonly view: TableView;
    }
  /** The same for who watches by difference: what has changed of the view since the last frame that had one. */
  | {
      readonly t: 'change';
      readonly table: string;
      readonly from: number;
      readonly version: number;
      /** On wire 2 in short. */
      readonly events: readonly ShortEvent[];
      readonly change: Change | null;
      /** On wire 2: the rules by their sum, where they are others than before. */
      readonly rules?: string;
      /** On wire 2, now and then: the sum of the view as it is now, without its rules. */
      readonly sum?: string;
    }
  /** On wire 2: rules the client has not, before the first frame that names them. */
  | { readonly t: 'rules'; readonly sum: string; readonly rules: TableView['rules'] }
  /** On wire 2: a whole table but for its rules, which are named. Without `from` what a `table` is, with it what an `update` is. */
  | {
      readonly t: 'start';
      readonly table: string;
      readonly from?: number;
      readonly version: number;
      readonly events: readonly ShortEvent[];
      readonly rules: string;
      readonly view: Omit<TableView, 'rules'>;
    }
  | { readonly t: 'ack'; readonly id: string; readonly table: string; readonly version: number }
  | { readonly t: 'refused'; readonly id: string; readonly table: string; readonly refusal: Refused | RoomRefusal }
  /** The client acted on an old table: nothing was done, and this is the table now. */
  | {
      readonly t: 'stale';
      readonly id: string;
      readonly table: string;
      readonly version: number;
      readonly view: TableView;
    }
  | { readonly t: 'ruling'; readonly id: string; readonly table: string; readonly ruling: RulingShown }
  /** What a bot would do, to whoever practises and has asked. */
  | { readonly t: 'advice'; readonly id: string; readonly table: string; readonly advice: Advice }
  | {
      readonly t: 'chat';
      readonly table: string;
      /** Its number at this table, since the room opened. */
      readonly line: number;
      readonly from: string;
      readonly name: string;
      readonly text: string;
      readonly at: number;
    }
  /** Somebody has given a line a sign, or taken it back; how often each stands there now. */
  | {
      readonly t: 'reacted';
      readonly table: string;
      readonly line: number;
      readonly from: string;
      readonly sign: Sign;
      readonly on: boolean;
      readonly counts: Readonly<Partial<Record<Sign, number>>>;
    }
  /** The part is stored, and will be in the order: signed by the room, to be kept. */
  | {
      readonly t: 'receipt';
      readonly table: string;
      readonly round: number;
      readonly base: number;
      readonly receipt: string;
    }
  | {
      readonly t: 'no-receipt';
      readonly table: string;
      readonly round: number;
      readonly base: number;
      readonly why: 'late' | 'not-vowed' | 'not-the-vow';
    }
  | { readonly t: 'lobby'; readonly version: number; readonly lobby: Lobby }
  /** What has changed since version `from`: tables that are new or other than they were, and those that are gone. */
  | {
      readonly t: 'lobbyChange';
      readonly from: number;
      readonly version: number;
      readonly tables: readonly LobbyTable[];
      readonly gone: readonly string[];
    }
  /** Where one sits oneself, for who follows the lobby by difference, or this alone: at once, and whenever it is other than it was. */
  | { readonly t: 'yours'; readonly tables: readonly YourTable[] }
  /** These parts of a house's office are not as they were: who shows them asks for them again. At most four times a second. */
  | { readonly t: 'officeChanged'; readonly house: string; readonly parts: readonly OfficeNews[] }
  /** One is on a list, called to a seat or on the way to one, or was, and something has changed: who shows it asks for it again. */
  | { readonly t: 'listsChanged' }
  /** A club of one's own is not as it was: who shows it asks again. */
  | { readonly t: 'clubChanged'; readonly club: string }
  | { readonly t: 'balance'; readonly balance: number }
  /** There is no such table, or no more: nothing will come of it. */
  | { readonly t: 'gone'; readonly table: string }
  | { readonly t: 'pong' }
  /** The frame was not understood, or there were too many. */
  | {
      readonly t: 'bad';
      readonly why: 'not-json' | 'too-long' | 'no-such-frame' | 'too-fast' | 'no-such-table' | 'not-signed-in';
    };

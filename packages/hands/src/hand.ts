/**
 * A hand as it is kept: what happened at the table, as one viewer was told it, and the faces he has seen. Every family has it, and
 * nothing is lost in it. As text it is one line of JSON.
 */
import { type CardId, type Chips, type Game, read, type Seat } from 'baraja';
import { isOpened, openTable } from 'baraja/books';
import { faultIn } from 'baraja/facts';
import {
  type RoundClosed,
  type RoundOpened,
  TABLE_FACTS,
  type TableRules,
  tableRules,
  type WrittenTable,
} from 'baraja/table';
import { type Besides, isBesides } from './besides.js';
import { type Fault, fault } from './fault.js';
import { gameFor } from './games.js';

/** Through whose eyes: a seat's, the rail's, or those of somebody who may know every card. */
export type Eyes = Seat | 'rail' | 'all';
export interface Hand {
  readonly house: string;
  readonly game: string;
  readonly stake: string;
  readonly switches: Readonly<Record<string, unknown>>;
  /** Of the rules it was dealt under. */
  readonly hash: string;
  /** The rules themselves, where no book has them. */
  readonly rules?: TableRules;
  readonly table: string;
  readonly round: number;
  /** When it began, in milliseconds; null where nobody knows. */
  readonly at: number | null;
  readonly eyes: Eyes;
  readonly names: Readonly<Record<Seat, string>>;
  /** By card: the faces these eyes have seen. */
  readonly faces: Readonly<Record<CardId, string>>;
  /** What a file from elsewhere said besides. */
  readonly besides?: Besides;
  /** From the opening of the round on, each with its time since; an order of the pack is not among them. */
  readonly events: readonly { readonly after: number; readonly event: WrittenTable }[];
}

/** What a line begins with. */
const MARK = 'hand/1';
/** In this order, whoever made it: the same hand is the same line. */
export const handLine = (hand: Hand): string => {
  const { house, game, stake, switches, hash, rules, table, round, at, eyes, names, faces, besides, events } = hand;
  const line = {
    baraja: MARK,
    house,
    game,
    stake,
    switches,
    hash,
    rules,
    table,
    round,
    at,
    eyes,
    names,
    faces,
    besides,
    events,
  };
  return JSON.stringify(line);
};

/** A line read back; what cannot be a hand is refused, and says why. */
export function readHandLine(line: string): Hand | Fault {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    return fault('not-json');
  }
  if (!isRecord(json) || json.baraja !== MARK) return fault('not-a-hand');
  const { baraja: _, ...hand } = json;
  const wrong = Object.entries(FIELDS).find(([name, is]) => !is(hand[name]));
  if (wrong) return fault('bad-field', { field: wrong[0] });
  const extra = Object.keys(hand).find((name) => !Object.hasOwn(FIELDS, name));
  return extra === undefined ? (hand as unknown as Hand) : fault('bad-field', { field: extra });
}
type Is = (value: unknown) => boolean;
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText: Is = (value) => typeof value === 'string';
const isCount: Is = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isTexts: Is = (value) => isRecord(value) && Object.values(value).every(isText);
/** A fact of the table as it is declared; those of the round itself are read by their game. */
const isFact: Is = (value) => {
  if (!isRecord(value) || !isCount(value.after) || !isRecord(value.event)) return false;
  const { type, ...fields } = value.event;
  return type === 'Played' ? isRecord(fields.event) : faultIn(TABLE_FACTS, String(type), fields) === null;
};
const FIELDS: Readonly<Record<keyof Hand, Is>> = {
  house: isText,
  game: isText,
  stake: isText,
  switches: isRecord,
  hash: isText,
  rules: (value) => value === undefined || tableRules.safeParse(value).success,
  table: isText,
  round: isCount,
  at: (value) => value === null || isCount(value),
  eyes: (value) => isCount(value) || value === 'rail' || value === 'all',
  names: isTexts,
  faces: isTexts,
  besides: (value) => value === undefined || (isRecord(value) && isBesides(value)),
  events: (value) => Array.isArray(value) && value.length > 0 && value.every(isFact),
};

/** The rules a hand was played by: those it brings along, or its house's, as the book has them today. */
export function rulesOf({ rules, house, game, stake, switches }: Hand): TableRules | Fault {
  if (rules) return rules;
  const opened = openTable({ house, game, stake, switches });
  return isOpened(opened) ? opened : fault('no-such-table', { why: opened });
}
/** A hand that brings its rules along, where today's book would open its table otherwise. */
export function carrying(hand: Hand, rules: TableRules): Hand {
  const today = rulesOf(hand);
  return !('fault' in today) && today.hash === rules.hash ? hand : { ...hand, rules };
}
export const openedIn = ({ events }: Hand): RoundOpened | undefined =>
  events.map(({ event }) => event).find((e): e is RoundOpened => e.type === 'RoundOpened');
export const closedIn = ({ events }: Hand): RoundClosed | undefined =>
  events.map(({ event }) => event).find((e): e is RoundClosed => e.type === 'RoundClosed');
/** The game of a hand, compiled for its seats. */
export const gameOf = (rules: TableRules, opened: RoundOpened): Game => gameFor(rules, opened.seats, opened);

/** What is wrong with a hand by its own rules, event by event; null where all of it can be read. */
export function faultOf(hand: Hand): Fault | null {
  const rules = rulesOf(hand);
  if ('fault' in rules) return rules;
  const opened = openedIn(hand);
  if (!opened) return fault('not-a-hand');
  const game = gameOf(rules, opened);
  for (const [at, { event }] of hand.events.entries()) {
    if (event.type !== 'Played') continue;
    try {
      read(game, event.event);
    } catch (error) {
      return fault('bad-event', { at: at + 1, why: error instanceof Error ? error.message : String(error) });
    }
  }
  return null;
}

/** What each seat began with and ended with; null where the hand did not end. */
export function stacksIn(hand: Hand): readonly { seat: Seat; from: Chips; to: Chips | null }[] {
  const opened = openedIn(hand);
  const closed = closedIn(hand);
  return (opened?.seats ?? []).map((seat) => ({
    seat,
    from: opened!.setup.chips[`stack:${seat}`] ?? 0,
    to: closed?.stacks.find((one) => one.seat === seat)?.stack ?? null,
  }));
}

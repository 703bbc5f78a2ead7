// Lines between a table and a program that plays a seat: what it sees and may do, and what it chooses. The same over standard input and
// output, and over a socket. docs/bots.md says it for strangers.
import type { Chips, HouseCommand, Seat } from 'baraja';
import { EVERYTHING, isAct } from 'baraja/facts';
import { forcedUnit, type TableRules } from 'baraja/table';
import * as z from 'zod';
import { shapeOf } from './fields.js';
import type { RoundView } from './view.js';

/** It rises when a program of the last number could not go on. */
export const BOT_PROTOCOL = 1;
/** Letters of one line from a program. */
export const BOT_LINE_MAX = 4096;

/** A round as a seat sees it, with its menu. */
export type SeatSight = Omit<RoundView, 'floor' | 'dealer' | 'roots'>;
export const sightOf = ({ floor: _floor, dealer: _dealer, roots: _roots, ...sight }: RoundView): SeatSight => sight;

/** What is played, told once, and again where it changes. */
export interface GameTold {
  readonly t: 'game';
  readonly house: string;
  readonly game: string;
  readonly family: string;
  readonly stake: string;
  /** The least a hand costs, which results are told in: the big blind, the ante, the smallest wager. */
  readonly unit: Chips;
  /** Milliseconds for each choice. */
  readonly think: number;
  readonly rules: TableRules;
}
export const gameTold = (rules: TableRules, think: number): GameTold => ({
  t: 'game',
  house: rules.house,
  game: rules.gameId,
  family: rules.game.family,
  stake: rules.stake,
  unit: forcedUnit(rules),
  think,
  rules,
});

export type ToBot =
  | { readonly t: 'hello'; readonly protocol: readonly number[]; readonly room: string }
  | GameTold
  /** A hand begins. `seed` is for the program's own chance, and has nothing to do with the cards. */
  | { readonly t: 'hand'; readonly hand: number; readonly seat: Seat; readonly seed: number }
  /** A choice is wanted within so many milliseconds. */
  | { readonly t: 'turn'; readonly id: number; readonly seat: Seat; readonly time: number; readonly view: SeatSight }
  /** The choice was none of the menu's, and nothing has changed: another one is wanted, in what is left of the time. */
  | { readonly t: 'refused'; readonly id: number; readonly time: number; readonly refusal: BotRefusal }
  /** The hand is over: what it brought this seat, and how it lay at the end. */
  | {
      readonly t: 'result';
      readonly hand: number;
      readonly seat: Seat;
      readonly net: Chips;
      readonly view: SeatSight | null;
    }
  | { readonly t: 'bye'; readonly why: string };
export interface BotRefusal {
  readonly refused: string;
  readonly rule: string | null;
  readonly facts?: object;
}

const name = z.string().regex(/^[a-z0-9-]{1,40}$/);
export const fromBot = z.discriminatedUnion('t', [
  z.strictObject({ t: z.literal('hello'), protocol: z.literal(BOT_PROTOCOL), name: z.string().max(40).optional() }),
  /** `id` is the turn's. An amount is the total of the street after the act. */
  z.strictObject({ t: z.literal('choice'), id: z.int().min(1), act: name, ...shapeOf(EVERYTHING) }),
  /** At a room's table alone: where it wants to sit, and with how much. */
  z.strictObject({
    t: z.literal('sit'),
    table: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
    seat: z.int().min(1).max(30).optional(),
    buyIn: z.int().min(1).optional(),
  }),
]);
export type FromBot = z.infer<typeof fromBot>;
export type BotChoice = Extract<FromBot, { t: 'choice' }>;

/** What a line says, or why it says nothing, with the line itself so that its writer finds it. */
export function readBotLine(line: string): FromBot | { readonly fault: string } {
  const shown = line.length > 200 ? `${line.slice(0, 200)}…` : line;
  if (line.length > BOT_LINE_MAX) return { fault: `a line of ${line.length} letters, of at most ${BOT_LINE_MAX}` };
  let said: unknown;
  try {
    said = JSON.parse(line);
  } catch {
    return { fault: `no JSON: ${shown}` };
  }
  const read = fromBot.safeParse(said);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  return { fault: `${issue!.path.join('.') || 'line'}: ${issue!.message}: ${shown}` };
}

/** The choice as a command of that seat; null where nothing is called so. */
export function commandOf({ t: _t, id: _id, act, ...given }: BotChoice, actor: Seat): HouseCommand | null {
  if (!isAct(act)) return null;
  const { amount, cards, seat, piles } = given;
  return {
    ...{ type: act, actor },
    ...(amount === undefined ? {} : { amount }),
    ...(cards === undefined ? {} : { cards }),
    ...(seat === undefined ? {} : { seat }),
    ...(piles === undefined ? {} : { piles }),
  };
}

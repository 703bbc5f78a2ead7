/**
 * A hand as it is kept: what happened at the table, as one viewer was told it, and the faces he has seen. Every family has it, and
 * nothing is lost in it. As text it is one line of JSON.
 */
import type { CardId, Chips, Game, Seat } from 'baraja';
import { isOpened, openTable } from 'baraja/books';
import type { RoundClosed, RoundOpened, TableRules, WrittenTable } from 'baraja/table';
import type { Besides } from './besides.js';
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
export const MARK = 'hand/1';
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

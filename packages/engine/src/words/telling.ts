/** What an event says, taken out of its moves and notes, so that a language has only sentences to make. */
import { games } from '../books/index.js';
import type { Face } from '../cards/index.js';
import type { HandName } from '../hands/index.js';
import {
  type AnyEvent,
  type CardMove,
  type Chips,
  houseEvent,
  type NoteOf,
  type Seat,
  type Teller,
} from '../kernel/index.js';
import type { Share } from '../steps/index.js';
import type { Scene } from './words.js';

/** Some chips of a seat's. */
export interface Part {
  readonly seat: Seat;
  readonly amount: Chips;
}

export interface Telling<Note = unknown> {
  readonly seat: Seat | null;
  readonly note: Note;
  /** All the chips that moved. */
  readonly total: Chips;
  /** The seat has nothing left behind. */
  readonly allIn: boolean;
  /** The game has a high side and a low side. */
  readonly hiLo: boolean;
  /** What came to seats' places of one kind: 'stack'. */
  to(kind: string): readonly Part[];
  /** Cards that moved into, or were shown in, a zone of this kind; any zone, if none is named. */
  count(kind?: string): number;
  /** Their faces, if the listener has seen all of them; null if not, or if there are none. */
  faces(kind?: string): readonly Face[] | null;
  /** The cards each seat was dealt face up, where the listener has seen them. */
  readonly upCards: readonly { readonly seat: Seat; readonly faces: readonly Face[] }[];
  hand(seat: Seat, way: 'high' | 'low'): HandName | undefined;
}

/** A game as it is called; one that is no longer listed, by its id. */
export function gameNamed(language: 'en' | 'es', id: string): string {
  const game = games.find((one) => one.id === id);
  return (language === 'es' ? game?.nameEs : undefined) ?? game?.name ?? id;
}

const kindOf = (name: string): string => name.split(':')[0]!;
const seatIn = (name: string): Seat => Number(name.split(':')[1]);
const sum = (parts: readonly { readonly amount: Chips }[]): Chips => parts.reduce((n, { amount }) => n + amount, 0);

/**
 * A game that has a declaration of its own for a kind the houses know, as Kuhn's poker for a bet, is told in the houses' words, and
 * without its note. The type of the note is for whoever looks the sentence up by the kind.
 */
export function telling(game: Teller, event: AnyEvent, { known, hand, stack }: Scene): Telling<never> {
  const { id, names } = game;
  const { seat, chips, cards } = event;
  const into = (kind: string | undefined) =>
    kind === undefined ? cards : cards.filter(({ to }) => kindOf(names.zones[to]!) === kind);
  const facesOf = (moves: readonly CardMove[]): readonly Face[] | null => {
    const seen = moves.flatMap((move) => move.cards.map((card) => known?.(card)));
    return seen.length > 0 && seen.every((face) => face !== undefined) ? seen : null;
  };
  return {
    seat,
    note: (houseEvent(game, event)?.note ?? null) as never,
    total: sum(chips),
    allIn: seat !== null && stack?.(seat) === 0,
    hiLo: games.some((game) => game.id === id && game.hiLo),
    to: (kind) => {
      const parts = new Map<Seat, Chips>();
      for (const { to, amount } of chips) {
        const name = names.places[to]!;
        if (kindOf(name) === kind) parts.set(seatIn(name), (parts.get(seatIn(name)) ?? 0) + amount);
      }
      return [...parts].map(([seat, amount]) => ({ seat, amount }));
    },
    count: (kind) => into(kind).reduce((n, move) => n + move.cards.length, 0),
    faces: (kind) => facesOf(into(kind)),
    upCards: cards
      .filter(({ seen }) => seen === 'all')
      .map((move) => ({ seat: seatIn(names.zones[move.to]!), faces: facesOf([move]) ?? [] }))
      .filter(({ faces }) => faces.length > 0),
    hand: (seat, way) => hand?.(seat, way),
  };
}

/** The shares of a pot, told alike whether or not the step noted them. */
export const sharesOf = ({
  note,
  to,
}: Telling<NoteOf<'PotAwarded'> | null>): readonly (Part & { readonly way: Share['way'] | null })[] =>
  note?.shares ?? to('stack').map((part) => ({ ...part, way: null }));

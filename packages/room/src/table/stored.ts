// A table's events on their way to the store and back. The shuffle itself is written without faces: they lie sealed beside the
// pledge before it, and what is laid open of a pack is told to whoever asks for the proof.
import { type AnyWritten, type EventType, type Game, type GameRules, printFace, read, type Seat, write } from 'baraja';
import { faultIn } from 'baraja/facts';
import { isFirstCall, isPastTelling, isUntoldOf, tellsDraw } from 'baraja/games';
import { evolve, type Live, type TableEvent, type TableState } from 'baraja/table';
import { ROOM_FACTS, STREAM_FACTS } from './facts.js';
import type { RoomEvent, RoomOnly, StoredTableEvent, ToldEvent } from './kinds.js';
import type { Pledged } from './pledges.js';

export const isRoomOnly = (e: RoomEvent | StoredTableEvent): e is RoomOnly => Object.hasOwn(ROOM_FACTS, e.type);

/** An event as everybody is told it; `gameOf` finds the game of a round. */
export function told(e: RoomEvent, gameOf: (round: number) => Game): ToldEvent {
  if (isRoomOnly(e) || e.type !== 'Played') return e;
  const { faces: _secret, ...open } = write(gameOf(e.round), e.event);
  return { type: 'Played', round: e.round, event: open, ...(e.by ? { by: e.by } : {}) };
}

/** The same, of an event as it is stored. */
export function toldFrom({ sealed: _secret, ...open }: StoredTableEvent): ToldEvent {
  if (open.type === 'FloorCalled') {
    const { note: _forTheFloor, ...call } = open;
    return call;
  }
  if (open.type !== 'DeckMixed') return open as ToldEvent;
  const { spare: _long, ...mixed } = open;
  return mixed;
}

/**
 * What somebody missed, as far as it is still told when he comes back: of others' draws only that they called, once somebody has
 * acted after them. Who changed a call, and to whom cards came, would tell one who drew from one who stood pat.
 */
export function toldLate(e: ToldEvent, rules: GameRules, live: Live | null, viewer: Seat | null): ToldEvent | null {
  if (e.type !== 'Played' || !tellsDraw(e.event.type)) return e;
  const { event } = e;
  const isRunning = live !== null && live.number === e.round;
  const isStill = isRunning && !isPastTelling(rules, live.game.script[live.round.felt.step]!.name, live.round.felt);
  const button = isRunning ? (live.round.felt.markers[live.game.markerOf.get('button')!] ?? null) : null;
  if (isStill || !isUntoldOf(rules, event.seat!, viewer, button)) return e;
  if (!isFirstCall(event.type)) return null;
  return { ...e, event: { type: 'CallMade', seat: event.seat!, ...(event.rule ? { rule: event.rule } : {}) } };
}

/** Events that bring an order of cards with them: it lies sealed beside the pledge. */
const SHUFFLES: readonly string[] = ['PackShuffled', 'StubShuffled', 'ShoeWentOn'] satisfies EventType[];
export const isShuffle = ({ type }: Pick<AnyWritten, 'type'>): boolean => SHUFFLES.includes(type);
/** A shoe goes on from one round to the next. */
export const goesOn = (e: TableEvent): boolean => e.type === 'Played' && e.event.type === 'ShoeWentOn';

/** Why this is nothing that can stand in a table's stream; null if it can. */
export function streamFault({ type, ...fields }: StoredTableEvent): string | null {
  const isBare = Object.keys(fields).length === 0;
  return faultIn(STREAM_FACTS, type, isBare ? null : fields);
}

/** Folds a stored event into a table. It must be as it is declared. A shuffle takes its faces from the pledge before it. */
export function unfold(state: TableState, e: StoredTableEvent, pledged: readonly Pledged[]): TableState {
  const fault = streamFault(e);
  if (fault !== null) throw new Error(`what is stored is not as it is declared: ${fault}`);
  if (isRoomOnly(e)) return state;
  if (e.type !== 'Played') return evolve(state, e);
  return evolve(state, { type: 'Played', round: e.round, event: playedFrom(state, e.event, pledged) });
}
/** An event of the round that runs, as it was before it was stored. */
export function playedFrom(state: TableState, written: AnyWritten, pledged: readonly Pledged[]) {
  const { game, round, number } = state.live!;
  if (!isShuffle(written)) return read(game, written);
  const base = round.faces.length;
  const faces = pledged.find((p) => p.round === number && p.base === base)?.faces;
  if (!faces) throw new Error(`round ${number} was shuffled without a pledge`);
  return read(game, { ...written, faces: faces.map(printFace) });
}

// A table's events on their way to the store and back. A pack is pledged before it is dealt from: its faces and secret lie
// sealed beside the pledge, and open only for this table and round. The shuffle itself is written without faces.
import { type Face, type Game, isReadable, printFace, read, readFaces, type Written, write } from 'baraja';
import { evolve, type TableEvent, type TableState } from 'baraja/table';
import { commit, readSecret, type Sealer, type ShuffleSecret, writeSecret } from '../fair/index.js';
import type { DeckPledged, RoomEvent, StoredTableEvent, ToldEvent } from './kinds.js';
import type { World } from './world.js';

/** What lies under a seal. */
interface Sealed {
  readonly faces: string;
  readonly secret: { readonly seed: string; readonly saltKey: string };
}
/** A pack in the order it was shuffled, and the secret it came from. */
export interface Pledged {
  readonly dealt: DeckPledged['dealt'];
  readonly round: number;
  readonly base: number;
  readonly faces: readonly Face[];
  readonly secret: ShuffleSecret;
  readonly root: string;
}

const contextOf = (table: string, { round, base }: { round: number; base: number }): string =>
  `table-${table}/${round}/${base}`;
const isRoomOnly = (e: RoomEvent | StoredTableEvent): e is Exclude<RoomEvent, TableEvent> =>
  e.type === 'TableOpened' || e.type === 'DeckPledged' || e.type === 'TableClosed';

/** An event as everybody is told it; `gameOf` finds the game of a round. */
export function told(e: RoomEvent, gameOf: (round: number) => Game): ToldEvent {
  if (isRoomOnly(e) || e.type !== 'Played') return e;
  const { faces: _secret, ...open } = write(gameOf(e.round), e.event);
  return { type: 'Played', round: e.round, event: open, ...(e.by ? { by: e.by } : {}) };
}

/** The same, of an event as it is stored. */
export function toldFrom({ sealed: _secret, ...open }: StoredTableEvent): ToldEvent {
  return open as ToldEvent;
}

/** A pledge as stored, with what it stands for under seal. */
export function sealedPledge(table: string, p: Pledged, sealer: Sealer): StoredTableEvent {
  const inside: Sealed = { faces: p.faces.map(printFace).join(' '), secret: writeSecret(p.secret) };
  const { round, base, root, dealt } = p;
  const pledge: DeckPledged = { type: 'DeckPledged', round, base, root, cards: p.faces.length, dealt };
  return { ...pledge, sealed: sealer.seal(inside, contextOf(table, p)) };
}
export function openPledge(table: string, e: DeckPledged & { readonly sealed?: string }, sealer: Sealer): Pledged {
  if (e.sealed === undefined) throw new Error(`the pledge of round ${e.round} has no seal`);
  const inside = sealer.unseal(e.sealed, contextOf(table, e)) as Sealed;
  const faces = readFaces(inside.faces);
  if (!isReadable(faces)) throw new Error(`the faces of round ${e.round} cannot be read`);
  return { round: e.round, base: e.base, root: e.root, dealt: e.dealt, faces, secret: readSecret(inside.secret) };
}

/** Events that bring an order of cards with them: it lies sealed beside the pledge. */
const SHUFFLES = ['PackShuffled', 'StubShuffled', 'ShoeWentOn'];
export const isShuffle = ({ type }: Pick<Written, 'type'>): boolean => SHUFFLES.includes(type);
/** A shoe goes on from one round to the next. */
export const goesOn = (e: TableEvent): boolean => e.type === 'Played' && e.event.type === 'ShoeWentOn';
/** Whoever is dealt in, for a pledge. */
export const dealtIn = (sittings: TableState['sittings'], seats: readonly number[]): Pledged['dealt'] =>
  sittings.filter((s) => seats.includes(s.seat)).map(({ seat, patron: { id, name } }) => ({ seat, id, name }));

/** What proves the cards that somebody has seen: each with its way up to the root of its pack. */
export function openingsOf(pledged: readonly Pledged[], seen: readonly (Face | null)[]) {
  return pledged.map(({ base, root, faces, secret }) => {
    const pledge = commit(faces.map(printFace), secret);
    return { base, root, openings: faces.flatMap((_, i) => (seen[base + i] == null ? [] : [pledge.opening(i)])) };
  });
}

const PAGE = 200;
/** The last pledge of a whole pack at or before a version, opened. */
export async function lastPledge(
  { stream, id, world }: { readonly stream: string; readonly id: string; readonly world: World },
  version: number,
): Promise<Pledged | null> {
  for (let end = version; end > 0; end -= PAGE) {
    const from = Math.max(1, end - PAGE + 1);
    const page = (await world.store.read(stream, from, end - from + 1)).map(
      (e) => e.body as unknown as StoredTableEvent,
    );
    const found = page.findLast((e) => e.type === 'DeckPledged' && e.base === 0);
    if (found) return openPledge(id, found as DeckPledged, world.sealer);
  }
  return null;
}

/** Folds a stored event into a table. A shuffle takes its faces from the pledge before it. */
export function unfold(state: TableState, e: StoredTableEvent, pledged: readonly Pledged[]): TableState {
  if (isRoomOnly(e)) return state;
  if (e.type !== 'Played') return evolve(state, e);
  return evolve(state, { type: 'Played', round: e.round, event: readPlayed(state, e.event as Written, pledged) });
}
function readPlayed(state: TableState, written: Written, pledged: readonly Pledged[]) {
  const { game, table, round } = state.live!;
  if (!isShuffle(written)) return read(game, written);
  const base = table.faces.length;
  const pledge = pledged.find((p) => p.round === round && p.base === base);
  if (!pledge) throw new Error(`round ${round} was shuffled without a pledge`);
  return read(game, { ...written, faces: pledge.faces.map(printFace) });
}

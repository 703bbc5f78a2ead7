// Past hands, from a table's stream, each through the eyes of whoever asks: what he was told, the faces he had seen, and the
// proofs that they lay where they were pledged.
import { begin, fold, type Game, printFace, read, type Seat, view, type Written } from 'baraja';
import { gameFor, type RoundClosed, type RoundOpened, type TableRules } from 'baraja/table';
import type { PackProof } from '../fair/index.js';
import type { StoredEvent } from '../store/index.js';
import {
  isShuffle,
  type Pledged,
  PledgeReader,
  type StoredTableEvent,
  type TableActor,
  type ToldEvent,
  toldFrom,
} from '../table/index.js';

export interface RoundListed {
  readonly round: number;
  readonly at: number;
  readonly stacks: RoundClosed['stacks'];
  readonly voided: boolean;
}
export interface RoundKept {
  readonly rules: TableRules;
  readonly round: number;
  /** Whose eyes: a seat that was dealt in, or the rail. */
  readonly seat: Seat | null;
  readonly names: Readonly<Record<Seat, string>>;
  readonly events: readonly { readonly at: number; readonly event: ToldEvent }[];
  /** By card: what this viewer had seen by the end. */
  readonly faces: Readonly<Record<number, string>>;
  /** Of each pack; before the first hand, also of the draw for the button. */
  readonly proofs: readonly PackProof[];
}

const PAGE = 500;
const bodyOf = ({ body }: StoredEvent) => body as unknown as StoredTableEvent;

/** The round of the first event at or after a version that belongs to one. */
async function roundFrom({ world, stream }: TableActor, version: number): Promise<number> {
  for await (const page of world.store.pages(stream, version, 20))
    for (const stored of page) {
      const e = bodyOf(stored);
      if ('round' in e) return e.round;
    }
  return Number.POSITIVE_INFINITY;
}
/** Where a round begins, or what lies between it and the one before: found by halving, since a stream may be very long. */
async function startOf(table: TableActor, round: number): Promise<number> {
  let [low, high] = [1, table.version + 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((await roundFrom(table, middle)) < round) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The last rounds, newest first. */
export async function roundsOf(table: TableActor, before?: number, limit = 50): Promise<readonly RoundListed[]> {
  const { store } = table.world;
  const out: RoundListed[] = [];
  let end = before === undefined ? table.version + 1 : await startOf(table, before);
  while (end > 1 && out.length < limit) {
    const from = Math.max(1, end - PAGE);
    for (const stored of (await store.read(table.stream, from, end - from)).toReversed()) {
      const e = bodyOf(stored);
      if (e.type === 'RoundClosed') out.push({ round: e.round, at: stored.at, stacks: e.stacks, voided: e.voided });
    }
    end = from;
  }
  return out.slice(0, limit);
}

/** One finished round as a patron may see it again; null if there is none of that number. */
export async function roundFor(table: TableActor, number: number, patron: string): Promise<RoundKept | null> {
  const { store, sealer } = table.world;
  const events: { at: number; event: ToldEvent }[] = [];
  const pledges = new PledgeReader(table.id, sealer);
  const names = new Map<Seat, { id: string; name: string }>();
  let opened: RoundOpened | null = null;
  if (number > table.state.rounds) return null;
  for await (const page of store.pages(table.stream, await startOf(table, number))) {
    for (const entry of page) {
      const stored = bodyOf(entry);
      if (stored.type === 'RoundOpened' && stored.round === number) opened = stored;
      pledges.fold(stored);
      if (opened === null) continue;
      if (stored.type === 'DeckPledged') for (const { seat, id, name } of stored.dealt) names.set(seat, { id, name });
      events.push({ at: entry.at, event: toldFrom(stored) });
      if (stored.type === 'RoundClosed') return kept(table, opened, names, patron, events, pledges);
    }
  }
  return null;
}
function kept(
  table: TableActor,
  opened: RoundOpened,
  names: ReadonlyMap<Seat, { id: string; name: string }>,
  patron: string,
  events: RoundKept['events'],
  pledges: PledgeReader,
): RoundKept {
  const game = gameFor(table.rules, opened.seats, opened);
  const seat = [...names].find(([at, who]) => who.id === patron && opened.seats.includes(at))?.[0] ?? null;
  const felt = refold(game, opened, events, pledges.packs);
  const seen = view(game, felt, seat ?? 'rail');
  const faces: Record<number, string> = {};
  seen.faces.forEach((face, card) => {
    if (face !== null) faces[card] = printFace(face);
  });
  const proofs = pledges.proofs(opened.round, seen.faces);
  const named = Object.fromEntries([...names].map(([at, { name }]) => [at, name]));
  return { rules: table.rules, round: opened.round, seat, names: named, events, faces, proofs };
}
function refold(game: Game, opened: RoundOpened, events: RoundKept['events'], pledged: readonly Pledged[]) {
  let felt = begin(game, opened.setup);
  for (const { event } of events) {
    if (event.type !== 'Played') continue;
    const written = event.event as Written;
    const pledge = isShuffle(written) ? pledged.find((p) => p.base === felt.faces.length) : undefined;
    felt = fold(game, felt, [read(game, pledge?.faces ? { ...written, faces: pledge.faces.map(printFace) } : written)]);
  }
  return felt;
}

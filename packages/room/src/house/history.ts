// Past hands, from a table's stream, each through the eyes of whoever asks: what he was told, the faces he had seen, and the
// proofs that they lay where they were pledged.
import { begin, fold, type Game, makeGame, printFace, read, type Seat, view, type Written } from 'baraja';
import type { RoundClosed, RoundOpened, TableRules } from 'baraja/table';
import { type Opening as CardOpening, commit } from '../fair/index.js';
import { openPledge, type Pledged, type StoredTableEvent, type TableActor, type ToldEvent } from '../table/index.js';

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
  readonly proofs: readonly {
    readonly base: number;
    readonly root: string;
    readonly openings: readonly CardOpening[];
  }[];
}

/** The last rounds, newest first. */
export async function roundsOf(
  table: TableActor,
  before = Number.MAX_SAFE_INTEGER,
  limit = 50,
): Promise<readonly RoundListed[]> {
  const out: RoundListed[] = [];
  for await (const page of table.world.store.pages(table.stream))
    for (const { body, at } of page) {
      const e = body as unknown as StoredTableEvent;
      if (e.type === 'RoundClosed' && e.round < before)
        out.push({ round: e.round, at, stacks: e.stacks, voided: e.voided });
    }
  return out.slice(-limit).reverse();
}

/** One finished round as a patron may see it again; null if there is none of that number. */
export async function roundFor(table: TableActor, number: number, patron: string): Promise<RoundKept | null> {
  const names = new Map<Seat, { id: string; name: string }>();
  const events: { at: number; event: ToldEvent }[] = [];
  const pledged: Pledged[] = [];
  let opened: RoundOpened | null = null;
  for await (const page of table.world.store.pages(table.stream)) {
    for (const { body, at } of page) {
      const stored = body as unknown as StoredTableEvent;
      if (opened === null) follow(names, stored);
      if (stored.type === 'RoundOpened' && stored.round === number) opened = stored;
      if (opened === null) continue;
      if (stored.type === 'DeckPledged') pledged.push(openPledge(table.id, stored, table.world.sealer));
      const { sealed: _sealed, ...event } = stored;
      events.push({ at, event: event as ToldEvent });
      if (stored.type === 'RoundClosed') return kept(table, opened, names, patron, events, pledged);
    }
  }
  return null;
}
/** Who sits where, as the stream goes by. */
function follow(names: Map<Seat, { id: string; name: string }>, e: StoredTableEvent): void {
  if (e.type === 'Seated') names.set(e.seat, e.patron);
  if (e.type === 'Left') names.delete(e.seat);
  if (e.type === 'SeatChanged') {
    const who = names.get(e.seat);
    names.delete(e.seat);
    if (who) names.set(e.to, who);
  }
}
function kept(
  table: TableActor,
  opened: RoundOpened,
  names: ReadonlyMap<Seat, { id: string; name: string }>,
  patron: string,
  events: RoundKept['events'],
  pledged: readonly Pledged[],
): RoundKept {
  const game = makeGame(opened.gameId, table.rules.game, opened.seats);
  const seat = [...names].find(([at, who]) => who.id === patron && opened.seats.includes(at))?.[0] ?? null;
  const felt = refold(game, opened, events, pledged);
  const seen = view(game, felt, seat ?? 'rail');
  const faces: Record<number, string> = {};
  seen.faces.forEach((face, card) => {
    if (face !== null) faces[card] = printFace(face);
  });
  const proofs = pledged.map(({ base, root, faces: order, secret }) => {
    const pledge = commit(order.map(printFace), secret);
    return {
      base,
      root,
      openings: order.flatMap((_, i) => (faces[base + i] === undefined ? [] : [pledge.opening(i)])),
    };
  });
  const named = Object.fromEntries([...names].map(([at, { name }]) => [at, name]));
  return { rules: table.rules, round: opened.round, seat, names: named, events, faces, proofs };
}
function refold(game: Game, opened: RoundOpened, events: RoundKept['events'], pledged: readonly Pledged[]) {
  let felt = begin(game, opened.setup);
  for (const { event } of events) {
    if (event.type !== 'Played') continue;
    const written = event.event as Written;
    const isShuffle = written.type === 'PackShuffled' || written.type === 'StubShuffled';
    const pledge = isShuffle ? pledged.find((p) => p.base === felt.faces.length) : undefined;
    felt = fold(game, felt, [read(game, pledge ? { ...written, faces: pledge.faces.map(printFace) } : written)]);
  }
  return felt;
}

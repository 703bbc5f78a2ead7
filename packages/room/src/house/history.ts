// Past hands, from the stream of a table, open or closed, each through the eyes of whoever asks: what he was told, the faces he
// had seen, and the proofs that they lay where they were pledged.

import { begin, fold, type Game, printFace, read, type Seat, view } from 'baraja';
import { type Receipt, receiptOf } from 'baraja/books';
import { untellDraws } from 'baraja/games';
import { gameFor, openedFor, type RoundClosed, type RoundOpened, type TableRules } from 'baraja/table';
import type { PackProof } from '../fair/proof.js';
import type { EditionPut } from '../protocol/view.js';
import type { Store, StoredEvent } from '../store/store.js';
import { calledBy } from '../table/called.js';
import { editionsIn } from '../table/editions.js';
import { onDay } from '../table/ends.js';
import type { StoredTableEvent, TableOpened, ToldEvent } from '../table/kinds.js';
import { type Pledged, PledgeReader } from '../table/pledges.js';
import { asItStands } from '../table/practice.js';
import { isShuffle, toldFrom } from '../table/stored.js';
import type { World } from '../table/world.js';

export interface RoundListed {
  readonly round: number;
  readonly at: number;
  readonly stacks: RoundClosed['stacks'];
  readonly voided: boolean;
}
/** A table as its stream tells it. */
export interface TableLog {
  readonly world: World;
  readonly id: string;
  readonly stream: string;
  readonly version: number;
  readonly opened: TableOpened;
  /** By today's books; null where they have no such table any more. */
  readonly rules: TableRules | null;
}
export interface RoundKept {
  readonly table: TableTold;
  /** An earlier one: the hand is folded from what happened, and shown by today's rules. */
  readonly edition: 'today' | 'earlier';
  readonly rules: TableRules;
  readonly round: number;
  /** Whose eyes: a seat that was dealt in, or the rail. */
  readonly seat: Seat | null;
  readonly names: Readonly<Record<number, string>>;
  readonly events: readonly { readonly at: number; readonly event: ToldEvent }[];
  /** By card: what this viewer had seen by the end. */
  readonly faces: Readonly<Record<number, string>>;
  /** Of each pack; before the first hand, also of the draw for the button. */
  readonly proofs: readonly PackProof[];
  /** What it was dealt under; null for hands of earlier programs. */
  readonly receipt: HandReceipt | null;
}
/** Program, edition with its parts, the switches that were thrown, and by whom. */
export interface HandReceipt extends Receipt {
  readonly engine: string;
  readonly switches: Readonly<Record<string, unknown>>;
  /** Who opened the table so, and threw them; null where it stands open by itself. */
  readonly by: string | null;
  /** Where staff did, by name and role, the second for what takes two. */
  readonly staff: readonly { readonly name: string; readonly role: string }[];
  /** When its edition came into force, and who put it there; `put` null: it came with the program. */
  readonly since: number | null;
  readonly put: EditionPut | null;
}

/** The hand was dealt under an earlier edition of the book, and today's cannot lay it out any more. It is on record all the same. */
export interface Unreadable {
  readonly refused: 'earlier-edition';
  readonly rule: null;
  readonly facts: { readonly round: number };
}

const PAGE = 500;
const bodyOf = ({ body }: StoredEvent) => body as unknown as StoredTableEvent;

/** The log of a table that is not running: closed, or unable to go on. Null if there never was one of that name. */
export async function logOf(world: World, id: string): Promise<TableLog | null> {
  const stream = `table-${id}`;
  const [first] = await world.store.read(stream, 1, 1);
  if (first === undefined) return null;
  const opened = bodyOf(first) as TableOpened;
  const rules = await editionsIn(world.store).rules(opened.opening, opened.edition);
  const { version } = await world.store.latest(stream);
  return { world, id, stream, version, opened, rules };
}

/** What a list of a table's hands begins with. */
export interface TableTold {
  readonly id: string;
  readonly name: string;
  /** What its host called it; null where nobody gave it a name. */
  readonly called: string | null;
  readonly practice: boolean;
  readonly house: string | null;
  readonly gameId: string | null;
  readonly stake: string | null;
  readonly edition: 'today' | 'earlier';
}
export const toldOf = ({ id, opened, rules }: TableLog): TableTold => ({
  id,
  name: opened.name,
  called: calledBy(opened, rules),
  practice: opened.practice,
  house: rules?.house ?? null,
  gameId: rules && openedFor(rules),
  stake: rules?.stake ?? null,
  // At a dealer's choice each hand has rules of its own.
  edition: rules?.choice || rules?.hash === opened.hash ? 'today' : 'earlier',
});

/** The round of the first event at or after a version that belongs to one. */
type Long = Pick<TableLog, 'stream' | 'version'> & { readonly world: { readonly store: Pick<Store, 'pages'> } };
async function roundFrom({ world, stream }: Long, version: number): Promise<number> {
  for await (const page of world.store.pages(stream, version, 20))
    for (const stored of page) {
      const e = bodyOf(stored);
      if ('round' in e) return e.round;
    }
  return Number.POSITIVE_INFINITY;
}
/** Where a round begins, or what lies between it and the one before: found by halving, since a stream may be very long. */
export async function startOf(table: Long, round: number): Promise<number> {
  let [low, high] = [1, table.version + 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((await roundFrom(table, middle)) < round) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Where a table's hand begins in its stream; null where there was none of that number. */
export async function versionOfHand(store: Store, table: string, round: number): Promise<number | null> {
  const stream = `table-${table}`;
  const { version } = await store.latest(stream);
  const from = await startOf({ world: { store }, stream, version }, round);
  for await (const page of store.pages(stream, from, 50))
    for (const stored of page) {
      const e = bodyOf(stored);
      if (e.type === 'RoundOpened') return e.round === round ? stored.version : null;
    }
  return null;
}

/** The last rounds, newest first. */
export async function roundsOf(table: TableLog, before?: number, limit = 50): Promise<readonly RoundListed[]> {
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

/** Who was dealt into a finished round; null if there is none of that number. */
export async function dealtInto(
  table: TableLog,
  number: number,
): Promise<readonly { readonly seat: Seat; readonly id: string; readonly name: string }[] | null> {
  const dealt = new Map<Seat, { readonly seat: Seat; readonly id: string; readonly name: string }>();
  let seats: readonly Seat[] | null = null;
  for await (const page of table.world.store.pages(table.stream, await startOf(table, number)))
    for (const stored of page) {
      const e = bodyOf(stored);
      if ('round' in e && e.round > number) return null;
      if (e.type === 'RoundOpened' && e.round === number) ({ seats } = e);
      if (e.type === 'DeckPledged') for (const { seat, id, name } of e.dealt) dealt.set(seat, { seat, id, name });
      if (e.type === 'RoundClosed' && e.round === number) return (seats ?? []).flatMap((seat) => dealt.get(seat) ?? []);
    }
  return null;
}

/** Where a round lies in its stream, with what lies between it and the one before. */
export interface RoundSpan {
  readonly first: number;
  readonly last: number;
}
/** One finished round as a patron may see it again; null if there is none of that number. Who knows where it lies says so. */
export async function roundFor(
  table: TableLog,
  number: number,
  patron: string,
  at?: RoundSpan,
): Promise<RoundKept | Unreadable | null> {
  const { store, sealer } = table.world;
  const events: { at: number; event: ToldEvent }[] = [];
  const pledges = new PledgeReader(table.id, sealer);
  const names = new Map<Seat, { id: string; name: string }>();
  let opened: RoundOpened | null = null;
  let { edition } = table.opened;
  let engine: string | undefined;
  let day: string | undefined;
  const from = at?.first ?? (await startOf(table, number));
  for await (const page of store.pages(table.stream, from, at && at.last - at.first + 1)) {
    for (const entry of page) {
      const stored = bodyOf(entry);
      if (stored.type === 'RoundOpened' && stored.round === number) opened = stored;
      if (stored.type === 'GameChosen') events.splice(0, events.length, { at: entry.at, event: stored });
      pledges.fold(stored);
      if (stored.type === 'DeckPledged' && stored.round === number) ({ edition = edition, engine, day } = stored);
      if (opened === null) continue;
      if (stored.type === 'DeckPledged') for (const { seat, id, name } of stored.dealt) names.set(seat, { id, name });
      events.push({ at: entry.at, event: toldFrom(stored) });
      if (stored.type !== 'RoundClosed') continue;
      const opening = onDay(table.opened.opening, day);
      const rules = edition === undefined ? table.rules : await editionsIn(store).rules(opening, edition);
      const hand = readable({ ...table, rules }, opened, names, patron, asItStands(events), pledges);
      return 'refused' in hand ? hand : { ...hand, receipt: await receiptFor(table, edition, engine) };
    }
  }
  return null;
}
async function receiptFor(
  { world, opened }: TableLog,
  id: string | undefined,
  engine: string | undefined,
): Promise<HandReceipt | null> {
  const editions = editionsIn(world.store);
  const edition = id === undefined ? null : await editions.find(id);
  if (edition === null || engine === undefined) return null;
  const { host, by: staff, second } = opened;
  const { game } = edition;
  const put = world.putInForce?.(game.house, game.id, edition.id) ?? null;
  return {
    ...receiptOf(edition),
    engine,
    switches: opened.opening.switches ?? {},
    by: host ?? staff?.id ?? null,
    staff: [staff, second].flatMap((one) => (one ? [{ name: one.name, role: one.role }] : [])),
    since: put?.at ?? (await editions.since(edition.id)),
    put,
  };
}
type Names = ReadonlyMap<Seat, { id: string; name: string }>;
/** What is folded by another edition may not fold; what is folded by its own must. */
function readable(
  table: TableLog,
  opened: RoundOpened,
  names: Names,
  patron: string,
  events: RoundKept['events'],
  pledges: PledgeReader,
): Omit<RoundKept, 'receipt'> | Unreadable {
  const { rules } = table;
  const edition = rules?.hash === opened.hash ? 'today' : 'earlier';
  try {
    if (rules === null) throw new Error('no such table any more');
    return { table: toldOf(table), edition, ...kept(rules, opened, names, patron, events, pledges) };
  } catch (error) {
    if (edition === 'today') throw error;
    return { refused: 'earlier-edition', rule: null, facts: { round: opened.round } };
  }
}
function kept(
  rules: TableRules,
  opened: RoundOpened,
  names: Names,
  patron: string,
  events: RoundKept['events'],
  pledges: PledgeReader,
): Omit<RoundKept, 'table' | 'edition' | 'receipt'> {
  const game = gameFor(rules, opened.seats, opened);
  const seat = [...names].find(([at, who]) => who.id === patron && opened.seats.includes(at))?.[0] ?? null;
  const felt = refold(game, opened, events, pledges.packs);
  const seen = view(game, felt, seat ?? 'rail');
  const faces: Record<number, string> = {};
  seen.faces.forEach((face, card) => {
    if (face !== null) faces[card] = printFace(face);
  });
  const proofs = pledges.proofs(opened.round, seen.faces);
  const named = Object.fromEntries([...names].map(([at, { name }]) => [at, name]));
  return { rules, round: opened.round, seat, names: named, events: untold(rules, opened, seat, events), faces, proofs };
}
/** How many cards the others drew is not told any more, where the house's sheet has it so. */
function untold(
  rules: TableRules,
  opened: RoundOpened,
  seat: Seat | null,
  events: RoundKept['events'],
): RoundKept['events'] {
  const played = events.flatMap(({ event }, at) => (event.type === 'Played' ? [{ ...event.event, at }] : []));
  const button = opened.setup.markers.button ?? null;
  const told = new Map(untellDraws(rules.game, played, seat, button).map(({ at, ...event }) => [at, event]));
  return events.flatMap((entry, at) => {
    if (entry.event.type !== 'Played') return [entry];
    const event = told.get(at);
    return event === undefined ? [] : [{ ...entry, event: { ...entry.event, event } }];
  });
}
function refold(game: Game, opened: RoundOpened, events: RoundKept['events'], pledged: readonly Pledged[]) {
  let felt = begin(game, opened.setup);
  for (const { event } of events) {
    if (event.type !== 'Played') continue;
    const written = event.event;
    const pledge = isShuffle(written) ? pledged.find((p) => p.base === felt.faces.length) : undefined;
    felt = fold(game, felt, [read(game, pledge?.faces ? { ...written, faces: pledge.faces.map(printFace) } : written)]);
  }
  return felt;
}

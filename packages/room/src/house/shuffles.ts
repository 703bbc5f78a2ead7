// Whether every shuffle of a room was as it says: the pledged packs come from their seeds and are whole; every part that was
// acknowledged is in the order; what was dealt follows. Each by the rule of its own day, with the key of the seals.

import { begin, type Face, fold, type Game, printFace, type Round, read, unshuffled, type Written } from 'baraja';
import { gameFor, type RoundOpened, type TableRules } from 'baraja/table';
import {
  auditShuffle,
  commit,
  DRAW,
  isHex32,
  orderFrom,
  type Sealer,
  StillSealed,
  sealOf,
  takenIn,
  vowOf,
} from '../fair/index.js';
import type { Store, StoredEvent } from '../store/index.js';
import { onDay } from '../table/ends.js';
import {
  type DeckMixed,
  type DeckPledged,
  editionsIn,
  isShuffle,
  mixed,
  openPledge,
  type PartGiven,
  type Pledged,
  type StoredTableEvent,
  type TableOpened,
} from '../table/index.js';

/** What may be wrong with a shuffle. */
export type ShuffleFaultCode =
  | 'seed' // another pack was pledged than the one its seed gives
  | 'seal'
  | 'count'
  | 'shoe'
  | 'not-vowed'
  | 'late'
  | 'no-pledge'
  | 'dropped' // the order was made without a part that was acknowledged, or with another
  | 'spare'
  | 'opened'
  | 'drawn'
  | 'unpledged'
  | 'stacked'
  | 'alone' // by the server alone, when that was no longer the rule
  | 'unreadable';
export interface ShuffleFault {
  readonly stream: string;
  readonly event: number;
  readonly code: ShuffleFaultCode;
  /** Why it cannot be read. */
  readonly why?: string;
}
export interface ShuffleAudit {
  readonly faults: readonly ShuffleFault[];
  readonly packs: number;
  readonly shoes: number;
  readonly parts: number;
  readonly draws: number;
  /** Packs of hands that today's book cannot lay out again: checked against their own pledge only. */
  readonly unfolded: number;
  /** Tables whose last packs are still sealed, because their hands or shoes were under way when the record was taken along. */
  readonly sealed: number;
}

export async function auditShuffles(store: Store, sealer: Sealer): Promise<ShuffleAudit> {
  const tables: TableShuffles[] = [];
  for (const { stream } of await store.streams('table-')) tables.push(await shufflesAt(store, sealer, stream));
  return shufflesTogether(tables);
}
/** What is found at one table, from the first hand at or after a version: plain data, so that several may look at several. */
export async function shufflesAt(store: Store, sealer: Sealer, stream: string, from = 1): Promise<TableShuffles> {
  const all = new Tally();
  const table = new TableAudit(stream.slice('table-'.length), sealer, all);
  try {
    const start = from > 1 ? await midway(store, stream, from, table) : 1;
    for await (const page of store.pages(stream, start))
      for (const event of page) {
        if (event.body === null) continue; // withheld from a copy
        await table.open(event, store);
        table.read(event);
      }
  } catch (error) {
    // What is still sealed are the last packs of a table: there is nothing after them that could be read.
    if (!(error instanceof StillSealed)) throw error;
    all.counts.sealed++;
  }
  return all.found();
}
/** Where the first hand begins at or after a version, with the rules it was dealt by; past the end where none does. */
async function midway(store: Store, stream: string, from: number, table: TableAudit): Promise<number> {
  const [opened] = await store.read(stream, 1, 1);
  if (opened?.body) await table.open(opened, store);
  let begins: StoredEvent | null = null;
  for await (const page of store.pages(stream, from))
    for (const event of page) {
      if (event.body === null) continue;
      const e = event.body as unknown as StoredTableEvent;
      if (isOneOf(TURNS, e)) await table.open(event, store);
      if (e.type === 'RoundOpened') begins ??= event;
      if (e.type !== 'DeckPledged' || begins === null) continue;
      await table.joined(e, store);
      return begins.version;
    }
  return Number.MAX_SAFE_INTEGER;
}
/** Of all tables of a room, in any order. */
export function shufflesTogether(tables: readonly TableShuffles[]): ShuffleAudit {
  const secondFrom = Math.min(...tables.map((one) => one.secondFrom));
  const alone = tables.flatMap(({ byFirst }) => byFirst.filter(({ position }) => position > secondFrom));
  const counts = tables.reduce((sum, one) => added(sum, one.counts), nothing());
  return { ...counts, faults: [...tables.flatMap(({ faults }) => faults), ...alone.map((at) => faultAt(at, 'alone'))] };
}

/** What a table's rules begin with, and go over to others by. */
const TURNS = ['TableOpened', 'EditionChanged', 'GameChosen'] as const;
const isOneOf = <K extends StoredTableEvent['type']>(
  types: readonly K[],
  e: StoredTableEvent,
): e is Extract<StoredTableEvent, { type: K }> => (types as readonly string[]).includes(e.type);

type At = Pick<StoredEvent, 'stream' | 'version' | 'position'>;
type Counts = Record<Exclude<keyof ShuffleAudit, 'faults'>, number>;
const nothing = (): Counts => ({ packs: 0, shoes: 0, parts: 0, draws: 0, unfolded: 0, sealed: 0 });
const added = (a: Counts, b: Counts): Counts => ({
  packs: a.packs + b.packs,
  shoes: a.shoes + b.shoes,
  parts: a.parts + b.parts,
  draws: a.draws + b.draws,
  unfolded: a.unfolded + b.unfolded,
  sealed: a.sealed + b.sealed,
});
const faultAt = ({ stream, version }: At, code: ShuffleFaultCode, why?: string): ShuffleFault => ({
  ...{ stream, event: version, code },
  ...(why === undefined ? {} : { why }),
});
export interface TableShuffles {
  readonly counts: Counts;
  readonly faults: readonly ShuffleFault[];
  /** Where the second rule came into force, and what was shuffled by the first. */
  readonly secondFrom: number;
  readonly byFirst: readonly At[];
}
/** What is counted at a table. */
class Tally {
  readonly counts = nothing();
  private readonly faults: ShuffleFault[] = [];
  private secondFrom = Number.POSITIVE_INFINITY;
  private readonly byFirst: At[] = [];

  fault(at: At, code: ShuffleFaultCode, why?: string): void {
    this.faults.push(faultAt(at, code, why));
  }
  /** `form`: null where the order was chosen, by no rule of shuffling. */
  pledged(form: 1 | 2 | null, { stream, version, position }: At): void {
    this.counts.packs++;
    if (form === 2) this.secondFrom = Math.min(this.secondFrom, position);
    else if (form === 1) this.byFirst.push({ stream, version, position });
  }
  found(): TableShuffles {
    const { counts, faults, secondFrom, byFirst } = this;
    return { counts, faults, secondFrom, byFirst };
  }
}

class TableAudit {
  private opening: TableOpened['opening'] | null = null;
  private practice = false;
  private rules: TableRules | null = null;
  private round: { readonly game: Game; felt: Round } | null = null;
  /** By how many events of the round stood: what an act taken back goes back to. */
  private before: Round[] = [];
  private pledges: Pledged[] = [];
  private given: PartGiven[] = [];
  /** Undefined where it may have been filled before anybody looked. */
  private shoe: Pledged | null | undefined = null;
  private draw: Pledged | null = null;
  private at: At;

  constructor(
    private readonly id: string,
    private readonly sealer: Sealer,
    private readonly all: Tally,
  ) {
    this.at = { stream: `table-${id}`, version: 0, position: 0 };
  }

  /** The rules of the edition a table was opened under, or went over to, or of the game that was chosen. */
  async open({ body }: StoredEvent, store: Store): Promise<void> {
    const e = body as unknown as StoredTableEvent;
    if (e.type === 'TableOpened') {
      this.opening = e.opening;
      this.practice = e.practice;
    }
    if (this.opening === null || !isOneOf(TURNS, e)) return;
    const opening = onDay(this.opening, e.type === 'EditionChanged' ? e.day : undefined);
    this.opening = opening;
    this.rules = await editionsIn(store)
      .rules(opening, e.edition)
      .catch(() => null);
  }
  /** Somebody looks from the middle on: a pledge says what was played by then. */
  async joined({ edition, day }: DeckPledged, store: Store): Promise<void> {
    this.shoe = undefined;
    if (this.opening === null || edition === undefined) return;
    this.rules = await editionsIn(store)
      .rules(onDay(this.opening, day), edition)
      .catch(() => null);
  }
  read(event: StoredEvent): void {
    this.at = event;
    try {
      this.fold(event.body as unknown as StoredTableEvent);
    } catch (error) {
      if (error instanceof StillSealed) throw error;
      this.fault('unreadable', error instanceof Error ? error.message : String(error));
    }
  }
  private fault(code: ShuffleFaultCode, why?: string): void {
    this.all.fault(this.at, code, why);
  }
  private fold(e: StoredTableEvent): void {
    switch (e.type) {
      case 'RoundOpened':
        this.roundOpened(e);
        return;
      case 'DeckPledged':
        this.pledged(e);
        return;
      case 'PartGiven':
        this.part(e);
        return;
      case 'DeckMixed':
        this.settled(e);
        return;
      case 'ButtonDrawn':
        this.drawn(e.cards.map(({ card }) => card));
        return;
      case 'Played':
        if (this.round) this.before.push(this.round.felt);
        this.played(e.event, e.round);
        return;
      case 'ActTakenBack':
        if (this.round) this.round.felt = this.before[e.stand] ?? this.round.felt;
        this.before = this.before.slice(0, e.stand);
        return;
      default:
        return;
    }
  }
  private roundOpened(e: RoundOpened): void {
    this.pledges = [];
    this.given = [];
    this.before = [];
    this.round = null;
    if (this.rules === null) return;
    try {
      const game = gameFor(this.rules, e.seats, e);
      this.round = { game, felt: begin(game, e.setup) };
    } catch {
      // The book has another edition: the hand is not laid out again.
    }
  }
  private pledged(e: DeckPledged): void {
    const p = openPledge(this.id, e, this.sealer);
    this.all.pledged(p.chosen ? null : p.form, this.at);
    // Whoever practises alone may choose; nobody else, ever.
    if (p.chosen && !this.practice) this.fault('stacked');
    const orders = p.form === 1 ? [p.faces!] : p.secrets.map(({ seed }) => orderFrom(p.pack, seed));
    const roots = orders.map((faces, i) => commit(faces.map(printFace), p.secrets[i]!, p.form).root);
    if (roots.join() !== p.packs.join()) this.fault('seed');
    if (p.form === 2 && sealOf(p.packs) !== p.root) this.fault('seal');
    if (p.cards !== p.pack.length) this.fault('count');
    if (e.on) this.goesOn(p);
    if (p.base === DRAW) this.draw = p;
    else this.pledges.push(p);
  }
  /** A shoe that goes on is the one of the hand before, with the parts that were in it. */
  private goesOn(p: Pledged): void {
    const before = this.shoe;
    const facts = (x: Pledged): string => JSON.stringify([x.root, x.packs, x.first, x.vows, x.parts, x.faces]);
    if (before !== undefined && (before === null || facts(before) !== facts(p))) this.fault('shoe');
  }
  private pledgeOf({ round, base }: { round: number; base: number }): Pledged | undefined {
    if (base === DRAW) return this.draw?.round === round ? this.draw : undefined;
    return this.pledges.find((p) => p.round === round && p.base === base);
  }
  private part(e: PartGiven): void {
    this.all.counts.parts++;
    const p = this.pledgeOf(e);
    const vow = p?.vows.find(({ seat }) => seat === e.seat)?.vow;
    if (!isHex32(e.part) || vow === undefined || vow !== vowOf(e.part)) this.fault('not-vowed');
    if (p?.faces) this.fault('late');
    this.given.push(e);
  }
  /** Every part that was stored, and so acknowledged, is in; no other is; and the other pack lies open as it was pledged. */
  private settled(e: DeckMixed): void {
    const p = this.pledgeOf(e);
    if (!p) {
      this.fault('no-pledge');
      return;
    }
    const lines = (list: readonly { seat: number; part: string }[]): string =>
      list.map(({ seat, part }) => `${seat}/${part}`).join();
    const given = this.given
      .filter(({ round, base }) => round === e.round && base === e.base)
      .sort((a, b) => a.seat - b.seat);
    if (lines(given) !== lines(e.parts)) this.fault('dropped');
    const full = mixed(p, e.parts);
    const replace = (x: Pledged): Pledged => (x === p ? full : x);
    this.pledges = this.pledges.map(replace);
    this.draw = this.draw && replace(this.draw);
    this.spare(full, e.spare ?? null);
  }
  private spare(p: Pledged, spare: DeckMixed['spare']): void {
    const isOpen = p.base === DRAW || p.packs.length > 1;
    const secret = p.secrets[p.packs.length > 1 ? 1 - takenIn(p).pack : 0]!;
    const faces = orderFrom(p.pack, secret.seed).map(printFace).join(' ');
    if (isOpen && (spare?.faces !== faces || spare.key !== Buffer.from(secret.saltKey).toString('hex')))
      this.fault('spare');
    if (!isOpen && spare) this.fault('opened');
  }
  private drawn(cards: readonly string[]): void {
    if (this.draw === null) return; // by the first rule it was not pledged
    this.all.counts.draws++;
    const faces = this.draw.faces?.slice(0, cards.length).map(printFace);
    if (faces?.join() !== cards.join()) this.fault('drawn');
  }
  private played(written: Written, number: number): void {
    if (!isShuffle(written)) {
      this.lay(written);
      return;
    }
    const base = this.round ? this.round.felt.faces.length : (this.pledges.at(-1)?.base ?? 0);
    const p = this.pledgeOf({ round: number, base });
    if (!p?.faces) {
      this.fault('unpledged');
      this.round = null;
      return;
    }
    if (written.type === 'ShoeWentOn') {
      this.all.counts.shoes++;
      if (p.form === 1 && this.shoe !== undefined && this.shoe?.root !== p.root) this.fault('shoe');
    } else this.whole(p);
    if (p.base === 0) this.shoe = p;
    this.lay({ ...written, faces: p.faces.map(printFace) });
  }
  /** The pack that was shuffled is the one that lay there: all its cards, in the order they were given to chance. */
  private whole(p: Pledged): void {
    if (this.round === null) {
      this.all.counts.unfolded++;
      return;
    }
    const pack: readonly Face[] = unshuffled(this.round.game, this.round.felt);
    const sorted = (faces: readonly Face[]): string => [...faces].sort((a, b) => a - b).join();
    if (p.chosen) {
      if (sorted(pack) !== sorted(p.faces!)) this.fault('stacked');
      return;
    }
    const isFirst = p.form === 1 && !auditShuffle(pack.map(printFace), p.secrets[0]!, p.root, 1);
    if (isFirst || (p.form === 2 && pack.join() !== p.pack.join())) this.fault('stacked');
  }
  /** Lays the hand out again, as far as today's book can. */
  private lay(written: Written): void {
    if (this.round === null) return;
    try {
      this.round.felt = fold(this.round.game, this.round.felt, [read(this.round.game, written)]);
    } catch {
      this.round = null;
    }
  }
}

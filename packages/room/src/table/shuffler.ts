// A table's shuffles, from the pledge to the deal. The server pledges; the players whose clients vowed a part before that open it; when
// all have, or a short while has passed, the order is settled. Nobody is waited for who vowed nothing: bots, silent seats, the rail.
import { pack52, unshuffled, view } from 'baraja';
import { ENGINE } from 'baraja/books';
import type { Live, TableState } from 'baraja/table';
import { DRAW, type Part, vowOf } from '../fair/mix.js';
import type { PackProof } from '../fair/proof.js';
import { receiptLine } from '../fair/receipt.js';
import { makeSecret } from '../fair/secret.js';
import type { RoundView } from '../protocol/view.js';
import type { Appended } from '../store/index.js';
import type { DealtRound } from './ends.js';
import type { DeckMixed, StoredTableEvent, TableOpened } from './kinds.js';
import {
  bySeat,
  dealtIn,
  drawProof,
  mixed,
  mixedEvent,
  openPledge,
  type Pledged,
  pledgeChosen,
  pledgeOf,
  proofsOf,
  sealedPledge,
} from './pledges.js';
import type { Staging } from './staging.js';
import type { World } from './world.js';

type Order = NonNullable<ReturnType<Staging['orderFor']>>;

/** The table as its shuffler sees it. */
export interface Shuffled {
  readonly id: string;
  readonly world: World;
  readonly state: TableState;
  readonly opened: TableOpened;
  readonly editions: { readonly day: string | undefined };
  /** The edition of the book it is played by. */
  readonly edition: string | undefined;
  isHere(patron: string): boolean;
  /** Which hand is to be dealt in an order that was chosen. */
  readonly staging: Pick<Staging, 'orderFor'>;
  /** Stores events, folds them here, and tells them; null if the store would not have them. */
  record(events: readonly StoredTableEvent[]): Promise<Appended | null>;
}
/** How long a table waits for the parts of those who vowed one, in milliseconds. Not paced: it is the wire that needs the time. */
export const PARTS_WITHIN = 1500;

export type PartAnswer = { readonly receipt: string } | { readonly why: 'late' | 'not-vowed' | 'not-the-vow' };
/** What is to be done next, and how long to wait for it. */
export interface Due {
  readonly stage: 'pledge' | 'parts' | 'mix' | 'deal';
  readonly ms: number;
}

export class Shuffler {
  /** The packs pledged for this round. */
  pledged: Pledged[] = [];
  /** The pledge of the last whole pack: a shoe that goes on is pledged again under the same root. */
  shoe: Pledged | null = null;
  /** The draw for the first button, and whether it was drawn already. */
  private draw: { readonly pledged: Pledged; readonly isDrawn: boolean } | null = null;
  /** By patron: the hash of the part he will add to the next shuffle. Kept nowhere, until a pledge names it. */
  private readonly vows = new Map<string, string>();
  private readonly receipts = new Map<string, string>();

  constructor(private readonly table: Shuffled) {}

  // --- what is stored ---

  fold(e: StoredTableEvent): void {
    if (e.type === 'RoundOpened') this.roundOpened();
    if (e.type === 'DeckPledged') this.note(openPledge(this.table.id, e, this.table.world.sealer));
    if (e.type === 'PartGiven') this.given(e);
    if (e.type === 'DeckMixed') this.settled(e);
    if (e.type === 'ButtonDrawn' && this.draw) this.draw = { ...this.draw, isDrawn: true };
  }
  roundOpened(): void {
    this.pledged = [];
    this.receipts.clear();
  }
  private note(p: Pledged): void {
    if (p.base === DRAW) this.draw = { pledged: p, isDrawn: false };
    else this.pledged.push(p);
    if (p.base === 0) this.shoe = p;
  }
  private change(which: { readonly round: number; readonly base: number }, to: (p: Pledged) => Pledged): void {
    const isIt = (p: Pledged): boolean => p.round === which.round && p.base === which.base;
    this.pledged = this.pledged.map((p) => (isIt(p) ? to(p) : p));
    if (this.shoe && isIt(this.shoe)) this.shoe = to(this.shoe);
    if (this.draw && isIt(this.draw.pledged)) this.draw = { ...this.draw, pledged: to(this.draw.pledged) };
  }
  private given(e: Part & { readonly round: number; readonly base: number }): void {
    const { seat, part } = e;
    this.change(e, (p) => ({ ...p, parts: [...p.parts.filter((x) => x.seat !== seat), { seat, part }].sort(bySeat) }));
  }
  private settled(e: DeckMixed): void {
    this.change(e, (p) => mixed(p, e.parts));
  }

  // --- what is asked ---

  /** The hash of the part somebody will add to the next shuffle he is dealt into. */
  vow(patron: string, vow: string): void {
    if (this.table.state.sittings.some((s) => s.patron.id === patron)) this.vows.set(patron, vow);
  }
  /** Somebody opens the part he vowed: stored, and only then is there a receipt. */
  async part(
    patron: string,
    which: { readonly round: number; readonly base: number },
    part: string,
  ): Promise<PartAnswer> {
    const p = [...this.pledged, ...(this.draw ? [this.draw.pledged] : [])].find(
      ({ round, base }) => round === which.round && base === which.base,
    );
    const seat = p?.dealt.find((d) => d.id === patron)?.seat;
    const vow = p?.vows.find((v) => v.seat === seat)?.vow;
    if (p === undefined || vow === undefined) return { why: p ? 'not-vowed' : 'late' };
    if (vow !== vowOf(part)) return { why: 'not-the-vow' };
    const key = `${p.round}/${p.base}/${patron}`;
    const before = this.receipts.get(key);
    if (before !== undefined) return { receipt: before };
    if (p.faces !== null || p.first !== p.round) return { why: 'late' };
    const { round, base } = p;
    const stored = await this.table.record([{ type: 'PartGiven', round, base, seat: seat!, id: patron, part }]);
    if (stored === null) return { why: 'late' };
    const { version, hash } = stored;
    const { id: table, world } = this.table;
    const receipt = receiptLine({ table, round, base, seat: seat!, part, version, hash }, world.signer);
    this.receipts.set(key, receipt);
    return { receipt };
  }

  // --- what is done ---

  /** A pledge with what the hand will be dealt under. */
  private receipted(pledge: StoredTableEvent): StoredTableEvent {
    const { edition, opened, editions } = this.table;
    const under = edition === undefined ? {} : { edition, engine: ENGINE };
    return {
      ...pledge,
      ...under,
      ...(editions.day === opened.opening.on ? {} : { day: editions.day }),
    } as StoredTableEvent;
  }
  private dueFor(p: Pledged | undefined): Due {
    if (p === undefined) return { stage: 'pledge', ms: 0 };
    if (p.faces !== null) return { stage: 'deal', ms: 0 };
    const isMissing = ({ seat }: { seat: number }): boolean =>
      !p.parts.some((x) => x.seat === seat) && this.table.isHere(p.dealt.find((d) => d.seat === seat)?.id ?? '');
    return p.vows.some(isMissing) ? { stage: 'parts', ms: PARTS_WITHIN } : { stage: 'mix', ms: 0 };
  }
  /** For the pack the round waits for. */
  due(live: Live): Due {
    return this.dueFor(this.pledged.find((p) => p.base === live.round.faces.length));
  }
  /** Takes the next step towards a shuffled pack; null until there is one. `isTime`: whoever has not given his part yet is late. */
  async packFor(live: Live, isTime: boolean): Promise<Pledged['faces']> {
    const base = live.round.faces.length;
    const find = (): Pledged | undefined => this.pledged.find((p) => p.base === base);
    if (!find()) {
      const pack = unshuffled(live.game, live.round);
      const dealt = dealtIn(this.table.state.sittings, live.game.seats);
      const order = this.table.staging.orderFor(live);
      if (order) return this.choose({ round: live.number, base, pack, dealt }, order);
      // A second pack to lay open says something only where players choose which; and of a reshuffle it would show unseen cards.
      await this.pledge({ round: live.number, base, pack, dealt }, pack === live.game.pack);
    }
    return this.settle(find(), isTime);
  }
  /** Nobody shuffles: the order was chosen, and its pledge says so. */
  private async choose(p: Pick<Pledged, 'round' | 'base' | 'pack' | 'dealt'>, order: Order): Promise<Pledged['faces']> {
    const { id: table, world } = this.table;
    for (const { id } of p.dealt) this.vows.delete(id);
    await this.must([this.receipted(sealedPledge(pledgeChosen({ ...p, table }, order), world.sealer))]);
    return order.faces;
  }
  private async pledge(p: Pick<Pledged, 'round' | 'base' | 'pack' | 'dealt'>, isWhole: boolean): Promise<void> {
    const { id: table, world } = this.table;
    const vows = p.dealt
      .flatMap(({ seat, id }) =>
        this.vows.has(id) && this.table.isHere(id) ? [{ seat, vow: this.vows.get(id)! }] : [],
      )
      .sort(bySeat);
    for (const { id } of p.dealt) this.vows.delete(id); // each stands for one shuffle
    const make = world.secret ?? makeSecret;
    const secrets = Array.from({ length: isWhole && vows.length > 0 ? 2 : 1 }, () => make(p.pack.length));
    await this.must([this.receipted(sealedPledge(pledgeOf({ ...p, table, vows, secrets }), world.sealer))]);
  }
  private async settle(p: Pledged | undefined, isTime: boolean): Promise<Pledged['faces']> {
    if (p === undefined) return null;
    const { stage } = this.dueFor(p);
    if (stage === 'deal') return p.faces;
    if (stage === 'parts' && !isTime) return null;
    const full = mixed(p, p.parts);
    await this.must([mixedEvent(full)]);
    return full.faces;
  }
  private async must(events: readonly StoredTableEvent[]): Promise<void> {
    if ((await this.table.record(events)) === null) throw new Error('a pledge was not stored');
  }
  /** A shoe that goes on: the same cards in the same order, hence the same root; only who is dealt in is new. */
  async pledgeAgain(): Promise<void> {
    const { live, sittings } = this.table.state;
    if (live === null || this.shoe === null) throw new Error('a shoe goes on that was never pledged');
    if (this.pledged.some(({ base }) => base === 0)) return;
    const dealt = dealtIn(sittings, live.game.seats);
    await this.must([
      this.receipted(sealedPledge({ ...this.shoe, round: live.number, dealt }, this.table.world.sealer)),
    ]);
  }

  // --- the first button ---

  private get drawing(): Pledged | undefined {
    const { draw } = this;
    return draw && !draw.isDrawn && draw.pledged.round === this.table.state.rounds + 1 ? draw.pledged : undefined;
  }
  /** What a draw that is under way waits for; null when none is. */
  drawDue(): Due | null {
    return this.drawing ? this.dueFor(this.drawing) : null;
  }
  /** The pack for the draw, or null while parts are waited for. */
  async packForDraw(seats: readonly number[], isTime: boolean): Promise<Pledged['faces']> {
    const { state } = this.table;
    if (!this.drawing) {
      const dealt = dealtIn(state.sittings, seats);
      await this.pledge({ round: state.rounds + 1, base: DRAW, pack: pack52, dealt }, false);
    }
    return this.settle(this.drawing, isTime);
  }

  // --- what is shown ---

  roots(): RoundView['roots'] {
    return this.pledged.map(({ base, cards, root, vows, parts, faces }) => ({
      ...{ base, cards, root },
      ...(faces === null ? { vows } : { parts: parts.length }),
    }));
  }
  /** What proves the cards of a round that this viewer has seen; before the first hand, also the draw for the button. */
  proofs(felt: DealtRound | null, eyes: Parameters<typeof view>[2]): PackProof[] {
    const drawn = this.draw?.isDrawn && this.draw.pledged.round === (felt?.number ?? 1) ? [this.draw.pledged] : [];
    const draws = drawn.map(drawProof);
    return felt ? [...draws, ...proofsOf(this.pledged, view(felt.game, felt.round, eyes).faces)] : draws;
  }
}

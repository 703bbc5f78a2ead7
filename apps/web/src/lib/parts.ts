// The page's own part in every shuffle. Seated, it vows 32 random bytes by their hash; when a pledge names that vow, it opens them and
// vows the next. All by itself: nobody is asked, and whoever looks into the fairness panel finds his part in the order.
import { type Vow, vowOf } from '@baraja/room/proof';
import type { ClientFrame, ServerFrame } from './wire.js';

type PartFrame = Extract<ClientFrame, { t: 'vow' | 'part' }>;

export interface OwnPart {
  readonly part: string;
  /** Signed by the room: the part is stored. Null until it came. */
  readonly receipt: string | null;
}
export interface PartsWorld {
  send(frame: PartFrame): void;
  /** 32 bytes in hexadecimal. */
  random(): string;
  /** What is to outlive a reload of the page. */
  keep(parts: Readonly<Record<string, string>>): void;
  kept(): Readonly<Record<string, string>>;
}
const KEPT = 60;

export class Parts {
  /** By table: the part that is vowed and not yet used. */
  private readonly vowed: Map<string, string>;
  private readonly own = new Map<string, OwnPart>();

  constructor(private readonly world: PartsWorld) {
    this.vowed = new Map(Object.entries(world.kept()));
  }
  /** The part one added to a shuffle, if one did. */
  of(table: string, round: number, base: number): OwnPart | undefined {
    return this.own.get(`${table}/${round}/${base}`);
  }
  heard(frame: ServerFrame): void {
    if (frame.t === 'receipt') this.note(`${frame.table}/${frame.round}/${frame.base}`, { receipt: frame.receipt });
    if (frame.t !== 'table' && frame.t !== 'update') return;
    const { table, view } = frame;
    const pledges = frame.t === 'update' ? frame.events.filter((e) => e.type === 'DeckPledged') : [];
    for (const { round, base, vows = [] } of pledges) this.pledged(table, { round, base }, vows);
    if (view.round)
      for (const { base, vows = [] } of view.round.roots) this.pledged(table, { round: view.round.number, base }, vows);
    if (view.you.seat === null) return;
    // A pledge has used up whatever was vowed before it; a room that was opened again has forgotten it.
    if (!this.vowed.has(table) || pledges.length > 0 || frame.t === 'table') this.vow(table);
  }
  private vow(table: string): void {
    const part = this.vowed.get(table) ?? this.world.random();
    this.vowed.set(table, part);
    this.world.keep(Object.fromEntries(this.vowed));
    this.world.send({ t: 'vow', table, vow: vowOf(part) });
  }
  private pledged(table: string, of: { readonly round: number; readonly base: number }, vows: readonly Vow[]): void {
    const part = this.vowed.get(table);
    if (part === undefined || !vows.some(({ vow }) => vow === vowOf(part))) return;
    this.vowed.delete(table);
    this.note(`${table}/${of.round}/${of.base}`, { part });
    this.world.send({ t: 'part', table, ...of, part });
    this.vow(table);
  }
  private note(key: string, what: Partial<OwnPart>): void {
    const known = this.own.get(key) ?? { part: '', receipt: null };
    this.own.set(key, { ...known, ...what });
    if (this.own.size > KEPT) this.own.delete(this.own.keys().next().value!);
  }
}

const PLACE = 'baraja.parts';
/** What a browser lends: its generator, and a place that lasts as long as the window. */
export const browserParts = (send: (frame: PartFrame) => void): Parts =>
  new Parts({
    send,
    random: () =>
      Array.from(crypto.getRandomValues(new Uint8Array(32)), (b) => b.toString(16).padStart(2, '0')).join(''),
    keep(parts) {
      try {
        sessionStorage.setItem(PLACE, JSON.stringify(parts));
      } catch {
        // Without it, a reload only makes one shuffle wait a little.
      }
    },
    kept() {
      try {
        return JSON.parse(sessionStorage.getItem(PLACE) ?? '{}') as Record<string, string>;
      } catch {
        return {};
      }
    },
  });

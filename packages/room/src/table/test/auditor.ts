// Who may know which card, worked out from the stored log alone: the pledges say what each card is, the moves say who has seen
// it. It knows no game and no view. Every frame to every client is held to it, byte by byte.
import { createHash } from 'node:crypto';
import { DRAW, orderFrom, type Sealer, takenIn } from '../../fair/index.js';
import type { Store } from '../../store/index.js';
import type { StoredTableEvent } from '../index.js';
import { mixed, openPledge, type Pledged } from '../index.js';

interface Audited {
  /** By card: its face, and from which version on who has seen it; `all` for everybody. */
  readonly faces: Map<number, string>;
  readonly seen: Map<number, Map<string, number>>;
  /** Who was dealt which seat. */
  readonly patrons: ReadonlyMap<number, string>;
  readonly secrets: string[];
}
type Move = { readonly cards: readonly number[]; readonly seen?: number | 'all' };
type Stored = StoredTableEvent & { readonly round?: number };

/** A face on its own: not part of a longer word, nor a clause of Pan's sheet, which has a 4c. */
const FACE = /(?<![A-Za-z0-9_]|SNK-PAN-)(?:[2-9TJQKA][cdhs]|Jo)(?![A-Za-z0-9_])/g;

export class Auditor {
  readonly rounds = new Map<number, Audited>();
  version = 0;
  private readonly sitting = new Map<number, string>();
  private current: Audited | null = null;
  /** Cards drawn for the button are shown to everybody. */
  private readonly drawn: string[] = [];
  checked = { frames: 0, bytes: 0, faces: 0, salts: 0, opened: 0 };
  private newest = 0;
  private waiting: Pledged | null = null;
  /** How often a pack was laid open beside the one that was dealt. */
  opened = 0;
  /** What opens a card to whoever has the published root. */
  private readonly salts = new Map<string, { readonly round: number; readonly card: number }>();

  constructor(
    private readonly store: Store,
    private readonly sealer: Sealer,
    private readonly table: string,
    /** The rules as they stand in every view: looked through once, and then left out where they stand word for word. */
    private readonly rules = 'no rules',
  ) {
    if (rules.match(FACE)) throw new Error('there is a face in the rules');
  }

  /** Reads what has been stored since. */
  async follow(): Promise<void> {
    for (const { body, version } of await this.store.read(`table-${this.table}`, this.version + 1)) {
      this.fold(body as unknown as Stored, version);
      this.version = version;
    }
  }
  private fold(e: Stored, version: number): void {
    if (e.type === 'Seated') this.sitting.set(e.seat, e.patron.id);
    if (e.type === 'Left') this.sitting.delete(e.seat);
    if (e.type === 'SeatChanged') {
      this.sitting.set(e.to, this.sitting.get(e.seat)!);
      this.sitting.delete(e.seat);
    }
    if (e.type === 'ButtonDrawn') this.drawn.push(...e.cards.map((c) => c.card));
    if (e.type === 'RoundOpened') {
      const patrons = new Map(e.seats.map((seat) => [seat, this.sitting.get(seat)!]));
      this.current = { faces: new Map(), seen: new Map(), patrons, secrets: [] };
      this.rounds.set(e.round, this.current);
      this.newest = e.round;
    }
    if (e.type === 'DeckPledged' && e.base !== DRAW) this.pledged(openPledge(this.table, e, this.sealer));
    if (e.type === 'DeckMixed' && e.base !== DRAW) this.dealt(mixed(this.waiting!, e.parts));
    if (e.type === 'Played') for (const move of (e.event.cards ?? []) as readonly Move[]) this.shown(move, version);
  }
  /** Until the parts are in nobody knows which pack is dealt: the secrets of all are secret. */
  private pledged(p: Pledged): void {
    const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
    for (const { seed, saltKey } of p.secrets) this.current!.secrets.push(hex(seed), hex(saltKey));
    if (p.faces) this.dealt(p);
    else this.waiting = p;
  }
  private dealt(p: Pledged): void {
    const names = 'cdhs';
    const ranks = '23456789TJQKA';
    const round = this.current!;
    const { faces, base } = { ...p, faces: p.faces! };
    // As the engine numbers faces: by rank, then suit, then the joker. Written out here so that nothing is shared with what is audited.
    faces.forEach((face, i) => {
      round.faces.set(base + i, face === 52 ? 'Jo' : `${ranks[Math.floor(face / 4)]}${names[face % 4]}`);
    });
    const { pack, places } = takenIn(p);
    const { seed, saltKey } = p.secrets[pack]!;
    // The pack that is not dealt is laid open, and the key of its salts with it.
    const spare = p.secrets.length > 1 ? Buffer.from(p.secrets[1 - pack]!.saltKey).toString('hex') : null;
    this.opened += spare ? 1 : 0;
    round.secrets.splice(0, round.secrets.length, ...round.secrets.filter((secret) => secret !== spare));
    // The order of the pack in the engine's own numbers, as dealt and as pledged: six of them are no accident.
    for (const order of [faces, orderFrom(p.pack, seed)])
      round.secrets.push(order.slice(0, 6).join(','), order.slice(-6).join(','));
    places.forEach((place, i) => {
      const number = Buffer.alloc(4);
      number.writeUInt32BE(place);
      const salt = createHash('sha256').update('baraja.salt.2').update(saltKey).update(number).digest('hex');
      this.salts.set(salt, { round: p.round, card: base + i });
    });
  }
  private shown({ cards, seen }: Move, version: number): void {
    if (seen === undefined) return;
    const round = this.current!;
    const who = seen === 'all' ? 'all' : round.patrons.get(seen)!;
    for (const card of cards) {
      const by = round.seen.get(card) ?? new Map<string, number>();
      if (!by.has(who)) by.set(who, version);
      round.seen.set(card, by);
    }
  }
  mayKnow(patron: string, number: number, card: number, at = this.version): boolean {
    const by = this.rounds.get(number)?.seen.get(card);
    return Math.min(by?.get('all') ?? Number.POSITIVE_INFINITY, by?.get(patron) ?? Number.POSITIVE_INFINITY) <= at;
  }

  /** What is wrong with these bytes in these hands; nothing when all is well. `at`: the version they tell of. */
  faultsIn(patron: string, whole: string, at: number): string[] {
    const faults: string[] = [];
    this.checked.frames++;
    this.checked.bytes += whole.length;
    const text = whole.replace(this.rules, 'null');
    if (/"sealed"|saltKey|"seed"/.test(text)) faults.push('a sealed thing');
    if (/[♠♥♦♣]/.test(text)) faults.push('a suit');
    for (const { secrets } of this.lately()) for (const s of secrets) if (text.includes(s)) faults.push('a secret');
    this.salted(patron, text, at, faults);
    const found = text.match(FACE) ?? [];
    this.checked.faces += found.length;
    const accounted = this.accounted(patron, JSON.parse(text), at, faults);
    // Every face in the bytes must have been met where faces are allowed to be.
    if (found.length !== accounted) faults.push(`${found.length} faces in the bytes, ${accounted} accounted for`);
    return faults;
  }
  /** Older ones are told of too rarely to be worth the search. */
  private *lately(): Iterable<Audited> {
    for (let n = this.newest; n > this.newest - 3; n--) {
      const round = this.rounds.get(n);
      if (round) yield round;
    }
  }
  /** A card's salt is for those who may know the card. */
  private salted(patron: string, text: string, at: number, faults: string[]): void {
    for (const hex of text.match(/(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/g) ?? []) {
      this.checked.salts++;
      const of = this.salts.get(hex);
      if (of === undefined) continue;
      this.checked.opened++;
      if (!this.mayKnow(patron, of.round, of.card, at)) faults.push(`a salt of card ${of.card} of ${of.round}`);
    }
  }
  /** Counts the faces that stand where faces may, and notes those that may not be there. */
  private accounted(patron: string, value: unknown, at: number, faults: string[], round = 0): number {
    if (typeof value !== 'object' || value === null) return 0;
    if (Array.isArray(value)) return value.reduce((n, v) => n + this.accounted(patron, v, at, faults, round), 0);
    const thing = value as Record<string, unknown>;
    if (thing.type === 'ButtonDrawn') return this.buttonDrawn(thing, faults);
    const number =
      typeof thing.number === 'number' ? thing.number : typeof thing.round === 'number' ? thing.round : round;
    let n = 0;
    for (const [name, inside] of Object.entries(thing)) {
      if (name === 'faces') n += this.map(patron, number, inside as Record<string, string>, at, faults);
      else if (name === 'proofs') n += this.proofs(patron, number, inside, at, faults);
      else n += this.accounted(patron, inside, at, faults, number);
    }
    return n;
  }
  private map(patron: string, round: number, faces: Record<string, string>, at: number, faults: string[]): number {
    for (const [card, face] of Object.entries(faces)) this.hold(patron, round, Number(card), face, at, faults);
    return Object.keys(faces).length;
  }
  private proofs(patron: string, round: number, inside: unknown, at: number, faults: string[]): number {
    let n = 0;
    for (const { base, openings, spare } of inside as {
      base: number;
      openings: { place: number; face: string }[];
      spare: { faces: string[] } | null;
    }[]) {
      // A draw for the button is laid open whole; so is the pack that was not dealt, which `secrets` and `salts` tell from the other.
      n += spare?.faces.length ?? 0;
      for (const { place, face } of openings) {
        if (base !== DRAW) this.hold(patron, round, base + place, face, at, faults);
        n++;
      }
    }
    return n;
  }
  private hold(patron: string, round: number, card: number, face: string, at: number, faults: string[]): void {
    if (this.rounds.get(round)?.faces.get(card) !== face) faults.push(`card ${card} of ${round} is not ${face}`);
    if (!this.mayKnow(patron, round, card, at)) faults.push(`${patron} may not know card ${card} of ${round}`);
  }
  private buttonDrawn(thing: Record<string, unknown>, faults: string[]): number {
    const cards = thing.cards as { card: string }[];
    for (const { card } of cards) if (!this.drawn.includes(card)) faults.push('a card nobody drew');
    return cards.length;
  }
  /** How many cards of all rounds this patron may never have known: the test means nothing without them. */
  hiddenFrom(patron: string): number {
    let n = 0;
    for (const [number, { faces }] of this.rounds)
      for (const card of faces.keys()) if (!this.mayKnow(patron, number, card)) n++;
    return n;
  }
}

/**
 * A hand of poker as the formats tell it: who sat where with what, what was posted, dealt and done, who showed, what it came to. An
 * amount is always the total of the street after the act; each format's own meaning is converted where it is read and written.
 */
import type { Chips, Face, Seat } from 'baraja';
import type { OwnTable } from 'baraja/own';
import type { Besides } from './besides.js';
import type { Eyes } from './hand.js';

/** A face, or null where these eyes have not seen it. */
export type MaybeFace = Face | null;
export const POST_KINDS = ['ante', 'small-blind', 'big-blind', 'dead-small', 'live-big', 'kill', 'straddle'] as const;
export type PostKind = (typeof POST_KINDS)[number];
/** What was due before the cards; a short stack puts in what it has. */
export interface PokerPost {
  readonly seat: Seat;
  readonly kind: PostKind;
  readonly amount: Chips;
}
export interface PokerFee {
  readonly seat: Seat;
  readonly amount: Chips;
  readonly to: 'drop' | 'jackpot';
  readonly from?: 'ante' | 'centre';
}
/** What a seat did. `to` is the total of the street after it; a pass and a fold have none. */
export type Deed =
  | { readonly act: 'fold' | 'check'; readonly seat: Seat }
  | { readonly act: 'call' | 'bet' | 'raise' | 'open'; readonly seat: Seat; readonly to: Chips }
  /** Cards thrown away, for others or for good; none is standing pat. */
  | { readonly act: 'throw'; readonly seat: Seat; readonly cards: readonly MaybeFace[] }
  /** What only the house's own table asks: a price, and the like. */
  | { readonly act: 'own'; readonly seat: Seat; readonly type: string; readonly amount?: Chips };
export type Act =
  | Deed
  | { readonly act: 'deal'; readonly seat: Seat; readonly cards: readonly MaybeFace[]; readonly up: boolean }
  | { readonly act: 'board'; readonly cards: readonly MaybeFace[] }
  | { readonly act: 'show'; readonly seat: Seat; readonly cards: readonly MaybeFace[] }
  | { readonly act: 'muck'; readonly seat: Seat };

export interface PokerPot {
  readonly amount: Chips;
  readonly wins: readonly { readonly seat: Seat; readonly amount: Chips }[];
}
/** What only a house's table knows of it. */
export interface OfHouse {
  readonly house: string;
  readonly game: string;
  readonly stake: string;
  readonly switches: Readonly<Record<string, unknown>>;
  readonly hash: string;
  readonly markers: Readonly<Record<string, Seat>>;
  readonly fees: readonly PokerFee[];
  readonly halves: number;
  readonly dealer: 'engine' | 'person';
  readonly limit: Chips | null;
}
export interface PokerHand {
  readonly table: string;
  readonly id: string;
  readonly at: number | null;
  readonly eyes: Eyes;
  /** The game in a few plain lines; null where only its house's book can say it. */
  readonly own: OwnTable | null;
  readonly of: OfHouse | null;
  /** By position: the first after the button, the button last. */
  readonly players: readonly { readonly seat: Seat; readonly name: string; readonly stack: Chips }[];
  readonly seats: number;
  readonly posts: readonly PokerPost[];
  readonly acts: readonly Act[];
  readonly pots: readonly PokerPot[];
  /** What each had at the end, by position; null where the hand is not played out, or nobody says. */
  readonly end: readonly Chips[] | null;
  /** What a file from elsewhere said besides. */
  readonly besides?: Besides;
}

/** A seat that posts, pays, acts or wins, and at which nobody sits. */
export function strangerIn({
  players,
  posts,
  of,
  acts,
  pots,
  eyes,
}: Pick<PokerHand, 'players' | 'posts' | 'of' | 'acts' | 'pots' | 'eyes'>): Seat | undefined {
  const named = [
    ...posts.map(({ seat }) => seat),
    ...(of?.fees ?? []).map(({ seat }) => seat),
    ...acts.flatMap((act) => ('seat' in act ? [act.seat] : [])),
    ...pots.flatMap(({ wins }) => wins.map(({ seat }) => seat)),
    ...(typeof eyes === 'number' ? [eyes] : []),
  ];
  return named.find((seat) => !players.some((one) => one.seat === seat));
}

const DEEDS = ['fold', 'check', 'call', 'bet', 'raise', 'open', 'throw', 'own'] as const;
export const isDeed = (act: Act): act is Deed => (DEEDS as readonly string[]).includes(act.act);
const isBetting = ({ act }: Act): boolean => act !== 'throw' && (DEEDS as readonly string[]).includes(act);

/**
 * Cards that come to a seat in one deal stand together, down and up apart or as one. Later only what follows at once is the same deal:
 * where nobody can bet any more, street comes after street.
 */
export function gathered(acts: readonly Act[], asOne = false): readonly Act[] {
  const out: Act[] = [];
  for (const act of acts) {
    const isFirst = out.every((one) => one.act === 'deal');
    const at = act.act === 'deal' ? out.findLastIndex((one) => isSameDeal(one, act, asOne)) : -1;
    const had = out[at];
    if (act.act === 'deal' && had?.act === 'deal' && (isFirst || at === out.length - 1))
      out[at] = { ...had, cards: [...had.cards, ...act.cards] };
    else out.push(act);
  }
  return out;
}
const isSameDeal = (one: Act, deal: Extract<Act, { act: 'deal' }>, asOne: boolean): boolean =>
  one.act === 'deal' && one.seat === deal.seat && (asOne || one.up === deal.up);

/** Chips as they go in, act by act: what lies before each seat on this street, and behind. */
export class Betting {
  private readonly behind = new Map<Seat, Chips>();
  private readonly bets = new Map<Seat, Chips>();
  /** The highest bet of the street. */
  level = 0;
  /** All that was put in and not given back. */
  pot = 0;
  private begun = false;
  constructor({ players, of }: Pick<PokerHand, 'players' | 'of'>) {
    for (const { seat, stack } of players) this.behind.set(seat, stack);
    for (const { seat, amount, from } of of?.fees ?? []) if (from === undefined) this.take(seat, amount);
  }
  private take(seat: Seat, wanted: Chips): Chips {
    const had = this.behind.get(seat) ?? 0;
    const put = Math.min(had, Math.max(0, wanted));
    this.behind.set(seat, had - put);
    return put;
  }
  stackOf = (seat: Seat): Chips => this.behind.get(seat) ?? 0;
  betOf = (seat: Seat): Chips => this.bets.get(seat) ?? 0;
  /** What a post puts in: less than is due from a short stack. Dead money is no part of the bet. */
  post({ seat, kind, amount }: PokerPost): Chips {
    const put = this.take(seat, amount);
    this.pot += put;
    if (kind !== 'ante' && kind !== 'dead-small') {
      this.bets.set(seat, this.betOf(seat) + put);
      this.level = Math.max(this.level, amount);
    }
    return put;
  }
  /** What an act puts in. Cards after a round of bets begin a street. */
  put(act: Act): Chips {
    if (!isBetting(act)) {
      if (this.begun && act.act !== 'show' && act.act !== 'muck') this.street();
      return 0;
    }
    this.begun = true;
    if (act.act === 'own') return this.paid(this.take(act.seat, act.amount ?? 0));
    if (!('to' in act)) return 0;
    const put = this.take(act.seat, act.to - this.betOf(act.seat));
    this.bets.set(act.seat, this.betOf(act.seat) + put);
    this.level = Math.max(this.level, act.to);
    return this.paid(put);
  }
  private paid(put: Chips): Chips {
    this.pot += put;
    return put;
  }
  /** What calling comes to for a seat. */
  callTo = (seat: Seat): Chips => Math.min(this.level, this.betOf(seat) + this.stackOf(seat));
  private street(): void {
    this.bets.clear();
    this.level = 0;
    this.begun = false;
  }
}

/** A view read as a poker player reads the table: my cards, the board, who is in and for how much, the price and the pot. */
import { type Face, pack52, pack53, packOf as packSized } from '../cards/index.js';
import type { BetRules, PokerRules } from '../games/index.js';
import {
  type Chips,
  cardsIn,
  chipsAt,
  type Felt,
  inTurn,
  type Layout,
  type Names,
  type Option,
  type Seat,
} from '../kernel/index.js';
import {
  type Betting,
  bigOf,
  goesByRaise,
  isDead,
  type PokerFelt,
  pokerFelt,
  sidePots,
  termsOf,
  waiting,
} from '../steps/index.js';
import { chooser, type Seen } from './bot.js';
import { streetStage } from './street-craft.js';

/** A live hand that is not mine. */
export interface Opponent {
  readonly seat: Seat;
  readonly stack: Chips;
  /** Before it in this round of betting. */
  readonly bet: Chips;
  /** In the pot from earlier rounds. */
  readonly into: Chips;
  /** All it has put in of its own will, in this hand. */
  readonly chosen: Chips;
  /** Put in this round's bet, or part of it, after a look at its cards. */
  readonly hasChosen: boolean;
  /** Made the last bet or raise. */
  readonly isAggressor: boolean;
  /** Cards of its hand that everybody or I have seen, by some accident. */
  readonly shown: readonly Face[];
}

/** A part of the pot, and which opponents (by bit) contest it with me. */
export interface Layer {
  readonly amount: Chips;
  readonly against: number;
}

export interface Spot {
  readonly seat: Seat;
  readonly hole: readonly Face[];
  readonly board: readonly Face[];
  /** The first round of betting, every card still to come; the last one, with none to come. Neither, or both. */
  readonly isFirst: boolean;
  readonly isFinal: boolean;
  readonly isNoLimit: boolean;
  /** Every face that may still be anywhere, in a fixed order. */
  readonly unseen: Uint8Array;
  readonly opponents: readonly Opponent[];
  /** How many seats the hand began with. */
  readonly dealt: number;
  readonly stack: Chips;
  readonly bet: Chips;
  readonly big: Chips;
  /** What the bet stands at. */
  readonly level: Chips;
  /** What staying in takes. */
  readonly price: Chips;
  /** What is there to be won if I stay in, my own chips included, by who can win it. */
  readonly layers: readonly Layer[];
  readonly winnable: Chips;
  /** Bets and raises after the first in this round of betting. */
  readonly raises: number;
  /** Somebody has bet or raised of his own will in this round. */
  readonly isRaised: boolean;
  /** How many choose after me before the round is closed or raised. */
  readonly behind: number;
  /** I speak last in the rounds to come, of those who still have chips. */
  readonly isLast: boolean;
  readonly fold: Option | null;
  readonly check: Option | null;
  readonly call: Option | null;
  /** A bet or a raise. */
  readonly more: Option | null;
}

const felts = new WeakMap<Names, PokerFelt>();

/** The felt as the game's own steps know it, found again by its names. */
export function feltOf(names: Names, seats: readonly Seat[]): PokerFelt {
  let felt = felts.get(names);
  if (felt === undefined) {
    const leads = names.markers.includes('first-card') ? 'first-card' : 'after-button';
    const draws = names.zones.some((zone) => zone.startsWith('thrown:'));
    felt = pokerFelt(layoutOf(names, seats), { leads, draws });
    felts.set(names, felt);
  }
  return felt;
}
export function layoutOf({ places, zones, markers, sets }: Names, seats: readonly Seat[]): Layout {
  const bySeat = (list: readonly string[]) => (kind: string) => {
    const ids = new Map(seats.map((seat) => [seat, list.indexOf(`${kind}:${seat}`)]));
    return (seat: Seat): number => ids.get(seat)!;
  };
  return {
    seats,
    pack: pack52,
    place: (name) => places.indexOf(name),
    places: bySeat(places),
    zone: (name) => zones.indexOf(name),
    zones: bySeat(zones),
    marker: (name) => markers.indexOf(name),
    chipsBefore: (kind) => sets.indexOf(`chips:${kind}`),
    cardsBefore: (kind) => sets.indexOf(`cards:${kind}`),
  };
}

/** Reads a view of a poker game at which this seat must choose. */
export function readSpot({ view, game }: Seen, rules: BetRules): Spot {
  const seat = chooser(view);
  const { felt: r, faces, menu } = view;
  const felt = feltOf(game.names, r.seats);
  const known = (cards: readonly number[]): Face[] =>
    cards.flatMap((card) => (faces[card] === null || faces[card] === undefined ? [] : [faces[card]]));
  const now = bettingOf(r.now);
  const aggressor = r.markers[felt.aggressor] ?? null;
  const rivals = felt.live(r).filter((s) => s !== seat);
  const later = now ? waiting(now).slice(1) : [];
  // At stud the low card has to open: that is no choice of its own.
  const opens = openingOf(rules);
  const opener = opens > 0 ? r.markers[game.names.markers.indexOf('opener')] : null;
  const opened = (s: Seat): Chips => (s === opener ? opens : 0);
  const opponents = rivals.map(
    (s): Opponent => ({
      seat: s,
      stack: chipsAt(r, felt.stack(s)),
      bet: chipsAt(r, felt.bet(s)),
      into: chipsAt(r, felt.into(s)),
      chosen: Math.max(0, chosenBy(r, felt, s) - opened(s)),
      hasChosen: chose(r, felt, s, opened(s)) || (now !== null && now.acts > 0 && !later.includes(s)),
      isAggressor: s === aggressor,
      shown: known(cardsIn(r, felt.hand(s))),
    }),
  );
  const call = menu.find((o) => o.type === 'call') ?? null;
  const price = call?.cost ?? 0;
  const layers = layersOf(view.felt.seats, opponents, {
    total: (s) => chipsAt(r, felt.bet(s)) + chipsAt(r, felt.into(s)) + (s === seat ? price : 0),
    me: seat,
    centre: chipsAt(r, felt.centre),
  });
  const board = known(cardsIn(r, felt.board));
  return {
    seat,
    ...stageOf(rules, view.stage, board.length),
    isNoLimit: goesByRaise(rules.family === 'streets' ? rules.streets[0]!.limit : limitOf(rules)),
    hole: known(cardsIn(r, felt.hand(seat))),
    board,
    unseen: unseenOf(view.felt.zones, faces, { spent: felt.spent, pack: packOf(rules) }),
    opponents,
    dealt: r.seats.length,
    stack: chipsAt(r, felt.stack(seat)),
    bet: chipsAt(r, felt.bet(seat)),
    big: Math.max(1, bigOf(r) || (now?.unit ?? 0)),
    level: now?.level ?? 0,
    price,
    layers,
    winnable: layers.reduce((sum, { amount }) => sum + amount, 0),
    raises: now?.raises ?? 0,
    isRaised: aggressor !== null,
    behind: later.length,
    isLast: speaksLast(r, felt, seat),
    fold: menu.find((o) => o.type === 'fold') ?? null,
    check: menu.find((o) => o.type === 'check') ?? null,
    call,
    more: menu.find((o) => o.type === 'bet' || o.type === 'raise') ?? null,
  };
}

/** Where in the hand this is, by the cards on the board or the name of the step. The only round there is is the last. */
function stageOf(rules: BetRules, stage: string, board: number): Pick<Spot, 'isFirst' | 'isFinal'> {
  switch (rules.family) {
    case 'streets':
      return streetStage(rules, stage);
    case 'community':
      return { isFirst: board === 0, isFinal: board === 5 };
    case 'draw':
      return { isFirst: stage === 'bet-1', isFinal: stage === 'bet-2' };
    case 'stud':
      return { isFirst: stage.startsWith('third'), isFinal: stage.startsWith('seventh') };
    case 'push-nine':
      return { isFirst: false, isFinal: true };
  }
}
export function packOf(rules: BetRules): readonly Face[] {
  if (rules.family === 'streets') return packSized(rules.pack, rules.decks);
  return 'joker' in rules && rules.joker !== false && rules.joker !== 'none' ? pack53 : pack52;
}
/** What the first up card must open for. */
function openingOf(rules: BetRules): Chips {
  if (rules.family === 'streets') return rules.opening?.amount ?? 0;
  return rules.family === 'stud' ? rules.opening : 0;
}
const limitOf = (rules: PokerRules): { readonly kind: string } =>
  'limit' in rules ? rules.limit : { kind: 'condition' };

/** The running step's state, if it is a round of betting: everybody can see it. */
function bettingOf(now: unknown): Betting | null {
  return typeof now === 'object' && now !== null && 'order' in now && 'level' in now ? (now as Betting) : null;
}

/** Has a seat more before it than it was forced to post? */
function chose(r: Felt, felt: PokerFelt, seat: Seat, opened: Chips): boolean {
  if (r.markers[felt.straddler] === seat) return false;
  let forced = opened;
  for (const post of termsOf(r).posts) if (post.seat === seat && !isDead(post.kind)) forced += post.amount;
  return chipsAt(r, felt.bet(seat)) > forced;
}

/** What a seat has put in beyond what it had to post. */
function chosenBy(r: Felt, felt: PokerFelt, seat: Seat): Chips {
  let put = chipsAt(r, felt.bet(seat)) + chipsAt(r, felt.into(seat));
  for (const post of termsOf(r).posts) if (post.seat === seat) put -= post.amount;
  return Math.max(0, put);
}

/** Is nobody with chips after this seat in the rounds to come? */
function speaksLast(r: Felt, felt: PokerFelt, seat: Seat): boolean {
  return inTurn(r, felt.lead(r), felt.canAct).at(-1) === seat;
}

/** A face is out of reach if I have seen it anywhere but among the cards a shuffle took back. */
function unseenOf(
  zones: readonly (readonly number[])[],
  faces: readonly (Face | null)[],
  { spent, pack }: { spent: number; pack: readonly Face[] },
): Uint8Array {
  gone.fill(0);
  let count = 0;
  for (let zone = 0; zone < zones.length; zone++) {
    if (zone === spent) continue;
    for (const card of zones[zone]!) {
      const face = faces[card];
      if (face === null || face === undefined) continue;
      gone[face]!++;
      count++;
    }
  }
  const unseen = new Uint8Array(pack.length - count);
  let at = 0;
  for (const face of pack)
    if (gone[face] === 0) unseen[at++] = face;
    else gone[face]!--;
  return unseen;
}
const gone = new Uint8Array(64);

interface Stakes {
  /** What a seat has put in altogether; for me, what it will be when I stay in. */
  readonly total: (seat: Seat) => Chips;
  readonly me: Seat;
  readonly centre: Chips;
}
/** The pot cut where somebody is all in for less than I shall have put in. What I cannot match is not mine to win. */
function layersOf(seats: readonly Seat[], opponents: readonly Opponent[], { total, me, centre }: Stakes): Layer[] {
  const mine = total(me);
  const paid = seats.map((s) => Math.min(total(s), mine));
  // Whoever has chips may still match me.
  const reach = seats.map((s, i) => (opponents.some((o) => o.seat === s && o.stack === 0) ? paid[i]! : mine));
  const live = seats.filter((s) => s === me || opponents.some((o) => o.seat === s));
  return sidePots({ seats, paid, reach, live, centre }).map(({ amount, eligible }) => ({
    amount,
    against: opponents.reduce((bits, { seat }, i) => (eligible.includes(seat) ? bits | (1 << i) : bits), 0),
  }));
}

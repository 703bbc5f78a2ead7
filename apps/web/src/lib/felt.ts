// The felt as it is drawn: what lies where, and which faces the viewer sees. It is folded from told events one at a time, so
// that each move can be shown; the server's view has the last word.
import type { CardId, RoundView, ToldEvent, Written } from './wire.js';

export interface DrawnFelt {
  readonly round: number;
  readonly stage: string;
  readonly seats: readonly number[];
  readonly chips: Readonly<Record<string, number>>;
  readonly zones: Readonly<Record<string, readonly CardId[]>>;
  /** Faces this viewer has seen. */
  readonly faces: Readonly<Record<CardId, string>>;
  /** Cards everybody has seen. */
  readonly open: readonly CardId[];
  readonly markers: Readonly<Record<string, number>>;
  /** What the stage remembers, where the table shows it: columns, whose say it is. Folded only for families that draw it. */
  readonly now: unknown;
}
/** Folds what a stage remembers. */
export type Memory = (was: Pick<DrawnFelt, 'stage' | 'now'>, event: Written) => Pick<DrawnFelt, 'stage' | 'now'>;
export type RoundOpened = Extract<ToldEvent, { type: 'RoundOpened' }>;

export const EMPTY_FELT: DrawnFelt = {
  round: 0,
  stage: 'over',
  seats: [],
  chips: {},
  zones: {},
  faces: {},
  open: [],
  markers: {},
  now: null,
};

export const feltOf = ({ number, stage, seats, chips, zones, faces, open, markers, now }: RoundView): DrawnFelt => ({
  round: number,
  stage,
  seats,
  chips,
  zones,
  faces,
  open,
  markers,
  now,
});

/** A felt before anything has happened on it. */
export const openedFelt = ({ round, seats, setup }: RoundOpened): DrawnFelt => ({
  ...EMPTY_FELT,
  round,
  stage: 'posting',
  seats,
  chips: setup.chips,
  markers: setup.markers,
});

export interface Viewer {
  /** Whose eyes: a seat's, the rail's; `all` where every hand is shown, as in an example. */
  readonly seat: number | null | 'all';
  /** Every face the viewer knows by the end of what is being told. */
  readonly faces: Readonly<Record<CardId, string>>;
}

/** Folds one event of a round. It moves what the event says moved, and checks nothing: the server has. */
export function foldFelt(felt: DrawnFelt, event: Written, viewer: Viewer, memory: Memory | null = null): DrawnFelt {
  const chips = { ...felt.chips };
  for (const { from, to, amount } of event.chips ?? []) {
    chips[from] = (chips[from] ?? 0) - amount;
    chips[to] = (chips[to] ?? 0) + amount;
    if (chips[from] === 0 && !from.startsWith('stack:')) delete chips[from];
  }
  const zones = { ...felt.zones };
  const faces = { ...felt.faces };
  const open = new Set(felt.open);
  for (const { cards, from, to, seen } of event.cards ?? []) {
    if (from !== to) {
      const left = (zones[from] ?? []).filter((card) => !cards.includes(card));
      if (left.length > 0) zones[from] = left;
      else delete zones[from];
      zones[to] = [...(zones[to] ?? []), ...cards];
    }
    for (const card of cards) {
      const face = viewer.faces[card];
      if (seen === 'all') open.add(card);
      if (
        face !== undefined &&
        (seen === 'all' || (seen !== undefined && (viewer.seat === 'all' || seen === viewer.seat)))
      )
        faces[card] = face;
    }
  }
  const markers = { ...felt.markers };
  for (const { marker, to } of event.markers ?? []) {
    if (to === null) delete markers[marker];
    else markers[marker] = to;
  }
  const kept = memory ? memory(felt, event) : { stage: felt.stage, now: felt.now };
  return { ...felt, ...kept, chips, zones, faces, open: [...open], markers };
}

/** The felt with a move's chips gone from where they were and not yet where they go: as it looks while they fly. */
export function inFlight(felt: DrawnFelt, event: Written): DrawnFelt {
  const chips = { ...felt.chips };
  for (const { from, amount } of event.chips ?? []) {
    chips[from] = Math.max(0, (chips[from] ?? 0) - amount);
    if (chips[from] === 0 && !from.startsWith('stack:')) delete chips[from];
  }
  return { ...felt, chips };
}

export const chipsAt = (felt: DrawnFelt, place: string): number => felt.chips[place] ?? 0;
export const cardsIn = (felt: DrawnFelt, zone: string): readonly CardId[] => felt.zones[zone] ?? [];
export const facesIn = (felt: DrawnFelt, zone: string): readonly string[] =>
  cardsIn(felt, zone).flatMap((card) => felt.faces[card] ?? []);
export const isLive = (felt: DrawnFelt, seat: number): boolean => cardsIn(felt, `hand:${seat}`).length > 0;
export const isAllIn = (felt: DrawnFelt, seat: number): boolean =>
  isLive(felt, seat) && chipsAt(felt, `stack:${seat}`) === 0;

export interface Pot {
  readonly amount: number;
  /** The seats that can win it. */
  readonly seats: readonly number[];
}

/** The pots that lie in the middle, one for each all-in level among the live hands, the main pot first. */
export function potsOn(felt: DrawnFelt): readonly Pot[] {
  const live = felt.seats.filter((seat) => isLive(felt, seat));
  const left = new Map(felt.seats.map((seat) => [seat, chipsAt(felt, `in:${seat}`)]));
  let centre = chipsAt(felt, 'centre');
  const pots: Pot[] = [];
  while (centre > 0 || [...left.values()].some((n) => n > 0)) {
    const claims = live.filter((seat) => left.get(seat)! > 0);
    const layer = claims.length > 0 ? Math.min(...claims.map((seat) => left.get(seat)!)) : Number.POSITIVE_INFINITY;
    let amount = centre;
    centre = 0;
    for (const [seat, n] of left) {
      const part = Math.min(n, layer);
      left.set(seat, n - part);
      amount += part;
    }
    pots.push({ amount, seats: claims.length > 0 ? claims : (pots.at(-1)?.seats ?? live) });
  }
  return pots;
}

/** Everything that is being played for: gathered, dead, and still before the seats. */
export const potTotal = (felt: DrawnFelt): number =>
  Object.entries(felt.chips).reduce((sum, [place, n]) => (/^(?:bet:|in:|centre$)/.test(place) ? sum + n : sum), 0);

export const highestBet = (felt: DrawnFelt): number =>
  felt.seats.reduce((top, seat) => Math.max(top, chipsAt(felt, `bet:${seat}`)), 0);

/** What a seat owes to stay in, as far as the felt shows it; the menu says it exactly when its turn comes. */
export const owedBy = (felt: DrawnFelt, seat: number): number =>
  Math.min(chipsAt(felt, `stack:${seat}`), Math.max(0, highestBet(felt) - chipsAt(felt, `bet:${seat}`)));

// The felt as it is drawn: what lies where, and which faces the viewer sees. It is folded from told events one at a time, so
// that each move can be shown; the server's view has the last word.
import { foldNamed, type NamedFelt, type Sight } from 'baraja/kernel';
import { muckedIn, type Pot, potsNamed } from 'baraja/steps';
import type { CardId, RoundView, ToldEvent, Written } from './wire.js';

export interface DrawnFelt extends NamedFelt {
  readonly round: number;
  readonly stage: string;
  readonly seats: readonly number[];
  /** What the stage remembers, where the table shows it: columns, whose say it is, who mucked a beaten hand. */
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

/** Folds one event of a round, as the engine does. */
export const foldFelt = (felt: DrawnFelt, event: Written, sight: Sight, memory: Memory | null = null): DrawnFelt => ({
  ...felt,
  ...(memory ?? whoMucked)(felt, event),
  ...foldNamed(felt, event, sight),
});
/** Where a table shows nothing else of what a stage remembers: a mucked hand's level keeps the pots apart. */
const whoMucked: Memory = ({ stage, now }, event) => {
  if (event.type === 'SentTo') return { stage, now: null };
  return { stage, now: event.type === 'HandMucked' ? { mucked: muckedIn(now) | (1 << event.seat!) } : now };
};

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

/** The pots that lie in the middle, one for each all-in level, the main pot first. */
export const potsOn = (felt: DrawnFelt): readonly Pot[] =>
  potsNamed((place) => chipsAt(felt, place), {
    seats: felt.seats,
    live: felt.seats.filter((seat) => isLive(felt, seat)),
    mucked: muckedIn(felt.now),
  });

/** Everything that is being played for: gathered, dead, and still before the seats. */
export const potTotal = (felt: DrawnFelt): number =>
  Object.entries(felt.chips).reduce((sum, [place, n]) => (/^(?:bet:|in:|centre$)/.test(place) ? sum + n : sum), 0);

export const highestBet = (felt: DrawnFelt): number =>
  felt.seats.reduce((top, seat) => Math.max(top, chipsAt(felt, `bet:${seat}`)), 0);

/** What a seat owes to stay in, as far as the felt shows it; the menu says it exactly when its turn comes. */
export const owedBy = (felt: DrawnFelt, seat: number): number =>
  Math.min(chipsAt(felt, `stack:${seat}`), Math.max(0, highestBet(felt) - chipsAt(felt, `bet:${seat}`)));

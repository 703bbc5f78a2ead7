// What lies on a felt with circles, read off its places, zones and markers by name: whose wager, which hands, who stands behind.
import { cardsIn, chipsAt, type DrawnFelt } from '../lib/felt.js';
import type { CardId, GameRules } from '../lib/wire.js';

export interface HandOn {
  /** From 0: the first, and those a split has added. */
  readonly index: number;
  readonly zone: string;
  readonly cards: readonly CardId[];
  /** Where its wager lies, and how much of it is left there. */
  readonly place: string;
  readonly wager: number;
}
export interface BackOn {
  readonly row: number;
  readonly seat: number;
  readonly place: string;
  readonly wager: number;
}
export interface CircleOn {
  readonly circle: number;
  /** Who bets here; null where nobody does. */
  readonly owner: number | null;
  readonly hands: readonly HandOn[];
  readonly backs: readonly BackOn[];
  readonly insurance: number;
}
const HANDS_MAX = 8;
const BACKERS_MAX = 8;

/** A circle at a game with a bank. */
export function circleOn(felt: DrawnFelt, circle: number): CircleOn {
  const name = (kind: string, n: number): string => (n === 0 ? `${kind}:${circle}` : `${kind}:${circle}.${n + 1}`);
  const hands = Array.from({ length: HANDS_MAX }, (_, index): HandOn => {
    const [zone, place] = [name('hand', index), name('wager', index)];
    return { index, zone, place, cards: cardsIn(felt, zone), wager: chipsAt(felt, place) };
  }).filter(({ index, cards, wager }) => index === 0 || cards.length > 0 || wager > 0);
  const backs = Array.from({ length: BACKERS_MAX }, (_, i) => i + 1).flatMap((row): readonly BackOn[] => {
    const place = `back:${circle}.${row}`;
    const seat = felt.markers[place];
    if (seat === undefined) return [];
    // When the hand is split, so is what stands behind it.
    const wagers = hands.map(({ index }) => chipsAt(felt, index === 0 ? place : `${place}.${index + 1}`));
    return [{ row, seat, place, wager: wagers.reduce((sum, n) => sum + n, 0) }];
  });
  return {
    circle,
    owner: felt.markers[`circle:${circle}`] ?? null,
    hands,
    backs,
    insurance: chipsAt(felt, `insurance:${circle}`),
  };
}

export const BONUSES = ['dos-pares', 'joker', 'progressive'] as const;

/** What the arc must know of a game before anything lies on it. */
export interface ArcShape {
  /** Cards of a hand as first dealt. */
  readonly hand: number;
  readonly bonuses: readonly string[];
  readonly raise: boolean;
  readonly backers: number;
  /** Are hands set in two? */
  readonly sets: boolean;
  /** The zone of the hand that lies before the dealer; null where the bank's hand lies before whoever banks. */
  readonly bankZone: string | null;
  /** Does the house bank? Then there is no button and no offer. */
  readonly houseBanks: boolean;
}
export function arcShape(rules: GameRules): ArcShape {
  const plain = { bonuses: [], raise: false, backers: 0, sets: false, bankZone: null, houseBanks: false };
  switch (rules.family as string) {
    case 'twenty-one': {
      const { backers = 0 } = rules as unknown as { backers?: number };
      return { ...plain, hand: 2, backers, bankZone: 'bank-hand' };
    }
    case 'spanish-poker': {
      const { bonuses } = rules as unknown as { bonuses: readonly string[] };
      return { ...plain, hand: 5, bonuses, raise: true, bankZone: 'house-hand', houseBanks: true };
    }
    default:
      return { ...plain, hand: 7, sets: true };
  }
}

/** Everything a seat has put up and not got back yet. */
export const atStake = (felt: DrawnFelt, seat: number): number => {
  let sum = 0;
  for (const [place, cents] of Object.entries(felt.chips)) {
    const [kind, at] = place.split(':');
    if (at === undefined) continue;
    if (kind === 'wager' || kind === 'insurance') {
      const circle = Number(at.split('.')[0]);
      if (felt.markers[`circle:${circle}`] === seat) sum += cents;
    } else if (kind === 'back') {
      if (felt.markers[place] === seat) sum += cents;
    } else if (kind === 'ante' || kind === 'raise' || BONUSES.some((bonus) => bonus === kind)) {
      if (Number(at) === seat) sum += cents;
    }
  }
  return sum;
};

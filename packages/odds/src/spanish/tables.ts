// What the sheet of Spanish Poker pays and what it claims to keep, as data with its clauses. Amounts are to one.

import type { SpanishCategory } from './hands.js';

/** To one, by what the player holds; what is not listed pays nothing. */
export type PayTable = Readonly<Partial<Record<SpanishCategory, number>>>;

const ante: PayTable = {
  'five-of-a-kind': 200,
  'royal-flush': 100,
  'straight-flush': 40,
  'four-of-a-kind': 25,
  flush: 10,
  'full-house': 7,
  straight: 6,
  'three-of-a-kind': 3,
  'two-pair': 2,
  pair: 1,
};
const dosPares: PayTable = {
  'five-of-a-kind': 200,
  'royal-flush': 100,
  'straight-flush': 50,
  'four-of-a-kind': 25,
  flush: 10,
  'full-house': 9,
  straight: 7,
  'three-of-a-kind': 5,
  'two-pair': 2,
};

/** A printed percentage, and of what. */
export interface Claim {
  readonly text: string;
  readonly of: 'ante' | 'money' | 'bet' | 'returned';
  readonly rule: string;
}

export interface PostedTable {
  readonly pays: PayTable;
  readonly rule: string;
  readonly claims: readonly Claim[];
}

const claim = (text: string, of: Claim['of'], rule: string): Claim => ({ text, of, rule });

export const ANTE_TABLES: Readonly<Record<1 | 2, PostedTable>> = {
  1: {
    pays: ante,
    rule: 'SPAN-PAY-1',
    claims: [claim('5.93', 'ante', 'SPAN-PAY-3'), claim('2.41', 'money', 'SPAN-PAY-3')],
  },
  2: {
    pays: { ...ante, 'full-house': 8, straight: 7 },
    rule: 'SPAN-PAY-2',
    claims: [claim('4.97', 'ante', 'SPAN-PAY-3'), claim('2.02', 'money', 'SPAN-PAY-3')],
  },
};

export const DOS_PARES_TABLES: Readonly<Record<1 | 2, PostedTable>> = {
  1: { pays: dosPares, rule: 'SPAN-PAY-4', claims: [claim('4.78', 'bet', 'SPAN-PAY-4')] },
  2: { pays: { ...dosPares, 'full-house': 8 }, rule: 'SPAN-PAY-5', claims: [claim('5.28', 'bet', 'SPAN-PAY-5')] },
};

/** Joker in Hand: SPAN-JOK-1, SPAN-PAY-6. */
export const JOKER_BET = { pays: 7, rule: 'SPAN-PAY-6', claims: [claim('2.44', 'bet', 'SPAN-PAY-6')] } as const;

/** Gran Progressive on $1: SPAN-PROG-3. Shares are of the posted jackpot, in quarters. */
export const PROGRESSIVE = {
  tray: { 'straight-flush': 150, 'four-of-a-kind': 100, flush: 75 },
  quarters: { 'five-of-a-kind': 4, 'royal-flush': 1 },
  /** What a five of a kind leaves to royals on the same hand: SPAN-PROG-18, SPAN-PROG-19. */
  quartersBesideRoyals: 3,
  rule: 'SPAN-PROG-3',
  claims: [claim('43.76', 'returned', 'SPAN-PROG-4')],
} as const;

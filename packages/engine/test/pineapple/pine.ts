/** Crazy pineapple at Rogelio's, and what must hold however a hand ends. */
import { expect } from 'vitest';
import type { CardId, Viewer } from '../../src/kernel/index.js';
import { type Dealing, deal, type Hand } from '../../src/testing/poker.js';

/**
 * Four seats with $100 unless told: button 0, small blind 1, big blind 2, first to act 3. Cards are numbered as they lie in
 * the pack, so with four seats 0 to 11 are the hole cards, 12 the first burn, 13 to 15 the flop, 16 and 17 burn and turn.
 */
export const pine = (p: Partial<Dealing> = {}): Hand =>
  deal({ house: 'rogelios', game: 'cphl', stacks: [100, 100, 100, 100], ...p });
/** The same with nobody straddling: cards are out and the first round of betting is open. */
export const dealt = (p: Partial<Dealing> = {}): Hand => pine(p).checkTo('preflop-betting');

/** Plays on quietly to the end: every chip is in a stack or the house's boxes, none is lost, and the pack is whole. */
export function playedOut(h: Hand, dollars = 400): Hand {
  expect(h.playOut().chipTotal()).toBe(dollars * 100);
  return h;
}

const VIEWERS: readonly Viewer[] = [0, 1, 2, 3, 'rail', 'dealer', 'floor'];
/** Who knows a card's face. */
export const knownBy = (h: Hand, card: CardId): readonly Viewer[] =>
  VIEWERS.filter((viewer) => h.view(viewer).faces[card] !== null);
export const EVERYBODY = VIEWERS;
export const NOBODY: readonly Viewer[] = [];

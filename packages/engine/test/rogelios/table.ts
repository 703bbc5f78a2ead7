/** Rogelio's tables for tests: opened by the book, with what the tests ask of the cards and the chips. */
import { printFace } from '../../src/cards/index.js';
import type { CardId, Viewer } from '../../src/kernel/index.js';
import { type Dealing, deal, type Hand } from '../../src/testing/poker.js';

type AtRogelios = Omit<Dealing, 'house'>;
export const rog = (p: AtRogelios): Hand => deal({ house: 'rogelios', ...p });
/** Four at a $3 to $6 spread table with a hundred dollars each, the straddle declined: seat 3 is first to act. */
export const four = (p: Partial<AtRogelios> = {}): Hand => {
  const h = rog({ game: 'hold', stake: '3-6', stacks: [100, 100, 100, 100], ...p });
  return h.stage === 'straddle' ? h.acts('d') : h;
};

/** The next cards off the deck, first one first. */
export const next = (h: Hand, count: number): string[] => h.cards('stock').slice(-count).reverse();
export const nextIds = (h: Hand, count: number): CardId[] => h.ids('stock').slice(-count).reverse();
/** A card as somebody sees it: '??' if he does not. */
export const seenBy = (h: Hand, viewer: Viewer, card: CardId): string => {
  const face = h.view(viewer).faces[card];
  return face === null || face === undefined ? '??' : printFace(face);
};
/** Who of the seats and the rail knows a card's face. */
export const knowers = (h: Hand, card: CardId): Viewer[] =>
  [...h.seats, 'rail' as const].filter((viewer) => seenBy(h, viewer, card) !== '??');
export const everybody = (h: Hand): Viewer[] => [...h.seats, 'rail'];

/** Plays on to the end by checking and calling. No chip is made or lost, none stays in a pot, and 52 cards are out. */
export const finish = (h: Hand): Hand => h.playOut();

// What the oval must know of a poker game before a card is dealt. A poker family that comes adds its case here.
import type { PokerRules, StreetRules } from 'baraja/games';

export interface Shape {
  /** The most cards a hand holds, and how many of them lie face up during play. */
  readonly hand: number;
  readonly up: number;
  /** Cards in the middle; 0 where there are none. */
  readonly board: number;
}
export type OvalRules = PokerRules | StreetRules;
export function shapeOf(rules: OvalRules): Shape {
  switch (rules.family) {
    case 'streets': {
      const all = (of: 'down' | 'up' | 'board'): number => rules.streets.reduce((n, street) => n + street[of], 0);
      return { hand: all('down') + all('up'), up: all('up'), board: all('board') };
    }
    case 'community':
      return { hand: rules.hole, up: 0, board: 5 };
    case 'push-nine':
      return { hand: 3, up: 0, board: 0 };
    case 'draw':
      return { hand: 5, up: 0, board: 0 };
    case 'stud':
      return { hand: 7, up: 4, board: 0 };
  }
}

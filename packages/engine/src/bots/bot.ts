/**
 * What a bot is, and all it may look at: one seat's view, how to read it, and the rules everybody can read on the wall.
 * No table, no pack and no list of faces can be reached from here, so a bot that peeks cannot be written.
 */
import type { GameRules } from '../games/index.js';
import type { AnyGame, HouseCommand, Names, Rng, Seat, View } from '../kernel/index.js';

/** What is public about the game being played. The script is left out: its steps ask for faces. */
export interface Posted {
  readonly names: Names;
  /** Null for a game that has no rules of a known family. */
  readonly rules: GameRules | null;
}

/** Everything a bot knows. */
export interface Seen {
  readonly view: View;
  readonly game: Posted;
}

/** A player that keeps nothing from one choice to the next: the same sight and the same chance, the same choice. */
export interface Bot {
  readonly name: string;
  /** One of the commands on the view's menu. Asked only when there is a menu. */
  choose(seen: Seen, rng: Rng): HouseCommand;
}

/** What may be shown of a game. Make it once for each game compiled: reading it is remembered by it. */
export const posted = ({ names }: AnyGame, rules: GameRules | null): Posted => ({ names, rules });

/** Whose choice it is. A view without a menu is nobody's to choose from, and throws. */
export function chooser({ you, menu }: View): Seat {
  if (typeof you !== 'number') throw new Error(`bots play seats, and ${you} is none`);
  if (menu.length === 0) throw new Error(`seat ${you} has nothing to choose`);
  return you;
}

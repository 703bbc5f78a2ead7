/**
 * The families whose games can be played at tables here. A table carries none of them itself: whoever opens one brings its family along,
 * so that a page which plays one game fetches one.
 */
import type { Game, Seat } from '../kernel/index.js';
import type { Fields, Schema } from '../schema/index.js';
import type { Words } from './law.js';
import type { GameRules } from './rules.js';

/** Which things are cited to whoever sets a value. */
export type Cited = Readonly<Record<string, readonly string[] | undefined>>;
/** What documents may say of games of a family. */
export interface Documents {
  readonly rules: { readonly shape: Fields };
  /** The words of its floor law. */
  readonly law: Words;
  readonly cited: Cited;
  /** Those of a value that has things of its own. */
  readonly within?: Readonly<Record<string, Cited>>;
  /** Where the rules of several games are told apart by it. */
  readonly game?: string;
}
type RulesOf<F> = Extract<GameRules, { family: F }>;
export interface Playable<F extends GameRules['family']> {
  readonly family: F;
  make(id: string, rules: RulesOf<F>, seats: readonly Seat[]): Game;
  readonly rules: Schema;
  /** By the names that documents have for it. */
  readonly documents: Readonly<Record<string, Documents>>;
}
export type AnyPlayable = { [F in GameRules['family']]: Playable<F> }[GameRules['family']];

const known = new Map<string, AnyPlayable>();
const documents = new Map<string, Documents & { readonly family: string }>();
/** Lets games of these families be opened and played here. */
export function know(...families: readonly AnyPlayable[]): void {
  for (const one of families) {
    known.set(one.family, one);
    for (const [name, said] of Object.entries(one.documents)) documents.set(name, { ...said, family: one.family });
  }
}
/** What the rules of those that are known may be. */
export const knownRules = (): readonly Schema[] => [...known.values()].map(({ rules }) => rules);
/** By a document's name for it. */
export const documentsOf = (name: string): (Documents & { readonly family: string }) | undefined => documents.get(name);
/** Compiles a game of a family that is known. */
export function compiledFor(id: string, rules: GameRules, seats: readonly Seat[]): Game {
  const family = known.get(rules.family);
  if (family === undefined)
    throw new RangeError(`${id} is of the family ${rules.family}, which nobody brought: see know() of baraja/games`);
  // The compiler does not see that a game's rules are of the family they name.
  return family.make(id, rules as never, seats);
}

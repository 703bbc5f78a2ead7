/** What is listed of a game, read off its tables: what kind of game it is, how many play, whether there is a low side. */
import type { GameRules } from '../games/index.js';
import { traitsOf } from '../games/index.js';
import type { TableRules } from '../table/index.js';
import { isRefused, type OpeningRefusal, openPages } from './open.js';
import type { GamePages, RuleId } from './page.js';

/** What kind of game it is to somebody who looks for one. */
export type Kind = 'community' | 'draw' | 'stud' | 'rummy' | 'banked' | 'point';

export interface Listed {
  readonly family: Kind;
  /** Whose rules it is played by. */
  readonly plays: GameRules['family'];
  readonly hiLo: boolean;
  readonly players: { readonly min: number; readonly max: number; readonly rule: RuleId };
}
const STREETS = { board: 'community', up: 'stud', drawn: 'draw' } as const satisfies Readonly<Record<string, Kind>>;
function kindOf(rules: GameRules): Kind {
  switch (rules.family) {
    case 'streets':
      return STREETS[traitsOf(rules).cards ?? 'board'];
    case 'push-nine':
      return 'point';
    case 'twenty-one':
    case 'pai-gow':
    case 'spanish-poker':
      return 'banked';
    default:
      return rules.family;
  }
}
/** Half of the pot is for a low hand. */
function isHiLo(rules: GameRules): boolean {
  if (rules.family === 'streets') return rules.high !== null && rules.low !== null;
  return 'low' in rules && rules.low !== null;
}
export function listingOf(pages: GamePages): Listed | OpeningRefusal {
  const rules: TableRules | OpeningRefusal = openPages(pages);
  if (isRefused(rules)) return rules;
  const { seats, cites, game } = rules;
  return { family: kindOf(game), plays: game.family, hiLo: isHiLo(game), players: { ...seats, rule: cites.seats } };
}

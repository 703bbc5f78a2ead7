/**
 * What stands on a game's rules page. No list is kept: it is the clauses of the game and its house, whatever the tables of the game
 * can name, at every stake and with any switch thrown, and the rulings that bear on these.
 */

import {
  type Clause,
  clause,
  clausesOfGame,
  type GameId,
  gameOf,
  houseOf,
  isRuling,
  prefixOf,
  type RuleId,
  type Ruling,
  rulings,
} from '../books/clauses/index.js';
import { type Citable, citations, gameBook } from '../books/index.js';
import { locksOf, rulingAt, type Setting, type Switch, type SwitchValue } from '../books/switches.js';
import { readsLinesOf } from './citation.js';

export interface OnPage {
  readonly clauses: readonly Clause[];
  readonly rulings: readonly Ruling[];
  /** What is named only where a switch is thrown, and the setting that brings it. */
  readonly onlyWith: ReadonlyMap<RuleId, Setting>;
}

export function onPage(game: GameId, switches: Readonly<Record<string, SwitchValue>> = {}): OnPage {
  const citable = citations(gameBook(game)!, switches);
  const named = [...citable.here, ...citable.elsewhere.keys()].flatMap((id) => clause(id) ?? []);
  const own = clausesOfGame(game);
  const lent = named.filter((one): one is Clause => !isRuling(one) && !own.includes(one));
  const speaks = speaker(game, citable);
  return {
    clauses: [...own, ...lent],
    rulings: rulings.filter((one) => named.includes(one) || speaks(one)),
    onlyWith: citable.elsewhere,
  };
}

/** What a ruling that speaks of this game may say it is about: the game, its pages, its house, what kind of game and table it is. */
export function kindsOf(game: GameId, { here, kinds } = citations(gameBook(game)!)): ReadonlySet<string> {
  const { house, family, hiLo, prefixes, also } = gameOf(game);
  const lent = [...here].map(prefixOf);
  const code = houseOf(house).code;
  return new Set([...kinds, ...prefixes, ...also, ...lent, game, code, family, 'every', ...(hiLo ? ['hi-lo'] : [])]);
}

/** Does a ruling that no table names speak of a game all the same? */
function speaker(game: GameId, citable: Citable): (ruling: Ruling) => boolean {
  const { house, prefixes, also } = gameOf(game);
  const kinds = kindsOf(game, citable);
  const own = clausesOfGame(game).filter(({ id }) => [...prefixes, ...also].includes(prefixOf(id)));
  const bears = own.map(bearsOn);
  const isForHouse = new RegExp(`^(?:BAR|AMB-GEN|AMB-${houseOf(house).code})-`);
  return (ruling) =>
    ruling.about.some((kind) => kinds.has(kind)) || (isForHouse.test(ruling.id) && bears.some((on) => on(ruling)));
}

/** Can it be set to one value only at this game? Then the clause that says so. */
export function fixedAt(entry: Switch, game: GameId): RuleId | null {
  const lock = locksOf(entry, game).find(({ only }) => Array.isArray(only) && only.length === 1);
  return lock?.rule ?? (entry.kind.kind === 'fixed' ? rulingAt(entry, game) : null);
}

/** A ruling bears on a clause it names, or whose lines it reads. */
export function bearsOn({ id, cites: lines }: Clause): (ruling: Ruling) => boolean {
  const name = new RegExp(`\\b${id}\\b(?!-)`);
  return ({ question, ruling, cites }) => name.test(question) || name.test(ruling) || readsLinesOf(cites, lines);
}

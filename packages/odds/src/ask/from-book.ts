// From the switches of a house's book to the options the odds take: what is asked about is what would be played.

import {
  type Changes,
  changesOf,
  type GameId,
  gameOf,
  isOpened,
  isSwitchRefusal,
  openTable,
  parseSwitches,
  type SwitchRefusal,
} from 'baraja/books';
import type { GameRules, PaiGowRules, SpanishPokerRules, TwentyOneRules as TableOf21 } from 'baraja/games';
import { contestOf, isPoker } from '../equity/contest.js';
import type { TwentyOneRules } from '../twenty-one/rules.js';
import type { PaiGowQuestion } from './others.js';
import type { SpanishHandQuestion, SpanishQuestion } from './spanish.js';

type Thrown = Readonly<Record<string, unknown>>;
type RulesOf<F extends GameRules['family']> = Extract<GameRules, { family: F }>;

/** The rules a table would be played by, and something made of them; or the refusal of the switches. */
function read<F extends GameRules['family'], T>(
  [game, family]: readonly [GameId, F],
  thrown: Thrown,
  make: (rules: RulesOf<F>) => T,
): T | SwitchRefusal {
  const settings = parseSwitches(thrown, game);
  if (isSwitchRefusal(settings)) return settings;
  const table = openTable({ house: gameOf(game).house, game, switches: thrown });
  if (!isOpened(table) || table.game.family !== family) throw new Error(`${game} does not open as ${family}`);
  return make(table.game as RulesOf<F>);
}

/** What figures go by, of a game's rules: two tables with the same have the same odds. */
function counted(rules: GameRules): unknown {
  switch (rules.family) {
    case 'twenty-one':
      return { ...twentyOneOf(rules), decks: 0 };
    case 'spanish-poker':
      return [rules.wheel, rules.tie, rules.progressive?.stake ?? 'returned'];
    case 'pai-gow':
      return [rules.wheel, rules.copies];
    default: {
      if (!isPoker(rules)) return null;
      const { read: _, pack, high, low, ...contest } = contestOf(rules);
      const { ranking, high: best, low: least } = rules as { ranking?: unknown; high?: unknown; low?: unknown };
      return { ...contest, pack: pack.length, names: [high.name, low?.name], ranking, best, least };
    }
  }
}
const switches = new Map<GameId, readonly Changes[]>();
/** The switches the odds of a game go by. Decks and Spanish Poker's pay tables are asked for by themselves. */
export function countedSwitches(game: GameId): readonly Changes[] {
  const had = switches.get(game) ?? changesOf(game, ({ game: rules }) => counted(rules));
  switches.set(game, had);
  return had;
}

export const spanishFrom = (
  game: GameId,
  thrown: Thrown,
): Pick<SpanishQuestion, 'wheel' | 'tie' | 'stake'> | SwitchRefusal =>
  read([game, 'spanish-poker'], thrown, ({ wheel, tie, progressive }) => ({
    wheel,
    tie,
    stake: progressive?.stake ?? 'returned',
  }));
/** Of the rules a table is played by; null where a natural beats the same hand with the joker, which nobody has counted. */
export const spanishOf = (rules: SpanishPokerRules): Pick<SpanishHandQuestion, 'wheel' | 'tie' | 'pays'> | null =>
  rules.natural ? null : { wheel: rules.wheel, tie: rules.tie, pays: rules.antePays };

export const paiGowFrom = (game: GameId, thrown: Thrown): Pick<PaiGowQuestion, 'wheel' | 'copy'> | SwitchRefusal =>
  read([game, 'pai-gow'], thrown, ({ wheel, copies }) => ({ wheel, copy: copies }));
/** Of the rules a table is played by; null as at Spanish Poker. */
export const paiGowOf = (rules: PaiGowRules): Pick<PaiGowQuestion, 'wheel' | 'copy'> | null =>
  rules.natural ? null : { wheel: rules.wheel, copy: rules.copies };

export const twentyOneFrom = (
  game: GameId,
  thrown: Thrown,
  decks: TwentyOneRules['decks'],
): TwentyOneRules | SwitchRefusal => read([game, 'twenty-one'], thrown, (rules) => ({ ...twentyOneOf(rules), decks }));

/** What hard totals and soft ones neither draw nor double. */
const STANDS = {
  'stands-on-21': { hard: 21, soft: 21 },
  'stands-on-hard-19': { hard: 19, soft: 22 },
  free: { hard: 21, soft: 21 },
} as const;
const OVER = {
  'three-card-push': 'three-card-push',
  'closer-push': 'closer-push',
  'eights-push': 'eights-push',
  'eights-pay': 'eights-win',
  lose: 'lost',
} as const;

/** The rules a table is played by, as the odds take them. Soft 17 is hit everywhere. */
export function twentyOneOf(rules: TableOf21): TwentyOneRules {
  const [win, on] = rules.natural;
  return {
    decks: rules.decks as TwentyOneRules['decks'],
    natural: { win, on },
    softSeventeen: 'hit',
    peek: rules.peek,
    mustDraw: rules.chart === 'free' ? 0 : 11,
    mustStand: STANDS[rules.chart],
    double: { firstTwo: true, afterSplit: rules.doubleAfterSplit },
    split: {
      most: rules.handsMax - 1,
      acesAgain: rules.resplitAces,
      acesOneCard: true,
      natural: rules.splitNatural,
    },
    surrender: {
      when: rules.surrender,
      afterSplit: rules.surrenderSplit,
      splitAces: rules.surrenderAces,
    },
    over: OVER[rules.bothOver],
    insurance: rules.insurance,
  };
}

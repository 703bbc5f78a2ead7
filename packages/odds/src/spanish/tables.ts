// What a book of Spanish Poker pays and what its sheet claims to keep, each with its clause. Amounts are to one.
import { changesOf, claimsOf, type GameId, gameOf, isOpened, openTable, rulesBehind } from 'baraja/books';
import type { SpanishPokerRules } from 'baraja/games';
import type { SpanishCategory } from './hands.js';

/** To one, by what the player holds; what is not listed pays nothing. */
export type PayTable = Readonly<Partial<Record<SpanishCategory, number>>>;

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

/** What a game of this family posts. */
export interface Posted {
  /** By the name of the pay table. */
  readonly ante: Readonly<Record<string, PostedTable>>;
  readonly dosPares: Readonly<Record<string, PostedTable>>;
  readonly joker: { readonly pays: number; readonly rule: string; readonly claims: readonly Claim[] };
  /** On one wager: what the tray pays of it, and the share of the posted jackpot that a royal takes, in percent. */
  readonly progressive: {
    readonly tray: PayTable;
    readonly royalPercent: number;
    readonly rule: string;
    readonly claims: readonly Claim[];
  };
}

const known = new Map<GameId, Posted>();
export function postedAt(game: GameId): Posted {
  const had = known.get(game) ?? read(game);
  known.set(game, had);
  return had;
}
/** A book's rules, with these switches. */
export function spanishRules(game: GameId, switches: Readonly<Record<string, unknown>> = {}): SpanishPokerRules {
  const table = openTable({ house: gameOf(game).house, game, switches });
  if (!isOpened(table) || table.game.family !== 'spanish-poker') throw new Error(`${game} is no Spanish Poker`);
  return table.game;
}

function read(game: GameId): Posted {
  const { jokerPays, cites, progressive } = spanishRules(game);
  const wager = progressive?.wager ?? 1;
  const tray = Object.entries(progressive?.tray ?? {}).map(([hand, cents]) => [hand, cents / wager]);
  return {
    ante: tables(game, 'antePays', 'ante'),
    dosPares: tables(game, 'dosParesPays', 'dos-pares'),
    joker: { pays: jokerPays, rule: cites.jokerPays, claims: claims(game, 'joker') },
    progressive: {
      tray: Object.fromEntries(tray),
      royalPercent: progressive?.royalPercent ?? 0,
      rule: progressive?.cites.award ?? cites.progressive,
      claims: claims(game, 'progressive'),
    },
  };
}
/** Every pay table the house may put in force: one for each choice of the switch that changes it. */
function tables(game: GameId, pays: 'antePays' | 'dosParesPays', wager: string): Posted['ante'] {
  const [by] = changesOf(game, (rules) => (rules.game as SpanishPokerRules)[pays]);
  const choices = by?.values ?? ['1'];
  return Object.fromEntries(
    choices.map((choice) => {
      const switches = by ? { [by.key]: choice } : {};
      const rule = rulesBehind(game, [pays], switches).at(-1)!;
      const table = { pays: spanishRules(game, switches)[pays], rule, claims: claims(game, wager, String(choice)) };
      return [String(choice), table] as const;
    }),
  );
}
const claims = (game: GameId, wager: string, table?: string): readonly Claim[] =>
  claimsOf(game)
    .filter((claim) => claim.wager === wager && claim.table === table)
    .map(({ percent, of, by }) => ({ text: percent, of, rule: by }));

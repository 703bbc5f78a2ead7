// What a hand came to, in a line: the cards with those that played, and the sentence its log ends with, from what its owner was told.
import type { OwnHand, OwnPage } from '@baraja/room';
import { familyOf } from '../families/index.js';
import { resultIn, saidLast } from '../lib/log.js';
import type { Language, TableRules } from '../lib/wire.js';
import { pastSeat, stepsOf } from '../replay/steps.js';

export interface ShownCard {
  readonly face: string | null;
  /** It was not among those that won. */
  readonly dim: boolean;
}
export interface Gist {
  readonly own: readonly (readonly ShownCard[])[];
  readonly common: readonly ShownCard[];
  say(language: Language): string;
}
/** Fetches what the hands of a page are read with. */
export async function prepared({ tables }: OwnPage): Promise<void> {
  const families = new Set(Object.values(tables).flatMap(({ rules }) => (rules ? [rules.game.family] : [])));
  await Promise.all([...families].map((family) => familyOf(family)?.prepare?.()));
}

const FOLDS: readonly string[] = ['Folded', 'Dropped', 'FoldTaken', 'SatOutHand'];
const SETTLED: readonly string[] = [
  ...['WagerWon', 'WagerLost', 'WagerPushed', 'WagerReturned', 'AnteSettled', 'GameWon', 'AntesWon', 'StockExhausted'],
  ...['RoundVoided', 'BankReleased', 'GameEnded', 'NobodyCameIn', 'GameBroken'],
];
type Told = Pick<NonNullable<OwnHand['told']>, 'events' | 'faces' | 'names' | 'seat' | 'own' | 'common'>;
interface Past {
  readonly told: Told | null;
  /** Whose hand it was; nobody's where one only looked on. */
  readonly seat: number | null;
  readonly round: number;
}
/** Null where it cannot be told by today's book. */
export function gistOf({ told, seat, round }: Past, rules: TableRules | null): Gist | null {
  if (!told || !rules) return null;
  try {
    const opened = told.events.map(({ event }) => event).find((e) => e.type === 'RoundOpened');
    const seats = (opened?.seats ?? []).map((at) => pastSeat(at, told.names[at] ?? ''));
    const end = stepsOf({ ...told, rules }, seats).at(-1);
    if (!end) return null;
    const { lines, felt, noted } = end;
    const folded = lines.find((line) => line.seat === seat && FOLDS.includes(line.type));
    const own = lines
      .filter((line) => SETTLED.includes(line.type) && (line.seat === seat || line.seat === null))
      .slice(-2);
    const results = resultIn(lines, round).slice(0, 2);
    const last = saidLast(lines, round);
    // Who threw his hand away, or had it played out, still reads who won: all such hands would read alike.
    const told_ = folded
      ? [folded, ...results.slice(0, 1)]
      : results.length > 0
        ? results
        : own.length > 0
          ? own
          : last
            ? [last]
            : [];
    const best = familyOf(rules.game.family)?.best({ rules: rules.game, felt }, noted.awards) ?? null;
    // What another played is not marked in one's own hand.
    const played = best && told.own.flat().some((card) => best.has(card)) ? best : null;
    const shown = (card: number): ShownCard => ({
      face: told.faces[card] ?? null,
      dim: played !== null && !played.has(card),
    });
    return {
      own: told.own.map((group) => group.map(shown)),
      common: told.common.map(shown),
      say: (language) => told_.map((line) => line.say(language)).join(' '),
    };
  } catch {
    return null;
  }
}

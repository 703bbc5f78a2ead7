/** The rulings of our own that a table's life rests on, and which of them can come up at a table. */
import { demandOf, WORST_CASE } from '../games/index.js';
import type { RuleId } from '../kernel/index.js';
import type { TableRules } from './rules.js';

/** Our own rulings, where neither a sheet nor a ruling on one answers. */
export const OWN = {
  /** A seat needs more chips than the collection it might owe. */
  short: 'BAR-1',
  /** Where the low card opens, it needs the forced bet besides. */
  opening: 'BAR-28',
  /** Where somebody banks, it needs the least wager and its fee. */
  wager: 'BAR-86',
  /** A third-party proposition player is marked at his seat. */
  proposition: 'BAR-90',
  /** Where a game can cost more than was bet, it needs the most it can. */
  worstCase: WORST_CASE,
  /** Who returns within the window brings at least what he took away. */
  bringBack: 'BAR-11',
  /** With fewer than two seated the game is broken; the next one draws for the button. */
  broken: 'BAR-12',
  /** With fewer than two in the game, nobody who is ready waits and nothing is due. */
  restart: 'BAR-13',
  /** Chips bought during a hand lie behind and play from the next. */
  behind: 'BAR-14',
  /** Buy-ins are in whole chips. */
  wholeChips: 'BAR-15',
  /** What the clock plays for a silent seat. */
  clock: 'AMB-GEN-25',
  /** Who is silent too often sits out; the seat of one who is away too long is freed. */
  absent: 'BAR-125',
  /** A seat that cannot pay for its time sits out until it does. */
  timeOwed: 'BAR-16',
} as const satisfies Readonly<Record<string, RuleId>>;

/** Those that can come up at a table like this. */
export function ownAt(rules: Pick<TableRules, 'forced' | 'game' | 'seating' | 'fee'>): readonly RuleId[] {
  const always = [OWN.proposition, OWN.bringBack, OWN.broken, OWN.behind, OWN.wholeChips, OWN.clock, OWN.absent];
  const restart = rules.seating.kind === 'blinds' ? [OWN.restart] : [];
  const owed = rules.fee.kind === 'time' ? [OWN.timeOwed] : [];
  return [shortRule(rules), ...restart, ...owed, ...always];
}
/** What a seat falls short of that has chips, but too few to be dealt in. */
export function shortRule({ forced, game }: Pick<TableRules, 'forced' | 'game'>): RuleId {
  if (forced.kind === 'bring-in') return OWN.opening;
  if (forced.kind === 'wager') return OWN.wager;
  return demandOf(game)?.rule ?? OWN.short;
}

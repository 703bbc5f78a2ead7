/**
 * A player of Spanish Poker. Whether a hand is worth its raise is counted, not guessed: every hand the house may hold of the cards
 * not seen. What it bets is a matter of manner; nothing it could bet pays in the long run.
 */
import { type Face, pack41 } from '../cards/index.js';
import { type SpanishPokerRules, spanishRanking } from '../games/index.js';
import type { Command, Option, Rng, View } from '../kernel/index.js';
import { chooser, type Seen } from './bot.js';
import { fallback } from './clicker.js';
import type { Manner } from './manners.js';

/** What becomes of a hand that raises, for each ante. */
const SIXES = [19, 18, 9, 4, 3]; // 6s 6h 4d 3c 2s

/** What a hand that raises gains on average, in antes: against every five cards of the unseen ones. A fold loses one. */
export function raiseGains(rules: SpanishPokerRules, hand: readonly Face[], unseen: Uint8Array): number {
  const ranking = spanishRanking(rules);
  const { value5 } = ranking;
  const mine = ranking.best(hand, []);
  const floor = ranking.best(SIXES as Face[], []);
  const { category } = ranking.name(mine);
  const ifWon = rules.raiseTimes + (rules.antePays[category as keyof typeof rules.antePays] ?? 0);
  const ifLost = -1 - rules.raiseTimes;
  const ifLevel = rules.tie === 'push' ? 0 : ifLost;
  const five = new Uint8Array(5);
  const n = unseen.length;
  let [ways, free, won, level] = [0, 0, 0, 0];
  for (let a = 0; a < n - 4; a++) {
    five[0] = unseen[a]!;
    for (let b = a + 1; b < n - 3; b++) {
      five[1] = unseen[b]!;
      for (let c = b + 1; c < n - 2; c++) {
        five[2] = unseen[c]!;
        for (let d = c + 1; d < n - 1; d++) {
          five[3] = unseen[d]!;
          for (let e = d + 1; e < n; e++) {
            five[4] = unseen[e]!;
            const house = value5(five, 0);
            ways++;
            if (house < floor) free++;
            else if (mine > house) won++;
            else if (mine === house) level++;
          }
        }
      }
    }
  }
  return (free + won * ifWon + level * ifLevel + (ways - free - won - level) * ifLost) / ways;
}

/** The hand before a seat, and every face it has not seen. */
function read({ view, game }: Seen): { hand: readonly Face[]; unseen: Uint8Array } {
  const zone = game.names.zones.indexOf(`hand:${chooser(view)}`);
  const hand = view.round.zones[zone]!.map((card) => view.faces[card]!);
  const seen = seenIn(view);
  return { hand, unseen: Uint8Array.from(pack41.filter((face) => !seen.has(face))) };
}
const seenIn = ({ faces }: View): Set<Face> => new Set(faces.filter((face): face is Face => face !== null));

/** Better hands than a pair raise without counting: no house hand is likely enough to beat them. */
function decide(seen: Seen, rules: SpanishPokerRules): Command {
  const actor = chooser(seen.view);
  const { hand, unseen } = read(seen);
  const ranking = spanishRanking(rules);
  const { category } = ranking.name(ranking.best(hand, []));
  const isSure = category !== 'pair' && category !== 'high-card';
  if (isSure || raiseGains(rules, hand, unseen) > -1) return { type: 'raise', actor };
  const tuck = seen.view.menu.some((o) => o.type === 'tuck');
  return { type: tuck ? 'tuck' : 'fold', actor };
}

const GRAIN = 1 << 16;
/** How often somebody of this manner makes a bet that is there to be made: the lively ones more. */
const takes = (manner: Manner, rng: Rng): boolean => rng.below(GRAIN) < (0.2 + manner.bluffs) * GRAIN;
/** Least bets mostly; now and then some more. */
function amountOf({ amount }: Option, manner: Manner, rng: Rng): number {
  const { min, max, unit } = amount!;
  const steps = Math.floor((max - min) / unit);
  const most = Math.min(steps, Math.round(manner.hope * 4));
  return steps < 1 || !takes(manner, rng) ? min : min + unit * rng.below(most + 1);
}

export function spanishChoice(seen: Seen, rules: SpanishPokerRules, manner: Manner, rng: Rng): Command {
  const { menu } = seen.view;
  const actor = chooser(seen.view);
  if (menu.some((o) => o.type === 'raise')) return decide(seen, rules);
  const ante = menu.find((o) => o.type === 'ante');
  if (ante) return { type: 'ante', actor, amount: amountOf(ante, manner, rng) };
  const bonus = menu.find((o) => rules.bonuses.some((b) => b === o.type));
  if (!bonus || !takes(manner, rng)) return fallback(seen, rng);
  return { type: bonus.type, actor, ...(bonus.amount ? { amount: amountOf(bonus, manner, rng) } : {}) };
}

/**
 * A player of Spanish Poker. Whether a hand is worth its raise is counted, not guessed: every hand the house may hold of the cards
 * not seen. What it bets is a matter of manner; nothing it could bet pays in the long run.
 */
import { type Face, faces, JOKER, pack41 } from '../cards/index.js';
import { type SpanishPokerRules, spanishRanking } from '../games/index.js';
import type { HouseCommand, Option, Rng, View } from '../kernel/index.js';
import { chooser, type Seen } from './bot.js';
import { fallback } from './clicker.js';
import type { Manner } from './manners.js';

/** A pair of sixes with the lowest cards beside it: below this the house does not play. */
const SIXES = faces('6s 6h 4d 3c 2s');
/** The ranks as they follow one another with no eights, nines or tens. */
const RUN = [0, 1, 2, 3, 4, 5, 9, 10, 11, 12] as const;
const LOW_PAIRS = 4; // deuces to fives

/**
 * How often a house dealt five of these cards does not play: no pair, or one of deuces to fives. Counted by ranks, less straights
 * and flushes; with the joker it always plays, since the joker makes at least a pair of its highest card.
 */
export function chanceUnqualified({ wheel }: Pick<SpanishPokerRules, 'wheel'>, unseen: Uint8Array): number {
  const held = RUN.map(() => [0, 0, 0, 0]);
  for (const face of unseen) if (face !== JOKER) held[RUN.indexOf((face >> 2) as (typeof RUN)[number])]![face & 3]!++;
  const counts = held.map((suits) => suits.reduce((a, b) => a + b));
  const straights = [0, 1, 2, 3, 4, 5].map((from) => [from, from + 1, from + 2, from + 3, from + 4]);
  if (wheel) straights.push([9, 0, 1, 2, 3]);
  const ways = (ranks: readonly number[], of: (rank: number) => number): number => ranks.reduce((n, r) => n * of(r), 1);
  let hands = picks(counts, 5);
  for (const run of straights) hands -= ways(run, (rank) => counts[rank]!);
  for (let suit = 0; suit < 4; suit++) {
    hands -= picks(
      held.map((suits) => suits[suit]!),
      5,
    );
    for (const run of straights) hands += ways(run, (rank) => held[rank]![suit]!);
  }
  for (let rank = 0; rank < LOW_PAIRS; rank++) {
    const others = counts.map((n, i) => (i === rank ? 0 : n));
    hands += ((counts[rank]! * (counts[rank]! - 1)) / 2) * picks(others, 3);
  }
  return hands / choose(unseen.length, 5);
}
/** How many ways there are to take cards of so many different ranks. */
function picks(counts: readonly number[], size: number): number {
  const ways = [1, ...Array<number>(size).fill(0)];
  for (const n of counts) for (let k = size; k > 0; k--) ways[k]! += ways[k - 1]! * n;
  return ways[size]!;
}
function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}

/** What a hand that raises gains on average, in antes: against every five cards of the unseen ones. A fold loses one. */
export function raiseGains(rules: SpanishPokerRules, hand: readonly Face[], unseen: Uint8Array): number {
  const ranking = spanishRanking(rules);
  const { value5 } = ranking;
  const mine = ranking.best(hand, []);
  const floor = ranking.best(SIXES, []);
  const { category } = ranking.name(mine);
  const ifWon = rules.raiseTimes + (rules.antePays[category as keyof typeof rules.antePays] ?? 0);
  const ifLost = -1 - rules.raiseTimes;
  // A hand that cannot beat a house that plays wins only against one that does not.
  if (mine < floor) {
    const free = chanceUnqualified(rules, unseen);
    return free + (1 - free) * ifLost;
  }
  const ifLevel = rules.tie === 'push' ? 0 : ifLost;
  let [ways, free, won, level] = [0, 0, 0, 0];
  eachFive(unseen, (five) => {
    const house = value5(five, 0);
    ways++;
    if (house < floor) free++;
    else if (mine > house) won++;
    else if (mine === house) level++;
  });
  return (free + won * ifWon + level * ifLevel + (ways - free - won - level) * ifLost) / ways;
}
/** Calls back for every five of these cards; the array is the same each time. */
function eachFive(cards: Uint8Array, use: (five: Uint8Array) => void): void {
  const five = new Uint8Array(5);
  const lay = (from: number, place: number): void => {
    for (let card = from; card < cards.length - 4 + place; card++) {
      five[place] = cards[card]!;
      if (place === 4) use(five);
      else lay(card + 1, place + 1);
    }
  };
  lay(0, 0);
}

/** The hand before a seat, and every face it has not seen. */
function read({ view, game }: Seen): { hand: readonly Face[]; unseen: Uint8Array } {
  const zone = game.names.zones.indexOf(`hand:${chooser(view)}`);
  const hand = view.felt.zones[zone]!.map((card) => view.faces[card]!);
  const seen = seenIn(view);
  return { hand, unseen: Uint8Array.from(pack41.filter((face) => !seen.has(face))) };
}
const seenIn = ({ faces }: View): Set<Face> => new Set(faces.filter((face): face is Face => face !== null));

const SEVENS = faces('7s 7h 4d 3c 2s');

/** From a pair of sevens up every hand raises; sixes are counted out; below them it is the house's chances that are counted. */
function decide(seen: Seen, rules: SpanishPokerRules): HouseCommand {
  const actor = chooser(seen.view);
  const { hand, unseen } = read(seen);
  const ranking = spanishRanking(rules);
  const isSure = ranking.best(hand, []) >= ranking.best(SEVENS, []);
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

export function spanishChoice(seen: Seen, rules: SpanishPokerRules, manner: Manner, rng: Rng): HouseCommand {
  const { menu } = seen.view;
  const actor = chooser(seen.view);
  if (menu.some((o) => o.type === 'raise')) return decide(seen, rules);
  const ante = menu.find((o) => o.type === 'ante');
  // Every bet here loses in the long run, exactly counted (@baraja/odds): the least ante, and nothing beside it.
  if (manner.plans) return ante ? { type: 'ante', actor, amount: ante.amount!.min } : fallback(seen, rng);
  if (ante) return { type: 'ante', actor, amount: amountOf(ante, manner, rng) };
  const bonus = menu.find((o) => rules.bonuses.some((b) => b === o.type));
  if (!bonus || !takes(manner, rng)) return fallback(seen, rng);
  return { type: bonus.type, actor, ...(bonus.amount ? { amount: amountOf(bonus, manner, rng) } : {}) };
}

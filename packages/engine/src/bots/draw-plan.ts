/**
 * Draw games of one change for two by plans learned beforehand (examples/learn/draws.ts): when to bet, and when to draw otherwise than the
 * cards alone would have it, such as to stand pat on nine high or on nothing.
 */
import type { BetRules, DrawRules } from '../games/index.js';
import { termsOf } from '../steps/index.js';
import type { Act, Dice } from './betting.js';
import type { Seen } from './bot.js';
import { beats, type Craft, craftOf } from './draw-craft.js';
import { thrown } from './draw-keep.js';
import { DRAW_PLANS } from './draw-plan.data.js';
import { drawnAt } from './draw-told.js';
import { worthOf } from './draw-tries.js';
import { Draws } from './draws.js';
import { GRAINS, unpacked } from './letters.js';
import { KEEPS } from './ranges.js';
import type { Spot } from './spot.js';

/** What a plan was learned for. Money in any unit: only how it stands to each other counts. */
export interface DrawGame {
  readonly ranking: DrawRules['ranking'];
  readonly joker: boolean;
  /** The most that are drawn. */
  readonly drawMax: number;
  /** What is put up before the cards by who speaks last after the draw and by the other: blinds or antes. */
  readonly posts: readonly [last: number, first: number];
  readonly opensAt: DrawRules['opensAt'];
  /** A bet or a raise before and after the draw: where the choice is free, the most. */
  readonly sizes: readonly [before: number, after: number];
  /** Where the sevens rule holds, and after an act draws are told of the dealer only. */
  readonly sevens: boolean;
  readonly untold: boolean;
}
const blinds = { opensAt: 'blinds', sevens: false, untold: false } as const;
const low = { ranking: 'lowball', joker: true } as const;
/** The games plans are learned for, by the limits of their first stakes. */
export const DRAW_GAMES = {
  low36: { ...low, drawMax: 4, posts: [1, 3], sizes: [3, 6], opensAt: 'blinds', sevens: true, untold: true },
  low510: { ...low, ...blinds, drawMax: 5, posts: [2, 5], sizes: [10, 10] },
  low110: { ...low, ...blinds, drawMax: 5, posts: [1, 1], sizes: [10, 10], opensAt: 'nothing' },
  high2040: { ...blinds, ranking: 'high', joker: false, drawMax: 5, posts: [1, 2], sizes: [4, 4] },
  high15: {
    ...blinds,
    ...{ ranking: 'high-joker-wild-double-ace', joker: true, drawMax: 5, posts: [2, 2], sizes: [5, 5] },
    opensAt: 'nothing',
  },
} as const satisfies Record<string, DrawGame>;
export type DrawGameName = keyof typeof DRAW_GAMES;
/** How often to fold and to raise by situation, and how often to draw otherwise; as letters, packed. */
export interface DrawPlan {
  readonly folds: string;
  readonly raises: string;
  readonly draws: string;
}

// --- where one stands ---------------------------------------------------------------------------------------------

export const LEVELS = 16;
/** Bets in one street, the first and three raises. */
export const BETS_MAX = 4;
const [BETS, PLACES, POTS, FEW] = [BETS_MAX + 1, 2, 3, 3];
const COUNTS = FEW + 1;
/** Not told, or not yet. */
export const UNTOLD = COUNTS;
const ROWS = FEW + COUNTS * (COUNTS + 1);
const GAPS = 4;
export const BET_SITUATIONS = ROWS * BETS * PLACES * POTS * LEVELS;
export const DRAW_SITUATIONS = COUNTS * COUNTS * GAPS * (COUNTS + 1) * POTS;

/** As many drawn as are told apart: three or more tell the same tale. */
export const countOf = (drawn: number): number => Math.min(FEW, drawn);
/** Before the draw: by how many the cards alone would have drawn. After it: by how many both drew. */
export const rowBefore = (drawn: number): number => Math.min(FEW - 1, drawn);
export const rowAfter = (own: number, other: number): number => FEW + countOf(own) * (COUNTS + 1) + other;
/** The share of hands that are worse, as a level: the best are told apart more finely than the many. */
export const levelOf = (share: number): number => Math.min(LEVELS - 1, Math.floor(LEVELS * (1 - (1 - share) ** 0.6)));
/** How many bets were paid before the draw. */
export const potOf = ({ posts, sizes }: DrawGame, into: number): number =>
  Math.min(POTS - 1, Math.max(0, Math.round((into - Math.max(...posts)) / sizes[0])));

export const betAt = (row: number, bets: number, isLast: boolean, pot: number, level: number): number =>
  (((row * BETS + bets) * PLACES + (isLast ? 1 : 0)) * POTS + pot) * LEVELS + level;
export const drawAt = ({ plain, other, gap }: Ways, told: number, pot: number): number =>
  (((countOf(plain.drawn) * COUNTS + countOf(other.drawn)) * GAPS + gap) * (COUNTS + 1) + told) * POTS + pot;

// --- the two ways to draw -----------------------------------------------------------------------------------------

export interface Way {
  /** The cards to keep, as bits. */
  readonly kept: number;
  readonly drawn: number;
  readonly worth: number;
}
/** The best way to draw by the cards alone, the best with another number of cards, and how far it lies behind. */
export interface Ways {
  readonly plain: Way;
  readonly other: Way;
  readonly gap: number;
}
const FIVE = 5;
const TRIED = 24;
const LOOKED = 160;

export function waysOf(craft: Craft, hole: readonly number[], unseen: Uint8Array, seed: number): Ways {
  const draws = new Draws(seed);
  const packet = unseen.slice();
  const best: Way[] = [];
  for (let kept = 0; kept < 32; kept++) {
    const drawn = thrown(kept);
    if (drawn > craft.drawMax) continue;
    const worth = worthOf(craft, hole, kept, packet, craft.prospect, TRIED, draws);
    if (best[drawn] === undefined || worth > best[drawn].worth) best[drawn] = { kept, drawn, worth };
  }
  const ways = best
    .map((way) => ({
      ...way,
      worth: worthOf(craft, hole, way.kept, packet, craft.prospect, LOOKED, draws),
    }))
    .sort((a, b) => b.worth - a.worth);
  const [plain, ...others] = ways as [Way, ...Way[]];
  const other = others.find(({ drawn }) => countOf(drawn) !== countOf(plain.drawn))!;
  const part = other.worth / Math.max(plain.worth, 1e-6);
  return { plain, other, gap: part > 0.9 ? 0 : part > 0.7 ? 1 : part > 0.4 ? 2 : 3 };
}
/** Before the draw. */
export const standBefore = (craft: Craft, { plain }: Ways): { row: number; level: number } => ({
  row: rowBefore(plain.drawn),
  level: levelOf(craft.standing(plain.worth)),
});
const ALL_HANDS = KEEPS.indexOf(1);
/** After it: what five cards are worth, as a level. */
export const levelAfter = (craft: Craft, worth: number): number => levelOf(beats(craft.ends(ALL_HANDS, null), worth));

// --- at the table -------------------------------------------------------------------------------------------------

type Parts = Readonly<Record<keyof DrawPlan, Uint8Array>>;
const read = new Map<DrawGameName, Parts>();
/** A plan is unpacked when it is first asked. */
function partsOf(name: DrawGameName): Parts {
  let parts = read.get(name);
  if (parts === undefined) {
    const { folds, raises, draws } = DRAW_PLANS[name];
    parts = { folds: unpacked(folds), raises: unpacked(raises), draws: unpacked(draws) };
    read.set(name, parts);
  }
  return parts;
}

interface Planned {
  readonly parts: Parts;
  readonly game: DrawGame;
  readonly rules: DrawRules;
  /** What one unit of the plan's money is here. */
  readonly unit: number;
}
/** The plan for this table; null where there is none: another game, more than two, other limits. */
function planFor(seen: Seen, rules: BetRules, spot: Spot): Planned | null {
  if (rules.family !== 'draw' || spot.dealt !== 2 || spot.opponents.length !== 1 || rules.price !== null) return null;
  const { limit, opensAt } = rules;
  if (opensAt === 'nothing' && rules.pass === 'fold') return null;
  if (limit.kind !== 'structured' && limit.kind !== 'spread') return null;
  const sizes = limit.kind === 'structured' ? [limit.small, limit.big] : [limit.max, limit.max];
  const post = Math.max(...termsOf(seen.view.felt).posts.map(({ amount }) => amount));
  for (const [name, game] of Object.entries<DrawGame>(DRAW_GAMES)) {
    const unit = post / Math.max(...game.posts);
    const isSame = game.ranking === rules.ranking && game.joker === rules.joker && game.opensAt === opensAt;
    const isUntold = rules.untold !== null;
    if (!isSame || game.sevens !== (rules.sevens !== null) || game.untold !== isUntold) continue;
    if (sizes.every((size, i) => Math.abs(size / unit / game.sizes[i]! - 1) < 0.15))
      return { parts: partsOf(name as DrawGameName), game, rules, unit };
  }
  return null;
}

/** What the plan says of a bet. */
export function drawBet(seen: Seen, rules: BetRules, spot: Spot, dice: Dice): Act | null {
  const found = planFor(seen, rules, spot);
  if (found === null || spot.hole.length !== FIVE) return null;
  const { game, parts, unit } = found;
  const isAnswered = spot.isFirst && game.opensAt === 'blinds';
  const size = game.sizes[spot.isFirst ? 0 : 1] * unit;
  const raised = (spot.level - (isAnswered ? Math.max(...game.posts) * unit : 0)) / size;
  // Bets that are no bets of the plan's: it has nothing to say of those.
  if (Math.abs(raised - Math.round(raised)) > 0.3) return null;
  const bets = Math.min(BETS_MAX, Math.round(raised) + (isAnswered ? 1 : 0));
  const craft = craftOf(found.rules);
  const pot = spot.isFirst ? 0 : potOf(game, spot.opponents[0]!.into / unit);
  const { row, level } = spot.isFirst
    ? standBefore(craft, waysOf(craft, spot.hole, spot.unseen, dice.seed))
    : standAfter(seen, found, spot, craft);
  const at = betAt(row, bets, spot.isLast, pot, level);
  const die = dice.push * GRAINS;
  if (die < parts.folds[at]!) return 'out';
  return die >= GRAINS - parts.raises[at]! ? 'more' : 'stay';
}
function standAfter(seen: Seen, { rules }: Planned, spot: Spot, craft: Craft): { row: number; level: number } {
  const drawn = drawnAt(rules, seen);
  const other = drawn(spot.opponents[0]!.seat);
  return {
    row: rowAfter(drawn(spot.seat) ?? 1, other === null ? UNTOLD : countOf(other)),
    level: levelAfter(craft, craft.read(Uint8Array.from(spot.hole), 0)),
  };
}

/** Which cards the plan keeps, as bits; null where there is no plan. */
export function drawKept(seen: Seen, rules: DrawRules, spot: Spot, dice: Dice): number | null {
  const found = planFor(seen, rules, spot);
  if (found === null || spot.hole.length !== FIVE) return null;
  const ways = waysOf(craftOf(rules), spot.hole, spot.unseen, dice.seed);
  const told = drawnAt(rules, seen)(spot.opponents[0]!.seat);
  const pot = potOf(found.game, spot.opponents[0]!.into / found.unit);
  const at = drawAt(ways, told === null ? UNTOLD : countOf(told), pot);
  return dice.push * GRAINS < found.parts.draws[at]! ? ways.other.kept : ways.plain.kept;
}

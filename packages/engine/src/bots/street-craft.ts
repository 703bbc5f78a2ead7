/** What a bot knows of a game that says its streets: how hands are dealt to the end, read and drawn to. */
import type { StreetRules } from '../games/index.js';
import type { DealtAs } from './mind.js';
import { type Kept, keptBy } from './street-keep.js';
import { type RowReader, rowReader } from './street-read.js';

export interface StreetCraft {
  readonly streets: StreetRules['streets'];
  /** Cards dealt to a hand in all, and kept of them in the end. */
  readonly size: number;
  readonly plays: number;
  /** Cards for everybody in all. */
  readonly board: number;
  /** What a hand with the whole board behind it comes to, each way; 0 for nothing, and null where there is no such way. */
  readonly high: RowReader | null;
  readonly low: RowReader | null;
  readonly kept: Kept;
  /** Where in the streets a stage is: 'second-draw-betting' is the third of triple draw. */
  at(stage: string): number;
  /** How many draws a hand at this street has still to come; on a street itself, after it. */
  drawsAfter(street: number): number;
}

const crafts = new WeakMap<StreetRules, StreetCraft>();
export function streetCraft(rules: StreetRules): StreetCraft {
  const had = crafts.get(rules) ?? makeCraft(rules);
  crafts.set(rules, had);
  return had;
}
function makeCraft(rules: StreetRules): StreetCraft {
  const { streets } = rules;
  const sum = (of: (street: StreetRules['streets'][number]) => number): number =>
    streets.reduce((n, s) => n + of(s), 0);
  const size = sum(({ up, down }) => up + down);
  const plays = streets.find(({ discard }) => discard !== null)?.discard?.keep ?? size;
  const drawMax = Math.max(...streets.map(({ draw }) => draw));
  const board = sum((street) => street.board);
  const reader = (way: StreetRules['high']): RowReader | null => way && rowReader(way, { plays, board });
  const stages = new Map<string, number>();
  const draws = streets.map((_, street) => streets.slice(street + 1).filter(({ draw }) => draw > 0).length);
  return {
    streets,
    size,
    plays,
    board,
    high: reader(rules.high),
    low: reader(rules.low),
    kept: drawMax > 0 ? keptBy((rules.high ?? rules.low)!.ranking, drawMax) : (_cards, _at, held) => held,
    at: (stage) => {
      const had = stages.get(stage) ?? stageIn(streets, stage);
      stages.set(stage, had);
      return had;
    },
    drawsAfter: (street) => draws[street]!,
  };
}
function stageIn(streets: StreetRules['streets'], stage: string): number {
  // The only draw of a hand has plain names for its steps.
  const named = stage === 'declare' ? 'draw' : stage;
  return Math.max(
    0,
    streets.findLastIndex(({ name }) => named === name || named.startsWith(`${name}-`)),
  );
}
/** Is a stage of the first street, or of the last? */
export function streetStage(
  rules: StreetRules,
  stage: string,
): { readonly isFirst: boolean; readonly isFinal: boolean } {
  const at = streetCraft(rules).at(stage);
  return { isFirst: at === 0, isFinal: at === rules.streets.length - 1 };
}

const likes = new WeakMap<StreetRules, DealtAs | null>();
/** The same as a community-card game, where it is one of the whole pack with a board of five: those are read far quicker. */
export function asCommunity(rules: StreetRules): DealtAs | null {
  const had = likes.get(rules);
  if (had !== undefined) return had;
  const { pack, high, low, streets } = rules;
  const [first, second] = streets;
  const thrown = streets.find(({ discard }) => discard !== null);
  const isBoard =
    pack === 52 &&
    streets.map(({ board }) => board).join() === '0,3,1,1' &&
    high?.ranking === 'high' &&
    (low === null || low.ranking === 'low-8' || low.ranking === 'low-9') &&
    (thrown === undefined || (thrown === second && thrown.discard!.keep === 2));
  const like: DealtAs | null = isBoard
    ? {
        hole: first!.down as DealtAs['hole'],
        discard: thrown === undefined ? 'none' : 'after-flop',
        high: { use: high.use },
        low: low && { use: low.use, qualifier: low.ranking === 'low-8' ? 8 : 9, straightsAndFlushes: 'ignored' },
      }
    : null;
  likes.set(rules, like);
  return like;
}

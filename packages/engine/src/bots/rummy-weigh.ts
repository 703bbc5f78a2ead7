/** Choosing between plays: what is left of a hand and its columns after each, weighed as the game pays. */
import { bestAdded, canLay, countsOf, KINDS, type Kind } from '../melds/index.js';
import type { LayRules } from '../steps/index.js';
import { type Block, blockOf, type Ground, grown, type Prospect, prospectOf } from './rummy-plan.js';
import { eachPlainUse, type Piles, type Use, usesOf, without } from './rummy-plays.js';

/** How a game pays for a prospect, and what it costs to wait for one card more. */
export interface Taste {
  worth(p: Prospect): number;
  readonly cost: number;
}
export interface Scales {
  readonly ground: Ground;
  readonly lay: LayRules;
  readonly taste: Taste;
  /** How many of the plays that look best are looked at twice; none, and the first look decides. */
  readonly looks: number;
}

/** What a seat may reckon with. */
export const groundOf = (
  { unseen, left }: Pick<Ground, 'unseen' | 'left'>,
  { melds }: { melds: Ground['melds'] },
  goal: Ground['goal'],
): Ground => ({ melds, unseen, left, goal });

/** A use of the open card: what goes down, what is thrown after it (null: nothing is left), and what that is worth. */
interface Play {
  readonly use: Use;
  readonly thrown: Kind | null;
  readonly worth: number;
}

/** What a hand is worth as it stands. */
export const worthOf = (columns: Piles, hand: readonly Kind[], { ground, taste }: Scales): number =>
  taste.worth(prospectOf(columns.map(blockOf), hand, ground));

/** Every play of the open card, the best first. */
function playsOf(columns: Piles, hand: readonly Kind[], card: Kind, on: Scales): Play[] {
  const plays: Play[] = [];
  for (const use of usesOf(columns, hand, card, on.lay)) {
    const held = without(hand, use.laid);
    const blocks = use.columns.map(blockOf);
    const all = prospectOf(blocks, held, on.ground);
    if (all.loose === 0) {
      plays.push({ use, thrown: null, worth: on.taste.worth({ ...all, wait: 0 }) });
      continue;
    }
    for (const thrown of new Set(held))
      plays.push({ use, thrown, worth: on.taste.worth(prospectOf(blocks, without(held, [thrown]), on.ground)) });
  }
  return plays.sort((a, b) => b.worth - a.worth);
}
/** What the best play of a card would be worth, at a glance: nothing is taken apart, and what looks least is thrown. */
function glance(columns: Piles, blocks: readonly Block[], hand: readonly Kind[], card: Kind, on: Scales): number {
  let most = Number.NEGATIVE_INFINITY;
  const look = (after: readonly Block[], held: readonly Kind[]): void => {
    const all = prospectOf(after, held, on.ground);
    const left = all.loose === 0 ? { ...all, wait: 0 } : prospectOf(after, without(held, [all.spare!]), on.ground);
    most = Math.max(most, on.taste.worth(left));
  };
  eachPlainUse(columns, hand, card, on.lay, {
    onto: (i) => look(blocks.with(i, grown(blocks[i]!, card)), hand),
    beside: (a, b) => look([...blocks, blockOf([card, a, b])], without(hand, [a, b])),
  });
  return most;
}

/** As `worthOf`, with a look at every card that may come next and the best play of it. */
export function foreseen(columns: Piles, hand: readonly Kind[], on: Scales): number {
  const { unseen, left } = on.ground;
  const blocks = columns.map(blockOf);
  const prospect = prospectOf(blocks, hand, on.ground);
  const now = on.taste.worth(prospect);
  if (prospect.wait === 0) return now;
  let [sum, useful] = [0, 0];
  for (let kind = 0; kind < KINDS; kind++) {
    const count = unseen[kind]!;
    if (count === 0) continue;
    const worth = glance(columns, blocks, hand, kind, on);
    if (worth <= now) continue;
    sum += count * worth;
    useful += count;
  }
  return useful === 0 ? now : (sum - left * on.taste.cost) / useful;
}

/** As far ahead as one looks. */
const judged = (columns: Piles, hand: readonly Kind[], on: Scales): number =>
  (on.looks > 0 ? foreseen : worthOf)(columns, hand, on);

/** What to do with an open card: put all down with it, use it so, keep it in the hand where a house lets one, or none of these. */
export type Choice = 'all' | Use | 'keep' | null;

export interface Ways {
  /** How many cards of the hand may go down with it; none at all where it cannot be used. */
  readonly most: number;
  /** It has to be used, or must not be left to somebody else. */
  readonly must: boolean;
  /** It may go into the hand. */
  readonly keeps: boolean;
}

/** The best use of the open card, if that is better than leaving it. */
export function bestUse(columns: Piles, hand: readonly Kind[], card: Kind, on: Scales, ways: Ways): Choice {
  if (hand.length <= ways.most && allLie(columns, hand, card, on.lay)) return 'all';
  let best: Choice = null;
  const plays = playsOf(columns, hand, card, on).filter(({ use }) => use.laid.length <= ways.most);
  if (plays.length === 0 && !ways.keeps) return null;
  let most = ways.must ? Number.NEGATIVE_INFINITY : judged(columns, hand, on);
  for (const { use, thrown } of plays.slice(0, Math.max(1, on.looks))) {
    const held = without(hand, use.laid);
    const worth = judged(use.columns, thrown === null ? held : without(held, [thrown]), on);
    if (worth <= most) continue;
    best = use;
    most = worth;
  }
  if (ways.keeps && isWorthKeeping(columns, hand, card, on, most)) return 'keep';
  return best;
}
function isWorthKeeping(columns: Piles, hand: readonly Kind[], card: Kind, on: Scales, most: number): boolean {
  const held = [...hand, card];
  const thrown = bestThrow(columns, held, on, () => 0);
  return thrown !== card && judged(columns, without(held, [thrown]), on) > most;
}
/** Can all of the hand go down with this card? */
function allLie(columns: Piles, hand: readonly Kind[], card: Kind, { melds, rearrange }: LayRules): boolean {
  const cards = countsOf([...hand, card]);
  if (rearrange) return canLay(countsOf([...columns.flat(), ...hand, card]), melds);
  return bestAdded(columns, cards, NOTHING, melds) !== null;
}
const NOTHING = new Uint8Array(KINDS);

/** Which card to throw: what is left is worth most, less what the thrown one is worth to others. */
export function bestThrow(columns: Piles, hand: readonly Kind[], on: Scales, gives: (kind: Kind) => number): Kind {
  const worth = (kind: Kind, how: typeof worthOf): number => how(columns, without(hand, [kind]), on) - gives(kind);
  const first = [...new Set(hand)].map((kind) => ({ kind, worth: worth(kind, worthOf) }));
  const likely = first.sort((a, b) => b.worth - a.worth).slice(0, Math.max(1, on.looks));
  if (likely.length === 1) return likely[0]!.kind;
  const second = likely.map(({ kind }) => ({ kind, worth: worth(kind, foreseen) }));
  return second.reduce((a, b) => (b.worth > a.worth ? b : a)).kind;
}

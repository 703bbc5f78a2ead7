/** Choosing between plays: what is left of a hand and its columns after each, weighed as the game pays. */
import type { Kind } from '../melds/index.js';
import type { LayRules } from '../steps/index.js';
import { blockOf, type Ground, type Prospect, prospectOf } from './rummy-plan.js';
import { type Piles, plainUsesOf, type Use, usesOf, without } from './rummy-plays.js';

/** How a game pays for a prospect, and what it costs to wait for one card more. */
export interface Taste {
  worth(p: Prospect): number;
  readonly cost: number;
}
export interface Scales {
  readonly ground: Ground;
  readonly lay: LayRules;
  readonly taste: Taste;
}

/** What a seat may reckon with. */
export const groundOf = (
  { unseen, left }: Pick<Ground, 'unseen' | 'left'>,
  { melds }: { melds: Ground['melds'] },
  goal: Ground['goal'],
): Ground => ({ melds, unseen, left, goal });

/** A use of the open card: what goes down, what is thrown after it (null: nothing is left), and what that is worth. */
export interface Play {
  readonly use: Use;
  readonly thrown: Kind | null;
  readonly worth: number;
}

/** What a hand is worth as it stands. */
export const worthOf = (columns: Piles, hand: readonly Kind[], { ground, taste }: Scales): number =>
  taste.worth(prospectOf(columns.map(blockOf), hand, ground));

/** Every play of the open card, the best first; or, at a glance, of each use only with the throw that looks best. */
function playsOf(columns: Piles, hand: readonly Kind[], card: Kind, on: Scales, atAGlance: boolean): Play[] {
  const plays: Play[] = [];
  const uses = atAGlance ? plainUsesOf(columns, hand, card, on.lay) : usesOf(columns, hand, card, on.lay);
  for (const use of uses) {
    const held = without(hand, use.laid);
    const blocks = use.columns.map(blockOf);
    const all = prospectOf(blocks, held, on.ground);
    if (all.loose === 0) {
      plays.push({
        use: { laid: hand, columns: use.columns },
        thrown: null,
        worth: on.taste.worth({ ...all, wait: 0 }),
      });
      continue;
    }
    for (const thrown of atAGlance ? [all.spare!] : new Set(held))
      plays.push({ use, thrown, worth: on.taste.worth(prospectOf(blocks, without(held, [thrown]), on.ground)) });
  }
  return plays.sort((a, b) => b.worth - a.worth);
}

/** As `worthOf`, with a look at every card that may come next and the best play of it. */
export function foreseen(columns: Piles, hand: readonly Kind[], on: Scales): number {
  const { unseen, left } = on.ground;
  const prospect = prospectOf(columns.map(blockOf), hand, on.ground);
  const now = on.taste.worth(prospect);
  if (prospect.wait === 0) return now;
  let [sum, useful] = [0, 0];
  unseen.forEach((count, kind) => {
    if (count === 0) return;
    const play = playsOf(columns, hand, kind, on, true)[0];
    if (play === undefined || play.worth <= now) return;
    sum += count * play.worth;
    useful += count;
  });
  return useful === 0 ? now : (sum - left * on.taste.cost) / useful;
}

/** How many of the plays that look best are looked at twice. */
const LOOKED_AT = 4;

/** The best use of the open card, if that is better than leaving it. */
export function bestUse(columns: Piles, hand: readonly Kind[], card: Kind, on: Scales): Play | null {
  const plays = playsOf(columns, hand, card, on, false);
  if (plays[0]?.thrown === null) return plays[0];
  if (plays.length === 0) return null;
  let best: Play | null = null;
  let most = foreseen(columns, hand, on);
  for (const play of plays.slice(0, LOOKED_AT)) {
    const worth = foreseen(play.use.columns, without(without(hand, play.use.laid), [play.thrown!]), on);
    if (worth <= most) continue;
    best = { ...play, worth };
    most = worth;
  }
  return best;
}

/** Which card to throw. */
export function bestThrow(columns: Piles, hand: readonly Kind[], on: Scales, spares: (kind: Kind) => number): Kind {
  const worth = (kind: Kind, how: typeof worthOf): number => how(columns, without(hand, [kind]), on) - spares(kind);
  const first = [...new Set(hand)].map((kind) => ({ kind, worth: worth(kind, worthOf) }));
  const likely = first.sort((a, b) => b.worth - a.worth).slice(0, LOOKED_AT);
  const second = likely.map(({ kind }) => ({ kind, worth: worth(kind, foreseen) }));
  return second.reduce((a, b) => (b.worth > a.worth ? b : a)).kind;
}

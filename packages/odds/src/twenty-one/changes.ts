// What single rules are worth: the game as it is, and again with one thing changed.

import type { TwentyOneRules } from './rules.js';
import { type Progress, solve21 } from './solve.js';

export type ChangeId =
  | 'natural-6-5'
  | 'natural-7-5'
  | 'natural-3-2'
  | 'soft-17-stands'
  | 'soft-17-hits'
  | 'peek'
  | 'no-peek'
  | 'free-choice'
  | 'no-double'
  | 'no-double-after-split'
  | 'no-split'
  | 'split-once'
  | 'split-three-times'
  | 'aces-again'
  | 'aces-once'
  | 'split-natural'
  | 'no-surrender'
  | 'surrender-first-two'
  | 'over-lost'
  | 'over-three-card-push'
  | 'over-closer-push'
  | 'over-eights-push'
  | 'over-eights-win';

type Changed = (rules: TwentyOneRules) => TwentyOneRules;

const split =
  (part: Partial<TwentyOneRules['split']>): Changed =>
  (rules) => ({ ...rules, split: { ...rules.split, ...part } });
const double =
  (part: Partial<TwentyOneRules['double']>): Changed =>
  (rules) => ({
    ...rules,
    double: { ...rules.double, ...part },
  });
const natural =
  (win: number, on: number): Changed =>
  (rules) => ({ ...rules, natural: { win, on } });
const over =
  (rule: TwentyOneRules['over']): Changed =>
  (rules) => ({ ...rules, over: rule });
const surrender =
  (when: TwentyOneRules['surrender']['when']): Changed =>
  (rules) => ({
    ...rules,
    surrender: { ...rules.surrender, when },
  });

/** In the order they are shown. */
export const CHANGES: Readonly<Record<ChangeId, Changed>> = {
  'natural-6-5': natural(6, 5),
  'natural-7-5': natural(7, 5),
  'natural-3-2': natural(3, 2),
  'soft-17-stands': (rules) => ({ ...rules, softSeventeen: 'stand' }),
  'soft-17-hits': (rules) => ({ ...rules, softSeventeen: 'hit' }),
  peek: (rules) => ({ ...rules, peek: true }),
  'no-peek': (rules) => ({ ...rules, peek: false }),
  'free-choice': (rules) => ({ ...rules, mustDraw: 0, mustStand: { hard: 22, soft: 22 } }),
  'no-double': double({ firstTwo: false, afterSplit: false }),
  'no-double-after-split': double({ afterSplit: false }),
  'no-split': split({ most: 0 }),
  'split-once': split({ most: 1 }),
  'split-three-times': split({ most: 3 }),
  'aces-again': split({ acesAgain: true }),
  'aces-once': split({ acesAgain: false }),
  'split-natural': split({ natural: true }),
  'no-surrender': surrender('never'),
  'surrender-first-two': surrender('first-two'),
  'over-lost': over('lost'),
  'over-three-card-push': over('three-card-push'),
  'over-closer-push': over('closer-push'),
  'over-eights-push': over('eights-push'),
  'over-eights-win': over('eights-win'),
};

export interface ChangeWorth {
  readonly id: ChangeId;
  /** To a player with best play, after the change; and by how much that is more than before. */
  readonly worth: number;
  readonly gains: number;
}

/** Every change that is one. */
export function changesOf(rules: TwentyOneRules, onProgress: Progress = () => {}): readonly ChangeWorth[] {
  const plain = JSON.stringify(rules);
  const before = solve21(rules).worth;
  const changes = (Object.keys(CHANGES) as ChangeId[]).filter((id) => JSON.stringify(CHANGES[id](rules)) !== plain);
  return changes.map((id, i) => {
    const { worth } = solve21(CHANGES[id](rules), null, (done) => onProgress((i + done) / changes.length));
    return { id, worth, gains: worth - before };
  });
}

export const DECKS = [1, 2, 3, 4, 5, 6, 7, 8, 'infinite'] as const;

/** The same game with every number of decks. */
export function decksOf(
  rules: TwentyOneRules,
  onProgress: Progress = () => {},
): readonly { readonly decks: TwentyOneRules['decks']; readonly worth: number }[] {
  return DECKS.map((decks, i) => {
    const { worth } = solve21({ ...rules, decks }, null, (done) => onProgress((i + done) / DECKS.length));
    return { decks, worth };
  });
}

// What is regretted in each situation of a limit game, and how often each act is chosen for it: fold, stay in, or put more in.
export const FOLD = 0;
export const STAY = 1;
export const MORE = 2;

/** How often each act is chosen. */
export interface Mix {
  readonly fold: number;
  readonly stay: number;
  readonly more: number;
}
/** What each came to; nothing for one that may not be chosen. */
export type Values = readonly [fold: number, stay: number, more: number];

export class Regrets {
  private readonly regrets;
  /** How often each was chosen, later rounds weighing more. */
  readonly sums;
  constructor(situations: number) {
    this.regrets = new Float64Array(3 * situations);
    this.sums = new Float64Array(3 * situations);
  }
  /** As often as each is regretted; all alike where none is. `at` is three times the situation. */
  mix(at: number, owes: boolean, mayRaise: boolean): Mix {
    const { regrets } = this;
    const f = owes ? Math.max(0, regrets[at]!) : 0;
    const s = Math.max(0, regrets[at + 1]!);
    const m = mayRaise ? Math.max(0, regrets[at + 2]!) : 0;
    const sum = f + s + m;
    const even = 1 / ((owes ? 1 : 0) + 1 + (mayRaise ? 1 : 0));
    const fold = sum > 0 ? f / sum : owes ? even : 0;
    const more = !mayRaise ? 0 : sum > 0 ? m / sum : even;
    return { fold, stay: 1 - fold - more, more };
  }
  /** Notes how often each is chosen here, and chooses one by a die from 0 to 1. */
  choose(at: number, { fold, stay, more }: Mix, weight: number, die: number): number {
    const { sums } = this;
    sums[at]! += weight * fold;
    sums[at + 1]! += weight * stay;
    sums[at + 2]! += weight * more;
    return die < fold ? FOLD : die < fold + stay ? STAY : MORE;
  }
  /** What each came to beside what the mix did, which is handed back. */
  learn(
    at: number,
    { fold, stay, more }: Mix,
    [ifFold, ifStay, ifMore]: Values,
    owes: boolean,
    mayRaise: boolean,
  ): number {
    const { regrets } = this;
    const mean = fold * ifFold + stay * ifStay + more * ifMore;
    if (owes) regrets[at]! += ifFold - mean;
    regrets[at + 1]! += ifStay - mean;
    if (mayRaise) regrets[at + 2]! += ifMore - mean;
    return mean;
  }
}

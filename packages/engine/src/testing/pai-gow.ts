/** Rounds of pai gow poker, at S & K: a count, and seven cards by place. */
import type { Face } from '../cards/index.js';
import type { PaiGowRules } from '../games/index.js';
import { placesFrom } from '../steps/index.js';
import { type Banked, BankedRound, THREE } from './bank.js';
import { stack } from './opening.js';

interface Places {
  /** What the count will be; the banker is one. */
  readonly count?: number;
  /** Cards turned before the one that counts. */
  readonly before?: string;
  /** Seven cards by place; a place that is not named gets some of what is left. */
  readonly hands?: Readonly<Record<number, string>>;
}

export type PaiGowSitting = Places & Partial<Banked>;

export class PaiGow extends BankedRound<Banked & Places> {
  constructor(p: PaiGowSitting) {
    super({ house: 's-and-k', game: 'pgp', stacks: THREE, ...p });
  }
  get paiGow(): PaiGowRules {
    return this.rules.game as PaiGowRules;
  }
  /** First the count; then the hands as the places are dealt them, from the first on. */
  protected stacked(): readonly Face[] {
    const { count = 1, before = '', hands = {} } = this.p;
    const { pack } = this.game;
    if (this.stage === 'sequence-shuffle')
      return stack(pack, { hands: [], size: 0, next: `${before} ${'A234567'[count - 1]}s` });
    const places = placesFrom(this.marker('first-hand')!, this.paiGow);
    return stack(pack, { hands: places.map((place) => hands[place] ?? ''), size: 7, atOnce: true });
  }
  /** Each of these puts two cards in front. */
  set(fronts: Readonly<Record<number, string>>): this {
    for (const [seat, cards] of Object.entries(fronts)) this.do(Number(seat), 'set', { cards });
    return this;
  }
  /** Another count and other hands, should there be another deal. */
  nextDeal(p: Places): this {
    this.p = { ...this.p, before: '', ...p };
    return this;
  }
}

/** A table before anybody has banked. */
export const sat = (p: PaiGowSitting = {}): PaiGow => new PaiGow(p);
/** A round with its cards dealt. */
export const dealt = (p: PaiGowSitting = {}): PaiGow => sat(p).begin();
/**
 * One hand against the bank's, each written as it is set, 'Ks Kd / 9h 9d 5c 4c 3s': how its wager of ten came out.
 * The other places get what is left.
 */
export function against(mine: string, banks: string, switches: Record<string, unknown> = {}): string {
  const cards = (hand: string): string => hand.replace('/', ' ');
  const front = (hand: string): string => hand.split('/')[0]!;
  return dealt({ switches, hands: { 1: cards(banks), 2: cards(mine) } }).set({ 1: front(banks), 2: front(mine) })
    .settled[0]!;
}

// The house's own money in its cage: brought in when a house opens, since a cage that has nothing can make nothing good and seed no
// jackpot; and taken out again. By somebody who says why, and never below nothing.
import { choice, count, fact } from 'baraja/facts';
import type { FlatOf } from 'baraja/table';
import type { AccountName, Move } from '../ledger/index.js';
import type { Store } from '../store/index.js';
import { acted, because, type Staffer } from './acted.js';
import type { Happened, OfficeChange } from './journal.js';
import { type OfficeRefusal, officeRefuse } from './refusals.js';

export const FLOAT_WAYS = ['in', 'out'] as const;
export type FloatWay = (typeof FLOAT_WAYS)[number];
export const FLOAT_FACTS = {
  FloatMoved: fact({ number: count, way: choice(...FLOAT_WAYS), amount: count, before: count, after: count, ...acted }),
};
type FloatEvent = FlatOf<typeof FLOAT_FACTS>;
interface Deps {
  readonly house: string;
  readonly store: Store;
  happen(
    decide: () => Promise<OfficeChange<FloatEvent> | OfficeRefusal>,
    id?: string,
  ): Promise<OfficeRefusal | Happened>;
}

export class Float {
  private moves = 0;
  constructor(private readonly deps: Deps) {}

  fold(e: { readonly type: string }): void {
    if (Object.hasOwn(FLOAT_FACTS, e.type)) this.moves = (e as FloatEvent).number;
  }
  private get cage(): AccountName {
    return `cage:${this.deps.house}`;
  }
  async value(): Promise<number> {
    return (await this.deps.store.ledger.balance(this.cage)).available;
  }
  move(by: Staffer, { way, amount }: { readonly way: FloatWay; readonly amount: number }, reason: string, id?: string) {
    return this.deps.happen(async () => {
      const before = await this.value();
      if (way === 'out' && before < amount) return officeRefuse('not-enough-chips', { available: before });
      const number = this.moves + 1;
      const after = way === 'in' ? before + amount : before - amount;
      const outside: AccountName = `cash:${this.deps.house}`;
      const ends = way === 'in' ? { from: outside, to: this.cage } : { from: this.cage, to: outside };
      const key = `office-${this.deps.house}/float-${number}`;
      const move: Move = { id: key, ...ends, amount, reason: 'float', rule: null, patron: null, table: null };
      const event = { type: 'FloatMoved', number, way, amount, before, after, by, ...because(reason) } as const;
      return { events: [event], transfers: [move] };
    }, id);
  }
}

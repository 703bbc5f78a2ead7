// The book against the simplest model there is: one array of integers, and a list of what is pending.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Desk } from '../store/desk.js';
import type { AccountName } from './accounts.js';
import type { Transfer } from './transfer.js';

const accounts: readonly AccountName[] = ['cash:x', 'cage:x', 'wallet:ana', 'felt:t1', 'drop:x'];
const outside = 0;

/** One thing to try. Numbers choose among what there is, so that most tries make sense and some do not. */
type Try =
  | { readonly do: 'move'; from: number; to: number; amount: number; pending: boolean }
  | { readonly do: 'post' | 'void'; which: number; part: number }
  | { readonly do: 'again'; which: number };

const tries: fc.Arbitrary<Try> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      from: fc.nat(accounts.length - 1),
      to: fc.nat(accounts.length - 1),
      amount: fc.oneof(fc.integer({ min: -1, max: 40 }), fc.integer({ min: 1, max: 1000 })),
      pending: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('post' as const, 'void' as const), which: fc.nat(), part: fc.nat(50) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('again' as const), which: fc.nat() }) },
);

interface Pending {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly amount: number;
  resolved: boolean;
}

/** One array of integers; what is pending has already left the account that gives it. */
class Model {
  available = accounts.map(() => 0);
  coming: Pending[] = [];

  copy(): Model {
    const copy = new Model();
    copy.available = [...this.available];
    copy.coming = this.coming.map((one) => ({ ...one }));
    return copy;
  }

  /** Does it and returns true, or returns false. */
  move(id: string, { from, to, amount, pending }: Extract<Try, { do: 'move' }>): boolean {
    if (from === to || amount <= 0 || (from !== outside && this.available[from]! < amount)) return false;
    this.available[from]! -= amount;
    if (pending) this.coming.push({ id, from, to, amount, resolved: false });
    else this.available[to]! += amount;
    return true;
  }

  resolve(pending: Pending | undefined, posted: number | undefined): boolean {
    if (pending === undefined || pending.resolved) return false;
    if (posted !== undefined && (posted <= 0 || posted > pending.amount)) return false;
    pending.resolved = true;
    this.available[pending.from]! += pending.amount - (posted ?? 0);
    this.available[pending.to]! += posted ?? 0;
    return true;
  }

  /** What all accounts hold, with what is pending still where it was. */
  balances(): number[] {
    const balances = [...this.available];
    for (const { from, amount, resolved } of this.coming) if (!resolved) balances[from]! += amount;
    return balances;
  }
}

class Run {
  readonly desk = new Desk(':memory:');
  readonly sent: Transfer[] = [];
  model = new Model();
  version = 0;
  number = 0;

  /** One append of several tries: all of them must be possible, or none is done. */
  append(batch: readonly Try[]): void {
    const model = this.model.copy();
    let possible = true;
    const transfers = batch.map((one) => {
      const id = `x${++this.number}`;
      const { transfer, done } = this.attempt(model, id, one);
      possible &&= done;
      return transfer;
    });
    const sheet = { stream: 's', expect: this.version, at: this.number, bodies: ['{}'], transfers, id: null };
    const [reply] = this.desk.settle([{ ask: 'append', sheet }]) as [{ value: { refused?: string } }];
    expect(reply.value.refused === undefined, JSON.stringify({ transfers, reply })).toBe(possible);
    if (!possible) return;
    this.version++;
    this.model = model;
    this.sent.push(...transfers);
  }

  private attempt(model: Model, id: string, one: Try): { transfer: Transfer; done: boolean } {
    if (one.do === 'move') {
      const { from, to, amount, pending } = one;
      const fields = { rule: null, patron: null, table: null, corrects: 'first', reason: 'correction' } as const;
      const transfer = { id, from: accounts[from]!, to: accounts[to]!, amount, ...fields };
      return { transfer: pending ? { ...transfer, pending } : transfer, done: model.move(id, one) };
    }
    if (one.do === 'again' && this.sent.length > 0) {
      return { transfer: this.sent[one.which % this.sent.length]!, done: true };
    }
    const pending = model.coming[one.which % Math.max(1, model.coming.length)];
    const target = pending?.id ?? 'none';
    if (one.do !== 'post') return { transfer: { id, void: target }, done: model.resolve(pending, undefined) };
    const amount = one.part === 0 ? (pending?.amount ?? 1) : one.part;
    return { transfer: { id, post: target, amount }, done: model.resolve(pending, amount) };
  }

  check(): void {
    const [closing, trial] = this.desk.settle([{ ask: 'closing' }, { ask: 'trial-balance' }]) as [
      { value: { accounts: { account: AccountName; balance: number; available: number }[] } },
      { value: { total: number } },
    ];
    const held = new Map(closing.value.accounts.map((one) => [one.account, one]));
    expect(accounts.map((name) => held.get(name)?.balance ?? 0)).toEqual(this.model.balances());
    expect(accounts.map((name) => held.get(name)?.available ?? 0)).toEqual(this.model.available);
    expect(trial.value.total).toBe(0);
  }
}

test('whatever is tried, the book holds what the integers say, and refuses what they cannot pay', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(tries, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 40 }),
      (batches) => {
        const run = new Run();
        // A transfer that all others correct: it lets any account pay any other, so that the model needs no routes.
        const first = { id: 'first', from: 'cash:x', to: 'cage:x', amount: 500, reason: 'float' } as const;
        const sheet = { stream: 'f', expect: 0, at: 0, bodies: [], id: null };
        const transfers = [{ ...first, rule: null, patron: null, table: null }];
        run.desk.settle([{ ask: 'append', sheet: { ...sheet, transfers } }]);
        run.model.available = [-500, 500, 0, 0, 0];
        for (const batch of batches) {
          run.append(batch);
          run.check();
        }
        run.desk.close();
      },
    ),
    { numRuns: Number(process.env.BARAJA_RUNS ?? 60) },
  );
});

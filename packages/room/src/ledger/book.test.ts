// The book, rule by rule: what it takes, what it refuses and why, and what it says afterwards.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type AppendAnswer, openStore, type Store } from '../store/index.js';
import { appended, grant, move } from '../store/test/suite.js';
import { kindOf } from './accounts.js';
import type { BookRefusalCode, Move, Transfer } from './transfer.js';

let store: Store;
let version: number;
let clock: number;

/** Appends transfers with one event; the clock goes on by a second. */
async function take(...transfers: readonly Transfer[]): Promise<AppendAnswer> {
  clock += 1000;
  const answer = await store.append({ stream: 'house-x', expect: version, at: clock, events: [{ clock }], transfers });
  if (!('refused' in answer)) version = answer.version;
  return answer;
}
const balances = async (): Promise<Record<string, [number, number]>> =>
  Object.fromEntries((await store.ledger.accounts()).map(({ account, balance, held }) => [account, [balance, held]]));

const buyIn = (id: string, amount: number, more: Partial<Move> = {}): Move =>
  move(id, { from: 'wallet:ana', to: 'felt:t1', amount, reason: 'buy-in', patron: 'ana', table: 't1', ...more });
const award = (id: string, amount: number): Move =>
  move(id, { from: 'jackpot:x', to: 'felt:t1', amount, reason: 'jackpot-award', rule: 'X-JP-1', pending: true });

beforeEach(async () => {
  store = await openStore({ path: ':memory:' });
  [version, clock] = [0, 0];
  appended(await take(grant('g1', 'ana', 1000), move('s1', jackpotSeed)));
});
const jackpotSeed = { from: 'cash:x', to: 'jackpot:x', amount: 5000, reason: 'jackpot-seed' } as const;
afterEach(async () => {
  expect((await store.ledger.trialBalance()).total).toBe(0);
  expect(await store.ledger.audit()).toMatchObject({ sound: true });
  await store.close();
});

describe('accounts', () => {
  test('a name says what an account is', () => {
    expect(['wallet:ana', 'felt:t17', 'jackpot:rogelios/bad-beat', 'grant', 'grant:x'].map(kindOf)).toEqual([
      ...['wallet', 'felt', 'jackpot', 'grant', 'grant'],
    ]);
    const none = ['wallet', 'wallet:', 'sock:ana', 'wallet:a b', 'wallet:\n', '', 'constructor:x', 'wallet:a:b'];
    expect(none.map(kindOf)).toEqual(none.map(() => undefined));
  });

  test('an account nobody has used holds nothing', async () => {
    expect(await store.ledger.balance('wallet:nobody')).toEqual({
      ...{ account: 'wallet:nobody', balance: 0, held: 0, available: 0 },
    });
    expect(await store.ledger.statement('wallet:nobody', 0, 1e9)).toMatchObject({ lines: [], next: null });
  });
});

describe('refusals, in the order in which the book looks', () => {
  const wrong: readonly [BookRefusalCode, Transfer][] = [
    ['no-id', buyIn('', 1)],
    ['id-taken', grant('g1', 'ana', 999)],
    ['id-taken', grant('g1', 'eva', 1000)],
    ['id-taken', { id: 'g1', void: 'g1' }],
    ['no-account', buyIn('x', 1, { from: 'sock:ana' as 'wallet:ana' })],
    ['same-account', buyIn('x', 1, { to: 'wallet:ana' })],
    ['amount', buyIn('x', 0)],
    ['amount', buyIn('x', -5)],
    ['amount', buyIn('x', 0.5)],
    ['amount', buyIn('x', Number.NaN)],
    ['amount', buyIn('x', 2 ** 53)],
    ['amount', buyIn('x', '5' as unknown as number)],
    ['no-reason', buyIn('x', 1, { reason: 'favour' as 'buy-in' })],
    ['no-reason', buyIn('x', 1, { reason: 'toString' as 'buy-in' })],
    ['way', buyIn('x', 1, { reason: 'cash-out' })],
    ['way', buyIn('x', 1, { to: 'wallet:eva' })],
    ['way', buyIn('x', 1, { to: 'wallet:eva', reason: 'correction', corrects: 'g1' })],
    ['no-rule', move('x', { from: 'jackpot:x', to: 'felt:t1', amount: 1, reason: 'jackpot-award' })],
    ['no-correction', buyIn('x', 1, { reason: 'correction' })],
    ['no-correction', buyIn('x', 1, { reason: 'correction', corrects: 'never' })],
    ['no-correction', buyIn('x', 1, { corrects: 'g1' })],
    ['no-pending', { id: 'x', post: 'never' }],
    ['no-pending', { id: 'x', void: 'g1' }],
    ['overdrawn', buyIn('x', 1001)],
    ['too-much', move('x', { ...jackpotSeed, amount: Number.MAX_SAFE_INTEGER })],
  ];
  test.each(wrong)('%s', async (code, transfer) => {
    const before = [await balances(), await store.ledger.entries(0), await store.latest('house-x')];
    expect(await take(buyIn('fine', 1), transfer)).toMatchObject({ refused: code, transfer: transfer.id });
    expect([await balances(), await store.ledger.entries(0), await store.latest('house-x')]).toEqual(before);
  });
});

describe('moves', () => {
  test('a later transfer may spend what an earlier one of the same append brought', async () => {
    appended(await take(grant('g2', 'eva', 50), buyIn('b1', 50, { from: 'wallet:eva' })));
    expect(await balances()).toMatchObject({ 'wallet:eva': [0, 0], 'felt:t1': [50, 0], grant: [-1050, 0] });
  });

  test('the same transfer again changes nothing, alone or within one append', async () => {
    appended(await take(buyIn('b1', 300), buyIn('b1', 300)));
    appended(await take(buyIn('b1', 300)));
    expect(await balances()).toMatchObject({ 'wallet:ana': [700, 0], 'felt:t1': [300, 0] });
    expect(await store.ledger.entries(0)).toHaveLength(3);
  });

  test('a correction is another transfer that names the wrong one', async () => {
    appended(await take(buyIn('b1', 10)));
    const fee = move('c1', { from: 'felt:t1', to: 'drop:x', amount: 3, reason: 'collection', rule: 'X-FEE-1' });
    appended(await take(fee));
    const back = move('c2', { from: 'drop:x', to: 'felt:t1', amount: 3, reason: 'correction', corrects: 'c1' });
    appended(await take(back));
    expect(await store.ledger.transfer('c2')).toMatchObject({ refers: 'c1', reason: 'correction', kind: 'posted' });
    expect(await store.ledger.transfer('c1')).toMatchObject({ amount: 3, rule: 'X-FEE-1' });
    expect(await balances()).toMatchObject({ 'drop:x': [0, 0] });
  });
});

describe('pending transfers', () => {
  test('hold what they will move, then post it, whole or in part', async () => {
    appended(await take(award('p1', 4000)));
    expect(await store.ledger.balance('jackpot:x')).toMatchObject({ balance: 5000, held: 4000, available: 1000 });
    expect(await store.ledger.balance('felt:t1')).toMatchObject({ balance: 0 });
    expect(await take(award('p2', 1001))).toMatchObject({ refused: 'overdrawn', available: 1000 });
    expect((await store.ledger.pending()).map(({ id }) => id)).toEqual(['p1']);
    expect(await take({ id: 'r1', post: 'p1', amount: 4001 })).toMatchObject({ refused: 'beyond-pending' });
    appended(await take({ id: 'r1', post: 'p1', amount: 2500 }));
    expect(await balances()).toMatchObject({ 'jackpot:x': [2500, 0], 'felt:t1': [2500, 0] });
    expect(await store.ledger.pending()).toEqual([]);
  });

  test('are voided without a trace in any balance', async () => {
    const before = await balances();
    appended(await take(award('p1', 5000)));
    appended(await take({ id: 'r1', void: 'p1' }));
    expect(await balances()).toMatchObject(before);
  });

  test('are resolved once; asking again under the same id changes nothing', async () => {
    appended(await take(award('p1', 100), award('p2', 100)));
    appended(await take({ id: 'r1', post: 'p1' }, { id: 'r2', void: 'p2' }));
    appended(await take({ id: 'r1', post: 'p1' }, { id: 'r1', post: 'p1', amount: 100 }, { id: 'r2', void: 'p2' }));
    expect(await take({ id: 'r1', post: 'p1', amount: 99 })).toMatchObject({ refused: 'id-taken' });
    expect(await take({ id: 'r3', post: 'p1' })).toMatchObject({ refused: 'already-posted' });
    expect(await take({ id: 'r3', void: 'p1' })).toMatchObject({ refused: 'already-posted' });
    expect(await take({ id: 'r3', post: 'p2' })).toMatchObject({ refused: 'already-voided' });
    expect(await take(award('p3', 1), { id: 'r4', post: 'p3' }, { id: 'r5', void: 'p3' })).toMatchObject({
      ...{ refused: 'already-posted', transfer: 'r5' },
    });
    expect(await balances()).toMatchObject({ 'jackpot:x': [4900, 0], 'felt:t1': [100, 0] });
  });
});

describe('statements', () => {
  beforeEach(async () => {
    appended(await take(buyIn('b1', 400)));
    appended(await take(move('o1', { from: 'felt:t1', to: 'wallet:ana', amount: 150, reason: 'cash-out' })));
    appended(await take(buyIn('b2', 50, { pending: true })));
    appended(await take({ id: 'r2', post: 'b2' }));
  });

  test('lines carry their own id, sign and running balance', async () => {
    const { opening, lines, closing } = await store.ledger.statement('wallet:ana', 0, 1e9);
    expect(lines.map(({ id, amount, balance, other }) => [id, amount, balance, other])).toEqual([
      ['g1', 1000, 1000, 'grant'],
      ['b1', -400, 600, 'felt:t1'],
      ['o1', 150, 750, 'felt:t1'],
      ['r2', -50, 700, 'felt:t1'],
    ]);
    expect([opening, closing]).toEqual([0, 700]);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  });

  test('a stretch of time opens and closes with what was there', async () => {
    const between = await store.ledger.statement('wallet:ana', 2000, 4000);
    expect(between.lines.map(({ id }) => id)).toEqual(['b1', 'o1']);
    expect([between.opening, between.closing]).toEqual([1000, 750]);
    const after = await store.ledger.statement('wallet:ana', 6000, 9000);
    expect(after).toMatchObject({ opening: 700, lines: [], closing: 700 });
    const before = await store.ledger.statement('wallet:ana', 0, 1000);
    expect(before).toMatchObject({ opening: 0, lines: [], closing: 0 });
  });

  test('pages join up', async () => {
    const ids: string[] = [];
    let [after, held] = [0, 0];
    for (;;) {
      const page = await store.ledger.statement('wallet:ana', 0, 1e9, { after, limit: 3 });
      expect(page.opening).toBe(held);
      held = page.closing;
      ids.push(...page.lines.map(({ id }) => id));
      if (page.next === null) break;
      after = page.next;
    }
    expect(ids).toEqual(['g1', 'b1', 'o1', 'r2']);
  });

  test('a clock set back breaks no sum', async () => {
    clock = 1500;
    appended(await take(buyIn('b3', 7)));
    const { opening, lines, closing } = await store.ledger.statement('wallet:ana', 2000, 4000);
    expect(lines.map(({ id }) => id)).toEqual(['b1', 'o1', 'r2', 'b3']);
    expect(lines.reduce((sum, { amount }) => sum + amount, opening)).toBe(closing);
  });
});

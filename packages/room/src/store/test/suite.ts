// What every store must do, whatever database is behind it. Each test gets a place of its own.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Move } from '../../ledger/index.js';
import {
  type Append,
  type AppendAnswer,
  type Appended,
  isAppended,
  isConflict,
  type Store,
  type Upcasters,
} from '../index.js';
import { glance } from './glance.js';

export interface Place {
  open(upcasters?: Upcasters): Promise<Store>;
  remove(): Promise<void>;
}

export interface Factory {
  readonly name: string;
  /** Whether what was stored is there when the place is opened again. */
  readonly lasting: boolean;
  place(): Promise<Place>;
}

export const events = (count: number, from = 1): { type: string; n: number }[] =>
  Array.from({ length: count }, (_, i) => ({ type: 'Counted', n: from + i }));

export const move = (id: string, what: Partial<Move> & Pick<Move, 'from' | 'to' | 'amount' | 'reason'>): Move => ({
  ...{ rule: null, patron: null, table: null },
  ...what,
  id,
});

export const grant = (id: string, patron: string, amount: number): Move =>
  move(id, { from: 'grant', to: `wallet:${patron}`, amount, reason: 'grant', patron });

export function appended(answer: AppendAnswer): Appended {
  if (!isAppended(answer)) expect.fail(`refused: ${JSON.stringify(answer)}`);
  return answer;
}

const plain = (stream: string, expect_: number, more: Partial<Append> = {}): Append => ({
  stream,
  expect: expect_,
  at: 1000 + expect_,
  events: events(1, expect_ + 1),
  ...more,
});

export function storeSuite(factory: Factory): void {
  describe(`a store in ${factory.name}`, () => {
    let place: Place;
    let store: Store;
    beforeEach(async () => {
      place = await factory.place();
      store = await place.open();
    });
    afterEach(async () => {
      await store.close();
      await place.remove();
    });
    const reopen = async (upcasters?: Upcasters): Promise<Store> => {
      if (factory.lasting) await store.close();
      store = factory.lasting ? await place.open(upcasters) : store;
      return store;
    };
    streamTests(() => store, reopen);
    refusalTests(() => store);
    idTests(() => store, reopen);
    crowdTests(() => store);
    moneyTests(() => store);
    upcastTests(() => place);
    glance(() => store);
  });
}

function streamTests(store: () => Store, reopen: () => Promise<Store>): void {
  test('events are numbered without gaps, in their stream and over all', async () => {
    const first = appended(await store().append(plain('table-a', 0, { events: events(3) })));
    expect(first).toMatchObject({ stream: 'table-a', version: 3, position: 3, repeated: false });
    appended(await store().append(plain('table-b', 0, { events: events(2) })));
    appended(await store().append(plain('table-a', 3, { events: events(2, 4) })));
    const a = await store().read('table-a');
    expect(a.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5]);
    expect(a.map(({ position }) => position)).toEqual([1, 2, 3, 6, 7]);
    expect(a.map(({ body }) => body)).toEqual(events(5));
    expect(a.map(({ at }) => at)).toEqual([1000, 1000, 1000, 1003, 1003]);
    expect(a[2]?.hash).toBe(first.hash);
    expect((await store().since(0)).map(({ position, stream }) => [position, stream])).toEqual(
      ['a', 'a', 'a', 'b', 'b', 'a', 'a'].map((name, i) => [i + 1, `table-${name}`]),
    );
    expect((await store().since(5, 1)).map(({ position }) => position)).toEqual([6]);
  });

  test('a stream is read from a version, up to a number, and in pages', async () => {
    appended(await store().append(plain('table-a', 0, { events: events(1203) })));
    const versions = async (...range: [number?, number?]) =>
      (await store().read('table-a', ...range)).map(({ version }) => version);
    expect(await versions()).toEqual(Array.from({ length: 1203 }, (_, i) => i + 1));
    expect(await versions(1201)).toEqual([1201, 1202, 1203]);
    expect(await versions(7, 2)).toEqual([7, 8]);
    expect(await versions(1204)).toEqual([]);
    expect(await store().read('nowhere')).toEqual([]);
    const sizes: number[] = [];
    for await (const page of store().pages('table-a', 4, 600)) sizes.push(page.length);
    expect(sizes).toEqual([600, 600]);
  });

  test('streams are listed by the beginning of their names', async () => {
    for (const stream of ['table-2', 'table-10', 'house-x', 'table_3', 'tablé', 'table%']) {
      appended(await store().append(plain(stream, 0)));
    }
    const names = async (prefix?: string) => (await store().streams(prefix)).map(({ stream }) => stream);
    expect(await names('table-')).toEqual(['table-10', 'table-2']);
    expect(await names('table%')).toEqual(['table%']);
    expect(await names('tablé')).toEqual(['tablé']);
    expect(await names()).toHaveLength(6);
    expect(await store().latest('table-2')).toMatchObject({ stream: 'table-2', version: 1 });
    expect(await store().latest('nowhere')).toMatchObject({ version: 0 });
  });

  test('bodies come back as they went in', async () => {
    const bodies = [
      { type: 'Said', words: 'ñandú 🂡 \u0000 "quoted" \u2028', list: [1, -0.5, 1e21, true, null, { deep: [[]] }] },
      { type: 'Long', text: 'x'.repeat(1_000_000) },
      { whole: Number.MAX_SAFE_INTEGER, gone: undefined },
    ];
    appended(await store().append(plain('table-ñ/🂡', 0, { events: bodies })));
    const read = await (await reopen()).read('table-ñ/🂡');
    const expected = [bodies[0], bodies[1], { whole: Number.MAX_SAFE_INTEGER }];
    expect(read.map(({ body }) => body)).toEqual(expected);
    expect(await store().verifyStream('table-ñ/🂡')).toMatchObject({ sound: true });
  });

  test('a snapshot is kept for who made it, and for a version that exists', async () => {
    appended(await store().append(plain('table-a', 0, { events: events(4) })));
    const snapshot = { stream: 'table-a', version: 3, kind: 'table.7', body: { pot: 300 } };
    expect(await store().putSnapshot(snapshot)).toBe(true);
    expect(await store().getSnapshot('table-a', 'table.7')).toEqual(snapshot);
    expect(await store().getSnapshot('table-a', 'table.8')).toBeUndefined();
    expect(await store().putSnapshot({ ...snapshot, version: 5 })).toBe(false);
    expect(await store().putSnapshot({ ...snapshot, stream: 'nowhere' })).toBe(false);
    expect(await store().putSnapshot({ ...snapshot, version: 4, body: 4 })).toBe(true);
    expect(await store().getSnapshot('table-a', 'table.7')).toMatchObject({ version: 4, body: 4 });
  });

  test('what is under way when the store closes is stored and answered; later asks are refused', async () => {
    const answers = [0, 1, 2].map((version) => store().append(plain('table-a', version)));
    await store().close();
    expect((await Promise.all(answers)).every(isAppended)).toBe(true);
    await expect(store().latest('table-a')).rejects.toMatchObject({ code: 'closed' });
    await expect(store().append(plain('table-a', 3))).rejects.toMatchObject({ code: 'closed' });
    await store().close();
  });
}

function refusalTests(store: () => Store): void {
  test('a conflict says what is there, and changes nothing', async () => {
    appended(await store().append(plain('table-a', 0, { transfers: [grant('g1', 'ana', 500)] })));
    const before = JSON.stringify([await store().since(0), await store().ledger.entries(0)]);
    for (const expected of [0, 2, 99]) {
      const answer = await store().append(plain('table-a', expected, { transfers: [grant('g2', 'ana', 1)] }));
      expect(answer).toEqual({ refused: 'conflict', stream: 'table-a', expected, actual: 1 });
    }
    expect(isConflict(await store().append(plain('table-new', 1)))).toBe(true);
    expect(JSON.stringify([await store().since(0), await store().ledger.entries(0)])).toBe(before);
    expect(await store().streams()).toHaveLength(1);
  });

  test('what would not survive, or makes no sense, is refused before it reaches the disk', async () => {
    const bad: Record<string, Partial<Append>> = {
      'nothing to append': { events: [] },
      'no name': { stream: '' },
      'a time that is none': { at: Number.NaN },
      'half a version': { expect: 0.5 },
      'NaN in a body': { events: [{ amount: Number.NaN }] },
      'an infinite amount': { events: [{ deep: [{ amount: Number.POSITIVE_INFINITY }] }] },
      'a hole in a list': { events: [{ list: [undefined] }] },
      'a date': { events: [{ at: new Date(0) }] },
      'a map': { events: [{ chips: new Map([[1, 2]]) }] },
      'a big integer': { events: [{ amount: 10n }] },
      'a function': { events: [{ act: () => 1 }] },
    };
    for (const [what, more] of Object.entries(bad)) {
      const code = await store()
        .append(plain('table-a', 0, more))
        .then(isAppended, (error) => error.code);
      expect([what, code]).toEqual([what, 'bad-append']);
    }
    expect(await store().streams()).toEqual([]);
  });
}

function idTests(store: () => Store, reopen: () => Promise<Store>): void {
  test('the same id gets the first answer, also later, and nothing is stored twice', async () => {
    const append = plain('table-a', 0, { id: 'c81', events: events(2), transfers: [grant('g1', 'ana', 500)] });
    const first = appended(await store().append(append));
    appended(await store().append(plain('table-a', 2)));
    await reopen();
    const again = await store().append({ ...append, at: 9999 });
    expect(again).toEqual({ ...first, repeated: true });
    expect(await store().read('table-a')).toHaveLength(3);
    expect((await store().ledger.balance('wallet:ana')).balance).toBe(500);
  });

  test('an id sent twice at once is stored once', async () => {
    const append = plain('table-a', 0, { id: 'c1' });
    const answers = await Promise.all([store().append(append), store().append(append), store().append(append)]);
    expect(answers.map((answer) => appended(answer).repeated)).toEqual([false, true, true]);
    expect(await store().read('table-a')).toHaveLength(1);
  });

  test('an id belongs to its stream, and to one append', async () => {
    appended(await store().append(plain('table-a', 0, { id: 'c1' })));
    expect(appended(await store().append(plain('table-b', 0, { id: 'c1' }))).repeated).toBe(false);
    const other = plain('table-a', 0, { id: 'c1', events: [{ type: 'Other' }] });
    await expect(store().append(other)).rejects.toMatchObject({ code: 'id-reused' });
    expect(await store().read('table-a')).toHaveLength(1);
  });

  test('a refusal is not remembered: asked again when it can be done, it is done', async () => {
    const early = plain('table-a', 1, { id: 'c1' });
    expect(isConflict(await store().append(early))).toBe(true);
    appended(await store().append(plain('table-a', 0)));
    expect(appended(await store().append(early)).repeated).toBe(false);
  });
}

function crowdTests(store: () => Store): void {
  test('of many who write the same version, one wins and the others learn the truth', async () => {
    for (let version = 0; version < 5; version++) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, who) => store().append(plain('table-a', version, { events: [{ who }] }))),
      );
      expect(answers.filter(isAppended)).toHaveLength(1);
      expect(answers.filter(isConflict)).toHaveLength(19);
    }
    expect(await store().verifyStream('table-a')).toMatchObject({ sound: true, version: 5 });
  });

  test('many tables at once: every append is there, every chain holds, the book balances', async () => {
    const [tables, rounds] = [30, 12];
    const play = async (table: number): Promise<void> => {
      let version = appended(
        await store().append(plain(`table-${table}`, 0, { transfers: [grant(`g${table}`, `p${table}`, 10_000)] })),
      ).version;
      for (let round = 1; round < rounds; round++) {
        const transfer = move(`t${table}/${version}`, {
          ...{ from: `wallet:p${table}`, to: `felt:${table}`, amount: round, reason: 'top-up' },
        });
        const append = plain(`table-${table}`, version, { events: events(round, 1), transfers: [transfer] });
        version = appended(await store().append(append)).version;
      }
    };
    await Promise.all(Array.from({ length: tables }, (_, table) => play(table)));
    const heads = await store().streams('table-');
    expect(heads.map(({ version }) => version)).toEqual(heads.map(() => 1 + (rounds * (rounds - 1)) / 2));
    for (const { stream } of heads) expect(await store().verifyStream(stream)).toMatchObject({ sound: true });
    const all = await store().since(0, 1e6);
    expect(all.map(({ position }) => position)).toEqual(all.map((_, i) => i + 1));
    expect(await store().ledger.audit()).toEqual({ sound: true, entries: tables * rounds });
    expect((await store().ledger.trialBalance()).total).toBe(0);
    expect(await store().inspect()).toEqual([]);
  });
}

function moneyTests(store: () => Store): void {
  test('events and transfers are stored together or not at all', async () => {
    appended(await store().append(plain('table-a', 0, { transfers: [grant('g1', 'ana', 500)] })));
    const transfers = [
      move('b1', { from: 'wallet:ana', to: 'felt:a', amount: 400, reason: 'buy-in' }),
      move('b2', { from: 'wallet:ana', to: 'felt:a', amount: 101, reason: 'top-up' }),
    ];
    expect(await store().append(plain('table-a', 1, { transfers }))).toEqual({
      ...{ refused: 'overdrawn', transfer: 'b2', account: 'wallet:ana', available: 100, amount: 101 },
    });
    expect(await store().latest('table-a')).toMatchObject({ version: 1 });
    expect(await store().ledger.balance('wallet:ana')).toMatchObject({ balance: 500 });
    expect(await store().ledger.transfer('b1')).toBeUndefined();
    appended(await store().append(plain('table-a', 1, { transfers: transfers.slice(0, 1) })));
    expect(await store().ledger.transfer('b1')).toMatchObject({ stream: 'table-a', version: 2, at: 1001 });
  });

  test('money may move without an event, at the version expected', async () => {
    appended(await store().append(plain('house-x', 0)));
    const deposit = { events: [], transfers: [grant('g1', 'ana', 500)] };
    expect(isConflict(await store().append(plain('house-x', 0, deposit)))).toBe(true);
    expect(appended(await store().append(plain('house-x', 1, deposit))).version).toBe(1);
    expect(await store().ledger.balance('wallet:ana')).toMatchObject({ balance: 500, available: 500 });
  });
}

function upcastTests(place: () => Place): void {
  const upcasters: Upcasters = {
    Raised: [
      ({ by, ...rest }) => ({ ...rest, amount: by ?? 0 }),
      ({ amount, ...rest }) => ({ ...rest, type: 'BetRaised', to: amount ?? 0 }),
    ],
    BetRaised: [(body) => body, (body) => body],
  };

  test('old events are lifted to what today’s code reads; what was written stays', async () => {
    const store = await place().open(upcasters);
    const written = [
      { type: 'Raised', by: 3 },
      { type: 'Raised', v: 2, amount: 5 },
      { type: 'BetRaised', v: 3, to: 7 },
    ];
    appended(await store.append(plain('table-a', 0, { events: [...written, { type: 'Folded' }, { untyped: 1 }] })));
    const read = await store.read('table-a');
    expect(read.slice(0, 3).map(({ body }) => body)).toEqual([3, 5, 7].map((to) => ({ type: 'BetRaised', v: 3, to })));
    expect(read[0]?.text).toBe('{"type":"Raised","by":3}');
    expect(read.slice(3).map(({ body }) => body)).toEqual([{ type: 'Folded' }, { untyped: 1 }]);
    expect(await store.verifyStream('table-a')).toMatchObject({ sound: true, version: 5 });
    await store.close();
  });

  test('an event from a newer program is not guessed at', async () => {
    const store = await place().open(upcasters);
    appended(await store.append(plain('table-a', 0, { events: [{ type: 'Raised', v: 4 }] })));
    appended(await store.append(plain('table-b', 0, { events: [{ type: 'Folded', v: 2 }] })));
    for (const stream of ['table-a', 'table-b']) {
      await expect(store.read(stream)).rejects.toMatchObject({ code: 'newer-event' });
      expect(await store.verifyStream(stream)).toMatchObject({ sound: true });
    }
    await store.close();
  });
}

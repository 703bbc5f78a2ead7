// All streams at a glance, on whichever database: how much there is, every event by prefix, what the index has not read, who never did
// anything, how things stood.
import { expect, test } from 'vitest';
import { isAppended, type Store } from '../store.js';

async function put(store: Store, stream: string, ...events: object[]): Promise<number> {
  const { version: expected } = await store.latest(stream);
  const answer = await store.append({ stream, expect: expected, at: events.length * 100, events });
  if (!isAppended(answer)) throw new Error(JSON.stringify(answer));
  return answer.version;
}
const grant = (id: string) =>
  ({ id: `grant/${id}`, from: 'grant', to: `wallet:${id}`, amount: 5, reason: 'grant', rule: null }) as const;

export function glance(storeHere: () => Store): void {
  test('every event of streams by their prefix, stream by stream, however many', async () => {
    const store = storeHere();
    await put(store, 'patron-b', { n: 1 }, { n: 2 });
    await put(store, 'patron-a', { n: 3 });
    await put(store, 'patrona', { n: 0 });
    await put(store, 'table-a', { n: 0 });
    await put(store, 'patron-b', { n: 4 });
    const seen: unknown[] = [];
    for await (const page of store.overview.every('patron-'))
      seen.push(...page.map(({ stream, version, body }) => [stream, version, (body as { n: number }).n]));
    expect(seen).toEqual([
      ['patron-a', 1, 3],
      ['patron-b', 1, 1],
      ['patron-b', 2, 2],
      ['patron-b', 3, 4],
    ]);
    expect(await store.overview.extent()).toEqual({ streams: 4, events: 6 });
  });

  test('what the index has not read to its end', async () => {
    const store = storeHere();
    await put(store, 'table-a', { n: 1 });
    await put(store, 'table-b', { n: 1 }, { n: 2 });
    expect(await store.overview.unread('table-')).toEqual(['table-a', 'table-b']);
    await store.hands.put({ stream: 'table-b', from: 0, version: 1, hands: [], notes: [] });
    await store.hands.put({ stream: 'table-a', from: 0, version: 1, hands: [], notes: [] });
    expect(await store.overview.unread('table-')).toEqual(['table-b']);
  });

  test('how a stream stood is known as long as nothing has happened since', async () => {
    const store = storeHere();
    const { overview } = store;
    await put(store, 'table-a', { n: 1 });
    await put(store, 'table-b', { n: 1 });
    expect(await overview.putStand({ stream: 'table-a', version: 1, body: '"still"' })).toBe(true);
    expect(await overview.putStand({ stream: 'table-b', version: 2, body: '"ahead"' })).toBe(false);
    expect(await overview.putStand({ stream: 'table-c', version: 1, body: '"nowhere"' })).toBe(false);
    const stands = [
      { stream: 'table-a', stand: '"still"' },
      { stream: 'table-b', stand: null },
    ];
    expect(await overview.stands('table-')).toEqual(stands);
    await put(store, 'table-a', { n: 2 });
    expect((await overview.stands('table-'))[0]).toEqual({ stream: 'table-a', stand: null });
    expect(await overview.putStand({ stream: 'table-a', version: 1, body: '"late"' })).toBe(false);
    expect(await overview.putStand({ stream: 'table-a', version: 2, body: '"again"' })).toBe(true);
    expect((await overview.stands('table-'))[0]).toEqual({ stream: 'table-a', stand: '"again"' });
    expect(await overview.putStand({ stream: 'table-a', version: 2, body: '' })).toBe(true);
    expect((await overview.stands('table-')).some(({ stream }) => stream === 'table-a')).toBe(false);
  });

  test('guests who came long ago and never did anything', async () => {
    const store = storeHere();
    const come = (id: string, at: number, more: readonly object[] = []) =>
      store.append({
        ...{ stream: `patron-${id}`, expect: 0, at, events: [{ type: 'PatronArrived' }] },
        transfers: [{ ...grant(id), patron: id, table: null }, ...more] as never,
      });
    await come('idle', 100);
    await come('late', 900);
    await come('named', 100);
    await put(store, 'patron-named', { type: 'NameChanged' });
    const bought = { id: 'b', from: 'wallet:sat', to: 'felt:t', amount: 5, reason: 'buy-in', rule: null } as const;
    expect(await come('sat', 100, [{ ...bought, patron: 'sat', table: 't' }])).toMatchObject({ version: 1 });
    expect(await store.overview.idleGuests(500)).toEqual(['patron-idle']);
  });
}

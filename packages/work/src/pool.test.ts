// A pool over a real bus: PostgreSQL's, and that of NATS where there is one.
import { openBus } from '@baraja/room/bus';
import { freshDatabase } from '@baraja/room/test/databases';
import { natsAddress } from '@baraja/room/test/nats';
import { wireTo } from '@baraja/room/test/wire';
import { expect, test } from 'vitest';
import { anyKind, CannotHere, doerOf, type Kind, type Kinds } from './kind.js';
import type { PoolTold } from './pool/asker.js';
import { at, THERE_IS_WORK } from './pool/messages.js';
import { PoolWorker, type WorkerSettings } from './pool/worker.js';
import { done } from './work.js';

interface Asked {
  readonly by: number;
  readonly padding?: string;
}
const times: Kind<Asked, number, { product: number; padding: string }> = {
  name: 'times',
  ready: ({ by, padding = '' }) => {
    if (by === 0) throw new CannotHere('there is no nought on this machine');
    return (piece) => {
      if (piece < 0) throw new Error(`${piece} is below nought`);
      return { product: piece * by, padding };
    };
  },
};
/** Somebody who takes a piece and is never done with it. */
const never: Kind<Asked, number, never> = { name: 'times', ready: () => () => new Promise<never>(() => {}) };
const knows = (kind: Kind<Asked, number, unknown>): Kinds => ({ times: async () => anyKind(kind) });

const nats = await natsAddress();
const buses: (readonly [string, () => Promise<string>])[] = [['PostgreSQL', freshDatabase]];
if (nats !== null) buses.push(['NATS', async () => nats]);

const joining = (bus: string, settings: Partial<WorkerSettings> = {}): Promise<PoolWorker> =>
  PoolWorker.joining({ bus, workers: 2, make: doerOf(knows(times)), program: 'one', told: () => {}, ...settings });
const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);
function work(bus: string, { pieces = numbers(40), start = { by: 7 } as Asked, workers = 0 } = {}) {
  const told: PoolTold[] = [];
  const heard = new Map<PoolTold['what'], () => void>();
  const pool = {
    ...{ bus, program: 'one', silence: 1500 },
    told: (what: PoolTold) => {
      told.push(what);
      heard.get(what.what)?.();
    },
  };
  const results = done({ kind: times, start, pieces }, { workers, threads: null, pool });
  results.catch(() => {});
  const hears = (what: PoolTold['what']): Promise<void> =>
    told.some((one) => one.what === what)
      ? Promise.resolve()
      : new Promise<void>((resolve) => heard.set(what, resolve));
  return { results, told, hears };
}
const sevens = (count: number): readonly number[] => numbers(count).map((n) => 7 * n);
const productsOf = (results: readonly ({ product: number } | undefined)[]): readonly (number | undefined)[] =>
  results.map((result) => result?.product);

test.each(buses)('%s: three who come when they like do all of it, in the order of the pieces', async (_, address) => {
  const bus = await address();
  const early = await joining(bus);
  const asked = work(bus, { pieces: numbers(200) });
  const others = [await joining(bus), await joining(bus)];
  expect(productsOf(await asked.results)).toEqual(sevens(200));
  await Promise.all([early, ...others].map((one) => one.leave()));
});

test.each(buses)('%s: where nobody works it is said, and done once somebody comes', async (_, address) => {
  const bus = await address();
  const asked = work(bus);
  await asked.hears('nobody');
  const worker = await joining(bus);
  expect(productsOf(await asked.results)).toEqual(sevens(40));
  await worker.leave();
});

test.each(buses)('%s: what a lost worker had is done by another, and told', async (_, address) => {
  const bus = await address();
  const wire = await wireTo(bus);
  const lost = await joining(wire.url, { make: doerOf(knows(never)) });
  const asked = work(bus);
  await asked.hears('came');
  wire.cut();
  await asked.hears('lost');
  const worker = await joining(bus);
  expect(productsOf(await asked.results)).toEqual(sevens(40));
  expect(asked.told.filter(({ what }) => what === 'lost')).toEqual([
    { what: 'lost', worker: lost.name, pieces: expect.any(Number) },
  ]);
  wire.mend();
  await Promise.all([lost.leave(), worker.leave()]);
  await wire.remove();
});

test.each(buses)('%s: whoever leaves gives back what he had', async (_, address) => {
  const bus = await address();
  const leaving = await joining(bus, { make: doerOf(knows(never)) });
  const asked = work(bus);
  await asked.hears('came');
  const worker = await joining(bus);
  await leaving.leave();
  expect(productsOf(await asked.results)).toEqual(sevens(40));
  await worker.leave();
});

test.each(buses)(
  '%s: another program, and a machine without what is needed, are told and left out',
  async (_, address) => {
    const bus = await address();
    const other = await joining(bus, { program: 'two' });
    const poor = await joining(bus, { own: { times: { by: 0 } } });
    const asked = work(bus);
    await Promise.all([asked.hears('other-program'), asked.hears('cannot')]);
    expect(asked.told).toContainEqual({ what: 'other-program', worker: other.name });
    expect(asked.told).toContainEqual({
      ...{ what: 'cannot', worker: poor.name, why: 'there is no nought on this machine' },
    });
    const worker = await joining(bus);
    expect(productsOf(await asked.results)).toEqual(sevens(40));
    await Promise.all([other, poor, worker].map((one) => one.leave()));
  },
);

test.each(buses)(
  '%s: what throws anywhere ends the work with its reason, and what is large goes in parts',
  async (_, address) => {
    const bus = await address();
    const worker = await joining(bus);
    await expect(work(bus, { pieces: [1, -1, 2] }).results).rejects.toThrow('-1 is below nought');
    // Letters that do not shrink when they are packed.
    const padding = Array.from({ length: 1_500_000 }, (_, i) =>
      String.fromCharCode(33 + ((i * i * 31 + i * 17) % 90)),
    ).join('');
    const asked = work(bus, { pieces: [3], start: { by: 7, padding } });
    expect(await asked.results).toEqual([{ product: 21, padding }]);
    await worker.leave();
  },
);

test('by oneself, and in the order of the pieces', async () => {
  const told: number[] = [];
  const results = await done(
    { kind: times, start: { by: 7 }, pieces: numbers(5), done: (piece) => told.push(piece) },
    { workers: 4, threads: null },
  );
  expect(productsOf(results)).toEqual(sevens(5));
  expect(told).toEqual(numbers(5));
});

test.each(buses)('%s: what nobody of a work would say is left aside, and said', async (_, address) => {
  const bus = await address();
  const stranger = await openBus(bus);
  const job = new Promise<string>((resolve) => {
    void stranger.subscribe(THERE_IS_WORK, (body) => resolve((JSON.parse(body) as { job: string }).job));
  });
  const asked = work(bus);
  const id = await job;
  stranger.publish(at(id, 'beat'), '{"worker":7}');
  stranger.publish(at(id, 'cannot'), 'no words');
  const none = { worker: 'a stranger', piece: 999, error: 'it fails' };
  for (const [what, said] of [['take', []] as const, ['bring', { none: true }] as const, ['bring', none] as const])
    await expect(stranger.request(at(id, what), JSON.stringify(said), 5000)).rejects.toMatchObject({ code: 'failed' });
  await asked.hears('unreadable');
  const told: string[] = [];
  const worker = await joining(bus, { told: ({ what }) => told.push(what) });
  stranger.publish(THERE_IS_WORK, '{"job":"x"}');
  expect(productsOf(await asked.results)).toEqual(sevens(40));
  await expect.poll(() => told).toContain('unreadable');
  await Promise.all([worker.leave(), stranger.close()]);
});

// The bonus account of a table that closes: the house's next table of the game takes it up, in both databases, killed at each write.
import { seeded } from 'baraja';
import { gameBook, type Opening } from 'baraja/books';
import type { TableEvent } from 'baraja/table';
import { afterEach, describe, expect, test } from 'vitest';
import { auditShuffles } from '../house/shuffles.js';
import { openStore, type Store } from '../store/index.js';
import { freshDatabase } from '../store/test/databases.js';
import { retire, TableActor } from './index.js';
import { expectBalanced } from './test/balanced.js';
import { dying, plays } from './test/dying.js';
import { put, without } from './test/otherwise.js';
import { StillWorld, tableIn } from './test/world.js';

const PURE = gameBook('rog-p215')!;
const FEE = 50;
const withBonus: Opening = {
  house: 'rogelios',
  game: 'p215',
  switches: {
    'rog.p215.bonus.charlie': 'config',
    'rog.p215.bonus_table': [{ bonus: 'charlie', fee: FEE, pays: 1_000_000 }],
  },
};
const stores: Store[] = [];
afterEach(async () => {
  put(PURE);
  await Promise.all(stores.splice(0).map((store) => store.close()));
});
async function worldIn(path: string): Promise<StillWorld> {
  const store = await openStore({ path });
  stores.push(store);
  return new StillWorld(store, seeded(3), 0);
}
const held = async ({ store }: StillWorld, account: string): Promise<number> =>
  (await store.ledger.balance(`jackpot:rogelios/${account}`)).balance;
const LEFT = 'carried/rog-p215/bonus';
/** All that bonuses are to be paid from, wherever it lies. */
const promised = async ({ store }: StillWorld): Promise<number> =>
  (await store.ledger.accounts('jackpot:rogelios')).reduce((sum, { balance }) => sum + balance, 0);

/** A table at which some hands were played, between two of them; what its account holds. */
async function fed(world: StillWorld): Promise<number> {
  const table = await tableIn(world, withBonus, { bots: 3 });
  await plays(world, table, () => (table.state.boxes.bonus ?? 0) > 0 && table.state.live === null);
  await table.park();
  return held(world, 't1/bonus');
}
const takenUp = async ({ store }: StillWorld, { stream, version }: TableActor): Promise<readonly TableEvent[]> =>
  (await store.read(stream, 1, version))
    .map(({ body }) => body as unknown as TableEvent)
    .filter(({ type }) => type === 'FundTakenUp');

describe.each([
  ['memory', () => ':memory:'],
  ['PostgreSQL', freshDatabase],
])('a bonus account in %s', (_name, place) => {
  test('BAR-161 killed at any point of a closing and of the next table’s first hand, it is taken up once, whole', async () => {
    for (let dies = 0; dies < 4; dies++) {
      let world = await worldIn(await place());
      const before = await fed(world);
      expect(before).toBeGreaterThanOrEqual(FEE);
      await dying(world, dies, () => retire(world, 't1'));
      expect(await promised(world)).toBe(before);
      world = world.restarted();
      if ((await held(world, LEFT)) === 0) await retire(world, 't1');
      expect([await held(world, LEFT), await held(world, 't1/bonus')]).toEqual([before, 0]);
      // One without bonuses has no claim to it.
      const plain = await tableIn(world, { house: 'rogelios', game: 'p215' }, { id: 'plain', bots: 3 });
      await plays(world, plain, () => plain.state.live !== null);
      expect([plain.viewFor('rail').jackpot, await held(world, LEFT)]).toEqual([null, before]);
      const next = await tableIn(world, withBonus, { id: 't2', bots: 3 });
      await dying(world, dies, () => plays(world, next, () => next.state.live !== null, 40));
      world = world.restarted();
      const found = (await TableActor.resume(world, 't2'))!;
      await plays(world, found, () => found.state.rounds > 0 && found.state.live === null);
      const rule = 'BAR-161';
      expect(await takenUp(world, found)).toMatchObject([{ fund: 'bonus', amount: before, holds: before, rule }]);
      expect(found.viewFor('rail').jackpot).toBe(found.state.boxes.bonus);
      expect(found.state.boxes.bonus).toBeGreaterThanOrEqual(before);
      expect(await held(world, LEFT)).toBe(0);
      await expectBalanced(world, found);
      expect(await world.store.ledger.audit()).toMatchObject({ sound: true });
      expect(await auditShuffles(world.store as Store, world.sealer)).toMatchObject({ faults: [], unfolded: 0 });
    }
  });
});

test('a table of an edition that says nothing of it closes by the clause its bonuses rest on', async () => {
  const world = await worldIn(':memory:');
  without('rog-p215', 'BAR-161');
  const before = await fed(world);
  put(PURE);
  await retire(world, 't1');
  expect(await held(world, LEFT)).toBe(before);
  const { lines } = await world.store.ledger.statement(`jackpot:rogelios/${LEFT}`, 0, Number.MAX_SAFE_INTEGER);
  expect(lines).toMatchObject([{ reason: 'jackpot-transfer', rule: 'ROG-P215-O11', amount: before }]);
});

// The Gran Progressive in the room's book: every hand that wins, every count, a new seed, the backups, its end; after each of them
// every account is what the progressive's own book says, and what the house put in and took out can be read off its cage.
import { faces, unshuffled } from 'baraja';
import { gameBook, type Opening } from 'baraja/books';
import type { OptionName } from 'baraja/facts';
import type { TableCommand } from 'baraja/table';
import { afterEach, describe, expect, test } from 'vitest';
import { retire, TableActor } from './index.js';
import { expectBalanced } from './test/balanced.js';
import { dying, plays } from './test/dying.js';
import { put, setOtherwise } from './test/otherwise.js';
import { grant, idle, type StillWorld, stillWorld, tableIn } from './test/world.js';

const spanish = (switches: Record<string, unknown> = {}): Opening => ({
  house: 'spanish-poker',
  game: 'span',
  switches,
});
const GAME = gameBook('span')!;
afterEach(() => put(GAME));
const HANDS = {
  flush: '2s 4s 6s Ks As',
  royal: '7s Js Qs Ks As',
  five: '5s 5h 5d 5c Jo',
  nothing: 'Kd Qh 6c 3c 2c',
} as const;
type Hand = keyof typeof HANDS;
const ana = { id: 'ana', name: 'Ana', bot: false };

/** A table with Ana at it and cards as the test wants them: the croupier keeps his hands off. */
class Sitting {
  private constructor(
    readonly world: StillWorld,
    readonly table: TableActor,
  ) {}
  static async at(opening: Opening): Promise<Sitting> {
    const world = await stillWorld(1, 0);
    const table = await tableIn(world, opening);
    table.schedule.rest();
    await grant(world, 'ana', 10_000_000);
    const sitting = new Sitting(world, table);
    await expectBalanced(world, table);
    await sitting.do({ type: 'sit', seat: 1, patron: ana, buyIn: 30_000, at: 0 });
    return sitting;
  }
  async do(command: TableCommand): Promise<void> {
    expect(await this.table.perform(command), command.type).toBeNull();
    await expectBalanced(this.world, this.table);
  }
  private act(type: OptionName): Promise<void> {
    return this.do({ type: 'act', command: { type, actor: 1 } });
  }
  /** She plays the progressive alone, and gets this hand. */
  async plays(...hands: Hand[]): Promise<this> {
    for (const hand of hands) {
      await this.do({ type: 'deal' });
      await this.act('no-ante');
      await this.act('progressive');
      if (this.table.state.live!.round.menus.some(({ actor }) => actor === 1)) await this.act('done');
      const live = this.table.state.live!;
      const first = faces(HANDS[hand]);
      const order = [...first, ...unshuffled(live.game, live.round).filter((face) => !first.includes(face))];
      await this.do({ type: 'act', command: { type: 'shuffle', actor: 'chance', faces: order } });
    }
    return this;
  }
  count = (): Promise<void> => this.do({ type: 'countProgressive', at: 0 });
  async balance(account: Parameters<StillWorld['store']['ledger']['balance']>[0]): Promise<number> {
    return (await this.world.store.ledger.balance(account)).balance;
  }
  /** What the house was handed to seed jackpots and to fill the tray, by the reason of the transfer it came with. */
  async handedOut(): Promise<number> {
    const { lines } = await this.world.store.ledger.statement('cage:spanish-poker', 0, Number.MAX_SAFE_INTEGER);
    return lines.filter(({ other }) => other === 'grant').reduce((sum, { amount }) => sum + amount, 0);
  }
}
const book = ({ table }: Sitting) => table.state.progressive!;
const METER = 'jackpot:spanish-poker/t1/meter';

describe('the progressive’s money', () => {
  test('SPAN-PROG-9, REG-60 the seed is the house’s, and in the meter’s account from the start', async () => {
    const s = await Sitting.at(spanish({ 'span.prog.seed_amount': 75_000 }));
    expect(await s.balance(METER)).toBe(75_000);
    expect((await s.world.store.ledger.statement(METER, 0, Number.MAX_SAFE_INTEGER)).lines[0]).toMatchObject({
      reason: 'jackpot-seed',
      rule: 'SPAN-PROG-9',
      other: 'cage:spanish-poker',
    });
  });
  test('SPAN-PROG-2, SPAN-PROG-6 a wager that loses lies in the second drop box, not in the drop', async () => {
    const s = await Sitting.at(spanish());
    await s.plays('nothing', 'nothing');
    expect(await s.balance('drop:spanish-poker/t1/progressive')).toBe(200);
    expect(await s.balance('drop:spanish-poker/t1/hand')).toBe(0);
    await s.count();
    expect(await s.balance('drop:spanish-poker/t1/progressive')).toBe(0);
    expect(await s.balance(METER)).toBe(50_200);
  });
  test('SPAN-PROG-3, SPAN-PROG-10 the tray pays a flush, and the box pays the tray back as far as it goes', async () => {
    const s = await Sitting.at(spanish());
    await s.plays('flush', 'nothing', 'nothing', 'nothing');
    const tray = await s.balance('tray:t1');
    await s.count();
    expect((await s.balance('tray:t1')) - tray).toBe(300);
    expect(book(s).carryover).toBe(7_200);
    expect(await s.balance(METER)).toBe(50_000);
  });
  test('SPAN-PROG-3, AMB-SPAN-10 a royal, then five of a kind: the meter pays, and the house makes up the seed', async () => {
    const s = await Sitting.at(spanish());
    await s.plays('royal', 'five');
    const { lines } = await s.world.store.ledger.statement(METER, 0, Number.MAX_SAFE_INTEGER);
    expect(lines.map(({ reason, amount, rule }) => [reason, amount, rule])).toEqual([
      ['jackpot-seed', 50_000, 'SPAN-PROG-9'],
      ['jackpot-award', -12_500, 'SPAN-PROG-3'],
      ['jackpot-seed', 12_500, 'AMB-SPAN-10'],
      ['jackpot-award', -50_000, 'SPAN-PROG-3'],
      ['jackpot-seed', 50_000, 'SPAN-PROG-9'],
    ]);
    expect(s.table.state.sittings[0]!.stack).toBe(92_500);
  });
  test('SPAN-PROG-14, SPAN-PROG-16 backups fill, give to a shortage, and become the jackpot', async () => {
    const seed = 500_000;
    const s = await Sitting.at(spanish({ 'span.prog.seed_amount': seed, 'span.prog.shortage': 'backup' }));
    for (let i = 0; i < 10; i++) await s.plays('nothing');
    await s.count();
    expect(await s.balance('jackpot:spanish-poker/t1/backup-1')).toBe(500);
    await s.plays('flush');
    await s.count();
    expect(await s.balance('jackpot:spanish-poker/t1/backup-1')).toBe(0);
    for (let i = 0; i < 80; i++) await s.plays('nothing');
    await s.count();
    expect(await s.balance('jackpot:spanish-poker/t1/backup-1')).toBeGreaterThan(0);
    const backup = await s.balance('jackpot:spanish-poker/t1/backup-1');
    await s.plays('five');
    // The young backup is all there is of it, and the house puts in the rest of the seed (AMB-SPAN-10).
    expect([await s.balance(METER), await s.balance('jackpot:spanish-poker/t1/backup-1')]).toEqual([seed, 0]);
    const { lines } = await s.world.store.ledger.statement(METER, 0, Number.MAX_SAFE_INTEGER);
    expect(lines.slice(-2).map(({ amount, rule }) => [amount, rule])).toEqual([
      [backup, 'AMB-SPAN-10'],
      [seed - backup, 'AMB-SPAN-10'],
    ]);
  });
  test('SPAN-PROG-11, SPAN-PROG-13 fee and seed go to the cage, part by part; all accounts add up', async () => {
    const s = await Sitting.at(spanish({ 'span.prog.seed': 'portion', 'span.prog.fee': 5 }));
    for (let day = 0; day < 3; day++) {
      for (let i = 0; i < 20; i++) await s.plays('nothing');
      await s.count();
    }
    await s.plays('five', 'nothing');
    await s.count();
    const { at } = book(s);
    expect([at.fee, at.house]).toEqual([305, -97_103]);
    const filled = (await s.world.store.ledger.statement('tray:t1', 0, Number.MAX_SAFE_INTEGER)).lines
      .filter(({ reason }) => reason === 'fill')
      .reduce((sum, { amount }) => sum + amount, 0);
    expect(await s.balance('cage:spanish-poker')).toBe((await s.handedOut()) - filled + at.house + at.fee);
    expect(await s.world.store.ledger.audit()).toMatchObject({ sound: true });
    expect((await s.world.store.ledger.trialBalance()).total).toBe(0);
  });
  test('SPAN-PROG-21, BAR-111 taken out of play, it is carried to another of the house, to the cent', async () => {
    const s = await Sitting.at(spanish());
    await s.plays('nothing');
    await s.do({ type: 'removeProgressive', at: 0 });
    expect(await s.balance('jackpot:spanish-poker/carried')).toBe(50_100);
    expect(await s.balance(METER)).toBe(0);
    await s.do({ type: 'deal' });
  });
  test('BAR-111 what one left behind is posted at the next of the house, once, by the ruling that says so', async () => {
    const s = await Sitting.at(spanish());
    await s.plays('nothing');
    await s.do({ type: 'removeProgressive', at: 0 });
    const other = await tableIn(s.world, spanish(), { id: 't2', bots: 2 });
    other.arrange();
    for (let i = 0; i < 60 && other.state.live === null; i++) await s.world.tick(other);
    const { rules, progressive } = other.state;
    expect(progressive?.at).toMatchObject({ meter: 100_100, transferred: -50_100 });
    expect(await s.balance('jackpot:spanish-poker/carried')).toBe(0);
    expect(await s.balance('jackpot:spanish-poker/t2/meter')).toBe(100_100);
    const stored = await s.world.store.read(other.stream, 1, other.version);
    const told = stored.map(({ body }) => body as { type: string }).filter(({ type }) => type === 'ProgressiveTakenUp');
    expect(told).toMatchObject([{ amount: 50_100, rule: rules.cites.carried }]);
    // The one that was taken out of play does not take it up again.
    expect(s.table.state.progressive?.removed).toBe(true);
    expect(await s.world.store.ledger.audit()).toMatchObject({ sound: true });
    const again = await TableActor.resume(s.world.restarted(), 't2');
    expect(again!.state.progressive).toEqual(progressive);
  });
});

test('BAR-121 the tray is filled by what it lacks, and what it wins stays in it', async () => {
  const s = await Sitting.at(spanish());
  await s.do({ type: 'deal' });
  const float = 10_000 * 202 + 20_000 * 200 + 15_000;
  expect(await s.balance('tray:t1')).toBe(float);
  expect(await s.handedOut()).toBe(50_000 + float);
});

test('a table that is closed for good: the tray goes back to the cage, the jackpot is carried, players are paid', async () => {
  const s = await Sitting.at(spanish());
  await s.plays('nothing', 'flush');
  await s.do({ type: 'deal' }); // in the middle of a hand
  const tray = await s.balance('tray:t1');
  const cage = await s.balance('cage:spanish-poker');
  await s.table.park();
  await retire(s.world, 't1');
  for (const account of ['tray:t1', 'felt:t1', METER, 'drop:spanish-poker/t1/progressive'] as const)
    expect(await s.balance(account), account).toBe(0);
  expect(await s.balance('cage:spanish-poker')).toBe(cage + tray);
  expect(await s.balance('jackpot:spanish-poker/carried')).toBe(50_100);
  expect(await s.balance('wallet:ana')).toBe(10_000_000 - 100 + 7_500);
  expect(await s.world.store.ledger.audit()).toMatchObject({ sound: true });
  expect(await TableActor.resume(s.world.restarted(), 't1')).toBeNull();
});

/** What players were promised, wherever it lies: in meters, backups, boxes, or left to the house. */
async function promised(world: StillWorld): Promise<number> {
  const accounts = [
    ...(await world.store.ledger.accounts('jackpot:spanish-poker')),
    ...(await world.store.ledger.accounts('drop:spanish-poker')).filter(({ account }) =>
      account.endsWith('/progressive'),
    ),
  ];
  return accounts.reduce((sum, { balance }) => sum + balance, 0);
}
const promisedAt = async (world: StillWorld, name: string): Promise<number> =>
  (await world.store.ledger.balance(`jackpot:spanish-poker/${name}`)).balance;
const meterOf = ({ state }: TableActor): number => state.progressive!.at.meter;

test('SPAN-PROG-2, BAR-111 killed at any point of an edition, a closing and the next table’s first hand, the promise stays', async () => {
  for (let dies = 0; dies < 4; dies++) {
    let world = await stillWorld(3, 0);
    const table = await tableIn(world, spanish(), { bots: 3 });
    await plays(world, table, () => table.state.rounds >= 2 && table.state.live === null);
    await table.perform({ type: 'countProgressive', at: world.now() });
    const [before, meter] = [await promised(world), meterOf(table)];
    expect(meter).toBeGreaterThanOrEqual(50_000);
    // Another edition: the meter stands as it did, by either.
    setOtherwise('span', 'seats.min', 2);
    await dying(world, dies, () => table.editions.offerCurrent());
    world = world.restarted();
    const again = (await TableActor.resume(world, 't1'))!;
    await again.editions.offerCurrent();
    await idle(again);
    await again.editions.take();
    expect([meterOf(again), again.viewFor('rail').jackpot]).toEqual([meter, meter]);
    expect(again.rules.seats.min).toBe(2);
    expect(await promised(world)).toBe(before);
    // The table closes: all of it is the house's next one's.
    await again.park();
    await dying(world, dies, () => retire(world, 't1'));
    expect(await promised(world)).toBe(before);
    world = world.restarted();
    if ((await promisedAt(world, 'carried')) === 0) await retire(world, 't1');
    expect(await promisedAt(world, 'carried')).toBe(before);
    // The next one takes it up, once.
    const next = await tableIn(world, spanish(), { id: 't2', bots: 2 });
    await dying(world, dies, () => plays(world, next, () => false, 40));
    world = world.restarted();
    const posted = (await TableActor.resume(world, 't2'))!;
    await plays(world, posted, () => posted.state.rounds > 0);
    expect(posted.state.progressive!.at.transferred).toBe(-before);
    expect(await promisedAt(world, 'carried')).toBe(0);
    expect(await world.store.ledger.audit()).toMatchObject({ sound: true });
    put(GAME);
  }
});

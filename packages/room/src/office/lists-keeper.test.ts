// The lists beside real tables and a real store, on a clock that is set by hand: seats taken, moves with their chips, and a room that is
// stopped in the middle of one.
import { expect, test } from 'vitest';
import { TableActor } from '../table/index.js';
import { expectBalanced } from '../table/test/balanced.js';
import { ask, grant, HOLD, idle, person, type StillWorld, stillWorld } from '../table/test/world.js';
import { OFFICE_FACTS, type OfficeEvent } from './facts.js';
import { Journal } from './journal.js';
import { MINUTE } from './lists.js';
import { byDesk, Lists } from './lists-keeper.js';

const FLOOR = byDesk({ id: 'flor', name: 'Flor', role: 'floor' });
const KIND = { game: 'rog-hold', stake: '3/6' };
const who = (name: string) => ({ id: name.toLowerCase(), name });

class House {
  readonly tables = new Map<string, TableActor>();
  readonly lists: Lists;
  readonly journal: Journal<OfficeEvent>;
  readonly keptOut = new Set<string>();
  constructor(readonly world: StillWorld) {
    const fold = (e: OfficeEvent, at: number): void => this.lists.fold(e, at);
    const { store, now } = world;
    this.journal = new Journal({ store, now, stream: 'office-rogelios', facts: OFFICE_FACTS, fold });
    const tables = () => this.tables.values();
    const deps = {
      house: 'rogelios',
      journal: this.journal,
      store,
      world,
      tables,
      asleep: () => [],
      wake: async (id: string) => this.tables.get(id) ?? null,
      isOnDuty: (id: string) => id === 'flor',
      keepsOut: (id: string) => this.keptOut.has(id),
    };
    this.lists = new Lists({ ...deps, changed: () => {} });
    world.seats = {
      refuses: (...asked) => this.lists.refuses(...asked),
      keptUntil: (...asked) => this.lists.keptUntil(...asked),
      keeps: () => this.lists.keeps(),
    };
    world.changed = () => this.lists.tablesChanged();
  }
  async open(id: string): Promise<TableActor> {
    const by = { id: 'flor', name: 'Flor', role: 'floor' };
    const opened = { id, name: id, opening: HOLD, host: null, practice: false, unlisted: false, by };
    const table = await TableActor.open(this.world, opened);
    this.tables.set(id, table);
    this.lists.tablesChanged();
    return table;
  }
  /** The same house as another process finds it. */
  async restarted(): Promise<House> {
    const house = new House(this.world.restarted());
    for (const id of this.tables.keys()) {
      const table = await TableActor.resume(house.world, id);
      if (table) house.tables.set(id, table);
    }
    await house.journal.load();
    house.lists.arrange();
    await house.settled();
    return house;
  }
  /** Everything that is owed at once by the lists is done. */
  async settled(): Promise<void> {
    const standing = () => `${this.journal.version}/${[...this.tables.values()].map((t) => t.version).join()}`;
    for (let before = ''; before !== standing(); ) {
      before = standing();
      await this.journal.happen(() => ({ events: [] }));
      await this.lists.idle();
      for (const table of this.tables.values()) await idle(table);
      const [table] = this.tables.values();
      while (table && this.world.next === 0) {
        await this.world.tick(table, 0);
        await this.lists.idle();
      }
    }
  }
  async pass(ms: number): Promise<void> {
    const [table] = this.tables.values();
    await this.world.pass(table!, ms);
    await this.settled();
  }
  get called(): string {
    return this.lists.state.calls.map((one) => `${one.person.name}>${one.table}/${one.seat}`).join(' ');
  }
  async seat(table: string, seat: number, name: string, buyIn = 10_000): Promise<void> {
    expect(await ask(this.tables.get(table)!, person(name), { type: 'sit', seat, buyIn })).toMatchObject({
      done: true,
    });
  }
}
async function houseWith(people: readonly string[], pace = 1): Promise<House> {
  const house = new House(await stillWorld(7, pace));
  for (const name of people) await grant(house.world, name.toLowerCase(), 50_000);
  return house;
}

test('somebody on the list is called when a table opens, takes the seat with one press, and nobody else gets it', async () => {
  const house = await houseWith(['Ana', 'Beto', 'Zoe']);
  const { lists } = house;
  for (const name of ['Ana', 'Beto'])
    expect(await lists.join({ person: who(name), ...KIND, how: 'own' })).not.toHaveProperty('refused');
  expect(await lists.join({ person: who('Flor'), ...KIND, how: 'own' })).toMatchObject({ refused: 'on-duty' });
  expect(await lists.join({ person: who('Zoe'), ...KIND, stake: '7/9', how: 'own' })).toMatchObject({
    refused: 'unknown-game',
  });
  const table = await house.open('t1');
  await house.settled();
  expect(house.called).toBe('Ana>t1/1 Beto>t1/2');
  expect(await ask(table, person('Zoe'), { type: 'sit', seat: 1, buyIn: 10_000 })).toMatchObject({
    refusal: { refused: 'seat-held' },
  });
  const call = lists.state.calls[0]!.call;
  expect(await lists.take(who('Zoe'), call, {})).toMatchObject({ refused: 'not-called' });
  expect(await lists.take(who('Ana'), call, { buyIn: 10_000_000 })).toMatchObject({
    refusal: { refused: 'wallet-short' },
  });
  expect(await lists.take(who('Ana'), call, { buyIn: 12_000 })).toMatchObject({ done: true });
  expect(table.seatOf('ana')).toBe(1);
  expect([house.called, lists.state.waiting.map((one) => one.person.name)]).toEqual(['Beto>t1/2', ['Beto']]);
  // Beto does not come: the clock sends him to the end; he is alone there, is called again, and then is off the list.
  await house.pass(5 * MINUTE);
  expect(lists.state.waiting).toMatchObject([{ missed: 1 }]);
  await house.pass(5 * MINUTE);
  expect([lists.state.waiting, house.called]).toEqual([[], '']);
  await house.seat('t1', 2, 'Zoe');
});

test('whoever is kept out is on no list: he waits no longer, no seat is kept for him, and he is written down nowhere', async () => {
  const house = await houseWith(['Ana', 'Beto']);
  const { lists } = house;
  for (const name of ['Ana', 'Beto']) await lists.join({ person: who(name), ...KIND, how: 'own' });
  await house.open('t1');
  await house.settled();
  await lists.lock({ table: 't1', seat: 3, person: who('Ana') }, FLOOR);
  house.keptOut.add('ana');
  lists.tablesChanged();
  await house.settled();
  expect([house.called, lists.state.waiting.map((one) => one.person.name)]).toEqual(['Beto>t1/2', ['Beto']]);
  expect(lists.state.locks).toEqual([]);
  const refused = { refused: 'kept-out' };
  expect(await lists.join({ person: who('Ana'), ...KIND, how: 'desk' }, FLOOR)).toMatchObject(refused);
  expect(await lists.lock({ table: 't1', seat: 4, person: who('Ana') }, FLOOR)).toMatchObject(refused);
  await lists.join({ person: { id: null, name: 'A voice' }, ...KIND, how: 'phone' }, FLOOR);
  expect(await lists.arrive(lists.state.waiting.at(-1)!.entry, who('Ana'), FLOOR)).toMatchObject(refused);
});

test('after a restart lists, calls and their times are as they were', async () => {
  const house = await houseWith(['Ana', 'Beto']);
  await house.open('t1');
  await house.lists.join({ person: who('Ana'), ...KIND, how: 'own' });
  await house.lists.join({ person: { id: null, name: 'Telma' }, ...KIND, how: 'phone', minutes: 4 }, FLOOR);
  await house.settled();
  const again = await house.restarted();
  expect(again.lists.state).toEqual(house.lists.state);
  await again.pass(4 * MINUTE);
  expect(again.lists.state.waiting.map((one) => one.person.name)).toEqual(['Ana']);
  await again.pass(MINUTE);
  expect(again.lists.state.waiting).toMatchObject([{ missed: 1 }]);
});

/** Ana owes blinds at the feeder and is to move to the main table. */
async function aboutToMove(): Promise<House> {
  const house = await houseWith(['Ana', 'Beto', 'Carla']);
  await house.open('main');
  await house.open('feeder');
  await house.seat('feeder', 3, 'Ana', 8_000);
  await house.seat('feeder', 4, 'Beto');
  await house.seat('main', 1, 'Carla');
  return house;
}
const held = async ({ world }: House, account: `felt:${string}` | `wallet:${string}`) =>
  (await world.store.ledger.balance(account)).balance;

test('a must-move goes with every chip, by the ledger’s reason; the clock moves who does not come', async () => {
  const house = await aboutToMove();
  await ask(house.tables.get('feeder')!, person('Beto'), { type: 'sitOut' }); // so that no hand is dealt meanwhile
  await house.lists.setFeeder('main', 'feeder', FLOOR);
  await house.settled();
  expect(house.called).toBe('Ana>main/2 Beto>main/3');
  await house.pass(5 * MINUTE);
  const main = house.tables.get('main')!;
  expect(main.state.sittings.find((s) => s.patron.id === 'ana')).toMatchObject({ seat: 2, stack: 8_000 });
  expect(house.tables.get('feeder')!.seatOf('ana')).toBeNull();
  const entry = (await house.world.store.ledger.entries(0, 1000)).filter(
    (e) => e.reason === 'table-change' && e.patron === 'ana',
  );
  expect(entry.map(({ kind, from, to, amount }) => `${kind} ${from}>${to} ${amount}`)).toEqual([
    'pending felt:feeder>felt:main 8000',
    'post felt:feeder>felt:main 8000',
  ]);
  const stored = (await house.world.store.read('table-main')).map(
    ({ body }) => body as { type: string; seat?: number },
  );
  expect(stored.find(({ type, seat }) => type === 'Seated' && seat === 2)).toMatchObject({
    type: 'Seated',
    from: { table: 'feeder' },
    by: { who: 'clock' },
  });
  for (const table of house.tables.values()) await expectBalanced(house.world, table);
});

test('whoever is in a hand moves when it is over, and blinds that he owed follow him', async () => {
  const house = await aboutToMove();
  const feeder = house.tables.get('feeder')!;
  for (const name of ['Ana', 'Beto']) feeder.watch({ patron: name.toLowerCase(), send: () => {} });
  for (let i = 0; i < 60 && feeder.state.live === null; i++) await house.world.tick(feeder);
  expect(feeder.state.live).not.toBeNull();
  expect(await house.lists.move({ person: who('Ana'), from: 'feeder', to: 'main', seat: 5 }, FLOOR)).not.toHaveProperty(
    'refused',
  );
  await house.settled();
  expect([feeder.seatOf('ana'), house.lists.state.moves.length]).toEqual([3, 1]);
  expect(await house.lists.move({ person: who('Ana'), from: 'feeder', to: 'main' }, FLOOR)).toMatchObject({
    refused: 'already-moving',
  });
  for (let i = 0; i < 80 && house.lists.state.moves.length > 0; i++) {
    await house.world.tick(feeder);
    await house.settled();
  }
  expect([feeder.seatOf('ana'), house.tables.get('main')!.seatOf('ana')]).toEqual([null, 5]);
  expect(house.world.troubles).toEqual([]);
});

test('ROG-HOLD-10 what somebody owes at one table he owes at the other', async () => {
  const house = await aboutToMove();
  const feeder = house.tables.get('feeder')!;
  // As a log would have it: both blinds have passed him.
  const due = {
    type: 'BlindsDue',
    seat: 3,
    patron: 'ana',
    due: { small: true, big: true },
    rule: 'ROG-HOLD-10',
  } as const;
  await feeder.enqueue(() => feeder.note([due]));
  await house.lists.move({ person: who('Ana'), from: 'feeder', to: 'main' }, FLOOR);
  await house.settled();
  const main = house.tables.get('main')!;
  expect(main.state.sittings.find((s) => s.patron.id === 'ana')).toMatchObject({ due: { small: true, big: true } });
  expect((await house.world.store.read('table-main')).at(-1)!.body).toMatchObject({ rule: 'ROG-HOLD-10' });
});

test('stopped anywhere in a move, a restart finishes it or drops it: nothing is lost, and nothing done twice', async () => {
  for (let stop = 0; stop < 6; stop++) {
    const house = await aboutToMove();
    const { store } = house.world;
    const append = store.append.bind(store);
    let left = stop;
    store.append = async (sheet) => {
      if (left-- <= 0) throw new Error('stopped');
      return append(sheet);
    };
    await house.lists.move({ person: who('Ana'), from: 'feeder', to: 'main' }, FLOOR).catch(() => {});
    await house.settled().catch(() => {});
    store.append = append;
    const again = await house.restarted();
    const seats = ['main', 'feeder'].map((id) => again.tables.get(id)!.seatOf('ana'));
    expect(
      seats.filter((seat) => seat !== null),
      `stopped after ${stop}`,
    ).toHaveLength(1);
    expect(again.lists.state.moves).toEqual([]);
    expect((await held(again, 'wallet:ana')) + 8_000).toBe(50_000);
    for (const table of again.tables.values()) await expectBalanced({ store }, table);
    expect(await store.ledger.pending()).toEqual([]);
    expect(await store.ledger.audit()).toMatchObject({ sound: true });
  }
});

test('if the seat is gone when he has left, his chips go home, in one go with the word that the move is over', async () => {
  const house = await aboutToMove();
  const main = house.tables.get('main')!;
  const { perform } = main;
  // The main table refuses him at the last moment, as one that was closed meanwhile would.
  main.perform = async (command, how) =>
    command.type === 'sit' ? { refused: 'closing', rule: null } : perform.call(main, command, how);
  await house.lists.move({ person: who('Ana'), from: 'feeder', to: 'main' }, FLOOR);
  await house.settled();
  expect(await held(house, 'wallet:ana')).toBe(50_000);
  expect(house.lists.state.moves).toEqual([]);
  expect(await house.world.store.ledger.pending()).toEqual([]);
  const last = (await house.world.store.read('office-rogelios')).at(-1)!.body;
  expect(last).toMatchObject({ type: 'MoveEnded', how: 'dropped', why: 'closing' });
});

test('a lunch keeps the seat for the house’s minutes, an absence for fewer, by the rule on absence', async () => {
  const house = await aboutToMove();
  const feeder = house.tables.get('feeder')!;
  for (const name of ['ana', 'beto', 'carla']) feeder.watch({ patron: name, send: () => {} });
  const rules = { ...house.lists.state.rules, absent: 10, lunch: 40 };
  await house.lists.setRules(rules, FLOOR);
  expect(feeder.viewFor('ana').keeps).toBe(10 * MINUTE);
  expect(await house.lists.lunch('feeder', who('Ana'))).not.toHaveProperty('refused');
  expect(await house.lists.lunch('feeder', who('Ana'))).toMatchObject({ refused: 'already-at-lunch' });
  expect(feeder.state.sittings.find((s) => s.patron.id === 'ana')).toMatchObject({ away: 'asked' });
  await ask(feeder, person('Beto'), { type: 'sitOut' });
  await house.pass(15 * MINUTE);
  expect([feeder.seatOf('ana'), feeder.seatOf('beto')]).toEqual([3, null]);
  await house.pass(26 * MINUTE);
  expect(feeder.seatOf('ana')).toBeNull();
  expect((await house.world.store.read('table-feeder')).at(-1)!.body).toMatchObject({
    type: 'Left',
    by: { who: 'clock', why: 'absent', rule: feeder.rules.cites.absent },
  });
  expect(house.lists.state.lunches).toEqual([]);
});

// What a table answers: ids, versions, wallets, roles, rulings looked at before they are made; and who may look at what.
import { seeded } from 'baraja';
import { expect, test } from 'vitest';
import { checkProof, DRAW } from '../fair/index.js';
import { roundsOf } from '../house/history.js';
import { handOf } from '../house/test/kept.js';
import { TableActor } from './index.js';
import { choice, stir } from './test/people.js';
import { ask, Eyes, grant, HOLD, person, type StillWorld, stillWorld, tableIn } from './test/world.js';

const [ana, beto, host] = ['Ana', 'Beto', 'Host'].map(person) as [ReturnType<typeof person>, ...never[]] & {
  1: ReturnType<typeof person>;
  2: ReturnType<typeof person>;
};

async function twoSeated(seed = 1): Promise<{ world: StillWorld; table: TableActor }> {
  const world = await stillWorld(seed, 0);
  const table = await tableIn(world, HOLD, { host: 'host' });
  for (const { patron } of [ana, beto]) await grant(world, patron, 100_000);
  await ask(table, ana, { type: 'sit', seat: 1, buyIn: 10_000 });
  await ask(table, beto, { type: 'sit', seat: 5, buyIn: 10_000 });
  return { world, table };
}
const turn = ({ state }: TableActor) => state.live?.round.menus.find((m) => typeof m.actor === 'number')?.actor;
const whose = (table: TableActor) => (turn(table) === 1 ? ana : beto);
const untilTurn = async (world: StillWorld, table: TableActor): Promise<void> => {
  for (let i = 0; i < 50 && turn(table) === undefined; i++) await world.tick(table);
};
const picture = (table: TableActor) => JSON.stringify([table.version, table.state.sittings, table.viewFor('rail')]);

test('the same id gets the first answer again, and nothing is done twice', async () => {
  const { world, table } = await twoSeated();
  const first = await table.ask(ana, 'buy', table.version, { type: 'topUp', amount: 1000 });
  const before = picture(table);
  expect(await table.ask(ana, 'buy', table.version, { type: 'topUp', amount: 1000 })).toEqual(first);
  expect(await table.ask(ana, 'buy', 0, { type: 'leave' })).toEqual(first);
  expect(picture(table)).toBe(before);
  expect((await world.store.ledger.balance('wallet:ana')).available).toBe(89_000);
  // Another's id of the same name is another id.
  expect(await table.ask(beto, 'buy', table.version, { type: 'topUp', amount: 1000 })).toMatchObject({ done: true });
});

test('an id answered before a restart is not done again after it', async () => {
  const { world, table } = await twoSeated();
  const buy = await table.ask(ana, 'buy', table.version, { type: 'topUp', amount: 1000 });
  const away = await table.ask(ana, 'away', table.version, { type: 'sitOut' });
  const next = world.restarted();
  const again = (await TableActor.resume(next, table.id))!;
  const before = picture(again);
  expect(await again.ask(ana, 'buy', again.version, { type: 'topUp', amount: 1000 })).toEqual(buy);
  expect(await again.ask(ana, 'away', again.version, { type: 'sitOut' })).toEqual(away);
  expect(picture(again)).toBe(before);
  expect((await world.store.ledger.balance('wallet:ana')).available).toBe(89_000);
});

test('a choice made on an old table is stale and changes nothing; sitting down makes nobody’s choice stale', async () => {
  const { world, table } = await twoSeated();
  await untilTurn(world, table);
  const who = whose(table);
  const seen = table.version;
  await grant(world, 'carla', 50_000);
  await ask(table, person('Carla'), { type: 'sit', seat: 9, buyIn: 10_000 });
  expect(await table.ask(who, 'a1', seen, { type: 'act', act: 'call' })).toMatchObject({ done: true });
  const before = picture(table);
  expect(await table.ask(whose(table), 'a2', seen, { type: 'act', act: 'fold' })).toEqual({ stale: true });
  expect(await table.ask(whose(table), 'a3', table.version + 1, { type: 'act', act: 'fold' })).toEqual({ stale: true });
  expect(picture(table)).toBe(before);
  expect(await table.ask(whose(table), 'a2', table.version, { type: 'act', act: 'fold' })).toMatchObject({
    done: true,
  });
});

test('a wallet that is short is refused, and nothing has changed', async () => {
  const { world, table } = await twoSeated();
  await grant(world, 'poor', 5_000);
  const before = picture(table);
  const books = await world.store.ledger.accounts();
  const refusal = { refused: 'wallet-short', rule: null, facts: { have: 5_000, need: 10_000 } };
  expect(await ask(table, person('Poor'), { type: 'sit', seat: 3, buyIn: 10_000 })).toEqual({ refusal });
  expect(await ask(table, ana, { type: 'topUp', amount: 10_000_000 })).toMatchObject({
    refusal: { refused: 'wallet-short' },
  });
  expect(picture(table)).toBe(before);
  expect(await world.store.ledger.accounts()).toEqual(books);
});

test('two tables cannot have the same money', async () => {
  const world = await stillWorld(1, 0);
  const tables = await Promise.all(['a', 'b'].map((id) => tableIn(world, HOLD, { id })));
  await grant(world, 'ana', 15_000);
  const sits = tables.map((table) => table.ask(ana, 's', table.version, { type: 'sit', seat: 1, buyIn: 10_000 }));
  const answers = await Promise.all(sits);
  expect(answers.filter((a) => 'done' in a)).toHaveLength(1);
  expect(answers).toContainEqual({ refusal: expect.objectContaining({ refused: 'wallet-short' }) });
  expect((await world.store.ledger.balance('wallet:ana')).available).toBe(5_000);
});

test('the seat comes from who asks: nobody acts for another, nobody out of turn', async () => {
  const { world, table } = await twoSeated();
  await untilTurn(world, table);
  const other = whose(table) === ana ? beto : ana;
  const before = picture(table);
  const refused = async (who: typeof ana, asked: Parameters<typeof ask>[2]) =>
    ((await ask(table, who, asked)) as { refusal: { refused: string } }).refusal.refused;
  expect(await refused(other, { type: 'act', act: 'fold' })).toBe('not-your-turn');
  expect(await refused(person('Nobody'), { type: 'act', act: 'fold' })).toBe('not-seated');
  expect(await refused(person('Nobody'), { type: 'leave' })).toBe('not-seated');
  expect(await refused(ana, { type: 'rule', incident: 'void', confirm: true })).toBe('floor-only');
  expect(await refused(ana, { type: 'dealer', act: 'push-pot' })).toBe('dealer-only');
  expect(await refused(host, { type: 'dealer', act: 'push-pot' })).toBe('dealer-only');
  expect(await refused(whose(table), { type: 'act', act: 'shuffle' })).toBe('not-offered');
  expect(await refused(whose(table), { type: 'act', act: 'void' })).toBe('staff-only');
  expect(picture(table)).toBe(before);
  expect(table.viewFor('ana').round?.floor).toBeNull();
  expect(table.viewFor('host').round?.floor?.options.length).toBeGreaterThan(0);
});

test('a ruling is shown before it is made, and showing it changes nothing', async () => {
  const { world, table } = await twoSeated();
  await untilTurn(world, table);
  const before = picture(table);
  const shown = await ask(table, host, { type: 'rule', incident: 'void', confirm: false });
  expect(shown).toMatchObject({ ruling: { incident: 'void', rule: expect.any(String) } });
  expect(picture(table)).toBe(before);
  expect(
    await ask(table, host, { type: 'rule', incident: 'void', reason: 'a card was missing', confirm: true }),
  ).toMatchObject({ done: true });
  expect(table.state.live).toBeNull();
});

test('AMB-ROG-72 the third act out of turn is shown to whoever holds the floor, and to nobody else', async () => {
  const { world, table } = await twoSeated();
  await untilTurn(world, table);
  const early = whose(table) === ana ? beto : ana;
  const { seat } = table.state.sittings.find((s) => s.patron.id === (early === ana ? 'ana' : 'beto'))!;
  const report = {
    type: 'rule',
    incident: 'out-of-turn',
    seat,
    amount: 0,
    reason: 'he did not wait',
    confirm: true,
  } as const;
  for (const shown of [[], [], [{ seat, count: 3, rule: 'AMB-ROG-72' }]]) {
    expect(await ask(table, host, report)).toMatchObject({ done: true });
    expect(table.viewFor('host').outOfTurn).toMatchObject(shown);
    for (const id of ['ana', 'beto', 'nobody']) expect(table.viewFor(id)).not.toHaveProperty('outOfTurn');
  }
});

test('a ruling that would lead to a showdown is not shown beyond it', async () => {
  const shown: string[] = [];
  for (let seed = 1; seed < 30 && shown.length < 40; seed++) {
    const { world, table } = await twoSeated(seed);
    table.watch(new Eyes('host'));
    for (let step = 0; step < 60; step++) {
      if ((await stir(table, [ana, beto], world.rng, 1000)) === null) await world.tick(table);
      const floor = table.viewFor('host').round?.floor;
      for (const option of floor?.options ?? []) {
        const seats = option.seats ? { seat: option.seats[0]! } : {};
        const cards = option.cards ? { cards: option.cards.from.slice(0, option.cards.min) } : {};
        const amount = option.amount ? { amount: option.amount.min } : {};
        const asked = {
          type: 'rule',
          incident: option.type,
          confirm: false,
          ...seats,
          ...cards,
          ...amount,
        } as const;
        const answer = await ask(table, host, asked);
        if ('ruling' in answer) shown.push(...answer.ruling.events);
      }
    }
  }
  expect(shown.length).toBeGreaterThan(20);
  for (const type of ['HandShown', 'HandMucked', 'PotAwarded']) expect(shown).not.toContain(type);
});

test('whoever takes the seat of somebody who left does not see the hand that was dealt to it', async () => {
  const { world, table } = await twoSeated();
  await grant(world, 'carla', 50_000);
  await untilTurn(world, table);
  const { round } = table.viewFor('ana');
  const own = round!.zones['hand:1']!;
  expect(own.every((card) => round!.faces[card] !== undefined)).toBe(true);
  await ask(table, ana, { type: 'leave' });
  for (let i = 0; i < 50 && table.state.live; i++)
    if ((await stir(table, [beto], seeded(i), 1000)) === null) await world.tick(table, 0);
  expect(table.last).not.toBeNull();
  expect(await ask(table, person('Carla'), { type: 'sit', seat: 1, buyIn: 10_000 })).toMatchObject({ done: true });
  const { last } = table.viewFor('carla');
  expect(table.seatOf('carla')).toBe(1);
  expect(own.filter((card) => last!.faces[card] !== undefined)).toEqual([]);
  const proofs = table.openings('carla').filter(({ base }) => base !== DRAW);
  expect(proofs.flatMap((p) => p.openings.map((o) => o.place))).toEqual(last!.open);
  // She who held them still may.
  expect(own.every((card) => table.viewFor('ana').last!.faces[card] !== undefined)).toBe(true);
});

test('a hand that is over lies open as it ended: shown hands for all to see, the pot with whoever won it', async () => {
  const { world, table } = await twoSeated(3);
  for (let step = 0; step < 200 && (table.state.rounds < 1 || table.state.live); step++) {
    const asker = [ana, beto].find(({ patron }) => table.viewFor(patron).round?.menu.length);
    const offered = asker ? table.viewFor(asker.patron).round!.menu.map(({ type }) => type) : [];
    const act = (['check', 'call'] as const).find((type) => offered.includes(type));
    if (asker && act) expect(await ask(table, asker, { type: 'act', act })).toMatchObject({ done: true });
    else await world.tick(table);
  }
  const { last } = table.viewFor('somebody at the rail');
  expect(last!.stage).toBe('over');
  for (const { seat, stack } of table.state.sittings) expect(last!.chips[`stack:${seat}`]).toBe(stack);
  const shown = Object.entries(last!.zones).flatMap(([zone, cards]) => (zone.startsWith('hand:') ? cards : []));
  expect(shown.length).toBeGreaterThan(0);
  for (const card of shown) expect(last!.faces[card]).toBeTypeOf('string');
});

test('a hand again, from each one’s eyes; and every card he saw is proved, every other face is not', async () => {
  const { world, table } = await twoSeated(3);
  while (table.state.rounds < 6 || table.state.live)
    if ((await stir(table, [ana, beto], world.rng, 1000)) === null) await world.tick(table);
  const rounds = await roundsOf(table);
  expect(rounds.map((r) => r.round)).toEqual([6, 5, 4, 3, 2, 1].slice(-rounds.length));
  for (const { round } of rounds) {
    const kept = await Promise.all(['ana', 'beto', 'rail'].map((patron) => handOf(table, round, patron)));
    expect(kept.map((k) => k!.seat)).toEqual([1, 5, null]);
    const [mine, , rail] = kept.map((k) => Object.keys(k!.faces).length) as [number, number, number];
    expect(mine).toBeGreaterThanOrEqual(Math.max(2, rail));
    for (const k of kept) {
      expect(JSON.stringify(k)).not.toContain('sealed');
      for (const proof of k!.proofs.filter(({ base }) => base !== DRAW)) {
        expect((await checkProof(proof)).faults).toEqual([]);
        for (const [i, { place, face }] of proof.openings.entries()) {
          expect(k!.faces[proof.base + place]).toBe(face);
          const openings = proof.openings.with(i, { ...proof.openings[i]!, face: face === 'As' ? 'Ks' : 'As' });
          expect((await checkProof({ ...proof, openings })).faults).toEqual([{ fault: 'card', place }]);
        }
      }
    }
  }
  expect(await handOf(table, 99, 'ana')).toBeNull();
});

test('an uncontested choice is on the menu and what is not is refused with its rule', async () => {
  const { world, table } = await twoSeated();
  await untilTurn(world, table);
  const who = whose(table);
  const asked = choice(table, who.patron, seeded(1))!;
  expect(table.viewFor(who.patron).round!.menu.map((o) => o.type)).toContain((asked as { act: string }).act);
  expect(await ask(table, who, { type: 'act', act: 'raise', amount: 1 })).toMatchObject({
    refusal: { rule: expect.any(String) },
  });
});

test('a parked table refuses, and holds its hand where it stood', async () => {
  const { world, table } = await twoSeated();
  await untilTurn(world, table);
  const before = picture(table);
  await table.park();
  expect(await ask(table, whose(table), { type: 'act', act: 'fold' })).toMatchObject({
    refusal: { refused: 'closing' },
  });
  expect([picture(table), world.waiting]).toEqual([before, 0]);
});

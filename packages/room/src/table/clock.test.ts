// The clock, driven by hand: silence, the time bank, sitting out; and that nobody can hold a table up by fidgeting.
import type { By } from 'baraja/table';
import { expect, test } from 'vitest';
import type { TableActor } from './index.js';
import { usualClock } from './index.js';
import { ask, Eyes, grant, HOLD, person, type StillWorld, stillWorld, tableIn } from './test/world.js';

const ana = person('Ana');
const beto = person('Beto');
const chuy = person('Chuy');
const { choice, bank, bankPerHand } = usualClock;

async function headsUp(): Promise<{ world: StillWorld; table: TableActor }> {
  const world = await stillWorld(1);
  const table = await tableIn(world);
  for (const { patron } of [ana, beto]) await grant(world, patron, 100_000);
  await ask(table, ana, { type: 'sit', seat: 1, buyIn: 20_000 });
  await ask(table, beto, { type: 'sit', seat: 5, buyIn: 20_000 });
  return { world, table };
}
const turn = ({ state }: TableActor): number | undefined =>
  state.live?.round.menus.map((m) => m.actor).find((a) => typeof a === 'number');
const whose = (table: TableActor) => (turn(table) === 1 ? ana : beto);
async function untilTurn(world: StillWorld, table: TableActor): Promise<void> {
  for (let i = 0; i < 50 && turn(table) === undefined; i++) await world.tick(table);
}
const stageOf = ({ state: { live } }: TableActor): string => live!.game.script[live!.round.felt.step]!.name;
/** Past the offers most people decline, to the first betting. */
async function untilBetting(world: StillWorld, table: TableActor): Promise<void> {
  await untilTurn(world, table);
  while (stageOf(table) === 'straddle') {
    await ask(table, whose(table), { type: 'act', act: 'no-straddle' });
    await untilTurn(world, table);
  }
}

test('silence: the ordinary time, then the bank, then what the menu marks', async () => {
  const { world, table } = await headsUp();
  await untilBetting(world, table);
  const seat = turn(table)!;
  const { version } = table;
  const eyes = new Eyes('rail');
  table.watch(eyes);
  expect(table.viewFor('rail').clocks[0]).toMatchObject({ seat, left: choice, bank, of: choice });
  await world.pass(table, choice);
  expect(table.viewFor('rail').clocks[0]).toMatchObject({ seat, left: 0, bank });
  await world.pass(table, bank - 1);
  expect([table.version, turn(table)]).toEqual([version, seat]);
  await world.pass(table, 1);
  expect(table.version).toBeGreaterThan(version);
  const events = await world.store.read(table.stream);
  const played = events.map(
    (e) => e.body as unknown as { type: string; by?: By; event?: { type: string; seat?: number } },
  );
  const folded = played.find((e) => e.event?.type === 'Folded' && e.event.seat === seat);
  // AMB-GEN-25: stored as the clock's, and told so.
  expect(folded?.by).toEqual({ who: 'clock', why: 'time', rule: 'AMB-GEN-25' });
  expect(played.filter((e) => e.by !== undefined)).toEqual([folded]);
  expect(eyes.frames.flatMap((f) => (f.t === 'update' ? f.events : []))).toContainEqual(folded);
});

test('the bank is spent by who thinks long, and comes back hand by hand', async () => {
  const { world, table } = await headsUp();
  await untilBetting(world, table);
  const who = whose(table);
  await world.pass(table, choice + 15_000);
  await ask(table, who, { type: 'act', act: 'fold' });
  const bankOf = () => table.times.clock.bankOf(who.patron);
  expect(bankOf()).toBe(bank - 15_000 + bankPerHand);
  await untilBetting(world, table);
  await ask(table, whose(table), { type: 'act', act: 'fold' });
  expect(bankOf()).toBe(bank - 15_000 + 2 * bankPerHand);
});

test('who acts twice in a row has his whole time twice', async () => {
  const { world, table } = await headsUp();
  for (let i = 0; i < 40; i++) {
    await untilBetting(world, table);
    const seat = turn(table)!;
    const { round } = table.viewFor(whose(table).patron);
    const easy = round!.menu.find((o) => o.type === 'check') ?? round!.menu.find((o) => o.type === 'call')!;
    await world.pass(table, 15_000);
    await ask(table, whose(table), { type: 'act', act: easy.type });
    await world.pass(table, 0);
    if (turn(table) !== seat) continue;
    expect(table.viewFor('rail').clocks[0]).toMatchObject({ seat, left: choice });
    return;
  }
  throw new Error('nobody ever acted twice in a row');
});

const FAMILIES: readonly (readonly [house: string, game: string])[] = [
  ['rogelios', 'hold'],
  ['rogelios', 'stud'],
  ['jalisco', 'draw'],
  ['s-and-k', 'p9'],
  ['s-and-k', 'pan'],
  ['jalisco', 'lar'],
  ['s-and-k', 'pgp'],
  ['rogelios', 'p215'],
  ['spanish-poker', 'span'],
];
test.each(FAMILIES)(
  '%s %s: what is told shows the clock of everybody who is asked, full from the first moment',
  async (house, game) => {
    const world = await stillWorld(5);
    const table = await tableIn(world, { house, game });
    const rail = new Eyes('rail');
    table.watch(rail);
    for (const [i, who] of [ana, beto, chuy].entries()) {
      await grant(world, who.patron, 1_000_000);
      await ask(table, who, { type: 'sit', seat: i + 1, buyIn: Math.max(table.rules.buyIn.min, 20_000) });
    }
    let asked = 0;
    for (let i = 0; i < 200 && asked < 12; i++) {
      const seat = turn(table);
      if (seat === undefined) {
        await world.tick(table);
        continue;
      }
      const who = [ana, beto, chuy][seat - 1]!;
      asked++;
      await world.pass(table, 3_000); // so that a clock which is not started anew is seen to be short
      const option = table.viewFor(who.patron).round!.menu.find(({ ifSilent }) => ifSilent)!;
      const told = rail.frames.length;
      await ask(table, who, {
        type: 'act',
        act: option.type,
        ...(option.amount ? { amount: option.amount.min } : {}),
        ...(option.cards ? { cards: option.cards.from.slice(0, option.cards.min) } : {}),
      });
      for (const frame of rail.frames.slice(told)) {
        if (frame.t !== 'update' || frame.view.round === null) continue;
        const { toAct } = frame.view.round;
        const { clocks } = frame.view;
        expect(clocks.map((clock) => clock.seat)).toEqual(toAct.filter((actor) => typeof actor === 'number'));
        const again = clocks.find((clock) => clock.seat === seat);
        if (again) expect(again.left).toBe(again.of);
      }
    }
    expect(asked).toBeGreaterThan(3);
    expect(world.troubles).toEqual([]);
  },
);

test('silent twice in a row, he sits out; a word in between, and he does not', async () => {
  const { world, table } = await headsUp();
  const awayOf = (patron: string) => table.state.sittings.find((s) => s.patron.id === patron)?.away ?? null;
  await untilBetting(world, table);
  const who = whose(table);
  const other = who === ana ? beto : ana;
  let silences = 0;
  for (let i = 0; i < 60 && awayOf(who.patron) === null; i++) {
    await untilTurn(world, table);
    if (turn(table) === undefined) break;
    if (whose(table) === who) {
      silences++;
      await world.pass(table, choice + bank + 1);
    } else {
      const { round } = table.viewFor(other.patron);
      const act =
        (['check', 'call', 'no-straddle'] as const).find((type) => round!.menu.some((o) => o.type === type)) ?? 'fold';
      await ask(table, other, { type: 'act', act });
    }
  }
  expect(silences).toBe(2);
  expect([awayOf(who.patron), awayOf(other.patron)]).toEqual(['silent', null]);
  const events = (await world.store.read(table.stream)).map((e) => e.body as unknown as { type: string; by?: By });
  expect(events.find((e) => e.type === 'SatOut')).toMatchObject({
    reason: 'silent',
    rule: 'BAR-125',
    by: { who: 'clock' },
  });
  expect(world.troubles).toEqual([]);
});

test('a straddle is asked for quickly, and costs no bank', async () => {
  const world = await stillWorld(2);
  const table = await tableIn(world, { house: 'rogelios', game: 'hold-nl', stake: '1/3' });
  for (const [i, name] of ['Ana', 'Beto', 'Chuy'].entries()) {
    await grant(world, name.toLowerCase(), 500_000);
    await ask(table, person(name), { type: 'sit', seat: i + 1, buyIn: 30_000 });
  }
  for (let i = 0; i < 20 && !(table.state.live && stageOf(table) === 'straddle' && turn(table)); i++)
    await world.tick(table);
  if (!table.state.live || stageOf(table) !== 'straddle') return; // this house offers none at this stake
  const patron = table.state.sittings.find((s) => s.seat === turn(table))!.patron.id;
  expect(table.viewFor('rail').clocks[0]).toMatchObject({ left: usualClock.quickChoice, bank: 0 });
  const { version } = table;
  await world.pass(table, usualClock.quickChoice);
  expect(table.version).toBeGreaterThan(version);
  expect(table.times.clock.bankOf(patron)).toBe(bank);
});

test('nobody holds a table up by looking in and out, or by sitting out and coming back', async () => {
  const world = await stillWorld(3);
  const table = await tableIn(world, HOLD, { bots: 4, practice: true });
  table.watch(new Eyes('rail'));
  await grant(world, 'ana', 100_000);
  await ask(table, ana, { type: 'sit', seat: 2, buyIn: 20_000 });
  await ask(table, ana, { type: 'sitOut' });
  const { rounds } = table.state;
  for (let i = 0; i < 1200; i++) {
    const stop = table.watch(new Eyes('fidget'));
    stop();
    await ask(table, ana, i % 2 ? { type: 'sitOut' } : { type: 'comeBack', post: true });
    if (turn(table) === 2) await ask(table, ana, { type: 'act', act: 'fold' });
    await world.pass(table, 100);
  }
  expect(table.state.rounds).toBeGreaterThan(rounds + 3);
});

test('who practises alone has no clock: the hand waits for him; with a second person it runs again', async () => {
  const world = await stillWorld(5);
  const table = await tableIn(world, HOLD, { bots: 2, practice: true });
  for (const who of ['ana', 'beto']) table.watch(new Eyes(who));
  await grant(world, 'ana', 100_000);
  await ask(table, ana, { type: 'sit', seat: 9, buyIn: 20_000 });
  const isAsked = () => table.viewFor('ana').round?.menu.length ?? 0;
  for (let i = 0; i < 2000 && !isAsked(); i++) await world.tick(table);
  const { version } = table;
  await world.pass(table, 3_600_000);
  expect([table.version, table.viewFor('ana').clocks]).toEqual([version, []]);
  await grant(world, 'beto', 100_000);
  await ask(table, beto, { type: 'sit', seat: 8, buyIn: 20_000 });
  expect(table.viewFor('ana').clocks.map(({ seat }) => seat)).toEqual([9]);
  await world.pass(table, choice + bank + 1);
  expect(table.version).toBeGreaterThan(version + 1);
});

test('the pace is his who practises alone: bots at once, the next hand when he says; nobody else may say so', async () => {
  const world = await stillWorld(6);
  const table = await tableIn(world, HOLD, { bots: 2, practice: true });
  for (const who of ['ana', 'beto']) table.watch(new Eyes(who));
  await grant(world, 'ana', 100_000);
  await ask(table, ana, { type: 'sit', seat: 9, buyIn: 20_000 });
  expect(await ask(table, beto, { type: 'next' })).toMatchObject({ refusal: { refused: 'not-alone' } });
  expect(await ask(table, beto, { type: 'pace', pace: 0 })).toMatchObject({ refusal: { refused: 'not-alone' } });
  expect(await ask(table, ana, { type: 'pace', pace: 0 })).toMatchObject({ done: true });
  const playOn = async (until: () => boolean) => {
    for (let i = 0; i < 3000 && !until(); i++) {
      const act = table.viewFor('ana').round?.menu.find(({ ifSilent }) => ifSilent);
      if (act) await ask(table, ana, { type: 'act', act: act.type });
      await world.tick(table);
    }
  };
  const isOver = (round: number) => table.state.rounds >= round && table.state.live === null;
  await playOn(() => isOver(2));
  const began = world.now();
  await playOn(() => isOver(5));
  expect(world.now() - began).toBe(0);
  expect(await ask(table, ana, { type: 'pace', pace: 2 })).toMatchObject({ done: true });
  const after = table.state.rounds + 2;
  await playOn(() => isOver(after));
  expect(world.now() - began).toBeGreaterThan(2000);
  // The end of a hand is looked at; whoever has seen it has the next one dealt.
  await world.pass(table, 500);
  const [{ rounds, live }, looked] = [table.state, world.now()];
  expect(live).toBeNull();
  await ask(table, ana, { type: 'next' });
  await playOn(() => table.state.live !== null);
  expect([table.state.live?.number, world.now()]).toEqual([rounds + 1, looked]);
});

test('a practice table with nobody looking finishes its hand and waits; and goes on when somebody looks', async () => {
  const world = await stillWorld(4);
  const table = await tableIn(world, HOLD, { bots: 4, practice: true });
  table.arrange();
  await world.pass(table, 600_000);
  expect(table.state.rounds).toBe(0);
  const stop = table.watch(new Eyes('rail'));
  await world.pass(table, 60_000);
  expect(table.state.rounds).toBeGreaterThan(0);
  stop();
  await world.pass(table, 600_000);
  const { rounds, live } = table.state;
  expect(live).toBeNull();
  await world.pass(table, 3_600_000);
  expect([table.state.rounds, world.waiting]).toEqual([rounds, 0]);
  table.watch(new Eyes('rail'));
  await world.pass(table, 60_000);
  expect(table.state.rounds).toBeGreaterThan(rounds);
});

test('a time that has run out while the choice lay in the mailbox plays nothing', async () => {
  const { world, table } = await headsUp();
  await untilBetting(world, table);
  const who = whose(table);
  const { menu } = table.viewFor(who.patron).round!;
  const act = menu.find((o) => o.type === 'call') ?? menu.find((o) => o.type === 'check')!;
  world.leap(choice + bank);
  // Both at once: the choice came first.
  const answer = ask(table, who, { type: 'act', act: act.type });
  await world.tick(table);
  expect(await answer).toMatchObject({ done: true });
  const events = (await world.store.read(table.stream)).map(
    (e) => (e.body as { event?: { type: string } }).event?.type,
  );
  expect(events).not.toContain('Folded');
  expect(world.troubles).toEqual([]);
});

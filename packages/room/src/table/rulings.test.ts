// Whoever is dealt into a hand rules nothing in it: a host who plays proposes, and everybody else dealt in has his word.
import { expect, test } from 'vitest';
import { roundFor } from '../house/index.js';
import type { Asked } from '../protocol/index.js';
import { TableActor, type ToldEvent } from './index.js';
import { CONSENT_MS } from './rulings.js';
import { ask, Eyes, grant, HOLD, idle, person, type StillWorld, stillWorld, tableIn } from './test/world.js';

const [nora, omar, pia] = ['Nora', 'Omar', 'Pia'].map(person) as [
  ReturnType<typeof person>,
  ReturnType<typeof person>,
  ReturnType<typeof person>,
];
/** Where a person deals more can go wrong. */
const DEALT = { ...HOLD, dealer: 'person' } as const;
const reason = 'two cards stuck together';
type Wish = {
  readonly bots?: number;
  readonly players?: readonly (typeof nora)[];
  readonly opening?: typeof HOLD;
  readonly practice?: boolean;
};

/** Nora's table, in the middle of a hand. */
async function inHand({ bots = 0, players = [nora, omar, pia], opening = DEALT, practice = false }: Wish = {}) {
  const world = await stillWorld(11, 0);
  const table = await tableIn(world, opening, { host: nora.patron, bots, practice });
  const eyes = new Eyes('rail');
  table.watch(eyes);
  const free = Array.from({ length: table.rules.seats.max }, (_, i) => i + 1).filter((seat) =>
    table.state.sittings.every((s) => s.seat !== seat),
  );
  for (const [i, who] of players.entries()) {
    await grant(world, who.patron, 10_000_000);
    expect(await ask(table, who, { type: 'sit', seat: free[i]!, buyIn: table.rules.buyIn.min })).toMatchObject({
      done: true,
    });
  }
  const isAsked = () =>
    table.state.live?.round.menus.some(
      (m) => typeof m.actor === 'number' && !table.state.sittings.find((s) => s.seat === m.actor)!.patron.bot,
    );
  while (!isAsked() && (await world.tick(table)));
  // Past what comes before the cards: somebody has acted, and more can go wrong.
  for (let i = 0; i < 12 && table.state.live && optionsAt(table).length < 4; i++) {
    const menu = table.state.live.round.menus.find((m) => typeof m.actor === 'number');
    const sitting = menu && table.state.sittings.find((s) => s.seat === menu.actor);
    if (!menu || !sitting || sitting.patron.bot) {
      if (!(await world.tick(table))) break;
      continue;
    }
    const calm = (['no-straddle', 'call', 'check'] as const).find((type) => menu.options.some((o) => o.type === type));
    if (!calm) break;
    const who = { patron: sitting.patron.id, name: sitting.patron.name };
    await ask(table, who, { type: 'act', act: calm });
    while (!isAsked() && (await world.tick(table)));
  }
  expect(table.state.live).not.toBeNull();
  return { world, table, eyes };
}
/** What may be reported now. */
const optionsAt = (table: TableActor) => table.viewFor(nora.patron).round?.floor?.options ?? [];
const rule = (incident: string, more: object = {}): Asked =>
  ({ type: 'rule', incident, reason, confirm: true, ...more }) as Asked;
const refusedBy = async (answer: ReturnType<typeof ask>): Promise<string | null> => {
  const got = await answer;
  return 'refusal' in got ? got.refusal.refused : null;
};
/** What everybody has, and the cards that lie open. */
const picture = ({ state }: TableActor): string =>
  JSON.stringify([state.live?.round.felt.chips, state.live?.round.felt.seen, state.live?.round.felt.zones]);
const told = (eyes: Eyes, type: ToldEvent['type']): ToldEvent[] =>
  eyes.frames.flatMap((f) => (f.t === 'update' ? f.events.filter((e) => e.type === type) : []));
const number = (table: TableActor): number => table.viewFor('x').proposal!.number;
/** Lets what has been agreed be done, and nothing else. */
const settle = async (world: StillWorld, table: TableActor): Promise<void> => {
  while (world.next === 0 && table.rulings.waitsFor !== null) await world.tick(table);
  await idle(table);
};

test('a host who plays cannot expose a card, kill a hand or void: each is proposed, and nothing has happened', async () => {
  const { table } = await inHand();
  const floor = table.viewFor(nora.patron).round!.floor!;
  expect(floor.options.length).toBeGreaterThan(3);
  let tried = 0;
  for (const { type } of floor.options) {
    // Whose turn it is differs from table to table.
    const fresh = await inHand();
    const option = optionsAt(fresh.table).find((one) => one.type === type);
    if (!option) continue;
    tried++;
    const before = picture(fresh.table);
    const seats = option.seats ? { seat: option.seats.at(-1)! } : {};
    const cards = option.cards ? { cards: option.cards.from.slice(-option.cards.min) } : {};
    const amount = option.amount ? { amount: option.amount.min } : {};
    expect(await refusedBy(ask(fresh.table, nora, rule(option.type, { ...seats, ...cards, ...amount })))).toBeNull();
    expect([option.type, picture(fresh.table)]).toEqual([option.type, before]);
    expect(fresh.table.viewFor(omar.patron).proposal).toMatchObject({
      report: { incident: option.type },
      you: 'asked',
    });
    expect(await refusedBy(ask(fresh.table, omar, { type: 'object', proposal: number(fresh.table) }))).toBeNull();
    expect([option.type, picture(fresh.table)]).toEqual([option.type, before]);
  }
  expect(tried).toBeGreaterThan(3);
});

test('everybody else dealt in sees clause, money and reason, and when all have agreed it is done, in his name', async () => {
  const { world, table, eyes } = await inHand();
  expect(await refusedBy(ask(table, nora, rule('void')))).toBeNull();
  const [shown] = told(eyes, 'RulingProposed');
  expect(shown).toMatchObject({ by: { name: 'Nora' }, reason, rule: expect.any(String), noChoice: false });
  expect(shown).toMatchObject({
    money: expect.arrayContaining([{ seat: expect.any(Number), amount: expect.any(Number) }]),
  });
  expect(table.viewFor(nora.patron).proposal).toMatchObject({ you: 'proposer', reason });
  // She has no word herself, nor has who is not in the hand; and each has one.
  const proposal = number(table);
  expect(await refusedBy(ask(table, nora, { type: 'agree', proposal }))).toBe('not-asked');
  expect(await refusedBy(ask(table, person('Zoe'), { type: 'agree', proposal }))).toBe('not-asked');
  expect(await refusedBy(ask(table, omar, { type: 'agree', proposal: proposal + 1 }))).toBe('no-such-ruling');
  expect(await refusedBy(ask(table, omar, { type: 'agree', proposal }))).toBeNull();
  expect(await refusedBy(ask(table, omar, { type: 'agree', proposal }))).toBe('not-asked');
  await settle(world, table);
  expect(table.state.live).not.toBeNull();
  expect(table.viewFor(pia.patron).proposal!.asked.map(({ name, agreed }) => [name, agreed])).toEqual([
    ['Omar', true],
    ['Pia', false],
  ]);
  await ask(table, pia, { type: 'agree', proposal });
  await settle(world, table);
  expect([table.state.live, table.viewFor('x').proposal]).toEqual([null, null]);
  // The record names the person and the reason, for everybody and for good.
  const called = told(eyes, 'Played').find((e) => e.type === 'Played' && e.event.type === 'IncidentCalled');
  expect(called).toMatchObject({ by: { who: 'host', id: nora.patron, name: 'Nora', reason } });
  const kept = await roundFor(table, table.state.rounds, omar.patron);
  if (kept === null || 'refused' in kept) throw new Error('the hand cannot be read');
  expect(kept.events.map(({ event }) => event.type)).toEqual(
    expect.arrayContaining(['RulingProposed', 'RulingAgreed']),
  );
  expect(
    kept.events.some(({ event }) => 'by' in event && event.by && 'reason' in event.by && event.by.reason === reason),
  ).toBe(true);
});

test('the hand waits: nobody acts or leaves, no clock runs, and afterwards the clock begins anew', async () => {
  const { world, table } = await inHand();
  const turn = table.state.live!.round.menus[0]!.actor as number;
  const { patron } = table.state.sittings.find((s) => s.seat === turn)!;
  const actor = { patron: patron.id, name: patron.name };
  await world.pass(table, 5000);
  expect(await refusedBy(ask(table, nora, rule('void')))).toBeNull();
  expect(table.viewFor(patron.id)).toMatchObject({ clocks: [], round: { menu: [] } });
  expect(await refusedBy(ask(table, actor, { type: 'act', act: 'fold' }))).toBe('ruling-pending');
  expect(await refusedBy(ask(table, actor, { type: 'leave' }))).toBe('ruling-pending');
  expect(await refusedBy(ask(table, nora, rule('void')))).toBe('ruling-pending');
  await ask(table, nora, { type: 'withdraw', proposal: number(table) });
  const { clocks, round } = table.viewFor(patron.id);
  expect(clocks).toMatchObject([{ seat: turn, left: clocks[0]!.of }]);
  expect(round!.menu.length).toBeGreaterThan(0);
});

test('one objection is enough; what was refused is not proposed again in the hand, and a hand is not held up for ever', async () => {
  const { world, table, eyes } = await inHand();
  const before = picture(table);
  await ask(table, nora, rule('void'));
  await ask(table, omar, { type: 'agree', proposal: number(table) });
  await ask(table, pia, { type: 'object', proposal: number(table) });
  await settle(world, table);
  expect(picture(table)).toBe(before);
  expect(told(eyes, 'RulingEnded')).toMatchObject([{ how: 'refused', name: 'Pia' }]);
  expect(await refusedBy(ask(table, nora, rule('void')))).toBe('ruling-refused');
  const others = table
    .viewFor(nora.patron)
    .round!.floor!.options.filter((o) => o.type !== 'void' && !o.seats && !o.cards && !o.amount);
  const tried: (string | null)[] = [];
  for (const { type } of others) {
    tried.push(await refusedBy(ask(table, nora, rule(type))));
    if (table.rulings.waitsFor !== null) await ask(table, nora, { type: 'withdraw', proposal: number(table) });
  }
  expect(tried.filter((answer) => answer === null).length).toBeLessThanOrEqual(2);
});

test('who says nothing has not agreed to a void or to anything that names a seat or a card: it lapses', async () => {
  const { world, table, eyes } = await inHand();
  const before = picture(table);
  await ask(table, nora, rule('void'));
  await ask(table, omar, { type: 'agree', proposal: number(table) });
  await world.pass(table, CONSENT_MS);
  expect(picture(table)).toBe(before);
  expect(told(eyes, 'RulingEnded')).toMatchObject([{ how: 'lapsed' }]);
  expect(table.viewFor('x').proposal).toBeNull();
  const card = table.viewFor(nora.patron).round!.floor!.options.find((o) => o.cards !== null && o.cards.min > 0)!;
  expect(
    await refusedBy(
      ask(
        table,
        nora,
        rule(card.type, {
          cards: card.cards!.from.slice(-card.cards!.min),
          ...(card.seats ? { seat: card.seats[0] } : {}),
        }),
      ),
    ),
  ).toBeNull();
  expect(table.viewFor('x').proposal!.noChoice).toBe(false);
});

test('who says nothing has agreed where the sheet leaves no choice, and the record says that it was by silence', async () => {
  const { world, table, eyes } = await inHand();
  const plain = table
    .viewFor(nora.patron)
    .round!.floor!.options.filter((o) => o.type !== 'void' && !o.seats && !o.cards && !o.amount);
  let done = false;
  for (const { type } of plain) {
    await ask(table, nora, rule(type));
    if (!table.viewFor('x').proposal!.noChoice) {
      await ask(table, nora, { type: 'withdraw', proposal: number(table) });
      continue;
    }
    await world.pass(table, CONSENT_MS);
    await settle(world, table);
    done = true;
    break;
  }
  expect(done).toBe(true);
  expect(told(eyes, 'RulingAgreed')).toMatchObject([
    { name: 'Omar', how: 'silent' },
    { name: 'Pia', how: 'silent' },
  ]);
  expect(told(eyes, 'Played').some((e) => e.type === 'Played' && e.event.type === 'IncidentCalled')).toBe(true);
});

test('a proposal survives a restart, and what all had agreed to is done after one', async () => {
  const { world, table } = await inHand();
  await ask(table, nora, rule('void'));
  await ask(table, omar, { type: 'agree', proposal: number(table) });
  await table.park();
  const later = world.restarted();
  const again = (await TableActor.resume(later, table.id))!;
  again.arrange();
  expect(again.viewFor(pia.patron).proposal).toMatchObject({ you: 'asked', reason, left: CONSENT_MS });
  expect(await refusedBy(ask(again, pia, { type: 'agree', proposal: number(again) }))).toBeNull();
  await again.park();
  const third = (await TableActor.resume(later.restarted(), table.id))!;
  expect(third.rulings.isAgreed).toBe(true);
  third.arrange();
  await settle(third.world as StillWorld, third);
  expect(third.state.live).toBeNull();
});

test('a host who is not dealt in rules alone, with a reason, in his name', async () => {
  const { table, eyes } = await inHand({ players: [omar, pia] });
  expect(await refusedBy(ask(table, nora, { type: 'rule', incident: 'void', confirm: true }))).toBe('reason-missing');
  expect(await refusedBy(ask(table, omar, rule('void')))).toBe('floor-only');
  expect(await refusedBy(ask(table, nora, rule('void')))).toBeNull();
  expect(table.state.live).toBeNull();
  const called = told(eyes, 'Played').find((e) => e.type === 'Played' && e.event.type === 'IncidentCalled');
  expect(called).toMatchObject({ by: { who: 'host', id: nora.patron, name: 'Nora', reason } });
});

test('bots follow the people: alone with bots it is done at once, beside people it waits for those', async () => {
  const alone = await inHand({ bots: 2, players: [nora], practice: true });
  await ask(alone.table, nora, rule('void'));
  await settle(alone.world, alone.table);
  expect(alone.table.state.live).toBeNull();
  expect(told(alone.eyes, 'RulingAgreed')).toMatchObject([{ how: 'bot' }, { how: 'bot' }]);
  const beside = await inHand({ bots: 2, players: [nora, omar], practice: true });
  await ask(beside.table, nora, rule('void'));
  await settle(beside.world, beside.table);
  expect(beside.table.state.live).not.toBeNull();
  await ask(beside.table, omar, { type: 'agree', proposal: number(beside.table) });
  await settle(beside.world, beside.table);
  expect(beside.table.state.live).toBeNull();
});

test('where the house banks nobody who plays has anybody to ask: the house gives no word', async () => {
  const span = { house: 'spanish-poker', game: 'span' } as typeof HOLD;
  const { table } = await inHand({ players: [nora, omar], opening: span });
  expect(await refusedBy(ask(table, nora, rule('void')))).toBe('house-banks');
  expect(table.viewFor('x').proposal).toBeNull();
});

test('who deals and plays does not rule as the dealer either', async () => {
  const { table } = await inHand();
  const before = picture(table);
  const names = [...table.state.live!.game.incidents.map(({ name }) => name), 'void'];
  for (const act of names)
    expect([act, await refusedBy(ask(table, nora, { type: 'dealer', act }))]).toEqual([act, 'floor-only']);
  expect(picture(table)).toBe(before);
});

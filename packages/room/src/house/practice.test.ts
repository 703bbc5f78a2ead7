// Whoever practises alone: he takes back what he did, has a bot play his hand out, and asks what it would do. Nobody else may; and what
// was taken back stands in the record as what it is.
import { type GameId, gameBooks, gameOf } from 'baraja/books';
import { expect, test } from 'vitest';
import { due } from '../table/due.js';
import { TableActor } from '../table/index.js';
import { choice } from '../table/test/people.js';
import { ask, Eyes, grant, HOLD, person, type StillWorld, stillWorld, tableIn } from '../table/test/world.js';
import { logOf, roundFor } from './history.js';
import { auditShuffles } from './shuffles.js';

const ana = person('Ana');
const beto = person('Beto');

async function practising(opening: Parameters<typeof tableIn>[1] = HOLD, seed = 5) {
  const world = await stillWorld(seed, 0);
  const table = await tableIn(world, opening, { bots: 3, practice: true });
  table.watch(new Eyes('ana'));
  const { seats, buyIn } = table.rules;
  await grant(world, 'ana', 100_000_000);
  const free = Array.from({ length: seats.max }, (_, i) => i + 1).find(
    (n) => !table.state.sittings.some((s) => s.seat === n),
  )!;
  expect(await ask(table, ana, { type: 'sit', seat: free, buyIn: buyIn.min })).toMatchObject({ done: true });
  return { world, table };
}
const isAsked = (table: TableActor) => (table.viewFor('ana').round?.menu.length ?? 0) > 0;
async function untilAsked(world: StillWorld, table: TableActor): Promise<void> {
  for (let i = 0; i < 3000 && !isAsked(table); i++) {
    const game = isAsked(table) ? null : choice(table, 'ana', world.rng);
    if (game) await ask(table, ana, game);
    const { live, sittings } = table.state;
    // Who plays anything loses everything now and then.
    const isBroke = sittings.some((s) => s.patron.id === 'ana' && s.stack + s.behind < table.rules.buyIn.min / 2);
    if (live === null && isBroke) {
      await ask(table, ana, { type: 'topUp', amount: table.rules.buyIn.min });
      await ask(table, ana, { type: 'comeBack', post: true });
    }
    await world.tick(table);
  }
  expect(isAsked(table)).toBe(true);
}
const lying = ({ state: { live } }: TableActor) => JSON.stringify([live?.number, live?.round.felt, live?.round.menus]);

test.each(gameBooks.map(({ id }) => id))('%s: an act is taken back, and the hand goes on from there', async (id) => {
  const { world, table } = await practising({ house: gameOf(id as GameId).house, game: id });
  let taken = 0;
  for (let step = 0; step < 400 && taken < 2; step++) {
    await untilAsked(world, table);
    const [before, { live }] = [lying(table), table.state];
    const asked = choice(table, 'ana', world.rng);
    const answer = asked && (await ask(table, ana, asked));
    if (!answer || !('done' in answer) || lying(table) === before) continue;
    // Some of what follows happens, too, and is taken back with it.
    for (let i = 0; i < taken; i++) await world.tick(table);
    if (table.state.live?.number !== live!.number || isAsked(table)) continue;
    expect(await ask(table, ana, { type: 'takeBack' })).toMatchObject({ done: true });
    expect(lying(table)).toBe(before);
    const again = await TableActor.resume(world.restarted(), table.id);
    expect(lying(again!)).toBe(before);
    taken++;
  }
  expect(taken).toBe(2);
  // To its end: past hands lie as they ended, the shuffles are as pledged, every chip is there, and nothing was struck from the record.
  const hand = table.state.live!.number;
  await ask(table, ana, { type: 'playOut' });
  for (let i = 0; i < 4000 && table.state.live?.number === hand; i++) await world.tick(table);
  const kept = await roundFor((await logOf(world, table.id))!, hand, 'ana');
  expect(kept).toMatchObject({ edition: 'today', round: hand });
  expect(await auditShuffles(world.store, world.sealer)).toMatchObject({ faults: [], unfolded: 0 });
  const stored = await world.store.read(table.stream, 1, table.version);
  expect(stored.filter(({ body }) => (body as { type: string }).type === 'ActTakenBack')).toHaveLength(taken);
  expect(world.troubles).toEqual([]);
});

test('what nobody has done is not taken back, nor what was done before somebody sat down; and nobody else may', async () => {
  const { world, table } = await practising();
  expect(await ask(table, ana, { type: 'takeBack' })).toMatchObject({ refusal: { refused: 'nothing-to-take-back' } });
  await untilAsked(world, table);
  expect(await ask(table, ana, { type: 'takeBack' })).toMatchObject({ refusal: { refused: 'nothing-to-take-back' } });
  for (const type of ['takeBack', 'playOut', 'advise'] as const)
    expect(await ask(table, beto, { type })).toMatchObject({ refusal: { refused: 'not-alone' } });
  const { version } = table;
  await grant(world, 'beto', 100_000_000);
  await ask(table, ana, { type: 'act', act: table.viewFor('ana').round!.menu.find((o) => o.ifSilent)!.type });
  table.watch(new Eyes('beto'));
  const free = Array.from({ length: 9 }, (_, i) => i + 1).find((n) => !table.state.sittings.some((s) => s.seat === n))!;
  expect(await ask(table, beto, { type: 'sit', seat: free, buyIn: 20_000 })).toMatchObject({ done: true });
  expect(await ask(table, ana, { type: 'takeBack' })).toMatchObject({ refusal: { refused: 'not-alone' } });
  expect(table.version).toBeGreaterThan(version);
});

test('a bot plays the hand out, and the record says that it was one', async () => {
  const { world, table } = await practising();
  expect(await ask(table, ana, { type: 'playOut' })).toMatchObject({ refusal: { refused: 'no-hand' } });
  await untilAsked(world, table);
  const { number } = table.state.live!;
  expect(await ask(table, ana, { type: 'playOut' })).toMatchObject({ done: true });
  for (let i = 0; i < 500 && table.state.live?.number === number; i++) await world.tick(table);
  expect(table.state.rounds).toBeGreaterThanOrEqual(number);
  const stored = await world.store.read(table.stream, 1, table.version);
  const acts = stored.filter(({ body }) => (body as { by?: { who: string } }).by?.who === 'bot');
  expect(acts.length).toBeGreaterThan(0);
  // The next one is his own again.
  await untilAsked(world, table);
  expect(table.state.live!.number).toBeGreaterThan(number);
});

test.each([HOLD, { house: 'rogelios', game: 'p215' }, { house: 'jalisco', game: 'esc' }])(
  '$house $game: asked what it would do, a bot says one thing that may be done, and nothing has happened',
  async (opening) => {
    const { world, table } = await practising(opening);
    expect(await ask(table, ana, { type: 'advise' })).toMatchObject({ refusal: { refused: 'not-your-turn' } });
    const seen = new Set<string>();
    for (let i = 0; i < 12; i++) {
      await untilAsked(world, table);
      const { menu } = table.viewFor('ana').round!;
      const { version } = table;
      const answer = await ask(table, ana, { type: 'advise' });
      if (!('advice' in answer)) throw new Error('no advice');
      const { command, bet, worths } = answer.advice;
      expect(menu.map(({ type }) => type)).toContain(command.type);
      expect(table.version).toBe(version);
      if (bet) {
        seen.add('bet');
        expect(bet.share).toBeGreaterThanOrEqual(0);
        expect(bet.share).toBeLessThanOrEqual(1);
      }
      if (worths) {
        seen.add('worths');
        expect(worths[0]!.act).toBe(command.type);
      }
      const { actor: _actor, type: act, ...given } = command;
      expect(await ask(table, ana, { type: 'act', act, ...given })).toMatchObject({ done: true });
    }
    expect([...seen]).toEqual(opening.game === 'p215' ? ['worths'] : opening.game === 'esc' ? [] : ['bet']);
  },
);

test('who has lost all misses no hand: the bots wait until he has bought chips again', async () => {
  const { world, table } = await practising();
  const owed = (stack: number): readonly string[] => {
    const sittings = table.state.sittings.map((s) => (s.patron.id === 'ana' ? { ...s, stack } : s));
    const stood = Object.create(table, { state: { value: { ...table.state, sittings } } });
    return due(table.times.standing(stood, world.now()), world.now()).map(({ chore }) => chore.do);
  };
  expect(owed(table.rules.buyIn.min)).toContain('next-hand');
  expect(owed(0)).not.toContain('next-hand');
});
test('a clock by choice: none unless it is asked for, then a gentle one, which sends nobody from his seat', async () => {
  const { world, table } = await practising();
  const clocks = () => table.viewFor('ana').clocks;
  await untilAsked(world, table);
  expect(clocks()).toEqual([]);
  expect(await ask(table, beto, { type: 'clock', on: true })).toMatchObject({ refusal: { refused: 'not-alone' } });
  const eyes = new Eyes('ana');
  table.watch(eyes);
  expect(await ask(table, ana, { type: 'clock', on: true })).toMatchObject({ done: true });
  expect(eyes.frames.at(-1), 'she sees it, though nothing else has happened').toMatchObject({
    view: { clocks: [{ seat: table.seatOf('ana') }] },
  });
  // What she is asked first may be a straddle, for which there is less time.
  const { choice, quickChoice } = table.times.clock.rules;
  expect(clocks()).toMatchObject([{ seat: table.seatOf('ana') }]);
  expect([3 * choice, 3 * quickChoice]).toContain(clocks()[0]!.of);
  // Its time runs out, three times: what a silent seat does is done for her, by the clock, and she plays on.
  for (let i = 0; i < 3; i++) {
    await untilAsked(world, table);
    const seat = table.seatOf('ana')!;
    for (let j = 0; j < 50 && isAsked(table); j++) await world.tick(table);
    expect(table.state.sittings.find((s) => s.seat === seat)).toMatchObject({ away: null });
  }
  const stored = await world.store.read(table.stream, 1, table.version);
  expect(stored.filter(({ body }) => (body as { by?: { who: string } }).by?.who === 'clock')).toHaveLength(3);
  await untilAsked(world, table);
  expect(await ask(table, ana, { type: 'clock', on: false })).toMatchObject({ done: true });
  expect(clocks()).toEqual([]);
});

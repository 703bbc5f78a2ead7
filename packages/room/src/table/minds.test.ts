// Bots in threads: they choose as they would here, from what a seat may see and nothing else; a thread that ends takes no thought
// with it.
import { view } from 'baraja';
import { type GameId, gameBooks, gameOf } from 'baraja/books';
import { posted } from 'baraja/bots';
import { afterAll, expect, test } from 'vitest';
import { CalledOff, type Thought, Threads, thinkHere } from './index.js';
import { stillWorld, tableIn } from './test/world.js';

const troubles: string[] = [];
const threads = new Threads((error) => troubles.push(error.message), 1);
afterAll(() => threads.close());

/** Choices of bots at a real table, as they were put to them. */
async function thoughtsAt(id: string, count: number): Promise<readonly Thought[]> {
  const world = await stillWorld(count, 0);
  const thoughts: Thought[] = [];
  const minds = {
    ...thinkHere,
    choose: (thought: Thought) => {
      thoughts.push(thought);
      return thinkHere.choose(thought);
    },
  };
  const table = await tableIn(
    Object.assign(world, { minds }),
    { house: gameOf(id as GameId).house, game: id },
    { bots: 4 },
  );
  table.arrange();
  while (thoughts.length < count) await world.tick(table);
  expect(world.troubles).toEqual([]);
  return thoughts;
}

test.each(gameBooks.map(({ id }) => id))('%s: a thread chooses as one would here', async (id) => {
  const thoughts = await thoughtsAt(id, 5);
  // The rules and names go over as text.
  for (const { seen } of thoughts) expect(JSON.parse(JSON.stringify(seen.game))).toEqual(seen.game);
  const chosen = await Promise.all(thoughts.map((thought) => threads.choose(thought)));
  expect(chosen).toEqual(thoughts.map((thought) => thinkHere.choose(thought)));
  expect(troubles).toEqual([]);
});

test('what a bot is given is its seat’s view: no face but those it has seen', async () => {
  const world = await stillWorld(3, 0);
  const table = await tableIn(world, undefined, { bots: 3 });
  table.arrange();
  const isBetting = () => Object.keys(table.viewFor('x').round?.zones ?? {}).some((zone) => zone.startsWith('hand:'));
  while (!isBetting()) await world.tick(table);
  const { game, round: felt } = table.state.live!;
  const seat = felt.menus.find((m) => typeof m.actor === 'number')!.actor as number;
  const seen = { view: view(game, felt, seat), game: posted(game, table.rules.game) };
  expect(Object.keys(seen.game).sort()).toEqual(['names', 'rules']);
  const known = seen.view.faces.filter((face) => face !== null);
  expect(known).toHaveLength(2);
  // Whatever else is under there, the choice is the same.
  const other = {
    ...felt,
    faces: felt.faces.map((face, card) => (seen.view.faces[card] === null ? felt.faces[51 - card]! : face)),
  };
  const thought = { bot: 'steady', seen, seed: 7 };
  expect(await threads.choose({ ...thought, seen: { ...seen, view: view(game, other, seat) } })).toEqual(
    await threads.choose(thought),
  );
});

test('a bot at a loss says so; a thread that ends is replaced, and what it was thinking is thought here', async () => {
  const [thought] = await thoughtsAt('rog-hold', 1);
  await expect(
    threads.choose({ ...thought!, seen: { ...thought!.seen, view: { ...thought!.seen.view, menu: [] } } }),
  ).rejects.toThrow(/nothing to choose/);
  const asked = threads.choose(thought!);
  const { open } = threads as unknown as { open: { worker: Promise<{ terminate(): Promise<number> }> }[] };
  await Promise.all(open.map(async ({ worker }) => (await worker).terminate()));
  expect(await asked).toEqual(await thinkHere.choose(thought!));
  expect(troubles.length).toBeGreaterThan(0);
  expect(await threads.choose(thought!)).toEqual(await thinkHere.choose(thought!));
});

test('a room that closes waits for no bot: what is being thought is called off, and so is what is asked afterwards', async () => {
  const [thought] = await thoughtsAt('snk-pan', 1);
  const closing = new Threads((error) => troubles.push(error.message), 1);
  const asked = Array.from({ length: 20 }, () => closing.choose(thought!));
  const answers = Promise.allSettled(asked);
  await closing.close();
  expect((await answers).map((answer) => answer.status === 'rejected' && answer.reason)).toContainEqual(
    expect.any(CalledOff),
  );
  await expect(closing.choose(thought!)).rejects.toThrow(CalledOff);
});

test('a room’s bots play in threads', async () => {
  const world = await stillWorld(5, 0);
  const minds = new Threads((error) => world.trouble('bots', error), 1);
  const table = await tableIn(Object.assign(world, { minds }), undefined, { bots: 3 });
  table.arrange();
  while (table.state.rounds < 3) await world.tick(table);
  expect(world.troubles).toEqual([]);
  await minds.close();
});

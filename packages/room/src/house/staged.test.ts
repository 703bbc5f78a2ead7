// Whoever practises alone has the same deal again, or cards of his choice. The record and the proof say that the order was chosen; nobody
// else may, and at no other table.
import { printFace } from 'baraja';
import { type GameId, gameBooks, gameOf, isOpened, type Opening, openTable } from 'baraja/books';
import { expect, test } from 'vitest';
import { checkProof } from '../fair/proof.js';
import { TableActor } from '../table/index.js';
import { ask, Eyes, grant, HOLD, person, type StillWorld, stillWorld, tableIn } from '../table/test/world.js';
import { logOf, roundFor } from './history.js';
import { auditShuffles } from './shuffles.js';

const ana = person('Ana');
const beto = person('Beto');

async function practising(opening: Opening, seed = 5): Promise<{ world: StillWorld; table: TableActor }> {
  const world = await stillWorld(seed, 0);
  const table = await tableIn(world, opening, { bots: 3, practice: true });
  table.watch(new Eyes('ana'));
  const { seats, buyIn } = table.rules;
  await grant(world, 'ana', 100_000_000);
  const taken = table.state.sittings.map(({ seat }) => seat);
  const seat = Array.from({ length: seats.max }, (_, i) => i + 1).find((n) => !taken.includes(n))!;
  const enough = Math.max(buyIn.min, Math.min(buyIn.max ?? 100_000, 100_000));
  expect(await ask(table, ana, { type: 'sit', seat, buyIn: enough })).toMatchObject({ done: true });
  return { world, table };
}
/** On until something is so; whoever is asked does what a bot would. */
async function until(world: StillWorld, table: TableActor, isSo: () => boolean): Promise<void> {
  for (let i = 0; i < 4000 && !isSo(); i++) {
    const answer = await ask(table, ana, { type: 'advise' });
    if ('advice' in answer) {
      const { actor: _actor, type: act, ...given } = answer.advice.command;
      await ask(table, ana, { type: 'act', act, ...given });
    } else await world.tick(table);
  }
  expect(isSo()).toBe(true);
}
const isDealt = (table: TableActor, seat: number): boolean => ownCards(table, seat).length > 0;
function ownCards({ state: { live } }: TableActor, seat: number, zone = `hand:${seat}`): readonly string[] {
  const at = live?.game.names.zones.indexOf(zone) ?? -1;
  return at < 0 ? [] : (live!.round.felt.zones[at] ?? []).map((card) => printFace(live!.round.faces[card]!));
}
const lasted = ({ last, state: { rounds } }: TableActor): boolean =>
  last !== null && last.number === rounds && last.round.faces.length > 0;

/** One of each kind of table that is no dealer's choice. */
const kinds = new Map(
  gameBooks.toReversed().flatMap(({ id }): [string, Opening][] => {
    const opening = { house: gameOf(id as GameId).house, game: id };
    const rules = openTable(opening);
    return isOpened(rules) && !rules.choice ? [[rules.game.family, opening]] : [];
  }),
);
test.each([...kinds.values()])('$game: the same deal again', async (opening) => {
  const { world, table } = await practising(opening);
  expect(await ask(table, ana, { type: 'again' })).toMatchObject({ refusal: { refused: 'no-deal-before' } });
  await until(world, table, () => lasted(table));
  const was = table.last!;
  expect(await ask(table, beto, { type: 'again' })).toMatchObject({ refusal: { refused: 'not-alone' } });
  expect(await ask(table, ana, { type: 'again' })).toMatchObject({ done: true });
  await until(world, table, () => (table.state.live?.round.faces.length ?? 0) > 0);
  const { live } = table.state;
  expect(live!.number).toBe(was.number + 1);
  expect(live!.game.seats).toEqual(was.game.seats);
  const [pledge] = table.shuffler.pledged;
  expect(pledge?.chosen).toEqual({ how: 'again', of: was.number });
  // Card by card, from the first that was dealt then; what went before in a shoe lies behind.
  const gone = firstOf(was.round.faces, live!.round.faces);
  expect(live!.round.faces.slice(0, 20)).toEqual(was.round.faces.slice(gone, gone + 20));
  const again = await TableActor.resume(world.restarted(), table.id);
  expect(again!.state.live?.round.felt).toEqual(live!.round.felt);
  const { number } = live!;
  await ask(table, ana, { type: 'playOut' });
  await until(world, table, () => table.state.live?.number !== number);
  const kept = await roundFor((await logOf(world, table.id))!, number, 'ana');
  if (kept === null || 'refused' in kept) throw new Error('the hand cannot be read');
  const proof = kept.proofs.find(({ chosen }) => chosen)!;
  expect(proof.chosen).toEqual({ how: 'again', of: was.number });
  expect((await checkProof(proof)).faults).toEqual([]);
  expect(await auditShuffles(world.store, world.sealer)).toMatchObject({ faults: [] });
  expect(world.troubles).toEqual([]);
});
/** Where in a pack another begins. */
const firstOf = (all: readonly number[], part: readonly number[]): number =>
  all.findIndex((_, at) => part.slice(0, 20).every((face, i) => all[at + i] === face));

test('a situation at hold’em: own cards, the board, and the big blind', async () => {
  const { world, table } = await practising(HOLD);
  const seat = table.seatOf('ana')!;
  expect(await ask(table, ana, { type: 'stage', own: 'As Xx' })).toMatchObject({ refusal: { refused: 'not-in-pack' } });
  const wanted = { own: 'As Ks', board: 'Qs Js 2d', at: 'big-blind' };
  expect(await ask(table, beto, { type: 'stage', ...wanted })).toMatchObject({ refusal: { refused: 'not-alone' } });
  expect(await ask(table, ana, { type: 'stage', ...wanted })).toMatchObject({ done: true });
  await until(world, table, () => isDealt(table, seat));
  expect(ownCards(table, seat)).toEqual(['As', 'Ks']);
  const { live } = table.state;
  expect(table.state.markers!['big-blind']).toBe(seat);
  expect(table.shuffler.pledged[0]!.chosen).toEqual({ how: 'situation' });
  await until(
    world,
    table,
    () => ownCards(table, seat, 'board').length >= 3 || table.state.live?.number !== live!.number,
  );
  if (table.state.live?.number === live!.number)
    expect(ownCards(table, seat, 'board').slice(0, 3)).toEqual(['Qs', 'Js', '2d']);
  expect(await auditShuffles(world.store, world.sealer)).toMatchObject({ faults: [] });
});

test('a situation at twenty-one: my twelve against the bank’s six', async () => {
  const { world, table } = await practising({ house: 'rogelios', game: 'p215' });
  const seat = table.seatOf('ana')!;
  await ask(table, ana, { type: 'stage', own: 'Th 2c', bank: '6d' });
  await until(world, table, () => (table.state.live?.round.faces.length ?? 0) > 0);
  expect(ownCards(table, seat)).toEqual(['Th', '2c']);
  const open = table.viewFor('ana').round!;
  expect(JSON.stringify(open)).toContain('6d');
});

// What a past hand says it was dealt under: program, edition, and the switches with whoever threw them.
import { ENGINE, editionOf, receiptOf } from 'baraja/books';
import { expect, test } from 'vitest';
import { TableActor } from '../table/index.js';
import { Eyes, idle, stillWorld } from '../table/test/world.js';
import { type HandReceipt, logOf, roundFor } from './history.js';

const GAME = { house: 'rogelios', game: 'hold' };
const THROWN = { 'rog.irr.window': 'action' };

type By = Pick<TableActor['opened'], 'host' | 'by' | 'second'>;
async function receiptAt(switches: Readonly<Record<string, unknown>>, by: By): Promise<HandReceipt | null> {
  const world = await stillWorld(3, 0);
  const opening = { ...GAME, switches };
  const table = await TableActor.open(world, { id: 't1', name: 'T', opening, practice: false, unlisted: false, ...by });
  await table.seatBots(3);
  table.watch(new Eyes('rail'));
  table.arrange();
  for (let i = 0; i < 3000 && (table.state.rounds < 1 || table.state.live !== null); i++)
    if (!(await world.tick(table))) await idle(table);
  const hand = await roundFor((await logOf(world, 't1'))!, 1, 'nobody');
  if (hand === null || 'refused' in hand) throw new Error('the hand cannot be read');
  return hand.receipt;
}

test('a hand names its program, each part of its edition, and the switches with who threw them, host or staff', async () => {
  const is = { ...receiptOf(editionOf('rog-hold')), engine: ENGINE, put: null };
  expect(Object.keys(is.customs).length).toBeGreaterThan(0);
  expect(await receiptAt(THROWN, { host: 'ana' })).toMatchObject({ ...is, switches: THROWN, by: 'ana', staff: [] });
  const max = { id: 'max', name: 'Max', role: 'floor' };
  const olga = { id: 'olga', name: 'Olga', role: 'manager' };
  expect(await receiptAt(THROWN, { host: null, by: max, second: olga })).toMatchObject({
    ...{ ...is, switches: THROWN, by: 'max' },
    staff: [
      { name: 'Max', role: 'floor' },
      { name: 'Olga', role: 'manager' },
    ],
  });
  expect(await receiptAt({}, { host: null })).toMatchObject({ ...is, switches: {}, by: null, staff: [] });
});

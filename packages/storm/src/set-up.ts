// The room before the storm: founded, with money in everybody's wallet, and tables that nobody sits at yet, or some bots.
import { TableActor } from '@baraja/room';
import { houses, isOpened, type Opening, openTable } from 'baraja/books';
import { ROOM } from './auditor.js';
import type { Ground } from './storm.js';

const GRANT = 5_000_000;

/** Every game that is practised somewhere: one of each. */
const openings: readonly Opening[] = houses.flatMap(({ id: house, practice }) =>
  practice.map((table) => ({ house, ...table })),
);

export async function openRoom(ground: Ground): Promise<readonly string[]> {
  const { quiet: world, weather } = ground;
  const chance = ground.chanceOf('tables');
  await world.store.append({
    stream: ROOM,
    expect: 0,
    at: 0,
    events: [{ type: 'RoomFounded', room: ground.signer.room }],
  });
  for (let n = 0; n < weather.people; n++) {
    const patron = `p${n}`;
    const move = {
      id: `grant-${patron}`,
      from: 'grant',
      to: `wallet:${patron}`,
      amount: GRANT,
      reason: 'grant',
    } as const;
    const transfers = [{ ...move, rule: null, patron, table: null }];
    const stream = `patron-${patron}`;
    await world.store.append({ stream, expect: 0, at: 0, events: [{ type: 'PatronArrived' }], transfers });
  }
  const ids: string[] = [];
  for (let n = 0; n < weather.tables; n++) {
    const opening = chance.pick(openings.filter((one) => isOpened(openTable(one))));
    const id = `t${n}`;
    const practice = chance.is(0.5);
    const table = await TableActor.open(world, { id, name: 'A table', opening, host: null, practice, unlisted: false });
    if (practice) await table.seatBots(chance.between(0, 2));
    await table.park();
    ids.push(id);
  }
  return ids;
}

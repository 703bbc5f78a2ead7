// A scripted day at a house in the browser: six roles at once, each at his own console, from the owner's link to the inspector's copy,
// which the command proves. What they did and the statement are the same, to the letter, as over HTTP. `npm run day` has all houses.
import { days, playDay } from '@baraja/room/test/day';
import { afterEach, expect, test } from 'vitest';
import { browserCast } from './day/cast.js';
import { Room } from './room.js';

/** In `npm test` one house: the one with most of what a house may have. */
const wanted = process.env.BARAJA_DAY || 'rogelios';
const played = days.filter(({ house }) => wanted === 'all' || house === wanted);
let room: Room | undefined;
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await room?.picture(task.name);
  await room?.close();
});

test.each(played.map((day) => [day.name, day] as const))('a day at %s in the browser', async (_, day) => {
  room = await Room.open({ day: { start: day.start, alone: day.jackpot === 'progressive' } });
  const { cast, faults } = await browserCast(room, day);
  const told = await playDay(day, cast, await room.invitation());
  await expect(told).toMatchFileSnapshot(`../../../packages/room/src/office/test/day/${day.house}.txt`);
  expect(faults()).toEqual([]);
});

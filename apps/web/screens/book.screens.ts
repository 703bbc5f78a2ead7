// npm run screens: one page with every family at every moment, the rooms around the tables, and tables at their fullest, in four sizes
// and two lights. To be looked at, one by one, before anything is called done.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../e2e/person.js';
import { roomForTests } from '../e2e/room.js';
import type { Lobby } from '../src/lib/wire.js';
import { spreads, TILES, tileOf } from '../src/lobby/tiles.js';
import { setStage, stages } from '../stages.mjs';
import {
  ASKED,
  DEALT,
  decide,
  floor,
  goOn,
  meddle,
  OVER,
  refused,
  SHOWN,
  stopAt,
  stoppable,
  until,
} from './moments.js';
import { bindBook, DESKS, openBook, PHONES, photograph } from './shots.js';

const at = roomForTests({ pace: 0.6, practice: true });
const PREFS = { sound: 'off', showdown: 'steps', named: 'yes', practised: '' };
/** Somebody as people are: everything moves, and a showdown is walked through. */
async function guest(options: Parameters<typeof at.room.stranger>[0] = {}): Promise<Person> {
  const person = await at.room.stranger({ reducedMotion: 'no-preference', deviceScaleFactor: 1, ...options });
  await person.page.addInitScript((prefs) => localStorage.setItem('baraja.prefs', JSON.stringify(prefs)), PREFS);
  return person;
}
beforeAll(openBook);
afterAll(() => console.log(`The picture book: ${bindBook()}`));

test.each(TILES)('%s at every moment', async (tile) => {
  const nora = await guest();
  const { page } = nora;
  const meddling = await meddle(page);
  await stoppable(page);
  await nora.comeIn();
  const { house, game } = spreads(await nora.get<Lobby>('/api/lobby')).find((one) => tileOf(one.game) === tile)!;
  const shoot = (moment: string, opened = '') => photograph(page, { chapter: tile, moment, opened });
  const { table } = await nora.post('/api/practice', { house: house.id, game: game.id });
  await nora.join(table);
  await stopAt(nora, DEALT);
  await shoot('deal');
  await goOn(page);
  await until(nora, ASKED);
  await shoot('turn');
  await decide(nora);
  await shoot('decision');
  await refused(nora, meddling);
  await shoot('refusal');
  await nora.dismiss();
  await page.keyboard.press('End');
  await stopAt(nora, SHOWN);
  await shoot('showdown');
  await goOn(page);
  await stopAt(nora, OVER);
  await shoot('result');
  await goOn(page);
  const own = await nora.open({ house: house.id, game: game.id, bots: 3 });
  await nora.sit();
  await until(nora, ASKED);
  await floor(page);
  await shoot('floor', 'button.rail');
  expect(own).not.toBe(table);
  expect(nora.faults).toEqual([]);
  await page.context().close();
});

test.each([
  ['at a desk', DESKS, {}],
  ['by touch', PHONES, { hasTouch: true, isMobile: true }],
] as const)('the rooms around the tables, %s', async (_name, sizes, options) => {
  const nora = await guest(options);
  await nora.comeIn();
  const { houses } = await nora.get<Lobby>('/api/lobby');
  const [{ id: house, games }] = houses as [Lobby['houses'][number]];
  const game = games[0]!.id;
  const rooms = [
    '',
    'games/rummy',
    'houses',
    'learn',
    `learn/${house}/${game}`,
    `learn/${house}/${game}/hand`,
    'yours',
  ];
  const more = ['rules', `rules/${house}/${game}`, 'open', 'cage', 'lab', 'desk', 'write', 'office', `board/${house}`];
  for (const room of [...rooms, ...more]) {
    await nora.go(`#/${room}`);
    await nora.page.waitForSelector('main :is(h1, h2):visible, .felt .plate:visible');
    await nora.page.waitForLoadState('networkidle');
    await photograph(nora.page, { chapter: 'rooms', moment: room || 'lobby', sizes });
  }
  expect(nora.faults).toEqual([]);
});

test.each(Object.keys(stages))('%s, at its fullest', async (name) => {
  const { house, game, tab, cut = false } = stages[name]!;
  const nora = await guest();
  await setStage(nora.page, name);
  await nora.comeIn();
  const { table } = await nora.post('/api/tables', { house, game, bots: 0 });
  await nora.go(`#/table/${table}`);
  await nora.page.waitForSelector(cut ? '.banner' : '.plate .stack');
  // What never ends, as the lamp of a lost line, need not have ended.
  await nora.page.waitForFunction(() =>
    document.getAnimations().every(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY),
  );
  await photograph(nora.page, { chapter: 'fullest', moment: name, opened: tab ? 'button.rail' : '' });
  await nora.page.context().close();
});

// The sign at the table: what is bet, bought in for and taken, how people behave and whom to call, at a table of every family, at a
// desk and on a phone. The figures are the book's.

import { clausesOfGame, type GameListing, games, isOpened, openTable, stakesOf } from 'baraja/books';
import type { TableRules } from 'baraja/table';
import { words } from 'baraja/words';
import { expect, test } from 'vitest';
import { strings } from '../src/i18n/index.js';
import type { Person } from './person.js';
import { roomForTests } from './room.js';

const at = roomForTests();
const t = strings('en');
const { money } = words('en');
const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 780 },
];
/** The first game of every family, and the first of every house: what is posted differs by both. */
const shown = games.filter(
  (game, i) =>
    games.findIndex(({ family }) => family === game.family) === i ||
    games.findIndex(({ house }) => house === game.house) === i,
);
function rulesOf({ house, id }: GameListing): TableRules {
  const stakes = stakesOf(id);
  if ('refused' in stakes) throw new Error(`no stakes at ${id}`);
  const rules = openTable({ house, game: id, stake: stakes[0]!.id });
  if (!isOpened(rules)) throw new Error(`${id} does not open`);
  return rules;
}
const amounts = (of: object): readonly number[] =>
  Object.values(of).filter((value): value is number => typeof value === 'number' && value > 0);
/** What the fee comes to, band by band; where it goes by the size of wagers, also where the bands end. */
function feesOf({ fee }: TableRules): readonly number[] {
  if (fee.kind === 'none') return [];
  if (fee.kind === 'time') return fee.bands.map(({ perHalfHour }) => perHalfHour);
  if (fee.kind === 'hand')
    return [...fee.bands.map(({ collection }) => collection), Math.max(...fee.bands.map(({ jackpot }) => jackpot))];
  return [fee.player, fee.bank].flatMap((bands) => bands.flatMap(({ over, amount }) => [over, amount]));
}
const says = (row: string | undefined, cents: number): boolean =>
  new RegExp(`${money(cents).replace(/[$.]/g, '\\$&')}(?![\\d,]|\\.\\d)`).test(row ?? '');

/** The sign's rows by name, as far as they are seen without scrolling; on a phone the rail is opened first. */
async function sign({ page }: Person): Promise<{ readonly rows: Record<string, string>; readonly rest: string }> {
  if (await page.locator('header button.rail').isVisible()) await page.locator('header button.rail').click();
  await page.locator('.posted').waitFor({ state: 'visible' });
  return page.evaluate(() => {
    const box = document.querySelector('.posted')!.getBoundingClientRect();
    const isIn = (one: Element) => {
      const { top, bottom } = one.getBoundingClientRect();
      return top >= box.top - 1 && bottom <= Math.min(box.bottom, innerHeight) + 1;
    };
    const all = [...document.querySelectorAll('.posted dl > div')].filter(isIn);
    const rest = [...document.querySelectorAll('.posted p')].filter(isIn).map((one) => one.textContent);
    return {
      rows: Object.fromEntries(
        all.map((row) => [row.querySelector('dt')!.textContent, row.querySelector('dd')!.textContent]),
      ),
      rest: rest.join(' '),
    };
  });
}
async function putAway({ page }: Person): Promise<void> {
  if (await page.locator('.side .grab').isVisible()) await page.locator('.side .grab').click();
}

test.each(shown.map((game) => [game.house, game.id, game] as const))(
  'REG-06 REG-23 JAL-ORD-B3 %s %s: posted at the table',
  async (house, id, game) => {
    const person = await at.room.person();
    const rules = rulesOf(game);
    await person.open({ house, game: id, stake: rules.stake, bots: 0 });
    for (const size of SIZES) {
      await person.page.setViewportSize(size);
      const { rows, rest } = await sign(person);
      const where = `${size.width}: ${JSON.stringify(rows)}`;
      expect(rows[t.posted.game], where).toContain(game.name);
      expect(rows[t.posted.game]?.replaceAll('–', '-'), where).toContain(`$${rules.stake}`);
      for (const amount of amounts(rules.forced)) expect(says(rows[t.posted.limits], amount), where).toBe(true);
      if (rules.ordinance) expect(says(rows[t.posted.limits], rules.ordinance.tableMax), where).toBe(true);
      for (const amount of amounts({ ...rules.buyIn })) expect(says(rows[t.posted.buyIn], amount), where).toBe(true);
      expect(rows[t.lobby.fee], where).toBeTruthy();
      for (const amount of amounts(feesOf(rules))) expect(says(rows[t.lobby.fee], amount), where).toBe(true);
      expect(rows[t.posted.notice], where).toBeUndefined();
      expect(rest).toContain('1-800-GAMBLER');

      // How people behave here, clause by clause as the house's sheet has it.
      await person.page.getByRole('button', { name: t.posted.conduct }).click();
      const dialog = person.page.locator('dialog[open]');
      await dialog.locator('ul, p').first().waitFor();
      await expect.poll(() => dialog.locator('a[target]').count()).toBe(1);
      const told = (await dialog.textContent()) ?? '';
      const conduct = clausesOfGame(id).filter(({ tag }) => tag === 'proc');
      for (const clause of conduct) expect(told).toContain(clause.id);
      if (conduct.length === 0) expect(told).toContain(t.posted.noConduct);
      await person.page.keyboard.press('Escape');
      await putAway(person);
    }
    expect(person.faults).toEqual([]);
    await person.page.context().close();
  },
);

/** Asks the table over a socket of its own, as any client may. */
const asks = ({ page }: Person, table: string, ask: object): Promise<string> =>
  page.evaluate(
    ([id, text]) =>
      new Promise((resolve) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`);
        socket.onopen = () => socket.send(JSON.stringify({ t: 'watch', table: id }));
        socket.onmessage = ({ data }) => {
          const frame = JSON.parse(data);
          if (frame.t === 'table')
            socket.send(
              JSON.stringify({ t: 'do', id: 'notice', table: id, expect: frame.version, ask: JSON.parse(text!) }),
            );
          if (frame.id !== 'notice') return;
          socket.close();
          resolve(frame.t);
        };
      }),
    [table, JSON.stringify(ask)],
  );

test('JAL-ORD-B5 a notice of another limit is posted while it runs, with the time it holds from', async () => {
  const game = games.find((one) => rulesOf(one).ordinance)!;
  const { ordinance, stake } = rulesOf(game);
  const person = await at.room.person();
  const table = await person.open({ house: game.house, game: game.id, stake, bots: 0 });
  const limit = ordinance!.tableMax / 2;
  const before = Date.now();
  expect(await asks(person, table, { type: 'giveNotice', limit })).toBe('ack');
  const from = await person.page.evaluate(
    ([start, end]) =>
      [start!, end!].map((time) => new Date(time).toLocaleTimeString('en', { hour: '2-digit', minute: '2-digit' })),
    [before, Date.now()].map((time) => time + ordinance!.noticeMinutes * 60_000),
  );
  for (const size of SIZES) {
    await person.page.setViewportSize(size);
    await expect.poll(() => person.page.locator('.posted dt', { hasText: t.posted.notice }).count()).toBe(1);
    const { rows } = await sign(person);
    expect(says(rows[t.posted.limits], ordinance!.tableMax), JSON.stringify(rows)).toBe(true);
    expect(says(rows[t.posted.notice], limit), JSON.stringify(rows)).toBe(true);
    expect(from.some((time) => rows[t.posted.notice]?.includes(time))).toBe(true);
    await putAway(person);
  }
  expect(person.faults).toEqual([]);
});

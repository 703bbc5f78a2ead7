// The office and the pages for staff: axe finds no serious fault on any part of it, in both lights, in English at a desk and in Spanish on
// a phone; and whoever took the owner's link is led through every part.
import { expect, test } from 'vitest';
import { en } from '../src/i18n/en.js';
import { es } from '../src/i18n/es.js';
import { PARTS } from '../src/office/parts.js';
import { faults, SIZES } from './axe.js';
import { roomForTests } from './room.js';

const at = roomForTests();

test('the owner takes his link, and every part of the office is clean in both languages', async () => {
  const olga = await at.room.person();
  const { page } = olga;
  await olga.post('/api/account', { name: 'Olga', password: 'a long one for Olga' });
  await page.reload();
  await olga.go(`#/join/${await at.room.invitation()}`);
  await page.locator('main.column button').last().click();
  await page.waitForSelector('.office nav.parts');
  const staffOnly = PARTS.map(({ id }) => [`#/office/rogelios/${id}`, '.office .part > *:not(.failed)'] as const);
  const others = [
    ['#/board/rogelios', 'main h1'],
    ['#/desk', 'main .big button'],
    ['#/write', 'main h1'],
  ] as const;
  const found: string[] = [];
  for (const [i, language] of ['en', 'es'].entries()) {
    await page.setViewportSize({ width: 1280, height: 800 });
    if (i > 0) await page.locator('header .lang').click();
    for (const [hash, ready] of [...staffOnly, ...others]) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await olga.go(hash);
      await page.waitForSelector(ready);
      for (const fault of await faults(olga, SIZES.slice(i, i + 1))) found.push(`${language} ${hash} ${fault}`);
    }
    await olga.go('#/');
    await olga.inLobby();
  }
  expect(found).toEqual([]);
  expect(olga.faults).toEqual([]);
  // At a table of the house whoever sits there asks for another seat.
  const { table } = await olga.post('/api/office/rogelios/tables/open', { game: 'hold' });
  for (const [i, locale] of ['en-US', 'es-MX'].entries()) {
    const pia = await at.room.person(`Pia ${i}`, { locale, viewport: SIZES[i]! });
    await pia.join(table);
    await pia.page.locator('.more > button').click();
    await pia.page.getByRole('button', { name: (i === 0 ? en : es).bar.seat, exact: true }).click();
    await pia.page.waitForSelector('dialog[open] h2');
    expect(await faults(pia, SIZES.slice(i, i + 1), 'dialog'), locale).toEqual([]);
  }
});

// The office and the pages for staff: axe finds no serious fault on any part of it, in both lights, in English at a desk and on a tablet,
// in Spanish on a phone, and nothing is wider than the screen; and whoever took the owner's link is led through every part.
import { houseOf } from 'baraja/books';
import { expect, test } from 'vitest';
import { en } from '../src/i18n/en.js';
import { es } from '../src/i18n/es.js';
import { strings } from '../src/i18n/index.js';
import { floorStrings } from '../src/office/floor/words.js';
import { PARTS } from '../src/office/parts.js';
import { peopleStrings } from '../src/office/people/words.js';
import { faults, SIZES } from './axe.js';
import type { Person } from './person.js';
import { roomForTests } from './room.js';

const at = roomForTests();
const [DESK, PHONE] = SIZES as [(typeof SIZES)[number], (typeof SIZES)[number]];
const TABLET = { width: 820, height: 1180 };
/** What stands out over the right edge of the screen, where all of it does. */
const wider = ({ page }: Person): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));

/** Where a colleague is signed in is shown to whoever is above him, and ended, each with a reason. */
async function signedIn(olga: Person): Promise<void> {
  const { page } = olga;
  const fay = await at.room.person();
  await fay.post('/api/account', { name: 'Fay', password: 'a long one for Fay' });
  const { code } = await olga.post<{ code: string }>('/api/office/rogelios/people/invite', { role: 'floor' });
  await fay.post('/api/office/take', { code });
  const p = peopleStrings('en');
  await olga.go('#/office/rogelios/people');
  const card = page.locator('.cards > li').filter({ hasText: 'Fay' });
  const because = async (button: string) => {
    await card.getByRole('button', { name: button }).click();
    await page.locator('dialog[open] input[type=text]').fill('she lost her telephone');
    await page.locator('dialog[open] button[type=submit]').click();
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
  };
  await because(p.sessions);
  await expect.poll(() => card.getByRole('list', { name: p.sessionsOf('Fay') }).textContent()).toMatch(/Chrome|Linux/);
  await because(p.signOut);
  await because(p.sessions);
  await expect.poll(() => card.getByRole('list', { name: p.sessionsOf('Fay') }).textContent()).toBe(p.noSession);
}

/** AMB-JAL-08: a fee is posted at a table as it is opened; what the book does not take it refuses, and its clause is read from there. */
async function postsAFee(olga: Person): Promise<void> {
  const { page } = olga;
  const f = floorStrings('en');
  await olga.go('#/office/jalisco/floor');
  await page.getByRole('button', { name: f.open, exact: true }).click();
  const dialog = page.locator('dialog[open]').first();
  await dialog.locator('summary').click();
  expect(await dialog.locator('[data-switch="jal.table_limit"] small').innerText()).toMatch(/\$1 to \$200.*JAL-ORD-B4/);
  expect(await faults(olga, [DESK, PHONE])).toEqual([]);
  const rate = dialog.locator('[data-switch="jal.fee"]').getByLabel(f.columns.rate!).first();
  const open = dialog.getByRole('button', { name: f.open, exact: true });
  await rate.fill('a dollar');
  await open.click();
  await dialog.getByRole('alert').getByRole('button', { name: 'AMB-JAL-08' }).click();
  await page.locator('dialog[open]').last().getByText('Config required, default 0').waitFor();
  await page.keyboard.press('Escape');
  await rate.fill('1.00');
  await open.click();
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
  const { tables } = await olga.get<{ tables: readonly { readonly id: string }[] }>('/api/office/jalisco/tables');
  await olga.look(tables[0]!.id);
  await expect.poll(() => page.locator('.posted').textContent()).toContain(en.lobby.feeHand('$1'));
}

test('the owner takes his link, and every part of the office is clean in both languages', async () => {
  const olga = await at.room.person();
  const { page } = olga;
  await olga.post('/api/account', { name: 'Olga', password: 'a long one for Olga' });
  await page.reload();
  await olga.go(`#/join/${await at.room.invitation()}`);
  await page.locator('main.column button').last().click();
  await page.waitForSelector('.office nav.parts');
  // Something to be seen: a table, somebody on a list, a slip.
  const { table } = await olga.post('/api/office/rogelios/tables/open', { game: 'hold', stake: '3/6' });
  const [chuy] = (await at.room.people('Chuy')) as [Person];
  // How a dispute is raised, and whom one turns to about the house, is posted at its table.
  await chuy.look(table);
  const posted = chuy.page.locator('.posted');
  await expect.poll(() => posted.textContent()).toContain(strings('en').posted.dispute);
  expect(await posted.locator('a').getAttribute('href')).toBe(houseOf('rogelios').regulator!.at);
  await chuy.page.locator('#tab-chat').click();
  await chuy.page.getByText(strings('en').rail.chatSeated, { exact: true }).waitFor();
  const { id: patron } = await chuy.get<{ id: string }>('/api/me');
  await olga.post('/api/office/rogelios/cage/slip', { what: 'granted', patron, amount: 5000 });
  await signedIn(olga);
  await postsAFee(olga);
  const staffOnly = PARTS.map(({ id }) => [`#/office/rogelios/${id}`, '.office .part > *:not(.failed)'] as const);
  const others = [
    ['#/board/rogelios', 'main h1'],
    ['#/desk', 'main .big button'],
    ['#/write', 'main h1'],
  ] as const;
  const found: string[] = [];
  for (const [language, sizes] of [
    ['en', [DESK, TABLET]],
    ['es', [PHONE]],
  ] as const) {
    await page.setViewportSize(DESK);
    if (language === 'es') await page.locator('header .lang').click();
    for (const [hash, ready] of [...staffOnly, ...others]) {
      await page.setViewportSize(DESK);
      await olga.go(hash);
      await page.waitForSelector(ready);
      for (const fault of await faults(olga, [...sizes])) found.push(`${language} ${hash} ${fault}`);
      for (const size of sizes) {
        await page.setViewportSize(size);
        if ((await wider(olga)) > 0) found.push(`${language} ${hash} is ${await wider(olga)} wider than ${size.width}`);
      }
    }
    await olga.go('#/');
    await olga.inLobby();
  }
  expect(found).toEqual([]);
  expect(olga.faults).toEqual([]);
  // At a table of the house whoever sits there asks for another seat.
  const { table: another } = await olga.post('/api/office/rogelios/tables/open', { game: 'hold' });
  for (const [i, locale] of ['en-US', 'es-MX'].entries()) {
    const pia = await at.room.person(`Pia ${i}`, { locale, viewport: SIZES[i]! });
    await pia.join(another);
    await pia.page.locator('.more > button').click();
    await pia.page.getByRole('button', { name: (i === 0 ? en : es).bar.seat, exact: true }).click();
    await pia.page.waitForSelector('dialog[open] h2');
    expect(await faults(pia, SIZES.slice(i, i + 1), 'dialog'), locale).toEqual([]);
  }
});

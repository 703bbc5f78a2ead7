// A host's evening in the browser: a club is founded, a friend asks to come in by its link and is let in, chips are given, a co-host
// opens a table, a hand is played, and when everybody has left it is reckoned who owes whom.
import { expect, test } from 'vitest';
import { clubStrings } from '../src/club/words.js';
import { en as t } from '../src/i18n/en.js';
import { faults, SIZES } from './axe.js';
import { type Person, playUntil } from './person.js';
import { roomForTests } from './room.js';

const at = roomForTests();
const w = clubStrings('en');
const button = ({ page }: Person, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const member = ({ page }: Person, name: string) =>
  page.locator('section[aria-labelledby=club-members] li', { hasText: name });
/** What the host has open under a member's name. */
async function under(host: Person, name: string) {
  const details = member(host, name).locator('details');
  if ((await details.getAttribute('open')) === null) await details.locator('summary').click();
  return details;
}

test('an evening of a club, from its link to who owes whom', async () => {
  const [ana, beto] = (await at.room.people('Ana', 'Beto')) as [Person, Person];
  await ana.go('#/clubs');
  await ana.page.getByText(w.none).waitFor();
  await ana.page.locator('main').getByLabel(w.name).fill('Thursdays');
  await button(ana, w.found).click();
  await ana.page.getByRole('heading', { name: 'Thursdays' }).waitFor();
  const link = await ana.page.locator('section[aria-labelledby=club-link] input').inputValue();

  await beto.go(new URL(link).hash);
  expect(await beto.page.locator('#club-members').count(), 'nothing of it for strangers').toBe(0);
  await button(beto, w.join).click();
  await beto.page.getByText(w.waits).waitFor();
  await button(ana, `${w.admit}: Beto`).click();
  await beto.page.locator('#club-members').waitFor();

  for (const name of ['Ana', 'Beto']) {
    const more = await under(ana, name);
    await more.getByLabel(w.amount).fill('200');
    await more.getByRole('button', { name: w.give, exact: true }).click();
    await member(ana, name).getByText(`${w.columns.given} $200`).waitFor();
  }
  await (await under(ana, 'Beto')).getByRole('button', { name: w.cohost }).click();
  await button(beto, w.open).click();
  const table = ana.page.locator('section[aria-labelledby=club-tables] a');
  await table.click();
  await beto.page.locator('section[aria-labelledby=club-tables] a').click();
  for (const one of [ana, beto]) await one.sit();
  await playUntil([ana, beto], () => ana.logged(/^Hand 1 is over/));
  for (const one of [ana, beto]) {
    await button(one, t.menu).click();
    await one.page.locator('.more').getByRole('button', { name: t.bar.leave }).click();
  }
  await playUntil([ana, beto], async () => (await ana.page.locator('.plate').count()) === 0);

  await ana.go(new URL(link).hash);
  await ana.page.locator('#club-owes').waitFor();
  expect(await faults(ana, SIZES.slice(1))).toEqual([]);
  await ana.page.setViewportSize({ width: 1280, height: 800 });
  await button(ana, w.settle).click();
  await ana.page.locator('dialog').getByText(w.settleLead).waitFor();
  await ana.page.locator('dialog').getByRole('button', { name: w.yes }).click();
  await ana.page.locator('section[aria-labelledby=club-standings] tbody tr').first().waitFor();
  await expect.poll(() => member(ana, 'Beto').getByText(`${w.columns.given} $0`).count()).toBe(1);
  expect([...ana.faults, ...beto.faults]).toEqual([]);
});

// What the floor does besides ruling: who is a third-party proposition player is marked, and everybody sees it. And its tab, the
// sixth on the rail, is in sight with the others.
import { expect, test } from 'vitest';
import { putBackStrings } from '../src/floor/put-back-words.js';
import { faults, SIZES } from './axe.js';
import type { Person } from './person.js';
import { roomForTests } from './room.js';

const at = roomForTests();
const button = ({ page }: Person, name: string) => page.getByRole('button', { name, exact: true });

test('BAR-90 the floor marks a proposition player and takes the mark away; a refusal says why; others have no such button', async () => {
  const nora = await at.room.stranger();
  // Somebody between the page and the room changes what was asked.
  let isMeddling = false;
  await nora.page.routeWebSocket(/\/ws$/, (ws) => {
    const server = ws.connectToServer();
    ws.onMessage((message) => {
      const frame = JSON.parse(String(message));
      if (isMeddling && frame.ask?.type === 'proposition') frame.ask.proposition = !frame.ask.proposition;
      server.send(JSON.stringify(frame));
    });
  });
  await nora.comeIn();
  await nora.post('/api/me/name', { name: 'Nora' });
  const [omar] = (await at.room.people('Omar')) as [Person];
  const table = await nora.open({ house: 'rogelios', game: 'p215', bots: 0 });
  await omar.join(table);
  expect(await omar.page.locator('#tab-floor').count()).toBe(0);
  const mark = omar.page.locator('.plate').getByText('TPPP');
  expect(await mark.count()).toBe(0);

  await nora.page.locator('#tab-floor').click();
  const marks = button(nora, 'Mark Omar as a third-party proposition player');
  await expect.poll(() => marks.innerText()).toBe('Mark');
  await marks.click();
  await expect.poll(() => mark.count()).toBe(1);
  const unmarks = button(nora, 'Unmark Omar: no longer a third-party proposition player');
  await expect.poll(() => unmarks.innerText()).toBe('Unmark');
  await expect.poll(() => omar.logged(/^Omar is marked as a third-party proposition player\. BAR-90$/)).toBe(true);

  await expect.poll(() => unmarks.getAttribute('aria-disabled')).toBe('false');
  isMeddling = true;
  await unmarks.click();
  await expect
    .poll(() => nora.page.locator('.propositions .bad').textContent())
    .toMatch(/^That is so already \( ?BAR-90\s*\)/);
  await expect.poll(() => mark.count()).toBe(1);
  expect(await faults(nora, SIZES.slice(0, 1), '.rail')).toEqual([]);
  isMeddling = false;
  await unmarks.click();
  await expect.poll(() => mark.count()).toBe(0);
  await expect.poll(() => nora.page.locator('.propositions .bad').count()).toBe(0);
  expect([...nora.faults, ...omar.faults]).toEqual([]);
});

test('while the pot is in play the floor puts a hand back to somebody’s choice, with a reason, and he chooses again', async () => {
  const [nora, omar, rita] = (await at.room.people('Nora', 'Omar', 'Rita')) as [Person, Person, Person];
  const p = putBackStrings('en');
  const table = await nora.open({ house: 'rogelios', game: 'hold', bots: 0 });
  for (const one of [omar, rita]) await one.join(table);
  await expect.poll(async () => (await omar.isAsked()) || (await rita.isAsked())).toBe(true);
  const [first, next, name] = (await omar.isAsked()) ? [omar, rita, 'Omar'] : [rita, omar, 'Rita'];
  await first.press('c');
  await expect.poll(() => next.isAsked()).toBe(true);
  await nora.page.locator('#tab-floor').click();
  const back = nora.page.locator('details.back');
  await back.locator('summary').click();
  await back.getByRole('combobox').selectOption({ label: p.choiceOf(name) });
  const confirm = back.getByRole('button', { name: p.confirm });
  expect(await confirm.getAttribute('aria-disabled'), 'not without a reason').toBe('true');
  await back.getByRole('textbox').fill('the dealer did not hear him');
  await confirm.click();
  await expect.poll(() => first.isAsked()).toBe(true);
  expect(await next.isAsked()).toBe(false);
  await expect
    .poll(() => next.logged(/puts the hand back to before .+’s choice: the dealer did not hear him/))
    .toBe(true);
  expect([...nora.faults, ...first.faults, ...next.faults]).toEqual([]);
});

test('where nobody banks there is nobody to mark', async () => {
  const [nora] = (await at.room.people('Nora')) as [Person];
  await nora.open({ house: 'rogelios', game: 'hold', bots: 0 });
  await nora.sit();
  await nora.page.locator('#tab-floor').click();
  await expect.poll(() => nora.page.locator('.floor').count()).toBe(1);
  expect(await nora.page.locator('.propositions').count()).toBe(0);
});

test.each(['en-US', 'es-MX'])('all six tabs of the rail are in sight, whole, in %s', async (locale) => {
  const host = await at.room.person('', { locale });
  const { page } = host;
  await host.open({ house: 'rogelios', game: 'p215', bots: 0 });
  await page.locator('#tab-floor').waitFor();
  const cut = () =>
    page.evaluate(() => {
      const row = document.querySelector('.tabs')!.getBoundingClientRect();
      return [...document.querySelectorAll<HTMLElement>('.tabs [role=tab]')]
        .filter((tab) => {
          const { left, right } = tab.getBoundingClientRect();
          return left < row.left || right > row.right + 0.5 || tab.scrollWidth > tab.clientWidth;
        })
        .map((tab) => `${tab.textContent?.trim()} at ${innerWidth}`);
    });
  for (const width of [1280, 1920, 360]) {
    await page.setViewportSize({ width, height: 800 });
    if (width === 360) await page.locator('button.rail').click();
    // The one that is chosen is bold, and so wider.
    for (const tab of ['log', 'fair', 'floor']) {
      await page.locator(`#tab-${tab}`).click();
      expect(await page.locator('.tabs [role=tab]').count()).toBe(6);
      expect(await cut()).toEqual([]);
    }
  }
});

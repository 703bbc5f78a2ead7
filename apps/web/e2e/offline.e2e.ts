// Without a connection: the page comes up, rules that were read can be read again, and it says plainly what has to wait. It can be
// installed, too.
import { expect, test } from 'vitest';
import { deskStrings } from '../src/desk/words.js';
import { strings } from '../src/i18n/index.js';
import { faults } from './axe.js';
import { follow } from './coach.js';
import { type Person, playUntil } from './person.js';
import { roomForTests } from './room.js';

const at = roomForTests();

/** Waits until the worker has kept something. (What a predicate promises is no answer yet: `waitForFunction` takes it for one.) */
const isKept = ({ page }: Person, path: string): Promise<void> =>
  expect
    .poll(() => page.evaluate(async (one) => (await caches.match(one, { ignoreVary: true })) !== undefined, path))
    .toBe(true);
/** A case at the desk is ruled, whatever it asks first is answered somehow, and the clause has its words, and a hand that shows it. */
async function rulesOn(nora: Person, desk: string, what: RegExp): Promise<void> {
  const { page } = nora;
  await nora.go(desk);
  await page.getByRole('button', { name: what }).click();
  const ruling = page.locator('.ruling .aloud');
  for (let i = 0; i < 6; i++) {
    await ruling.or(page.locator('h2 + .big button')).first().waitFor();
    if (await ruling.isVisible()) break;
    await page.locator('h2 + .big button').first().click();
  }
  await page.locator('.ruling summary').first().click();
  await expect.poll(() => page.locator('.ruling details p').first().textContent()).toMatch(/\w+ \w+ \w+/);
  await page
    .getByRole('button', { name: deskStrings('en').onFelt })
    .first()
    .click();
  await page.locator('.ruling .example .comes li.holds').first().waitFor();
}
/** A clause of a book that nobody has read here, found by words of the other language, and read where it stands. */
async function finds({ page }: Person): Promise<void> {
  // The page itself has it: what the worker may have read beforehand is put away.
  await page.evaluate(async () => {
    for (const name of await caches.keys())
      await (await caches.open(name)).delete('/api/books/rogelios', { ignoreVary: true });
  });
  await page.keyboard.press('/');
  await page.keyboard.type('se ben dos cartas al repartir');
  await page
    .locator('#found-rules [role=option][data-house=rogelios]')
    .filter({ has: page.getByText('ROG-HOLD-01b', { exact: true }) })
    .click();
  await page.locator('article.here#ROG-HOLD-01b').waitFor();
}
/** A hand against bots in the page itself: the table says plainly that there is no connection, and the hand can be looked at again. */
async function practises(nora: Person): Promise<void> {
  const { page } = nora;
  await nora.go('#/');
  await nora.dealMeIn();
  await page.waitForSelector('.plate.mine');
  expect(page.url()).toMatch(/#\/table\/own-/);
  await page.locator('.where').getByText(strings('en').link.own).first().waitFor();
  await playUntil([nora], () => nora.logged(/^Hand 2: /));
  expect(await faults(nora)).toEqual([]);
  await nora.go(`${new URL(page.url()).hash}/hand/1`);
  await page
    .getByRole('heading', { name: /Hand 1/ })
    .first()
    .waitFor();
}
/** Nothing is thought about for long. */
async function atOnce(nora: Person): Promise<void> {
  const { page } = nora;
  await nora.go('#/');
  await nora.inLobby();
  await page.locator('header nav button').last().click();
  await page.getByLabel('At once').check();
  await page.keyboard.press('Escape');
}
/** A hand of another game, which a bot plays to its end once one has been asked. */
async function playsOut(nora: Person, family: string): Promise<void> {
  const { page } = nora;
  await nora.go(`#/games/${family}`);
  await page.locator('.row .practise').first().click();
  await page.waitForSelector('.plate.mine');
  expect(page.url(), family).toMatch(/#\/table\/own-/);
  await expect.poll(() => nora.isAsked()).toBe(true);
  await nora.press('End');
  await expect.poll(() => nora.logged(/^Hand 1 is over/)).toBe(true);
}
/** A game's five pictures, and a guided hand of it to its end. */
async function learns(nora: Person, game: string): Promise<void> {
  const { page } = nora;
  await nora.go(`#/learn/${game}`);
  await expect.poll(() => page.locator('.learn .panel').count()).toBe(5);
  await page.locator('.learn .guided').click();
  await follow(nora);
  expect(await page.locator('.verdict').innerText()).toMatch(/^You /);
}

test('the page is installable, and keeps itself, the lobby and rules for when there is no connection', async () => {
  const nora = await at.room.person('Nora', { serviceWorkers: 'allow' });
  const { page } = nora;
  const manifest = await nora.get<{ start_url: string; icons: { src: string; sizes: string; purpose?: string }[] }>(
    '/manifest.webmanifest',
  );
  expect(manifest.start_url).toBe('/');
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src } of manifest.icons) expect((await page.request.get(`${nora.url}${src}`)).status()).toBe(200);
  // The worker has everything of this build, and the lobby; a page of rules is kept because it is looked at.
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state))
    .toBe('activated');
  await isKept(nora, '/api/lobby');
  await nora.go('#/rules/spanish-poker/span');
  await page.waitForSelector('.game-book article');
  await isKept(nora, '/api/books/spanish-poker');
  // So is a game at the rules desk.
  await nora.go('#/desk/rogelios/rog-hold');
  await isKept(nora, '/api/opened/rogelios/rog-hold');
  await isKept(nora, '/api/rules/rogelios/rog-hold?lang=en');
  await isKept(nora, '/api/books/rogelios/pages');
  await nora.go('#/rules/spanish-poker/span');
  const kept = await page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.some((path) => /^\/api\/(?!lobby|opened|rules|clause|books)/.test(path))).toBe(false);

  await page.context().setOffline(true);
  await page.reload();
  await page.waitForSelector('.game-book article');
  await page.getByText(strings('en').link.without).waitFor();
  await finds(nora);
  // Nor does it need anything the worker has read: the page has its houses, their games and their words.
  await page.evaluate(() => caches.delete('baraja-read'));
  await page.reload();
  await page.waitForSelector('.game-book article');
  await nora.go('#/');
  await page.waitForSelector('ul.tiles');
  // Rules it was asked for before, and rules nobody has read here yet: both with the words of their clauses.
  await rulesOn(nora, '#/desk', /unprotected/);
  await rulesOn(nora, '#/desk/s-and-k/snk-oma', /identical/);
  await practises(nora);
  await atOnce(nora);
  // A game with a bank, a rummy, and a lesson: nothing of them was looked at before.
  for (const family of ['twenty-one', 'rummy']) await playsOut(nora, family);
  await learns(nora, 's-and-k/snk-p9');
  // It comes back by itself.
  await page.context().setOffline(false);
  await expect.poll(() => page.getByText(strings('en').link.without).count()).toBe(0);
  expect(nora.faults).toEqual([]);
});

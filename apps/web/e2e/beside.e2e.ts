// What one may have beside the cards: a gentle clock, what best play says, a standing answer at the rummies, a phone that shakes; and the
// way from the lobby through a practised hand to one's own hands, on a wide screen and under a finger.
import { expect, test } from 'vitest';
import { practiceStrings } from '../src/practice/words.js';
import { yoursStrings } from '../src/yours/words/index.js';
import { faultsOn } from './cut.js';
import { type Person, playUntilAsked } from './person.js';
import { roomForTests } from './room.js';
import { PHONE, WIDE } from './stage.js';

const at = roomForTests({ practice: true });
const t = practiceStrings('en');
const TOUCH = { viewport: PHONE, hasTouch: true } as const;
/** Somebody who practises a game, each hand as soon as the last one is over. */
async function practises(house: string, game: string, options: Parameters<typeof at.room.person>[1] = {}) {
  const nora = await at.room.person('Nora', options);
  await nora.page.evaluate(() =>
    localStorage.setItem('baraja.prefs', '{"sound":"off","showdown":"once","pace":"instant"}'),
  );
  await nora.page.reload();
  const { table } = await nora.post('/api/practice', { house, game });
  await nora.join(table);
  return nora;
}
/** What is chosen under “More”, which stays open until it is chosen. */
async function under({ page }: Person, choose: () => Promise<unknown>): Promise<void> {
  await page.locator('.tool.more').click();
  await choose();
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog[open]', { state: 'detached' });
}
const said = ({ page }: Person) => page.locator('.tools [role=status]');

test('a gentle clock runs at practice only where one asks for it', async () => {
  const nora = await practises('rogelios', 'hold');
  const { page } = nora;
  const clocks = page.locator('.plate.mine .clock');
  const isAsked = async () => (await nora.asked()).includes('fold');
  await playUntilAsked([nora], isAsked);
  expect(await clocks.count()).toBe(0);
  await under(nora, () => page.getByLabel(t.gentle).check());
  await clocks.waitFor();
  await under(nora, () => page.getByLabel(t.gentle).uncheck());
  await clocks.waitFor({ state: 'detached' });
  expect(await isAsked()).toBe(true);
  expect(nora.faults).toEqual([]);
});

test('best play speaks before one acts at the banked tables, where one asks for it', async () => {
  const nora = await practises('rogelios', 'p215', { viewport: WIDE });
  const isHit = async () => (await nora.asked()).includes('hit');
  await playUntilAsked([nora], isHit);
  expect(await said(nora).count()).toBe(0);
  await under(nora, () => nora.page.getByLabel(t.bestSays).check());
  await expect.poll(() => said(nora).textContent()).toMatch(/^Best play says: .+\. Counted, .*\$\d/);
  expect(await isHit()).toBe(true);
  expect(nora.faults).toEqual([]);
});

test('best play speaks at Pai Gow on a phone, too', async () => {
  const nora = await practises('s-and-k', 'pgp', TOUCH);
  await playUntilAsked([nora], async () => (await nora.asked()).includes('house-way'));
  await under(nora, () => nora.page.getByLabel(t.bestSays).check());
  await expect.poll(() => said(nora).textContent()).toMatch(/^Best play says: .+ in front/);
  expect(nora.faults).toEqual([]);
});

test('at the rummies one answers for all cards that come by, and it is shown as long as it stands', async () => {
  const nora = await practises('jalisco', 'esc');
  const { page } = nora;
  const me = (await page.locator('.plate.mine .name').textContent())!.trim();
  const drewLast = async () =>
    / draws /.test((await nora.log()).findLast((line) => / draws | takes | discards /.test(line)) ?? '');
  const isOthers = async () => !(await nora.log()).findLast((line) => / draws /.test(line))?.startsWith(me);
  await page.locator('.tool.more').click();
  // Nearly every card would be of use.
  await page.getByLabel(t.own, { exact: true }).fill('4h 5h 4s 5s 4d 5d Jh Qh Js Qs');
  await page.getByRole('button', { name: t.deal, exact: true }).click();
  await page.waitForSelector('dialog[open]', { state: 'detached' });
  // While what was asked is on its way nothing else is heard; and where no hand runs, none is to be played out.
  const [out, setUp] = [page.locator('.tool.playOut[aria-disabled=false]'), /^A set-up hand/];
  await expect.poll(async () => (await nora.logged(setUp)) || (await out.isVisible())).toBe(true);
  if (!(await nora.logged(setUp))) await nora.press('End');
  await expect.poll(() => nora.logged(setUp)).toBe(true);
  /** Whatever keeps the game going, until somebody else's card would be of use. */
  const isOffered = async () => {
    const asked = await nora.asked();
    if (asked.includes('use') && (await drewLast()) && (await isOthers())) return true;
    if (asked.includes('discard')) await nora.press('1', 'x');
    else {
      const act = ['yes', 'draw', 'no'].find((one) => asked.includes(one));
      if (act) await nora.enter(act, 1000);
    }
    return false;
  };
  await expect.poll(isOffered).toBe(true);
  const passed = async () => (await nora.log()).filter((line) => line.startsWith(`${me} lets it go on`)).length;
  const had = await passed();
  await under(nora, () => page.getByLabel(t.interest.label).selectOption('pass'));
  await expect.poll(passed).toBeGreaterThan(had);
  await page.locator('.tools .stands', { hasText: t.interest.pass }).waitFor();
  await page.getByRole('button', { name: t.interest.revoke }).click();
  await page.locator('.tools .stands').waitFor({ state: 'detached' });
  expect(nora.faults).toEqual([]);
});

test('a phone shakes when it is one’s turn, unless one will not have it', async () => {
  const nora = await at.room.stranger(TOUCH);
  const { page } = nora;
  await page.addInitScript(() => {
    const shakes: unknown[] = [];
    Object.assign(window, { shakes });
    navigator.vibrate = (pattern) => shakes.push(pattern) > 0;
  });
  await nora.comeIn();
  const shakes = () => page.evaluate(() => (window as unknown as { shakes: unknown[] }).shakes);
  const shaken = async (): Promise<number> => (await shakes()).length;
  await page.locator('.deal:enabled').tap();
  await playUntilAsked([nora], async () => true);
  await expect.poll(async () => (await shakes())[0]).toEqual([60]);
  await page.evaluate(() => localStorage.setItem('baraja.prefs', '{"sound":"off","shakes":"no"}'));
  await page.reload();
  await page.locator('.bar').tap();
  await playUntilAsked([nora], async () => (await nora.log()).length > 0);
  await nora.goOn();
  await playUntilAsked([nora], async () => true);
  expect(await shaken()).toBe(0);
  expect(nora.faults).toEqual([]);
});

test.each([
  ['a wide screen', { viewport: WIDE }],
  ['a phone, under a finger', TOUCH],
] as const)('from the lobby through a practised hand to one’s own hands: %s', async (_name, options) => {
  const nora = await at.room.person('Nora', options);
  const { page } = nora;
  const press = async (selector: string) => {
    const one = page.locator(selector).first();
    await ('hasTouch' in options ? one.tap() : one.click());
  };
  const lies = (what: string) => expect.poll(() => faultsOn(page), { message: what, timeout: 20_000 }).toEqual([]);
  await lies('the lobby');
  await press('a[href="#/games/rummy"]');
  await page.locator('[data-game="snk-pan"] .practise').waitFor();
  await lies('the rummies');
  await press('[data-game="snk-pan"] .practise');
  await page.waitForSelector('.plate.mine');
  await nora.turn();
  await lies('a practised hand');
  await press('.tool.advise');
  await expect.poll(() => said(nora).textContent()).toMatch(/^A steady bot: .+ Counted/);
  await lies('what a bot would do');
  await expect
    .poll(async () => {
      await nora.press('End');
      return nora.logged(/^Hand 1 is over/);
    })
    .toBe(true);
  await nora.go('#/yours');
  await page.getByRole('heading', { name: yoursStrings('en').heading, exact: true }).waitFor();
  await lies('one’s own hands');
  expect(nora.faults).toEqual([]);
});

// Somebody who opens the page for the first time: in a hand within five seconds, by keys alone, in either language.
import { expect, test } from 'vitest';
import { busyness } from '../../../tools/busy.mjs';
import { faults, SIZES } from './axe.js';
import type { Person } from './person.js';
import { roomForTests } from './room.js';

/** Everything as people have it: motion, and bots that take their time. */
const asPeopleHaveIt = { reducedMotion: 'no-preference', deviceScaleFactor: 1 } as const;
const at = roomForTests({ pace: 1, practice: true });

/** Milliseconds by the page's own clock, from the moment it was asked for until one's own two cards lie face up. */
async function untilDealt(person: Person): Promise<number> {
  const { page } = person;
  await page.goto(person.url);
  await person.dealMeIn();
  const dealt = await page.waitForFunction(() => {
    const faces = document.querySelectorAll('.at .front').length;
    return faces >= 2 && document.querySelector('.plate.mine') ? performance.now() : null;
  });
  return (await dealt.jsonValue()) as number;
}

// Five seconds on a machine of one's own. On one that is shared, the share others take of it is allowed for, and the best of
// three visits is judged.
test('one is in a hand within five seconds of opening the page, no account asked', async () => {
  const visits: { seconds: number; allowed: number }[] = [];
  const isGood = () => visits.some(({ seconds, allowed }) => seconds <= allowed);
  for (let i = 0; i < 3 && !isGood(); i++) {
    const nora = await at.room.stranger(asPeopleHaveIt);
    const before = busyness();
    const ms = await untilDealt(nora);
    visits.push({ seconds: ms / 1000, allowed: (5 * (before + busyness())) / 2 });
    expect(await nora.logged(/^Hand 1: /)).toBe(true);
    expect(nora.faults).toEqual([]);
    await nora.page.context().close();
  }
  const told = visits.map(({ seconds, allowed }) => `${seconds.toFixed(1)} s of ${allowed.toFixed(1)} s`).join(', ');
  console.log(`dealt in after ${told}`);
  expect(isGood(), told).toBe(true);
});

test('a hand by keys alone, from the lobby to its end', async () => {
  const nora = await at.room.person();
  const { page } = nora;
  const isOn = (selector: string) => page.evaluate((it) => document.activeElement?.matches(it) ?? false, selector);
  for (let i = 0; i < 20 && !(await isOn('.deal')); i++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  for (let i = 0; i < 9 && !(await nora.asked()).includes('call'); i++) {
    await nora.soon(10_000);
    if ((await nora.asked()).includes('no')) await page.keyboard.press('n');
  }
  if ((await nora.asked()).includes('raise')) {
    // A key for the amount, figures, and nothing is done until Enter.
    await page.keyboard.press('r');
    if (await page.locator('.typed').isVisible()) {
      await page.keyboard.type('60');
      expect(await page.locator('.act.raise .says').textContent()).toMatch(/\$60$/);
      await page.keyboard.press('Escape');
    }
  }
  for (const [key, answer] of [
    ['h', /^You hold /],
    ['b', /board/i],
    ['p', /^The pot is \$/],
    ['t', /call|check/],
    ['w', /turn/],
    ['l', /\.$/],
    ['k', /second|clock/],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(async () => (await page.locator('.note').textContent()) ?? '').toMatch(answer);
  }
  await page.keyboard.press('?');
  await page.waitForSelector('dialog[open]');
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog[open]', { state: 'detached' });
  await page.keyboard.press('c');
  await expect.poll(() => nora.logged(/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ (calls|checks|goes all in)/u)).toBe(true);
  await nora.soon(20_000);
  if (await nora.isAsked()) await page.keyboard.press('f');
  await expect.poll(() => nora.logged(/^Hand 1 is over/), { timeout: 300_000 }).toBe(true);
  expect(nora.faults).toEqual([]);
});

test('a browser that speaks Spanish is dealt to in Spanish, and English is one press away', async () => {
  const nora = await at.room.person('', { locale: 'es-MX' });
  const { page } = nora;
  await page.getByRole('button', { name: /^Dame cartas/ }).click();
  await expect.poll(() => nora.logged(/^Cada jugador recibe 2 cartas\./)).toBe(true);
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
  await nora.turn();
  expect(await page.locator('.act.fold .says').textContent()).toBe('Retirarse');
  await nora.go('#/');
  await nora.inLobby();
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('button', { name: /^Deal me in/ }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  expect(nora.faults).toEqual([]);
});

test('two who practise at the same time, and one who practises again, are each dealt into a first hand', async () => {
  const [nora, omar] = (await at.room.people('Nora', 'Omar')) as [Person, Person];
  const practise = async (person: Person) => {
    const { page } = person;
    await person.dealMeIn();
    await page.waitForSelector('.plate.mine');
    await page.waitForFunction(() => document.querySelectorAll('.at .front').length >= 2);
    return page.url();
  };
  const tables = await Promise.all([nora, omar].map(practise));
  await nora.page.locator('.more > button').click();
  await nora.page.getByRole('button', { name: 'Leave the table' }).click();
  await nora.go('#/');
  await nora.inLobby();
  tables.push(await practise(nora));
  for (const person of [nora, omar]) expect(await person.logged(/^Hand 1: /)).toBe(true);
  expect(new Set(tables).size).toBe(3);
  expect([...nora.faults, ...omar.faults]).toEqual([]);
});

test('practice is labelled as what it is, and chips for it come from a purse of its own', async () => {
  const nora = await at.room.person('Nora');
  const { page } = nora;
  const { table } = await nora.post('/api/practice', { house: 'spanish-poker', game: 'span' });
  await nora.look(table);
  await expect.poll(() => page.locator('.bar .kept').textContent()).toMatch(/^Practice purse \$1,000\./);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await expect.poll(() => page.locator('header .money:visible').textContent()).toBe('Practice');
  }
  await page.locator('.more > button').click();
  expect(await page.locator('.more .note').textContent()).toMatch(/^Practice purse: .*never mixes with your wallet/);
  const own = await nora.post('/api/tables', { house: 'rogelios', game: 'hold' });
  await nora.look(own.table);
  await expect.poll(() => page.locator('.bar .kept').textContent()).toMatch(/^Wallet \$\d/);
  expect(nora.faults).toEqual([]);
});

test('practice is practice: no clock, at once if one likes, and the next hand when one says', async () => {
  const nora = await at.room.person('Nora', { reducedMotion: 'reduce' });
  const { page } = nora;
  await page.locator('header nav button').last().click();
  await page.getByLabel('At once').check();
  await page.keyboard.press('Escape');
  await nora.dealMeIn();
  await page.waitForSelector('.plate.mine');
  const play = async () => {
    const asked = await nora.asked();
    const key = asked.includes('no') ? 'n' : asked.includes('fold') ? 'f' : asked.includes('call') ? 'c' : null;
    if (key) await nora.press(key);
  };
  await expect.poll(() => nora.isAsked()).toBe(true);
  expect(await page.locator('.plate.mine .clock, .bar .time').count()).toBe(0);
  for (const round of [1, 2]) {
    await expect
      .poll(async () => {
        await play();
        return (
          (await nora.logged(new RegExp(`^Hand ${round} is over`))) ||
          (await nora.logged(new RegExp(`^Hand ${round + 1}: `)))
        );
      })
      .toBe(true);
    // At once there is hardly time to press it, and no need to.
    if (await page.locator('.bar .next').isVisible()) await page.keyboard.press(' ');
  }
  await expect.poll(() => nora.logged(/^Hand 3: /)).toBe(true);
  expect(nora.faults).toEqual([]);
});

test('what leaves no choice is done by itself and told: a straddle is declined, unless one wants to be asked', async () => {
  const nora = await at.room.person('Nora');
  const { page } = nora;
  const setting = async (pick: () => Promise<void>) => {
    await page.locator('header nav button').last().click();
    await pick();
    await page.keyboard.press('Escape');
  };
  await setting(() => page.getByLabel('At once').check());
  await nora.dealMeIn();
  await page.waitForSelector('.plate.mine');
  const me = (await page.locator('.plate.mine .name').textContent())!.trim();
  const declined = new RegExp(`^${me} does not straddle`);
  const foldOn = async () => {
    if ((await nora.asked()).includes('fold')) await nora.press('f');
    else if (await page.locator('.bar .next').isVisible()) await nora.press(' ');
  };
  await expect
    .poll(async () => {
      expect(await nora.asked()).not.toContain('no');
      await foldOn();
      return nora.logged(declined);
    })
    .toBe(true);
  await nora.go('#/');
  await nora.inLobby();
  await setting(() => page.getByRole('checkbox', { name: /^At practice, pass/ }).uncheck());
  await nora.dealMeIn();
  await expect
    .poll(async () => {
      await foldOn();
      return (await nora.asked()).includes('no');
    })
    .toBe(true);
  expect(nora.faults).toEqual([]);
});

test('at practice one asks a bot what it would do and why, takes an act back, and has the hand played out', async () => {
  const nora = await at.room.person('Nora', { reducedMotion: 'reduce' });
  const { page } = nora;
  await nora.dealMeIn();
  const said = page.locator('.tools [role=status]');
  const isIn = async () => {
    if (await page.locator('.bar .next').isVisible()) await nora.press(' ');
    return (await nora.asked()).includes('fold');
  };
  await expect.poll(isIn).toBe(true);
  await page.getByRole('button', { name: /^What would you do/ }).click();
  await expect
    .poll(() => said.textContent())
    .toMatch(/^A steady bot: .+\. (Your cards win about|Nobody has raised, and your cards are better than) \d+ %/);
  await expect.poll(() => said.textContent()).toMatch(/Counted: \d+\.\d % of the pot against \d/);
  const [before, hand] = [await nora.seen(), await page.locator('.bar .strip').textContent()];
  expect(hand).toMatch(/Your turn/);
  // A fold is over at once for oneself, and is taken back while the others still play.
  await nora.press((await nora.asked()).includes('call') ? 'c' : 'f');
  await expect.poll(() => page.locator('.tool.takeBack').getAttribute('aria-disabled')).toBe('false');
  await nora.press('z');
  await expect.poll(() => nora.logged(/takes the last act back: the hand goes on from there\.$/)).toBe(true);
  await expect.poll(() => nora.isAsked()).toBe(true);
  expect(await nora.seen()).toEqual(before);
  // Asked again by a key; then a bot plays it out.
  await nora.press('q');
  await expect.poll(() => said.textContent()).toMatch(/^A steady bot: /);
  await nora.press('End');
  await expect.poll(() => nora.logged(/ A bot plays for \p{Lu}.+\./u)).toBe(true);
  await expect.poll(() => nora.logged(/^Hand 1 is over/)).toBe(true);
  // The same deal again, and after it a hand with cards of one's choice: both told as what they are.
  await page.locator('.tool.more').click();
  await page.getByRole('button', { name: 'The same deal again' }).click();
  await expect.poll(() => nora.logged(/^The deal of hand \d+ again: its cards are chosen, not shuffled\./)).toBe(true);
  await page.locator('.tool.more').click();
  await page.getByLabel('Your cards').fill('As Ks');
  expect(await faults(nora, SIZES, 'dialog')).toEqual([]);
  await page.getByRole('button', { name: 'Deal it' }).click();
  await nora.press('End');
  await expect.poll(() => nora.logged(/^A set-up hand: its cards are chosen, not shuffled\./)).toBe(true);
  await expect.poll(() => nora.cards()).toEqual(expect.arrayContaining(['As', 'Ks']));
  expect(nora.faults).toEqual([]);
});

test('practice tools are there in Spanish and on a phone, and at no other table', async () => {
  const nora = await at.room.person('Nora', { locale: 'es-MX', viewport: { width: 390, height: 844 }, hasTouch: true });
  const { page } = nora;
  await page.locator('.deal:enabled').tap();
  const ask = page.getByRole('button', { name: '¿Tú qué harías?' });
  await expect
    .poll(async () => {
      if (await page.locator('.bar .next').isVisible()) await page.locator('.bar .next').tap();
      return nora.isAsked();
    })
    .toBe(true);
  await ask.tap();
  await expect.poll(() => page.locator('.tools [role=status]').textContent()).toMatch(/^Un bot sereno: /);
  const sizes = await page
    .locator('.tools .tool, .tools select')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  for (const height of sizes) expect(height).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await nora.open({ house: 'rogelios', game: 'hold' });
  await nora.sit();
  expect(await page.locator('.tools').count()).toBe(0);
  expect(nora.faults).toEqual([]);
});

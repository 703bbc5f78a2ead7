// Somebody opens the odds lab, throws a switch, and reads a figure that is the library's; sets hands against each other; and lets himself
// be trained.
import { answer, NO_BUST_21 } from '@baraja/odds';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { busyness } from '../../../tools/busy.mjs';
import { percent, share } from '../src/lab/numbers.js';
import { SHELF } from '../src/lab/shelf.js';
import { roomForTests } from './room.js';

const at = roomForTests();
const spanish = {
  kind: 'spanish-poker',
  game: 'span',
  anteTable: '1',
  wheel: false,
  tie: 'push',
  stake: 'returned',
} as const;
const exactOf = (page: Page, fact: string) => page.locator(`[data-fact="${fact}"] .exact`);

test('a switch is thrown, and the figure beside the printed one is the library’s', async () => {
  const nora = await at.room.person('Nora');
  const { page } = nora;
  await page.locator('header a[href="#/lab"]').click();
  const exact = exactOf(page, 'edge-ante');
  const usual = answer({ ...spanish, players: 1, hand: null });
  await expect.poll(() => exact.textContent()).toBe(percent(usual.ante.edgeOfAnte));
  expect(await page.locator('[data-fact="edge-ante"] .printed').textContent()).toMatch(/5\.93 %.*differs.*SPAN-PAY-3/s);
  expect(await page.locator('[data-fact="dos-pares-1"] .printed').textContent()).toMatch(/4\.78 %.*agrees/s);
  await page.locator('[data-switch="span.tie"]').getByText('is the house’s').click();
  const house = answer({ ...spanish, tie: 'house', players: 1, hand: null });
  expect(percent(house.ante.edgeOfAnte)).not.toBe(percent(usual.ante.edgeOfAnte));
  await expect.poll(() => exact.textContent()).toBe(percent(house.ante.edgeOfAnte));
  await page.locator('[data-switch="span.tie"]').getByRole('button', { name: 'AMB-SPAN-02' }).click();
  await expect.poll(() => page.locator('dialog').textContent()).toContain('AMB-SPAN-02');
  await page.keyboard.press('Escape');
  // Any hand: the joker raises.
  await page.getByLabel('Your hand').fill('Jo 7s 5d 3c 2h');
  await expect.poll(() => page.locator('[data-any-hand]').textContent()).toContain('Best is to raise.');
  expect(nora.faults).toEqual([]);
});

test('the page is awake while it counts, and counting can be stopped; the trainer tells the cost of a mistake', async () => {
  const omar = await at.room.person('Omar', { reducedMotion: 'no-preference' });
  const { page } = omar;
  // The longest the page's own thread was busy with one thing, once the lab is there.
  await omar.go('#/lab/rogelios/fees');
  await page.waitForSelector('.found section');
  await page.evaluate(() => {
    const kept = window as unknown as { longest: number };
    kept.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) kept.longest = Math.max(kept.longest, duration);
    }).observe({ type: 'longtask' });
  });
  const longest = () => page.evaluate(() => (window as unknown as { longest: number }).longest);
  // One that is long is noticed.
  await page.evaluate(() =>
    setTimeout(() => {
      for (const until = performance.now() + 150; performance.now() < until; );
    }),
  );
  await expect.poll(longest).toBeGreaterThan(100);
  await page.evaluate(() => {
    (window as unknown as { longest: number }).longest = 0;
  });
  await omar.go('#/lab/ven-a-mexico/ven-nb21');
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: 'Count again' }).click();
  // Buttons answer while threads count.
  const summary = page.locator('aside summary');
  for (const isOpen of [false, true]) {
    await summary.click();
    expect(await page.locator('aside details').evaluate((one) => (one as HTMLDetailsElement).open)).toBe(isOpen);
  }
  expect(await page.getByRole('progressbar').isVisible()).toBe(true);
  const solved = answer({ kind: 'twenty-one', game: 'ven-nb21', rules: NO_BUST_21, with: { hands: true } });
  await expect.poll(() => exactOf(page, 'player').textContent()).toBe(share(solved.worth, 6));
  expect(await longest()).toBeLessThan(700 * busyness());

  await page.getByRole('link', { name: 'Trainer' }).click();
  await page.waitForSelector('.drill');
  const sizes = new Set<string | null>();
  for (let i = 0; i < 8; i++) {
    sizes.add(await page.locator('[data-cards]').getAttribute('data-cards'));
    // Doubling whatever is dealt is a mistake soon enough; three cards may only stand, hit or surrender.
    await page.keyboard.press('d');
    if (!(await page.locator('.acts .chosen').isVisible())) await page.keyboard.press('s');
    await page.waitForSelector('.verdict');
    await page.keyboard.press('n');
    await page.waitForSelector('.verdict', { state: 'detached' });
  }
  expect(sizes.has('2')).toBe(true);
  expect(sizes.size).toBeGreaterThan(1);
  await expect
    .poll(() => page.locator('.score').textContent())
    .toMatch(/\d of 8 right.*given away: \d+\.\d+ % a hand/s);
  expect(omar.faults).toEqual([]);
});

test('hands are set against each other, typed or picked; a mistake is said where it is', async () => {
  const rosa = await at.room.person('Rosa');
  const { page } = rosa;
  await rosa.go('#/lab/rogelios/rog-hold');
  const table = {
    house: 'rogelios',
    game: 'rog-hold',
    switches: {},
    dead: '',
    method: 'best',
    samples: null,
    seed: 1,
  } as const;
  const first = () => page.locator('[data-hand="1"] .figure').textContent();
  const shareOf = (hands: readonly string[], board = '') => {
    const told = answer({ kind: 'equity', ...table, hands, board });
    expect(told.method).toBe('counted');
    return percent(told.hands[0]!.share, 2);
  };
  await expect.poll(first).toBe(shareOf(['As Ks', 'QQ']));
  await page.getByLabel('Hand 2', { exact: true }).fill('Ks Qs');
  await expect.poll(() => page.locator('[data-hand="2"] .fault').textContent()).toContain('Ks lies somewhere else');
  await page.getByLabel('Hand 2', { exact: true }).fill('Jh Th');
  await page.getByLabel('Board').focus();
  await page.locator('.found summary').click();
  for (const card of ['Qd', '9h', '2h']) await page.locator(`[data-pick="${card}"]`).click();
  expect(await page.getByLabel('Board').inputValue()).toBe('Qd 9h 2h');
  expect(await page.locator('[data-pick="Qd"]').isDisabled()).toBe(true);
  await expect.poll(first).toBe(shareOf(['As Ks', 'Jh Th'], 'Qd 9h 2h'));
  // From the seat: two cards, a board, one against it.
  await expect.poll(() => exactOf(page, 'helps').textContent()).toBe('6');
  expect(await exactOf(page, 'needs').textContent()).toBe('25.00 %');
  await page.getByRole('button', { name: 'Add a hand' }).click();
  await expect.poll(() => page.locator('[data-hand="3"] .figure').textContent()).toMatch(/^\d+\.\d\d %$/);
  // Another game: another example; with a joker, and cards to draw.
  await page.locator('aside select').first().selectOption('jalisco');
  await expect.poll(() => page.getByLabel('Hand 2', { exact: true }).inputValue()).toBe('Jo Ks Qs Js x');
  const draw = answer({
    ...table,
    kind: 'equity',
    house: 'jalisco',
    game: 'jal-draw',
    hands: ['As Ad Kc x x', 'Jo Ks Qs Js x'],
    board: '',
  });
  await expect.poll(first).toBe(percent(draw.hands[0]!.share, 2));
  expect(rosa.faults).toEqual([]);
});

test('seven cards are set by keys alone, and what that costs is told', async () => {
  const pia = await at.room.person('Pia');
  const { page } = pia;
  await pia.go('#/lab/s-and-k/snk-pgp/train');
  await page.waitForSelector('.drill');
  for (const right of [false, true]) {
    // The two lowest in front are lawful whatever is dealt, and seldom best.
    await page.keyboard.press('6');
    await page.keyboard.press('7');
    await page.keyboard.press('s');
    await page.waitForSelector('.verdict');
    expect(await page.locator('.answer').textContent()).toMatch(/house way/);
    if (!right) await page.keyboard.press('n');
  }
  expect(await page.locator('.score').textContent()).toMatch(/\d of 2 right/);
  expect(pia.faults).toEqual([]);
});

test('every kind of page fits a phone, in both languages', async () => {
  const lia = await at.room.person('Lía');
  const { page } = lia;
  const places = SHELF.flatMap(({ house, games }) => games.map((game) => `${house}/${game}`)).filter((place) =>
    /span$|p215|pgp|p9|cphl|jal-draw|rogelios\/fees/.test(place),
  );
  for (const language of ['en', 'es']) {
    await page.setViewportSize({ width: 1280, height: 800 });
    if (language === 'es') await page.getByRole('button', { name: 'Español' }).click();
    await page.setViewportSize({ width: 360, height: 740 });
    // What was counted once is known: only the words are others.
    for (const place of [...places, 'spanish-poker/span/train', 's-and-k/snk-pgp/train']) {
      await lia.go(`#/lab/${place}`);
      await page.waitForSelector('.found section, .found .drill');
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over, `${place} ${language}`).toBe(0);
    }
  }
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
  expect(lia.faults).toEqual([]);
});

test('the way there: from the lobby’s list of a family, from a table’s rules, from the rules page', async () => {
  const ines = await at.room.person('Inés');
  const { page } = ines;
  expect(await page.locator('.family a[href="#/lab/rogelios/rog-hold"]').count()).toBe(1);
  await ines.go('#/rules/rogelios/rog-hold');
  await page.locator('.game-book a[href="#/lab/rogelios/rog-hold"]').waitFor();
  await ines.open({ house: 'rogelios', game: 'hold-nl', bots: 1 });
  await page.locator('#tab-rules').click();
  await page.locator('#rail-panel a[href="#/lab/rogelios/rog-hold-nl"]').waitFor();
  expect(ines.faults).toEqual([]);
});

// The rule books: a clause by its address, opened cold and in either language; its example on the felt; the search, with keys alone.
import { expect, test } from 'vitest';
import { bookStrings } from '../src/book/words.js';
import { faults, SIZES } from './axe.js';
import { roomForTests } from './room.js';

const at = roomForTests();
const w = bookStrings('es');

test('a clause by its address, cold: its words, what comes of it, and its example step by step', async () => {
  const nora = await at.room.person('Nora', { locale: 'es-MX' });
  const { page } = nora;
  await nora.go('#/rules/spanish-poker/span/SPAN-JOK-1');
  const clause = page.locator('article.here');
  await clause.getByText(w.comes).waitFor();
  expect(await clause.locator('h4').textContent()).toBe('SPAN-JOK-1');
  expect(await clause.locator('details[open] dl').count()).toBe(1);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('SPAN-JOK-1');

  await clause.getByRole('button', { name: w.showMe }).press('Enter');
  const example = clause.locator('.example');
  await example.locator('.controls').waitFor();
  expect(await example.locator('.done').count()).toBe(0);
  await example.locator('.forward').press('ArrowRight');
  await example.locator('.controls .main').press('End');
  await example.locator('.comes.done .holds').first().waitFor();
  expect(await example.locator('.fails').count()).toBe(0);
  await expect.poll(() => example.locator('.felt [class*=card]').count()).toBeGreaterThan(0);
  expect(await faults(nora, SIZES, '.example')).toEqual([]);
  expect(nora.faults).toEqual([]);
});

test('the search: a key opens it, misspelt words of the other language find a clause, and Enter goes there', async () => {
  const nora = await at.room.person('Nora');
  const { page } = nora;
  await nora.go('#/rules');
  await page.locator('.books').waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('se ben dos cartas al repartir');
  const found = page.locator('#found-rules [role=option]');
  await found.first().waitFor();
  expect(await faults(nora, SIZES, 'dialog')).toEqual([]);
  // Several games say it alike, and come in another order while books are still being read.
  await expect.poll(() => found.locator('strong').allTextContents()).toContain('ROG-HOLD-01b');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.locator('article.here').waitFor();
  const id = await page.locator('article.here').getAttribute('id');
  expect(page.url()).toMatch(new RegExp(`#/rules/[\\w-]+/[\\w-]+/${id}$`));
  expect(nora.faults).toEqual([]);
});

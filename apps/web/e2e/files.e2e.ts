// A file of hands opened in the page: replayed on the felt, told in words, stopped at an illegal act, put under a house's rules.
import { expect, test } from 'vitest';
import { fileStrings } from '../src/files/words.js';
import { faults } from './axe.js';
import { roomForTests } from './room.js';

const at = roomForTests();
const w = fileStrings('en');
const HEAD = `variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [200, 200, 200]
players = ["Ana", "Beto", "Chuy"]`;
const hand = (number: number, actions: readonly string[]): string =>
  `[${number}]\n${HEAD}\nactions = ${JSON.stringify(actions)}\n`;
const DEALT = ['d dh p1 2c2d', 'd dh p2 AhAd', 'd dh p3 ????'];
const FILE = [
  hand(1, [...DEALT, 'p3 cbr 6', 'p1 f', 'p2 cbr 20', 'p3 f']),
  hand(2, [...DEALT, 'p3 cbr 6', 'p1 cbr 7']),
  '[3]\nvariant = "Chess"\n',
].join('\n');

test('a file is read, replayed, stopped where it must, and put under other rules', async () => {
  const ana = await at.room.person('Ana');
  const { page } = ana;
  await ana.go('#/file');
  await page.getByRole('heading', { name: w.heading }).waitFor();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'hands.phhs', mimeType: 'text/plain', buffer: Buffer.from(FILE) });
  await page.getByText(w.hands(3)).waitFor();
  const log = page.getByRole('list', { name: w.steps });
  await page.getByRole('slider').fill('100');
  await log.getByText('Chuy raises to $6.').waitFor();
  await log.getByText(/Beto wins/).waitFor();
  // Nobody has seen what he folded.
  expect(await page.locator('.felt').first().innerText()).not.toContain('??');

  await page.getByLabel(w.house).selectOption('s-and-k');
  await page.getByText(/Chuy: raise would have been refused/).waitFor();
  expect(await page.locator('.under table tbody tr').count()).toBe(3);
  expect(await faults(ana)).toEqual([]);

  await page.getByRole('button', { name: w.hand(2) }).click();
  await page.getByText(w.stopped(5, 'That is too little: $10 at least (OWN).')).waitFor();
  await page.getByRole('button', { name: /^Hand 3: / }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('nothing') });
  await page.getByText(w.noFormat).waitFor();
});

// The day at the consoles: cage, boxes, counts, jackpots, and what the inspector reads and takes along.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BoxFigure, Worker } from '@baraja/room/test/day';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { jackpotStrings } from '../../src/office/money/jackpot-words.js';
import { moneyStrings } from '../../src/office/money/words.js';
import { recordStrings } from '../../src/office/records/words.js';
import { type Hands, read, typed } from './hands.js';

const m = moneyStrings('en');
const j = jackpotStrings('en');
const d = recordStrings('en');
const cli = fileURLToPath(new URL('../../../cli/dist/baraja.mjs', import.meta.url));

type Part<Names extends keyof Worker> = Pick<Worker, Names>;
const kindOf = (shown: string): string => Object.entries(m.kinds).find(([, name]) => name === shown)![0];
const boxName = ({ table, kind }: BoxFigure): string => `${table} · ${m.kinds[kind as keyof typeof m.kinds]}`;

export const cage = (h: Hands): Part<'funds' | 'sells' | 'cashes'> => {
  const slip = async (what: 'sold' | 'cashed', who: string, amount: number): Promise<void> => {
    const part = await h.part('money');
    const slips = await part.locator('.slips li').count();
    await h.field(m.what, part).selectOption(what);
    await h.field(m.patron, part).first().fill(who);
    await h.field(m.amount, part).fill(typed(amount));
    await h.button(m.write, part).click();
    const written = part.locator('.slips li', { hasText: m.slips[what] }).filter({ hasText: who });
    await written.first().waitFor();
    if (slips > (await part.locator('.slips li').count())) throw new Error('a slip is gone');
  };
  return {
    async funds(way, amount, reason) {
      const part = await h.part('money');
      const before = await part.locator('.float').innerText();
      await h.button(m.floatWays[way], part).click();
      await h.field(m.amount, h.dialog).fill(typed(amount));
      await h.because(reason);
      await h.page.waitForFunction(
        (was) => document.querySelector<HTMLElement>('.part .float')?.innerText !== was,
        before,
      );
    },
    sells: (who, amount) => slip('sold', who, amount),
    cashes: (who, amount) => slip('cashed', who, amount),
  };
};

export const counts = (h: Hands): Part<'boxes' | 'pulls' | 'counts' | 'corrects'> => ({
  async boxes() {
    const part = await h.part('money');
    const found = await part.locator('.boxes li').all();
    return Promise.all(found.map(boxShown));
  },
  async pulls() {
    const part = await h.part('money');
    await h.button(m.pull, part).click();
    await part.locator('.count').first().waitFor();
  },
  async counts(number, figures) {
    const part = await h.part('money');
    const count = countAt(part, number);
    for (const one of figures) await h.field(m.figure(boxName(one)), count).fill(typed(one.amount));
    await h.button(m.handIn, count).click();
    // One's own sheet is in, or both are, and agree or do not.
    await h
      .field(m.figure(boxName(figures[0]!)), count)
      .and(h.page.locator(':not(:placeholder-shown)'))
      .waitFor({ state: 'detached' });
  },
  async corrects(number, figure, reason) {
    const part = await h.part('money');
    const count = countAt(part, number);
    await h.button(m.correctOf(boxName(figure)), count).click();
    await h.field(m.newFigure, h.dialog).fill(typed(figure.amount));
    await h.because(reason);
    await count.getByText(reason).waitFor();
  },
});
const countAt = (part: Locator, number: number): Locator =>
  part.locator('.count').filter({ hasText: m.countOf(number, '', '').split(':')[0]! });
async function boxShown(li: Locator): Promise<BoxFigure> {
  const [table, kind] = await li.locator('span').allInnerTexts();
  return { table: table!, kind: kindOf(kind!), amount: read(await li.locator('strong').innerText()) };
}

export const jackpots = (h: Hands): Part<'posts' | 'seeds' | 'awards' | 'countsProgressive'> => ({
  async posts(rule, share, reason) {
    const part = await h.part('money');
    await h.button(j.post, part).click();
    await h.field(j.inEnglish, h.dialog).fill(rule);
    await h.field(j.inSpanish, h.dialog).fill(rule);
    await h.field(j.shares, h.dialog).fill(`100 | ${share} | ${share}`);
    await h.because(reason);
    await part.getByText(rule).waitFor();
  },
  async seeds(amount, reason) {
    const part = await h.part('money');
    const before = await part.getByText(j.fund('')).innerText();
    await h.button(j.seed, part).click();
    await h.field(j.amount, h.dialog).fill(typed(amount));
    await h.because(reason);
    await part.getByText(j.fund('')).filter({ hasNotText: before }).waitFor();
  },
  async awards(won, to, reason) {
    const part = await h.part('money');
    await h.button(j.award, part).click();
    await h.field(j.won, h.dialog).fill(won);
    await h.dialog.locator('.field', { hasText: j.winnerHint }).locator('input').fill(to);
    await h.because(reason);
    await part.locator('li', { hasText: won }).waitFor();
  },
  async countsProgressive(table, reason) {
    await (await h.card(table)).locator('.meter', { hasText: /\$[1-9]/ }).waitFor();
    const part = await h.part('money');
    await h.button(j.count, part.locator('li', { hasText: table })).click();
    await h.because(reason);
  },
});

export const records = (h: Hands): Part<'statement' | 'acts' | 'verifies'> => ({
  async statement() {
    const part = await h.part('records');
    await h.page.getByText(d.balances, { exact: true }).first().waitFor();
    return `${(await part.locator('pre').textContent())!}`;
  },
  /** As the spreadsheet has them; the cage's slips, which come before, are drawn, and stand on paper without the page around them. */
  async acts() {
    const part = await h.part('records');
    await h.field(d.report, part).selectOption('cage');
    const plot = part.getByRole('img', { name: d.plot.grows(d.columns.amount!) });
    await plot.locator('canvas').waitFor();
    expect(await isDrawn(plot)).toBe(true);
    expect(await onPaper(h)).toEqual({ table: true, asked: false, nav: false, header: false });
    await h.field(d.report, part).selectOption('events');
    await part.locator('tbody tr').first().waitFor();
    const lines = (await downloaded(h, part.getByRole('link', { name: d.csv }))).toString().trim().split('\r\n');
    const rows = lines.slice(1, -1).map(cells);
    const told = ['person', 'role', 'act', 'reason'].map((id) => rows[0]!.indexOf(id));
    return rows.slice(1).map((row) => told.map((i) => row[i] ?? '').join(' | '));
  },
  /** As the command proves it, to whoever has the file and nothing else. */
  async verifies() {
    const part = await h.part('records');
    const folder = await mkdtemp(join(tmpdir(), 'baraja-inspector-'));
    try {
      const path = join(folder, 'copy.db');
      await downloaded(h, part.getByRole('link', { name: d.take }), path);
      return await verified(path);
    } finally {
      await rm(folder, { recursive: true });
    }
  },
});
/** Is there a line on the canvas in the colour of lines? An empty one has axes in the colour of the text. */
const isDrawn = (plot: Locator): Promise<boolean> =>
  plot.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
    const ink = /\d+, \d+, \d+/.exec(getComputedStyle(canvas).color)![0].split(', ').map(Number);
    let other = 0;
    for (let i = 0; i < data.length; i += 4)
      if (data[i + 3]! > 200 && ink.some((part, j) => Math.abs(part - data[i + j]!) > 60)) other++;
    return other > 50;
  });
/** What is seen of the page when it is printed. */
async function onPaper({ page }: Hands): Promise<Record<'table' | 'asked' | 'nav' | 'header', boolean>> {
  await page.emulateMedia({ media: 'print' });
  const seen = (at: string): Promise<boolean> => page.locator(at).first().isVisible();
  const found = {
    table: await seen('.sheet table'),
    asked: await seen('.asked'),
    nav: await seen('.office nav.parts'),
    header: await seen('header'),
  };
  await page.emulateMedia({ media: null });
  return found;
}
async function downloaded(h: Hands, link: Locator, to?: string): Promise<Buffer> {
  const [file] = await Promise.all([h.page.waitForEvent('download'), link.click()]);
  if (to) await file.saveAs(to);
  return readFile(to ?? (await file.path()));
}
/** What the command finds wrong. */
const verified = (path: string): Promise<readonly string[]> =>
  new Promise((resolve) => {
    execFile(process.execPath, [cli, 'verify', path], (error, stdout) => resolve(error ? [stdout, error.message] : []));
  });
/** The cells of a line; a cell with a comma in it stands in quotes. */
const cells = (line: string): readonly string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );

// A printed sheet: every clause in both languages with its citation, rulings apart and marked, switches as set, stakes and fees.
import { houses } from 'baraja/books';
import { beforeAll, describe, expect, test } from 'vitest';
import { readHouse } from '../read.js';
import { HOUSES, houseHere, small } from '../test/houses.js';
import { printHouse } from './index.js';

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll(/\s+/g, ' ');
const entryIn = (html: string, id: string): string =>
  new RegExp(`<article class="entry[^"]*"><header><b>${id}</b>.*?</article>`, 's').exec(html)?.[0] ?? '';

describe.each(HOUSES)('%s', (_, read) => {
  let html: string;
  beforeAll(() => {
    html = printHouse(read, ['en', 'es']);
  });
  test('every clause and ruling stands there once for each page it is on, in the order of the sheet, in both languages', () => {
    const text = plain(html);
    for (const { own } of read.games.values()) {
      const ids = [...Object.keys(own.clauses ?? {}), ...Object.keys(own.rulings ?? {})];
      const section = html.slice(html.indexOf(`<section id="${own.game}"`)).split('</section>')[0]!;
      expect([...section.matchAll(/<header><b>([^<]+)/g)].map(([, one]) => one)).toEqual(ids);
      for (const entry of Object.values(own.clauses ?? {}))
        for (const said of [entry.en, entry.es])
          for (const part of typeof said === 'string' ? [said] : Object.values(said ?? {}))
            if (part !== 'any' && part !== 'none') expect(text).toContain(String(part).replaceAll(/\s+/g, ' '));
    }
    expect(text).not.toMatch(/undefined|\[object|NaN/);
  });
  test('nobody else is spoken of: no other house, and no clause of one', () => {
    const text = plain(html);
    for (const { id, name, code } of houses.filter((one) => one.id !== read.house!.house)) {
      expect(text, id).not.toContain(name);
      expect(text, id).not.toMatch(new RegExp(`\\b(?:AMB-)?${code}-[A-Z0-9]`));
    }
  });
  test('what a shared ruling says is still there: the words of each, or what it sets', () => {
    for (const [, bare] of html.matchAll(
      /<header>(<b>[^<]+<\/b>(?:<span[^>]*>[^<]*<\/span>)*)<\/header>(?:<div lang="..">\s*<\/div>)+/g,
    ))
      expect(bare).toBe('');
  });
  test('rulings are marked, and no clause of the sheet is', () => {
    for (const { own } of read.games.values()) {
      for (const clause of Object.keys(own.clauses ?? {})) expect(entryIn(html, clause)).not.toContain('entry ruling');
      for (const ruling of Object.keys(own.rulings ?? {})) expect(entryIn(html, ruling)).toContain('entry ruling');
    }
  });
});
test('what a clause sets in plain words, its citation, switches as set, stakes and fees as tables', () => {
  const html = printHouse(houseHere('rogelios'), ['en', 'es']);
  const cap = plain(entryIn(html, 'ROG-HOLD-W1'));
  expect(cap).toContain('How many raises a betting round takes: 3');
  expect(cap).toContain('Cuántas subidas admite una ronda de apuestas: 3');
  expect(cap).toContain("§Hold'em L282");
  const left = plain(entryIn(html, 'ROG-DRAW-A12'));
  expect(left).toContain('at any time');
  expect(left).toContain('en cualquier momento');
  expect(plain(entryIn(html, 'ROG-DRAW-A13'))).toContain('Decide el encargado : la mano queda viciada');
  const straddle = plain(entryIn(html, 'AMB-ROG-22'));
  expect(straddle).toMatch(/ on or off rog\.hold\.straddle/);
  expect(plain(entryIn(html, 'AMB-ROG-20'))).toContain('small the lower limit ÷ 2, rounded down to $1');
  const hold = plain(html.slice(html.indexOf('<section id="rog-hold"')).split('</section>')[0]!);
  expect(hold).toContain('3/6 limit límite $1 / $3 $60+ ROG-FEE-1, BAR-2');
  expect(hold).toContain(
    '2/4 · 3/6 · 4/8 · 5/10 · 6/12 · 10/20 2+ $3 a hand $3 por mano $1 the button el botón ROG-FEE-1',
  );
});
test('in one language the other is not there; a sheet is made for paper; what a house writes cannot become markup', () => {
  const es = printHouse(houseHere('rogelios'), ['es']);
  expect(es).toContain('lang="es"');
  expect(es).not.toContain('lang="en"');
  expect(es).toContain('@page');
  const path = 'houses/rogelios/hold.yaml';
  const odd = readHouse('rogelios', (file) =>
    file === path ? small(file)!.replace('en: Table stakes.', 'en: <b>Table</b> & stakes.') : small(file),
  );
  expect(printHouse(odd, ['en'])).toContain('&lt;b&gt;Table&lt;/b&gt; &amp; stakes.');
});

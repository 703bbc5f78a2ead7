// The books' examples as they are shown: on the felt step by step, every card open, and what must come of them in words.
import { gameOf, gamesOf } from 'baraja/books';
import { housePages, words } from 'baraja/words';
import { expect, test } from 'vitest';
import { examplesFor, shown } from './example.js';
import { expectedSaid } from './expected.js';

const seat = (n: number): string => `Seat ${n}`;
const at = (house: string, clause: string, n = 0) => {
  const pages = housePages(house);
  return shown(pages, examplesFor(pages, clause)[n]!, seat);
};

test('ROG-HOLD-01a: the exposed card is reported, replaced, and the next report is refused by the next clause', () => {
  const example = at('rogelios', 'ROG-HOLD-01a');
  const last = example.steps.at(-1)!;
  expect(last.lines.find(({ type }) => type === 'CardReplaced')?.rule).toBe('ROG-HOLD-01a');
  // Seats of an example are counted from one, as people do.
  expect(example.seats.map(({ patron }) => patron.name)).toEqual(['Seat 1', 'Seat 2', 'Seat 3']);
  // Everybody's cards are open.
  for (const { seat: number } of example.seats)
    for (const card of last.felt.zones[`hand:${number}`] ?? [])
      expect(last.felt.faces[card]).toMatch(/^[2-9TJQKA][shdc]$/);
  const said = example.expected.map((one) => expectedSaid(one, { language: 'en', say: words('en') }, example));
  expect(said.map(({ rule }) => rule)).toEqual(['ROG-HOLD-01a', 'ROG-HOLD-01b']);
  expect(example.expected.every(({ wrong }) => wrong === null)).toBe(true);
});

test('every example of a house can be shown, comes out as it says, and says so in both languages', () => {
  const pages = housePages('casa');
  expect(new Set(pages.examples.map(({ game }) => game)).size).toBe(gamesOf('casa').length);
  // Tables with a bank are drawn by what a browser alone can fetch.
  for (const example of pages.examples.filter(({ game }) => gameOf(game).family !== 'banked')) {
    const found = shown(pages, example, seat);
    expect(found.expected.map(({ wrong }) => wrong).filter(Boolean), example.id).toEqual([]);
    for (const language of ['en', 'es'] as const)
      for (const one of found.expected) {
        const { text } = expectedSaid(one, { language, say: words(language) }, found);
        expect(text, `${example.id} ${one.what}`).not.toMatch(/undefined|NaN|^$|\[object/);
      }
  }
});

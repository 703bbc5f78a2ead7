/** A house's book: everything on its rules pages once, with what comes of it in words of both languages. */
import { describe, expect, test } from 'vitest';
import { gameBooks, isRuling, clause as lookUp } from '../books/index.js';
import { type BookEntry, houseBook } from './book.js';
import { remedyWords } from './floor/index.js';
import { rulesPage } from './rules.js';
import { hasWords } from './things-said.js';

const rogelios = houseBook('rogelios');
const entry = (id: string): BookEntry => rogelios.entries[id]!;

describe('a book', () => {
  test('has every clause and ruling of a game’s rules page, in its order', () => {
    const span = houseBook('spanish-poker');
    const page = rulesPage('spanish-poker', 'span', { language: 'en' });
    if ('refused' in page) throw new Error(page.refused);
    const ids = page.sections.flatMap(({ entries }) =>
      entries.flatMap((one) => (one.kind === 'intro' ? [] : [one.id])),
    );
    const read = span.games[0]!.chapters.flatMap(({ entries }) =>
      entries.map(({ entry: key }) => span.entries[key]!.id),
    );
    expect([...read].sort()).toEqual([...ids].sort());
    for (const { id, switches } of Object.values(span.entries))
      expect(new Set(switches.map(({ key }) => key)).size, id).toBe(switches.length);
    for (const one of Object.values(span.entries)) expect(one.ruling !== null).toBe(isRuling(lookUp(one.id)!));
  });
  test('ROG-HOLD-01a: what happened and the remedy, what the floor does, when and with what money, and who closes the window', () => {
    const { clause: said, floor, citation, examples } = entry('ROG-HOLD-01a');
    expect(said?.en.parts?.trigger).toMatch(/hole card exposed/);
    expect(floor[0]).toMatchObject({
      report: { en: 'A hole card was exposed by the dealer' },
      window: { es: 'mientras se apuesta sobre el reparto' },
      money: { en: remedyWords({ remedy: 'replace-card', money: null }, 'en')!.money },
      late: 'AMB-ROG-68',
    });
    expect(citation.en).toContain('lines 315–323');
    expect(examples).toBeGreaterThan(0);
  });
  test('a ruling has its readings, the clause it reads, and the choices it leaves; the clause knows who reads it', () => {
    const rulings = Object.values(rogelios.entries).filter(({ ruling }) => ruling !== null);
    const reading = rulings.filter(({ under }) => under !== null && under in rogelios.entries);
    expect(reading.length).toBeGreaterThan(0);
    for (const { id, under } of reading)
      expect(
        Object.values(rogelios.entries).some((one) => one.id === under && one.readBy.includes(id)),
        id,
      ).toBe(true);
    expect(rulings.some(({ ruling }) => ruling!.es.readings.length > 1)).toBe(true);
    const chosen = rulings.flatMap(({ switches }) => switches).filter(({ choices }) => choices.length > 0);
    expect(chosen.some(({ choices }) => choices.some(({ isNow }) => isNow))).toBe(true);
  });
});

test('everything that any shipped page governs, and every window of its floor, has words in both languages', () => {
  const pages = gameBooks.flatMap(({ pages: { pages } }) => pages.flatMap(({ entries }) => entries));
  const things = new Set(pages.flatMap(({ governs = [] }) => governs));
  const windows = new Set(pages.flatMap(({ floor = [] }) => floor.map(({ window }) => window)));
  expect([...things].filter((name) => !hasWords('thing', name))).toEqual([]);
  expect([...windows].filter((name) => !hasWords('window', name))).toEqual([]);
});

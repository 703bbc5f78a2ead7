// Spanish says what the English says: every clause, ruling and switch, with the same figures, cards and ids.
import { describe, expect, test } from 'vitest';
import { type Clause, clauses, type Ruling, rulings } from '../../../books/clauses/index.js';
import { switches } from '../../../books/clauses/switch-table.js';
import { clausesInSpanish, law, rulingsInSpanish, setting, settingsInSpanish } from './index.js';

/** Figures, ids and cards of a text, in any order. Words of number are left to the translator. */
const figures = (text: string): readonly string[] =>
  [...text.matchAll(/[A-Z]{2,5}-[A-Z0-9-]+\b|\$?\d[\d.,½/]*\d|\$?\d|[♠♥♦♣]/g)]
    .map(([found]) => found.replace(/[.,/]$/, ''))
    .sort();

const told = (entry: Clause | Ruling): string =>
  'ruling' in entry ? [entry.question, ...entry.readings, entry.ruling].join(' ') : entry.text;

describe('Spanish', () => {
  test.each([...clauses, ...rulings].map((entry) => [entry.id, entry] as const))(
    '%s has the same figures in Spanish',
    (_, entry) => {
      const spanish = law(entry);
      expect(figures(told(spanish))).toEqual(figures(told(entry)));
      if ('ruling' in entry) expect((spanish as Ruling).readings).toHaveLength(entry.readings.length);
      else expect((spanish as Clause).irr === undefined).toBe(entry.irr === undefined);
    },
  );
  test('what an irregularity leaves to the reader of the books is the same in Spanish', () => {
    for (const entry of clauses) {
      const { irr } = law(entry);
      expect(irr?.state === 'any', entry.id).toBe(entry.irr?.state === 'any');
      expect(irr?.money === 'none', entry.id).toBe(entry.irr?.money === 'none');
    }
  });
  test('every switch is told in Spanish', () => {
    for (const { key, about } of switches) expect(figures(setting(key)), key).toEqual(figures(about));
  });
  test('nothing is told that the books do not have', () => {
    const known = new Set<string>([...clauses, ...rulings].map(({ id }) => id));
    const told = [...Object.keys(clausesInSpanish), ...Object.keys(rulingsInSpanish)];
    expect(told.filter((id) => !known.has(id))).toEqual([]);
    const keys = new Set(switches.map(({ key }) => key));
    expect(Object.keys(settingsInSpanish).filter((key) => !keys.has(key))).toEqual([]);
  });
});

// What is broken in a document is noticed by the examples on its page: a sample of all mutants, the same every time. The whole is
// npm run mutants -- --documents.
import { expect, test } from 'vitest';
import { isNoticed, isSame, mutantsOf } from './mutants.js';
import { houseHere } from './test/houses.js';

const gameOf = (house: string, game: string) => houseHere(house).games.get(game)!;

test('each kind of thing is broken', () => {
  const whats = [...mutantsOf(gameOf('rogelios', 'rog-hold'))].map(({ id, what }) => `${id}: ${what}`);
  expect(whats).toContain('ROG-HOLD-W1: raisesMax: 3 → 4');
  expect(whats).toContain('ROG-HOLD-W1: raisesMax is not set');
  expect(whats).toContain('ROG-HOLD-16: governs win no more');
  expect(whats).toContain('ROG-HOLD-01a: floor line 1, exposed-card, is gone');
  expect(whats.some((what) => / row \d+: /.test(what))).toBe(true);
});
test('what nothing shows is not noticed, what is said by somebody else plays as before', () => {
  const game = gameOf('rogelios', 'rog-hold');
  const raises = [...mutantsOf(game)].find(({ what }) => what === 'raisesMax: 3 → 4')!;
  expect([isNoticed(game, raises), isSame(game, raises)]).toEqual([true, false]);
  expect(isNoticed({ ...game, shows: [] }, raises)).toBe(false);
  expect(isSame(game, { ...raises, pages: game.pages })).toBe(true);
});
test.each([
  ['spanish-poker', 'span', 17],
  ['ven-a-mexico', 'ven-nb21', 13],
])('%s, %s: a sample of what is broken is noticed', (house, id, each) => {
  const game = gameOf(house, id);
  // Lines of the floor have tests of their own, incident by incident.
  const all = [...mutantsOf(game)].filter(({ what }) => !what.startsWith('floor line'));
  const sample = all.filter((_, n) => n % each === 0);
  expect(sample.length).toBeGreaterThan(5);
  const left = sample.filter((mutant) => !isNoticed(game, mutant) && !isSame(game, mutant));
  expect(left.map(({ id: clause, what }) => `${clause}: ${what}`)).toEqual([]);
});

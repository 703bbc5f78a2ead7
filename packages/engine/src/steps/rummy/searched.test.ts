// A search for melds is made once for the same cards, whoever asks and in whatever lists they lie; and again as soon as one is another.
import { expect, test } from 'vitest';
import { faces } from '../../cards/index.js';
import { type CardId, type Known, seeded } from '../../kernel/index.js';
import { countsOf, KINDS, type MeldRules, mostWorth } from '../../melds/index.js';
import { canLay, type LayRules, suggest } from './lay.js';
import { searched } from './searched.js';

/** Rules that count how often they are looked up: whoever searches must, and whoever remembers need not. */
function counted(rearrange: boolean): { rules: LayRules; lookups: () => number } {
  let lookups = 0;
  const melds: MeldRules = { sets: 'grown', acesAndKings: true, sevenJack: true };
  const asked = new Proxy(melds, {
    get: (rules, name: keyof MeldRules) => {
      lookups++;
      return rules[name];
    },
  });
  return {
    rules: { melds: asked, rearrange },
    lookups: () => {
      const made = lookups;
      lookups = 0;
      return made;
    },
  };
}
const pack = faces('2c 3c 4c 5d 5h 5s Kd Kh Ks 7c Jc As');
const face: Known = (card) => pack[card];
const at = (columns: readonly (readonly CardId[])[], hand: readonly CardId[]) => ({ columns, hand, offered: [] });

test.each([true, false])('a menu, its greyed buttons and a hint search once, columns taken apart: %s', (rearrange) => {
  const { rules, lookups } = counted(rearrange);
  expect(canLay(at([[0, 1, 2]], [3, 4, 5, 6]), face, rules)).toBe(true);
  expect(lookups()).toBeGreaterThan(0);
  expect(canLay(at([[0, 1, 2]], [6, 3, 4, 5]), (card) => pack[card], rules)).toBe(true);
  expect(lookups()).toBe(0);
  const hint = suggest(at([[0, 1, 2]], [3, 4, 5, 6]), face, rules);
  lookups();
  expect(suggest(at([[0, 1, 2]], [3, 4, 5, 6]), face, rules)).toEqual(hint);
  expect(lookups()).toBe(0);
});
test('another card in the hand, on the table or under other rules is another question', () => {
  const { rules, lookups } = counted(false);
  const other = counted(false);
  expect(canLay(at([[0, 1, 2]], [3, 4, 9]), face, rules)).toBe(false);
  lookups();
  expect(canLay(at([[0, 1, 2]], [3, 4, 5]), face, rules)).toBe(true);
  expect(lookups()).toBeGreaterThan(0);
  expect(canLay(at([[6, 7, 8]], [3, 4, 9]), face, rules)).toBe(false);
  expect(lookups()).toBeGreaterThan(0);
  expect(canLay(at([[0, 1, 2]], [3, 4, 9]), face, other.rules)).toBe(false);
  expect(other.lookups()).toBeGreaterThan(0);
});
test('what is remembered is what would be found, whichever question took its slot', () => {
  const rules: MeldRules = { sets: 'kept', acesAndKings: false, sevenJack: false };
  let made = 0;
  const most = searched(({ must, may }) => {
    made++;
    return mostWorth(must, may, rules);
  });
  const rng = seeded(3);
  const some = (n: number) => countsOf(Array.from({ length: n }, () => rng.below(KINDS)));
  const questions = Array.from({ length: 300 }, () => ({ must: some(rng.below(4)), may: some(8), stays: null, rules }));
  for (let i = 0; i < 2000; i++) {
    const { must, may } = questions[rng.below(questions.length)]!;
    expect(most({ must: must.slice(), may: may.slice(), stays: null, rules })).toBe(mostWorth(must, may, rules));
  }
  expect(made).toBeLessThan(2000);
});

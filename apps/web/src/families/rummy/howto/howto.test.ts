// How to play, made from the rules: every clause it cites is in the books, and every switch that changes play changes what is said.
import { clause, isOpened, openTable } from 'baraja/books';
import { words } from 'baraja/words';
import { describe, expect, test } from 'vitest';
import type { Language, TableRules } from '../../../lib/wire.js';
import { howToPlay, ranksOf } from './howto.js';

function tableOf(
  house: string,
  game: string,
  more: { stake?: string; switches?: Record<string, unknown> } = {},
): TableRules {
  const rules = openTable({ house, game, ...more });
  if (!isOpened(rules)) throw new Error(rules.refused);
  return rules;
}
const pageOf = (rules: TableRules, language: Language) => howToPlay(rules, language, words(language).money);
const textOf = (rules: TableRules, language: Language): string =>
  pageOf(rules, language)
    .flatMap(({ lines }) => lines.map(({ text }) => text))
    .join('\n');

const GAMES = [
  ['jalisco', 'esc'],
  ['jalisco', 'lar'],
  ['s-and-k', 'pan'],
] as const;

describe.each(GAMES)('%s %s', (house, game) => {
  const rules = tableOf(house, game);
  test.each(['en', 'es'] as const)('in %s: a page, and clauses that are in the books', (language) => {
    const page = pageOf(rules, language);
    const lines = page.flatMap((section) => section.lines);
    expect(lines.length).toBeGreaterThan(12);
    for (const { text, rules: cited } of lines) {
      expect(text, text).toMatch(/[.]$/);
      expect(text).not.toMatch(/undefined|NaN|!|\[object/);
      expect(cited.length, text).toBeGreaterThan(0);
      for (const id of cited) expect(clause(id), id).toBeDefined();
    }
  });
  test('says the same in both languages, line by line', () => {
    const shape = (language: Language) =>
      pageOf(rules, language).map(({ lines }) => lines.map(({ rules: cited }) => cited.join()));
    expect(shape('es')).toEqual(shape('en'));
  });
});

// What a switch changes is said otherwise. Those that only concern fees on a void, or the floor, are not told here.
test.each([
  ['jalisco', 'esc', 'jal.rummy.seven_jack', 'gap', /Nothing follows the seven/],
  ['jalisco', 'esc', 'jal.esc.odd_ranks', '357', /odd ones: 3, 5 and 7\./],
  ['jalisco', 'esc', 'jal.esc.bonus_set', 'counting', /all cards that count are of one black suit/],
  ['jalisco', 'esc', 'jal.esc.declare', 'round_before', /Before the first draw each says/],
  ['jalisco', 'esc', 'jal.rummy.draw_to_hand', 'allowed', /take the drawn card into your hand/],
  ['jalisco', 'esc', 'jal.esc.forced_take', 'yes', /must take it/],
  ['jalisco', 'esc', 'jal.esc.exhausted', 'reshuffle', /thrown cards are shuffled/],
  ['jalisco', 'esc', 'jal.esc.ten_down_first', 'yes', /Ten must lie/],
  ['jalisco', 'esc', 'jal.rummy.foul', 'redeal', /all is dealt again/],
  ['jalisco', 'lar', 'jal.lar.marker_min', 12, /at least 12 cards down/],
  ['jalisco', 'lar', 'jal.lar.past_marker_not_down', 3, /without: 3 points, \$1\.50/],
  ['jalisco', 'lar', 'jal.lar.tie', 'split', /takes a share/],
  ['s-and-k', 'pan', 'snk.pan.rate', 'typed_2_1', /deal: \$2 with 5 or more players, \$1 with 2/],
  ['s-and-k', 'pan', 'snk.pan.packs', 6, /6 packs .* 240 cards/],
  ['s-and-k', 'pan', 'snk.pan.rotation', 'cw', /Play goes to the left/],
  ['s-and-k', 'pan', 'snk.pan.noncomoquers', 'on', /Aces and kings make sets in any suits/],
  ['s-and-k', 'pan', 'snk.pan.pay_conditions', 'on', /paid for as they are laid/],
  ['s-and-k', 'pan', 'snk.pan.rearrange', 'no', /Columns stay as they lie/],
  ['s-and-k', 'pan', 'snk.pan.forcing', 'on', /may be forced on him/],
  ['s-and-k', 'pan', 'snk.pan.chip', 250, /2 chips, \$5,/],
])('%s %s: %s = %s is told', (house, game, key, value, told) => {
  const [usual, turned] = [tableOf(house, game), tableOf(house, game, { switches: { [key]: value } })];
  expect(textOf(usual, 'en')).not.toMatch(told);
  expect(textOf(turned, 'en')).toMatch(told);
  expect(textOf(turned, 'es')).not.toBe(textOf(usual, 'es'));
});
test('a dearer table says so', () => {
  expect(textOf(tableOf('jalisco', 'esc'), 'en')).toMatch(/\$0\.50 a point[\s\S]*la corrida, \$2,/);
  expect(textOf(tableOf('jalisco', 'esc', { stake: '1' }), 'es')).toMatch(/\$1 el punto[\s\S]*la corrida, \$5,/);
  expect(ranksOf('A357', 'and')).toBe('A, 3, 5 and 7');
});
test('poker has no such page', () => {
  expect(pageOf(tableOf('rogelios', 'hold'), 'en')).toEqual([]);
});

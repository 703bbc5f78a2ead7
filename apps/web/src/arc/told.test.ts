// What is said of one's own wagers where hands are compared: each of pai gow's two beside the bank's, Spanish Poker's beside the house's.
import { isOpened, openTable } from 'baraja/books';
import { expect, test } from 'vitest';
import { learn, words } from '../i18n/index.js';
import { type DrawnFelt, EMPTY_FELT } from '../lib/felt.js';
import type { Language, TableRules, Written } from '../lib/wire.js';
import { outcomesOf } from './story.js';
import { toldLines } from './told.js';
import { arcStrings } from './words/index.js';

await learn('es');
function rulesOf(house: string, game: string): TableRules {
  const rules = openTable({ house, game });
  if (!isOpened(rules)) throw new Error(rules.refused);
  return rules;
}
/** Cards for all to see, by the zone they lie in. */
function lying(markers: DrawnFelt['markers'], zones: Readonly<Record<string, string>>): DrawnFelt {
  const faces: Record<number, string> = {};
  const laid = Object.entries(zones).map(([zone, text], i) => {
    const ids = text.split(' ').map((_, k) => i * 10 + k);
    text.split(' ').forEach((face, k) => {
      faces[ids[k]!] = face;
    });
    return [zone, ids] as const;
  });
  return { ...EMPTY_FELT, stage: 'over', markers, faces, zones: Object.fromEntries(laid) };
}
const came = (type: string, rule: string, note: object): Written =>
  ({ type, seat: 1, rule, chips: [], note }) as unknown as Written;
function said(rules: TableRules, felt: DrawnFelt, event: Written, language: Language = 'en') {
  const p = { rules, felt, seats: [], s: arcStrings(language), money: words(language).money, language };
  return toldLines(outcomesOf([event]), 1, p).map(({ text, rule, kind }) => [text, rule, kind]);
}
const wager = { circle: 1, row: 0, hand: 0, bet: 'wager' };

test('SNK-PGP-11, AMB-SNK-29 a push by a copy: what copied what, and the rule of it', () => {
  const felt = lying(
    { bank: 2 },
    { 'low:1': 'As Ks', 'high:1': '9h 9d 5c 4c 3s', 'low:2': 'Ah Kh', 'high:2': '8h 8d 5d 4d 3h' },
  );
  const event = came('WagerPushed', 'SNK-PGP-11', { ...wager, outcome: 'one-each', due: 0, won: 0, taken: 0 });
  const rules = rulesOf('s-and-k', 'pgp');
  expect(said(rules, felt, event)).toEqual([
    ['Push · one hand each', 'SNK-PGP-11', 'even'],
    ['Two cards: ace high is a copy of ace high', 'AMB-SNK-29', 'even'],
    ['Five cards: pair of nines beats pair of eights', null, 'won'],
  ]);
  expect(said(rules, felt, event, 'es')[2]?.[0]).toBe('Cinco cartas: pareja de nueves le gana a pareja de ochos');
});
test('hands of one name are told apart by their cards', () => {
  const felt = lying(
    { bank: 2 },
    { 'low:1': 'Ks Td', 'high:1': '9h 9d 5c 4c 3s', 'low:2': 'Kh Jc', 'high:2': 'Th Tc 5d 4d 3h' },
  );
  const event = came('WagerLost', 'SNK-PGP-12', { ...wager, outcome: 'both-lower', due: -500, won: 0, taken: 500 });
  expect(said(rulesOf('s-and-k', 'pgp'), felt, event)).toEqual([
    ['−$5 · both hands lower', 'SNK-PGP-12', 'lost'],
    ['Two cards: king high (K 10) loses to king high (K J)', null, 'lost'],
    ['Five cards: pair of nines loses to pair of tens', null, 'lost'],
  ]);
});
test('SNK-PGP-13 a hand set wrong is compared with nothing', () => {
  const felt = lying(
    { bank: 2 },
    { 'low:1': '9s 9h', 'high:1': 'As Kh Qd 4c 3s', 'low:2': '2h 3c', 'high:2': 'Th Tc 5d 4d 3h' },
  );
  const event = came('WagerLost', 'SNK-PGP-13', { ...wager, outcome: 'foul', due: -500, won: 0, taken: 500 });
  const lines = said(rulesOf('s-and-k', 'pgp'), felt, event);
  expect(lines).toEqual([[`−$5 · ${arcStrings('en').because.foul}`, 'SNK-PGP-13', 'lost']]);
});
test('SPAN-DEAL-16, SPAN-DEAL-14 hands are said against the house’s where they are compared, and only there', () => {
  const felt = lying({}, { 'hand:1': '5s 5h 7d Jc 2s', 'house-hand': 'Ks Kh 2d 3c 4s' });
  const rules = rulesOf('spanish-poker', 'span');
  const [lost] = said(rules, felt, came('AnteSettled', 'SPAN-DEAL-16', { result: 'lose', won: 0 }));
  expect(lost?.[0]).toMatch(/pair of fives against pair of kings: /);
  const [spared] = said(rules, felt, came('AnteSettled', 'SPAN-DEAL-14', { result: 'unqualified', won: 500 }));
  expect(spared?.[0]).not.toMatch(/against/);
});

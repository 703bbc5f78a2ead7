// Whatever is asked of a table, in whatever shape, is answered: with facts, or with a refusal that names the field. Nothing throws.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOpened, openTable } from '../books/index.js';
import { faces } from '../cards/index.js';
import { TABLE_COMMANDS } from '../facts/index.js';
import { ownTable } from '../own/index.js';
import { english } from '../words/en/index.js';
import { spanish } from '../words/es/index.js';
import { decide, emptyTable, NoTable, type TableCommand, type TableState } from './index.js';

const own = { game: 'hold', limit: 'no', blinds: [100, 200], seats: 6 } as const;
const rules = ownTable(own);
if (!isOpened(rules)) throw new Error(english.refusal(rules));
const patron = { id: 'ana', name: 'Ana', bot: false };
const sit = { type: 'sit', seat: 1, patron, buyIn: 10_000, at: 0 } as const;
const answered = (state: TableState, command: unknown) => decide(state, command as TableCommand);
const states = [emptyTable(rules)];
for (const command of [
  sit,
  { ...sit, seat: 2, patron: { ...patron, id: 'beto' } },
  { type: 'drawButton', faces: faces('9s Kh') },
  { type: 'deal' },
]) {
  const answer = answered(states.at(-1)!, command);
  if ('refused' in answer) throw new Error(english.refusal(answer));
  states.push(answer.state);
}

const anything = fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true });
const NAMES = [...Object.keys(TABLE_COMMANDS), 'act', 'choose'];
const FIELDS = [
  ...new Set(Object.values(TABLE_COMMANDS).flatMap((fields) => Object.keys(fields))),
  ...['command', 'game', 'rules', 'elsewhere'],
];
const ACTS = fc.record(
  {
    type: fc.constantFrom('raise', 'fold', 'shuffle', 'acted-out-of-turn', 'x'),
    actor: fc.constantFrom(1, 2, 'floor'),
  },
  { requiredKeys: [] },
);
const asked = fc
  .tuple(fc.constantFrom(...NAMES), fc.dictionary(fc.constantFrom(...FIELDS), anything), fc.option(ACTS), anything)
  .map(([type, fields, act, odd]) => ({
    ...(type === 'sit' ? sit : {}),
    ...fields,
    ...(act === null ? {} : { command: { ...act, amount: odd, cards: odd } }),
    type,
  }));

test('nothing that is asked throws, and what is taken leaves whole chips', () => {
  fc.assert(
    fc.property(fc.constantFrom(...states), fc.oneof(asked, anything), (state, command) => {
      const answer = answered(state, command);
      if ('refused' in answer) {
        expect(english.refusal(answer)).not.toMatch(/undefined|NaN/);
        expect(spanish.refusal(answer)).not.toMatch(/undefined|NaN/);
      } else for (const one of answer.state.sittings) expect(Number.isSafeInteger(one.stack + one.behind)).toBe(true);
    }),
    { numRuns: 500 },
  );
});
test.each<[string, unknown]>([
  ['In the command “sitOut” the field “seat” takes the number of a seat.', { type: 'sitOut' }],
  ['In the command “sit” the field “patron” takes an object.', { ...sit, patron: null }],
  ['In the command “sit” the field “patron.bot” takes true or false.', { ...sit, patron: { id: 'a', name: 'a' } }],
  [
    'In the command “topUp” the field “buyin” takes nothing: there is no such field.',
    { type: 'topUp', seat: 1, amount: 100, buyin: 1 },
  ],
  ['In the command “drawButton” the field “faces” takes a list.', { type: 'drawButton' }],
  [
    'In the command “drawButton” the field “faces.0” takes the number of a card.',
    { type: 'drawButton', faces: ['As'] },
  ],
  [
    'In the command “topUp” the field “amount” takes an amount in whole chips.',
    { type: 'topUp', seat: 1, amount: '5' },
  ],
  ['In the command “act” the field “command” takes an object.', { type: 'act' }],
  ['A table takes no command called “?”.', null],
])('%s', (why, command) => {
  const answer = answered(states[1]!, command);
  expect('refused' in answer && english.refusal(answer)).toBe(why);
});

describe('where a table is needed, and something else is given', () => {
  test('the field that is missing is named, and a refusal is no rules', () => {
    const refused = ownTable({ ...own, blinds: undefined as never });
    expect(() => emptyTable(refused as never)).toThrow(NoTable);
    for (const state of [null, undefined, 7, {}, { rules }, refused])
      expect(() => answered(state as never, sit)).toThrow(NoTable);
    expect(() => emptyTable(null as never)).toThrow(/^rules\.game is missing: /);
  });
});

test('a table is opened or refused, in whatever shape it is asked for', () => {
  const refusedOr = (answer: unknown): boolean => typeof answer === 'object' && answer !== null;
  const opening = fc.dictionary(
    fc.constantFrom('house', 'game', 'stake', 'switches', 'dealer', 'bots', 'on'),
    anything,
  );
  const mine = fc.dictionary(
    fc.constantFrom(
      'game',
      'limit',
      'blinds',
      'ante',
      'bringIn',
      'bets',
      'raises',
      'seats',
      'buyIn',
      'chip',
      'straddle',
    ),
    anything,
  );
  fc.assert(
    fc.property(opening, mine, anything, (fields, lines, odd) => {
      for (const asked of [fields, { house: 'rogelios', game: 'hold', ...fields }, odd])
        expect(refusedOr(openTable(asked as never))).toBe(true);
      for (const asked of [lines, { ...own, ...lines }, { ...own, game: { streets: [odd] } }, odd])
        expect(refusedOr(ownTable(asked as never))).toBe(true);
    }),
    { numRuns: 150 },
  );
});

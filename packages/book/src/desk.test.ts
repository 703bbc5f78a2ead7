// The rules desk, read off the lines of the houses' documents: it asks only what the answer depends on, and says what would change it.
import { isRefused, openPages } from 'baraja/document';
import { askDesk, type GameRules, reportsAt } from 'baraja/games';
import { expect, test } from 'vitest';
import { folder } from './node/index.js';
import { readHouse } from './read.js';

const files = folder(new URL('../../..', import.meta.url).pathname);
const houses = new Map(['rogelios', 's-and-k'].map((id) => [id, readHouse(id, files).games]));
function rulesOf(house: string, game: string, switches: Readonly<Record<string, unknown>> = {}): GameRules {
  const rules = openPages(houses.get(house)!.get(game)!.pages, { switches });
  if (isRefused(rules)) throw new Error(rules.refused);
  return rules.game;
}
const hold = rulesOf('rogelios', 'rog-hold');

test('first of all what is reported, of what may be at this table', () => {
  const asked = askDesk(hold, {});
  expect(asked).toMatchObject({ asks: 'report' });
  expect(reportsAt(hold).find(({ report }) => report === 'exposed-card')).toEqual({
    report: 'exposed-card',
    facts: ['exposed', 'street'],
  });
  expect(askDesk(hold, { report: 'seventh-up' })).toEqual(asked);
});
test('ROG-HOLD-01a: one exposed card is replaced; the second makes it 01b, and the flop makes it too late', () => {
  expect(askDesk(hold, { report: 'exposed-card' })).toEqual({
    asks: 'fact',
    fact: 'exposed',
    may: ['none', 'one'],
    usual: null,
  });
  expect(askDesk(hold, { report: 'exposed-card', facts: { exposed: 'none' } })).toMatchObject({ fact: 'street' });
  const ruled = askDesk(hold, { report: 'exposed-card', facts: { exposed: 'none', street: 'deal' } });
  expect(ruled).toMatchObject({
    asks: null,
    outcome: { rule: 'ROG-HOLD-01a', remedy: 'replace-card', with: { face: 'up' }, refused: null },
  });
  const changes = ruled.asks === null ? ruled.changes : [];
  expect(changes).toContainEqual({
    fact: 'exposed',
    value: 'one',
    outcome: {
      rule: 'ROG-HOLD-01b',
      remedy: null,
      with: {},
      refused: 'second-exposed-card',
      money: null,
      unless: [],
      also: [],
    },
  });
  expect(changes).toContainEqual(
    expect.objectContaining({
      value: 'flop',
      outcome: expect.objectContaining({ rule: 'AMB-ROG-68', refused: 'too-late' }),
    }),
  );
});
test('AMB-ROG-68: where somebody’s act closes the window, it is asked whether somebody has acted', () => {
  const action = rulesOf('rogelios', 'rog-hold', { 'rog.irr.window': 'action' });
  expect(askDesk(action, { report: 'exposed-cards', facts: { street: 'deal' } })).toMatchObject({ fact: 'acted' });
  expect(askDesk(action, { report: 'exposed-cards', facts: { street: 'deal', acted: 'somebody' } })).toMatchObject({
    outcome: { rule: 'AMB-ROG-68', refused: 'action-has-begun' },
  });
  expect(askDesk(hold, { report: 'exposed-cards', facts: { street: 'deal' } })).toMatchObject({
    outcome: { rule: 'ROG-HOLD-01b', remedy: 'misdeal', money: 'misdeal' },
  });
});
test('AMB-GEN-09: a wrong count is a misdeal or a dead hand by when it was found; a card seen before makes any card one', () => {
  const usual = rulesOf('s-and-k', 'snk-hold', { 'fee.on_void': 'keep' });
  const count = (found: string) =>
    askDesk(usual, { report: 'wrong-count', facts: { found, hand: 'played', hands: 'several' } });
  expect(count('early')).toMatchObject({ outcome: { rule: 'AMB-GEN-09', remedy: 'misdeal', money: 'misdeal:keep' } });
  expect(count('late')).toMatchObject({
    outcome: { remedy: 'dead-hand' },
    changes: [{ fact: 'found', value: 'early' }, {}, {}],
  });
  const facts = { exposed: 'one', deal: 'now', acts: 'none' };
  expect(askDesk(usual, { report: 'exposed-card', facts })).toMatchObject({ outcome: { remedy: 'misdeal' } });
  expect(askDesk(usual, { report: 'exposed-card', facts: { ...facts, exposed: 'none' } })).toMatchObject({
    fact: 'card',
    may: ['first-two', 'later'],
  });
});
test('what makes no difference is not asked', () => {
  const line = { report: 'identical-cards', window: 'any-time', remedy: 'void-round', by: 'CASA-1' } as const;
  const rows = ['none', 'one'].map((boxed) => ({ ...line, when: { boxed } }));
  const floor = rows as unknown as GameRules['floor'];
  expect(askDesk({ ...hold, floor } as GameRules, { report: 'identical-cards' })).toMatchObject({ fact: 'round' });
});
test('what nobody would report otherwise goes without saying, and is among what would change it', () => {
  const report = 'abandoned-hand';
  expect(askDesk(hold, { report })).toMatchObject({ fact: 'hand', usual: 'played' });
  expect(askDesk(hold, { report, facts: { hand: 'played' } })).toMatchObject({ fact: 'hands', usual: 'several' });
  expect(askDesk(hold, { report, facts: { hand: 'played', hands: 'several' } })).toMatchObject({
    outcome: { remedy: 'dead-hand' },
    changes: [
      { fact: 'hand', value: 'over', outcome: { refused: 'wrong-stage' } },
      { fact: 'hands', value: 'one', outcome: { refused: 'wrong-stage' } },
    ],
  });
  expect(askDesk(hold, { report: 'exposed-cards' })).toMatchObject({ fact: 'street', usual: null });
});
test('what would keep a remedy from being done is said with it', () => {
  expect(askDesk(hold, { report: 'early-turn', facts: { 'betting-on': 'flop' } })).toMatchObject({
    outcome: { remedy: 'set-aside', unless: [{ refused: 'already-corrected' }, { refused: 'deck-too-short' }] },
  });
});

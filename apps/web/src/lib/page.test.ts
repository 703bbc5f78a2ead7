// Keys, addresses, announcements, the log, and answers to questions.

import { describe, expect, test } from 'vitest';
import { banked } from '../families/banked.js';
import { FAMILIES } from '../families/index.js';
import { readHands } from '../families/poker/poker.js';
import { learn, strings, words } from '../i18n/index.js';
import { TestTable } from '../test/driver.js';
import { NOTHING, noted } from './acts.js';
import { Announcer } from './announce.js';
import { answerTo } from './answers.js';
import { refusalText } from './api.js';
import { shownFelt } from './beats.js';
import { type DrawnFelt, EMPTY_FELT, foldFelt, openedFelt } from './felt.js';
import { deedOf, KEY_GROUPS, KEYS, type KeyContext } from './keys.js';
import { type Line, lineOf } from './log.js';
import { hrefOf, type Route, readRoute } from './route.js';

const press = (
  key: string,
  context: Partial<KeyContext> = {},
  held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', true>> = {},
) =>
  deedOf(
    { key, ctrlKey: false, metaKey: false, altKey: false, ...held },
    { typing: false, picking: false, sizing: false, letters: {}, ...context },
  );

describe('keys', () => {
  test('each letter does one thing', () => {
    const letters = Object.values(KEYS).filter((key) => /^[A-Z/?]$/.test(key));
    expect(new Set(letters).size).toBe(letters.length);
    for (const [name, key] of Object.entries(KEYS)) {
      if (!/^[A-Z/?]$/.test(key)) continue;
      expect(press(key)).toEqual({ name });
      expect(press(key.toLowerCase())).toEqual({ name });
    }
  });
  test('typing is typing, and the browser’s own keys are the browser’s', () => {
    expect(press('f', { typing: true })).toBeNull();
    expect(press('3', { typing: true, sizing: true })).toBeNull();
    expect(press('r', {}, { ctrlKey: true })).toBeNull();
    expect(press('f', {}, { metaKey: true })).toBeNull();
    expect(press('Tab')).toBeNull();
  });
  test('figures are presets, or cards where cards are asked for', () => {
    expect(press('3')).toBeNull();
    expect(press('3', { sizing: true })).toEqual({ name: 'preset', index: 2 });
    expect(press('5', { sizing: true })).toBeNull();
    expect(press('3', { picking: true })).toEqual({ name: 'pick', index: 2 });
    expect(press('0', { picking: true })).toEqual({ name: 'pick', index: 9 });
  });
  test('a family’s own letters come first, and only while they are offered', () => {
    expect(press('d', { letters: { drop: 'D' } })).toEqual({ name: 'act', act: 'drop' });
    expect(press('d')).toBeNull();
  });
  test('every key stands in the list, once', () => {
    expect(Object.values(KEY_GROUPS).flat().sort()).toEqual(Object.keys(KEYS).sort());
  });
  // Both would hear it: a hand sorted and an act taken back by one press.
  test.each(Object.entries(FAMILIES))(
    '%s has no letter that does something at every table',
    (_name, { letters, own }) => {
      const keysOf = (...groups: readonly (keyof typeof KEY_GROUPS)[]) =>
        groups.flatMap((group) => KEY_GROUPS[group].map((name) => KEYS[name]));
      for (const letter of Object.values(letters)) expect(keysOf('page')).not.toContain(letter);
      for (const letter of Object.values(own)) expect(keysOf('page', 'ask')).not.toContain(letter);
    },
  );
  test('arrows size a bet, Enter confirms, and neither does anything else', () => {
    expect(press('ArrowUp', { sizing: true })).toEqual({ name: 'more' });
    expect(press('ArrowLeft', { sizing: true })).toEqual({ name: 'less' });
    expect(press('ArrowUp')).toBeNull();
    expect(press('Enter', { picking: true })).toEqual({ name: 'confirm' });
    expect(press('Enter')).toBeNull();
  });
});

describe('addresses', () => {
  const routes: readonly Route[] = [
    { at: 'lobby' },
    { at: 'table', table: 'practice-rog-hold-3x6' },
    { at: 'hands', table: 'abc' },
    { at: 'hand', table: 'abc', round: 12 },
    { at: 'rules' },
    { at: 'rules', house: 'rogelios' },
    { at: 'rules', house: 'rogelios', game: 'rog-hold' },
    { at: 'rules', house: 'rogelios', game: 'hold-nl', clause: 'ROG-HOLD-01a' },
    { at: 'rules', clause: 'AMB-GEN-05' },
    { at: 'learn' },
    { at: 'learn', house: 's-and-k', game: 'snk-pan' },
    { at: 'lesson', house: 's-and-k', game: 'snk-pan' },
    { at: 'open' },
    { at: 'open', house: 'rogelios', game: 'rog-hold' },
    { at: 'cage' },
  ];
  test.each(routes)('$at there and back', (route) => {
    expect(readRoute(hrefOf(route))).toEqual(route);
  });
  test.each(['', '#', '#/', '#/nowhere', '#/table', '#/table/<script>', '#/table/a b'])('%j is the lobby', (hash) => {
    expect(readRoute(hash)).toEqual({ at: 'lobby' });
  });
  test('a hand without a number is its table', () => {
    expect(readRoute('#/table/abc/hand/0')).toEqual({ at: 'table', table: 'abc' });
  });
});

describe('announcements', () => {
  function speaker() {
    const heard: string[] = [];
    const timers: (() => void)[] = [];
    const announcer = new Announcer(
      (_ms, run) => timers.push(run),
      (text) => heard.push(text),
    );
    return { announcer, heard, tick: () => timers.shift()?.() };
  }
  test('one at a time, in order', () => {
    const { announcer, heard, tick } = speaker();
    announcer.say('Ana folds.');
    announcer.say('Beto calls $6.');
    announcer.say('');
    expect(heard).toEqual(['Ana folds.']);
    tick();
    expect(heard).toEqual(['Ana folds.', 'Beto calls $6.']);
    tick();
    announcer.say('Flop.');
    expect(heard.at(-1)).toBe('Flop.');
  });
  test('an answer comes next; what piles up is joined, not lost', () => {
    const { announcer, heard, tick } = speaker();
    for (let i = 0; i < 8; i++) announcer.say(`${i}.`);
    announcer.answer('It is your turn.');
    tick();
    tick();
    expect(heard.slice(1)).toEqual(['It is your turn.', '1. 2. 3. 4. 5. 6. 7.']);
  });
  test('a table that is quicker than anybody listens is heard as it is now, and nothing piles up', () => {
    const { announcer, heard, tick } = speaker();
    for (let i = 0; i < 1000; i++) announcer.say(`Hand ${i} is over.`);
    for (let i = 0; i < 1000; i++) announcer.answer(`Done by itself: ${i}.`);
    for (let i = 0; i < 200; i++) tick();
    expect(heard.join(' ').length).toBeLessThan(1500);
    expect(heard.at(-1)).toMatch(/ Hand 999 is over\.$/);
    expect(heard).toContain('Done by itself: 999.');
  });
});

describe('keys of the twenty-one games', () => {
  const letters = banked.letters;
  const pressed = (key: string, shiftKey = false) =>
    deedOf(
      { key, ctrlKey: false, metaKey: false, altKey: false, shiftKey },
      { typing: false, picking: false, sizing: false, letters },
    );
  test('hit, stand, double, split and surrender are where players know them', () => {
    expect(['h', 's', 'd', 'p', 'r'].map((key) => pressed(key)?.act)).toEqual([
      'hit',
      'stand',
      'double',
      'split-pair',
      'surrender',
    ]);
  });
  test('with Shift a letter asks all the same', () => {
    expect(pressed('H', true)).toEqual({ name: 'myCards' });
    expect(pressed('S', true)).toEqual({ name: 'stacks' });
  });
});

/** Everything told at a table, as the log would have it. */
function logOf(t: TestTable): { lines: readonly Line[]; felt: DrawnFelt } {
  const lines: Line[] = [];
  let felt = EMPTY_FELT;
  for (const told of t.told) {
    const viewer = { seat: told.view.you.seat, faces: shownFelt(told.view).faces };
    for (const e of told.events) {
      if (e.type === 'RoundOpened') felt = openedFelt(e);
      if (e.type === 'Played') felt = foldFelt(felt, e.event, viewer);
      const line = lineOf(e, { rules: told.view.rules, felt, seats: told.view.seats }, lines.length);
      if (line) lines.push(line);
    }
  }
  return { lines, felt };
}

describe('the log', () => {
  const games = [
    { house: 'rogelios', game: 'hold' },
    { house: 'rogelios', game: 'cphl' },
    { house: 's-and-k', game: 'ohl' },
    { house: 's-and-k', game: 'pine' },
  ];
  test.each(games)('says every hand of $house $game in both languages, each line with its rule', (game) => {
    for (let seed = 1; seed <= 6; seed++) {
      const t = new TestTable(seed, 2, game);
      for (const [i, name] of ['Ana', 'Beto', 'Chuy'].entries()) t.sit(i + 1, name);
      for (let hand = 0; hand < 4; hand++) t.playHand();
      const { lines } = logOf(t);
      expect(lines.length).toBeGreaterThan(20);
      for (const line of lines) {
        expect(line.say('en')).toMatch(/\S[.]$/);
        expect(line.say('es')).toMatch(/\S[.]$/);
        expect(line.rule).toMatch(/^[A-Z]+-/);
      }
      expect(lines.some((line) => /^Hand 1: /.test(line.say('en')))).toBe(true);
    }
  });
  test('names people, their hands and what they won', () => {
    const t = new TestTable(4, 2, { house: 'rogelios', game: 'hold' });
    for (const [i, name] of ['Ana', 'Beto', 'Chuy'].entries()) t.sit(i + 1, name);
    t.manner = 'calls';
    for (let hand = 0; hand < 5; hand++) t.playHand();
    const said = logOf(t).lines.map((line) => line.say('en'));
    expect(said.some((text) => /^(Ana|Beto|Chuy) wins \$\d+ with /.test(text))).toBe(true);
    expect(said.some((text) => /^(Ana|Beto|Chuy) shows .*: /.test(text))).toBe(true);
  });
});

describe('tags on the plates', () => {
  test('an act is remembered for its street, a fold for the hand, a win to the end', () => {
    const t = new TestTable(9, 2, { house: 'rogelios', game: 'hold' });
    for (const [i, name] of ['Ana', 'Beto', 'Chuy'].entries()) t.sit(i + 1, name);
    t.playHand();
    let now = NOTHING;
    for (const told of t.told)
      for (const e of told.events) {
        now = noted(now, e);
        if (e.type === 'Played' && e.event.type === 'BetsGathered') expect(now.acts).toEqual({});
      }
    const won = Object.values(now.wins).reduce((a, b) => a + b, 0);
    expect(won).toBeGreaterThan(0);
    t.playHand((on) => on.told.at(-1)!.events.some((e) => e.type === 'RoundOpened'));
    for (const e of t.told.at(-1)!.events) now = noted(now, e);
    expect(now.wins).toEqual({});
  });
});

await learn('es');
await readHands();

describe('questions', () => {
  const t = new TestTable(11, 2);
  for (const [i, name] of ['Ana', 'Beto', 'Chuy'].entries()) t.sit(i + 1, name);
  t.manner = 'calls';
  t.playHand((on) => on.state.live?.round.menus[0]?.actor === 2 && on.state.live.round.faces.length > 0);
  const view = { ...t.view(), clocks: [{ seat: 2, left: 9000, bank: 30_000, of: 20_000 }] };
  const { lines } = logOf(t);
  const felt = shownFelt(view);
  const ask = (key: Parameters<typeof answerTo>[0], language: 'en' | 'es' = 'en', since = 1500) =>
    answerTo(key, { view, felt, lines, since, t: strings(language), say: words(language) });

  test('are answered in a sentence, in both languages', () => {
    expect(ask('myCards')).toMatch(/^You hold .+ of .+, .+ of .+: .+\.$/);
    expect(ask('myCards', 'es')).toMatch(/^Tienes .+: .+\.$/);
    expect(ask('board')).toBe('There is no board yet.');
    expect(ask('pot')).toMatch(/^The pot is \$\d+/);
    expect(ask('toCall')).toMatch(/to call\.$/);
    expect(ask('turn')).toBe('It is your turn.');
    expect(ask('last')).toMatch(/\.$/);
    expect(ask('clock')).toBe('8 seconds, then 30 in the bank.');
    expect(ask('clock', 'en', 12_000)).toBe('0 seconds, then 27 in the bank.');
    expect(ask('stacks')).toMatch(/Ana \$\d+, Beto \$\d+, Chuy \$\d+/);
    expect(ask('fold')).toBeNull();
  });
});

describe('refusals', () => {
  test('the room’s are said by the page, the game’s by the engine, unknown ones still are sentences', () => {
    const en = (refusal: object) => refusalText(refusal as never, strings('en'), words('en'));
    expect(en({ refused: 'wallet-short', rule: null, facts: { have: 500, need: 6000 } })).toBe(
      'Your wallet has $5; that takes $60.',
    );
    expect(en({ refused: 'raise-cap-reached', rule: 'ROG-HOLD-W1', facts: { raises: 3 } })).toBe(
      'Raise is closed: three raises were made this round (ROG-HOLD-W1).',
    );
    expect(en({ refused: 'from-the-future', rule: null })).toBe('That did not work. Try again.');
  });
});

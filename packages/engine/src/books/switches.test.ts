// The switch table: every row is there, rulings and switches name each other, settings are read or refused with the rule.
import { describe, expect, test } from 'vitest';
import {
  clause,
  type GameId,
  games,
  houses,
  isSwitchRefusal,
  parseSwitch,
  parseSwitches,
  type SwitchValue,
  switchAt,
  switchesFor,
} from './index.js';

const everywhere = games.flatMap(({ id, house }) => switchesFor(house, id).map((entry) => [id, entry] as const));

/** A game that has this switch. */
const atGame = (key: string): GameId =>
  everywhere.find(([, { key: name, keys }]) => name === key || keys.includes(key))?.[0] ?? 'rog-hold';

describe('the table', () => {
  test('every switch rests on a ruling that names it, and says in a line what it decides', () => {
    for (const [game, { key, ruling, about }] of everywhere) {
      expect(clause(ruling), `${ruling} of ${key} at ${game}`).toMatchObject({
        switchKeys: expect.arrayContaining([key]),
      });
      expect(about.en, key).toMatch(/^[A-Z].*\.$/);
      expect(about.es, key).toMatch(/\.$/);
    }
  });
  test('locks rest on rules that exist', () => {
    for (const [, { key, locks }] of everywhere)
      for (const { rule } of locks) expect(clause(rule), `${rule} of ${key}`).toBeDefined();
  });
  test('a house-named switch stays in its house', () => {
    const codes = houses.map(({ code }) => code.toLowerCase());
    for (const [game, { key }] of everywhere) {
      const code = key.split('.')[0]!;
      if (codes.includes(code)) expect(game.split('-')[0], key).toBe(code);
    }
  });
});

describe('defaults', () => {
  test('each passes its own checker, at every game it concerns', () => {
    for (const [game, { keys, default: value }] of everywhere)
      for (const key of keys) expect(isSwitchRefusal(parseSwitch(key, value, game)), `${key} at ${game}`).toBe(false);
  });
  test('those that differ by house or game', () => {
    const preset = (key: string, game: GameId): SwitchValue => switchAt(key, game)!.default;
    expect(preset('show.checked_first', 'rog-lob')).toBe('last_seat');
    expect(preset('show.checked_first', 'rog-hold')).toBe('first_seat');
    expect(preset('irr.profile', 'rog-stud')).toBe('rog');
    expect(preset('irr.profile', 'jal-draw')).toBe('rrop');
    expect(preset('bet.straddle', 'rog-cphl')).toBe('one');
    expect(preset('bet.straddle', 'ven-hold')).toBe('off');
    expect(preset('table.multi_spot', 'ven-nb21')).toBe('yes');
    expect(preset('table.multi_spot', 'jal-draw')).toBe('no');
    expect(preset('table.seats.max', 'jal-lar')).toBe(5);
    expect(preset('table.seats.max', 'rog-hold')).toBe(10);
    expect(preset('rog.limit', 'rog-draw')).toBe('spread');
    expect(preset('rog.limit', 'rog-cphl')).toBe('structured');
    expect(preset('snk.blinds', 'snk-ohl')).toEqual([{ at: '2-6', low: 100, high: 200 }]);
    expect(preset('ven.hold.blinds', 'ven-hold')).toContainEqual({ at: '3/6', low: 100, high: 300 });
    expect(preset('rog.hold.blinds', 'rog-hold')).toContainEqual({ at: '3-6', low: 100, high: 300 });
    expect(preset('rog.hold.blinds', 'rog-hold-nl')).toContainEqual({ at: '2/5', low: 200, high: 500 });
  });
  test('every game has its settings, whole', () => {
    for (const { id, house } of games) {
      const set = parseSwitches({}, id);
      expect(isSwitchRefusal(set), id).toBe(false);
      expect([...(set as ReadonlyMap<string, SwitchValue>).keys()]).toEqual(
        switchesFor(house, id).flatMap(({ keys }) => keys),
      );
    }
  });
});

describe('settings', () => {
  test('are read as a form sends them', () => {
    expect(parseSwitch('snk.pan.packs', '6', atGame('snk.pan.packs'))).toEqual({ key: 'snk.pan.packs', value: 6 });
    expect(parseSwitch('bet.raise_cap', 'none', 'jal-draw')).toEqual({ key: 'bet.raise_cap', value: 'none' });
    expect(parseSwitch('snk.pan.chip', '50', atGame('snk.pan.chip'))).toEqual({ key: 'snk.pan.chip', value: 50 });
    expect(parseSwitch('snk.p9.fee', 'ante', atGame('snk.p9.fee'))).toEqual({ key: 'snk.p9.fee', value: 'ante' });
    expect(parseSwitch('rog.p215.bonus.charlie', 'config', atGame('rog.p215.bonus.charlie'))).toEqual({
      key: 'rog.p215.bonus.charlie',
      value: 'config',
    });
    expect(parseSwitch('rog.oma.limit', [{ at: '6/12', low: '600', high: 1200 }], atGame('rog.oma.limit'))).toEqual({
      key: 'rog.oma.limit',
      value: [{ at: '6/12', low: 600, high: 1200 }],
    });
  });
  test('unknown switches are refused', () => {
    expect(parseSwitch('bet.everything', 'on', atGame('bet.everything'))).toEqual({
      refused: 'unknown-switch',
      rule: null,
      facts: { key: 'bet.everything', game: 'rog-hold', known: expect.stringContaining('table.seats.max') },
    });
    expect(parseSwitch('constructor', 'on', atGame('constructor'))).toMatchObject({ refused: 'unknown-switch' });
    expect(parseSwitch('snk.pan.packs', 8, 'rog-hold')).toMatchObject({
      refused: 'unknown-switch',
      facts: { game: 'rog-hold' },
    });
    expect(parseSwitch('rog.p215.bonus.fireworks', 'config', atGame('rog.p215.bonus.fireworks'))).toMatchObject({
      refused: 'unknown-switch',
    });
  });
  test('values the switch does not have are refused', () => {
    const bad: readonly (readonly [string, unknown])[] = [
      ['jal.draw.joker', 'sometimes'],
      ['jal.draw.joker', undefined],
      ['snk.pan.packs', 9],
      ['snk.pan.chip', 0],
      ['snk.pan.chip', 1.5],
      ['snk.pan.chip', -100],
      ['snk.pan.chip', '1e3'],
      ['snk.p9.fee', 'pot'],
      ['span.prog.backup_share', 101],
      ['jal.lar.marker_min', 0],
      ['jal.rummy.decks', 6],
      ['reg.max_rates', 5],
      ['table.seats.max', 11],
      ['rog.oma.limit', []],
      ['rog.oma.limit', [{ at: '8-4', low: 800, high: 400 }]],
      ['rog.oma.limit', [{ at: '4-8', low: 400 }]],
      ['rog.oma.limit', [{ at: '4-8', low: 400, high: 800, more: 1 }]],
      ['jal.fee', [1, 2, 3, 4].map((playersMin) => ({ playersMin, rate: 100 }))],
      ['rog.fee.table', 'free'],
    ];
    for (const [key, value] of bad)
      expect(parseSwitch(key, value, atGame(key)), `${key} = ${JSON.stringify(value)}`).toMatchObject({
        refused: 'bad-switch-value',
        rule: switchAt(key, atGame(key))!.ruling,
        facts: { key },
      });
  });
  test('the law and the sheet lock what they say', () => {
    expect(parseSwitch('bank.max_consecutive', 1, atGame('bank.max_consecutive'))).toMatchObject({ value: 1 });
    expect(parseSwitch('bank.max_consecutive', 3, atGame('bank.max_consecutive'))).toMatchObject({
      refused: 'switch-locked',
      rule: 'AMB-GEN-17',
    });
    expect(parseSwitch('snk.pgp.permanent_banker', 'on', atGame('snk.pgp.permanent_banker'))).toMatchObject({
      refused: 'switch-locked',
      rule: 'AMB-SNK-27',
    });
    expect(parseSwitch('staff.play_on_duty', 'allowed', 'jal-esc')).toMatchObject({
      refused: 'switch-locked',
      rule: 'JAL-ORD-A3',
    });
    expect(parseSwitch('staff.play_on_duty', 'allowed', 'rog-stud')).toMatchObject({ value: 'allowed' });
    expect(parseSwitch('table.multi_spot', 'yes', 'jal-draw')).toMatchObject({
      refused: 'switch-locked',
      rule: 'JAL-ORD-A2',
    });
    expect(parseSwitch('fee.timing', 'at_declare', 'snk-pan')).toMatchObject({ value: 'at_declare' });
    expect(parseSwitch('fee.timing', 'at_declare', 'rog-hold')).toMatchObject({
      refused: 'switch-locked',
      rule: 'AMB-GEN-10',
    });
    expect(parseSwitch('bet.raise_cap', 'none', 'snk-hold')).toMatchObject({
      refused: 'switch-locked',
      rule: 'SNK-HOLD-11',
    });
    expect(parseSwitch('bet.check_raise', 'barred', 'rog-cphl')).toMatchObject({
      refused: 'switch-locked',
      rule: 'ROG-CPHL-08',
    });
    expect(parseSwitch('table.seats.max', 6, 'jal-lar')).toMatchObject({
      refused: 'switch-locked',
      rule: 'JAL-LAR-A1',
    });
    expect(switchAt('bank.max_consecutive', atGame('bank.max_consecutive'))!.locks).toHaveLength(1);
  });
  test('insurance at Pure 21.5 needs the 3 to 2 natural', () => {
    expect(parseSwitches({ 'rog.p215.insurance': 'on' }, 'rog-p215')).toEqual({
      refused: 'switch-locked',
      rule: 'AMB-ROG-44',
      facts: { key: 'rog.p215.insurance', value: 'on', needs: 'rog.p215.natural', is: '3:2' },
    });
    const set = parseSwitches({ 'rog.p215.insurance': 'on', 'rog.p215.natural': '3:2' }, 'rog-p215');
    expect(isSwitchRefusal(set)).toBe(false);
  });
  test('one star sets every member, and the first refusal is the answer', () => {
    const set = parseSwitches({ 'rog.p215.bonus.*': 'config' }, 'rog-p215') as ReadonlyMap<string, SwitchValue>;
    expect(set.get('rog.p215.bonus.streak')).toBe('config');
    expect(set.has('rog.p215.bonus.*')).toBe(false);
    expect(parseSwitches({ 'jal.draw.joker': 'no' }, 'jal-draw')).toMatchObject({ refused: 'bad-switch-value' });
  });
  test('a game’s switches are those of its house', () => {
    expect(switchesFor('jalisco', 'rog-hold')).toEqual([]);
    expect(switchesFor('rogelios', 'rog-cphl').map(({ key }) => key)).toContain('rog.cphl.auto_wait');
    for (const { id } of houses)
      expect(games.some(({ house, id: game }) => house === id && switchesFor(id, game).length > 3)).toBe(true);
  });
});

// What the floor rules at the twenty-one games (BAR-88), and what of it is on record.
import { describe, expect, test } from 'vitest';
import { clause } from '../../src/books/index.js';
import type { Seat } from '../../src/kernel/index.js';
import { dealt as dealtAt, type Sitting21, sat, type Twenty } from '../../src/testing/twenty-one.js';
import { words } from '../../src/words/index.js';

const dealt = (p: Sitting21 = {}): Twenty =>
  dealtAt({ wagers: { 2: 10, 3: 20 }, hands: { 2: 'Tc 5c', 3: 'Td 5d' }, ...p });
const offered = (t: Twenty): readonly string[] => t.incidents().options.map(({ type }) => type);
const rule = 'BAR-88';

describe.each(['ven-a-mexico', 'rogelios'] as const)('%s', (house) => {
  const at = { house, ...(house === 'rogelios' ? { stake: '3-100' } : {}) };

  test('BAR-88 a card face up in the shoe is out of play: the next one is dealt', () => {
    const t = dealt({ ...at, next: '2c 3c' }).do('dealer', 'shoe-boxed');
    expect(t.last('ShoeCardOut').rule).toBe(rule);
    expect(t.line('rack')).toBe('2c');
    expect(t.acts('h').line('hand:2')).toBe('Tc 5c 3c');
  });
  test('BAR-88 a card that shows before its time is the next card all the same', () => {
    const t = dealt({ ...at, next: '2c 3c' }).do('floor', 'shoe-exposed');
    const top = t.round.felt.zones[t.game.names.zones.indexOf('stock')]!.at(-1)!;
    expect(t.round.felt.seen[top]).toBe(2 ** 30 - 1);
    expect(t.acts('h').line('hand:2')).toBe('Tc 5c 2c');
  });
  test('BAR-88 a circle dealt a wrong number of cards is void before anybody has acted: all that lies in it goes back', () => {
    const t = dealt({ ...at, behind: [[3, 2, 10]] }).do('floor', 'circle-wrong-count', { seat: 2 });
    expect(t.last('CircleVoided')).toMatchObject({ rule, seat: 2, note: { circle: 2 } });
    expect([t.at('wager:2'), t.at('back:2.1'), t.line('hand:2'), t.net(2)]).toEqual([0, 0, '', 0]);
    expect(t.asked).toEqual([3]); // the turn goes on
    t.finish();
    expect(t.settled).toHaveLength(1);
    expect(t.net(1) + t.net(2) + t.net(3) + t.at('drop')).toBe(0);
  });
  test('BAR-88 its fee stays where the house keeps the fee of a void', () => {
    const t = dealt({ ...at, switches: { 'fee.on_void': 'keep' } }).do('floor', 'circle-wrong-count', { seat: 2 });
    expect(t.net(2)).toBe(-0.5);
  });
  test('BAR-88 the only circle there is: the round is void', () => {
    const t = dealt({ ...at, wagers: { 2: 10 } }).do('floor', 'circle-wrong-count', { seat: 2 });
    expect([t.isOver, t.has('RoundVoided'), t.net(1), t.net(2)]).toEqual([true, true, 0, 0]);
  });
  test('BAR-88 after somebody has acted a circle plays as it lies', () => {
    const t = dealt({ ...at, next: '2c' }).acts('h');
    expect(t.refused('floor', 'circle-wrong-count', { seat: 3 })).toMatchObject({ refused: 'action-has-begun', rule });
    expect(t.refused('floor', 'dealt-out-of-order')).toMatchObject({ refused: 'action-has-begun', rule });
  });
  test('BAR-88 dealt in the wrong order: all hands go to the rack face up and are dealt again, wagers and bank stay', () => {
    const t = dealt({ ...at, next: '2c 3c 4c 5c 6c 7c' });
    const [bank, drop] = [t.at('bank'), t.at('drop')];
    t.do('dealer', 'dealt-out-of-order');
    expect(t.last('HandsTakenBack').rule).toBe(rule);
    expect([t.at('bank'), t.at('drop'), t.at('wager:2'), t.at('wager:3')]).toEqual([bank, drop, 10, 20]);
    expect([t.line('hand:2'), t.line('hand:3'), t.line('bank-hand')]).toEqual(['2c 5c', '3c 6c', '4c 7c']);
    expect(t.sees('rail', 'rack')).not.toContain('??');
  });
  test.each(['bank-wrong-count', 'hole-exposed', 'foul-shoe'])(
    'BAR-88 %s: the round is void, every chip goes back, fees too',
    (name) => {
      const t = dealt(at).acts('s').do('floor', name);
      expect([t.isOver, t.last('RoundVoided').rule]).toEqual([true, rule]);
      expect([1, 2, 3].map((seat) => t.net(seat as Seat))).toEqual([0, 0, 0]);
      expect(t.at('drop')).toBe(0);
    },
  );
  test('AMB-GEN-22 by the switch the house keeps the fees of a void round', () => {
    const t = dealt({ ...at, switches: { 'fee.on_void': 'keep' } });
    const drop = t.at('drop');
    t.do('floor', 'void');
    expect(t.at('drop')).toBe(drop);
  });
});

describe('what may be reported when', () => {
  test('BAR-88 before there are cards only a foul shoe and what cannot be played out', () => {
    const t = sat();
    expect(offered(t)).toEqual(['foul-shoe', 'void']);
    expect(t.refused('floor', 'shoe-boxed')).toMatchObject({ refused: 'wrong-stage', rule });
    expect(offered(dealt().finish())).toEqual([]);
  });
  test('BAR-88 while insurance is asked for nothing that would change a hand', () => {
    const t = dealt({ bankHand: 'As 9d' });
    expect([t.stage, offered(t)]).toEqual([
      'insurance',
      ['dealt-out-of-order', 'bank-wrong-count', 'hole-exposed', 'foul-shoe', 'void'],
    ]);
    t.do(2, 'insure', { amount: 5, seat: 2 }).do('floor', 'dealt-out-of-order');
    expect(t.at('insurance:2')).toBe(0);
  });
  test('REG-47 only the dealer handles cards: no option of a player names a card, and only staff may report', () => {
    const t = dealt({ hands: { 2: '8c 8d', 3: 'Td 5d' } });
    for (const { options } of t.round.menus) for (const o of options) expect(o.cards).toBeNull();
    for (const name of offered(t)) expect(t.refused(2, name)).toMatchObject({ refused: 'staff-only' });
    expect(clause('REG-47')).toBeDefined();
  });
  test('REG-84 an incident is on record with who called it, the clause, and words for people', () => {
    const t = dealt().do('dealer', 'shoe-exposed');
    expect(t.last('IncidentCalled')).toMatchObject({ rule, note: { incident: 'shoe-exposed', by: 'dealer' } });
    const say = words('en');
    expect(say.event(t.game, t.last('IncidentCalled'))).toBe('The dealer reports: the next card of the shoe was seen.');
    const { options, shut } = t.incidents();
    for (const { type, rule: id } of [...options, ...shut]) {
      expect(clause(id!), type).toBeDefined();
      expect(say.incident(type)).not.toBe('');
      expect(words('es').incident(type)).not.toBe(say.incident(type));
    }
  });
});

test('REG-45 the backline is a switch of the house, on where the ordinance allows it', () => {
  const t = sat({ switches: { 'bank.backline': 'off' } })
    .do(1, 'bank', { amount: 100 })
    .do(2, 'wager', { amount: 10, seat: 2 });
  expect(t.menu(3)).not.toContain('back');
  const on = sat().do(1, 'bank', { amount: 100 }).do(2, 'wager', { amount: 10, seat: 2 });
  expect(on.option(3, 'back')).toMatchObject({ seats: [2], rule: 'VEN-NB21-40' });
});

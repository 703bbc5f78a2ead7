// What the floor rules at pai gow (BAR-123), and what of it is on record. A hand set wrong is no report: it loses when it is turned.
import { describe, expect, test } from 'vitest';
import { clause } from '../../src/books/index.js';
import { dealt as dealtAt, type PaiGow, type PaiGowSitting, sat } from '../../src/testing/pai-gow.js';
import { words } from '../../src/words/index.js';

const dealt = (p: PaiGowSitting = {}): PaiGow =>
  dealtAt({
    wagers: { 2: 10, 3: 60 },
    count: 2,
    hands: { 1: 'As Kd Qh 9c 7s 5c 3h', 2: '2d 2h 3d 6d 7d 8d Td' },
    ...p,
  });
const offered = (t: PaiGow): readonly string[] => t.incidents().options.map(({ type }) => type);
const rule = 'BAR-123';

describe('an exposed card', () => {
  test('BAR-123 plays: all have seen it, and it stays where it is', () => {
    const t = dealt().do('dealer', 'exposed-card', { cards: 'Td' });
    expect(t.last('CardKept')).toMatchObject({ rule, seat: 2 });
    expect(t.sees('rail', 'hand:2').split(' ').toSorted()).toEqual(['??', '??', '??', '??', '??', '??', 'Td']);
    expect(t.set({ 2: '2d 2h' }).line('high:2')).toContain('Td');
  });
  test('BAR-123 also of a hand that is set, and not twice', () => {
    const t = dealt().set({ 2: '2d 2h' }).do('dealer', 'exposed-card', { cards: '2d' });
    expect([t.sees(1, 'low:2'), t.sees(1, 'high:2')]).toEqual(['2d ??', '?? ?? ?? ?? ??']);
    expect(t.refused('dealer', 'exposed-card', { cards: '2d' }).refused).toBeDefined();
    expect(t.asked).not.toContain(2);
  });
});

describe.each(['wrong-count', 'boxed-card', 'dealt-out-of-order'])('%s', (name) => {
  const at = name === 'wrong-count' ? { seat: 2 } : {};

  test('BAR-123 all hands are taken back, bank, wagers and drop stay, and it is counted and dealt again', () => {
    const t = dealt();
    const before = ['bank', 'drop', 'wager:2', 'wager:3', 'stack:1'].map((place) => t.at(place));
    t.nextDeal({ count: 5, hands: { 2: 'Ac Ad 3c 6c 7c 8c Tc' } }).do('floor', name, at);
    expect(t.last('HandsTakenBack').rule).toBe(rule);
    expect(['bank', 'drop', 'wager:2', 'wager:3', 'stack:1'].map((place) => t.at(place))).toEqual(before);
    expect(t.all('SequenceCounted').map((e) => e.note.count)).toEqual([2, 5]);
    expect([t.marker('first-hand'), t.stage]).toEqual([4, 'set']);
    expect(t.line('hand:2').split(' ').toSorted()).toEqual('Ac Ad 3c 6c 7c 8c Tc'.split(' ').toSorted());
    expect(t.all('CollectionTaken')).toHaveLength(2); // one drop for one hand
    expect(t.finish().settled).toHaveLength(2);
  });
  test('BAR-123 whoever had set, or asked for the house way, is asked again', () => {
    const t = dealt().set({ 2: '2d 2h' }).do(3, 'house-way').do('floor', name, at);
    expect([...t.asked].sort()).toEqual([1, 2, 3]);
    expect([t.ids('low:2'), t.ids('high:2'), t.ids('hand:2').length]).toEqual([[], [], 7]);
  });
  test('BAR-123 not before there are cards, nor when all is turned', () => {
    expect(sat().refused('floor', name, at)).toMatchObject({ refused: 'wrong-stage', rule });
    expect(dealt().finish().refused('floor', name, at).refused).toBeDefined();
  });
});

describe('a round that cannot be played', () => {
  test('BAR-123 two identical cards: void, and every chip goes back, the drop too', () => {
    const t = dealt().do('floor', 'identical-cards');
    expect([t.isOver, t.last('RoundVoided').rule]).toEqual([true, rule]);
    expect([t.net(1), t.net(2), t.net(3), t.at('drop')]).toEqual([0, 0, 0, 0]);
  });
  test('AMB-GEN-22 by the switch the house keeps the drop of a void round', () => {
    const t = dealt({ switches: { 'fee.on_void': 'keep' } }).do('floor', 'void');
    expect([t.net(1), t.net(2), t.net(3), t.at('drop')]).toEqual([0, -0.5, -1, 1.5]);
  });
});

describe('reports', () => {
  test('BAR-123 what may be reported when', () => {
    expect(offered(sat())).toEqual(['identical-cards', 'void']);
    expect(offered(dealt())).toEqual([
      'exposed-card',
      'wrong-count',
      'boxed-card',
      'dealt-out-of-order',
      'identical-cards',
      'void',
    ]);
    expect(offered(dealt().finish())).toEqual([]);
  });
  test('SNK-PGP-13 a hand set wrong is not mended: it lies, and loses when it is turned', () => {
    const t = dealt().set({ 1: 'As Kd' });
    expect(t.refused(1, 'set', { cards: 'Kd Qh' }).refused).toBe('not-your-turn');
    expect(t.finish().settled.map((line) => line.split(' ')[2])).toEqual(['AMB-SNK-33', 'AMB-SNK-33']);
  });
  test('AMB-GEN-21, REG-84 only staff report, and it is on record with the clause and words', () => {
    const t = dealt();
    for (const name of offered(t)) expect(t.refused(2, name)).toMatchObject({ refused: 'staff-only' });
    t.do('dealer', 'boxed-card');
    expect(t.last('IncidentCalled')).toMatchObject({ rule, note: { incident: 'boxed-card', by: 'dealer' } });
    expect(words('en').event(t.game, t.last('HandsTakenBack'))).toBe(
      'Misdeal: all hands are taken back, wagers stay, and it is dealt again.',
    );
    const { options, shut } = t.incidents();
    for (const { type, rule: id } of [...options, ...shut]) {
      expect(clause(id!), type).toBeDefined();
      expect(words('es').incident(type)).not.toBe(words('en').incident(type));
    }
  });
});

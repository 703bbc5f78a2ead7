// Spanish Poker's wagers: what may be bet, how much, in which order, and what the layout carries.
import { describe, expect, test } from 'vitest';
import { openTable, parseSwitch } from '../../src/books/index.js';
import { spanishPokerRules } from '../../src/games/index.js';
import { DOS_PARES, spanish } from '../../src/testing/spanish.js';
import { onPage } from '../draw/look.js';

const span = (switches: Record<string, unknown> = {}, stacks?: readonly number[]) =>
  spanish({ switches, ...(stacks ? { stacks } : {}) });
const ALL_BONUSES = [
  'dos_pares_progressive',
  'dos_pares_joker',
  'joker_progressive',
  'dos_pares',
  'joker',
  'progressive',
  'none',
];

describe('the ante', () => {
  test('SPAN-ANTE-1 it is always there', () => {
    for (const bonuses of ALL_BONUSES) {
      const h = span({ 'span.bonuses': bonuses });
      for (const seat of h.seats) expect(h.menu(seat)).toContain('ante');
    }
  });
  test('SPAN-ANTE-2, BAR-117 the house sets the least of it', () => {
    expect(span().option(1, 'ante')!.amount).toMatchObject({ min: 500 });
    const h = span({ 'span.min_ante': 1_000 });
    expect(h.option(1, 'ante')!.amount).toMatchObject({ min: 1_000 });
    expect(h.refused(1, 'ante', { amount: 5 })).toMatchObject({ refused: 'amount-too-small', rule: 'SPAN-ANTE-2' });
    expect(h.rules.stake).toBe('10-100');
    // The most is another clause's.
    expect(h.option(1, 'ante')).toMatchObject({
      rule: 'SPAN-ANTE-1',
      amount: { minRule: 'SPAN-ANTE-2', max: 10_000, maxRule: 'SPAN-ANTE-3' },
    });
  });
  test('SPAN-ANTE-3, SPAN-ANTE-5, REG-08 the largest is half the maximum bet: $100 of $200, and the raise is $200', () => {
    const h = span();
    expect(h.option(1, 'ante')!.amount).toMatchObject({ min: 500, max: 10_000, unit: 100 });
    const tooBig = { refused: 'amount-too-big', rule: 'SPAN-ANTE-3', facts: { max: 10_000 } };
    expect(h.refused(1, 'ante', { amount: 101 })).toMatchObject(tooBig);
    h.wagers({ 1: 'a100', 2: 'a5' });
    expect(h.option(1, 'raise')!.cost).toBe(20_000);
    expect(span({ 'span.max_bet': 30_000 }).option(1, 'ante')!.amount!.max).toBe(15_000);
    expect(span({ 'span.max_bet': 30_100 }).option(1, 'ante')!.amount!.max).toBe(15_000);
  });
  test('SPAN-ANTE-6 no rules exist by which the raise on the largest ante would be cut off', () => {
    const { game } = span().rules;
    expect(spanishPokerRules.safeParse(game).success).toBe(true);
    const bad = spanishPokerRules.safeParse({ ...game, ante: { min: 500, max: 20_000 } });
    expect(bad.error?.issues[0]?.message).toBe('raise-above-bet');
  });
  test('BAR-118 nobody antes what he could not raise', () => {
    const h = span({ 'span.bonuses': 'dos_pares' }, [47, 14, 500]);
    expect(h.option(1, 'ante')!.amount!.max).toBe(1_500);
    expect(h.refused(1, 'ante', { amount: 16 })).toMatchObject({ refused: 'amount-too-big', rule: 'BAR-118' });
    expect(h.menu(2)).toEqual(['no-ante', 'sit-out-hand']);
    expect(h.refused(2, 'ante', { amount: 5 })).toMatchObject({ refused: 'no-chips-behind', rule: 'BAR-118' });
    h.do(1, 'ante', { amount: 15 });
    expect(h.option(1, DOS_PARES)!.amount!.max).toBe(200); // 30 of the 32 left are for the raise
    expect(h.refused(1, DOS_PARES, { amount: 3 })).toMatchObject({ refused: 'amount-too-big', rule: 'BAR-118' });
  });
});

describe('the layout', () => {
  test('SPAN-GEN-4, BAR-113 any two of the three bonus bets, one, or none, and never all three', () => {
    const offered = (bonuses: string): readonly string[] => {
      const h = span({ 'span.bonuses': bonuses }).do(1, 'ante', { amount: 10 });
      return h.menu(1).filter((type) => type !== 'done');
    };
    expect(ALL_BONUSES.map(offered)).toEqual([
      [DOS_PARES, 'progressive'],
      [DOS_PARES, 'joker'],
      ['joker', 'progressive'],
      [DOS_PARES],
      ['joker'],
      ['progressive'],
      [],
    ]);
    const { game } = span().rules;
    const three = spanishPokerRules.safeParse({ ...game, bonuses: ['dos-pares', 'joker', 'progressive'] });
    expect(three.error?.issues[0]?.message).toBe('too-many-bonuses');
    expect(parseSwitch('span.bonuses', 'all', 'span')).toMatchObject({ refused: 'bad-switch-value' });
  });
  test('SPAN-GEN-3 five or six betting spaces', () => {
    expect(span().rules.seats).toEqual({ min: 1, max: 6 });
    expect(span({ 'table.seats.max': 5 }).rules.seats.max).toBe(5);
    for (const wrong of [4, 7])
      expect(parseSwitch('table.seats.max', wrong, 'span')).toMatchObject({
        refused: 'switch-locked',
        rule: 'SPAN-GEN-3',
      });
  });
  test('SPAN-GEN-7 nobody can bet on another’s hand: no option names a seat', () => {
    const h = span().do(1, 'ante', { amount: 10 });
    for (const seat of h.seats) for (const o of h.options(seat)) expect(o.seats).toBeNull();
    expect(h.refused(1, DOS_PARES, { amount: 5, seat: 2 })).toMatchObject({ refused: 'seat-not-asked' });
  });
});

describe('bonus bets', () => {
  test('SPAN-DEAL-5 wagers go down before any card, and only those who wagered are dealt in', () => {
    const h = span().wagers({ 1: 'a10', 3: 'a10 d5' });
    const types = h.log.map((e) => e.type);
    expect(types.lastIndexOf('BetPlaced')).toBeLessThan(types.indexOf('PackShuffled'));
    expect(h.cards('hand:1')).toHaveLength(5);
    expect(h.cards('hand:2')).toHaveLength(0);
    expect(h.cards('hand:3')).toHaveLength(5);
  });
  test('SPAN-DEAL-6, BAR-116 they may be played without the ante, or the house asks for it first', () => {
    const h = span().bets(1, '- d5').bets(2, '- p');
    expect([h.at('ante:1'), h.at('dos-pares:1'), h.at('progressive:2')]).toEqual([0, 5, 1]);
    const strict = span({ 'span.bonus.alone': 'no' });
    expect(strict.menu(1)).toEqual(['ante', 'sit-out-hand']);
    expect(strict.refused(1, DOS_PARES, { amount: 5 })).toMatchObject({ refused: 'ante-first', rule: 'SPAN-DEAL-6' });
    expect(strict.refused(1, 'no-ante')).toMatchObject({ refused: 'not-offered' });
  });
  test('SPAN-DEAL-7, AMB-SPAN-18 from $1 beside an ante, from the house’s amount without one', () => {
    const switches = { 'span.bonuses': 'dos_pares_joker', 'span.bonus.min_alone': 1_000 };
    for (const bonus of [DOS_PARES, 'joker']) {
      expect(span(switches).do(1, 'ante', { amount: 10 }).option(1, bonus)!.amount!.min).toBe(100);
      expect(span(switches).do(1, 'no-ante').option(1, bonus)!.amount!.min).toBe(1_000);
    }
    const alone = span().do(1, 'no-ante');
    expect(alone.option(1, DOS_PARES)!.amount!.min).toBe(500);
    expect(alone.refused(1, DOS_PARES, { amount: 4 })).toMatchObject({
      refused: 'amount-too-small',
      rule: 'SPAN-DEAL-7',
    });
  });
  test('SPAN-PROG-1, SPAN-DEAL-8 the Gran Progressive is $1, with an ante or alone', () => {
    for (const first of ['ante', 'no-ante']) {
      const h = span().do(1, first, first === 'ante' ? { amount: 10 } : {});
      expect(h.option(1, 'progressive')).toMatchObject({ cost: 100, amount: null });
      expect(h.refused(1, 'progressive', { amount: 2 })).toMatchObject({ refused: 'amount-not-asked' });
      h.do(1, 'progressive');
      expect(h.at('progressive:1')).toBe(1);
    }
  });
  test('SPAN-DEAL-9, BAR-116 no larger than the ante, unless the house allows it', () => {
    const most = (switches: Record<string, unknown>) =>
      span(switches).do(1, 'ante', { amount: 10 }).option(1, DOS_PARES)!.amount!.max;
    expect(most({})).toBe(1_000);
    const h = span().do(1, 'ante', { amount: 10 });
    expect(h.refused(1, DOS_PARES, { amount: 11 })).toMatchObject({ refused: 'amount-too-big', rule: 'BAR-116' });
    expect(most({ 'span.bonus.above_ante': 'yes' })).toBe(20_000);
  });
  test('SPAN-GEN-6, BAR-119 no wager is above the commission’s maximum', () => {
    const h = span({ 'span.bonus.above_ante': 'yes', 'span.max_bet': 10_000 }).do(1, 'ante', { amount: 10 });
    expect(h.option(1, DOS_PARES)!.amount!.max).toBe(10_000);
    expect(h.refused(1, DOS_PARES, { amount: 101 })).toMatchObject({ refused: 'amount-too-big', rule: 'BAR-119' });
  });
  test('each is made once, and the ante first', () => {
    const h = span();
    expect(h.refused(1, DOS_PARES, { amount: 5 })).toMatchObject({ refused: 'ante-first' });
    h.do(1, 'ante', { amount: 10 }).do(1, DOS_PARES, { amount: 5 });
    expect(h.refused(1, 'ante', { amount: 10 })).toMatchObject({ refused: 'bet-placed' });
    expect(h.refused(1, DOS_PARES, { amount: 5 })).toMatchObject({ refused: 'bet-placed' });
    expect(span().do(1, 'no-ante').refused(1, 'done')).toMatchObject({ refused: 'nothing-bet' });
  });
  test('all bet at once, in whatever order, and the silent sit out', () => {
    const h = span();
    expect(h.asked).toEqual([1, 2, 3]);
    h.bets(3, 'a10').bets(1, 'a5');
    expect(h.asked).toEqual([2]);
    expect(h.option(2, 'sit-out-hand')!.ifSilent).toBe(true);
    h.do(2, 'sit-out-hand');
    expect(h.stage).toBe('decide');
  });
  test('where nobody bets there is no hand', () => {
    const h = span().wagers({});
    expect(h.stage).toBe('over');
    expect(h.gains).toEqual([0, 0, 0]);
  });
});

describe('what people do', () => {
  test('SPAN-GEN-5, REG-10 hands are not shown or discussed: nobody sees another’s cards', () => {
    onPage('span', 'SPAN-GEN-5');
    const h = span().wagers({ 1: 'a10', 2: 'a10' });
    const hers = h.idsOf(h.cards('hand:2').join(' '));
    for (const viewer of [1, 3, 'rail'] as const)
      for (const card of hers) expect(h.view(viewer).faces[card]).toBeNull();
  });
  test('SPAN-GEN-9 where it comes from', () => onPage('span', 'SPAN-GEN-9'));
  test('AMB-SPAN-06 one space to a player, unless the house allows more', () => {
    expect(span().rules.seatsEach).toBe('one');
    expect(span({ 'span.multi_spot': 'yes' }).rules.seatsEach).toBe('several');
  });
  test('AMB-SPAN-05 a maximum bet that leaves no ante opens no table', () => {
    const ask = (switches: Record<string, unknown>) => openTable({ house: 'spanish-poker', game: 'span', switches });
    expect(ask({ 'span.max_bet': 900 })).toMatchObject({ refused: 'settings-clash', rule: 'SPAN-ANTE-3' });
    expect(ask({ 'span.min_ante': 10_100 })).toMatchObject({ refused: 'settings-clash', rule: 'SPAN-ANTE-3' });
    expect(ask({ 'span.aggregate': 1_000 })).toMatchObject({ refused: 'settings-clash', rule: 'BAR-119' });
  });
});

test('SPAN-DEAL-5 all bet at once, and a menu is made anew only for a seat whose chips or word have changed', () => {
  const h = span({}, [500, 500, 500, 500]);
  const others = [2, 3, 4] as const;
  const before = others.map((seat) => h.options(seat));
  const seen = new Set([h.options(1)]);
  for (const line of ['ante 10', `${DOS_PARES} 5`]) {
    const [type, amount] = line.split(' ');
    h.do(1, type!, { amount: Number(amount) });
    seen.add(h.options(1));
    others.forEach((seat, i) => {
      expect(h.options(seat)).toBe(before[i]);
    });
  }
  // Its own was another each time; and the same felt has the same menu.
  expect(seen.size).toBe(3);
  h.do(2, 'ante', { amount: 10 });
  expect(h.options(2)).not.toBe(before[0]);
  expect(h.options(3)).toBe(before[1]);
});

// One source of truth: what the odds count with is what the books play by, and an answer is kept under the book's hash.
import { makeGame } from 'baraja';
import { type HouseId, isOpened, isSwitchRefusal, openTable, type SwitchValue } from 'baraja/books';
import { describe, expect, test } from 'vitest';
import { PUSH_NINE_HANDS, pushNineRows } from '../push-nine/index.js';
import { postedAt } from '../spanish/tables.js';
import { NO_BUST_21, PURE_21_5 } from '../twenty-one/rules.js';
import { keyOf, type OddsQuestion } from './ask.js';
import { countedSwitches, paiGowFrom, spanishFrom, twentyOneFrom, twentyOneOf } from './from-book.js';

const table = (house: HouseId, game: string, switches: Readonly<Record<string, SwitchValue>> = {}) => {
  const rules = openTable({ house, game, switches });
  if (!isOpened(rules)) throw new Error(`${game} does not open: ${rules.refused}`);
  return rules.game;
};
const spanish = (switches: Readonly<Record<string, SwitchValue>>) => {
  const rules = table('spanish-poker', 'span', switches);
  if (rules.family !== 'spanish-poker') throw new Error('no Spanish Poker');
  return rules;
};

describe('Spanish Poker', () => {
  test.each(['1', '2'])(
    'SPAN-PAY-1 SPAN-PAY-2 SPAN-PAY-4 SPAN-PAY-5 pay tables %s are the book’s, with their clauses',
    (n) => {
      const { antePays, dosParesPays } = spanish({ 'span.ante_table': Number(n), 'span.dos_pares_table': Number(n) });
      const { ante, dosPares } = postedAt('span');
      expect(ante[n]).toMatchObject({ pays: antePays, rule: `SPAN-PAY-${n}` });
      expect(dosPares[n]).toMatchObject({ pays: dosParesPays, rule: n === '1' ? 'SPAN-PAY-4' : 'SPAN-PAY-5' });
    },
  );
  test('SPAN-PAY-3 SPAN-PAY-4 SPAN-PAY-5 SPAN-PAY-6 SPAN-PROG-4 what the sheet claims is in the documents', () => {
    const { ante, dosPares, joker, progressive } = postedAt('span');
    const claimed = [...Object.values(ante), ...Object.values(dosPares), joker, progressive].flatMap(({ claims }) =>
      claims.map(({ text, of, rule }) => `${text} of ${of} ${rule}`),
    );
    expect(claimed).toEqual([
      '5.93 of ante SPAN-PAY-3',
      '2.41 of money SPAN-PAY-3',
      '4.97 of ante SPAN-PAY-3',
      '2.02 of money SPAN-PAY-3',
      '4.78 of bet SPAN-PAY-4',
      '5.28 of bet SPAN-PAY-5',
      '2.44 of bet SPAN-PAY-6',
      '43.76 of returned SPAN-PROG-4',
    ]);
  });
  test('SPAN-PAY-6 SPAN-PROG-3 SPAN-ANTE-4 the joker’s payoff, the progressive and the raise are the book’s', () => {
    const { jokerPays, progressive, raiseTimes, cites } = spanish({});
    const posted = postedAt('span');
    expect([posted.joker.pays, posted.joker.rule, raiseTimes]).toEqual([jokerPays, cites.jokerPays, 2]);
    const { tray, royalPercent, wager } = progressive!;
    expect(Object.entries(posted.progressive.tray).map(([hand, times]) => [hand, times * wager])).toEqual(
      Object.entries(tray),
    );
    expect(posted.progressive.royalPercent).toBe(royalPercent);
  });
  test.each([
    {},
    { 'span.wheel': 'yes' },
    { 'span.tie': 'house' },
    { 'span.prog.stake': 'dropped' },
    { 'span.wheel': 'yes', 'span.tie': 'house', 'span.prog.stake': 'dropped' },
  ])('AMB-SPAN-01 AMB-SPAN-02 AMB-SPAN-13 switches %j mean what they mean at the table', (switches) => {
    const { wheel, tie, progressive } = spanish(switches);
    expect(spanishFrom('span', switches)).toEqual({ wheel, tie, stake: progressive!.stake });
  });
});

describe('21.5 games', () => {
  test('the rules the odds know by name are those of the books', () => {
    for (const [house, game, rules] of [
      ['rogelios', 'rog-p215', PURE_21_5],
      ['ven-a-mexico', 'ven-nb21', NO_BUST_21],
    ] as const) {
      const played = table(house, game);
      expect(played.family === 'twenty-one' && twentyOneOf(played)).toEqual(rules);
    }
  });
  test('every switch changes what it says, and nothing else', () => {
    const pure = (switches: Readonly<Record<string, SwitchValue>>) => twentyOneFrom('rog-p215', switches, 6);
    expect(pure({})).toEqual(PURE_21_5);
    expect(pure({ 'rog.p215.natural': '7:5' })).toEqual({ ...PURE_21_5, natural: { win: 7, on: 5 } });
    expect(pure({ 'rog.p215.natural': '3:2', 'rog.p215.insurance': 'on' })).toMatchObject({ insurance: true });
    expect(pure({ 'rog.p215.das': 'no' })).toMatchObject({ double: { firstTwo: true, afterSplit: false } });
    expect(pure({ 'rog.p215.resplit_aces': 'yes' })).toMatchObject({ split: { acesAgain: true, most: 3 } });
    expect(pure({ 'rog.p215.pd888': 'win' })).toEqual({ ...PURE_21_5, over: 'eights-win' });
    const noBust = (switches: Readonly<Record<string, SwitchValue>>) => twentyOneFrom('ven-nb21', switches, 6);
    expect(noBust({})).toEqual(NO_BUST_21);
    expect(noBust({ 'ven.nb21.peek': 'yes' })).toEqual({ ...NO_BUST_21, peek: true });
    expect(noBust({ 'ven.nb21.max_splits': 3 })).toMatchObject({ split: { most: 3 } });
    expect(noBust({ 'ven.nb21.split_natural': 'yes' })).toMatchObject({ split: { natural: true, most: 7 } });
    expect(noBust({ 'ven.nb21.surrender': 'first_two' })).toMatchObject({ surrender: { when: 'first-two' } });
    expect(noBust({ 'ven.nb21.surrender_aces': 'no' })).toEqual({
      ...NO_BUST_21,
      surrender: { ...NO_BUST_21.surrender, splitAces: false },
    });
    expect(noBust({ 'ven.nb21.both_over': 'closer_push' })).toEqual({ ...NO_BUST_21, over: 'closer-push' });
    expect(noBust({ 'ven.nb21.insurance': 'off' })).toEqual({ ...NO_BUST_21, insurance: false });
  });
  test('a switch that the book refuses is refused', () => {
    expect(isSwitchRefusal(twentyOneFrom('rog-p215', { 'rog.p215.natural': '4:5' }, 6))).toBe(true);
    expect(isSwitchRefusal(twentyOneFrom('rog-p215', { 'rog.p215.insurance': 'on' }, 6))).toBe(true);
  });
});

test.each([{}, { 'snk.pgp.wheel': 'second' }, { 'snk.pgp.copy': 'push' }])(
  'AMB-SNK-29 AMB-SNK-30 Pai-Gow’s switches %j mean what they mean at the table',
  (switches) => {
    const rules = table('s-and-k', 'snk-pgp', switches);
    expect(rules.family === 'pai-gow' && { wheel: rules.wheel, copy: rules.copies }).toEqual(
      paiGowFrom('snk-pgp', switches),
    );
  },
);

test('G-5 decks: 280 at Escaleriado and Largo, 320 at Pan, 41 at Spanish Poker, 416 with eight decks at Pure 21.5', () => {
  const cards = (house: HouseId, game: string, switches: Readonly<Record<string, SwitchValue>> = {}): number =>
    makeGame(game, table(house, game, switches), [1, 2, 3, 4]).pack.length;
  expect([cards('jalisco', 'jal-esc'), cards('jalisco', 'jal-lar'), cards('s-and-k', 'snk-pan')]).toEqual([
    280, 280, 320,
  ]);
  expect(cards('spanish-poker', 'span')).toBe(41);
  expect(cards('rogelios', 'rog-p215', { 'bank.decks': 8 })).toBe(416);
});

test('G-4 Push-Nine’s rows are all the hands there are', () => {
  expect(pushNineRows().reduce((all, { hands }) => all + hands, 0)).toBe(PUSH_NINE_HANDS);
});

test.each([
  ['span', 'span.wheel span.tie span.prog.stake'],
  ['rog-p215', 'rog.p215.natural rog.p215.insurance rog.p215.pd888 rog.p215.das rog.p215.resplit_aces'],
  [
    'ven-nb21',
    'ven.nb21.both_over ven.nb21.split_natural ven.nb21.surrender ven.nb21.insurance ' +
      'ven.nb21.peek ven.nb21.max_splits ven.nb21.surrender_aces',
  ],
  ['snk-pgp', 'snk.pgp.copy snk.pgp.wheel'],
  ['snk-pine', 'snk.pine.discard snk.pine.max_hole'],
  ['snk-hhl', 'snk.hhl.hole_cards'],
  ['snk-ohl', 'snk.ohl.sf_low'],
  ['rog-sthl', 'rog.sthl.joker'],
  ['ven-draw', 'rank.natural_beats_wild ven.draw.royal_first ven.draw.joker'],
  ['rog-hold', ''],
] as const)('%s: the switches its odds go by are those that change what is counted', (game, keys) => {
  expect(countedSwitches(game).map(({ key }) => key)).toEqual(keys.split(' ').filter(Boolean));
});

describe('what an answer is kept under', () => {
  const spanishAsked = {
    kind: 'spanish-poker',
    game: 'span',
    anteTable: '1',
    wheel: false,
    tie: 'push',
    stake: 'returned',
    players: 1,
    hand: null,
  } as const;
  const asked: readonly OddsQuestion[] = [
    spanishAsked,
    { ...spanishAsked, anteTable: '2' },
    { kind: 'twenty-one', game: 'rog-p215', rules: PURE_21_5, with: {} },
    { kind: 'twenty-one', game: 'ven-nb21', rules: PURE_21_5, with: {} },
    { kind: 'twenty-one', game: 'blackjack', rules: PURE_21_5, with: {} },
    { kind: 'pai-gow', game: 'snk-pgp', wheel: 'lowest', copy: 'banker', method: 'counted' },
    { kind: 'push-nine', game: 'snk-p9', players: 2, deals: 1, seed: 1 },
    { kind: 'fees', house: null, terms: { handsPerHour: 30, potUnits: 20 }, jackpot: null },
  ];
  test('is the same for the same question, and no other', () => {
    const keys = asked.map(keyOf);
    expect(asked.map(keyOf)).toEqual(keys);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

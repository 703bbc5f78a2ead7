/** Rogelio's posted schedule: every stake on it opens, with its blinds, and takes its fee for every number of players. */
import { describe, expect, test } from 'vitest';
import { clause, findGame, gameBook, isOpened, openTable, stakesOf } from '../../src/books/index.js';
import { blindsOf } from '../../src/table/index.js';
import { ofType, Room } from '../../src/table/test/room.js';
import { rulesOf } from '../../src/testing/opening.js';
import { communityOf } from '../../src/testing/poker.js';

type Switches = Record<string, unknown>;
const table = (game: string, stake: string, switches: Switches = {}): Room =>
  new Room(rulesOf({ house: 'rogelios', game, stake, switches }));
const PLAYERS = [2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const seats = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);
const seated = (game: string, stake: string, n: number, switches: Switches = {}): Room => {
  const room = table(game, stake, switches);
  return room.open(seats(n), room.rules.buyIn.min);
};
/** What a hand with so many players pays, as '300+100', and who pays it by which rules. */
function handFee(room: Room): { paid: string; rules: readonly string[]; payers: readonly number[] } {
  const { fees } = room.deal().setup.terms;
  const sum = (to: string) => fees.filter((f) => f.to === to).reduce((a, f) => a + f.amount, 0);
  return { paid: `${sum('drop')}+${sum('jackpot')}`, rules: fees.map((f) => f.rule), payers: fees.map((f) => f.seat) };
}
/** What each player pays for a half hour. */
function timeFee(room: Room): { each: readonly number[]; rule: string } {
  const [e] = ofType(room.do({ type: 'collectTime', at: room.at() }), 'TimeCollected');
  return { each: e!.paid.map(({ amount }) => amount), rule: e!.rule };
}

/** As printed: stake, small blind, big blind. At limit and spread tables the blinds are AMB-ROG-20's. */
const LIMIT_LOW = ['2/4 1 2', '3/6 1 3', '4/8 2 4', '5/10 2 5', '6/12 3 6', '10/20 5 10'];
const LIMIT_HIGH = ['15/30 7 15', '20/40 10 20', '30/60 15 30', '40/80 20 40', '50/100 25 50', '200/400 100 200'];
const SPREAD = ['2-4 1 2', '2-10 1 2', '2-20 1 2', '3-6 1 3', '3-9 1 3', '4-8 2 4', '4-16 2 4', '5-10 2 5', '5-20 2 5'];
const NO_LIMIT_LOW = ['1/2 1 2', '1/3 1 3', '2/4 2 4', '2/5 2 5', '3/6 3 6', '4/8 4 8'];
const NO_LIMIT_HIGH = '5/10 6/12 10/20 15/30 25/50 50/100 100/200 200/400 300/600 400/800 500/1000'
  .split(' ')
  .map((stake) => `${stake} ${stake.replace('/', ' ')}`);
const named = (rows: readonly string[]): string[] => rows.map((row) => row.split(' ')[0]!);

/** Every stake of a row of the schedule, for every number of players. */
function everyTable(game: string, rows: readonly string[], check: (room: Room, players: number) => void): void {
  for (const stake of named(rows)) for (const n of PLAYERS) check(seated(game, stake, n), n);
}

describe('the stakes', () => {
  test('hold’em is offered at every stake of the schedule and no other, in its order', () => {
    const offered = (id: 'rog-hold' | 'rog-hold-nl') => (stakesOf(id) as readonly { id: string }[]).map((s) => s.id);
    expect(offered('rog-hold')).toEqual(named([...LIMIT_LOW, ...LIMIT_HIGH, ...SPREAD]));
    expect(offered('rog-hold-nl')).toEqual(named([...NO_LIMIT_LOW, ...NO_LIMIT_HIGH]));
    const odd = openTable({ house: 'rogelios', game: 'hold', stake: '8/16' });
    expect(odd).toMatchObject({ refused: 'unknown-stake', rule: 'ROG-FEE-1' });
  });
  test('AMB-ROG-20 two blinds: the lower figure and half of it rounded down; at no limit as the table is named', () => {
    const check = (game: string, rows: readonly string[]) => {
      for (const row of rows) {
        const [stake, small, big] = row.split(' ') as [string, string, string];
        const blinds = blindsOf(rulesOf({ house: 'rogelios', game, stake }));
        expect([stake, blinds.small, blinds.big]).toEqual([stake, Number(small) * 100, Number(big) * 100]);
      }
    };
    check('hold', [...LIMIT_LOW, ...LIMIT_HIGH, ...SPREAD]);
    check('hold-nl', [...NO_LIMIT_LOW, ...NO_LIMIT_HIGH]);
    check('oma', ['4-8 2 4', '4/8 2 4']);
    check('ohl', ['4-8 2 4', '4/8 2 4']);
  });
  test('AMB-ROG-05 $3 and $6 under both headings: how the table is opened decides limits and tariff', () => {
    const [limit, spread] = [table('hold', '3/6').rules, table('hold', '3-6').rules];
    expect([limit, spread].map((rules) => communityOf(rules).limit.kind)).toEqual(['structured', 'spread']);
    expect([handFee(seated('hold', '3/6', 3)).paid, handFee(seated('hold', '3-6', 3)).paid]).toEqual([
      '300+100',
      '200+0',
    ]);
  });
});

describe('by the hand', () => {
  test('ROG-FEE-1 limit $2/4 to $10/20: $3 and $1 for the jackpot, whatever the number of players', () => {
    everyTable('hold', LIMIT_LOW, (room) =>
      expect(handFee(room)).toEqual({ paid: '300+100', rules: ['ROG-FEE-1', 'ROG-FEE-1'], payers: [1, 1] }),
    );
  });
  test('ROG-FEE-3, ROG-FEE-4 spread: $3 and $1 with six or more, $2 and $1 with four or five, $2 with three or fewer', () => {
    everyTable('hold', SPREAD, (room, n) => {
      const paid = n >= 6 ? '300+100' : n >= 4 ? '200+100' : '200+0';
      const rules = n >= 4 ? ['ROG-FEE-3', 'ROG-FEE-4'] : ['ROG-FEE-3'];
      expect(handFee(room)).toMatchObject({ paid, rules });
    });
  });
  test('ROG-FEE-5 no limit, blinds of $1/2 to $4/8: $3 and $1 for the jackpot, whatever the number of players', () => {
    everyTable('hold-nl', NO_LIMIT_LOW, (room) =>
      expect(handFee(room)).toEqual({ paid: '300+100', rules: ['ROG-FEE-5', 'ROG-FEE-5'], payers: [1, 1] }),
    );
  });
  test('ROG-HOLD-F1, REG-25 from the dealer position, before the cards; it moves with the button', () => {
    const room = seated('hold', '3/6', 6, { 'rog.fee.source': 'game_sheet' });
    for (const button of [1, 2, 3]) {
      const opened = room.deal();
      expect([opened.button, room.fees()]).toEqual([button, `${button}:300 drop ROG-HOLD-F1`]);
      room.fold();
      const types = room.played().map((e) => e.type);
      expect(types.indexOf('CollectionTaken')).toBeLessThan(types.indexOf('PackShuffled'));
      expect(types.filter((type) => type === 'CollectionTaken')).toHaveLength(1);
    }
    expect(room.state.takings).toEqual({ drop: 900, jackpot: 0 });
  });
  test('ROG-OHL-F1 Omaha hi-lo at every stake and number of players: $4 from the button, $1 of it for the jackpot (AMB-ROG-02)', () => {
    const offered = (stakesOf('rog-ohl') as readonly { id: string }[]).map((s) => s.id);
    expect(offered).toEqual(['4-8', '4/8']);
    expect(rulesOf({ house: 'rogelios', game: 'ohl' }).stake).toBe('4-8');
    for (const stake of [undefined, ...offered])
      for (const n of PLAYERS) {
        const room = new Room(rulesOf({ house: 'rogelios', game: 'ohl', ...(stake ? { stake } : {}) }));
        room.open(seats(n), room.rules.buyIn.min);
        const paid = { paid: '300+100', rules: ['ROG-OHL-F1', 'ROG-OHL-F1'], payers: [1, 1] };
        expect([stake, n, handFee(room)]).toEqual([stake, n, paid]);
      }
  });
  test('AMB-ROG-02 rog.fee.source schedule: Omaha hi-lo pays by the bands instead', () => {
    const fee = (stake: string, n: number) => handFee(seated('ohl', stake, n, { 'rog.fee.source': 'schedule' }));
    expect([3, 5, 6].map((n) => fee('4-8', n).paid)).toEqual(['200+0', '200+100', '300+100']);
    expect(fee('4/8', 3)).toMatchObject({ paid: '300+100', rules: ['ROG-FEE-1', 'ROG-FEE-1'] });
  });
  test('the fee comes from the stack, never from the pot, and never changes with it', () => {
    const room = seated('hold', '3/6', 3);
    const before = room.state.sittings.reduce((sum, s) => sum + s.stack, 0);
    room.hand();
    expect(room.state.takings).toEqual({ drop: 300, jackpot: 100 });
    expect(room.state.sittings.reduce((sum, s) => sum + s.stack, 0)).toBe(before - 400);
    room.checkReplay();
  });
});

describe('by the half hour (AMB-ROG-04)', () => {
  const rate = (n: number): number => (n >= 6 ? 600 : n >= 4 ? 400 : 200);
  const byTime = (game: string, rows: readonly string[], rule: string) =>
    everyTable(game, rows, (room, n) => {
      expect(timeFee(room)).toEqual({ each: Array(n).fill(rate(n)), rule });
      expect(handFee(room)).toMatchObject({ paid: '0+0' }); // never both, and no jackpot fee
      expect(room.state.takings).toEqual({ drop: n * rate(n), jackpot: 0 });
    });
  test('ROG-FEE-2 limit $15/30 and above: $6, $4 or $2 a player by the number of players; no jackpot fee', () => {
    byTime('hold', LIMIT_HIGH, 'ROG-FEE-2');
  });
  test('ROG-FEE-6 no limit, blinds of $5/10 and above: the same; no jackpot fee', () => {
    byTime('hold-nl', NO_LIMIT_HIGH, 'ROG-FEE-6');
  });
  test('ROG-FEE-2 in advance at each half hour, and not before the next one', () => {
    const room = seated('hold', '15/30', 6);
    expect(timeFee(room).each).toHaveLength(6);
    room.now += 0.49;
    const again = room.refused({ type: 'collectTime', at: room.at() });
    expect(again).toMatchObject({ refused: 'not-yet-due', rule: 'ROG-FEE-2' });
    room.now += 0.01;
    expect(timeFee(room).each).toHaveLength(6);
    const byHand = seated('hold', '10/20', 6);
    expect(byHand.refused({ type: 'collectTime', at: 0 })).toMatchObject({ refused: 'no-time-collection' });
  });
  test('AMB-ROG-04 rog.fee.time_new_player: a late arrival pays at the next half hour, or for what is left of this one', () => {
    const late = (switches: Switches): number => {
      const room = seated('hold', '15/30', 6, switches);
      timeFee(room);
      room.now += 0.25;
      room.sit(9, room.rules.buyIn.min);
      return room.rules.buyIn.min - room.sitting(9).stack;
    };
    expect([late({}), late({ 'rog.fee.time_new_player': 'prorata' })]).toEqual([0, 300]);
  });
});

describe('switches of the fee', () => {
  test('AMB-ROG-02, AMB-ROG-03 rog.fee.source game_sheet: the game’s own figure at any stake, instead of the schedule', () => {
    const sheet = { 'rog.fee.source': 'game_sheet' };
    const high = seated('hold', '15/30', 6, sheet);
    expect(handFee(high)).toEqual({ paid: '300+0', rules: ['ROG-HOLD-F1'], payers: [1] });
    expect(handFee(seated('hold', '3-6', 3, sheet)).paid).toBe('300+0');
    expect(handFee(seated('hold-nl', '1/2', 3, sheet)).rules).toEqual(['ROG-HOLD-F1']);
    expect(openTable({ house: 'rogelios', game: 'oma', switches: sheet })).toMatchObject({
      refused: 'unknown-switch', // Omaha's sheet has no figure of its own (AMB-ROG-21)
      rule: null,
    });
  });
  test('AMB-GEN-23 the jackpot fee goes to a box of its own; rog.jackpot.collect off: it is not taken', () => {
    const takes = seated('hold', '3/6', 4);
    takes.hand();
    expect(takes.state.takings).toEqual({ drop: 300, jackpot: 100 });
    for (const [game, stake] of [
      ['hold', '3/6'],
      ['hold', '3-6'],
      ['hold-nl', '1/2'],
      ['ohl', '4/8'],
    ] as const)
      for (const source of ['schedule', 'game_sheet']) {
        const room = seated(game, stake, 6, { 'rog.jackpot.collect': 'off', 'rog.fee.source': source });
        room.hand();
        expect([game, stake, source, room.state.takings.jackpot]).toEqual([game, stake, source, 0]);
      }
  });
  test('AMB-ROG-06 rog.jackpot.payer each_player: a dollar from everybody dealt in, the collection from the button', () => {
    const room = seated('hold', '3/6', 4, { 'rog.jackpot.payer': 'each_player' });
    expect(handFee(room).paid).toBe('300+400');
    room.fold();
    expect(room.state.takings).toEqual({ drop: 300, jackpot: 400 });
  });
  test('AMB-GEN-11 fee.count seated: those away count too', () => {
    const fee = (switches: Switches) => handFee(seated('hold', '3-6', 6, switches).sitOut(5, 6)).paid;
    expect([fee({}), fee({ 'fee.count': 'seated' })]).toEqual(['200+100', '300+100']);
  });
  test('AMB-ROG-01 rog.fee.table: the house’s own rows, in whole and in order', () => {
    const row = {
      form: 'limit',
      stakes: '3/6',
      playersMin: 2,
      playersMax: 10,
      per: 'hand',
      fee: 400,
      jackpot: 0,
      rule: 'AMB-ROG-01',
    };
    expect(handFee(seated('hold', '3/6', 4, { 'rog.fee.table': [row] })).paid).toBe('400+0');
    const ask = (value: unknown) =>
      openTable({ house: 'rogelios', game: 'hold', stake: '3/6', switches: { 'rog.fee.table': value } });
    for (const bad of [[], 'none', [{ ...row, fee: -1 }], [{ ...row, tip: 1 }], [{ form: 'limit' }]])
      expect(ask(bad)).toMatchObject({ refused: 'bad-switch-value', rule: 'AMB-ROG-01' });
    expect(ask([row, { ...row, playersMin: 6 }])).toMatchObject({ refused: 'settings-clash' });
  });
  test('each takes only what its ruling allows', () => {
    const bad: readonly [string, string, unknown][] = [
      ['rog.fee.source', 'AMB-ROG-02', 'both'],
      ['rog.fee.time_new_player', 'AMB-ROG-04', 'never'],
      ['rog.jackpot.payer', 'AMB-ROG-06', 'pot'],
      ['rog.jackpot.collect', 'AMB-GEN-23', true],
      ['fee.count', 'AMB-GEN-11', 6],
      ['fee.on_void', 'AMB-GEN-22', 'refund'],
    ];
    for (const [key, rule, value] of bad) {
      const answer = openTable({ house: 'rogelios', game: 'hold', switches: { [key]: value } });
      expect(answer).toMatchObject({ refused: 'bad-switch-value', rule, facts: { key } });
    }
    const timing = openTable({ house: 'rogelios', game: 'hold', switches: { 'fee.timing': 'at_declare' } });
    expect(timing).toMatchObject({ refused: 'switch-locked', rule: 'AMB-GEN-10' });
  });
});

describe('a misdeal or a void hand (AMB-GEN-22)', () => {
  const misdealt = (switches: Switches): Room => {
    const room = seated('hold', '3/6', 4, switches);
    room.deal();
    room.act(4, 'no-straddle');
    room.shuffle();
    room.act('dealer', 'exposed-cards', { cards: [0, 1] });
    room.shuffle();
    return room;
  };
  test('fee.on_void carry: the redeal carries the fee, and only one is taken', () => {
    const room = misdealt({}).fold();
    expect(room.state.takings).toEqual({ drop: 300, jackpot: 100 });
  });
  test('fee.on_void keep: the house keeps it and takes another for the redeal', () => {
    const room = misdealt({ 'fee.on_void': 'keep' });
    expect([room.chips('drop'), room.chips('jackpot'), room.chips('stack:1')]).toEqual([600, 200, 6000 - 800]);
    expect([room.chips('bet:2'), room.chips('bet:3')]).toEqual([100, 300]); // the blinds are up once
    room.fold();
    expect(room.state.takings).toEqual({ drop: 600, jackpot: 200 });
    room.checkReplay();
  });
  test('a void without a redeal gives the fee back; or the house keeps it', () => {
    const voided = (switches: Switches) => {
      const room = misdealt(switches);
      room.act(4, 'call');
      room.act('floor', 'void');
      return [room.state.takings, room.state.sittings.map((s) => s.stack)];
    };
    expect(voided({})).toEqual([{ drop: 0, jackpot: 0 }, [6000, 6000, 6000, 6000]]);
    expect(voided({ 'fee.on_void': 'keep' })).toEqual([{ drop: 600, jackpot: 200 }, [5200, 6000, 6000, 6000]]);
  });
});

test('ROG-FEE-7 the closing index names ten games and no figures: all in the catalogue, by the schedule but for Omaha hi-lo', () => {
  const index = [
    'crazy pineapple hi-lo',
    '5 card draw',
    'high draw',
    'lo-ball',
    'omaha',
    'omaha hi-lo',
    'pure 21',
    '7 card stud',
    'stud hi-lo',
    'texas hold’em',
  ];
  const ids = index.map((name) => findGame('rogelios', name));
  expect(new Set(ids).size).toBe(10);
  expect(ids).not.toContain(undefined);
  expect(clause('ROG-FEE-7')).toMatchObject({ tag: 'info' });
  for (const id of ids) {
    const book = id && gameBook(id);
    const rules = book && openTable({ house: 'rogelios', game: id });
    if (rules && isOpened(rules) && 'bands' in rules.fee)
      for (const { rule } of rules.fee.bands)
        expect(rule).toMatch(id === 'rog-ohl' ? /^ROG-OHL-F1$/ : /^ROG-FEE-[1-6]$/);
  }
});

/** Jalisco's rummies between games: the up cards, then the winner; the most a game can cost; a fee that somebody first pays. */
import { describe, expect, test } from 'vitest';
import { clause, isOpened, openTable } from '../../src/books/index.js';
import { mostLost } from '../../src/games/index.js';
import type { Seat } from '../../src/kernel/index.js';
import { Room } from '../../src/table/test/room.js';
import { rulesOf } from '../../src/testing/opening.js';
import { rulesPage, words } from '../../src/words/index.js';

const GAMES = ['esc', 'lar'] as const;
const [FIRST, LATER] = [
  { esc: 'JAL-ESC-A3', lar: 'JAL-LAR-A3' },
  { esc: 'JAL-ESC-A5', lar: 'JAL-LAR-A4' },
];
const table = (game: string, seats: readonly Seat[], switches: Record<string, unknown> = {}, buyIn = 50_000): Room =>
  new Room(rulesOf({ house: 'jalisco', game, stake: '1', switches })).open(seats, buyIn);
const toAct = (room: Room): Seat => room.state.live!.round.menus[0]!.actor as Seat;
const first = (room: Room): Seat | undefined => room.opened().markers.first;

/** A game one seat wins because all others drop out. */
function wonBy(room: Room, winner: Seat): void {
  room.deal();
  room.shuffle();
  while (room.state.live) {
    const { actor, options } = room.state.live.round.menus[0]!;
    const stays = options.find(({ type }) => ['draw', 'pass', 'let-go'].includes(type))!.type;
    room.act(actor, actor === winner || !options.some(({ type }) => type === 'drop') ? stays : 'drop');
  }
}

describe.each(GAMES)('%s', (game) => {
  test(`${FIRST[game]} in a first game nobody has the marker: the up cards say who draws`, () => {
    const room = table(game, [1, 2, 4]);
    const opened = room.deal();
    expect([opened.markers, opened.setup.markers, opened.rule]).toEqual([{}, {}, FIRST[game]]);
    room.shuffle();
    const began = room.played().find((e) => e.type === 'TurnsOpened')!;
    expect([began.seat, opened.seats]).toEqual([toAct(room), [4, 2, 1]]);
    expect(words('en').tableEvent(room.state.live!.game, opened)).toBe('Hand 1.');
  });
  test(`${LATER[game]} then the last winner draws first, counter-clockwise from there`, () => {
    const room = table(game, [1, 2, 4]);
    const firsts = [2, 2, 4, 1].map((winner) => {
      wonBy(room, winner);
      return first(room);
    });
    expect(firsts).toEqual([undefined, 2, 2, 4]);
    const opened = room.deal();
    room.shuffle();
    expect([opened.rule, first(room), toAct(room)]).toEqual([LATER[game], 1, 1]);
    expect(words('es').tableEvent(room.state.live!.game, opened)).toBe('Mano 5: Asiento 1 empieza.');
    room.checkReplay();
  });
  test('AMB-JAL-43 the winner has left: the next seat counter-clockwise draws first; one who only moved still is first', () => {
    const gone = table(game, [1, 2, 4, 5]);
    wonBy(gone, 4);
    gone.leave(4);
    gone.deal();
    expect(first(gone)).toBe(2);
    const away = table(game, [1, 2, 4, 5]);
    wonBy(away, 1);
    away.sitOut(1);
    away.deal();
    expect(first(away)).toBe(5); // past the first seat to the last
    const stranger = table(game, [1, 2, 4]);
    wonBy(stranger, 4);
    stranger.leave(4).sit(4, 50_000, { id: 'stranger' });
    stranger.deal();
    expect(first(stranger)).toBe(2); // whoever took his chair has won nothing
    const moved = table(game, [1, 2, 4]);
    wonBy(moved, 4);
    moved.do({ type: 'changeSeat', seat: 4, to: 3, post: false });
    moved.deal();
    expect(first(moved)).toBe(3);
  });
  test('AMB-GEN-22 a void game was not played: a first one is a first one again', () => {
    const room = table(game, [1, 2]);
    room.deal();
    room.shuffle();
    room.act('floor', 'void');
    expect(room.deal().markers).toEqual({});
  });
  test('BAR-12 a game that has stopped begins as a first one does', () => {
    const room = table(game, [1, 2]);
    wonBy(room, 2);
    room.leave(1).sit(1, 50_000);
    expect(room.deal().markers).toEqual({});
  });
  test('AMB-JAL-07 BAR-58 who holds less than a game can cost is not dealt in, and says why', () => {
    const { game: rules } = rulesOf({ house: 'jalisco', game, stake: '1' });
    const most = rules.family === 'rummy' ? mostLost(rules) : 0;
    expect(most).toBe(game === 'esc' ? 2500 : 1000);
    const room = table(game, [1, 2, 3]);
    for (const [seat, stack] of [
      [2, most],
      [3, most - 100],
    ] as const)
      room.state = {
        ...room.state,
        sittings: room.state.sittings.map((s) => (s.seat === seat ? { ...s, stack } : s)),
      };
    expect(room.deal().seats).toEqual([2, 1]);
    const out = room.log.find((e) => e.type === 'SatOut');
    expect(out).toMatchObject({ seat: 3, reason: 'short-of-points', rule: 'BAR-58' });
    expect(words('en').tableEvent(null, out!)).toBe('Seat 3 sits out: not enough chips for what a game can cost.');
  });
  test('AMB-JAL-07 JAL-ORD-B4 no table limit is lower than that', () => {
    const lowest = game === 'esc' ? 2500 : 1000;
    const limit = (cents: number) =>
      openTable({ house: 'jalisco', game, stake: '1', switches: { 'jal.table_limit': cents } });
    expect(isOpened(limit(lowest))).toBe(true);
    expect(limit(lowest - 100)).toMatchObject({
      refused: 'settings-clash',
      rule: 'BAR-58',
      facts: { why: ['cost-above-limit'] },
    });
    const room = table(game, [1, 2]);
    expect(room.refused({ type: 'giveNotice', limit: lowest - 100, at: 0 })).toMatchObject({
      refused: 'no-such-limit',
      rule: 'JAL-ORD-B4',
      facts: { min: lowest },
    });
    room.do({ type: 'giveNotice', limit: lowest, at: 0 });
  });
  test('AMB-JAL-08 BAR-59 no fee, unless one is posted: then from whoever is first, at first from the dealer’s right', () => {
    expect(table(game, [1, 2]).rules.fee).toEqual({ kind: 'none' });
    const rates = [
      { playersMin: 2, rate: 100 },
      { playersMin: 4, rate: 200 },
    ];
    const room = table(game, [1, 2, 4, 5], { 'jal.fee': rates });
    wonBy(room, 1);
    expect(room.fees()).toBe('5:200 drop AMB-JAL-08');
    expect(room.state.takings.drop).toBe(200);
    room.sitOut(5);
    room.deal();
    expect(room.fees()).toBe('1:100 drop AMB-JAL-08');
  });
  test('BAR-60 the buy-in is four times what a game can cost', () => {
    for (const [stake, min] of [
      ['0.50', game === 'esc' ? 5000 : 2000],
      ['1', game === 'esc' ? 10_000 : 4000],
    ] as const)
      expect(rulesOf({ house: 'jalisco', game, stake }).buyIn).toEqual({ min, max: null, rule: 'BAR-60' });
  });
  test('BAR-63 who is silent on his first turn drops; who has taken a card draws on, and lets it go (AMB-GEN-25)', () => {
    const room = table(game, [1, 2, 3]);
    room.deal();
    room.shuffle();
    const seat = toAct(room);
    const silence = () => room.state.live!.round.menus[0]!.options.find((o) => o.ifSilent)!.type;
    expect(silence()).toBe('drop');
    room.act(seat, 'draw');
    expect(silence()).toBe(game === 'esc' ? 'pass' : 'let-go');
    room.fold();
    expect(room.state.live).toBeNull(); // silence plays it to its end
  });
  test('BAR-58 BAR-59 BAR-60 BAR-62 BAR-63 the rules page has every rule of the sheet and every ruling of ours', () => {
    for (const language of ['en', 'es'] as const) {
      const page = JSON.stringify(rulesPage('jalisco', `jal-${game}`, { language }));
      for (const id of ['BAR-58', 'BAR-59', 'BAR-60', 'BAR-62', 'BAR-63', 'AMB-JAL-45', 'JAL-ORD-A1'])
        expect([id, page.includes(id), clause(id) !== undefined]).toEqual([id, true, true]);
    }
  });
});

/** Rogelio's High Draw Poker: its special rules over the five-card draw's, but for what goes wrong. */
import { describe, expect, test } from 'vitest';
import { isPastTelling, tellsDraw, untellDraws } from '../../src/games/index.js';
import { read, write } from '../../src/kernel/index.js';
import { dealDraw } from '../../src/testing/draw.js';
import { words } from '../../src/words/index.js';
import { isBefore, won } from '../look.js';
import { calls, dealt, duel, inOrder, onPage } from './look.js';

const HDP = { house: 'rogelios', game: 'hdp' } as const;
const FOUR = { ...HDP, stacks: [1000, 1000, 1000, 1000] } as const;

describe('High Draw Poker', () => {
  test('ROG-HDP-D1 the top card is burned after the last discard and before any new card', () => {
    const h = dealDraw({ ...FOUR, deck: '2c 3c 4c' })
      .checkTo('declare')
      .acts('x1 p p x1');
    expect([isBefore(h, 'Discarded', 'CardBurned'), isBefore(h, 'CardBurned', 'CardsDrawn')]).toEqual([true, true]);
    expect(h.last('CardBurned').rule).toBe('ROG-HDP-D1');
    expect([h.cards('burn'), h.cards('hand:1').at(-1), h.cards('hand:0').at(-1)]).toEqual([['2c'], '3c', '4c']);
    for (const viewer of [0, 1, 2, 3, 'rail'] as const) expect(h.view(viewer).faces[h.ids('burn')[0]!]).toBeNull();
  });
  test('ROG-HDP-D5 up to five: four, and one more when everybody has drawn', () => {
    const h = dealDraw(FOUR).checkTo('declare').acts('p x5 x4 p');
    expect([calls(h), dealt(h)]).toEqual(['1:0 2:5 3:4 0:0', '2:4 3:4 2:1']);
    expect(h.rulesOf('CardsDrawn')).toEqual(Array(3).fill('ROG-HDP-D5'));
  });
  test('ROG-HDP-D4 no rabbit hunting: what was not dealt and what was thrown is seen by nobody, even when it is over', () => {
    const h = dealDraw(FOUR).checkTo('declare').acts('x3 p x2 p').checkTo('over');
    for (const viewer of ['rail', 'dealer', 'floor', 0] as const)
      for (const card of [...h.ids('stock'), ...h.ids('burn')]) expect(h.view(viewer).faces[card]).toBeNull();
    for (const card of h.ids('muck').slice(0, 5)) expect(h.view('rail').faces[card]).toBeNull();
    for (const seat of [0, 1, 2, 3]) expect(h.menu(seat)).toEqual([]);
    onPage('rog-hdp', 'ROG-HDP-D4');
  });
  test('ROG-HDP-E1, REG-11 pots are split on a tie and nothing else', () => {
    expect(duel(HDP, 'As Kh Qd 9c 7d', 'Ah Kd Qc 9h 7s')).toBe('split');
    expect(duel(HDP, 'As Kh Qd 9c 7d', 'Ah Kd Qc 9h 6s')).toBe('first');
    const holes = { 0: 'As Kh Qd 9c 7d', 1: 'Ah Kd Qc 9h 7s' };
    const h = dealDraw({ ...HDP, stacks: [1000, 1000], holes }).checkTo('over');
    expect([won(h), h.last('PotAwarded').rule]).toEqual([['1 high 20', '0 high 20'], 'ROG-HDP-E1']);
    for (const seat of [0, 1]) expect(h.menu(seat)).not.toContain('split');
  });
  test('ROG-HDP-E2 royal flush, straight flush, quads, full house, flush, straight, trips, two pair, pair; and a high card last', () => {
    inOrder(HDP, [
      'Ts Js Qs Ks As',
      '9h Th Jh Qh Kh',
      'As Ad Ac Ah 3d',
      'Kc Kh Kd Qd Qc',
      'As Ks Qs Js 9s',
      'Ah Kh Qd Jd Tc',
      'Ks Kd Kc 9c 2s',
      'As Ah Qs Qh 2d',
      'Ad Ac 9d 8c 3s',
      'As Kh 9h 8d 2c',
    ]);
  });
});

describe('conduct is on the page', () => {
  test('ROG-HDP-A1 hands are protected', () => onPage('rog-hdp', 'ROG-HDP-A1'));
  test('ROG-HDP-A3 no showing or discussing until the action is over; the software shows nothing before', () => {
    onPage('rog-hdp', 'ROG-HDP-A3');
    const h = dealDraw(FOUR).checkTo('bet-2');
    for (const seat of [0, 1, 2, 3])
      for (const card of h.ids(`hand:${seat}`)) expect(h.view('rail').faces[card]).toBeNull();
  });
  test('ROG-HDP-C1 the shuffle faces away: nobody sees a card of it', () => {
    onPage('rog-hdp', 'ROG-HDP-C1');
    const h = dealDraw(FOUR);
    for (const viewer of ['rail', 'dealer', 'floor'] as const)
      expect(h.view(viewer).faces.every((face) => face === null)).toBe(true);
  });
  test('ROG-HDP-D6 the dealer does not tell the draws once the first player has acted', () => {
    onPage('rog-hdp', 'ROG-HDP-D6');
    // Two hands that differ in what seat 3 drew, and in nothing else that is told: told again, they are one.
    const told = (draw: string, viewer: number | null) => {
      const h = dealDraw(FOUR).checkTo('declare').acts(`x1 p ${draw} x2`).checkTo('bet-2');
      const button = h.round.felt.markers[h.game.names.markers.indexOf('button')]!;
      const written = () => h.log.map((e) => write(h.game, e));
      expect(untellDraws(h.rules.game, written(), viewer, button)).toEqual(written()); // before the act all is told
      expect(isPastTelling(h.rules.game, h.stage, h.round.felt)).toBe(false);
      h.acts('c');
      expect(isPastTelling(h.rules.game, h.stage, h.round.felt)).toBe(true);
      return { h, events: untellDraws(h.rules.game, written(), viewer, button) };
    };
    const lines = (draw: string, viewer: number | null) => {
      const { h, events } = told(draw, viewer);
      return events.flatMap((e) => words('en').event(h.game, read(h.game, e)) ?? []);
    };
    const third = dealDraw(FOUR).checkTo('declare').acts('x1 p').toAct!;
    for (const viewer of [null, ...dealDraw(FOUR).seats.filter((s) => s !== third)]) {
      expect(lines('x3', viewer)).toEqual(lines('p', viewer));
      const { events } = told('x3', viewer);
      expect(events.filter(({ seat, type }) => seat !== viewer && tellsDraw(type))).toEqual([]);
      expect(events.filter(({ type, note }) => type === 'CallMade' && note !== undefined)).toEqual([]);
    }
    // His own draw he is told.
    expect(lines('x3', third)).not.toEqual(lines('p', third));
    expect(told('x3', third).events.find((e) => e.type === 'Discarded')).toMatchObject({
      seat: third,
      note: { count: 3 },
    });
  });
  test('ROG-HDP-E3 the floor’s decision is final, and none is sought once the pot is out of play', () => {
    onPage('rog-hdp', 'ROG-HDP-E3');
    const h = dealDraw(FOUR).checkTo('over');
    expect(h.incidents().options).toEqual([]);
  });
});

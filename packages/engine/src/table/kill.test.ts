// Kill pots, where a house allows them (AMB-GEN-26): whoever wins two whole pots running posts more, and limits rise.
import { describe, expect, test } from 'vitest';
import { killed as halfKilled } from '../steps/index.js';
import { Room } from './test/room.js';
import { hold, pineapple } from './test/rules.js';

/** Everybody folds to one seat. */
function winner(room: Room, seat: number): void {
  room.deal();
  room.shuffle();
  for (let i = 0; room.state.live !== null && i < 50; i++) {
    const { actor, options } = room.state.live.round.menus[0]!;
    const keen = options.find((o) => o.type === 'bet' || o.type === 'raise');
    if (actor !== seat) room.act(actor, 'fold');
    else if (keen) room.act(actor, keen.type, { amount: keen.amount!.max });
    else room.act(actor, options.some((o) => o.type === 'call') ? 'call' : 'check');
  }
}
const killed = (kill: 'half' | 'full' | 'off', ...winners: readonly number[]): Room => {
  const room = new Room(hold({ kill })).open([1, 2, 3, 4, 5, 6]);
  for (const seat of winners) winner(room, seat);
  room.deal();
  return room;
};
const opening = (room: Room): unknown => {
  const { terms } = room.opened().setup;
  return [terms.halves, ...terms.posts.map((p) => `${p.seat}:${p.kind} ${p.amount}`)];
};

describe('AMB-GEN-26', () => {
  test('BAR-78 a half kill is one and a half big blinds in whole chips, and limits rise by half: 3/6 becomes 4/8', () => {
    const room = killed('half', 1, 1);
    expect(opening(room)).toEqual([3, '4:small-blind 100', '5:big-blind 300', '1:kill 400']);
    room.shuffle();
    const bets = (type: string) => room.state.live!.round.menus[0]!.options.find((o) => o.type === type);
    expect([bets('call')!.cost, bets('raise')!.amount]).toEqual([400, { min: 800, max: 800, unit: 100 }]);
    const check = (): void => {
      const { actor, options } = room.state.live!.round.menus[0]!;
      room.act(actor, options.some((o) => o.type === 'check') ? 'check' : 'call');
    };
    const at = () => room.state.live!.game.script[room.state.live!.round.felt.step]!.name;
    while (at() !== 'flop-betting') check();
    expect(bets('bet')!.amount).toMatchObject({ min: 400, max: 400 });
    while (at() !== 'turn-betting') check();
    expect(bets('bet')!.amount).toMatchObject({ min: 800, max: 800 });
    room.act(room.state.live!.round.menus[0]!.actor, 'bet', { amount: 800 });
    expect(bets('raise')!.amount).toMatchObject({ min: 1600, max: 1600 });
  });
  test('BAR-78 every figure of a half kill is whole at every limit of the schedule', () => {
    for (const [low, high, kill] of [
      [2, 4, 3],
      [3, 6, 4],
      [5, 10, 7],
      [15, 30, 22],
    ] as const) {
      expect(halfKilled(100 * low, 3, 100)).toBe(100 * kill);
      expect(halfKilled(100 * high, 3, 100, 100 * low)).toBe(200 * kill);
    }
    expect(halfKilled(700, 3, 100, 300)).toBe(1000); // no multiple of the lower: by itself
    expect(halfKilled(300, 4, 100)).toBe(600);
  });
  test('a full kill is two big blinds, and limits double', () => {
    const room = killed('full', 1, 1);
    expect(opening(room)).toEqual([4, '4:small-blind 100', '5:big-blind 300', '1:kill 600']);
    room.shuffle();
    const { options } = room.state.live!.round.menus[0]!;
    expect(options.find((o) => o.type === 'call')!.cost).toBe(600);
    expect(options.find((o) => o.type === 'raise')!.amount).toMatchObject({ min: 1200, max: 1200 });
  });
  test('one pot is not enough, nor two with another winner between', () => {
    expect(opening(killed('half', 1))).toEqual([2, '3:small-blind 100', '4:big-blind 300']);
    expect(killed('half', 1, 2, 1).opened().setup.terms.halves).toBe(2);
  });
  test('a third in a row is killed too', () => {
    expect(killed('half', 1, 1, 1).opened().setup.terms.halves).toBe(3);
  });
  test('the killer posts no blind besides', () => {
    expect(opening(killed('full', 4, 4))).toEqual([4, '4:kill 600', '5:big-blind 300']);
    expect(opening(killed('full', 5, 5))).toEqual([4, '4:small-blind 100', '5:kill 600']);
  });
  test('off unless the house says so', () => {
    expect(killed('off', 1, 1).opened().setup.terms.halves).toBe(2);
  });
  test('a killer who is not dealt in kills nothing, and a void pot is no pot', () => {
    const room = new Room(hold({ kill: 'half' })).open([1, 2, 3, 4, 5, 6]);
    winner(room, 1);
    room.deal();
    room.act('floor', 'void');
    expect(room.state.leg).toEqual({ patron: 'p1', wins: 1 });
    winner(room, 1);
    expect(room.state.leg).toEqual({ patron: 'p1', wins: 2 });
    room.sitOut(1);
    expect(room.deal().setup.terms.halves).toBe(2);
  });
  test('a pot that is shared ends the run', () => {
    const room = new Room(hold({ kill: 'half' })).open([1, 2]);
    winner(room, 1);
    room.deal();
    room.shuffle('As Ks Ad Kd 2c Th 9h 8h 2d 7s 2h 6s');
    for (let i = 0; room.state.live !== null && i < 50; i++) {
      const { actor, options } = room.state.live.round.menus[0]!;
      room.act(actor, options.some((o) => o.type === 'check') ? 'check' : 'call');
    }
    expect(room.state.leg).toBeNull();
  });
  test('only structured limits can be killed', () => {
    expect(() => pineapple({ kill: 'half' })).toThrow('kill-without-limits');
  });
});

// Calling a round off: every chip goes back where it lay, except what the house keeps even then, and only its payer misses that.
import { expect, test } from 'vitest';
import { packKuhn } from '../cards/index.js';
import { fact } from '../facts/index.js';
import { compile, type Event, fold, isRefusal, offering, open, play, step, VOID } from './index.js';

const FACTS = { Moved: fact() };

/** One event moves chips as told, then somebody waits, so that the round can be called off. */
function voided(voidKeeps: readonly string[], moves: readonly (readonly [string, string, number])[]) {
  const game = compile({
    id: 'moves',
    facts: FACTS,
    seats: [0, 1],
    pack: packKuhn,
    bound: () => 1,
    keeps: ['stack', 'drop'],
    reveals: [],
    voidKeeps,
    voidRule: 'VOID',
    incidents: () => [],
    script: (on) => {
      for (const name of ['stack:0', 'stack:1', 'pot', 'drop']) on.place(name);
      return [
        step<boolean, Event<typeof FACTS>, 'wait'>('move', true, {
          open: (d) => {
            for (const [from, to, amount] of moves) d.pay(on.place(from), on.place(to), amount);
            d.say('Moved', null, 'MOVE');
          },
          toAct: () => [0],
          menu: () => [offering<{ wait: Record<never, never> }>()('wait')],
        }),
      ];
    },
  });
  const { round, events } = open(game, { chips: { 'stack:0': 50, 'stack:1': 50, drop: 7 }, markers: {}, terms: null });
  const answer = play(game, round, { type: VOID, actor: 'floor' });
  if (isRefusal(answer)) throw new Error(answer.refused);
  expect(fold(game, round, answer.events)).toEqual(answer.round);
  expect(events[1]!.type).toBe('Moved');
  return Object.fromEntries(game.names.places.map((name, place) => [name, answer.round.felt.chips[place]]));
}

test('every chip goes back', () => {
  const moves = [
    ['stack:0', 'pot', 20],
    ['stack:1', 'drop', 3],
    ['pot', 'stack:1', 5],
  ] as const;
  expect(voided([], moves)).toEqual({ 'stack:0': 50, 'stack:1': 50, pot: 0, drop: 7 });
});

test('a fee the house keeps is missing from the stack that paid it, and from no other', () => {
  const moves = [
    ['stack:0', 'pot', 20],
    ['stack:1', 'drop', 3],
  ] as const;
  expect(voided(['drop'], moves)).toEqual({ 'stack:0': 50, 'stack:1': 47, pot: 0, drop: 10 });
});

test('what a kept place paid out stays with whom it was paid to', () => {
  const moves = [
    ['drop', 'stack:1', 4],
    ['stack:1', 'pot', 10],
  ] as const;
  expect(voided(['drop'], moves)).toEqual({ 'stack:0': 50, 'stack:1': 54, pot: 0, drop: 3 });
});

test('a kept fee out of the pot is missing somewhere, and no chip is lost', () => {
  const moves = [
    ['stack:0', 'pot', 20],
    ['stack:1', 'pot', 20],
    ['pot', 'drop', 2],
  ] as const;
  expect(voided(['drop'], moves)).toEqual({ 'stack:0': 48, 'stack:1': 50, pot: 0, drop: 9 });
});

// Exchanged worlds are worlds that could have been dealt: the viewer's faces stay, every shuffle has the faces that were
// gathered for it, and within that everything moves that may.
import { begin, type Face, fold, type Round, seeded, type Viewer } from 'baraja';
import { hasSeen } from 'baraja/kernel';
import { describe, expect, test } from 'vitest';
import { difference, freeze } from './equal.js';
import { exchange, lineage, refaced } from './exchange.js';
import { potluck } from './potluck.js';
import { driven } from './sample.js';

const { game, setup } = potluck;
const sorted = (faces: readonly (Face | undefined)[]) => [...faces].sort((a, b) => Number(a) - Number(b));
const courses = Array.from({ length: 60 }, (_, seed) => driven(potluck, seed));
const reshuffled = courses.filter(({ log }) => log.filter((e) => e.faces !== null).length > 1);
const viewers: readonly Viewer[] = [1, 2, 6, 'rail'];

describe('another world', () => {
  test('some rounds have a second shuffle', () => expect(reshuffled.length).toBeGreaterThan(20));

  test('keeps what the viewer has seen, and gives every shuffle what was gathered for it', () => {
    for (const { log, round } of courses)
      for (const viewer of viewers) {
        const from = lineage(game, log);
        const other = exchange(from, round, viewer, seeded(1));
        other.forEach((face, card) => {
          if (hasSeen(round.felt, viewer, card)) expect(face).toBe(round.faces[card]);
        });
        const shuffles = Math.max(...from.minted) + 1;
        for (let k = 0; k < shuffles; k++) {
          const minted = other.filter((_, card) => from.minted[card] === k);
          const gathered = other.filter((_, card) => from.spent[card] === k && from.minted[card]! < k);
          const all = minted.length === game.pack.length;
          expect(sorted(minted)).toEqual(sorted(all ? game.pack : gathered));
        }
      }
  });

  test('lets a card in a hand change places with one in the new stub', () => {
    const across = reshuffled.some(({ log, round }) => {
      const from = lineage(game, log);
      const faces = (other: readonly Face[]) =>
        sorted(other.filter((_, card) => from.minted[card] === 0 && from.spent[card]! < 0));
      return difference(faces(round.faces), faces(exchange(from, round, 'rail', seeded(2)))) !== null;
    });
    expect(across).toBe(true);
  });

  test('folds: the same events, other faces', () => {
    for (const { log, round } of reshuffled) {
      const other = exchange(lineage(game, log), round, 'rail', seeded(3));
      const again: Round = fold(game, begin(game, setup), refaced(log, other));
      expect(again.faces).toEqual(other);
      expect(again.felt).toEqual(round.felt);
    }
  });
});

describe('difference', () => {
  test.each<[unknown, unknown, string | null]>([
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, null],
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, 'a[1].b: 2 is not 3'],
    [[1], [1, 2], 'it: [1] is not [1,2]'],
    [{ a: 1 }, { a: 1, b: undefined }, 'it: b only on one side'],
    [{ a: undefined }, {}, '.a: only on one side'],
    [{}, [], 'it: {} is not []'],
    [Number.NaN, Number.NaN, null],
    [null, undefined, 'it: null is not undefined'],
  ])('of %j and %j is %j', (a, b, where) => expect(difference(a, b)).toBe(where));

  test('frozen is frozen all the way down', () => {
    const thing = freeze({ a: [{ b: [1] }] });
    expect(() => (thing.a[0]!.b as number[]).push(2)).toThrow(TypeError);
  });
});

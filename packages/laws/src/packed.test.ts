// How small a packed hand is: limit hold'em for six as every house plays it, over many seeds, each hand read back to the same events.
import { makeGame, write } from 'baraja';
import { citableAt, isOpened, openTable } from 'baraja/books';
import { type AnyEvent, dictionaryOf, packing } from 'baraja/kernel';
import { blindsOf } from 'baraja/table';
import { expect, test } from 'vitest';
import { playRandom } from './sample.js';
import type { Subject } from './subject.js';

const SEEDS = 200;
const HALF_BELOW = 400;
const ALL_BELOW = 800;
const SEATS = [1, 2, 3, 4, 5, 6];
const STACK = 30_000;

function holdAt(house: string): Subject & { readonly clauses: Iterable<string> } {
  const rules = openTable({ house, game: 'hold' });
  if (!isOpened(rules)) throw new Error(`no hold’em at ${house}: ${rules.refused}`);
  const { small, big, rule } = blindsOf(rules);
  const posts = [
    { seat: 2, amount: small, kind: 'small-blind', rule },
    { seat: 3, amount: big, kind: 'big-blind', rule },
  ];
  const chips = Object.fromEntries(SEATS.map((seat) => [`stack:${seat}`, STACK]));
  const terms = { posts, fees: [], halves: 2, dealer: 'engine' };
  const game = makeGame(rules.gameId, rules.game, SEATS);
  const setup = { chips, markers: { button: 1, 'big-blind': 3 }, terms };
  return { name: house, game, setup, clauses: citableAt(rules) };
}

test('half of the hands of limit hold’em take less than 400 bytes, none takes 800 or a fifth of its JSON', () => {
  const sizes: number[] = [];
  for (const house of ['rogelios', 's-and-k', 'ven-a-mexico']) {
    const subject = holdAt(house);
    const { game, clauses } = subject;
    const { pack, unpack } = packing(dictionaryOf(game, clauses), game);
    for (let seed = 0; seed < SEEDS; seed++) {
      const log: readonly AnyEvent[] = playRandom(subject, seed).log;
      const bytes = pack(log);
      expect(unpack(bytes)).toEqual(log);
      expect(bytes.length).toBeLessThan(JSON.stringify(log.map((e) => write(game, e))).length / 5);
      sizes.push(bytes.length);
    }
  }
  sizes.sort((a, b) => a - b);
  expect(sizes[sizes.length >> 1]).toBeLessThan(HALF_BELOW);
  expect(sizes.at(-1)).toBeLessThan(ALL_BELOW);
});

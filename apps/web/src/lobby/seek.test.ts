// Games are found by what people type, in both languages, however they spell it.
import { postedHouses } from '@baraja/room';
import { expect, test } from 'vitest';
import { isNear, seek } from './seek.js';
import { type Spread, spreads, type Tile, tileOf } from './tiles.js';

const all = spreads({ houses: postedHouses() });
const ids = (text: string): readonly string[] => seek(text, all).hits.map(({ game }) => game.id);
const those = (is: (spread: Spread) => boolean): readonly string[] => all.filter(is).map(({ game }) => game.id);
const family = (...tiles: readonly Tile[]) => those(({ game }) => tiles.includes(tileOf(game)));

test.each([
  ['hold’em', family('hold')],
  ["hold'em", family('hold')],
  ['holdem', family('hold')],
  ['HOLD EM', family('hold')],
  ['pai gow', family('pai-gow')],
  ['paigow', family('pai-gow')],
  ['no limit', those(({ game }) => game.stakes.some(({ form }) => form === 'no-limit'))],
  ['sin limite', those(({ game }) => game.stakes.some(({ form }) => form === 'no-limit'))],
  ['hi lo', those(({ game }) => typeof game.traits.low === 'number')],
  ['hi-lo', those(({ game }) => typeof game.traits.low === 'number')],
  ['alto bajo', those(({ game }) => typeof game.traits.low === 'number')],
  ['8 or better', those(({ game }) => game.traits.low === 8)],
  ['ocho o mejor', those(({ game }) => game.traits.low === 8)],
  ['lowball', those(({ game }) => game.traits.wins === 'low')],
  ['a la baja', those(({ game }) => game.traits.wins === 'low')],
  ['rummy', family('rummy')],
  ['conquián', family('rummy')],
  ['21', family('twenty-one')],
  ['veintiuno', family('twenty-one')],
  ['blackjack', family('twenty-one')],
  ['push 9', family('push-nine')],
  ['póker español', family('spanish-poker')],
  ['stud', family('stud')],
  ['comodin', those(({ game }) => game.traits.joker === true)],
  ['omaha hi lo', those(({ game }) => game.name === 'Omaha Hi-Lo')],
  ['lowball rogelios', those(({ game, house }) => game.traits.wins === 'low' && house.id === 'rogelios')],
  ['Eureka', those(({ house }) => house.town.startsWith('Eureka'))],
  ['S & K', those(({ house }) => house.id === 's-and-k')],
  ['3/6', those(({ game }) => game.stakes.some(({ id }) => id === '3/6' || id === '3-6'))],
  ['$1', those(({ game }) => game.stakes.some(({ id }) => /^1(?!\d)/.test(id)))],
  ['omaha 8', those(({ game }) => tileOf(game) === 'omaha' && game.traits.low === 8)],
  ['o8', those(({ game }) => tileOf(game) === 'omaha' && game.traits.low === 8)],
  [
    'texas holdem no limit',
    those(({ game }) => tileOf(game) === 'hold' && game.stakes.some(({ form }) => form === 'no-limit')),
  ],
  ['plo', those(({ game }) => tileOf(game) === 'omaha' && game.stakes.some(({ form }) => form === 'pot-limit'))],
  ['spanish 21', family('twenty-one')],
  ['caribbean stud', family('spanish-poker')],
  [
    'jackpot',
    those(({ game }) =>
      game.stakes.some(({ fee }) => fee.kind === 'hand' && fee.bands.some(({ jackpot }) => jackpot > 0)),
    ),
  ],
  ['$3/6', those(({ game }) => game.stakes.some(({ id }) => id === '3/6' || id === '3-6'))],
] as const)('%s', (text, found) => {
  expect(found.length).toBeGreaterThan(0);
  expect([...ids(text)].sort()).toEqual([...found].sort());
});
test('every game is found by its own name, in both languages', () => {
  for (const { game } of all) for (const name of [game.name, game.nameEs]) expect(ids(name), name).toContain(game.id);
});
test('a slip is forgiven, and it is said how it was read', () => {
  expect(seek('rumy', all)).toMatchObject({ read: 'rummy' });
  expect([...ids('rumy')].sort()).toEqual([...family('rummy')].sort());
  expect([...ids('blakcjack')].sort()).toEqual([...family('twenty-one')].sort());
  expect(seek('rummy', all).read).toBeNull();
});
test('nothing is found for nothing, nor for what is no game', () => {
  for (const text of ['', '  ', 'chess', 'zz']) expect(seek(text, all).hits, text).toEqual([]);
});
test('near is one letter more, less, other, or two turned round', () => {
  for (const other of ['rumy', 'rummyy', 'rumma', 'rmumy']) expect(isNear('rummy', other), other).toBe(true);
  for (const other of ['rum', 'rammu', 'yrumm', 'stud']) expect(isNear('rummy', other), other).toBe(false);
});

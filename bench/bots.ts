// How long a bot thinks, by CPU time: choices met in real hands are put to it again and again. A choice may take a
// millisecond, of the sharp two; the quick manner is for bulk, and may take a tenth of that at every game of every house.

import { type GameId, gameBooks, gameOf, isOpened, openTable } from '../packages/engine/src/books/index.js';
import { bots, type Seen } from '../packages/engine/src/bots/index.js';
import { BIG, dealtAt, playHand, type Room, roomOf, setupOf } from '../packages/engine/src/bots/test/hands.js';
import { kinds, limit, noLimit, rulesOf } from '../packages/engine/src/bots/test/rules.js';
import type { CommunityRules } from '../packages/engine/src/games/index.js';
import { type Setup, seeded, view } from '../packages/engine/src/kernel/index.js';
import type { Line } from './hands.js';

const games: readonly (readonly [string, CommunityRules])[] = [
  ['limit hold’em', rulesOf({ limit })],
  ['no-limit hold’em', rulesOf({ limit: noLimit })],
  ['Omaha hi-lo', rulesOf({ ...kinds.omahaHiLo8, limit })],
  ['crazy pineapple hi-lo', rulesOf({ ...kinds.crazyHiLo9, limit })],
];
/** At the houses' own tables: draw with a joker, lowball, both studs, Push-Nine. */
const slow: readonly GameId[] = ['jal-draw', 'rog-draw', 'rog-lob', 'rog-stud', 'rog-sthl', 'snk-p9'];
/** Where the sharp bot plays by plans and counts, those for two at a table of two. */
const planned: readonly GameId[] = [
  ...(['rog-hold', 'rog-lob', 'snk-lob', 'jal-lob', 'rog-draw', 'jal-draw'] as const),
  ...(['span', 'rog-p215', 'ven-nb21', 'snk-pgp'] as const),
];
const SEATS = 6;
const HANDS = 60;
const CHOICES = 1000;
const ROUNDS = 5;

export async function benchBots(): Promise<Line[]> {
  const choice = (manner: string, [name, sights]: readonly [string, readonly Seen[]], target: number): Line =>
    line(`${manner}: ${name}`, thinking(manner, sights), target);
  return [
    ...games.map(([name, rules]) => choice('steady', [name, atTable(rules)], 1000)),
    ...slow.map((id) => choice('steady', atHouse(id, 'steady'), 1000)),
    ...planned.map((id) => choice('sharp', atHouse(id, 'sharp', 2), 2000)),
    ...gameBooks.map(({ id }) => choice('quick', atHouse(id, 'quick'), 100)),
  ];
}
function atTable(rules: CommunityRules): readonly Seen[] {
  const room = roomOf(rules, SEATS);
  return sightsOf(room, 'steady', (hand) => setupOf(room, hand % SEATS, Array(SEATS).fill(100 * BIG)));
}
function atHouse(id: GameId, manner: string, seats = SEATS): readonly [string, readonly Seen[]] {
  const { house, name } = gameOf(id);
  const rules = openTable({ house, game: id });
  if (!isOpened(rules)) throw new Error(`${id}: ${rules.refused}`);
  const { room, setup } = dealtAt(rules, Array(Math.min(seats, rules.seats.max)).fill(10 * rules.buyIn.min));
  return [`${name} (${id})`, sightsOf(room, manner, () => setup)];
}

const line = (name: string, ours: number, target: number): Line => ({
  name,
  ours,
  target,
  peer: null,
  ratio: null,
  unit: 'µs',
  peerName: null,
});

/** The choices of some hands between players of one manner. */
function sightsOf(room: Room, manner: string, setupFor: (hand: number) => Setup): readonly Seen[] {
  const sights: Seen[] = [];
  for (let hand = 0; hand < HANDS && sights.length < CHOICES; hand++) {
    const chance = seeded(hand);
    const each = <T>(one: T): Record<number, T> => Object.fromEntries(room.game.seats.map((s) => [s, one]));
    playHand(room, setupFor(hand), each(bots[manner]!), { deck: chance, minds: each(chance) }, (round, seat) => {
      sights.push({ view: view(room.game, round, seat), game: room.posted });
    });
  }
  return sights;
}

/** Microseconds of CPU a choice, the median of some rounds over all sights. */
function thinking(name: string, sights: readonly Seen[]): number {
  const bot = bots[name]!;
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const before = process.cpuUsage();
    sights.forEach((seen, i) => {
      bot.choose(seen, seeded(round * 10_000 + i));
    });
    const { user, system } = process.cpuUsage(before);
    if (round > 0) times.push((user + system) / sights.length); // the first round warms up
  }
  return times.sort((a, b) => a - b)[ROUNDS >> 1]!;
}

// How long a bot thinks, by CPU time: choices met in real hands are put to it again and again. A choice may take a
// millisecond; the quick manner is for bulk, and may take a tenth of that.

import { bots, type Seen } from '../packages/engine/src/bots/index.js';
import { BIG, playHand, roomOf, setupOf } from '../packages/engine/src/bots/test/hands.js';
import { kinds, limit, noLimit, rulesOf } from '../packages/engine/src/bots/test/rules.js';
import type { CommunityRules } from '../packages/engine/src/games/index.js';
import { seeded, view } from '../packages/engine/src/kernel/index.js';
import type { Line } from './hands.js';

const games: readonly (readonly [string, CommunityRules])[] = [
  ['limit hold’em', rulesOf({ limit })],
  ['no-limit hold’em', rulesOf({ limit: noLimit })],
  ['Omaha hi-lo', rulesOf({ ...kinds.omahaHiLo8, limit })],
  ['crazy pineapple hi-lo', rulesOf({ ...kinds.crazyHiLo9, limit })],
];
const SEATS = 6;
const HANDS = 60;
const ROUNDS = 5;

export async function benchBots(): Promise<Line[]> {
  return games.flatMap(([name, rules]) => {
    const sights = sightsOf(rules);
    return [
      line(`steady: ${name}, a choice among six`, thinking('steady', sights), 1000),
      line(`quick: ${name}, a choice among six`, thinking('quick', sights), 1000),
    ];
  });
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

/** The choices of some hands between steady players. */
function sightsOf(rules: CommunityRules): readonly Seen[] {
  const room = roomOf(rules, SEATS);
  const players = room.game.seats.map(() => bots.steady!);
  const sights: Seen[] = [];
  for (let hand = 0; hand < HANDS; hand++) {
    const chance = seeded(hand);
    const setup = setupOf(room, hand % SEATS, Array(SEATS).fill(100 * BIG));
    playHand(room, setup, players, { deck: chance, minds: players.map(() => chance) }, (table, seat) => {
      sights.push({ view: view(room.game, table, seat), game: room.posted });
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

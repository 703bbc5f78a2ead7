// How fast whole hands are played: six seats of limit and of no-limit hold'em with log, menus and citations, beside poker-ts, which keeps
// neither log nor rules. Both are driven by the same coin, choosing evenly among what may be done. And what a hand leaves behind for the
// collector.

import { spawnSync } from 'node:child_process';
import { GCProfiler, getHeapStatistics } from 'node:v8';
import { Table as PeerTable } from 'poker-ts';
import { isOpened, openTable } from '../packages/engine/src/books/index.js';
import {
  type Chips,
  type Command,
  type Face,
  type Game,
  isRefusal,
  makeGame,
  open,
  type Played,
  play,
  type Round,
  run,
  type Setup,
} from '../packages/engine/src/index.js';
import { blindsOf, type TableRules } from '../packages/engine/src/table/index.js';
import type { Line } from './hands.js';

const PEER = 'poker-ts 1.5.0';
const SEATS = [0, 1, 2, 3, 4, 5];
const STACK: Chips = 30_000;
const ROUNDS = 5;
/** To warm up; three times as many are measured. */
const HANDS = 15_000;
const WEIGHED = 400;
/** How often a bet at no limit is all that one has: one in so many. */
const ALL_IN = 8;

let x = 88675123;
const below = (n: number): number => {
  x ^= x << 13;
  x ^= x >>> 17;
  x ^= x << 5;
  return Math.floor(((x >>> 0) / 2 ** 32) * n);
};

interface Sum {
  hands: number;
  decisions: number;
}

/** Ven-A-Mexico's 3/6: structured limit, three raises; Rogelio's 1/3 without a limit. Blinds of $1 and $3, as their books have it. */
const PLACES = {
  limit: { house: 'ven-a-mexico', game: 'hold', stake: '3/6' },
  'no-limit': { house: 'rogelios', game: 'hold-nl', stake: '1/3' },
} as const;
type Limit = keyof typeof PLACES;
function ourTable(limit: Limit): { rules: TableRules; game: Game; setup: Setup } {
  const rules = openTable(PLACES[limit]);
  if (!isOpened(rules)) throw new Error(`the bench table does not open: ${rules.refused}`);
  const blinds = blindsOf(rules);
  const posts = [
    { seat: 1, amount: blinds.small, kind: 'small-blind', rule: blinds.rule },
    { seat: 2, amount: blinds.big, kind: 'big-blind', rule: blinds.rule },
  ];
  const setup: Setup = {
    chips: Object.fromEntries(SEATS.map((seat) => [`stack:${seat}`, STACK])),
    markers: { button: 0, 'big-blind': 2 },
    terms: { posts, fees: [], halves: 2, dealer: 'engine' },
  };
  return { rules, game: makeGame(rules.gameId, rules.game, SEATS), setup };
}
/** So many hands at that table, by the coin. */
export function handsOf(count: number) {
  const table = ourTable('limit');
  const sum = { hands: 0, decisions: 0 };
  const logs = Array.from({ length: count }, () =>
    playOurs(table.game, table.setup, sum).flatMap(({ events }) => events),
  );
  return { ...table, logs };
}

function shuffled(pack: readonly Face[]): Face[] {
  const faces = pack.slice();
  for (let i = faces.length - 1; i > 0; i--) {
    const j = below(i + 1);
    const face = faces[i]!;
    faces[i] = faces[j]!;
    faces[j] = face;
  }
  return faces;
}

/** The least, or now and then the most: by a limit they are the same. */
const within = ({ min, max }: { readonly min: number; readonly max: number }): number =>
  min < max && below(ALL_IN) === 0 ? max : min;
/** What the coin chooses. */
function chosen({ pack }: Game, { menus: [menu] }: Round): Command {
  const { actor, options } = menu!;
  const o = options[below(options.length)]!;
  if (actor === 'chance') return { type: 'shuffle', actor, faces: shuffled(pack) };
  return o.amount ? { type: o.type, actor, amount: within(o.amount) } : { type: o.type, actor };
}
/** One hand of ours in one draft, as simulations play. */
function runOurs(game: Game, setup: Setup, sum: Sum): Played {
  const played = run(game, setup, (round) => {
    sum.decisions++;
    return chosen(game, round);
  });
  sum.hands++;
  return played;
}
/** One hand of ours; the log is every decision with what it told. */
function playOurs(game: Game, setup: Setup, sum: Sum): readonly Played[] {
  const log: Played[] = [];
  let played: Played = open(game, setup);
  for (log.push(played); played.round.menus.length > 0; log.push(played)) {
    const answer = play(game, played.round, chosen(game, played.round));
    if (isRefusal(answer)) throw new Error(JSON.stringify(answer));
    played = answer;
    sum.decisions++;
  }
  sum.hands++;
  return log;
}
/** Every event of a log made and looked at. */
const read = (log: readonly Played[]): number => log.reduce((n, { events }) => n + events.length, 0);

/** One hand of the peer without a limit. */
function playPeerFreely(sum: Sum): void {
  const table = peerTable();
  while (table.isHandInProgress()) {
    while (table.isBettingRoundInProgress()) {
      const { actions, chipRange } = table.legalActions();
      const action = actions[below(actions.length)]!;
      if (action === 'bet' || action === 'raise') table.actionTaken(action, within(chipRange!));
      else table.actionTaken(action);
      sum.decisions++;
    }
    table.endBettingRound();
    if (table.areBettingRoundsCompleted()) table.showdown();
  }
  sum.hands++;
}
function peerTable(): InstanceType<typeof PeerTable> {
  const table = new PeerTable({ smallBlind: 1, bigBlind: 3 }, SEATS.length);
  for (const seat of SEATS) table.sitDown(seat, STACK / 100);
  table.startHand();
  return table;
}
/** One hand of the peer, held to the same limits: bet and three raises, the small bet on two rounds and the big on two. */
function playPeer(sum: Sum): void {
  const table = peerTable();
  while (table.isHandInProgress()) {
    const street = table.roundOfBetting();
    let bets = street === 'preflop' ? 1 : 0;
    let level = street === 'preflop' ? 3 : 0;
    const unit = street === 'preflop' || street === 'flop' ? 3 : 6;
    while (table.isBettingRoundInProgress()) {
      const { actions, chipRange } = table.legalActions();
      const may = bets < 4 ? actions : actions.filter((a) => a !== 'bet' && a !== 'raise');
      const action = may[below(may.length)]!;
      if (action === 'bet' || action === 'raise') {
        level = Math.min(level + unit, chipRange!.max);
        bets++;
        table.actionTaken(action, level);
      } else table.actionTaken(action);
      sum.decisions++;
    }
    table.endBettingRound();
    if (table.areBettingRoundsCompleted()) table.showdown();
  }
  sum.hands++;
}

/** Hands and decisions a second of CPU time, after a warm-up. */
interface Speed {
  readonly hands: number;
  readonly decisions: number;
}
function speedOf(once: (sum: Sum) => void): Speed {
  const sum: Sum = { hands: 0, decisions: 0 };
  for (let i = 0; i < HANDS; i++) once(sum);
  const played: Sum = { hands: 0, decisions: 0 };
  const from = process.cpuUsage();
  for (let i = 0; i < 3 * HANDS; i++) once(played);
  const { user, system } = process.cpuUsage(from);
  const seconds = (user + system) / 1e6;
  return { hands: played.hands / seconds, decisions: played.decisions / seconds };
}

/** One side alone in a process of its own, so that neither spoils what the other's code was optimised for. */
export function runSide(side: string): void {
  const limit = ourTable('limit');
  const free = ourTable('no-limit');
  const sides: Readonly<Record<Side, (sum: Sum) => void>> = {
    play: (sum) => playOurs(limit.game, limit.setup, sum),
    run: (sum) => runOurs(limit.game, limit.setup, sum),
    read: (sum) => read(playOurs(limit.game, limit.setup, sum)),
    'run-read': (sum) => read([runOurs(limit.game, limit.setup, sum)]),
    peer: playPeer,
    'play-free': (sum) => playOurs(free.game, free.setup, sum),
    'run-free': (sum) => runOurs(free.game, free.setup, sum),
    'peer-free': playPeerFreely,
  };
  const [name, weigh] = side.split(':');
  const once = sides[name as Side];
  console.log(JSON.stringify(weigh ? weighed(once) : speedOf(once)));
}
/** Kilobytes that a hand makes, by what the heap has grown: the young space must be so big that nothing is collected meanwhile. */
function weighed(once: (sum: Sum) => void): number {
  const sum: Sum = { hands: 0, decisions: 0 };
  for (let i = 0; i < 50 * WEIGHED; i++) once(sum); // code that is not yet compiled makes more
  globalThis.gc!();
  const watch = new GCProfiler();
  watch.start();
  const from = getHeapStatistics().used_heap_size;
  for (let i = 0; i < WEIGHED; i++) once(sum);
  const grown = getHeapStatistics().used_heap_size - from;
  if (watch.stop().statistics.length > 0) throw new Error('memory was collected while it was measured: fewer hands');
  return grown / WEIGHED / 1024;
}
const SIDES = ['play', 'run', 'read', 'run-read', 'peer', 'play-free', 'run-free', 'peer-free'] as const;
type Side = (typeof SIDES)[number];
function alone<Found = Speed>(side: Side | `${Side}:weigh`, flags: readonly string[] = []): Found {
  const args = [...flags, process.argv[1]!, `--side=${side}`];
  const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`the bench of ${side} failed`);
  return JSON.parse(stdout) as Found;
}
/** In one thread: on a busy machine the compiler's own would be late, and what is not yet compiled makes more. */
const YOUNG = ['--expose-gc', '--single-threaded', '--max-semi-space-size=512', '--min-semi-space-size=512'];
const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1]!;

export async function benchRounds(): Promise<Line[]> {
  const turn = () => Object.fromEntries(SIDES.map((side) => [side, alone(side)])) as Readonly<Record<Side, Speed>>;
  const turns = Array.from({ length: ROUNDS }, turn);
  const line = (name: string, side: Side, target: number, peer: Side = 'peer'): Line => ({
    name,
    ours: median(turns.map((turn) => turn[side].hands)),
    peer: median(turns.map((turn) => turn[peer].hands)),
    ratio: median(turns.map((turn) => turn[side].hands / turn[peer].hands)),
    target,
    unit: 'hands/s',
    peerName: PEER,
  });
  const memory = (name: string, side: Side, target: number): Line => ({
    name,
    ours: alone<number>(`${side}:weigh`, YOUNG),
    peer: alone<number>('peer:weigh', YOUNG),
    ratio: null,
    target,
    unit: 'KB',
    peerName: PEER,
  });
  return [
    line('six-handed limit hold’em with log and menus, played', 'play', 2),
    line('the same, run in one draft', 'run', 3),
    line('played, and every event of the log read', 'read', 2),
    line('run, and every event of the log read', 'run-read', 3),
    line('six-handed no-limit hold’em with log and menus, played', 'play-free', 2, 'peer-free'),
    line('no-limit, run in one draft', 'run-free', 3, 'peer-free'),
    memory('a limit hand, memory made by playing', 'play', 20),
    memory('a limit hand, memory made by running', 'run', 8),
  ];
}

// One edition of the engine at work, in a process of its own: `node side.mjs draw 4000` plays so many rounds, after some to warm up.
// It is built from this checkout and, beside the engine of an earlier commit, from that one: so it asks for nothing that both do not have.
import { GCProfiler, getHeapStatistics } from 'node:v8';
import { type GameId, gameOf, isOpened, openTable } from '../../packages/engine/src/books/index.js';
import { bots } from '../../packages/engine/src/bots/index.js';
import { dealtAt, type Room } from '../../packages/engine/src/bots/test/hands.js';
import {
  type Command,
  isRefusal,
  type Menu,
  type Option,
  open,
  play,
  type Rng,
  type Round,
  type Setup,
  shuffle,
  silent,
  unshuffled,
  view,
} from '../../packages/engine/src/kernel/index.js';

/** What one edition did: rounds and decisions a second of CPU, or the bytes it made for a round. */
export interface Done {
  readonly rounds: number;
  readonly decisions: number;
  /** Decisions in a round: the same on both sides where the rules are. */
  readonly length: number;
}

const SEATS = 6;
/** Enough to bet with, and not so much that nobody is ever all in. */
const DEPTH = 10;

interface Played {
  decisions: number;
}
/** Plays one round out; the number says which. */
type PlayRound = (number: number, sum: Played) => void;
type Chooser = (round: Round, rng: Rng) => Command;

function tableOf(id: GameId): { room: Room; setup: Setup } {
  const { house } = gameOf(id);
  const rules = openTable({ house, game: id });
  if (!isOpened(rules)) throw new Error(`${id} does not open: ${rules.refused}`);
  return dealtAt(rules, Array(SEATS).fill(DEPTH * rules.buyIn.min));
}

/** Chosen evenly among what the menu offers, and within it. */
const byChance = (id: GameId): PlayRound => {
  const { room, setup } = tableOf(id);
  return rounds(room, setup, (round, rng) => randomly(round.menus[0]!, rng));
};
const byQuickBots = (id: GameId): PlayRound => {
  const { room, setup } = tableOf(id);
  return rounds(room, setup, (round, rng) =>
    bots.quick!.choose({ view: view(room.game, round, round.menus[0]!.actor as number), game: room.posted }, rng),
  );
};

/** A quick coin, one for all, so that little but the engine is measured. */
let x = 1;
const coin: Rng = {
  below(n) {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (((x >>> 8) * n) / 2 ** 24) | 0;
  },
};
function toss(number: number): Rng {
  x = (number * 0x9e3779b1) | 1;
  for (let i = 0; i < 8; i++) coin.below(2);
  return coin;
}

/** The last edition called a round `table`. */
const roundIn = (played: { readonly round: Round; readonly table?: Round }): Round => played.round ?? played.table;
function rounds({ game }: Room, setup: Setup, choose: Chooser): PlayRound {
  return (number, sum) => {
    const rng = toss(number);
    // The log is every decision with what it told.
    const log: object[] = [];
    let played = open(game, setup);
    for (log.push(played); roundIn(played).menus.length > 0; log.push(played)) {
      const round = roundIn(played);
      const { actor } = round.menus[0]!;
      const command: Command =
        actor === 'chance'
          ? { type: 'shuffle', actor, faces: shuffle(unshuffled(game, round), rng) }
          : choose(round, rng);
      const answer = play(game, round, command);
      // An open option may be refused: then the clock plays.
      const done = isRefusal(answer) ? play(game, round, silent(round, actor)!) : answer;
      if (isRefusal(done)) throw new Error(`${JSON.stringify(command)} was refused: ${done.refused}`);
      played = done;
      sum.decisions++;
    }
  };
}
function randomly({ actor, options }: Menu, rng: Rng): Command {
  const { type, amount, cards, seats }: Option = options[rng.below(options.length)]!;
  if (amount === null && cards === null && seats === null) return { type, actor };
  if (cards === null && seats === null) return { type, actor, amount: rng.below(2) === 0 ? amount!.min : amount!.max };
  return {
    type,
    actor,
    ...(amount ? { amount: rng.below(2) === 0 ? amount.min : amount.max } : {}),
    ...(cards ? { cards: shuffle(cards.from, rng).slice(0, cards.min + rng.below(cards.max - cards.min + 1)) } : {}),
    ...(seats ? { seat: seats[rng.below(seats.length)]! } : {}),
  };
}

const works: Readonly<Record<string, () => PlayRound>> = {
  limit: () => byChance('ven-hold'),
  'no-limit': () => byChance('rog-hold-nl'),
  draw: () => byChance('rog-draw'),
  stud: () => byChance('rog-stud'),
  'pai-gow': () => byChance('snk-pgp'),
  'pure-21': () => byChance('rog-p215'),
  pan: () => byQuickBots('snk-pan'),
};

/** By CPU time, after a third as many rounds to warm up. */
function timed(round: PlayRound, count: number): Done {
  const warm: Played = { decisions: 0 };
  for (let i = 0; i < count / 3; i++) round(-1 - i, warm);
  const sum: Played = { decisions: 0 };
  const from = process.cpuUsage();
  for (let i = 0; i < count; i++) round(i, sum);
  const { user, system } = process.cpuUsage(from);
  const seconds = (user + system) / 1e6;
  return { rounds: count / seconds, decisions: sum.decisions / seconds, length: sum.decisions / count };
}
/** By what the heap has grown: the young space must be so big that nothing is collected meanwhile. */
function weighed(round: PlayRound, count: number): Done {
  const sum: Played = { decisions: 0 };
  for (let i = 0; i < 10 * count; i++) round(-1 - i, sum); // code that is not yet compiled makes more
  sum.decisions = 0;
  globalThis.gc!();
  const watch = new GCProfiler();
  watch.start();
  const from = getHeapStatistics().used_heap_size;
  for (let i = 0; i < count; i++) round(i, sum);
  const grown = getHeapStatistics().used_heap_size - from;
  if (watch.stop().statistics.length > 0) throw new Error('memory was collected while it was measured: fewer rounds');
  return { rounds: grown / count, decisions: grown / sum.decisions, length: sum.decisions / count };
}

const [how, name = '', count = ''] = process.argv.slice(2);
const round = works[name]!();
console.log(JSON.stringify((how === 'weigh' ? weighed : timed)(round, Number(count))));

/** Plays whole hands between bots on the kernel itself: blinds, a shuffle, every choice, and what each seat won. */
import { type CommunityRules, makeGame } from '../../games/index.js';
import {
  type Chips,
  type Command,
  type Game,
  isOver,
  isRefusal,
  open,
  play,
  type Rng,
  type Seat,
  type Setup,
  seeded,
  shuffle,
  type Table,
  unshuffled,
  view,
} from '../../kernel/index.js';
import type { PokerTerms, Post } from '../../steps/index.js';
import { type Bot, type Posted, posted } from '../index.js';

export const BIG = 400;

/** A game compiled for some seats, with what bots may see of it. */
export interface Room {
  readonly game: Game;
  readonly posted: Posted;
}
export function roomOf(rules: CommunityRules, players: number): Room {
  const seats = Array.from({ length: players }, (_, i) => i);
  const game = makeGame('test', rules, seats);
  return { game, posted: posted(game, rules) };
}

/** Blinds by the button's place, and stacks as given. */
export function setupOf({ game }: Room, button: Seat, stacks: readonly Chips[]): Setup<PokerTerms> {
  const { seats } = game;
  const at = seats.indexOf(button);
  const seat = (n: number): Seat => seats[(at + n) % seats.length]!;
  const [small, big] = seats.length === 2 ? [seat(0), seat(1)] : [seat(1), seat(2)];
  const post = (who: Seat, amount: Chips, kind: Post['kind']): Post => ({
    seat: who,
    amount,
    kind,
    rule: 'TEST-blinds',
  });
  return {
    chips: Object.fromEntries(seats.map((s, i) => [`stack:${s}`, stacks[i]!])),
    markers: { button, 'big-blind': big },
    terms: {
      posts: [post(small, BIG / 2, 'small-blind'), post(big, BIG, 'big-blind')],
      fees: [],
      halves: 2,
      dealer: 'engine',
    },
  };
}

/** Called at every choice of a seat, before it is played. */
export type Watch = (table: Table, seat: Seat, command: Command) => void;

/** Plays a hand out; what each seat has won or lost. A refusal throws. */
export function playHand(
  room: Room,
  setup: Setup,
  players: readonly Bot[],
  chance: { deck: Rng; minds: readonly Rng[] },
  watch?: Watch,
): readonly Chips[] {
  const { game } = room;
  let { table } = open(game, setup);
  while (!isOver(game, table)) {
    const actor = table.menus[0]!.actor;
    const command =
      typeof actor === 'number'
        ? players[actor]!.choose({ view: view(game, table, actor), game: room.posted }, chance.minds[actor]!)
        : { type: 'shuffle', actor, faces: shuffle(unshuffled(game, table), chance.deck) };
    if (typeof actor === 'number') watch?.(table, actor, command);
    const played = play(game, table, command);
    if (isRefusal(played)) throw new Error(`${JSON.stringify(command)} was refused: ${played.refused}`);
    table = played.table;
  }
  const stack = (s: Seat): number => game.names.places.indexOf(`stack:${s}`);
  return game.seats.map((s) => table.round.chips[stack(s)]! - table.round.opening[stack(s)]!);
}

/** Big blinds won in a hundred hands, and its standard error. */
export interface Score {
  readonly per100: number;
  readonly error: number;
  readonly hands: number;
}

/**
 * One bot against others of one kind. Every deal is played once from each seat, so that the cards fall evenly; the mean of
 * those hands is one observation.
 */
export function match(
  rules: CommunityRules,
  p: { hero: Bot; rival: Bot; players: number; deals: number; depth: number; seed?: number },
): Score {
  const room = roomOf(rules, p.players);
  const stacks = room.game.seats.map(() => p.depth * BIG);
  const results: number[] = [];
  for (let deal = 0; deal < p.deals; deal++) {
    const setup = setupOf(room, deal % p.players, stacks);
    let won = 0;
    for (const hero of room.game.seats) {
      const seats = room.game.seats.map((s) => (s === hero ? p.hero : p.rival));
      const seed = (p.seed ?? 1) * 1_000_003 + deal;
      const minds = room.game.seats.map((s) => seeded(seed * 31 + s * 7 + hero));
      won += playHand(room, setup, seats, { deck: seeded(seed), minds })[hero]!;
    }
    results.push(won / p.players / BIG);
  }
  const mean = results.reduce((a, b) => a + b, 0) / results.length;
  const variance = results.reduce((a, b) => a + (b - mean) ** 2, 0) / (results.length - 1);
  return { per100: 100 * mean, error: 100 * Math.sqrt(variance / results.length), hands: p.deals * p.players };
}

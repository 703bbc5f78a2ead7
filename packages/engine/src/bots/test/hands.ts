/** Plays whole hands between bots on the kernel itself: blinds, a shuffle, every choice, and what each seat won. */
import { type Face, faces } from '../../cards/index.js';
import { type CommunityRules, type GameRules, makeGame } from '../../games/index.js';
import {
  type AnyGame,
  type Chips,
  type Command,
  isOver,
  isRefusal,
  open,
  play,
  type Rng,
  type Round,
  type Seat,
  type Setup,
  seeded,
  shuffle,
  unshuffled,
  view,
} from '../../kernel/index.js';
import type { PokerTerms, Post } from '../../steps/index.js';
import { firstDeal } from '../../table/first-deal.js';
import { forcedUnit, type TableRules } from '../../table/index.js';
import { type Bot, type Posted, posted } from '../index.js';

export const BIG = 400;

/** A game compiled for some seats, with what bots may see of it. */
export interface Room {
  readonly game: AnyGame;
  readonly posted: Posted;
}
export function roomOf(rules: GameRules, players: number): Room {
  const seats = Array.from({ length: players }, (_, i) => i);
  const game = makeGame('test', rules, seats);
  return { game, posted: posted(game, rules) };
}

/** Blinds by the button's place, and stacks as given. */
export function setupOf(
  { game }: Room,
  button: Seat,
  stacks: readonly Chips[],
  blinds: { small: Chips; big: Chips } = { small: BIG / 2, big: BIG },
): Setup<PokerTerms> {
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
      posts: [post(small, blinds.small, 'small-blind'), post(big, blinds.big, 'big-blind')],
      fees: [],
      halves: 2,
      dealer: 'engine',
    },
  };
}

/** The first deal at a house's own table, so many seated: the table says who posts what and who pays; stacks are as given. */
export function dealtAt(rules: TableRules, stacks: readonly Chips[]): { room: Room; setup: Setup } {
  const { game, setup } = firstDeal(rules, stacks);
  return { room: { game, posted: posted(game, rules.game) }, setup };
}

/** Called at every choice of a seat, before it is played. */
export type Watch = (round: Round, seat: Seat, command: Command) => void;

/** Plays a hand out; what each seat has won or lost. A refusal throws. */
export function playHand(
  room: Room,
  setup: Setup,
  players: Readonly<Record<number, Bot>>,
  chance: { deck: Rng; minds: Readonly<Record<number, Rng>> },
  watch?: Watch,
): readonly Chips[] {
  const { game } = room;
  let { round } = open(game, setup);
  while (!isOver(game, round)) {
    const actor = round.menus[0]!.actor;
    const command =
      typeof actor === 'number'
        ? players[actor]!.choose({ view: view(game, round, actor), game: room.posted }, chance.minds[actor]!)
        : { type: 'shuffle', actor, faces: shuffle(unshuffled(game, round), chance.deck) };
    if (typeof actor === 'number') watch?.(round, actor, command);
    const played = play(game, round, command);
    if (isRefusal(played)) throw new Error(`${JSON.stringify(command)} was refused: ${played.refused}`);
    round = played.round;
  }
  const stack = (s: Seat): number => game.names.places.indexOf(`stack:${s}`);
  return game.seats.map((s) => round.felt.chips[stack(s)]! - round.felt.opening[stack(s)]!);
}

/** Big blinds won in a hundred hands, and its standard error. */
export interface Score {
  readonly per100: number;
  readonly error: number;
  readonly hands: number;
}

/** The same at a house's own table, without its fee: what is won is told in the least a hand costs. */
export function matchAt(
  rules: TableRules,
  p: { hero: Bot; rival: Bot; players: number; deals: number; depth: number; seed?: number },
): Score {
  const unit = forcedUnit(rules);
  const { room, setup } = dealtAt(rules, Array(p.players).fill(p.depth * unit));
  const free = { ...setup, terms: { ...setup.terms, fees: [] } };
  return score(p, room, unit, () => free);
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
  return score(p, room, BIG, (deal) => setupOf(room, deal % p.players, stacks));
}
function score(
  p: { hero: Bot; rival: Bot; players: number; deals: number; seed?: number },
  room: Room,
  unit: Chips,
  setupFor: (deal: number) => Setup,
): Score {
  const { seats } = room.game;
  const results: number[] = [];
  for (let deal = 0; deal < p.deals; deal++) {
    const setup = setupFor(deal);
    let won = 0;
    for (const [i, hero] of seats.entries()) {
      const players = Object.fromEntries(seats.map((s) => [s, s === hero ? p.hero : p.rival]));
      const seed = (p.seed ?? 1) * 1_000_003 + deal;
      const minds = Object.fromEntries(seats.map((s) => [s, seeded(seed * 31 + s * 7 + hero)]));
      won += playHand(room, setup, players, { deck: seeded(seed), minds })[i]!;
    }
    results.push(won / p.players / unit);
  }
  const mean = results.reduce((a, b) => a + b, 0) / results.length;
  const variance = results.reduce((a, b) => a + (b - mean) ** 2, 0) / (results.length - 1);
  return { per100: 100 * mean, error: 100 * Math.sqrt(variance / results.length), hands: p.deals * p.players };
}

/** A pack in order for a hand whose cards are known: those of some seats and the board, the rest as it lies. */
export function stacked(
  { game }: Room,
  button: Seat,
  hands: Readonly<Record<number, string>>,
  board = '',
): readonly Face[] {
  const { seats } = game;
  const hole = faces(Object.values(hands)[0]!).length;
  const top: (Face | null)[] = Array.from({ length: seats.length * hole + 8 }, () => null);
  const first = seats.indexOf(button) + 1;
  for (const [seat, text] of Object.entries(hands)) {
    const at = (seats.indexOf(Number(seat)) - first + seats.length) % seats.length;
    faces(text).forEach((face, k) => {
      top[k * seats.length + at] = face;
    });
  }
  // A burn comes before the flop, the turn and the river.
  faces(board).forEach((face, i) => {
    top[seats.length * hole + i + (i < 3 ? 1 : i === 3 ? 2 : 3)] = face;
  });
  const rest = game.pack.filter((face) => !top.includes(face));
  return [...top.map((face) => face ?? rest.shift()!), ...rest];
}

/** Plays commands until it is a seat's turn that `script` has nothing for; each entry is a command for whoever is to act. */
export function upTo(
  room: Room,
  setup: Setup,
  pack: readonly Face[],
  script: readonly Omit<Command, 'actor'>[],
): Round {
  let { round } = open(room.game, setup);
  const act = (command: Omit<Command, 'actor'>): void => {
    const played = play(room.game, round, { ...command, actor: round.menus[0]!.actor });
    if (isRefusal(played)) throw new Error(`${command.type} was refused: ${played.refused}`);
    round = played.round;
  };
  act({ type: 'shuffle', faces: pack });
  for (const command of script) act(command);
  return round;
}

/** What a bot does at a table as often as asked, each time by another chance: how often each type of command. */
export function tally(room: Room, round: Round, bot: Bot, times: number): Readonly<Record<string, number>> {
  const seat = round.menus[0]!.actor as Seat;
  const seen = { view: view(room.game, round, seat), game: room.posted };
  const counts: Record<string, number> = { fold: 0, check: 0, call: 0, bet: 0, raise: 0 };
  for (let i = 0; i < times; i++) {
    const { type } = bot.choose(seen, seeded(i));
    counts[type] = (counts[type] ?? 0) + 1;
  }
  return counts;
}

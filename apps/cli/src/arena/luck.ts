// Luck of the board, taken out where it can be counted. When board cards fall, every pot is worth to each seat its exact share of it just
// before, and another just after; the difference is luck, whose mean is nothing whatever anybody does, and it is given back. Where
// nobody can bet any more, that is all-in equity. Whether a fall of cards is counted is settled by what lies before it.
import { contestOf, equity, exactly, isPoker, toNumber } from '@baraja/odds';
import { type Chips, type Command, cardsIn, type Face, type Game, isOver, type Round, type Seat } from 'baraja';
import type { GameRules } from 'baraja/games';
import { type Contributions, sidePots } from 'baraja/steps';

/** Ways the board may fall that are counted at every street, and where nobody can bet any more. */
const CASES_MAX = { open: 2_000, closed: 2_000_000 };

interface Lying {
  /** Cards of those who are in, and of those who are out. */
  readonly hands: ReadonlyMap<Seat, readonly Face[]>;
  readonly dead: readonly Face[];
  readonly board: readonly Face[];
}
/** What each seat is owed for the luck of one command's cards, by place in the list of seats; null where nothing fell. */
export type Fall = (after: Round) => readonly number[] | null;
/** Of one hand: looks at it before a command, and keeps nothing of the round, so that it may be played in one draft. */
export type Luck = (before: Round, command: Command) => Fall;
const NOTHING: Fall = () => null;

/** Null for games without a board, or whose players throw cards away after it has fallen. */
export function luckOf(game: Game, rules: GameRules): (() => Luck) | null {
  if (!isPoker(rules)) return null;
  const contest = contestOf(rules);
  if (contest.board === 0 || contest.throwsAt !== null) return null;
  const board = game.names.zones.indexOf('board');
  const zone = (seat: Seat): number => game.names.zones.indexOf(`hand:${seat}`);
  const boardOf = (round: Round): readonly Face[] => cardsIn(round.felt, board).map((card) => round.faces[card]!);

  /** Everybody's cards, as they were before anybody folded. */
  const learn = (hole: Map<Seat, readonly Face[]>, { felt, faces }: Round): void => {
    for (const seat of game.seats) {
      const cards = cardsIn(felt, zone(seat)).map((card) => faces[card]!);
      if (cards.length > 0) hole.set(seat, cards);
    }
  };
  const shares = ({ hands, dead, board: up }: Lying, among: readonly Seat[]): readonly number[] => {
    const others = [...hands].filter(([seat]) => !among.includes(seat)).flatMap(([, cards]) => cards);
    const ranges = among.map((seat) => exactly(hands.get(seat)!));
    const counted = equity({ contest, ranges, board: up, dead: [...dead, ...others] }, { method: 'counted' });
    return counted.hands.map(({ share }) => toNumber(share));
  };
  const cases = (known: number, missing: number): number => {
    let ways = 1;
    for (let i = 0; i < missing; i++) ways = (ways * (contest.pack.length - known - i)) / (i + 1);
    return ways;
  };

  return () => {
    const hole = new Map<Seat, readonly Face[]>();
    return (before, command) => {
      if (typeof command.actor !== 'number' || before.faces.length === 0) return NOTHING;
      learn(hole, before);
      const was = boardOf(before);
      const out = (seat: Seat): boolean =>
        cardsIn(before.felt, zone(seat)).length === 0 || (seat === command.actor && command.type === 'fold');
      const live = game.seats.filter((seat) => hole.has(seat) && !out(seat));
      const stakes = stakesOf(game.names, live, before, command);
      return (after) => fallen(hole, live, stakes, was, after);
    };
  };

  function fallen(
    hole: ReadonlyMap<Seat, readonly Face[]>,
    live: readonly Seat[],
    stakes: Contributions,
    was: readonly Face[],
    after: Round,
  ): readonly number[] | null {
    const is = boardOf(after);
    if (is.length <= was.length || live.length < 2) return null;
    const known = was.length + [...hole.values()].reduce((n, cards) => n + cards.length, 0);
    const most = CASES_MAX[isOver(game, after) ? 'closed' : 'open'];
    if (cases(known, contest.board - was.length) > most) return null;
    const lying = (up: readonly Face[]): Lying => ({
      hands: new Map(live.map((seat) => [seat, hole.get(seat)!])),
      dead: game.seats.filter((seat) => !live.includes(seat)).flatMap((seat) => hole.get(seat) ?? []),
      board: up,
    });
    const owed = game.seats.map(() => 0);
    for (const { amount, eligible: among } of sidePots(stakes)) {
      if (among.length < 2) continue;
      const [then, now] = [shares(lying(was), among), shares(lying(is), among)];
      for (const [i, seat] of among.entries()) owed[game.seats.indexOf(seat)]! += amount * (then[i]! - now[i]!);
    }
    return owed;
  }
}

/** What is played for once the command is done, and before anything is paid out. */
function stakesOf(
  names: Game['names'],
  live: readonly Seat[],
  { felt, menus }: Round,
  { actor, type }: Command,
): Contributions {
  const at = (place: string): Chips => felt.chips[names.places.indexOf(place)] ?? 0;
  const cost = menus.find((menu) => menu.actor === actor)?.options.find((option) => option.type === type)?.cost ?? 0;
  const put = (seat: Seat): Chips =>
    at(`in:${seat}`) + at(`bet:${seat}`) + (seat === actor && type === 'call' ? cost : 0);
  return { seats: felt.seats, paid: felt.seats.map(put), centre: at('centre'), live };
}

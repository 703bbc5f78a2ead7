/** The same deal and the same choices by two tables' rules: where they first come out otherwise. */
import {
  type Actor,
  type AnyEvent,
  type Command,
  type Event,
  type Game,
  isRefusal,
  type Option,
  open,
  type Played,
  play,
  type Rng,
  type Round,
  seeded,
  shuffle,
  silent,
  unshuffled,
} from 'baraja/kernel';
import type { TableRules } from 'baraja/table';
import { firstDeal } from 'baraja/testing';

/** Chips or cards lie elsewhere; something else is told, offered or refused; or all is the same and another clause is cited. */
export const KINDS = ['money', 'cards', 'told', 'offered', 'refused', 'cited'] as const;
export type Kind = (typeof KINDS)[number];

/** How two rounds differ, and when: after so many choices. */
export interface Difference {
  readonly kind: Kind;
  readonly at: number;
  readonly was: string;
  readonly is: string;
  /** The hand up to there by the first rules, for telling it. */
  readonly game: Game;
  readonly log: readonly Event[];
  readonly round: Round;
}

const SEATS = 4;
/** Enough to raise with, little enough to be all in now and then. */
const DEPTH = 3;
const LONGEST = 3000;

/** Null where a whole round is the same; a table that cannot seat the same people is another matter, and compared by its values. */
export function firstDifference(was: TableRules, is: TableRules, seed: number): Difference | null {
  const seats = Math.min(was.seats.max, is.seats.max, Math.max(SEATS, was.seats.min, is.seats.min));
  const stacks = Array(seats).fill(DEPTH * Math.max(was.buyIn.min, is.buyIn.min));
  const one = firstDeal(was, stacks);
  const two = firstDeal(is, stacks);
  const rng = seeded(seed);
  const log: Event[] = [];
  let mine = open(one.game, one.setup);
  let other = open(two.game, two.setup);
  for (let at = 0; at < LONGEST; at++) {
    log.push(...mine.events);
    const here = { at, game: one.game, log, round: mine.round };
    const found = lookAt(one.game, mine, two.game, other);
    if (found !== null) return { ...found, ...here };
    if (mine.round.menus.length === 0) return null;
    const asked = chosen(one.game, mine.round, rng);
    const answer = play(one.game, mine.round, asked);
    // Where only the shape of a choice is on the menu it may be refused: then the clock plays.
    const command = isRefusal(answer) ? silent(mine.round, asked.actor)! : asked;
    const next = isRefusal(answer) ? play(one.game, mine.round, command) : answer;
    if (isRefusal(next)) throw new Error(`${one.game.id} refuses what it offers: ${next.refused}`);
    const same = play(two.game, other.round, command);
    if (isRefusal(same)) return { kind: 'refused', was: command.type, is: same.rule ?? same.refused, ...here };
    mine = next;
    other = same;
  }
  return null;
}

function chosen(game: Game, round: Round, rng: Rng): Command {
  const { actor, options } = round.menus[rng.below(round.menus.length)]!;
  if (actor === 'chance') return { type: 'shuffle', actor, faces: shuffle(unshuffled(game, round), rng) };
  const { type, amount, cards, seats } = options[rng.below(options.length)]!;
  const number = (min: number, max: number) => min + rng.below(max - min + 1);
  return {
    type,
    actor,
    ...(amount ? { amount: rng.below(2) === 0 ? amount.min : amount.max } : {}),
    ...(cards ? { cards: shuffle(cards.from, rng).slice(0, number(cards.min, cards.max)) } : {}),
    ...(seats ? { seat: seats[rng.below(seats.length)]! } : {}),
  };
}

type Found = Pick<Difference, 'kind' | 'was' | 'is'>;
function lookAt(one: Game, mine: Played, two: Game, other: Played): Found | null {
  return (
    unlike('money', chipsIn(one, mine.round), chipsIn(two, other.round)) ??
    unlike('cards', cardsIn(one, mine.round), cardsIn(two, other.round)) ??
    unlike('told', mine.events.map(plain), other.events.map(plain)) ??
    unlike('offered', menusOf(mine.round), menusOf(other.round)) ??
    unlike('cited', citedIn(mine), citedIn(other))
  );
}
/** The lines that only one of two has. */
function unlike(kind: Kind, was: readonly string[], is: readonly string[]): Found | null {
  const gone = was.filter((line) => !is.includes(line));
  const come = is.filter((line) => !was.includes(line));
  return gone.length + come.length === 0 ? null : { kind, was: gone.join(' · '), is: come.join(' · ') };
}
const chipsIn = ({ names }: Game, { felt }: Round): readonly string[] =>
  felt.chips.flatMap((n, place) => (n > 0 ? [`${names.places[place]} ${dollars(n)}`] : []));
const cardsIn = ({ names }: Game, { felt }: Round): readonly string[] =>
  felt.zones.flatMap((cards, zone) => (cards.length > 0 ? [`${names.zones[zone]} ${cards.join(' ')}`] : []));
const whose = (actor: Actor): string => (typeof actor === 'number' ? `seat ${actor}` : actor);
const plain = ({ type, seat }: AnyEvent): string => (seat === null ? type : `${type} ${whose(seat)}`);
const menusOf = ({ menus }: Round): readonly string[] =>
  menus.flatMap(({ actor, options }) => options.map((option) => `${whose(actor)} ${offered(option)}`));
const offered = ({ type, cost, amount, cards, seats }: Option): string =>
  [
    type,
    cost === null ? '' : dollars(cost),
    amount === null ? '' : range(amount),
    cards === null ? '' : `${cards.min} to ${cards.max} of ${cards.from.length} cards`,
    seats === null ? '' : `of ${seats.join(' ')}`,
  ]
    .filter(Boolean)
    .join(' ');
const citedIn = ({ events, round }: Played): readonly string[] => [
  ...events.map((e) => `${plain(e)} ${e.rule ?? 'nobody'}`),
  ...round.menus.flatMap(({ actor, options }) => options.map((o) => `${whose(actor)} ${o.type} ${o.rule ?? 'nobody'}`)),
];
const range = ({ min, max }: { readonly min: number; readonly max: number }): string =>
  min === max ? dollars(min) : `${dollars(min)} to ${dollars(max)}`;
const dollars = (cents: number): string => `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`;

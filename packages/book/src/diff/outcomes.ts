/** The same hand by two tables' rules: where it first comes out otherwise, and by how much in the end. */
import { playedOut } from '@baraja/hands';
import {
  type Actor,
  type AnyEvent,
  type Event,
  type Game,
  isRefusal,
  type Option,
  open,
  type Played,
  play,
  type Round,
  type Setup,
} from 'baraja/kernel';
import type { TableRules } from 'baraja/table';
import type { Dealt, Line, NotDealt } from './line.js';

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
  readonly rules: TableRules;
  readonly game: Game;
  readonly setup: Setup;
  readonly log: readonly Event[];
  readonly round: Round;
}

/** Null where the whole hand is the same. What neither table deals, or neither lets be done, is no difference. */
export function firstDifference(was: TableRules, is: TableRules, line: Line): Difference | null {
  const [one, two] = [line.deal(was), line.deal(is)];
  if (!isDealt(one)) return null;
  const log: Event[] = [];
  let mine = open(one.game, one.setup);
  const here = (at: number) => ({ at, rules: was, game: one.game, setup: one.setup, log, round: mine.round });
  if (!isDealt(two)) return { kind: 'refused', was: '', is: why(two), ...here(0) };
  let other = open(two.game, two.setup);
  for (let at = 0; ; at++) {
    log.push(...mine.events);
    const found = lookAt(one.game, mine, two.game, other);
    if (found !== null) return { ...found, ...here(at) };
    const command = line.choices[at];
    if (command === undefined) return null;
    const [next, same] = [play(one.game, mine.round, command), play(two.game, other.round, command)];
    if (isRefusal(next) && isRefusal(same)) return null;
    if (isRefusal(next)) return { kind: 'refused', was: why(next), is: command.type, ...here(at) };
    if (isRefusal(same)) return { kind: 'refused', was: command.type, is: why(same), ...here(at) };
    mine = next;
    other = same;
  }
}
const isDealt = (dealt: Dealt | NotDealt): dealt is Dealt => !('refused' in dealt);
const why = ({ refused, rule }: NotDealt): string => rule ?? refused;

/** Chips that end up elsewhere when both play the hand out: everybody chooses as he did, or as near to it as he may. */
export function chipsElsewhere(was: TableRules, is: TableRules, line: Line): number {
  const [one, two] = [line.deal(was), line.deal(is)];
  if (!isDealt(one) || !isDealt(two)) return 0;
  const [{ round: mine }, { round: other }] = [playedOut(one, line.choices), playedOut(two, line.choices)];
  const held = one.game.names.places.map((name, place) => {
    const there = two.game.placeOf.get(name);
    return Math.abs((mine.felt.chips[place] ?? 0) - (there === undefined ? 0 : (other.felt.chips[there] ?? 0)));
  });
  return Math.floor(held.reduce((a, b) => a + b, 0) / 2);
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

/** The same hand by two tables' rules: where it first comes out otherwise, and by how much in the end. */
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
  type Round,
  seeded,
  shuffle,
  silent,
  unshuffled,
} from 'baraja/kernel';
import type { TableRules } from 'baraja/table';
import { type Dealt, type Line, LONGEST, type NotDealt } from './line.js';

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

/** Null where the whole hand is the same. What neither table deals, or neither lets be done, is no difference. */
export function firstDifference(was: TableRules, is: TableRules, line: Line): Difference | null {
  const [one, two] = [line.deal(was), line.deal(is)];
  if (!isDealt(one)) return null;
  const log: Event[] = [];
  let mine = open(one.game, one.setup);
  const here = (at: number) => ({ at, game: one.game, log, round: mine.round });
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
  const [mine, other] = [playedOut(one, line.choices), playedOut(two, line.choices)];
  const held = one.game.names.places.map((name, place) => {
    const there = two.game.placeOf.get(name);
    return Math.abs((mine.felt.chips[place] ?? 0) - (there === undefined ? 0 : (other.felt.chips[there] ?? 0)));
  });
  return Math.floor(held.reduce((a, b) => a + b, 0) / 2);
}
function playedOut({ game, setup }: Dealt, choices: readonly Command[]): Round {
  const left = [...choices];
  let { round } = open(game, setup);
  for (let n = 0; n < LONGEST && round.menus.length > 0; n++) {
    const asked = (actor: Actor): boolean =>
      actor === 'floor' || actor === 'dealer' || round.menus.some((menu) => menu.actor === actor);
    const at = left.findIndex(({ actor }) => asked(actor));
    const [chosen] = at < 0 ? [] : left.splice(at, 1);
    const next = chosen && play(game, round, chosen);
    if (next && !isRefusal(next)) round = next.round;
    else if (chosen === undefined || round.menus.some(({ actor }) => actor === chosen.actor))
      round = nearest(game, round, chosen);
  }
  return round;
}
/** What comes nearest to a choice that is not there: the same as far as it goes; or staying in; or what the clock plays. */
function nearest(game: Game, round: Round, chosen: Command | undefined): Round {
  const { actor, options } = round.menus.find((menu) => menu.actor === chosen?.actor) ?? round.menus[0]!;
  const find = (type: string | undefined): Option | undefined => options.find((option) => option.type === type);
  const like = find(chosen?.type) ?? find('check') ?? find('call');
  const tries: readonly (Command | null)[] = [
    actor === 'chance' ? { type: 'shuffle', actor, faces: shuffle(unshuffled(game, round), seeded(0)) } : null,
    like ? within(like, actor, chosen) : null,
    silent(round, actor),
    ...options.map((option) => within(option, actor, chosen)),
  ];
  for (const command of tries) {
    const played = command && play(game, round, command);
    if (played && !isRefusal(played)) return played.round;
  }
  throw new Error(`${game.id} refuses whatever it offers`);
}
function within({ type, amount, cards, seats }: Option, actor: Actor, chosen: Command | undefined): Command {
  const wanted = cards ? (chosen?.cards ?? []).filter((card) => cards.from.includes(card)) : [];
  const some =
    cards && [...new Set([...wanted, ...cards.from])].slice(0, Math.min(cards.max, Math.max(cards.min, wanted.length)));
  return {
    type,
    actor,
    ...(amount ? { amount: Math.min(amount.max, Math.max(amount.min, chosen?.amount ?? 0)) } : {}),
    ...(some ? { cards: some } : {}),
    ...(seats ? { seat: seats.find((seat) => seat === chosen?.seat) ?? seats[0]! } : {}),
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

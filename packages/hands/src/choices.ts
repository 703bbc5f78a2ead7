/**
 * What was chosen in a hand, read off what was told of it. A record has facts and no commands: so at each point whatever is offered
 * is tried, with the amounts, cards and seats the next facts speak of, and the choice is the one that leads to just those facts.
 */
import { canonical } from 'baraja/document';
import {
  type AnyOption,
  type CardId,
  type Command,
  type Event,
  type Game,
  isRefusal,
  open,
  play,
  type Round,
  type Setup,
  view,
  write,
} from 'baraja/kernel';

/** Null where some fact follows from nothing that was offered. */
export function choicesIn(game: Game, setup: Setup, log: readonly Event[]): readonly Command[] | null {
  const told = log.map((event) => textOf(game, event));
  const isTold = (events: readonly Event[], from: number): boolean =>
    events.every((event, i) => textOf(game, event) === told[from + i]);
  const opening = open(game, setup);
  if (!isTold(opening.events, 0)) return null;
  const choices: Command[] = [];
  let { round } = opening;
  for (let at = opening.events.length; at < log.length; ) {
    let next: { readonly command: Command; readonly events: readonly Event[]; readonly round: Round } | null = null;
    for (const command of possible(game, round, log.slice(at, at + NEAR))) {
      const answer = play(game, round, command);
      if (isRefusal(answer)) continue;
      const { events } = answer;
      if (events.length === 0 || !isTold(events, at)) continue;
      next = { command, events, round: answer.round };
      break;
    }
    if (next === null) return null;
    choices.push(next.command);
    ({ round } = next);
    at += next.events.length;
  }
  return choices;
}
/** How many facts a choice is read from. */
const NEAR = 4;
const textOf = (game: Game, event: Event): string => canonical(write(game, event));

function* possible(game: Game, round: Round, next: readonly Event[]): Generator<Command> {
  const [first] = next as [Event];
  if (first.type === 'IncidentCalled') yield* reports(first, next);
  for (const { actor, options } of round.menus)
    if (actor === 'chance')
      yield { type: 'shuffle', actor, faces: next.find(({ faces }) => faces !== null)?.faces ?? [] };
    else for (const option of options) for (const given of givenTo(option, round, next)) yield { actor, ...given };
  for (const actor of game.seats)
    for (const option of view(game, round, actor).free)
      for (const given of givenTo(option, round, next)) yield { actor, ...given };
}
/** A report says itself what it was; an amount it named is in what followed. */
function* reports({ seat, note }: Extract<Event, { type: 'IncidentCalled' }>, next: readonly Event[]) {
  const { incident: type, by: actor, cards } = note;
  const named = seat === null ? {} : { seat };
  const shown = cards.length > 0 ? { cards } : {};
  yield { type, actor, ...named, ...shown };
  for (const amount of numbersIn(next)) yield { type, actor, ...named, ...shown, amount };
}

type Given = Omit<Command, 'actor'>;
/** An option with whatever it asks for, as far as the facts speak of it. */
function* givenTo(option: AnyOption, round: Round, next: readonly Event[]): Generator<Given> {
  const { type, amount, cards, seats, open: isOpen } = option;
  const amounts = amount ? amountsIn(round, next).filter((n) => n >= amount.min && n <= amount.max) : [undefined];
  const picks = cards ? cardsIn(round, next).filter((some) => isPick(some, cards)) : [undefined];
  const piles = cards && isOpen ? [undefined, ...pilesIn(next)] : [undefined];
  for (const seat of seats ?? [undefined])
    for (const n of amounts)
      for (const some of picks)
        for (const pile of piles)
          yield {
            type,
            ...(n === undefined ? {} : { amount: n }),
            ...(some === undefined ? {} : { cards: some }),
            ...(seat === undefined ? {} : { seat }),
            ...(pile === undefined ? {} : { piles: pile }),
          };
}
const isPick = (some: readonly CardId[], { from, min, max }: NonNullable<AnyOption['cards']>): boolean =>
  some.length >= min && some.length <= max && some.every((card) => from.includes(card));

const numbersIn = (next: readonly Event[]): readonly number[] => [
  ...new Set(next.flatMap(({ chips, note }) => [...chips.map(({ amount }) => amount), ...numbers(note)])),
];
const numbers = (note: unknown): readonly number[] =>
  Object.values((note ?? {}) as object).filter((value): value is number => Number.isSafeInteger(value));
/** What moved, what was noted, and what then lay there: a raise is named by what it comes to. */
const amountsIn = ({ felt }: Round, next: readonly Event[]): readonly number[] => {
  const there = next[0]!.chips.map(({ to, amount }) => (felt.chips[to] ?? 0) + amount);
  const together = next[0]!.chips.reduce((n, { amount }) => n + amount, 0);
  return [...new Set([...numbersIn(next), ...there, together])];
};
const cardsIn = ({ felt }: Round, next: readonly Event[]): readonly (readonly CardId[])[] => {
  const moves = next.map(({ cards }) => cards.flatMap((move) => move.cards));
  const noted = next.flatMap(({ note }) => lists(note));
  // A hand may be named by one card of it.
  const single = moves.flatMap((cards) => cards.slice(0, 1).map((card) => [card]));
  // What was thrown away may have been changed since: then all that lies there now was chosen.
  const lying = next[0]!.cards.flatMap(({ to, from }) => [to, from]).map((zone) => felt.zones[zone]!);
  const now = lying.map((there) => [...there.filter((card) => !moves[0]!.includes(card)), ...moves[0]!]);
  const changed = [...now, ...now.map((cards) => cards.filter((card) => !isTakenBack(next[0]!, card)))];
  const each = next.flatMap(({ cards }) => cards.map((move) => move.cards));
  return [[], ...each, ...moves, ...noted, ...single, ...changed];
};
const isTakenBack = ({ cards }: Event, card: CardId): boolean => cards.at(-1)!.cards.includes(card);
/** Cards that a note names; of columns, all together and what is new in them is tried. */
const lists = (note: unknown): readonly (readonly CardId[])[] =>
  Object.values((note ?? {}) as object).flatMap((value) => {
    if (!Array.isArray(value)) return Number.isSafeInteger(value) ? [[value as CardId]] : [];
    return value.every(Number.isSafeInteger) ? [value as readonly CardId[]] : [];
  });
const pilesIn = (next: readonly Event[]): readonly (readonly (readonly CardId[])[])[] =>
  next.flatMap((e) => (e.type === 'Melded' || e.type === 'ColumnsRearranged' ? [e.note.columns] : []));

/**
 * What every event of every test is, whatever the rule: told of the seat whose things it moves, of who acts when somebody acts, and
 * true to what it moves.
 */
import { strayIn } from '../facts/index.js';
import type { AnyGame, Command, Event, Seat } from '../kernel/index.js';

/** The bank deals to others, and keeps none of what it deals: it is told as the bank's. */
const BY_THE_BANK = ['FirstCardsDealt', 'SecondCardsDealt'];

/** Why an answer of the engine contradicts itself; null if it does not. */
export function faultTold(game: AnyGame, events: readonly Event[], by: Command | null): string | null {
  const [first] = events;
  if (typeof by?.actor === 'number' && first && first.seat !== null && first.seat !== by.actor)
    return `${by.actor} acts, and ${first.type} is told of ${first.seat}`;
  for (const e of events) {
    const fault =
      faultOfNothing(e) ?? faultOfMoves(game, e) ?? faultOfSeat(game, e) ?? faultOfCount(e) ?? faultOfShares(e);
    if (fault) return `${e.type} by ${e.rule} ${fault}`;
  }
  return faultOfOdd(events);
}

/** What does not move is not told as moving. */
function faultOfNothing({ chips, cards }: Event): string | null {
  const isEmpty = chips.some(({ amount }) => amount === 0) || cards.some((move) => move.cards.length === 0);
  return isEmpty ? 'moves nothing from one place to another' : null;
}
/** And nothing moves, or is shown, that its kind does not declare. */
function faultOfMoves({ facts, names }: AnyGame, e: Event): string | null {
  const stray = strayIn(facts, names, e);
  return stray === null ? null : `moves what is not declared: ${stray}`;
}
function faultOfSeat(game: AnyGame, e: Event): string | null {
  const seats = seatsMoved(game, e);
  if (e.seat === null || seats.length === 0 || seats.includes(e.seat) || BY_THE_BANK.includes(e.type)) return null;
  // A circle may be another's than its seat's.
  if (e.note !== null && 'circle' in e.note && seats.includes(e.note.circle as Seat)) return null;
  return `is told of seat ${e.seat}, and moves what is of ${seats}`;
}
/** The seats whose chips or cards an event moves, or before whom it lays a lammer. */
function seatsMoved({ names }: AnyGame, { chips, cards, markers }: Event): readonly Seat[] {
  const places = chips.flatMap(({ from, to }) => [names.places[from]!, names.places[to]!]);
  const zones = cards.flatMap(({ from, to }) => [names.zones[from]!, names.zones[to]!]);
  const owners = [...places, ...zones].flatMap((name) => /:(\d+)/.exec(name)?.[1] ?? []);
  return [...owners.map(Number), ...markers.flatMap(({ to }) => (to === null ? [] : [to]))];
}
/** So many are dealt to each, to the board, to a hand, or thrown. */
function faultOfCount(e: Event): string | null {
  if (e.type !== 'CardsDealt' && e.type !== 'BoardDealt' && e.type !== 'CardsDrawn' && e.type !== 'Discarded')
    return null;
  const sizes = e.cards.map((move) => move.cards.length);
  return e.note.count === 0 || sizes.includes(e.note.count) ? null : `counts ${e.note.count}, and moves ${sizes}`;
}
function faultOfShares(e: Event): string | null {
  if (e.type !== 'PotAwarded') return null;
  const [told, paid] = [e.note.shares, e.chips].map((list) => list.reduce((sum, { amount }) => sum + amount, 0));
  return told === paid ? null : `tells ${told}, and pays ${paid}`;
}
/** An odd chip goes by its clause where the parts of a pot are not the same, and no clause is named where they are. */
function faultOfOdd(events: readonly Event[]): string | null {
  const awards = events.flatMap((e) => (e.type === 'PotAwarded' ? [e.note] : []));
  for (const pot of new Set(awards.map((one) => one.pot))) {
    const parts = awards.filter((one) => one.pot === pot);
    const sums = parts.map(({ shares }) => shares.reduce((sum, { amount }) => sum + amount, 0));
    const isOdd = [sums, ...parts.map(({ shares }) => shares.map(({ amount }) => amount))].some(
      (list) => new Set(list).size > 1,
    );
    if (isOdd !== parts.some(({ odd }) => odd !== null)) return `pot ${pot} is ${isOdd ? 'not ' : ''}even`;
  }
  return null;
}

/**
 * A menu as a list of commands, each of which is accepted: what a learner chooses from by number. Where an option takes any amount the
 * list has the least, half the pot, the pot and the most; where it takes cards, every choice of them, or the first so many in order.
 * Options whose cards must be a meld are left out where the menu offers the best one, or anything else, by name.
 */
import type { CardId, Chips, HouseCommand, Option, Round, Seat } from '../kernel/index.js';

/** No menu has more choices than this: what a learner's network must have outputs for. */
export const CHOICES_MAX = 128;
/** Ways to choose cards that one option is given at most; all ways to throw away some of five are 32. */
const WAYS_MAX = 64;
/** Amounts that are so few are all there. */
const STEPS_MAX = 6;

/** What this actor may do, in the order of the menu. */
export function choicesOf(round: Round, actor: Seat): readonly HouseCommand[] {
  const menu = round.menus.find((one) => one.actor === actor)?.options ?? [];
  const plain = menu.filter((option) => !option.open);
  const options = plain.length > 0 ? plain : menu;
  const pot = potOf(round);
  return options.flatMap((option) => ways(option, actor, pot)).slice(0, CHOICES_MAX);
}
/** Everything that lies on the felt and not in a stack. */
const potOf = ({ felt }: Round): Chips =>
  felt.opening.reduce((sum, n, place) => sum + Math.max(0, n - felt.chips[place]!), 0);

function ways({ type, amount, cards, seats }: Option, actor: Seat, pot: Chips): readonly HouseCommand[] {
  let out: readonly HouseCommand[] = [{ type, actor }];
  if (amount) out = out.flatMap((one) => amountsOf(amount, pot).map((n) => ({ ...one, amount: n })));
  if (cards) out = out.flatMap((one) => sets(cards).map((list) => ({ ...one, cards: list })));
  if (seats) out = out.flatMap((one) => seats.map((seat) => ({ ...one, seat })));
  return out;
}

/** The amounts a learner chooses from, rising. An amount is the total of the street after the act. */
export function amountsOf({ min, max, unit }: NonNullable<Option['amount']>, pot: Chips): readonly Chips[] {
  const steps = Math.floor((max - min) / unit);
  if (steps <= STEPS_MAX) {
    const all = Array.from({ length: steps + 1 }, (_, i) => min + i * unit).filter((n) => n === min || n % unit === 0);
    return rising([...all, max]);
  }
  const near = (n: Chips): Chips => Math.min(max, Math.max(min, Math.round(n / unit) * unit));
  return rising([min, near(min + pot / 2), near(min + pot), max]);
}
const rising = (list: readonly Chips[]): readonly Chips[] => [...new Set(list)].sort((a, b) => a - b);

/** Every choice of so many cards, the fewest first, up to a number. */
function sets({ from, min, max }: NonNullable<Option['cards']>): readonly (readonly CardId[])[] {
  const out: (readonly CardId[])[] = [];
  const take = (count: number, at: number, have: readonly CardId[]): void => {
    if (out.length >= WAYS_MAX) return;
    if (have.length === count) out.push(have);
    else for (let i = at; i < from.length; i++) take(count, i + 1, [...have, from[i]!]);
  };
  for (let count = min; count <= Math.min(max, from.length); count++) take(count, 0, []);
  return out;
}

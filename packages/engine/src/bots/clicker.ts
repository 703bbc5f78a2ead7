/** Choices by the menu alone, for any game: at random, or what silence would do. For tests, simulations and unknown games. */
import type { Chips, HouseCommand, Option, Rng, Seat } from '../kernel/index.js';
import { type Bot, chooser, type Seen } from './bot.js';
import { mostOf } from './rummy-most.js';

/** Plays anything on the menu, every option as likely as the next. */
export const clicker: Bot = {
  name: 'clicker',
  choose: (seen, rng) => {
    const { menu } = seen.view;
    const seat = chooser(seen.view);
    const option = menu[rng.below(menu.length)]!;
    return option.open ? meld(seen, option, rng) : click(seat, option, rng);
  },
};
/** Any cards would hardly ever be a meld: at a rummy as many go down as can, and where none can, something else is done. */
function meld(seen: Seen, option: Option, rng: Rng): HouseCommand {
  const { rules } = seen.game;
  const actor = chooser(seen.view);
  const cards = rules?.family === 'rummy' ? mostOf(seen, rules, option) : null;
  return cards ? { type: option.type, actor, cards } : fallback(seen, rng);
}

/** What the clock would play, or anything at all where the menu marks nothing. */
export const quiet: Bot = {
  name: 'quiet',
  choose: (seen, rng) => fallback(seen, rng),
};

/** For a choice nobody here understands. */
export function fallback({ view }: Seen, rng: Rng): HouseCommand {
  const seat = chooser(view);
  const silent = view.menu.find((o) => o.ifSilent);
  return click(seat, silent ?? view.menu[rng.below(view.menu.length)]!, rng);
}

/** Takes an option within its bounds. Half of all amounts are an end of the range, where the special cases live. */
function click(actor: Seat, { type, amount, cards, seats }: Option, rng: Rng): HouseCommand {
  return {
    type,
    actor,
    ...(amount ? { amount: anyAmount(amount, rng) } : {}),
    ...(cards ? { cards: some(cards.from, cards.min + rng.below(cards.max - cards.min + 1), rng) } : {}),
    ...(seats ? { seat: seats[rng.below(seats.length)]! } : {}),
  };
}

function anyAmount({ min, max, unit }: NonNullable<Option['amount']>, rng: Rng): Chips {
  const die = rng.below(4);
  if (die === 0) return min;
  if (die === 1) return max;
  const first = Math.ceil(min / unit);
  const last = Math.floor(max / unit);
  return first > last ? min : (first + rng.below(last - first + 1)) * unit;
}

function some<T>(from: readonly T[], count: number, rng: Rng): readonly T[] {
  const left = from.slice();
  const out: T[] = [];
  for (let i = 0; i < count; i++) out.push(left.splice(rng.below(left.length), 1)[0]!);
  return out;
}

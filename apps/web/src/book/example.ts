// A hand that shows a clause, played in the page as the book's checker plays it, and put on the felt step by step as a past hand is.
import { type Expected, expected, staged } from '@baraja/book/play';
import type { Example } from 'baraja/books';
import { type GamePages, isRefused, openPages } from 'baraja/document';
import { FAMILIES, know } from 'baraja/games';
import type { HousePages } from 'baraja/words';
import { familyOf } from '../families/index.js';
import type { SeatView, TableRules } from '../lib/wire.js';
import { openHand } from '../replay/open-hand.js';
import { callerOf, openSteps } from '../replay/open-steps.js';
import type { Step } from '../replay/steps.js';

// A house's pages come from the room, of whatever family they are.
know(...FAMILIES);

export interface Shown {
  /** Null where no table can be opened so, which is what is shown. */
  readonly rules: TableRules | null;
  readonly seats: readonly SeatView[];
  /** None where the table alone is looked at. */
  readonly steps: readonly Step[];
  readonly expected: readonly Expected[];
  /** What a seat is called: counted from one, as people do, wherever the example begins. */
  called(seat: number): string;
}

/** The hands that show a clause, each with what it is dealt from. */
export const examplesFor = ({ examples }: HousePages, clause: string): readonly Example[] =>
  examples.filter(({ id }) => id === clause);

/** At a dealer's choice an example names the game it is of. */
const pagesFor = (house: HousePages, { game, hand }: Example): GamePages => pagesAt(house, String(hand.game ?? game))!;
function pagesAt({ pages, games }: HousePages, id: string): GamePages | undefined {
  const found = games.find(({ game }) => game === id);
  if (!found) return undefined;
  const { pages: names, ...game } = found;
  return { ...game, pages: names.map((name) => pages[name]!) };
}
/** Fetches what the family's table needs before a hand can be put on it. */
export async function prepared(house: HousePages, examples: readonly Example[]): Promise<void> {
  for (const example of new Map(examples.map((one) => [one.game, one])).values()) {
    const rules = openPages(pagesFor(house, example), {});
    if (!isRefused(rules)) await familyOf(rules.game.family)?.prepare?.();
  }
}
export function shown(house: HousePages, example: Example, nameOf: (seat: number) => string): Shown {
  const at = staged(pagesFor(house, example), example, undefined, (id) => pagesAt(house, id));
  const comes = expected(at, example);
  if (at.kind !== 'hand')
    return { rules: at.kind === 'no-table' ? null : at.rules, seats: [], steps: [], expected: comes, called: nameOf };
  const { rules, round } = at;
  const called = callerOf(round.seats, nameOf);
  const hand = openHand({ rules, game: round.game, setup: round.setup, log: round.log, round: round.round });
  return { rules, ...openSteps(hand, called), expected: comes, called };
}

// A hand that shows a clause, played in the page as the book's checker plays it, and put on the felt step by step as a past hand is.
import { type Expected, expected, type Staged, staged } from '@baraja/book/play';
import { write } from 'baraja';
import type { Example } from 'baraja/books';
import { type GamePages, isRefused, openPages } from 'baraja/document';
import type { HousePages } from 'baraja/words';
import { familyOf } from '../families/index.js';
import type { SeatView, TableRules, ToldEvent } from '../lib/wire.js';
import { pastSeat, type Step, stepsOf } from '../replay/steps.js';

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
function pagesFor({ pages, games }: HousePages, { game: own, hand }: Example): GamePages {
  const id = hand.game ?? own;
  const { pages: names, ...game } = games.find(({ game }) => game === id)!;
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
  const at = staged(pagesFor(house, example), example);
  const comes = expected(at, example);
  const numbers = at.kind === 'hand' ? [...at.round.seats].sort((a, b) => a - b) : [];
  const called = (seat: number): string => nameOf(numbers[0] === 0 ? seat + 1 : seat);
  if (at.kind !== 'hand')
    return { rules: at.kind === 'table' ? at.rules : null, seats: [], steps: [], expected: comes, called };
  const seats = numbers.map((seat) => pastSeat(seat, called(seat)));
  return { rules: at.rules, seats, steps: stepsOf(recordOf(at), seats), expected: comes, called };
}

/** As a past hand is told, to somebody who sees every card that anybody sees. */
function recordOf({ round, rules }: Extract<Staged, { kind: 'hand' }>) {
  const { game, seats, setup, log } = round;
  const { gameId, hash, stake } = rules;
  const opened = { type: 'RoundOpened', round: 1, gameId, hash, stake, seats, markers: setup.markers, setup };
  const played = log.map((event) => ({ type: 'Played', event: { ...write(game, event), faces: undefined } }));
  const faces = Object.fromEntries(round.round.faces.map((_, card) => [card, round.faceOf(card)]));
  const events = [opened, ...played].map((event) => ({ at: 0, event: event as unknown as ToldEvent }));
  return { events, faces, rules, seat: 'all' as const };
}

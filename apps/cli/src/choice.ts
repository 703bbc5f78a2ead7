// Dealer's choice in the terminal: the list of games, numbered, and what somebody types of it.
import type { Seat } from 'baraja';
import { gameOf, shortName } from 'baraja/books';
import { type TableCommand, unchosen } from 'baraja/table';
import type { Words } from 'baraja/words';
import type { Driver } from './driver.js';
import { gameName } from './house.js';

/** The games one may choose, and why not. */
export const choiceLines = (driver: Driver, say: Words): readonly string[] =>
  driver.choices().map(({ id, why }, i) => {
    const name = `${String(i + 1).padStart(2)} ${gameName(gameOf(id), say)} (${shortName(id)})`;
    return why ? `${name}: ${say.refusal(why)}` : name;
  });

/** A number of the list, a game's short name or its id; nothing is what is dealt where nobody says. */
export function choiceOf(driver: Driver, seat: Seat, typed: string): TableCommand {
  const said = typed.trim().toLowerCase();
  const all = driver.choices();
  const wanted = said === '' ? unchosen(driver.state) : said;
  const one = all[Number(said) - 1] ?? all.find(({ id }) => id === wanted || shortName(id) === wanted);
  return { type: 'choose', seat, game: one?.id ?? wanted, rules: one?.rules ?? null };
}

// What a house posts in its list: stakes, what is forced and what is taken, made from the books as the room makes it.
import { type GameId, games, isOpened, openTable, stakesOf } from 'baraja/books';
import { words } from 'baraja/words';
import { expect, test } from 'vitest';
import { familyOf } from '../families/index.js';
import { strings } from '../i18n/index.js';
import { feeText, forcedText, stakeText } from './posted.js';

const t = strings('en');
const { money } = words('en');

/** A game's first stake, as its line in the list says it. */
function posted(house: string, game: GameId): string {
  const stakes = stakesOf(game);
  if ('refused' in stakes) throw new Error(`no stakes at ${game}`);
  const { id, form } = stakes[0]!;
  const rules = openTable({ house, game, stake: id });
  if (!isOpened(rules)) throw new Error(`${game} does not open`);
  const { fee, forced } = rules;
  return [stakeText({ id, form, forced }, t), forcedText({ form, forced }, t, money), feeText(fee, t, money)].join(
    '. ',
  );
}

test('blinds, a spread, a fee of the hand', () => {
  expect(posted('rogelios', 'rog-hold')).toBe('$2/4 limit. Blinds $1 and $2. $3 a hand, $1 to the jackpot');
});
test('where a player banks: the range, and what each wager and the bank pay', () => {
  expect(posted('rogelios', 'rog-p215')).toBe('$3–100. Wagers from $3. each wager $0.50, the bank $0.50–$2');
  expect(posted('s-and-k', 'snk-pgp')).toBe('$5–200. Wagers from $5. each wager $0.50–$3, the bank nothing');
});
test('where the house banks nothing is forced, and nothing taken', () => {
  expect(posted('spanish-poker', 'span')).toBe('$5–100. Against the house. No fee');
});
test('every game with a bank, and every rummy, has a page that says how it is played', () => {
  const told = games.filter(({ family }) => familyOf(family)?.howTo).map(({ id }) => id);
  expect([...told].sort()).toEqual(['jal-esc', 'jal-lar', 'rog-p215', 'snk-pan', 'snk-pgp', 'span', 'ven-nb21']);
});

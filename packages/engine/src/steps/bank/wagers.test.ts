// What a seat is offered while all bet at once is made anew where that has changed, and only there.
import { expect, test } from 'vitest';
import { gameOf, isOpened, openTable } from '../../books/index.js';
import { dealtAt } from '../../bots/test/hands.js';
import { type Command, isRefusal, type Option, open, play, type Round, type Seat } from '../../kernel/index.js';

const ID = 'rog-p215';
const rules = openTable({ house: gameOf(ID).house, game: ID });
if (!isOpened(rules)) throw new Error(rules.refused);
const {
  room: { game },
  setup,
} = dealtAt(rules, Array(6).fill(10 * rules.buyIn.min));

const after = (round: Round, command: Command): Round => {
  const answer = play(game, round, command);
  if (isRefusal(answer)) throw new Error(answer.refused);
  return answer.round;
};
const menuOf = ({ menus }: Round, seat: Seat): readonly Option[] => menus.find(({ actor }) => actor === seat)!.options;

test('a menu is the same one while nothing that seat may do has changed, and another as soon as something has', () => {
  const opened = open(game, setup).round;
  const banker = opened.menus[0]!.actor as Seat;
  const bank = opened.menus[0]!.options.find(({ type }) => type === 'bank')!;
  const betting = after(opened, { type: 'bank', actor: banker, amount: bank.amount!.min });
  const [first, second, third] = betting.menus.map(({ actor }) => actor as Seat) as [Seat, Seat, Seat];
  const least = menuOf(betting, first).find(({ type }) => type === 'wager')!.amount!.min;

  const bet = after(betting, { type: 'wager', actor: first, seat: first, amount: least });
  const behind = menuOf(bet, second).find(({ type }) => type === 'back');
  expect(behind?.seats).toEqual([first]);

  const done = after(bet, { type: 'done', actor: first });
  expect(menuOf(done, second)).toBe(menuOf(bet, second));
  const out = after(done, { type: 'sit-out-hand', actor: third });
  expect(menuOf(out, second)).toBe(menuOf(bet, second));

  const both = after(bet, { type: 'wager', actor: third, seat: third, amount: least });
  expect(menuOf(both, second).find(({ type }) => type === 'back')!.seats).toEqual([first, third]);
  expect(menuOf(bet, second)).toEqual(menuOf(done, second));
});

// Dealer's choice: whoever gets the button says what is dealt, the hand is dealt by that game's own rules, and chips and seats stay.
import { gameBook, gameOf, games, isOpened, type Opening, openAmong, openTable } from 'baraja/books';
import { chooserAt, replay, type TableRules, unchosen } from 'baraja/table';
import { words } from 'baraja/words';
import { describe, expect, test } from 'vitest';
import { chipsAtTable, Room } from '../src/table/test/room.js';

const CHOICE = games.find(({ choice }) => choice !== undefined)!;
const STAKE = { stake: '0.50/1' };
const opened = (more: Partial<Opening> = {}): TableRules => {
  const rules = openTable({ house: CHOICE.house, game: CHOICE.id, ...STAKE, ...more });
  if (!isOpened(rules)) throw new Error(rules.refused);
  return rules;
};
const game = (id: string): TableRules => {
  const rules = openAmong(gameBook(id)!, STAKE);
  if (!isOpened(rules)) throw new Error(rules.refused);
  return rules;
};
const room = (seats = [1, 2, 3], more: Partial<Opening> = {}) => new Room(opened(more)).open(seats, 10_000);
const asked = (seat: number, id: string) => ({ type: 'choose', seat, game: id, rules: game(id) }) as const;
const choose = (at: Room, seat: number, id: string) => at.do(asked(seat, id));
/** Chosen by whoever it is for, dealt, and folded round. */
function played(at: Room, id: string): { readonly button: number; readonly gameId: string } {
  choose(at, chooserAt(at.state)!, id);
  const { button, gameId } = at.deal();
  at.fold();
  return { button, gameId };
}

describe('CASA-DC-2: whoever gets the button chooses', () => {
  test('the button goes on seat by seat with the choice, through games with and without blinds', () => {
    const at = room();
    const dealt = ['casa-hold', 'casa-stud', 'casa-oma', 'casa-razz', 'casa-bad', 'casa-draw'].map((id) =>
      played(at, id),
    );
    expect(dealt.map(({ button }) => button)).toEqual([1, 2, 3, 1, 2, 3]);
    expect(dealt.map(({ gameId }) => gameId)).toEqual([
      'casa-hold',
      'casa-stud',
      'casa-oma',
      'casa-razz',
      'casa-bad',
      'casa-draw',
    ]);
    expect(chipsAtTable(at.state)).toBe(30_000);
  });
  test('every game of the list is dealt by its own book, and the log replays each by its own', () => {
    const at = room([1, 2]);
    for (const id of CHOICE.choice!) {
      played(at, id);
      expect(at.opened()).toMatchObject({ gameId: id, hash: game(id).hash });
      expect(at.state.rules.game).toEqual(game(id).game);
    }
    const again = replay(at.rules, at.written, (e) => game(e.game));
    expect(again).toEqual(at.state);
  });
  test('it is stored with the person and the clause, and told in both languages', () => {
    const at = room();
    const [e] = choose(at, 1, 'casa-bad');
    expect(e).toEqual({
      type: 'GameChosen',
      seat: 1,
      patron: 'p1',
      game: 'casa-bad',
      hash: game('casa-bad').hash,
      rule: 'CASA-DC-2',
    });
    const name = gameOf('casa-27t');
    const told = { ...e!, game: name.id } as typeof e & object;
    expect(words('en').tableEvent(null, told, () => 'Ana')).toBe(`Ana chooses ${name.name}.`);
    expect(words('es').tableEvent(null, told, () => 'Ana')).toBe(`Ana elige ${name.nameEs}.`);
  });
  test('nobody else chooses, not twice, not in a hand, and nothing that is not on the list', () => {
    const at = room();
    expect(at.refused(asked(2, 'casa-bad'))).toEqual({
      refused: 'not-your-choice',
      rule: 'CASA-DC-2',
      facts: { seat: 1 },
    });
    const other = openTable({ house: 'rogelios', game: 'hold' }) as TableRules;
    expect(at.refused({ type: 'choose', seat: 1, game: other.gameId, rules: other })).toMatchObject({
      refused: 'not-among',
      rule: 'CASA-DC-2',
    });
    choose(at, 1, 'casa-bad');
    expect(at.refused(asked(1, 'casa-oma'))).toMatchObject({
      refused: 'no-choice',
      rule: 'CASA-DC-2',
    });
    at.deal();
    expect(at.refused(asked(1, 'casa-oma'))).toMatchObject({
      refused: 'round-running',
    });
    const plain = new Room(game('casa-oma')).open([1, 2, 3], 10_000);
    expect(plain.refused(asked(1, 'casa-oma'))).toEqual({
      refused: 'no-choice',
      rule: null,
    });
  });
  test('a game without cards for a seat that is taken is refused by that game’s own clause', () => {
    const at = room([1, 2, 3, 9]);
    const { seats, cites } = game('casa-bad');
    expect(at.refused(asked(1, 'casa-bad'))).toEqual({
      refused: 'seats-too-few',
      rule: cites.seats,
      facts: { seat: 9, max: seats.max },
    });
    choose(at, 1, 'casa-hold');
  });
  test('a hand that is void is chosen anew by whoever had chosen it', () => {
    const at = room();
    choose(at, 1, 'casa-oma');
    at.deal();
    at.shuffle();
    at.do({ type: 'act', command: { type: 'void', actor: 'floor' } });
    expect(at.state.live).toBeNull();
    expect(chooserAt(at.state)).toBe(1);
  });
  test('a switch that a game has not, or may not be at, stays as its own book has it', () => {
    const switches = { 'table.seats.max': 9, 'casa.choice.lasts': 'orbit' };
    const rules = openAmong(gameBook('casa-bad')!, { ...STAKE, switches });
    expect(isOpened(rules) && rules.seats.max).toBe(game('casa-bad').seats.max);
    const hold = openAmong(gameBook('casa-hold')!, { ...STAKE, switches });
    expect(isOpened(hold) && hold.seats.max).toBe(9);
  });
});

test('CASA-DC-3: where nobody says it is the first, and then the same again', () => {
  const at = room();
  expect(at.rules.choice).toMatchObject({ silent: 'same', silentRule: 'CASA-DC-3' });
  expect(unchosen(at.state)).toBe(CHOICE.choice![0]);
  played(at, 'casa-razz');
  expect(unchosen(at.state)).toBe('casa-razz');
});

test('CASA-DC-4: nobody owes a blind that went by, and the button is with whoever chose', () => {
  const at = room([1, 2, 3, 4]);
  played(at, 'casa-hold');
  at.sitOut(4);
  played(at, 'casa-hold');
  played(at, 'casa-hold');
  expect(at.state.sittings.find(({ seat }) => seat === 4)!.due).toEqual({ small: false, big: false });
  at.do({ type: 'comeBack', seat: 4, post: false });
  expect(played(at, 'casa-hold')).toMatchObject({ button: 4 });
  expect(at.opened().rule).toBe(game('casa-hold').cites.button);
});

test('AMB-CASA-1: for an orbit, the choice holds until the button is back, and then the next one chooses', () => {
  const at = room([1, 2, 3], { switches: { 'casa.choice.lasts': 'orbit' } });
  const buttons = [played(at, 'casa-oma').button];
  for (let i = 0; i < 2; i++) {
    expect(chooserAt(at.state)).toBeNull();
    buttons.push(at.deal().button);
    at.fold();
  }
  expect(buttons).toEqual([1, 2, 3]);
  expect(chooserAt(at.state)).toBe(2);
  expect(played(at, 'casa-stud')).toEqual({ button: 2, gameId: 'casa-stud' });
});

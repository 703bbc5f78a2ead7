// A house's lists as data: who is called to which seat, what the clock does, what is refused. No room, no store, no timer.
import { describe, expect, test } from 'vitest';
import { evolveLists, type ListsState, MINUTE, noLists } from './lists.js';
import * as decide from './lists-decide.js';
import { dueOnLists, heldBack, settle } from './lists-due.js';
import type { Done, ListEvent } from './lists-facts.js';
import { estimate, freeSeats, nextCall, placeOf, type SeenTable, shortName } from './lists-look.js';

const KIND = { game: 'hold', stake: '3/6' };
const who = (name: string) => ({ id: name.toLowerCase(), name });
const table = (
  id: string,
  seated: Readonly<Record<number, string>> = {},
  more: Partial<SeenTable> = {},
): SeenTable => ({
  id,
  name: id,
  ...KIND,
  seats: 3,
  buyIn: { min: 100, max: null },
  purse: false,
  shut: false,
  playing: false,
  taken: Object.entries(seated).map(([seat, name], i) => ({
    seat: Number(seat),
    person: who(name),
    bot: false,
    joined: 1000 + i,
    inHand: false,
    away: false,
    leaving: false,
  })),
  ...more,
});
const OWN: Done = { whose: 'own' };
const FLOOR: Done = { whose: 'desk', by: { id: 'flor', name: 'Flor', role: 'floor' } };

/** Lists with the tables beside them and a clock that is set by hand. */
class Book {
  state: ListsState = noLists;
  log: ListEvent[] = [];
  at = 1_000_000;
  private ids = 0;
  constructor(public tables: SeenTable[] = []) {}
  get desk(): decide.Desk {
    return { state: this.state, tables: this.tables, at: this.at };
  }
  do(answer: decide.ListAnswer): this {
    if ('refused' in answer) throw new Error(answer.refused);
    this.log.push(...answer.events);
    for (const e of answer.events) this.state = evolveLists(this.state, e, this.at);
    return this;
  }
  join(name: string, more: Partial<decide.JoinAsked> = {}, done = OWN): this {
    const entry = { entry: `e${++this.ids}`, person: who(name), ...KIND, how: 'own', offered: true, ...more } as const;
    return this.do(decide.join(this.desk, entry, done));
  }
  /** Does what is owed at once, and what falls due within so many minutes. */
  pass(minutes = 0): this {
    const until = this.at + minutes * MINUTE;
    for (;;) {
      const [first] = dueOnLists(this.state, this.tables, this.at).toSorted((a, b) => a.at - b.at);
      if (!first || first.at > until || first.chore.do === 'move') break;
      this.at = Math.max(this.at, first.at);
      this.serve(first.chore);
    }
    this.at = until;
    return this;
  }
  private serve(chore: ReturnType<typeof dueOnLists>[number]['chore']): void {
    const id = `x${++this.ids}`;
    if (chore.do === 'settle') this.do({ events: settle(this.state, this.tables) });
    if (chore.do === 'end-call') this.do(decide.timeUp(this.desk, chore.call, id));
    if (chore.do === 'late') this.do(decide.late(this.desk, chore.entry));
    if (chore.do === 'unlock') this.do(decide.unlock(this.desk, chore.table, chore.seat, { whose: 'clock' }));
    if (chore.do === 'call') this.do(decide.callNext(this.desk, chore.next, id));
  }
  get names(): string {
    return this.state.waiting.map((one) => one.person.name).join(' ');
  }
  /** 'Ana>t1/2': who is called to which seat of which table. */
  get called(): string {
    return this.state.calls.map((one) => `${one.person.name}>${one.table}/${one.seat}`).join(' ');
  }
  entry(name: string): string {
    return this.state.waiting.find((one) => one.person.name === name)!.entry;
  }
}

describe('waiting and being called', () => {
  test('before a table opens people show interest; when it opens the first of them are called, a seat each', () => {
    const book = new Book().join('Ana').join('Beto').join('Carla').join('Dora').pass();
    expect(book.called).toBe('');
    book.tables = [table('t1')];
    book.pass();
    expect(book.called).toBe('Ana>t1/1 Beto>t1/2 Carla>t1/3');
    expect(book.log.at(-1)).toMatchObject({ type: 'SeatCalled', whose: 'room', until: book.at + 5 * MINUTE });
  });
  test('whoever does not come drops to the end of the list once, and is off it the second time: the clock’s doing', () => {
    const book = new Book([table('t1', { 1: 'X', 2: 'Y' })]).join('Ana').join('Beto').pass(5);
    expect([book.names, book.called]).toEqual(['Beto Ana', 'Beto>t1/3']);
    expect(book.log.findLast((e) => e.type === 'CallEnded')).toMatchObject({ how: 'time', whose: 'clock' });
    book.pass(5);
    expect([book.names, book.called]).toEqual(['Ana Beto', 'Ana>t1/3']);
    book.pass(5);
    expect([book.names, book.called]).toEqual(['Beto', 'Beto>t1/3']);
    expect(book.log.findLast((e) => e.type === 'ListLeft')).toMatchObject({ why: 'missed', whose: 'clock' });
  });
  test('whoever sits down is off the list, whatever way he took, and his call is over', () => {
    const book = new Book([table('t1', { 1: 'X' })]).join('Ana').pass();
    book.tables = [table('t1', { 1: 'X', 2: 'Ana' })];
    book.pass();
    expect([book.names, book.called]).toEqual(['', '']);
    expect(book.log.at(-1)).toMatchObject({ type: 'ListLeft', why: 'seated' });
  });
  test('“not now” is as good as not coming; a call the desk takes back costs nobody his place', () => {
    const book = new Book([table('t1', { 1: 'X', 2: 'Y' })]).join('Ana').join('Beto').pass();
    book.do(decide.withdraw(book.desk, book.state.calls[0]!.call, FLOOR));
    expect(book.names).toBe('Ana Beto');
    book.pass().do(decide.pass(book.desk, book.state.calls[0]!.call, OWN));
    expect(book.names).toBe('Beto Ana');
  });
  test('a seat is locked up for whoever is called; while others wait nobody walks past them', () => {
    const book = new Book([table('t1', { 1: 'X' })]).join('Ana').pass();
    const held = (seat: number, name: string) => heldBack(book.state, book.tables[0]!, seat, name);
    expect([held(2, 'ana'), held(2, 'zoe'), held(3, 'zoe')]).toEqual([null, 'seat-locked', null]);
    book
      .do(decide.setRules(book.desk, { ...book.state.rules, calls: 'desk' }, FLOOR))
      .join('Beto')
      .join('Carla')
      .pass();
    expect([held(3, 'zoe'), held(3, 'carla'), held(3, 'beto')]).toEqual(['others-wait', 'others-wait', null]);
    // Whoever sits there already may change his seat.
    expect([held(3, 'x'), held(2, 'x')]).toEqual([null, 'seat-locked']);
  });
});

describe('the desk', () => {
  const byHand = (tables: SeenTable[]): Book => {
    const book = new Book(tables);
    return book.do(decide.setRules(book.desk, { ...book.state.rules, page: 2, calls: 'desk' }, FLOOR));
  };
  const pages = (book: Book, name: string, done: Done = FLOOR, at = 't1', seat?: number) =>
    decide.page(book.desk, { call: 'c', entry: book.entry(name), table: at, seat }, done);
  test('where the desk calls, the room does not; whoever is called before others is called with a reason', () => {
    const book = byHand([table('t1')])
      .join('Ana')
      .join('Beto')
      .pass();
    expect(book.called).toBe('');
    expect(pages(book, 'Beto')).toMatchObject({ refused: 'reason-missing' });
    book.do(pages(book, 'Beto', { ...FLOOR, reason: 'asked for seat 3' }, 't1', 3));
    expect(book.called).toBe('Beto>t1/3');
    expect(book.state.calls[0]!.until).toBe(book.at + 2 * MINUTE);
    expect(pages(book, 'Beto')).toMatchObject({ refused: 'already-called' });
    expect(pages(book, 'Ana', FLOOR, 't1', 3)).toMatchObject({ refused: 'seat-locked' });
    expect(pages(book, 'Ana', FLOOR, 't9')).toMatchObject({ refused: 'no-such-table' });
  });
  test('whoever telephones is written down, called only when he is here, and off the list when he does not come', () => {
    const book = new Book([table('t1')]);
    book
      .join('Ana', { how: 'phone', minutes: 20, person: { id: null, name: 'Ana' } }, FLOOR)
      .join('Beto')
      .pass();
    expect([book.names, book.called]).toEqual(['Ana Beto', 'Beto>t1/1']);
    expect(pages(book, 'Ana')).toMatchObject({ refused: 'not-arrived' });
    expect(decide.arrive(book.desk, book.entry('Ana'), { id: null, name: 'Ana' }, FLOOR)).toMatchObject({
      refused: 'no-account',
    });
    const come = decide.arrive(book.desk, book.entry('Ana'), who('Ana'), FLOOR);
    const late = new Book([]).join('Ana', { how: 'phone', minutes: 20 }, FLOOR).pass(20);
    expect([late.names, late.log.at(-1)]).toMatchObject(['', { why: 'late', whose: 'clock' }]);
    expect(book.do(come).pass().called).toBe('Beto>t1/1 Ana>t1/2');
  });
  test('a seat is locked up by the desk, for its time and no longer', () => {
    const book = new Book([table('t1', { 1: 'X' })]);
    book.do(decide.lock(book.desk, { table: 't1', seat: 2, person: who('Ana'), minutes: 3 }, FLOOR));
    expect(freeSeats(book.state, book.tables[0]!)).toEqual([3]);
    expect(decide.lock(book.desk, { table: 't1', seat: 1, person: who('Z') }, FLOOR)).toMatchObject({
      refused: 'seat-taken',
    });
    expect(freeSeats(book.pass(3).state, book.tables[0]!)).toEqual([2, 3]);
    expect(book.log.at(-1)).toMatchObject({ type: 'SeatUnlocked', whose: 'clock' });
  });
  test('what cannot be is refused with a code, and nothing has changed', () => {
    const book = new Book([table('t1', { 1: 'X' }), table('o', {}, { game: 'omaha' })]).join('Ana');
    const join = (more: Partial<decide.JoinAsked>) => {
      const asked = { entry: 'e', person: who('Zoe'), ...KIND, how: 'own', offered: true, ...more } as const;
      return (decide.join(book.desk, asked, OWN) as { refused: string }).refused;
    };
    expect(join({ offered: false })).toBe('unknown-game');
    expect(join({ person: who('Ana') })).toBe('already-listed');
    expect(join({ person: who('X') })).toBe('already-seated');
    expect(join({ how: 'phone', minutes: 0 })).toBe('bad-minutes');
    const code = (answer: decide.ListAnswer) => (answer as { refused: string }).refused;
    expect(code(decide.leaveList(book.desk, 'nobody', OWN))).toBe('not-listed');
    expect(code(decide.setFeeder(book.desk, 't1', 'o', FLOOR))).toBe('other-game');
    expect(code(decide.setFeeder(book.desk, 't1', 't1', FLOOR))).toBe('same-table');
    expect(code(decide.lunch(book.desk, 't1', who('Ana'), OWN))).toBe('not-seated');
    expect(code(decide.askChange(book.desk, { entry: 'e', person: who('Ana'), from: 't1', table: 'o' }, OWN))).toBe(
      'not-seated',
    );
  });
});

describe('must move', () => {
  const fed = (main: SeenTable, feeder: SeenTable): Book => {
    const book = new Book([main, feeder]);
    return book.do(decide.setFeeder(book.desk, main.id, feeder.id, FLOOR));
  };
  test('when a seat opens at the main table whoever has been longest at the feeder is called; the list goes to the feeder', () => {
    const book = fed(table('main', { 1: 'X', 2: 'Y' }), table('feeder', { 2: 'Ana', 1: 'Beto' }));
    const longest = book.tables[1]!.taken.toSorted((a, b) => a.joined - b.joined)[0]!.person.name;
    book.join('Carla').pass();
    expect(book.called).toBe(`${longest}>main/3 Carla>feeder/3`);
    expect(book.state.calls[0]).toMatchObject({ kind: 'must', from: 'feeder' });
    expect(decide.pass(book.desk, book.state.calls[0]!.call, OWN)).toMatchObject({ refused: 'must-move' });
  });
  test('whoever lets the time run out is moved, by the clock', () => {
    const book = fed(table('main', { 1: 'X', 2: 'Y' }), table('feeder', { 1: 'Ana' })).pass(5);
    expect(book.state.moves).toMatchObject([
      { person: who('Ana'), from: 'feeder', to: 'main', seat: 3, whose: 'clock' },
    ]);
    // He is on his way: nobody else is called to that seat.
    expect(nextCall(book.state, book.tables)).toBeNull();
  });
  test('a feeder with nobody at it keeps nobody from the main table; two tables do not feed each other', () => {
    const book = fed(table('main'), table('feeder')).join('Ana').pass();
    expect(book.called).toBe('Ana>main/1');
    expect(decide.setFeeder(book.desk, 'feeder', 'main', FLOOR)).toMatchObject({ refused: 'feeder-loop' });
    book.tables = [book.tables[0]!];
    book.pass();
    expect(book.state.feeders).toEqual({});
  });
});

test('a change of seat comes before everybody, a change of table before the list; who left is asked no more', () => {
  const book = new Book([table('t1', { 1: 'X', 2: 'Y', 3: 'Z' }), table('t2', { 1: 'Ana' })]);
  book.join('Carla', {}, OWN);
  book.do(decide.askChange(book.desk, { entry: 'a', person: who('Ana'), from: 't2', table: 't1' }, OWN));
  book.do(decide.askChange(book.desk, { entry: 'x', person: who('X'), from: 't1', table: 't1' }, OWN));
  book.tables = [table('t1', { 1: 'X', 2: 'Y' }), table('t2', { 1: 'Ana', 2: 'Q', 3: 'R' })];
  book.pass();
  expect(book.called).toBe('X>t1/3');
  book
    .do(decide.pass(book.desk, book.state.calls[0]!.call, OWN))
    .do(decide.leaveList(book.desk, 'x', OWN))
    .pass();
  expect(book.called).toBe('Ana>t1/3');
  expect(placeOf(book.state, book.state.waiting.find((one) => one.person.name === 'Carla')!)).toBe(1);
  book.tables = [book.tables[0]!, table('t2')];
  book.pass();
  expect(book.called).toBe('Carla>t1/3');
});

test('an estimate is made of what happened on this list in the last two hours, or there is none', () => {
  const book = new Book();
  const seatOne = (minutes: number) => {
    book.at += minutes * MINUTE;
    book.join('N');
    book.do({ events: [{ type: 'ListLeft', entry: book.entry('N'), why: 'seated', whose: 'room' }] });
  };
  seatOne(0);
  seatOne(10);
  expect(estimate(book.state, KIND, 1, book.at)).toBeNull();
  seatOne(10);
  expect([1, 3].map((place) => estimate(book.state, KIND, place, book.at))).toEqual([10, 20]);
  expect(estimate(book.state, { ...KIND, stake: '4/8' }, 1, book.at)).toBeNull();
  expect(estimate(book.state, KIND, 1, book.at + 180 * MINUTE)).toBeNull();
});

test('on the wall stand first names and initials', () => {
  expect(['Ana', 'Ana María García', '  josé   núñez ', 'Wolfeschlegelstein'].map(shortName)).toEqual([
    'Ana',
    'Ana G.',
    'josé N.',
    'Wolfeschlegels',
  ]);
});

// Hands set against each other: what may be typed, what is wrong with it, and that every game's example is answered.
import {
  answer,
  type EquityQuestion,
  type FaultCode,
  OddsPool,
  type OddsQuestion,
  respond,
  type Told,
} from '@baraja/odds';
import { describe, expect, test } from 'vitest';
import {
  equityQuestion,
  exampleOf,
  faultIn,
  readHand,
  type Shape,
  seatQuestion,
  shapeOf,
  type Typed,
  takenIn,
  withCard,
} from './equity.js';
import { type Found, Inquiry } from './inquiry.js';
import { POKER, SHELF } from './shelf.js';
import { labStrings } from './words/index.js';

const houseOf = (game: string): string => SHELF.find(({ games }) => games.some((one) => one === game))!.house;
const shape = (game: string, switches = {}): Shape => {
  const found = shapeOf(houseOf(game), game, switches);
  if ('refused' in found) throw new Error(found.refused);
  return found;
};
const typed = (hands: readonly string[], board = '', dead = ''): Typed => ({ hands, board, dead });

describe('every poker game', () => {
  test.each([...POKER, 'snk-p9'])('%s: its example can be typed, and the library answers it', (game) => {
    const example = exampleOf(shape(game));
    expect(faultIn(example, shape(game))).toBeNull();
    const asked = { house: houseOf(game), game, switches: {} };
    const { hands } = answer(equityQuestion(asked, example, { method: 'sampled', samples: 200 }));
    const all = hands.reduce((sum, { share }) => sum + Number(share.n) / Number(share.d), 0);
    expect(all).toBeCloseTo(1, 9);
  });
  test('switches change how hands look', () => {
    expect(shape('snk-hhl').isCounted).toBe(true);
    expect(shape('snk-hhl', { 'snk.hhl.hole_cards': 'exactly_two' }).isCounted).toBe(false);
    expect([shape('rog-sthl').joker, shape('rog-sthl', { 'rog.sthl.joker': 'bug' }).joker]).toEqual([false, true]);
    expect([shape('rog-lob').isLow, shape('rog-draw').isLow]).toEqual([true, false]);
  });
});

describe('what is typed', () => {
  const hold = shape('rog-hold');
  test('is one hand, or a range', () => {
    expect(readHand('As Ks', hold)).toEqual({ cards: ['As', 'Ks'], count: 1 });
    expect(readHand('QQ+', hold)).toEqual({ cards: null, count: 18 });
    expect(readHand('zz', hold)).toEqual({ unreadable: 'zz' });
  });
  test('is refused with a reason and its place', () => {
    const fault = (hands: readonly string[], board = '', dead = '') => faultIn(typed(hands, board, dead), hold);
    expect(fault(['As Ks', ''])).toMatchObject({ at: 1, kind: 'empty' });
    expect(fault(['As Ks', 'As Qd'])).toEqual({ at: 1, kind: 'twice', text: 'As' });
    expect(fault(['As Ks', 'QQ'], 'Ks 2d 3d')).toMatchObject({ at: 'board', kind: 'twice' });
    expect(fault(['As Ks', 'QQ'], '2c 3c 4c 5c 6c 7c')).toMatchObject({ at: 'board', kind: 'too-many' });
    expect(fault(['As Ks', 'Jo Qd'])).toMatchObject({ at: 1, kind: 'no-joker' });
    expect(fault(['As Ks', 'QQ'], '', 'foo')).toMatchObject({ at: 'dead', kind: 'unreadable' });
    expect(fault(['As Ks', 'QQ'])).toBeNull();
  });
  test('cards that lie somewhere are taken; a range takes none', () => {
    expect([...takenIn(typed(['As Ks', 'QQ'], '2c', '3c'), hold)]).toEqual(['As', 'Ks', '2c', '3c']);
  });
  test('a card picked goes to the end, or where one was to come', () => {
    expect(withCard('', 'As', 2)).toBe('As');
    expect(withCard('As', 'Ks', 2)).toBe('As Ks');
    expect(withCard('As Ks', 'Qs', 2)).toBe('As Ks');
    expect(withCard('As Ad x x', 'Kc', 5)).toBe('As Ad Kc x');
    expect(withCard('QQ', 'Kc', 2)).toBe('QQ');
  });
});

test('a seat is asked about with what it knows, and no more', () => {
  const asked = { house: 'rogelios', game: 'rog-stud', switches: {} };
  const question = seatQuestion(asked, typed(['As Ad x', '7h 8h 9h']), { others: 3, price: 500, pot: 1500 });
  expect(question).toMatchObject({ hole: 'As Ad', against: ['', '', ''], price: 500, pot: 1500 });
  expect(JSON.stringify(question)).not.toContain('7h');
  expect(answer({ ...question, samples: 200 }).now.category).toBe('pair');
});

const FEES = { kind: 'fees', house: null, terms: { handsPerHour: 30, potUnits: 20 }, jackpot: null } as const;
describe('what the library refuses', () => {
  /** Asked as the page asks: through a thread, which here is none. */
  async function refused(question: OddsQuestion): Promise<Extract<Found<unknown>, { at: 'failed' }>> {
    const told: Found<unknown>[] = [];
    const pool = new OddsPool(() => {
      let hear: (told: Told) => void = () => {};
      return {
        send: (asked) => respond(answer, () => 0)(structuredClone(asked), (said) => hear(structuredClone(said))),
        listen(tell) {
          hear = (said) => queueMicrotask(() => tell(said));
        },
        end() {},
      };
    }, 1);
    await new Inquiry<OddsQuestion>(
      pool,
      (now) => told.push(now),
      () => 0,
    ).ask(question);
    const last = told.at(-1);
    if (last?.at !== 'failed') throw new Error('it was not refused');
    return last;
  }
  const hold = (hands: readonly string[], board = '', dead = ''): EquityQuestion =>
    equityQuestion({ house: 'rogelios', game: 'hold', switches: {} }, typed(hands, board, dead), {
      ...{ method: 'sampled', samples: 100 },
    });
  const seat = (hole: string, board = '') =>
    seatQuestion({ house: 'rogelios', game: 'hold', switches: {} }, typed([hole], board), {
      others: 1,
      price: 1,
      pot: 2,
    });
  test.each<[FaultCode, OddsQuestion, string, string]>([
    ['no-fit', hold(['AA', 'AA', 'AA']), 'held together', 'No hay manos de estos rangos'],
    ['two-hands', hold(['As Ks']), 'Two hands', 'dos manos'],
    ['most-hands', hold(Array.from({ length: 11 }, () => 'random')), 'At most 10', '10 manos a lo más'],
    ['most-board', hold(['As Ks', 'QQ'], '2c 3c 4c 5c 6c 7c'), '5 cards', 'van 5 cartas'],
    ['twice', hold(['As Ks', 'QQ'], '2c 3c 4c', '2c'), 'twice', 'repetida'],
    ['not-in-pack', hold(['As Ks', 'QQ'], 'Jo'), 'not in this pack', 'no es de esta baraja'],
    ['unreadable-hand', hold(['As Ks', 'zz']), '“zz”', '«zz»'],
    ['unreadable-card', hold(['As Ks', 'QQ'], 'zz'), '“zz”', '«zz»'],
    ['empty-seat', seat(''), 'A seat', 'Un asiento'],
    ['twice', seat('As Ks', 'As 2c 3c'), 'twice', 'repetida'],
    ['no-house', { ...FEES, house: 'moon' }, 'moon', 'moon'],
  ])('%s is told in the language of the page', async (code, question, english, spanish) => {
    const found = await refused(question);
    expect(found.code).toBe(code);
    expect(labStrings('en').equity.refused[code](found.about)).toContain(english);
    expect(labStrings('es').equity.refused[code](found.about)).toContain(spanish);
  });
  test('every refusal has words of its own in both languages', () => {
    const [en, es] = [labStrings('en').equity.refused, labStrings('es').equity.refused];
    expect(Object.keys(es)).toEqual(Object.keys(en));
    for (const code of Object.keys(en) as FaultCode[]) expect(es[code]('x'), code).not.toBe(en[code]('x'));
  });
});

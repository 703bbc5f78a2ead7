// The lab without a browser: what is asked, how waiting ends, what a cell and a bar say, what the trainer deals and marks.
import {
  answer,
  Cancelled,
  CHANGES,
  type ChartRow,
  type HandFigures,
  type OddsQuestion,
  PURE_21_5,
  RAISE_RULES,
  SPANISH_CATEGORIES,
} from '@baraja/odds';
import { gameBooks, gameOf, isOpened, openTable, switchAt } from 'baraja/books';
import { words } from 'baraja/words';
import { describe, expect, test } from 'vitest';
import { hrefOf, readRoute } from '../lib/route.js';
import { cellOf, groupsOf } from './chart.js';
import { claimed } from './fact.js';
import { effortIn, labFields, questionOf, switchesIn, type Thrown } from './games.js';
import { type Found, Inquiry } from './inquiry.js';
import { dollars, gain, percent, share } from './numbers.js';
import { axisOf } from './plot.js';
import type { Asking } from './race.js';
import { FIGURED, isInLab, isPokerGame, labGame, POKER, placeOf, SHELF } from './shelf.js';
import {
  calledOf,
  cardName,
  choicesOf,
  costOf,
  countsAs,
  deal21,
  dealMore,
  dealPaiGow,
  dealSpanish,
  hasTwo,
  marked,
  NO_MARKS,
  shortCard,
} from './trainer.js';
import { labStrings } from './words/index.js';

const places = SHELF.flatMap(({ house, games }) => games.map((game) => ({ house, game })));

describe('shelves and addresses', () => {
  test('every game lies on the shelf of its own house', () => {
    for (const { house, game } of places) if (game !== 'fees') expect(gameOf(game).house).toBe(house);
    expect(new Set(places.map(({ game }) => game))).toEqual(new Set([...FIGURED, ...POKER, 'fees']));
  });
  test('every poker game of a house that has a shelf is on it', () => {
    const isPoker = (id: string) => {
      const { house } = gameOf(id as 'span');
      const rules = openTable({ house, game: id });
      return (
        SHELF.some((shelf) => shelf.house === house) &&
        isOpened(rules) &&
        ['community', 'draw', 'stud', 'streets'].includes(rules.game.family)
      );
    };
    expect(new Set(POKER)).toEqual(new Set(gameBooks.map(({ id }) => id).filter(isPoker)));
    expect(places.filter(({ game }) => isPokerGame(game))).toHaveLength(POKER.length);
  });
  test('an address leads there and back; what is not known leads to the nearest', () => {
    for (const place of places)
      for (const train of [true, false])
        expect(readRoute(hrefOf({ at: 'lab', ...place, train }))).toEqual({ at: 'lab', ...place, train });
    expect(readRoute('#/lab')).toEqual({ at: 'lab' });
    expect(placeOf('s-and-k', 'chess')).toEqual({ house: 's-and-k', game: 'snk-pgp' });
    expect(placeOf(undefined, undefined)).toEqual({ house: 'spanish-poker', game: 'span' });
  });
  test('a game without figures leads to what its house collects', () => {
    expect(isInLab('jalisco', 'jal-esc')).toBe(false);
    expect(labGame('jalisco', 'jal-esc')).toBe('fees');
    expect(labGame('rogelios', 'rog-hold')).toBe('rog-hold');
    expect(labGame('rogelios', 'rog-p215')).toBe('rog-p215');
  });
});

describe('switches', () => {
  test('every field has words in both languages, and its switch a ruling', () => {
    for (const place of places)
      for (const { key, values, usual, rule, words } of labFields(place)) {
        expect(values, key).toContain(usual);
        expect(rule === null, key).toBe(!key.includes('.'));
        if (rule !== null) expect(switchAt(key, place.game)?.ruling).toBe(rule);
        for (const language of ['en', 'es'] as const) {
          const l = labStrings(language);
          expect(words?.about[language] ?? l.fields[key], key).toBeTypeOf('string');
          for (const value of values) {
            const said = words ? words.says[value]?.[language] : l.values[key]?.[value];
            if (!/^[\d:]+$/.test(value)) expect(said, `${key} ${value}`).toBeTypeOf('string');
          }
        }
      }
  });
  test('each one, thrown alone, makes another question or is refused with its rule', () => {
    for (const place of places) {
      const asked = (thrown: Thrown) =>
        JSON.stringify([questionOf(place, thrown), effortIn(thrown), switchesIn(thrown)]);
      const usual = asked({});
      for (const field of labFields(place))
        for (const value of field.values.filter((one) => one !== field.usual)) {
          const question = questionOf(place, { [field.key]: value });
          if (question !== null && 'refused' in question) expect(words('en').refusal(question)).toContain('AMB-ROG-44');
          else if (field.key !== 'one-in')
            expect(asked({ [field.key]: value }), `${field.key} ${value}`).not.toBe(usual);
        }
    }
  });
  test('AMB-ROG-44 insurance is refused until naturals pay 3 to 2', () => {
    const place = { house: 'rogelios', game: 'rog-p215' } as const;
    expect(questionOf(place, { 'rog.p215.insurance': 'on' })).toMatchObject({ refused: 'switch-locked' });
    const both = questionOf(place, { 'rog.p215.insurance': 'on', 'rog.p215.natural': '3:2' });
    expect(both).toMatchObject({ rules: { insurance: true, natural: { win: 3, on: 2 } } });
  });
});

/** A pool that answers when it is told to. */
function slowPool() {
  const asked: {
    question: OddsQuestion;
    progress: (n: number) => void;
    end: (a: unknown) => void;
    fail: (e: Error) => void;
  }[] = [];
  let aborted = 0;
  const ask = (question: OddsQuestion, options: { onProgress?: (n: number) => void; signal?: AbortSignal }) =>
    new Promise((end, fail) => {
      options.signal?.addEventListener('abort', () => {
        aborted++;
        fail(new Cancelled());
      });
      asked.push({ question, progress: options.onProgress!, end, fail });
    });
  return { pool: { ask } as unknown as Asking, asked, aborted: () => aborted };
}
const soon = () => new Promise((resolve) => setTimeout(resolve));

describe('asking', () => {
  const nine = (players: number) => ({ kind: 'push-nine', game: 'snk-p9', players, deals: 1000, seed: 1 }) as const;
  const start = () => {
    const told: Found<unknown>[] = [];
    const slow = slowPool();
    return {
      ...slow,
      told,
      inquiry: new Inquiry<OddsQuestion>(
        slow.pool,
        (found) => told.push(found),
        () => 0,
      ),
    };
  };
  test('tells how far it is, then the answer; the last answer stays while another is counted', async () => {
    const { inquiry, asked, told } = start();
    void inquiry.ask(nine(2));
    asked[0]!.progress(0.5);
    expect(told.at(-1)).toEqual({ at: 'working', done: 0.5, before: null });
    asked[0]!.end('first');
    await soon();
    expect(told.at(-1)).toMatchObject({ at: 'done', answer: 'first' });
    void inquiry.ask(nine(3));
    expect(told.at(-1)).toEqual({ at: 'working', done: 0, before: 'first' });
  });
  test('whoever asks again ends what was asked before, and never hears of it', async () => {
    const { inquiry, asked, told, aborted } = start();
    void inquiry.ask(nine(2));
    void inquiry.ask(nine(3));
    expect(aborted()).toBe(1);
    asked[0]!.progress(0.9);
    asked[1]!.end('second');
    await soon();
    expect(told.map((found) => ('done' in found ? found.done : found.at))).toEqual([0, 0, 'done']);
  });
  test('can be stopped, and says what went wrong', async () => {
    const { inquiry, asked, told, aborted } = start();
    void inquiry.ask(nine(2));
    inquiry.stop();
    await soon();
    expect([aborted(), told.at(-1)]).toEqual([1, { at: 'stopped' }]);
    void inquiry.ask(nine(3));
    asked[1]!.fail(new Error('no memory'));
    await soon();
    expect(told.at(-1)).toEqual({ at: 'failed', why: 'no memory', code: null, about: '' });
    const before = told.length;
    inquiry.stop();
    expect(told.length).toBe(before);
  });
});

describe('what is shown', () => {
  test('figures', () => {
    const third = { n: '-1', d: '3' };
    expect([percent(third, 2), share(-0.00001, 2), gain(0.5, 1)]).toEqual(['−33.33 %', '0.00 %', '+50.0 %']);
    expect(dollars({ n: '400', d: '9' }, 4)).toBe('$0.4444');
  });
  test('a printed figure agrees or differs by the digits that are printed', () => {
    const of = { n: '4779', d: '100000' };
    expect(claimed('x', 'x', of, { text: '4.78', rule: 'SPAN-PAY-4' }).printed).toMatchObject({
      agrees: true,
      text: '4.78 %',
    });
    expect(claimed('x', 'x', of, { text: '4.77', rule: 'SPAN-PAY-4' }).printed?.agrees).toBe(false);
    expect(claimed('x', 'x', of).printed).toBeUndefined();
  });
  test('a cell says what to do and what otherwise', () => {
    expect(cellOf(['double', 'hit', 'stand'])).toEqual({ first: 'double', or: 'hit' });
    expect(cellOf(['stand', 'double', 'hit'])).toEqual({ first: 'stand', or: null });
    expect(cellOf([])).toBeNull();
  });
  test('rows that leave no choice are left out', () => {
    const row = (kind: ChartRow['kind'], total: number, actions: ChartRow['actions'][number]): ChartRow => ({
      ...{ kind, total, actions: Array.from({ length: 10 }, () => actions) },
    });
    const groups = groupsOf([
      row('hard', 8, ['hit']),
      row('hard', 16, ['hit', 'stand']),
      row('pair', 1, ['split', 'hit']),
    ]);
    expect(groups.map(({ kind, rows }) => [kind, rows.map(({ total }) => total)])).toEqual([
      ['hard', [16]],
      ['pair', [1]],
    ]);
  });
  test('an axis holds nothing and every bar', () => {
    const both = axisOf([{ size: -1 }, { size: 3 }]);
    expect([both.at(-1), both.at(0), both.at(3)]).toEqual([0, 25, 100]);
    expect(axisOf([{ size: 2 }]).at(0)).toBe(0);
    expect(axisOf([]).at(0)).toBe(0);
  });
});

describe('the trainer', () => {
  const rules = { ...PURE_21_5, decks: 'infinite' } as const;
  const solved = answer({ kind: 'twenty-one', game: 'rog-p215', rules, with: { hands: true } });
  const hands = solved.hands as readonly HandFigures[];
  test('the same seed deals the same hands, another others; hand 7 is hand 7 whatever came before', () => {
    const run = (seed: number) => Array.from({ length: 20 }, (_, i) => deal21(hands, 6, seed, i + 1));
    expect(run(1)).toEqual(run(1));
    expect(deal21(hands, 6, 1, 7)).toEqual(run(1)[6]);
    expect(run(1)).not.toEqual(run(2));
    expect(Array.from({ length: 20 }, (_, i) => dealSpanish(5, i)[0])).not.toEqual(
      Array.from({ length: 20 }, (_, i) => dealSpanish(6, i)[0]),
    );
  });
  test('deals what leaves a choice, and marks it by the exact values', () => {
    for (let number = 1; number <= 300; number++) {
      const { hand, cards, up } = deal21(hands, 1, 9, number);
      expect(new Set([...cards, up]).size, 'one deck has each card once').toBe(3);
      const acts = choicesOf(hand);
      expect(acts.length).toBeGreaterThan(1);
      for (const act of acts) {
        const cost = costOf(hand, act);
        expect(cost).toBeGreaterThanOrEqual(0);
        expect(cost === 0).toBe(hand.worths[act] === Math.max(...Object.values(hand.worths)));
      }
      expect(costOf(hand, hand.best as 'hit')).toBe(0);
    }
  });
  test('hands of three cards and more come of hitting, leave a choice, and are marked exactly', () => {
    const { charts } = answer({ kind: 'twenty-one', game: 'rog-p215', rules, with: { charts: true } });
    const sizes = new Set<number>();
    for (let number = 1; number <= 200; number++) {
      const { cards, up, acts } = dealMore(hands, charts!.more, 6, 4, number);
      expect(dealMore(hands, charts!.more, 6, 4, number)).toEqual({ cards, up, acts });
      sizes.add(cards.length);
      expect(acts.length).toBeGreaterThan(1);
      if (number > 20) continue;
      const exact = answer({ kind: 'twenty-one-hand', rules, up: countsAs(up), cards: cards.map(countsAs) });
      expect(acts.every((act) => exact.worths[act] !== undefined)).toBe(true);
      expect(Object.keys(exact.worths)).toHaveLength(acts.length);
    }
    expect(Math.min(...sizes)).toBe(3);
    expect(Math.max(...sizes)).toBeGreaterThan(3);
    const twos = Array.from({ length: 200 }, (_, i) => hasTwo(4, i)).filter(Boolean).length;
    expect(twos).toBeGreaterThan(60);
    expect(twos).toBeLessThan(140);
  });
  test('seven different cards of a pack with a joker, the highest first', () => {
    const all = Array.from({ length: 200 }, (_, i) => dealPaiGow(2, i));
    for (const cards of all) expect(new Set(cards).size).toBe(7);
    expect(all.filter((cards) => cards.includes('Jo')).every((cards) => cards[0] === 'Jo')).toBe(true);
    expect(all.some((cards) => cards.includes('Jo'))).toBe(true);
  });
  test('five different cards of the Spanish pack', () => {
    for (let number = 1; number <= 200; number++) {
      const cards = dealSpanish(3, number);
      expect(new Set(cards).size).toBe(5);
      for (const card of cards) expect(card).toMatch(/^([2-7JQKA][cdhs]|Jo)$/);
    }
  });
  test('says what two cards are, and what a card is called', () => {
    expect(calledOf(['Ah', '7c'])).toEqual({ kind: 'soft', total: '18' });
    expect(calledOf(['Kh', 'Tc'])).toEqual({ kind: 'pair', total: '10' });
    expect(calledOf(['9h', '7c'])).toEqual({ kind: 'hard', total: '16' });
    expect(calledOf(['Ah', '7c', 'Kd'])).toEqual({ kind: 'hard', total: '18' });
    expect(calledOf(['2h', 'Ac', '2d'])).toEqual({ kind: 'soft', total: '15' });
    expect(cardName('As', words('es'))).toBe(words('es').cardName(51 as never));
    expect(shortCard('Td', words('en'))).toBe('10♦');
  });
  test('keeps the score', () => {
    const marks = [0, 0.25, 1e-15].reduce(marked, NO_MARKS);
    expect(marks).toEqual({ hands: 3, right: 2, cost: 0.25 });
  });
});

describe('words', () => {
  const leaves = (tree: unknown, path = ''): [string, unknown][] =>
    typeof tree === 'object' && tree !== null
      ? Object.entries(tree).flatMap(([key, value]) => leaves(value, `${path}.${key}`))
      : [[path, tree]];
  const [en, es] = [new Map(leaves(labStrings('en'))), new Map(leaves(labStrings('es')))];
  test('are the same in both languages, say something, and are quiet', () => {
    expect([...es.keys()]).toEqual([...en.keys()]);
    for (const map of [en, es])
      for (const [key, value] of map) {
        const text = typeof value === 'function' ? value(2, 3, 4, 5, 6) : value;
        expect(String(text).trim().length, key).toBeGreaterThan(0);
        expect(text, key).not.toContain('!');
      }
  });
  test('have a name for everything the odds may say', () => {
    for (const language of ['en', 'es'] as const) {
      const l = labStrings(language);
      for (const category of SPANISH_CATEGORIES) expect(l.categories[category]).toBeTypeOf('string');
      for (const change of Object.keys(CHANGES)) expect(l.changes[change as 'peek'], change).toBeTypeOf('string');
      expect(new Set(Object.values(l.letters)).size).toBe(5);
    }
    for (const { id, lines } of RAISE_RULES) {
      expect(labStrings('en').raiseRules[id].lines).toEqual(lines);
      expect(labStrings('es').raiseRules[id].lines).toHaveLength(lines.length);
    }
  });
});

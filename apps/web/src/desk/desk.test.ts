// The rules desk on the page: what is typed finds what happened, only what matters is asked, and the drill comes back to what was missed.
import { gameBooks, gameOf, isOpened, openTable } from 'baraja/books';
import { type GameRules, linesAt, type Outcome, reportsAt } from 'baraja/games';
import { words } from 'baraja/words';
import { describe, expect, test } from 'vitest';
import { hrefOf, readRoute, sentTo } from '../lib/route.js';
import { asked, hear, spoken } from './case.js';
import { AFTER, type Boxes, choicesFor, isDue, knownOf, marked, nextOf, situationsOf } from './drill.js';
import { find } from './find.js';

function rulesOf(id: string): GameRules {
  const rules = openTable({ house: gameOf(id).house, game: id });
  if (!isOpened(rules)) throw new Error(rules.refused);
  return rules.game;
}
const hold = rulesOf('rog-hold');
/** A game of each floor law there is. */
const laws = [...new Map(gameBooks.map(({ id }) => [JSON.stringify(linesAt(rulesOf(id))), id])).values()];
const all = (rules: GameRules, language: 'en' | 'es') =>
  reportsAt(rules).map(({ report }) => ({ id: report as string, text: words(language).incident(report) }));

describe('what is typed finds what happened', () => {
  const first = (typed: string, language: 'en' | 'es', rules = hold) =>
    find(typed, all(rules, language), language)[0]?.id;
  test.each([
    ['two cards exposed', 'exposed-cards'],
    ['dealer flashed a card', 'exposed-card'],
    ['exposd card', 'exposed-card'],
    ['flop too early', 'early-flop'],
    ['flop has four cards', 'flop-too-many'],
    ['acted out of turn', 'out-of-turn'],
    ['forgot to burn', 'no-burn'],
    ['string bet', 'string-raise'],
  ])('%s: %s', (typed, report) => expect(first(typed, 'en')).toBe(report));
  test.each([
    ['se ven dos cartas', 'exposed-cards'],
    ['se vio una carta tapada', 'exposed-card'],
    ['jugó fuera de turno', 'out-of-turn'],
    ['no se quemo', 'no-burn'],
    ['carta boltiada', 'boxed-card'],
  ])('%s: %s', (typed, report) => expect(first(typed, 'es')).toBe(report));
  test('nothing typed is everything; what nothing sounds like is nothing', () => {
    expect(find('', all(hold, 'en'), 'en')).toHaveLength(reportsAt(hold).length);
    expect(find('zebra', all(hold, 'en'), 'en')).toEqual([]);
  });
  test('each report of every game is found by its own words', () => {
    const lost = laws.flatMap((id) =>
      (['en', 'es'] as const).flatMap((language) => {
        const list = all(rulesOf(id), language);
        return list
          .filter(
            ({ text }) =>
              !find(text, list, language)
                .slice(0, 2)
                .some((one) => one.text === text),
          )
          .map(({ text }) => `${id}: ${text}`);
      }),
    );
    expect(lost).toEqual([]);
  });
});

describe('a case', () => {
  test('what goes without saying is not asked, and an answer that no longer matters is dropped', () => {
    expect(hear(hold, 'abandoned-hand', {})).toMatchObject({
      asks: null,
      outcome: { remedy: 'dead-hand' },
      facts: { hand: 'played', hands: 'several' },
    });
    expect(hear(hold, 'exposed-cards', {})).toMatchObject({ asks: 'fact', fact: 'street' });
    const said = hear(hold, 'exposed-cards', { street: 'deal', boxed: 'one' });
    expect(said).toMatchObject({
      asks: null,
      outcome: { rule: 'ROG-HOLD-01b', remedy: 'misdeal' },
      facts: { street: 'deal' },
    });
    if (said.asks !== null) throw new Error('ruled');
    expect(said.changes.map(({ values }) => values)).toEqual([
      ['flop', 'turn', 'river', 'showdown', 'over'],
      ['before'],
    ]);
  });
  test.each(['en', 'es'] as const)(
    'at every game every ruling has a sentence, money and questions in words, in %s',
    (language) => {
      const say = words(language);
      const bad = laws.flatMap((id) =>
        situationsOf(id, rulesOf(id)).flatMap(({ facts, outcome }) => {
          const { ruling, money } = spoken(outcome, say);
          const isSaid =
            /^[\p{Lu}¿].+[.]$/u.test(ruling) &&
            !ruling.includes('undefined') &&
            (outcome.refused !== null || money !== null);
          return isSaid && Object.keys(facts).every((fact) => asked(fact, say) !== fact)
            ? []
            : [`${id}: ${ruling} ${money}`];
        }),
      );
      expect(bad).toEqual([]);
    },
  );
});

describe('the drill', () => {
  const situations = situationsOf('rog-hold', hold);
  const read = (outcome: Outcome): string => Object.values(spoken(outcome, words('en'))).join(' ');
  /** Numbers that go round. */
  const dice = () => {
    let n = 0;
    return () => (n = (n + 0.37) % 1);
  };
  test('every game has situations, each ruled as the desk rules it, with other rulings of that game beside the true one', () => {
    for (const id of laws) {
      const rules = rulesOf(id);
      const made = situationsOf(id, rules);
      expect(made.length).toBeGreaterThan(1);
      expect(new Set(made.map((one) => one.id)).size).toBe(made.length);
      for (const one of made) {
        expect(hear(rules, one.report, one.facts)).toMatchObject({ asks: null, outcome: one.outcome });
        const choices = choicesFor(one, made, read, dice());
        expect(choices.filter((choice) => choice === one.outcome)).toHaveLength(1);
        expect(new Set(choices.map(read)).size).toBe(choices.length);
        expect(choices.length).toBeGreaterThan(1);
      }
    }
  });
  test('what is known waits ever longer, what is missed is due at once and comes before what is new', () => {
    const [one, two] = situations as [(typeof situations)[0], (typeof situations)[0]];
    let boxes: Boxes = {};
    let now = 1000;
    for (const after of AFTER.slice(1)) {
      boxes = marked(boxes, one.id, true, now);
      expect(boxes[one.id]!.due - now).toBe(after);
      expect(isDue(boxes, one, now)).toBe(false);
      now += after;
      expect(isDue(boxes, one, now)).toBe(true);
    }
    expect(knownOf(boxes, situations)).toBe(1);
    boxes = marked(boxes, one.id, false, now);
    expect(knownOf(boxes, situations)).toBe(0);
    expect(nextOf(boxes, situations, { last: null, now, random: () => 0 })).toBe(one);
    // Not twice running, unless there is nothing else.
    expect(nextOf(boxes, [one, two], { last: one.id, now, random: () => 0 })).toBe(two);
    expect(nextOf(marked(boxes, two.id, true, now), [one, two], { last: two.id, now, random: () => 0.9 })).toBe(one);
    expect(nextOf(marked({}, one.id, true, now), [one], { last: null, now, random: () => 0 })).toBeNull();
  });
});

test('the desk has an address of its own, for the home screen of a tablet', () => {
  expect(sentTo('/desk')).toBe('#/desk');
  expect(readRoute(sentTo('/desk/rogelios/rog-hold')!)).toEqual({ at: 'desk', house: 'rogelios', game: 'rog-hold' });
  for (const part of ['drill', 'log'] as const) {
    expect(readRoute(hrefOf({ at: 'desk', part }))).toEqual({ at: 'desk', part });
    const route = { at: 'desk', house: 'rogelios', game: 'rog-hold', part } as const;
    expect(readRoute(hrefOf(route))).toEqual(route);
  }
});

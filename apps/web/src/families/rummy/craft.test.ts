// Sorting a hand, suggesting what to lay, saying how columns shall lie: on real tables, held to what the engine accepts.
import { printFace } from 'baraja';
import { isOpened, openTable } from 'baraja/books';
import { describe, expect, test } from 'vitest';
import { learn, words } from '../../i18n/index.js';
import { type DrawnFelt, EMPTY_FELT } from '../../lib/felt.js';
import type { CardId, Option, OptionName } from '../../lib/wire.js';
import type { Piles } from '../scene.js';
import {
  areColumns,
  asking,
  costs,
  heapFor,
  inOrder,
  lacks,
  meldsIn,
  pilesFor,
  sorted,
  standing,
  suggestion,
  waitsFor,
} from './craft.js';
import { rummyStrings } from './words/index.js';

await learn('es');

const rulesOf = (house: string, game: string, switches = {}) => {
  const rules = openTable({ house, game, switches });
  if (!isOpened(rules) || rules.game.family !== 'rummy') throw new Error('no such rummy');
  return rules.game;
};
const ESC = rulesOf('jalisco', 'esc');
/** A felt where seat 2 holds and has down what is named; cards are numbered as they are named. */
function felt(hand: string, down: readonly string[] = [], offer = ''): DrawnFelt {
  const faces: Record<CardId, string> = {};
  let next = 0;
  const lay = (text: string): CardId[] =>
    text
      .split(' ')
      .filter(Boolean)
      .map((face) => {
        faces[next] = face;
        return next++;
      });
  const zones = { 'hand:2': lay(hand) };
  const columns = down.map(lay);
  const open = lay(offer);
  return {
    ...EMPTY_FELT,
    seats: [3, 2, 1],
    faces,
    zones: { ...zones, 'down:2': columns.flat(), offer: open },
    now: { phase: 'offer', asked: 2, drawer: 2, columns: [[], columns, []], stayed: [2], out: [], fouled: [] },
  };
}
const named = (on: DrawnFelt, cards: readonly CardId[]): string => cards.map((card) => on.faces[card]).join(' ');
const open = (type: OptionName, from: readonly CardId[], min = 0, max = from.length): Option => ({
  type,
  rule: null,
  cost: null,
  amount: null,
  cards: { from, min, max },
  seats: null,
  open: true,
  ifSilent: false,
});

describe('a hand is sorted', () => {
  const on = felt('Kd 3s As 7h Jh 6h 3c 3s');
  const hand = on.zones['hand:2']!;
  test('by suit, the ace low and the jack after the seven', () => {
    expect(named(on, sorted(hand, on, ESC.melds, 'suit'))).toBe('As 3s 3s 6h 7h Jh 3c Kd');
  });
  test('by rank', () => {
    expect(named(on, sorted(hand, on, ESC.melds, 'rank'))).toBe('As 3s 3s 3c 6h 7h Jh Kd');
  });
  test('by the columns it makes, and then the rest', () => {
    expect(named(on, sorted(hand, on, ESC.melds, 'melds'))).toBe('6h 7h Jh As 3s 3s 3c Kd');
    expect(meldsIn(hand, on, ESC.melds).map((pile) => named(on, pile))).toEqual(['6h 7h Jh']);
  });
  test('every card stays, whichever way', () => {
    for (const way of ['suit', 'rank', 'melds'] as const)
      expect([...sorted(hand, on, ESC.melds, way)].sort()).toEqual([...hand].sort());
  });
});

describe('the open card is used', () => {
  const laying = (chosen: readonly CardId[]) => ({ act: 'use', chosen, arranged: null }) as const;
  const missing = (on: DrawnFelt, chosen: readonly CardId[]) =>
    lacks({ rules: ESC, felt: on }, 2, open('use', on.zones['hand:2']!), laying(chosen), 'en');
  test('with cards that make a column with it; until they do, it says what to choose', () => {
    const on = felt('4s 6s Qd Kc', [], '5s');
    const [four, six, queen] = on.zones['hand:2']!;
    expect(missing(on, [])).toBe(rummyStrings('en').lack.use);
    expect(missing(on, [four!])).toBe(rummyStrings('en').lack.wrong);
    expect(missing(on, [four!, six!, queen!])).toBe(rummyStrings('en').lack.wrong);
    expect(missing(on, [four!, six!])).toBeNull();
  });
  test('with none where it goes on a column by itself', () => {
    expect(missing(felt('Qd Kc', ['3h 4h 5h'], '6h'), [])).toBeNull();
  });
});

describe('a suggestion', () => {
  test('is the most cards that go down with the open card', () => {
    const on = felt('3d 4d 7d Jd Kc', ['As 2s 3s'], '5d');
    const menu = [open('use', on.zones['hand:2']!)];
    expect(named(on, suggestion({ rules: ESC, felt: on }, 2, menu)!)).toBe('3d 4d');
  });
  test('is no card where the open card goes on a column by itself, and nothing where nothing goes', () => {
    const by = felt('Kc', ['As 2s 3s'], '4s');
    expect(suggestion({ rules: ESC, felt: by }, 2, [open('use', by.zones['hand:2']!)])).toEqual([]);
    const none = felt('Kc Qd', ['As 2s 3s'], '');
    expect(suggestion({ rules: ESC, felt: none }, 2, [open('lay', none.zones['hand:2']!, 1)])).toBeNull();
    expect(suggestion({ rules: ESC, felt: none }, 2, [])).toBeNull();
  });
  test('leaves a card in the hand where one must stay', () => {
    const on = felt('4s 5s', ['As 2s 3s'], '6s');
    const menu = [open('use', on.zones['hand:2']!, 0, 1)];
    expect(suggestion({ rules: ESC, felt: on }, 2, menu)).toBeNull();
    const other = felt('4s 5s 7s', ['As 2s 3s'], '6s');
    expect(suggestion({ rules: ESC, felt: other }, 2, [open('use', other.zones['hand:2']!, 0, 2)])).toHaveLength(2);
  });
});

describe('how columns shall lie', () => {
  const on = felt('6d 6d Kc', ['3d 4d 5d 6d'], '2d');
  const [six, other] = on.zones['hand:2']!;
  const column = on.zones['down:2']!;
  const two = on.zones.offer![0]!;
  const ask = (arranged: Piles | null, chosen: readonly CardId[], act: OptionName = 'use') =>
    pilesFor({ rules: ESC, felt: on }, 2, { act, chosen, arranged });
  test('is left to the engine until somebody arranges them', () => {
    expect(ask(null, [six!])).toBeUndefined();
  });
  test('every card in one heap: what was not placed goes where it fits', () => {
    const apart = [column.slice(0, 3), [column[3]!, six!, other!]];
    expect(ask(apart, [six!, other!])!.map((pile) => named(on, pile))).toEqual(['3d 4d 5d 2d', '6d 6d 6d']);
    expect(ask(apart, [six!, other!], 'lay')!.map((pile) => named(on, pile))).toEqual(['3d 4d 5d', '6d 6d 6d']);
  });
  test('what fits nowhere is a heap of its own, for the rules to refuse', () => {
    expect(ask([column], [on.zones['hand:2']![2]!], 'lay')!.map((pile) => named(on, pile))).toEqual([
      '3d 4d 5d 6d',
      'Kc',
    ]);
  });
  test('a heap says whether it is a column, and which card goes on it', () => {
    expect(areColumns([column, [six!, other!]], on, ESC.melds)).toEqual([true, false]);
    expect(heapFor([column], two, on, ESC.melds)).toBe(0);
    expect(heapFor([column], six!, on, ESC.melds)).toBe(-1);
    expect(named(on, inOrder([column[2]!, column[0]!, column[1]!], on))).toBe('3d 4d 5d');
  });
});

test('what a hand waits for: what would make a column, or make one longer, by the house’s own melds', () => {
  const waits = (hand: string) => {
    const on = felt(hand);
    return waitsFor(on.zones['hand:2']!, on, ESC.melds).map(printFace);
  };
  expect(waits('3d 4d Ks')).toEqual(['2d', '5d']);
  // After the seven comes the jack.
  expect(waits('6h 7h')).toEqual(['5h', 'Jh']);
  expect(waits('3d 4d 5d')).toEqual(['2d', '6d']);
  expect(waits('3d 6c Ks')).toEqual([]);
});
test('JAL-ESC-C1 JAL-LAR-C1 what dropping out costs is said before it is done, by the clause on the menu', () => {
  const LAR = rulesOf('jalisco', 'lar');
  const drop = (rule: string): Option => ({ ...open('drop', []), rule });
  if (ESC.game !== 'escaleriado' || LAR.game !== 'largo') throw new Error('other games');
  const on = felt('3d');
  const money = words('en').money;
  expect(costs({ rules: ESC, felt: on }, drop('any'), words('en'))).toBe(`pays la corrida, ${money(ESC.corrida)}`);
  const { cites, point } = LAR;
  const said = [cites.droppedEarly, cites.droppedDrawn, cites.droppedPartly, cites.droppedDown].map((rule) =>
    costs({ rules: LAR, felt: on }, drop(rule), words('en')),
  );
  expect(said).toEqual([
    `pays 1 point, ${money(point)}`,
    `pays 2 points, ${money(2 * point)}`,
    `pays 3 points, ${money(3 * point)}`,
    `pays 7 points, ${money(7 * point)}`,
  ]);
  expect(costs({ rules: ESC, felt: on }, { ...drop('any'), type: 'stay' }, words('en'))).toBeNull();
});

test('what the bar says', () => {
  const on = felt('3d 4d', ['As 2s 3s']);
  const reading = { rules: ESC, felt: on };
  expect(standing(reading, 2, words('en'))).toBe('3 down, 2 in hand · waits for 2♦ 5♦');
  expect(standing(reading, 2, words('es'))).toBe('3 bajadas, 2 en la mano · espera 2♦ 5♦');
  expect(standing(reading, 7, words('en'))).toBe('');
  const discard = { ...open('discard', [1]), open: false };
  expect(asking([discard], 'en')).toBe('Throw a card');
  expect(asking([discard, open('lay', [1], 1)], 'es')).toBe('Tira una, o baja más');
  expect(asking([], 'en')).toBeNull();
});

test('the rummy table’s words: the same in both languages, nothing left out', () => {
  const flat = (tree: object, path = ''): [string, unknown][] =>
    Object.entries(tree).flatMap(([key, value]): [string, unknown][] =>
      typeof value === 'object' ? flat(value, `${path}${key}.`) : [[`${path}${key}`, value]],
    );
  const en = new Map(flat(rummyStrings('en')));
  const es = new Map(flat(rummyStrings('es')));
  expect([...es.keys()].sort()).toEqual([...en.keys()].sort());
  for (const [key, value] of en) {
    const other = es.get(key);
    expect(typeof other, key).toBe(typeof value);
    if (typeof value === 'function') {
      const [a, b] = [value, other as typeof value].map((say) => (say as (...args: unknown[]) => string)(3, 4, 5));
      expect(a!.length, key).toBeGreaterThan(0);
      expect(b!.length, key).toBeGreaterThan(0);
      continue;
    }
    expect(other, key).not.toBe(value);
    expect(`${value}${other}`, key).not.toContain('!');
  }
});

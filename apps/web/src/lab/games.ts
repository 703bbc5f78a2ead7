// What the lab can be asked about: the games that have figures, the switches that change them, and the question they make.

import {
  countedSwitches,
  type EquityQuestion,
  type OddsQuestion,
  paiGowFrom,
  postedAt,
  spanishFrom,
  type TwentyOneQuestion,
  type TwentyOneRules,
  twentyOneFrom,
} from '@baraja/odds';
import { type GameId, isSwitchRefusal, type OpeningRefusal, type SwitchRefusal, switchAt } from 'baraja/books';
import { fieldsFor, type SwitchField } from '../private/settings.js';
import { type Effort, shapeOf } from './equity.js';
import { isPokerGame, type LabGame, type Place, type Plays, playsOf } from './shelf.js';

/** One thing to be chosen: a switch of the house's book, or how the question is put. */
export interface LabField {
  readonly key: string;
  readonly values: readonly string[];
  readonly usual: string;
  /** The ruling that leaves it open; null for what is not the house's. */
  readonly rule: string | null;
  /** Of a switch: its words in the documents. */
  readonly words?: Pick<SwitchField, 'about' | 'called' | 'says'>;
}

const own = (key: string, usual: string, ...values: readonly string[]): LabField => ({
  key,
  values,
  usual,
  rule: null,
});
const numbers = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => String(from + i));
const DECKS = own('decks', '6', ...numbers(1, 8), 'infinite');

/** How the question is put: nothing of it is in a book. */
const EFFORT: readonly LabField[] = [
  own('method', 'best', 'best', 'counted', 'sampled'),
  own('samples', 'usual', 'usual', '100000', '1000000', '10000000'),
];
const OWN: Readonly<Partial<Record<Plays | 'fees', readonly LabField[]>>> = {
  'twenty-one': [DECKS],
  'pai-gow': [own('deals', '2000000', '500000', '2000000', '10000000', 'all')],
  'push-nine': [own('dealt-in', '2', ...numbers(2, 10)), ...EFFORT],
  fees: [
    own('hour', '30', '20', '30', '40', '60'),
    own('pot', '20', '10', '20', '40'),
    own('prize', 'none', 'none', '5000', '10000', '25000', '50000'),
    own('one-in', '50000', '10000', '25000', '50000', '100000'),
  ],
};

function ownOf(game: LabGame): readonly LabField[] {
  if (isPokerGame(game)) return EFFORT;
  const plays = playsOf(game);
  if (plays !== 'spanish-poker') return OWN[plays] ?? [];
  const tables = Object.keys(postedAt(game).ante);
  return [own('table', tables[0]!, ...tables), own('on-meter', '1', ...numbers(1, 6))];
}

export function labFields({ house, game }: Place): readonly LabField[] {
  const known = game === 'fees' ? [] : fieldsFor(house, game);
  const counted = game === 'fees' ? [] : countedSwitches(game);
  const book = counted.flatMap(({ key }): LabField[] => {
    const field = known.find((one) => one.key === key);
    if (!field?.values) return [];
    const { about, called, says } = field;
    const words = { about, says, ...(called ? { called } : {}) };
    return [{ key, values: field.values, usual: field.usual, rule: switchAt(key, game)!.ruling, words }];
  });
  const mine = ownOf(game);
  // What is the game's own comes before what is only how the question is put.
  return isPokerGame(game) ? [...book, ...mine] : [...mine.slice(0, 1), ...book, ...mine.slice(1)];
}

/** By key; what is missing is as usual. */
export type Thrown = Readonly<Record<string, string>>;

/** What is thrown of the house's switches, as a book reads it. */
export const switchesIn = (thrown: Thrown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(thrown)
      .filter(([key]) => key.includes('.'))
      .map(([key, value]) => [key, /^\d+$/.test(value) ? Number(value) : value]),
  );

export function decksIn(thrown: Thrown): TwentyOneRules['decks'] {
  const decks = thrown.decks ?? DECKS.usual;
  return decks === 'infinite' ? decks : (Number(decks) as TwentyOneRules['decks']);
}

const SEED = 1;
const TIE_SAMPLE = 1_000_000;

export function effortIn(thrown: Thrown): Effort {
  const { method = 'best', samples = 'usual' } = thrown;
  return { method: method as EquityQuestion['method'], samples: samples === 'usual' ? null : Number(samples) };
}

/** The question, or the book's refusal of these switches; null where hands are asked about and nothing else. */
export function questionOf(
  { house, game }: Place,
  thrown: Thrown,
): OddsQuestion | SwitchRefusal | OpeningRefusal | null {
  const usual = (key: string): string => thrown[key] ?? ownOf(game).find((field) => field.key === key)!.usual;
  const switches = switchesIn(thrown);
  if (isPokerGame(game)) {
    const shape = shapeOf(house, game, switches);
    if ('refused' in shape) return shape;
    return shape.isCounted ? { kind: 'hands', game, switches } : null;
  }
  switch (playsOf(game)) {
    case 'spanish-poker': {
      const terms = spanishFrom(game, switches);
      if (isSwitchRefusal(terms)) return terms;
      const [anteTable, players] = [usual('table'), Number(usual('on-meter'))] as const;
      return { kind: 'spanish-poker', game, anteTable, players, hand: null, ...terms };
    }
    case 'twenty-one':
      return twentyOne(game, thrown, { charts: true, hands: true });
    case 'pai-gow': {
      const terms = paiGowFrom(game, switches);
      if (isSwitchRefusal(terms)) return terms;
      const deals = usual('deals');
      const method = deals === 'all' ? 'counted' : { deals: Number(deals), seed: SEED };
      return { kind: 'pai-gow', game, ...terms, method };
    }
    case 'push-nine':
      return { kind: 'push-nine', game, players: Number(usual('dealt-in')), deals: TIE_SAMPLE, seed: SEED };
    case 'fees': {
      const terms = { handsPerHour: Number(usual('hour')), potUnits: Number(usual('pot')) };
      const prize = usual('prize');
      const jackpot =
        prize === 'none' ? null : { feePerHand: 100, prize: 100 * Number(prize), oneIn: Number(usual('one-in')) };
      return { kind: 'fees', house, terms, jackpot };
    }
    default:
      return null;
  }
}

export function twentyOne(
  game: GameId,
  thrown: Thrown,
  parts: TwentyOneQuestion['with'],
): TwentyOneQuestion | SwitchRefusal {
  const rules = twentyOneFrom(game, switchesIn(thrown), decksIn(thrown));
  return isSwitchRefusal(rules) ? rules : { kind: 'twenty-one', game, rules, with: parts };
}

/** What the two houses' twenty-one games share: the switches every table with a bank has, and how it is sat down at. */
import type { TwentyOneRules } from '../games/index.js';
import { type GameBook, type LifeCites, rotationLife, type Settings, type Stake } from './game-book.js';

/** BAR-83: what a layout has room for. */
const BACKERS = 2;
export const HANDS_ROOM = 8;

/** BAR-84: a quarter of the shoe, and never less than half a deck. */
const cutOf = (decks: number): number => Math.max(26, 13 * decks);

type Own = Omit<
  TwentyOneRules,
  | 'family'
  | 'circles'
  | 'decks'
  | 'cut'
  | 'leastWager'
  | 'mostWager'
  | 'unit'
  | 'chip'
  | 'rounding'
  | 'coverage'
  | 'spots'
  | 'backers'
  | 'feeOnVoid'
>;

/** A table's rules: the house's own, and what the switches of every table with a bank say. */
export function twentyOneGame(at: Stake, settings: Settings, own: Own): ReturnType<GameBook['rules']> {
  const decks = Number(settings.of('bank.decks'));
  return {
    ...own,
    natural: [...own.natural],
    bonuses: [...own.bonuses],
    family: 'twenty-one',
    circles: Number(settings.of('table.seats.max')),
    decks,
    cut: cutOf(decks),
    leastWager: at.low,
    mostWager: at.high,
    unit: 100,
    chip: 50,
    rounding: settings.is('pay.rounding', 'exact') ? 'exact' : 'down-to-chip',
    coverage: settings.is('bank.coverage', 'running_net') ? 'running-net' : 'matched-action',
    spots: settings.is('table.multi_spot', 'yes') ? 'several' : 'own',
    backers: settings.is('bank.backline', 'on') ? BACKERS : 0,
    feeOnVoid: settings.is('fee.on_void', 'keep') ? 'keep' : 'carry',
  };
}

/** The life of a table with a bank. */
export const bankLife = (cites: Pick<LifeCites, 'seats' | 'button' | 'firstButton'>): LifeCites => ({
  ...rotationLife,
  seated: 'BAR-86',
  newPlayer: 'BAR-86',
  onePerPatron: 'AMB-GEN-18',
  ...cites,
});

export const bankSeating = (settings: Settings): ReturnType<NonNullable<GameBook['seating']>> => ({
  kind: 'bank',
  turns: Number(settings.of('bank.max_consecutive')),
});

/** BAR-86. */
export const bankBuyIn = ({ low }: Stake): { min: number; max: null } => ({ min: 10 * low, max: null });

/** What both houses' clauses rest on alike. */
export const bankCites = {
  bankMin: 'BAR-86',
  decline: 'AMB-GEN-17',
  sitOut: 'BAR-86',
  noWagers: 'BAR-81',
  tableStakes: 'AMB-GEN-07',
  shoe: 'BAR-84',
  reshuffle: 'BAR-85',
  noCards: 'BAR-85',
  fund: 'AMB-VEN-30',
  irregular: 'BAR-88',
  void: 'AMB-GEN-22',
} as const;

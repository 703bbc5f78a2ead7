/** The games one may have at a table of one's own by a name alone, each as the streets it is played on. */
import type { StreetRules } from '../games/index.js';
import type { RuleId } from '../kernel/index.js';

type Page = StreetRules['streets'][number];
type Bets = Page['limit'];
/** A street as it is said here: what is left out is nothing, and its clause is the table's own. */
export type OwnStreet = Pick<Page, 'name' | 'begins'> &
  Partial<Omit<Page, 'rule' | 'limit'>> & {
    /** The larger figure of a fixed limit is bet on it. */
    readonly late?: boolean;
  };
export interface OwnStreets {
  /** How many cards the pack has; 52 unless said. */
  readonly pack?: StreetRules['pack'];
  /** How many such packs are put together; one unless said. */
  readonly decks?: number;
  readonly high?: StreetRules['high'];
  readonly low?: StreetRules['low'];
  readonly streets: readonly OwnStreet[];
  /** Whose up card opens, where one has to. */
  readonly opens?: NonNullable<StreetRules['opening']>['by'];
  readonly drawn?: StreetRules['drawn'];
}

const board = (down: number): readonly OwnStreet[] => [
  { name: 'preflop', down, begins: 'blinds' },
  { name: 'flop', burn: true, board: 3, begins: 'button' },
  { name: 'turn', burn: true, board: 1, begins: 'button', late: true },
  { name: 'river', burn: true, board: 1, begins: 'button', late: true },
];
const stud = (begins: 'high-board' | 'low-board'): readonly OwnStreet[] => [
  { name: 'third', down: 2, up: 1, begins: 'bring-in' },
  { name: 'fourth', burn: true, up: 1, begins },
  { name: 'fifth', burn: true, up: 1, begins, late: true },
  { name: 'sixth', burn: true, up: 1, begins, late: true },
  { name: 'seventh', burn: true, down: 1, begins, late: true },
];
/** So many cards, and so many draws; the larger figure from the `late`th draw on. */
const draws = (down: number, late: number, ...names: readonly OwnStreet['name'][]): readonly OwnStreet[] => [
  { name: 'deal', down, begins: 'blinds' },
  ...names.map((name, i): OwnStreet => ({ name, burn: true, draw: down, begins: 'button', late: i + 1 >= late })),
];
const HIGH = { ranking: 'high', use: 'any' } as const;
const OMAHA = { ranking: 'high', use: 'exactly-two' } as const;
const OMAHA_LOW = { ranking: 'low-8', use: 'exactly-two' } as const;
const THREE = ['first-draw', 'second-draw', 'third-draw'] as const;

export const OWN_GAMES = {
  hold: { high: HIGH, streets: board(2) },
  oma: { high: OMAHA, streets: board(4) },
  ohl: { high: OMAHA, low: OMAHA_LOW, streets: board(4) },
  oma5: { high: OMAHA, streets: board(5) },
  ohl5: { high: OMAHA, low: OMAHA_LOW, streets: board(5) },
  short: { pack: 36, high: { ranking: 'high-short-deck', use: 'any' }, streets: board(2) },
  /** Crazy pineapple: three cards, one of them thrown away when the flop has been bet. */
  pine: {
    high: HIGH,
    streets: board(3).map((s) => (s.name === 'flop' ? { ...s, discard: { keep: 2, when: 'after-bets' } } : s)),
  },
  stud: { high: HIGH, streets: stud('high-board'), opens: 'low-card' },
  sthl: { high: HIGH, low: { ranking: 'low-8', use: 'any' }, streets: stud('high-board'), opens: 'low-card' },
  razz: { low: { ranking: 'lowball', use: 'any' }, streets: stud('low-board'), opens: 'high-card' },
  draw: { high: HIGH, streets: draws(5, 1, 'draw') },
  '27s': { low: { ranking: 'deuce-to-seven', use: 'any' }, streets: draws(5, 1, 'draw') },
  '27t': { low: { ranking: 'deuce-to-seven', use: 'any' }, streets: draws(5, 2, ...THREE) },
  bad: { low: { ranking: 'badugi', use: 'any' }, streets: draws(4, 2, ...THREE) },
} as const satisfies Readonly<Record<string, OwnStreets>>;
export type OwnGame = keyof typeof OWN_GAMES;
export const OWN_GAME_NAMES = Object.keys(OWN_GAMES) as readonly OwnGame[];

/** A street with everything a page of rules says of it. */
export function streetWith({ late, ...said }: OwnStreet, limits: readonly [Bets, Bets], rule: RuleId): Page {
  const nothing = { burn: false, down: 0, up: 0, board: 0, draw: 0, discard: null };
  return { ...nothing, ...said, rule, limit: limits[late ? 1 : 0] };
}

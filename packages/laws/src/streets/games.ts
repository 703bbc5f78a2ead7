/**
 * Games no house offers, each a page of streets: they are here to show that a book could say them, and are held to the laws like the
 * houses' own.
 */
import { citableAt, isOpened, openTable } from 'baraja/books';
import { type StreetRules, streetRules } from 'baraja/games';
import { type TableRules, tableRules } from 'baraja/table';
import type { Subject } from '../subject.js';
import { dealtAt, type Scene } from '../tables.js';

/** The clauses of all of them. */
export const STREET_CLAUSES = {
  'ST-DEAL': 'Each hand is dealt from the dealer’s left, a card at a time.',
  'ST-BURN': 'A card is burned before each street and each draw.',
  'ST-STREET': 'What a street deals.',
  'ST-DRAW': 'Each in turn throws what he likes, and gets as many new cards.',
  'ST-DISCARD': 'Cards are thrown away down to the number a hand keeps.',
  'ST-OPENS': 'The first up card opens; the first raise completes it to a bet, and is no raise.',
  'ST-STUB': 'Discards are shuffled into a stub that runs short; where none are, one card serves all.',
  'ST-STRADDLE': 'The seat after the big blind may straddle.',
  'ST-FIRST': 'The first round begins after the blinds, or after whoever opened.',
  'ST-LATER': 'A later round begins after the button, or with the best board.',
  'ST-ACTION': 'Check, bet, call, raise or fold.',
  'ST-BET': 'What may be bet.',
  'ST-CAP': 'A bet and so many raises.',
  'ST-SHORT': 'An all-in that is short of a raise does not open the betting again.',
  'ST-CHECK': 'Check and raise.',
  'ST-STAKES': 'Only chips on the table play.',
  'ST-SHOW': 'Who bet last shows first.',
  'ST-WIN': 'The best hand wins.',
  'ST-HALF': 'The high hand and the low hand have half each; without a low the high hand has all.',
  'ST-TIE': 'Equal hands share; an odd chip goes to the first after the button.',
  'ST-VOID': 'A hand that cannot be played out is void.',
} as const;

export const cites: StreetRules['cites'] = {
  deal: 'ST-DEAL',
  burn: 'ST-BURN',
  draw: 'ST-DRAW',
  discard: 'ST-DISCARD',
  opens: 'ST-OPENS',
  reshuffle: 'ST-STUB',
  straddle: 'ST-STRADDLE',
  firstToAct: 'ST-FIRST',
  laterToAct: 'ST-LATER',
  action: 'ST-ACTION',
  bet: 'ST-BET',
  cap: 'ST-CAP',
  shortAllIn: 'ST-SHORT',
  checkRaise: 'ST-CHECK',
  tableStakes: 'ST-STAKES',
  showOrder: 'ST-SHOW',
  show: 'ST-SHOW',
  win: 'ST-WIN',
  hiLo: 'ST-HALF',
  noLow: 'ST-HALF',
  tie: 'ST-TIE',
  odd: 'ST-TIE',
  void: 'ST-VOID',
};

type Page = Parameters<typeof streetRules.parse>[0] & object;
/** What most of them have in common: a bet and three raises, chips of a dollar. */
const common = { family: 'streets', raisesMax: 3, capHeadsUp: 'unlimited', shortAllIn: 'half', chip: 100, cites };
export const page = (own: Page): StreetRules =>
  streetRules.parse({ ...common, pack: 52, high: null, low: null, ...own });

const SMALL = { kind: 'fixed', bet: 400 } as const;
const BIG = { kind: 'fixed', bet: 800, lower: 400 } as const;
/** At an open pair. */
const EITHER = { low: 400, high: 800, rule: 'ST-BET' } as const;
const POT = { kind: 'pot', min: 200 } as const;
const NONE = { kind: 'no-limit', min: 200 } as const;

/** The deal and a board of three, one and one. */
const flopGame = (hole: number, early: object, late: object = early) => [
  { name: 'preflop', rule: 'ST-DEAL', down: hole, begins: 'blinds', limit: early },
  { name: 'flop', rule: 'ST-STREET', burn: true, board: 3, begins: 'button', limit: early },
  { name: 'turn', rule: 'ST-STREET', burn: true, board: 1, begins: 'button', limit: late },
  { name: 'river', rule: 'ST-STREET', burn: true, board: 1, begins: 'button', limit: late },
];
/** Two down and one up, three more up, the last down. */
const studGame = (begins: 'high-board' | 'low-board') => {
  const up = { rule: 'ST-STREET', burn: true, up: 1, begins };
  return [
    { name: 'third', rule: 'ST-DEAL', down: 2, up: 1, begins: 'bring-in', limit: SMALL },
    { ...up, name: 'fourth', limit: SMALL },
    { ...up, name: 'fifth', limit: BIG },
    { ...up, name: 'sixth', limit: BIG },
    { ...up, name: 'seventh', up: 0, down: 1, limit: BIG },
  ];
};
/** A deal, and so many draws of a whole hand each. */
const drawGame = (size: number, draws: readonly string[], early: object, late: object = early) => [
  { name: 'deal', rule: 'ST-DEAL', down: size, begins: 'blinds', limit: early },
  ...draws.map((name, i) => ({
    name,
    rule: 'ST-DRAW',
    burn: true,
    draw: size,
    begins: 'button',
    limit: i > 0 ? late : early,
  })),
];
const THREE = ['first-draw', 'second-draw', 'third-draw'];

export const streetGames = {
  'pot-limit-omaha': page({
    high: { ranking: 'high', use: 'exactly-two' },
    streets: flopGame(4, POT),
    raisesMax: null,
    shortAllIn: 'full',
  }),
  'five-card-omaha-hi-lo': page({
    high: { ranking: 'high', use: 'exactly-two' },
    low: { ranking: 'low-8', use: 'exactly-two' },
    streets: flopGame(5, SMALL, BIG),
    straddle: 'one',
  }),
  razz: page({
    low: { ranking: 'lowball', use: 'any' },
    streets: studGame('low-board'),
    opening: { amount: 200, by: 'high-card', completes: true },
  }),
  'stud-eight': page({
    high: { ranking: 'high', use: 'any' },
    low: { ranking: 'low-8', use: 'any' },
    streets: studGame('high-board'),
    opening: { amount: 200, by: 'low-card', completes: true },
  }),
  'deuce-to-seven-triple': page({
    low: { ranking: 'deuce-to-seven', use: 'any' },
    streets: drawGame(5, THREE, SMALL, BIG),
  }),
  'deuce-to-seven-single': page({
    low: { ranking: 'deuce-to-seven', use: 'any' },
    streets: drawGame(5, ['draw'], NONE),
    drawn: 'declared-first',
    raisesMax: null,
    shortAllIn: 'full',
  }),
  badugi: page({ low: { ranking: 'badugi', use: 'any' }, streets: drawGame(4, THREE, SMALL, BIG) }),
  'short-deck': page({
    pack: 36,
    high: { ranking: 'high-short-deck', use: 'any' },
    streets: flopGame(2, NONE),
    raisesMax: null,
    shortAllIn: 'full',
  }),
  /** The first card of the flop is turned up before anybody bets. */
  courchevel: page({
    high: { ranking: 'high', use: 'exactly-two' },
    low: { ranking: 'low-8', use: 'exactly-two' },
    streets: [
      { name: 'preflop', rule: 'ST-DEAL', down: 5, board: 1, begins: 'blinds', limit: POT },
      { name: 'flop', rule: 'ST-STREET', burn: true, board: 2, begins: 'button', limit: POT },
      { name: 'turn', rule: 'ST-STREET', burn: true, board: 1, begins: 'button', limit: POT },
      { name: 'river', rule: 'ST-STREET', burn: true, board: 1, begins: 'button', limit: POT },
    ],
    raisesMax: null,
    shortAllIn: 'full',
  }),
  'stud-32': page({
    pack: 32,
    high: { ranking: 'high', use: 'any' },
    streets: [
      { name: 'second-street', rule: 'ST-DEAL', down: 1, up: 1, begins: 'bring-in', limit: SMALL },
      { name: 'third', rule: 'ST-STREET', burn: true, up: 1, begins: 'high-board', limit: SMALL, pair: EITHER },
      { name: 'fourth', rule: 'ST-STREET', burn: true, up: 1, begins: 'high-board', limit: BIG },
      { name: 'fifth', rule: 'ST-STREET', burn: true, up: 1, begins: 'high-board', limit: BIG },
    ],
    opening: { amount: 200, by: 'low-card', completes: true },
  }),
  /** Two packs, so that a card may be held twice. */
  'two-decks': page({
    decks: 2,
    high: { ranking: 'high-many-decks', use: 'any' },
    low: { ranking: 'low-8', use: 'any' },
    streets: flopGame(2, SMALL, BIG),
  }),
  /** Not played anywhere: what the others have not. Six cards down to four, three of them used, a spread, a cap on the hand. */
  'six-down-to-four': page({
    pack: 53,
    high: { ranking: 'high-joker-bug', use: 'exactly-three' },
    streets: flopGame(6, { kind: 'spread', min: 200, max: 1000 }).map((street) =>
      street.name === 'flop' ? { ...street, discard: { keep: 4, when: 'after-bets' } } : street,
    ),
    wagerMax: 6000,
    checkRaise: 'barred',
    show: 'all',
    feeOnVoid: 'keep',
  }),
} as const satisfies Readonly<Record<string, StreetRules>>;
export type StreetGame = keyof typeof streetGames;

/** The most seats each pack reaches for, by how many cards its first deal takes. */
const SEATS: Partial<Record<StreetGame, number>> = {
  'five-card-omaha-hi-lo': 8,
  razz: 8,
  'stud-eight': 8,
  'deuce-to-seven-triple': 7,
  'deuce-to-seven-single': 7,
  badugi: 8,
  courchevel: 8,
  'six-down-to-four': 7,
};

/** A table of a house that plays something else, with this game on it: the life of a table is the same. */
export function tableFor(name: StreetGame, dealer: 'engine' | 'person' = 'engine', kill: TableRules['kill'] = 'off') {
  const game: StreetRules = streetGames[name];
  const opened = openTable({ house: 'rogelios', game: game.opening === null ? 'hold' : 'stud', dealer });
  if (!isOpened(opened)) throw new Error(JSON.stringify(opened));
  const forced =
    game.opening === null
      ? { kind: 'blinds', small: 100, big: 200, rule: 'ROG-HOLD-G6' }
      : { kind: 'bring-in', amount: game.opening.amount, ante: 100, rule: 'ST-OPENS' };
  const max = SEATS[name] ?? 10;
  return tableRules.parse({ ...opened, gameId: name, game, forced, kill, seats: { min: 2, max } });
}

/** Full tables with little and two with much, dealt by the engine and by a person, and a killed pot where there is one. */
const SCENES: readonly { scene: Scene; dealer: 'engine' | 'person' }[] = [
  { scene: { seats: 10, stacks: 'short', returning: true }, dealer: 'engine' },
  { scene: { seats: 2, stacks: 'deep' }, dealer: 'person' },
  { scene: { seats: 4, stacks: 'mixed' }, dealer: 'person' },
];
export function streetSubjects(): readonly Subject[] {
  const names = Object.keys(streetGames) as StreetGame[];
  return names.flatMap((name) =>
    SCENES.map(({ scene, dealer }): Subject => {
      const rules = tableFor(name, dealer, name === 'five-card-omaha-hi-lo' && scene.seats === 4 ? 'full' : 'off');
      const named = citableAt(rules);
      const knows = (rule: string): boolean => Object.hasOwn(STREET_CLAUSES, rule) || named.has(rule);
      return { name: `${name}, ${scene.seats} seats`, ...dealtAt(rules, scene), knows };
    }),
  );
}

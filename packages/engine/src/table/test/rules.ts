// Rules to open test tables by, written out from the sheets; the books' own values are tested with the books.
import { type CommunityRules, FAMILIES, know, type PushNineRules } from '../../games/index.js';
import { type FeeRules, type TableRules, tableRules } from '../index.js';

know(...FAMILIES);

const gameCites = {
  deal: 'ROG-HOLD-G3',
  burn: 'ROG-HOLD-04',
  flop: 'ROG-HOLD-G3',
  turn: 'ROG-HOLD-G3',
  river: 'ROG-HOLD-G3',
  discard: 'ROG-CPHL-G4',
  lateDiscard: 'ROG-CPHL-G4',
  reshuffle: 'ROG-CPHL-G4',
  straddle: 'ROG-HOLD-18a',
  straddleSize: 'ROG-HOLD-18b',
  firstToAct: 'ROG-HOLD-G8',
  laterToAct: 'ROG-HOLD-G9',
  action: 'ROG-HOLD-W1',
  bet: 'ROG-HOLD-W1',
  cap: 'ROG-HOLD-W1',
  shortAllIn: 'ROG-CPHL-10A',
  checkRaise: 'AMB-GEN-15',
  tableStakes: 'ROG-HOLD-G1',
  showOrder: 'AMB-GEN-06',
  show: 'ROG-HOLD-06',
  win: 'ROG-HOLD-16',
  hiLo: 'ROG-HOLD-16',
  noLow: 'ROG-HOLD-16',
  tie: 'AMB-GEN-05',
  odd: 'AMB-GEN-05',
  void: 'AMB-GEN-22',
};
export const holdGame: CommunityRules = {
  family: 'community',
  hole: 2,
  discard: 'none',
  discardWaits: true,
  high: { use: 'any' },
  low: null,
  limit: { kind: 'structured', small: 300, big: 600 },
  raisesMax: 3,
  capHeadsUp: 'unlimited',
  shortAllIn: 'half',
  checkRaise: 'allowed',
  straddle: 'off',
  burn: true,
  show: 'all',
  checkedFirst: 'first-seat',
  oddChip: 'position',
  chip: 100,
  feeBefore: 'cards',
  feeOnVoid: 'carry',
  outOfTurn: 'returned',
  window: 'next-card',
  cites: gameCites,
};
export const holdCites: TableRules['cites'] = {
  seats: 'AMB-GEN-03',
  onePerPatron: 'AMB-GEN-18',
  seated: 'ROG-CPHL-12',
  newPlayer: 'ROG-HOLD-08',
  betweenBlinds: 'ROG-HOLD-07',
  dealerPosition: 'ROG-HOLD-09',
  missedBlinds: 'ROG-HOLD-10',
  bigThenLeft: 'ROG-HOLD-12',
  deadBlind: 'ROG-HOLD-G7',
  seatChange: 'ROG-HOLD-11',
  returnWindow: 'AMB-ROG-61',
  button: 'ROG-HOLD-13a',
  twoBigs: 'AMB-ROG-62',
  firstButton: 'ROG-HOLD-14',
  headsUp: 'ROG-HOLD-15',
  tableStakes: 'ROG-HOLD-G1',
  feeTiming: 'AMB-GEN-10',
  kill: 'AMB-GEN-26',
  staff: 'AMB-GEN-19',
  shill: 'BAR-47',
  void: 'AMB-GEN-22',
  short: 'BAR-1',
  bringBack: 'BAR-11',
  tooFew: 'BAR-12',
  behind: 'BAR-14',
  wholeChips: 'BAR-15',
  clock: 'AMB-GEN-25',
  absent: 'BAR-125',
  proposition: 'BAR-90',
  restart: 'BAR-13',
  timeOwed: 'BAR-16',
};

/** The wagering ordinance of Guadalupe: $200 in one hand, half an hour's notice. */
export const guadalupe: NonNullable<TableRules['ordinance']> = {
  wagerMax: 20_000,
  since: '1999-01-01',
  tableMax: 20_000,
  noticeMinutes: 30,
  cites: { limit: 'JAL-ORD-B4', notice: 'JAL-ORD-B5' },
};

/** Rogelio's hold'em at 3/6 with blinds of 1 and 3, and no fee unless told. */
export const hold = (over: Partial<TableRules> = {}): TableRules =>
  tableRules.parse({
    house: 'rogelios',
    gameId: 'rog-hold',
    stake: '3/6',
    hash: 'book-1',
    game: holdGame,
    seats: { min: 2, max: 10 },
    buyIn: { min: 6000, max: null, rule: 'ROG-CPHL-11' },
    forced: { kind: 'blinds', small: 100, big: 300, rule: 'ROG-HOLD-G8' },
    fee: { kind: 'none' },
    kill: 'off',
    returnWindowMinutes: 60,
    dealer: 'engine',
    cites: holdCites,
    ...over,
  });

/** Rogelio's crazy pineapple hi-lo, $3 to $6. */
export const pineapple = (over: Partial<TableRules> = {}): TableRules =>
  hold({
    gameId: 'rog-cphl',
    game: {
      ...holdGame,
      hole: 3,
      discard: 'after-flop',
      low: { use: 'any', qualifier: 9, straightsAndFlushes: 'ignored' },
      limit: { kind: 'spread', min: 300, max: 600 },
      straddle: 'one',
      feeBefore: 'blinds',
    },
    forced: { kind: 'blinds', small: 100, big: 300, rule: 'ROG-CPHL-13' },
    cites: {
      ...holdCites,
      newPlayer: 'ROG-CPHL-15',
      betweenBlinds: 'ROG-CPHL-15',
      missedBlinds: 'ROG-CPHL-16',
      deadBlind: 'ROG-CPHL-16',
      button: 'ROG-CPHL-13',
      tableStakes: 'ROG-CPHL-W1',
    },
    ...over,
  });

/** S & K's hold'em: wagers of 5 to 10, blinds of 2 and 5, three dollars from the big blind. */
export const snkHold = (over: Partial<TableRules> = {}): TableRules =>
  hold({
    house: 's-and-k',
    gameId: 'snk-hold',
    stake: '5-10',
    game: { ...holdGame, limit: { kind: 'spread', min: 500, max: 1000 } },
    buyIn: { min: 10_000, max: null, rule: 'BAR-2' },
    forced: { kind: 'blinds', small: 200, big: 500, rule: 'SNK-HOLD-13' },
    fee: perHand('big-blind', band(1, 300, 0, 'SNK-HOLD-7')),
    ...over,
  });
/** S & K's Omaha hi-lo: wagers of 2 to 6, blinds of 1 and 2, two dollars from the big blind. */
export const snkOmaha = (over: Partial<TableRules> = {}): TableRules =>
  hold({
    house: 's-and-k',
    gameId: 'snk-ohl',
    stake: '2-6',
    game: {
      ...holdGame,
      hole: 4,
      high: { use: 'exactly-two' },
      low: { use: 'exactly-two', qualifier: 8, straightsAndFlushes: 'ignored' },
      limit: { kind: 'spread', min: 200, max: 600 },
    },
    forced: { kind: 'blinds', small: 100, big: 200, rule: 'AMB-SNK-03' },
    fee: perHand('big-blind', band(1, 200, 0, 'SNK-OHL-7')),
    ...over,
  });
/** Ven-A-Mexico's hold'em at 3/6: blinds of 1 and 3, three dollars on the button. */
export const venHold = (over: Partial<TableRules> = {}): TableRules =>
  hold({
    house: 'ven-a-mexico',
    gameId: 'ven-hold',
    game: { ...holdGame },
    forced: { kind: 'blinds', small: 100, big: 300, rule: 'VEN-HOLD-9' },
    fee: perHand('button', band(1, 300, 0, 'VEN-HOLD-6')),
    ...over,
  });

const pushNineGame: PushNineRules = {
  family: 'push-nine',
  condition: 200,
  raisesMax: 3,
  capHeadsUp: 'unlimited',
  shortAllIn: 'half',
  checkRaise: 'allowed',
  buyInBase: 'at-tie',
  mayBuyIn: 'showdown-losers',
  maySplit: false,
  pushFee: 'none',
  dealsMax: 12,
  chip: 100,
  feeOnVoid: 'carry',
  cites: {
    deal: 'SNK-P9-6',
    firstToAct: 'SNK-P9-7',
    laterToAct: 'SNK-P9-7',
    action: 'SNK-P9-7',
    bet: 'SNK-P9-11',
    cap: 'SNK-P9-12',
    shortAllIn: 'AMB-GEN-04',
    checkRaise: 'AMB-GEN-15',
    tableStakes: 'AMB-GEN-07',
    antesIn: 'SNK-P9-5',
    showOrder: 'AMB-GEN-06',
    show: 'AMB-GEN-06',
    win: 'SNK-P9-8',
    push: 'SNK-P9-8',
    sidePot: 'BAR-25',
    lastDeal: 'BAR-27',
    buyIn: 'SNK-P9-9',
    stayOut: 'AMB-SNK-39',
    split: 'AMB-SNK-41',
    odd: 'AMB-GEN-05',
    void: 'AMB-GEN-22',
  },
};
/** S & K's Push-Nine at a condition of $2: an ante each, and a button that goes round. No fee unless told. */
export const pushNine = (over: Partial<TableRules> = {}): TableRules =>
  hold({
    house: 's-and-k',
    gameId: 'snk-p9',
    stake: '2',
    game: pushNineGame,
    buyIn: { min: 2000, max: null, rule: 'BAR-2' },
    forced: { kind: 'ante', amount: 200, rule: 'SNK-P9-3' },
    seating: { kind: 'rotation', marker: 'button', first: 'high-card', deals: 'anybody' },
    cites: { ...holdCites, button: 'SNK-P9-10', newPlayer: 'BAR-45', missedBlinds: 'BAR-45', seatChange: 'BAR-45' },
    ...over,
  });

type HandFee = Extract<FeeRules, { kind: 'hand' }>;
export const band = (
  playersMin: number,
  collection: number,
  jackpot: number,
  rule: string,
  jackpotRule: string = rule,
): HandFee['bands'][number] => ({ playersMin, collection, jackpot, rule, jackpotRule });
export const perHand = (from: HandFee['from'], ...bands: HandFee['bands']): HandFee => ({
  kind: 'hand',
  bands,
  from,
  jackpotFrom: 'button',
  count: 'dealt-in',
});
/** $6, $4 and $2 by the half hour, with six or more, four or five, three or fewer. */
export const byTime = (rule: string, newPlayer: 'next-period' | 'prorata' = 'next-period'): FeeRules => ({
  kind: 'time',
  bands: [
    { playersMin: 6, perHalfHour: 600, rule },
    { playersMin: 4, perHalfHour: 400, rule },
    { playersMin: 1, perHalfHour: 200, rule },
  ],
  newPlayer,
});

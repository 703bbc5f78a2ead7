/** Rogelio's book: hold'em at every stake of the posted schedule, Omaha, Omaha hi-lo and crazy pineapple hi-lo. */
import type { CommunityRules } from '../games/index.js';
import type { RuleId } from '../kernel/index.js';
import { communityGame, limitOf, silentCites, type Variant } from './community-base.js';
import {
  dollars,
  type GameBook,
  type LifeCites,
  limitStake,
  noLimitStake,
  rogeliosLife,
  type Settings,
  type Stake,
  silentLife,
  spreadStake,
} from './game-book.js';
import { blindsBy, feeBy, scheduled } from './rogelios-fees.js';
import type { Pair } from './switches.js';

type Cites = CommunityRules['cites'];

const holdCites: Cites = {
  ...silentCites,
  deal: 'ROG-HOLD-G3',
  burn: 'ROG-HOLD-04',
  flop: 'ROG-HOLD-G3',
  turn: 'ROG-HOLD-G3',
  river: 'ROG-HOLD-G3',
  reshuffle: 'ROG-HOLD-04',
  straddle: 'ROG-HOLD-18a',
  straddleSize: 'ROG-HOLD-18b',
  firstToAct: 'ROG-HOLD-G8',
  laterToAct: 'ROG-HOLD-G9',
  action: 'ROG-HOLD-W1',
  bet: 'ROG-HOLD-W1',
  cap: 'ROG-HOLD-W1',
  tableStakes: 'ROG-HOLD-G1',
  show: 'ROG-HOLD-06',
  win: 'ROG-HOLD-16',
};
const omahaCites: Cites = { ...holdCites, deal: 'ROG-OMA-2', bet: 'AMB-ROG-21', win: 'ROG-OMA-3' };
const omahaHiLoCites: Cites = {
  ...holdCites,
  deal: 'ROG-OMA-2',
  action: 'ROG-OHL-W1',
  bet: 'ROG-OHL-W1',
  cap: 'ROG-OHL-W1',
  tableStakes: 'ROG-OHL-W1',
  win: 'ROG-OHL-4',
  hiLo: 'ROG-OHL-4',
  noLow: 'ROG-OHL-4',
};
const pineappleCites: Cites = {
  ...silentCites,
  deal: 'ROG-CPHL-G3',
  burn: 'ROG-CPHL-25a',
  flop: 'ROG-CPHL-G3',
  turn: 'ROG-CPHL-G4',
  river: 'ROG-CPHL-G4',
  discard: 'ROG-CPHL-G4',
  lateDiscard: 'ROG-CPHL-G8',
  reshuffle: 'ROG-CPHL-22',
  straddle: 'ROG-CPHL-13A',
  straddleSize: 'ROG-CPHL-13A',
  firstToAct: 'ROG-CPHL-13',
  laterToAct: 'ROG-CPHL-13',
  action: 'ROG-CPHL-W1',
  bet: 'ROG-CPHL-W1',
  cap: 'ROG-CPHL-07',
  shortAllIn: 'ROG-CPHL-10A',
  checkRaise: 'ROG-CPHL-08',
  tableStakes: 'ROG-CPHL-W1',
  showOrder: 'ROG-CPHL-05',
  show: 'ROG-CPHL-05',
  win: 'ROG-CPHL-G5',
  hiLo: 'ROG-CPHL-G5',
  noLow: 'ROG-CPHL-G5',
  tie: 'ROG-CPHL-06',
};

const life: LifeCites = {
  ...silentLife,
  ...rogeliosLife,
  newPlayer: 'ROG-HOLD-08',
  betweenBlinds: 'ROG-HOLD-07',
  dealerPosition: 'ROG-HOLD-09',
  missedBlinds: 'ROG-HOLD-10',
  bigThenLeft: 'ROG-HOLD-12',
  deadBlind: 'ROG-HOLD-G7',
  seatChange: 'ROG-HOLD-11',
  button: 'ROG-HOLD-13a',
  firstButton: 'ROG-HOLD-14',
  headsUp: 'ROG-HOLD-15',
  tableStakes: 'ROG-HOLD-G1',
};
const pineappleLife: LifeCites = {
  ...silentLife,
  ...rogeliosLife,
  seated: 'ROG-CPHL-12',
  newPlayer: 'ROG-CPHL-15',
  betweenBlinds: 'ROG-CPHL-15',
  missedBlinds: 'ROG-CPHL-16',
  bigThenLeft: 'ROG-CPHL-16',
  deadBlind: 'ROG-CPHL-16',
  button: 'ROG-CPHL-13',
  tableStakes: 'ROG-CPHL-W1',
};

// ROG-FEE-1 to ROG-FEE-6: the stakes of the posted schedule.
const LIMITS = [
  [2, 4],
  [3, 6],
  [4, 8],
  [5, 10],
  [6, 12],
  [10, 20],
  [15, 30],
  [20, 40],
  [30, 60],
  [40, 80],
  [50, 100],
  [200, 400],
] as const;
const SPREADS = [
  [2, 4],
  [2, 10],
  [2, 20],
  [3, 6],
  [3, 9],
  [4, 8],
  [4, 16],
  [5, 10],
  [5, 20],
] as const;
const NO_LIMITS = [
  [1, 2],
  [1, 3],
  [2, 4],
  [2, 5],
  [3, 6],
  [4, 8],
  [5, 10],
  [6, 12],
  [10, 20],
  [15, 30],
  [25, 50],
  [50, 100],
  [100, 200],
  [200, 400],
  [300, 600],
  [400, 800],
  [500, 1000],
] as const;
const byHand = (at: number, last: number, hand: RuleId, time: RuleId): RuleId => (at <= last ? hand : time);

/** How a table was opened decides between spread and structure, unless the house has thrown the switch (AMB-ROG-07). */
function limitBy(stake: Stake, settings: Settings) {
  if (!settings.isGiven('rog.limit')) return limitOf(stake);
  return limitOf(stake, settings.is('rog.limit', 'structured') ? 'limit' : 'spread');
}
const straddleBy = (settings: Settings): 'one' | 'off' =>
  settings.is('rog.hold.straddle', 'on') && settings.is('bet.straddle', 'one') ? 'one' : 'off';

const holdLike = (
  stake: Stake,
  settings: Settings,
  v: Pick<Variant, 'hole' | 'high' | 'low' | 'cites'>,
): CommunityRules =>
  communityGame(settings, {
    limit: limitBy(stake, settings),
    show: 'in-turn',
    profile: 'rog-hold',
    straddle: straddleBy(settings),
    ...v,
  });

const hold: GameBook = {
  id: 'rog-hold',
  life,
  buyInRule: 'BAR-2',
  stakes: () => [
    ...LIMITS.map((stake, i) => limitStake(stake, byHand(i, 5, 'ROG-FEE-1', 'ROG-FEE-2'))),
    ...SPREADS.map((stake) => spreadStake(stake, 'ROG-FEE-3')),
  ],
  rules: (stake, settings) => holdLike(stake, settings, { hole: 2, high: { use: 'any' }, low: null, cites: holdCites }),
  forced: blindsBy('ROG-HOLD-G6'),
  fee: feeBy(3, 0, 'ROG-HOLD-F1'),
};

/** AMB-ROG-70: the least bet is the big blind, and at least the sheet's $3. */
function noLimitBy(stake: Stake, settings: Settings): CommunityRules['limit'] {
  const { big } = blindsBy('ROG-HOLD-G6')(stake, settings);
  return { kind: 'no-limit', min: settings.is('rog.hold.nl_min', 'three') ? Math.max(big, dollars(3)) : big };
}

const holdNoLimit: GameBook = {
  id: 'rog-hold-nl',
  life,
  buyInRule: 'BAR-2',
  stakes: () => NO_LIMITS.map((stake, i) => noLimitStake(stake, byHand(i, 5, 'ROG-FEE-5', 'ROG-FEE-6'))),
  rules: (stake, settings) =>
    communityGame(settings, {
      hole: 2,
      high: { use: 'any' },
      low: null,
      limit: noLimitBy(stake, settings),
      show: 'in-turn',
      profile: 'rog-hold',
      straddle: straddleBy(settings),
      raisesMax: settings.is('rog.hold.nl_raise_cap', 'none') ? null : 3,
      cites: { ...holdCites, cap: 'AMB-GEN-14', betMin: 'AMB-ROG-70' },
    }),
  forced: blindsBy('ROG-HOLD-G6'),
  fee: feeBy(3, 0, 'ROG-HOLD-F1'),
};

const omaha: GameBook = {
  id: 'rog-oma',
  life,
  buyInRule: 'BAR-2',
  stakes: (settings) =>
    (settings.of('rog.oma.limit') as readonly Pair[]).flatMap(({ low, high }) => {
      const figures = [low / 100, high / 100] as const;
      return [spreadStake(figures, 'AMB-ROG-21'), limitStake(figures, 'AMB-ROG-21')];
    }),
  rules: (stake, settings) =>
    holdLike(stake, settings, { hole: 4, high: { use: 'exactly-two' }, low: null, cites: omahaCites }),
  forced: blindsBy('ROG-HOLD-G6'),
  fee: scheduled,
};

const omahaHiLo: GameBook = {
  id: 'rog-ohl',
  life: { ...life, tableStakes: 'ROG-OHL-W1' },
  buyInRule: 'BAR-2',
  stakes: () => [spreadStake([4, 8], 'ROG-OHL-W1'), limitStake([4, 8], 'ROG-OHL-W1')],
  rules: (stake, settings) =>
    holdLike(stake, settings, {
      hole: 4,
      high: { use: 'exactly-two' },
      low: { use: 'exactly-two', qualifier: 9, straightsAndFlushes: 'ignored' },
      cites: omahaHiLoCites,
    }),
  forced: blindsBy('ROG-HOLD-G6'),
  fee: feeBy(3, 1, 'ROG-OHL-F1'),
};

const crazyPineapple: GameBook = {
  id: 'rog-cphl',
  life: pineappleLife,
  dealerPosition: 'dealt-in', // ROG-CPHL-15: only the middle of the blinds keeps anybody waiting
  buyInRule: 'ROG-CPHL-11',
  stakes: () => [limitStake([3, 6], 'ROG-CPHL-G7')],
  rules: (stake, settings) =>
    communityGame(settings, {
      hole: 3,
      discard: 'after-flop',
      discardWaits: settings.is('rog.cphl.auto_wait', 'yes'),
      high: { use: 'any' },
      low: { use: 'any', qualifier: 9, straightsAndFlushes: 'ignored' },
      limit: limitOf(stake, settings.is('rog.limit', 'spread') ? 'spread' : 'limit'),
      feeBefore: 'blinds',
      show: 'in-turn',
      profile: 'rog-cphl',
      cites: pineappleCites,
    }),
  forced: blindsBy('ROG-CPHL-13A'),
  fee: feeBy(3, 0, 'ROG-CPHL-F1'),
};

export const rogeliosGames: readonly GameBook[] = [hold, holdNoLimit, omaha, omahaHiLo, crazyPineapple];

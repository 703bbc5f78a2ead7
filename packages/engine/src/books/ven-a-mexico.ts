/** Ven-A-Mexico's book: five-card draw with a wild joker, for a price the button names; and Texas hold'em at three limits. */
import type { DrawRules } from '../games/index.js';
import { communityGame, limitOf, silentCites } from './community-base.js';
import { drawGame, drawLimit, silentDrawCites } from './draw-base.js';
import {
  blinds,
  dollars,
  type GameBook,
  type LifeCites,
  limitStake,
  rotationLife,
  type Settings,
  silentLife,
  spreadStake,
} from './game-book.js';

const life: LifeCites = { ...silentLife, button: 'VEN-HOLD-2' };

const hold: GameBook = {
  id: 'ven-hold',
  life,
  buyInRule: 'BAR-2',
  stakes: () => [
    limitStake([3, 6], 'VEN-HOLD-14'),
    limitStake([6, 12], 'VEN-HOLD-14'),
    limitStake([10, 20], 'VEN-HOLD-14'),
  ],
  rules: (stake, settings) =>
    communityGame(settings, {
      hole: 2,
      high: { use: 'any' },
      low: null,
      limit: limitOf(stake),
      show: 'in-turn',
      profile: settings.is('irr.profile', 'rog') ? 'rog-hold' : 'rrop',
      cites: {
        ...silentCites,
        deal: 'VEN-HOLD-10',
        flop: 'VEN-HOLD-13',
        firstToAct: 'VEN-HOLD-11',
        action: 'VEN-HOLD-12',
        bet: 'BAR-5',
        win: 'VEN-HOLD-1',
      },
    }),
  forced: (stake, settings) => {
    const pair = settings.pair('ven.hold.blinds', stake.id);
    return blinds(pair?.low ?? dollars(Math.floor(stake.low / 200)), pair?.high ?? stake.low, 'VEN-HOLD-9');
  },
  fee: (stake) => ({
    kind: 'hand',
    from: 'button',
    jackpotFrom: 'button',
    count: 'dealt-in',
    bands: [
      {
        playersMin: 2,
        collection: dollars(stake.id === '10/20' ? 5 : 3),
        jackpot: 0,
        rule: 'VEN-HOLD-14',
        jackpotRule: 'VEN-HOLD-14',
      },
    ],
  }),
};

const drawCites: DrawRules['cites'] = {
  ...silentDrawCites,
  deal: 'VEN-DRAW-7',
  draw: 'VEN-DRAW-10',
  stub: 'AMB-VEN-13',
  firstToAct: 'VEN-DRAW-8',
  laterToAct: 'AMB-VEN-02',
  action: 'VEN-DRAW-9',
  laterAction: 'VEN-DRAW-11',
  bet: 'VEN-DRAW-4',
  laterBet: 'VEN-DRAW-4',
  betMin: 'AMB-VEN-06',
  raiseMin: 'AMB-VEN-06',
  pass: 'VEN-DRAW-11',
  show: 'VEN-DRAW-12',
  win: 'VEN-DRAW-12',
};
/** VEN-DRAW-3, from the most players down. */
const CHARGES = [
  { playersMin: 5, amount: dollars(3) },
  { playersMin: 2, amount: dollars(2) },
];
const PRICE = { min: dollars(2), max: dollars(100), rule: 'VEN-DRAW-6' };
const isBlindOnly = (settings: Settings): boolean => settings.is('ven.draw.open', 'button_blind_only');

const draw: GameBook = {
  id: 'ven-draw',
  life: { ...rotationLife, seats: 'VEN-DRAW-3', button: 'BAR-45' },
  buyInRule: 'VEN-DRAW-5',
  buyIn: () => ({ min: dollars(20), max: null }),
  stakes: () => [spreadStake([1, 100], 'VEN-DRAW-2')],
  rules: (stake, settings) => {
    const joker = settings.is('ven.draw.joker', 'bug') ? 'bug' : 'wild';
    const royal = settings.is('ven.draw.royal_first', 'yes') ? '-royal-first' : '';
    const natural = settings.is('rank.natural_beats_wild', 'yes') ? '-natural-first' : '';
    return drawGame(settings, {
      joker: true,
      ranking: `high-joker-${joker}${royal}${natural}`,
      wins: 'high',
      opensAt: isBlindOnly(settings) ? 'blinds' : 'nothing',
      price: {
        ...PRICE,
        paidBy: isBlindOnly(settings) ? 'button' : 'everybody',
        charges: settings.is('fee.count', 'seated') ? null : CHARGES,
      },
      limit: drawLimit(stake, 'spread'),
      levelMax: settings.is('ven.draw.limit_scope', 'per_round') ? stake.high : null,
      drawMax: 4,
      pass: 'check',
      show: 'all',
      cites: drawCites,
    });
  },
  forced: () => ({ kind: 'price', ...PRICE }),
  fee: (_stake, settings) => ({
    kind: 'hand',
    from: settings.is('ven.draw.fee_from', 'button') || isBlindOnly(settings) ? 'button' : 'centre',
    jackpotFrom: 'button',
    count: settings.is('fee.count', 'seated') ? 'seated' : 'dealt-in',
    bands: CHARGES.map(({ playersMin, amount }) => ({
      playersMin,
      collection: amount,
      jackpot: 0,
      rule: 'VEN-DRAW-3',
      jackpotRule: 'VEN-DRAW-3',
    })),
  }),
};

export const venAMexicoGames: readonly GameBook[] = [draw, hold];

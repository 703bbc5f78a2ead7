/** Rogelio's draw games: five-card draw, high draw poker and lo-ball, with the house's general rules A to D. */
import type { DrawRules } from '../games/index.js';
import type { ForcedRules } from '../table/index.js';
import { drawGame, drawLimit, quarterAnte, silentDrawCites } from './draw-base.js';
import {
  ante,
  blinds,
  blindsSeating,
  dollars,
  type GameBook,
  type LifeCites,
  limitStake,
  rogeliosLife,
  type Settings,
  type Stake,
  silentLife,
  spreadStake,
} from './game-book.js';
import { feeBy, scheduled } from './rogelios-fees.js';
import type { Pair } from './switches.js';

type Cites = DrawRules['cites'];

const drawCites: Cites = {
  ...silentDrawCites,
  deal: 'ROG-DRAW-G2',
  burn: 'ROG-DRAW-A5',
  draw: 'ROG-DRAW-G3',
  change: 'ROG-DRAW-C7a',
  mustStand: 'ROG-DRAW-B6',
  mixed: 'ROG-DRAW-C8',
  stub: 'ROG-DRAW-C10',
  firstToAct: 'ROG-DRAW-BL2a',
  laterToAct: 'ROG-DRAW-BL2b',
  action: 'ROG-DRAW-G2',
  laterAction: 'ROG-DRAW-G3',
  bet: 'ROG-DRAW-D7',
  laterBet: 'ROG-DRAW-BL3',
  betMin: 'ROG-DRAW-BL3',
  raiseMin: 'ROG-DRAW-D7',
  betMax: 'ROG-DRAW-W1',
  pass: 'ROG-DRAW-D6',
  cap: 'ROG-DRAW-W1',
  tableStakes: 'AMB-ROG-32',
  wagerMax: 'AMB-ROG-32',
  showOrder: 'ROG-DRAW-D11',
  show: 'ROG-DRAW-D11a',
  win: 'ROG-DRAW-G4',
};
const highDrawCites: Cites = {
  ...drawCites,
  burn: 'ROG-HDP-D1',
  draw: 'ROG-HDP-D5',
  pass: 'ROG-HDP-A2',
  win: 'ROG-HDP-E2',
  tie: 'ROG-HDP-E1',
};
const lowballCites: Cites = {
  ...drawCites,
  burn: 'ROG-LOB-D4a',
  stubTaken: 'ROG-LOB-C3b',
  mixed: 'ROG-LOB-D6',
  draw: 'ROG-LOB-D7',
  pass: 'ROG-LOB-D1',
  cap: 'AMB-ROG-38',
  betMax: 'AMB-ROG-38',
  laterShort: 'ROG-LOB-D3b',
  win: 'ROG-LOB-A4',
  tie: 'ROG-LOB-M1',
};

const life: LifeCites = { ...silentLife, ...rogeliosLife, button: 'BAR-3', tableStakes: 'AMB-ROG-32' };

/** What the three have in common. Before the draw the least bet is the largest blind, after it the size of the game. */
const rules = (
  stake: Stake,
  settings: Settings,
  v: Pick<DrawRules, 'ranking' | 'wins' | 'joker' | 'drawMax' | 'profile' | 'cites'> & Partial<DrawRules>,
): DrawRules =>
  drawGame(settings, {
    limit: drawLimit(stake, settings.is('rog.limit', 'structured') ? 'structured' : 'spread'),
    laterMin: 'upper',
    leastRaise: 'last-raise',
    pass: 'fold',
    drawn: 'declared-first',
    fifth: 'at-the-end',
    show: 'all-if-called',
    outOfTurn: settings.is('rog.bet.out_of_turn', 'binding_if_unchanged') ? 'binding' : 'returned',
    miscall: settings.is('rog.show.miscall', 'dead_if_induced') ? 'dead-if-induced' : 'no-forfeit',
    ...v,
  });

/** AMB-ROG-24: half the lower figure and the lower figure; or an ante by the switch. */
function forced(stake: Stake, settings: Settings): ForcedRules {
  if (settings.has('rog.draw.forced') && settings.is('rog.draw.forced', 'ante'))
    return ante(quarterAnte(stake), 'ROG-DRAW-C1');
  return blinds(dollars(Math.floor(stake.low / 200)), stake.low, 'ROG-DRAW-C1');
}

/** Five-card draw and high draw: one engine, two entries (AMB-ROG-23). The posted tariff is that of the limit games (AMB-ROG-03). */
const highDraw = (id: 'rog-draw' | 'rog-hdp', cites: Cites): GameBook => ({
  id,
  life,
  buyInRule: 'BAR-2',
  stakes: () => [spreadStake([20, 40], 'ROG-DRAW-W1')],
  rules: (stake, settings) =>
    rules(stake, settings, {
      joker: false,
      ranking: 'high',
      wins: 'high',
      drawMax: 5,
      opensAt: settings.is('rog.draw.forced', 'ante') ? 'nothing' : 'blinds',
      feeBefore: 'blinds',
      profile: id,
      untold: id === 'rog-hdp' ? { rule: 'ROG-HDP-D6', dealerTells: false } : null,
      cites,
    }),
  forced,
  fee: (stake, settings) => feeBy(3, 0, 'ROG-DRAW-F1')({ ...stake, form: 'limit' }, settings),
});

const SEVENS = { return_bets: 'later-bets', lose_pot: 'pot' } as const;
const sevensCites = { barred: 'ROG-LOB-D2', back: 'ROG-LOB-D2a', proof: 'ROG-LOB-D2b', unproven: 'AMB-ROG-40' };

const lowball: GameBook = {
  id: 'rog-lob',
  life: { ...life, button: 'ROG-LOB-C1' },
  buyInRule: 'BAR-2',
  // AMB-ROG-05: how a table is opened decides its tariff.
  stakes: (settings) =>
    (settings.of('rog.lob.limit') as readonly Pair[]).map(({ low, high }) => {
      const figures = [low / 100, high / 100] as const;
      return settings.is('rog.limit', 'spread')
        ? spreadStake(figures, 'AMB-ROG-38')
        : limitStake(figures, 'AMB-ROG-38');
    }),
  rules: (stake, settings) => {
    const sevens = settings.of('rog.lob.sevens') as keyof typeof SEVENS | 'off';
    return rules(stake, settings, {
      joker: true,
      ranking: 'lowball',
      wins: 'low',
      drawMax: 4,
      fifth: 'at-once',
      shortBet: 'reopens',
      sevens: sevens === 'off' ? null : { cost: SEVENS[sevens], cites: sevensCites },
      profile: 'rog-lob',
      // ROG-LOB-D9b: his own he tells whenever he is asked.
      untold: { rule: 'ROG-LOB-D9a', dealerTells: true },
      cites: lowballCites,
    });
  },
  forced,
  seating: (settings) => blindsSeating('who-played', settings),
  fee: scheduled,
};

export const rogeliosDrawGames: readonly GameBook[] = [
  highDraw('rog-draw', drawCites),
  highDraw('rog-hdp', highDrawCites),
  lowball,
];

/** Jalisco Pool Room's book: draw poker and low-ball with a joker, counter-clockwise, for an ante agreed before the game. */
import type { DrawRules } from '../games/index.js';
import type { RuleId } from '../kernel/index.js';
import { drawGame, silentDrawCites } from './draw-base.js';
import {
  ante,
  dollars,
  type GameBook,
  type LifeCites,
  rotation,
  rotationLife,
  type Settings,
  type Stake,
} from './game-book.js';
import { feePosted } from './jalisco-fee.js';
import { jaliscoRummies } from './jalisco-rummies.js';

const life: LifeCites = {
  ...rotationLife,
  button: 'JAL-DRAW-B4',
  firstButton: 'JAL-DRAW-B3',
};

const cites: DrawRules['cites'] = {
  ...silentDrawCites,
  deal: 'JAL-DRAW-B1',
  draw: 'JAL-DRAW-D2',
  stub: 'AMB-JAL-10',
  firstToAct: 'JAL-DRAW-C1',
  laterToAct: 'JAL-DRAW-E1',
  action: 'JAL-DRAW-C2',
  laterAction: 'JAL-DRAW-E2',
  bet: 'JAL-DRAW-W2',
  laterBet: 'JAL-DRAW-W2',
  betMin: 'AMB-JAL-06',
  raiseMin: 'AMB-JAL-06',
  pass: 'AMB-JAL-05',
  tableStakes: 'JAL-ORD-B1',
  wagerMax: 'JAL-ORD-A1',
  showOrder: 'JAL-DRAW-E3',
  show: 'JAL-DRAW-E3',
  win: 'JAL-DRAW-E4',
};

/** Both games: the sheet has low-ball played as draw is (JAL-LOB-2). What a hand may cost is the ordinance's to say (ordinance.ts). */
function rules(stake: Stake, settings: Settings, v: Pick<DrawRules, 'ranking' | 'wins' | 'cites'>): DrawRules {
  const unit = Number(settings.of('jal.bet.min_unit'));
  return drawGame(settings, {
    joker: true,
    leads: 'first-card',
    opensAt: 'nothing',
    limit: { kind: 'spread', min: unit, max: stake.high },
    pass: settings.is('jal.draw.pass', 'fold') ? 'fold' : 'check',
    drawMax: Number(settings.of('jal.draw.max_draw')),
    show: 'in-turn',
    chip: unit,
    ...v,
  });
}

/** A table for each ante that may be agreed: the usual one first. */
const antes = (first: number, last: number, raise: number, rule: RuleId): readonly Stake[] =>
  Array.from({ length: last - first + 1 }, (_, i) => ({
    id: `1-${raise} ante ${first + i}`,
    form: 'spread',
    low: dollars(1),
    high: dollars(raise),
    ante: dollars(first + i),
    rule,
  }));

const common = {
  life,
  buyInRule: 'BAR-2',
  direction: 'counter-clockwise',
  seating: () => rotation('first-card'),
} as const;

const draw: GameBook = {
  ...common,
  id: 'jal-draw',
  stakes: () => antes(2, 5, 5, 'JAL-DRAW-W1'),
  rules: (stake, settings) => {
    const joker = settings.is('jal.draw.joker', 'bug') ? 'bug' : 'wild';
    const natural = settings.is('rank.natural_beats_wild', 'yes') ? '-natural-first' : '';
    return rules(stake, settings, { ranking: `high-joker-${joker}-double-ace${natural}`, wins: 'high', cites });
  },
  forced: (stake) => ante(stake.ante!, 'JAL-DRAW-A'),
  fee: (_stake, settings) => feePosted(settings, 'first-card'),
};

const lowball: GameBook = {
  ...common,
  id: 'jal-lob',
  stakes: () => antes(1, 2, 10, 'JAL-LOB-W1'),
  rules: (stake, settings) =>
    rules(stake, settings, {
      ranking: 'lowball',
      wins: 'low',
      cites: { ...cites, bet: 'JAL-LOB-W2', laterBet: 'JAL-LOB-W2', win: 'JAL-LOB-2' },
    }),
  forced: (stake) => ante(stake.ante!, 'JAL-LOB-W1'),
  fee: (_stake, settings) => feePosted(settings, 'first-card'),
};

export const jaliscoGames: readonly GameBook[] = [draw, lowball, ...jaliscoRummies];

/** S & K's lo-ball: draw for the low hand with a joker, at hold'em's limits and fee, where its own sheet gives none. */
import type { DrawRules } from '../games/index.js';
import { drawGame, drawLimit, quarterAnte, silentDrawCites } from './draw-base.js';
import { ante, blinds, dollars, type GameBook, type Settings, silentLife, spreadStake } from './game-book.js';
import type { Row } from './switches.js';

const cites: DrawRules['cites'] = {
  ...silentDrawCites,
  deal: 'SNK-LOB-1',
  draw: 'SNK-LOB-3',
  firstToAct: 'AMB-SNK-50',
  laterToAct: 'AMB-SNK-50',
  action: 'SNK-LOB-1',
  laterAction: 'SNK-LOB-4',
  bet: 'AMB-SNK-48',
  laterBet: 'AMB-SNK-48',
  pass: 'AMB-SNK-50',
  cap: 'SNK-LOB-2',
  show: 'SNK-LOB-5',
  win: 'SNK-LOB-6',
};

const hasAntes = (settings: Settings): boolean => settings.is('snk.lob.forced', 'ante');
const other = (settings: Settings): Row => (settings.of('snk.other.limit_fee') as readonly Row[])[0]!;
const FEE_SEATS: Readonly<Record<string, 'big-blind' | 'small-blind' | 'button'>> = {
  big_blind: 'big-blind',
  small_blind: 'small-blind',
  button: 'button',
};

export const lowballGame: GameBook = {
  id: 'snk-lob',
  life: { ...silentLife, button: 'BAR-3' },
  buyInRule: 'BAR-2',
  stakes: (settings) => {
    const { low, high } = other(settings);
    return [spreadStake([Number(low) / 100, Number(high) / 100], 'AMB-SNK-48')];
  },
  rules: (stake, settings) =>
    drawGame(settings, {
      joker: true,
      ranking: 'lowball',
      wins: 'low',
      opensAt: hasAntes(settings) ? 'nothing' : 'blinds',
      limit: drawLimit(stake, settings.is('snk.limit', 'structured') ? 'structured' : 'spread'),
      capHeadsUp: 'whenever',
      drawMax: Number(settings.of('snk.lob.max_draw')),
      pass: 'fold',
      show: 'all',
      cites,
    }),
  forced: (stake, settings) => {
    if (hasAntes(settings)) return ante(quarterAnte(stake), 'AMB-SNK-50');
    const pair = settings.pair('snk.blinds', stake.id);
    return blinds(pair?.low ?? dollars(Math.floor(stake.low / 200)), pair?.high ?? stake.low, 'AMB-SNK-50');
  },
  fee: (_stake, settings) => ({
    kind: 'hand',
    // With antes there is no blind to pay it.
    from: hasAntes(settings) ? 'button' : FEE_SEATS[String(settings.of('snk.fee_seat'))]!,
    jackpotFrom: 'button',
    count: 'dealt-in',
    bands: [
      {
        playersMin: 2,
        collection: Number(other(settings).fee),
        jackpot: 0,
        rule: 'AMB-SNK-48',
        jackpotRule: 'AMB-SNK-48',
      },
    ],
  }),
};

/** Panguingue at S & K: an ante, ten cards, eleven melded win; and the house rate by whichever printed sheet is in force. */
import type { PanRules } from '../games/index.js';
import type { RuleId } from '../kernel/index.js';
import type { FeeRules } from '../table/index.js';
import {
  ante,
  type GameBook,
  type LifeCites,
  type Settings,
  type Stake,
  winnerFirst,
  winnerFirstLife,
} from './game-book.js';

const cites: PanRules['cites'] = {
  deck: 'AMB-SNK-09',
  deal: 'SNK-PAN-2',
  first: 'AMB-SNK-10',
  turn: 'SNK-PAN-4a',
  draw: 'SNK-PAN-4a',
  meld: 'SNK-PAN-6',
  use: 'SNK-PAN-4a',
  lay: 'BAR-64',
  build: 'AMB-SNK-12',
  keep: 'SNK-PAN-8',
  discard: 'SNK-PAN-4a',
  dead: 'SNK-PAN-4b',
  drop: 'SNK-PAN-3',
  noDrop: 'AMB-SNK-19',
  declare: 'SNK-PAN-3',
  unused: 'SNK-PAN-4c',
  thrown: 'SNK-PAN-4c',
  force: 'AMB-SNK-20',
  condition: 'AMB-SNK-13',
  win: 'SNK-PAN-5',
  pays: 'SNK-PAN-5',
  antes: 'SNK-PAN-5',
  alone: 'AMB-SNK-19',
  foul: 'SNK-PAN-7',
  foulDraw: 'SNK-PAN-8',
  exhausted: 'AMB-SNK-23',
  drawn: 'BAR-61',
  exposed: 'BAR-68',
  void: 'AMB-GEN-22',
};

const life: LifeCites = { ...winnerFirstLife, firstButton: 'AMB-SNK-10', button: 'AMB-SNK-10' };

/** One chip is worth what the house has posted (AMB-SNK-22). */
const chipOf = (settings: Settings): number => Number(settings.of('snk.pan.chip'));
const aChip = (cents: number): Stake => ({
  id: (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2),
  form: 'points',
  low: cents,
  high: cents,
  rule: 'AMB-SNK-22',
});

/** The printed house rates, in chips, from the most players down (AMB-SNK-08). */
const RATES: Readonly<Record<string, { rule: RuleId; bands: readonly (readonly [players: number, chips: number])[] }>> =
  {
    caps_3_2_1: {
      rule: 'SNK-PAN-3F1',
      bands: [
        [6, 3],
        [5, 2],
        [2, 1],
      ],
    },
    typed_2_1: {
      rule: 'SNK-PAN-3F2',
      bands: [
        [5, 2],
        [2, 1],
      ],
    },
  };

function houseRate(chip: number, settings: Settings): FeeRules {
  const { rule, bands } = RATES[String(settings.of('snk.pan.rate'))]!;
  return {
    kind: 'hand',
    from: 'centre',
    jackpotFrom: 'button',
    count: settings.is('fee.count', 'seated') ? 'seated' : 'dealt-in',
    bands: bands.map(([playersMin, chips]) => ({
      playersMin,
      collection: chips * chip,
      jackpot: 0,
      rule,
      jackpotRule: rule,
    })),
  };
}

export const panGame: GameBook = {
  id: 'snk-pan',
  life,
  buyInRule: 'BAR-60',
  direction: (settings) => (settings.is('snk.pan.rotation', 'cw') ? 'clockwise' : 'counter-clockwise'),
  seating: () => winnerFirst('beside-dealer'),
  stakes: (settings) => [aChip(chipOf(settings))],
  buyIn: ({ low }) => ({ min: 4 * 3 * low, max: null }),
  forced: ({ low }) => ante(low, 'SNK-PAN-1'),
  fee: ({ low }, settings) => houseRate(low, settings),
  rules: ({ low }, settings) => ({
    family: 'rummy',
    game: 'pan',
    decks: Number(settings.of('snk.pan.packs')),
    melds: { sets: 'kept', acesAndKings: settings.is('snk.pan.noncomoquers', 'on'), sevenJack: true },
    rearrange: settings.is('snk.pan.rearrange', 'yes'),
    drawToHand: false,
    chip: low,
    point: low,
    forWinning: 2,
    payConditions: settings.is('snk.pan.pay_conditions', 'on'),
    forcing: settings.is('snk.pan.forcing', 'on'),
    feeAt: settings.is('fee.timing', 'at_declare') ? 'declare' : 'deal',
    feeOnVoid: settings.is('fee.on_void', 'keep') ? 'keep' : 'carry',
    foul: 'surrendered',
    cites,
  }),
};

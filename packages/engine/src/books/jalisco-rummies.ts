/** Jalisco Pool Room's rummies: Escaleriado and Largo, for so much a point, counter-clockwise, the last winner first. */
import type { EscaleriadoRules, LargoRules } from '../games/index.js';
import type { RuleId } from '../kernel/index.js';
import type { GameBook, LifeCites, Settings, Stake } from './game-book.js';
import { dollars, winnerFirst, winnerFirstLife } from './game-book.js';
import { feePosted } from './jalisco-fee.js';

const life = (seats: RuleId, first: RuleId, later: RuleId): LifeCites => ({
  ...winnerFirstLife,
  seats,
  firstButton: first,
  button: later,
});

/** So much a point. The chip is worth a point (AMB-JAL-40). */
const aPoint = (cents: number, rule: RuleId): Stake => ({
  id: (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2),
  form: 'points',
  low: cents,
  high: cents,
  rule,
});

/** What both games' rules rest on where the sheet is silent. */
const silentCites = {
  alone: 'AMB-JAL-26',
  foul: 'AMB-JAL-45',
  foulDraw: 'AMB-JAL-45',
  exposed: 'AMB-JAL-45',
  void: 'AMB-GEN-22',
} as const;

const escaleriadoCites: EscaleriadoRules['cites'] = {
  ...silentCites,
  deck: 'JAL-ESC-1',
  deal: 'JAL-ESC-A5',
  dealUp: 'JAL-ESC-A2',
  upCard: 'JAL-ESC-A3',
  upTie: 'JAL-ESC-A4',
  first: 'JAL-ESC-A5',
  turn: 'JAL-ESC-B2',
  draw: 'JAL-ESC-B1',
  meld: 'JAL-ESC-B3',
  use: 'JAL-ESC-B6',
  lay: 'JAL-ESC-B5',
  build: 'JAL-ESC-B13',
  rearrange: 'JAL-ESC-B11',
  keep: 'AMB-JAL-21',
  discard: 'JAL-ESC-B6',
  dead: 'JAL-ESC-B10',
  drop: 'JAL-ESC-B1',
  noDrop: 'AMB-JAL-20',
  stay: 'AMB-JAL-19',
  pass: 'JAL-ESC-B7',
  takePassed: 'JAL-ESC-B7',
  forced: 'AMB-JAL-22',
  skipped: 'JAL-ESC-B8',
  nextAfterTaker: 'JAL-ESC-B9',
  exhausted: 'AMB-JAL-25',
  win: 'JAL-ESC-B14',
  counting: 'JAL-ESC-C3',
  blackSuit: 'JAL-ESC-C6',
  redSuit: 'JAL-ESC-C7',
  mixedSuits: 'JAL-ESC-C8',
  corrida: 'JAL-ESC-C1',
  pays: 'JAL-ESC-C2',
  ten: 'AMB-JAL-28',
};

const largoCites: LargoRules['cites'] = {
  ...silentCites,
  deck: 'JAL-LAR-1',
  deal: 'JAL-LAR-A4',
  dealUp: 'JAL-LAR-A2',
  upCard: 'JAL-LAR-A3',
  upTie: 'JAL-LAR-A3',
  first: 'JAL-LAR-A4',
  turn: 'JAL-LAR-B2',
  draw: 'JAL-LAR-B1',
  meld: 'JAL-LAR-B3',
  use: 'JAL-LAR-B6',
  lay: 'JAL-LAR-B5',
  build: 'JAL-LAR-B9',
  rearrange: 'JAL-LAR-B10',
  keep: 'AMB-JAL-32',
  discard: 'JAL-LAR-B6',
  dead: 'AMB-JAL-33',
  drop: 'AMB-JAL-37',
  noDrop: 'AMB-JAL-37',
  takeDiscard: 'JAL-LAR-B7',
  allDown: 'JAL-LAR-B8',
  marker: 'JAL-LAR-B11',
  third: 'JAL-LAR-B12',
  reached: 'JAL-LAR-B14',
  goesOn: 'JAL-LAR-B15',
  leads: 'AMB-JAL-34',
  ends: 'JAL-LAR-B17',
  exhausted: 'JAL-LAR-B17',
  win: 'JAL-LAR-B18',
  droppedEarly: 'JAL-LAR-C1',
  droppedDrawn: 'JAL-LAR-C2',
  droppedPartly: 'JAL-LAR-C3',
  droppedDown: 'JAL-LAR-C4',
  passedMarker: 'JAL-LAR-C5',
  pastNotDown: 'AMB-JAL-36',
  tie: 'AMB-JAL-38',
};

/** What both games have in common, and how their switches turn it. */
const rummy = (at: Stake, settings: Settings) =>
  ({
    family: 'rummy',
    decks: Number(settings.of('jal.rummy.decks')),
    rearrange: true,
    drawToHand: settings.is('jal.rummy.draw_to_hand', 'allowed'),
    chip: at.low,
    point: at.low,
    feeOnVoid: settings.is('fee.on_void', 'keep') ? 'keep' : 'carry',
    foul: settings.is('jal.rummy.foul', 'redeal') ? 'redeal' : 'surrendered',
  }) as const;
const sevenJack = (settings: Settings): boolean => settings.is('jal.rummy.seven_jack', 'adjacent');

const common = {
  buyInRule: 'BAR-60',
  direction: 'counter-clockwise',
  seating: () => winnerFirst('up-card'),
  forced: () => ({ kind: 'none' }) as const,
  fee: (_at: Stake, settings: Settings) => feePosted(settings, 'first'),
} as const;

const BONUS_SETS = { all_odd: 'all-odd', escala_odd: 'escala-odd', counting: 'counting' } as const;

const escaleriado: GameBook = {
  ...common,
  id: 'jal-esc',
  life: life('JAL-ESC-A1', 'JAL-ESC-A3', 'JAL-ESC-A5'),
  stakes: () => [aPoint(50, 'JAL-ESC-W1'), aPoint(100, 'JAL-ESC-W1')],
  buyIn: ({ low }) => ({ min: 4 * 25 * low, max: null }),
  rules: (at, settings) => ({
    ...rummy(at, settings),
    game: 'escaleriado',
    melds: { sets: 'one-suit', acesAndKings: false, sevenJack: sevenJack(settings) },
    // JAL-ESC-W2: two dollars at fifty cents a point, five at a dollar.
    corrida: at.low === 50 ? dollars(2) : dollars(5),
    declare: settings.is('jal.esc.declare', 'round_before') ? 'round-before' : 'first-turn',
    forcedTake: settings.is('jal.esc.forced_take', 'yes'),
    tenDownFirst: settings.is('jal.esc.ten_down_first', 'yes'),
    exhausted: settings.is('jal.esc.exhausted', 'reshuffle') ? 'reshuffle' : 'drawn',
    oddRanks: settings.of('jal.esc.odd_ranks') as EscaleriadoRules['oddRanks'],
    bonusSet: BONUS_SETS[settings.of('jal.esc.bonus_set') as keyof typeof BONUS_SETS],
    cites: escaleriadoCites,
  }),
};

const largo: GameBook = {
  ...common,
  id: 'jal-lar',
  life: life('JAL-LAR-A1', 'JAL-LAR-A3', 'JAL-LAR-A4'),
  stakes: () => [aPoint(50, 'JAL-LAR-W1'), aPoint(100, 'JAL-LAR-W1')],
  buyIn: ({ low }) => ({ min: 4 * 10 * low, max: null }),
  rules: (at, settings) => ({
    ...rummy(at, settings),
    game: 'largo',
    melds: { sets: 'grown', acesAndKings: true, sevenJack: sevenJack(settings) },
    markerMin: Number(settings.of('jal.lar.marker_min')),
    pastMarkerNotDown: settings.is('jal.lar.past_marker_not_down', 3) ? 3 : 10,
    tie: settings.is('jal.lar.tie', 'split') ? 'split' : 'first-reached',
    cites: largoCites,
  }),
};

export const jaliscoRummies: readonly GameBook[] = [escaleriado, largo];

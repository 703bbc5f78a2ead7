/** Spanish Poker: the house banks; every wager, pay table and share of the progressive as the game owner's sheet prints it. */
import type { SpanishPokerRules } from '../games/index.js';
import type { ProgressiveRules } from '../progressive/rules.js';
import { type GameBook, type LifeCites, rotationLife, type Settings, type Stake } from './game-book.js';

const cites: SpanishPokerRules['cites'] = {
  ante: 'SPAN-ANTE-1',
  anteMin: 'SPAN-ANTE-2',
  anteMax: 'SPAN-ANTE-3',
  reserve: 'BAR-118',
  noAnte: 'SPAN-DEAL-6',
  needsAnte: 'SPAN-DEAL-6',
  dosPares: 'SPAN-DP-1',
  joker: 'SPAN-JOK-1',
  progressive: 'SPAN-PROG-1',
  bonusMin: 'SPAN-DEAL-7',
  bonusMax: 'BAR-116',
  betMax: 'BAR-119',
  done: 'SPAN-DEAL-5',
  sitOut: 'SPAN-DEAL-5',
  tableStakes: 'AMB-GEN-07',
  shoe: 'SPAN-DEAL-1',
  deal: 'SPAN-DEAL-2',
  decide: 'SPAN-ANTE-7',
  raise: 'SPAN-ANTE-4',
  tuck: 'SPAN-DEAL-11',
  folded: 'SPAN-DEAL-12',
  reveal: 'SPAN-DEAL-13',
  unqualified: 'SPAN-DEAL-14',
  order: 'SPAN-DEAL-15',
  lose: 'SPAN-DEAL-16',
  win: 'SPAN-DEAL-17',
  tie: 'AMB-SPAN-02',
  rack: 'SPAN-DEAL-18',
  dosParesPays: 'SPAN-PAY-4',
  jokerPays: 'SPAN-PAY-6',
  aggregate: 'BAR-119',
  box: 'AMB-SPAN-13',
  irregular: 'AMB-SPAN-19',
  void: 'AMB-SPAN-19',
};

/** Nothing goes round the table here, so most of a table's life needs no rule of its own. */
const life: LifeCites = {
  ...rotationLife,
  seats: 'SPAN-GEN-3',
  onePerPatron: 'AMB-SPAN-06',
  button: 'SPAN-DEAL-2',
  firstButton: 'SPAN-DEAL-2',
  void: 'AMB-SPAN-19',
};

/** SPAN-PAY-1, and what SPAN-PAY-2 has otherwise. */
const antePays: SpanishPokerRules['antePays'] = {
  'five-of-a-kind': 200,
  'royal-flush': 100,
  'straight-flush': 40,
  'four-of-a-kind': 25,
  flush: 10,
  'full-house': 7,
  straight: 6,
  'three-of-a-kind': 3,
  'two-pair': 2,
  pair: 1,
};
const antePaysMore = { ...antePays, 'full-house': 8, straight: 7 };

/** SPAN-PAY-4, and what SPAN-PAY-5 has otherwise. */
const dosParesPays: SpanishPokerRules['dosParesPays'] = {
  'five-of-a-kind': 200,
  'royal-flush': 100,
  'straight-flush': 50,
  'four-of-a-kind': 25,
  flush: 10,
  'full-house': 9,
  straight: 7,
  'three-of-a-kind': 5,
  'two-pair': 2,
};
const dosParesPaysLess = { ...dosParesPays, 'full-house': 8 };

const BONUSES: Readonly<Record<string, SpanishPokerRules['bonuses']>> = {
  dos_pares_progressive: ['dos-pares', 'progressive'],
  dos_pares_joker: ['dos-pares', 'joker'],
  joker_progressive: ['joker', 'progressive'],
  dos_pares: ['dos-pares'],
  joker: ['joker'],
  progressive: ['progressive'],
  none: [],
};

/** The Gran Progressive by this house's settings, whether or not the layout carries it. */
function granProgressive(settings: Settings): ProgressiveRules {
  const seed = settings.of('span.prog.seed');
  return {
    wager: 100,
    stake: settings.is('span.prog.stake', 'dropped') ? 'dropped' : 'returned',
    tray: { 'straight-flush': 15_000, 'four-of-a-kind': 10_000, flush: 7_500 },
    royalPercent: 25,
    seed: Number(settings.of('span.prog.seed_amount')),
    seedMin: 50_000,
    recovery: seed === 'full_first' ? 'full-first' : seed === 'portion' ? 'portion' : 'none',
    portion: Number(settings.of('span.prog.portion')),
    fee: Number(settings.of('span.prog.fee')),
    backups: {
      from: 500_000,
      cap: 500_000,
      liftedAt: 2_000_000,
      share: Number(settings.of('span.prog.backup_share')),
    },
    shortage: settings.is('span.prog.shortage', 'backup') ? 'backup' : 'carryover',
    reset: settings.is('span.prog.reset', 'seed') ? 'seed' : 'backup-then-seed',
    cites: {
      box: 'SPAN-PROG-6',
      award: 'SPAN-PROG-3',
      royals: 'SPAN-PROG-17',
      moreRoyals: 'AMB-SPAN-08',
      royalAndFive: 'SPAN-PROG-18',
      royalsAndFive: 'SPAN-PROG-19',
      besides: 'SPAN-PROG-20',
      seed: 'SPAN-PROG-9',
      reset: 'AMB-SPAN-10',
      count: 'SPAN-PROG-10',
      toMeter: 'SPAN-PROG-11',
      fee: 'SPAN-PROG-11',
      recovery: seed === 'full_first' ? 'SPAN-PROG-12' : seed === 'portion' ? 'SPAN-PROG-13' : 'AMB-SPAN-17',
      backup: 'SPAN-PROG-14',
      backupCap: 'SPAN-PROG-15',
      shortage: 'SPAN-PROG-16',
      removal: 'SPAN-PROG-21',
    },
  };
}

const CHIP = 100;
/** SPAN-ANTE-3: half the maximum bet, in whole chips. */
const anteMax = (settings: Settings): number => {
  const half = Math.floor(Number(settings.of('span.max_bet')) / 2);
  return half - (half % CHIP);
};

/** BAR-117: a table is named after its least and its largest ante. */
function stakeOf(settings: Settings): Stake {
  const [low, high] = [Number(settings.of('span.min_ante')), anteMax(settings)];
  return { id: `${low / 100}-${high / 100}`, form: 'spread', low, high, rule: 'SPAN-ANTE-2' };
}

export const spanishPokerGame: GameBook = {
  id: 'span',
  life,
  buyInRule: 'BAR-2',
  stakes: (settings) => [stakeOf(settings)],
  rules: (at, settings) => {
    const bonuses = BONUSES[String(settings.of('span.bonuses'))]!;
    const aggregate = settings.of('span.aggregate');
    const isSecond = (key: string): boolean => settings.is(key, 2);
    return {
      family: 'spanish-poker',
      wheel: settings.is('span.wheel', 'yes'),
      natural: settings.is('rank.natural_beats_wild', 'yes'),
      ante: { min: at.low, max: at.high },
      raiseTimes: 2,
      betMax: Number(settings.of('span.max_bet')),
      bonuses,
      bonus: {
        min: 100,
        minAlone: Number(settings.of('span.bonus.min_alone')),
        alone: settings.is('span.bonus.alone', 'yes'),
        aboveAnte: settings.is('span.bonus.above_ante', 'yes'),
      },
      deal: settings.is('span.deal', 'one_at_a_time') ? 'one-at-a-time' : 'hand-at-once',
      tie: settings.is('span.tie', 'house') ? 'house' : 'push',
      autoTuck: settings.is('span.auto_tuck', 'yes'),
      antePays: isSecond('span.ante_table') ? antePaysMore : antePays,
      dosParesPays: isSecond('span.dos_pares_table') ? dosParesPaysLess : dosParesPays,
      jokerPays: 7,
      aggregate: aggregate === 'none' ? null : Number(aggregate),
      progressive: bonuses.includes('progressive') ? granProgressive(settings) : null,
      irregular: settings.is('span.irr_policy', 'custom') ? 'custom' : 'default',
      chip: CHIP,
      cites: isSecond('span.dos_pares_table') ? { ...cites, dosParesPays: 'SPAN-PAY-5' } : cites,
    };
  },
  // The house earns its edge and takes no fee; the least ante is what a stack is measured by.
  forced: () => ({ kind: 'none' }),
  fee: () => ({ kind: 'none' }),
  seating: () => ({ kind: 'fixed' }),
  seatsEach: (settings) => (settings.is('span.multi_spot', 'yes') ? 'several' : 'one'),
  /** Twenty times what the least hand costs when it is raised. */
  buyIn: ({ low }) => ({ min: 20 * 3 * low, max: null }),
};

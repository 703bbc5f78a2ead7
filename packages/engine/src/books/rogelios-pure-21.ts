/** Rogelio's Pure 21.5 Blackjack: a bonus card and an ace are 21.5, three eights of the bank spare those over, and its options. */

import type { RuleId } from '../kernel/index.js';
import type { Bonus } from '../steps/index.js';
import { dollars, type GameBook, type Settings, type Stake, spreadStake } from './game-book.js';
import { bankBuyIn, bankCites, bankLife, bankSeating, twentyOneGame } from './twenty-one-base.js';

const PAYOFFS: Readonly<Record<string, readonly [number, number]>> = { '6:5': [6, 5], '7:5': [7, 5], '3:2': [3, 2] };
const PAYOFF_RULES: Readonly<Record<string, RuleId>> = {
  '6:5': 'ROG-P215-O1',
  '7:5': 'ROG-P215-O2',
  '3:2': 'AMB-ROG-44',
};

const BONUS_RULES: Readonly<Record<Bonus['name'], RuleId>> = {
  pd_888: 'ROG-P215-O6',
  pd_888_colour: 'ROG-P215-O7',
  pd_888_suited: 'ROG-P215-O8',
  suited_777: 'ROG-P215-O9',
  unsuited_777: 'ROG-P215-O9',
  suited_678: 'ROG-P215-O9',
  colour_777: 'ROG-P215-O10',
  colour_678: 'ROG-P215-O10',
  charlie: 'ROG-P215-O11',
  streak: 'ROG-P215-O12',
};
/** AMB-ROG-58: a bonus is on when it is switched on and its amounts are set. */
const bonusesOf = (settings: Settings): readonly Bonus[] =>
  (settings.of('rog.p215.bonus_table') as readonly { bonus: Bonus['name']; fee: number; pays: number }[])
    .filter(({ bonus }) => settings.has(`rog.p215.bonus.${bonus}`) && settings.is(`rog.p215.bonus.${bonus}`, 'config'))
    .map(({ bonus: name, fee, pays }) => ({ name, fee, pays, rule: BONUS_RULES[name] }));

/** The collection, by the table's range: what the bank pays for how much action, and what each wager pays. */
interface Row {
  readonly low: number;
  readonly rule: RuleId;
  /** Dollars over which the next rate holds, and the rates in cents. */
  readonly tiers: readonly [number, number];
  readonly bank: readonly [number, number, number];
  readonly player: number;
}
const ROWS: readonly Row[] = [
  { low: 3, rule: 'ROG-P215-F1', tiers: [100, 500], bank: [50, 100, 200], player: 50 },
  { low: 4, rule: 'ROG-P215-F2', tiers: [100, 500], bank: [50, 100, 200], player: 50 },
  { low: 5, rule: 'ROG-P215-F3', tiers: [100, 500], bank: [50, 100, 200], player: 0 },
  { low: 10, rule: 'ROG-P215-F4', tiers: [50, 300], bank: [50, 200, 300], player: 0 },
  { low: 25, rule: 'ROG-P215-F5', tiers: [200, 500], bank: [100, 300, 500], player: 0 },
  { low: 100, rule: 'ROG-P215-F6', tiers: [500, 1000], bank: [200, 400, 700], player: 0 },
];
const MOST = 100;
const rowAt = ({ low }: Stake): Row => ROWS.find((row) => dollars(row.low) === low)!;

export const pureGame: GameBook = {
  id: 'rog-p215',
  life: bankLife({ seats: 'ROG-P215-GR9', button: 'ROG-P215-RP15', firstButton: 'ROG-P215-RP4' }),
  buyInRule: 'BAR-86',
  buyIn: bankBuyIn,
  stakes: () => ROWS.map(({ low, rule }) => spreadStake([low, MOST], rule)),
  rules: (at, settings) =>
    twentyOneGame(at, settings, {
      natural: PAYOFFS[String(settings.of('rog.p215.natural'))]!,
      splitNatural: false,
      chart: 'stands-on-hard-19',
      bothOver: settings.is('rog.p215.pd888', 'win') ? 'eights-pay' : 'eights-push',
      peek: true,
      insurance: settings.is('rog.p215.insurance', 'on'),
      evenMoney: settings.is('rog.p215.insurance', 'on'),
      doubling: 'for-less',
      doubleAfterSplit: settings.is('rog.p215.das', 'yes'),
      splits: 'pair-or-tens',
      handsMax: 4,
      resplitAces: settings.is('rog.p215.resplit_aces', 'yes'),
      surrender: 'first-two',
      surrenderSplit: false,
      surrenderAces: false,
      surrendersStood: false,
      surrendersStanding: true,
      dealtFrom: 'banks-left',
      settledFrom: 'action-button',
      actionFrom: settings.is('rog.p215.action_from', 'left_is_1') ? 'left-is-1' : 'bank-is-1',
      bonuses: bonusesOf(settings),
      outcomes: {
        'both-natural': 'ROG-P215-GR1',
        natural: PAYOFF_RULES[String(settings.of('rog.p215.natural'))]!,
        'bank-natural': 'ROG-P215-G1',
        'bank-over': 'ROG-P215-GR4',
        closer: 'ROG-P215-GR7',
        tie: 'ROG-P215-GR6',
        'bank-closer': 'ROG-P215-GR7',
        over: 'ROG-P215-GR5',
        'over-bank-closer': 'ROG-P215-GR8b',
        'over-closer': 'ROG-P215-GR8b',
        'over-three-cards': 'ROG-P215-GR8b',
        'over-tie': 'ROG-P215-GR8b',
        'over-eights': settings.is('rog.p215.pd888', 'win') ? 'ROG-P215-O5' : 'ROG-P215-GR8a',
      },
      cites: {
        ...bankCites,
        fund: 'BAR-87',
        bank: 'ROG-P215-RP4',
        broken: 'ROG-P215-RP16',
        release: 'ROG-P215-RP4',
        wager: 'ROG-P215-RP5',
        limits: at.rule,
        circles: 'ROG-P215-RP5',
        backline: 'ROG-P215-GR12',
        shuffle: 'ROG-P215-G3',
        deal: 'ROG-P215-RP7b',
        dealSecond: 'ROG-P215-RP8',
        insurance: 'ROG-P215-O3',
        evenMoney: 'ROG-P215-O4',
        peek: 'ROG-P215-GR2',
        turn: 'ROG-P215-RP8',
        chart: 'ROG-P215-C1A',
        signal: 'ROG-P215-RP7a',
        double: 'ROG-P215-DS1',
        doubleMin: 'AMB-ROG-60',
        split: 'ROG-P215-DS2',
        splitsMax: 'ROG-P215-DS3',
        splitAces: 'ROG-P215-DS2',
        resplitAces: 'AMB-ROG-66',
        doubleAfterSplit: 'AMB-ROG-65',
        surrender: 'ROG-P215-DS4',
        surrenderAces: 'ROG-P215-DS4',
        hole: 'ROG-P215-RP10',
        action: 'ROG-P215-RP11',
        bankChart: 'ROG-P215-C1B',
        settle: 'ROG-P215-RP12',
        surrendered: 'ROG-P215-DS4',
        insured: 'ROG-P215-O3',
        cover: 'ROG-P215-DS6',
      },
    }),
  forced: (at) => {
    const { rule } = rowAt(at);
    return { kind: 'wager', min: at.low, rule };
  },
  seating: bankSeating,
  fee: (at) => {
    const { tiers, bank, player, rule } = rowAt(at);
    return {
      kind: 'wager',
      player: player === 0 ? [] : [{ over: 0, amount: player, rule }],
      bank: [
        { over: dollars(tiers[1]), amount: bank[2], rule },
        { over: dollars(tiers[0]), amount: bank[1], rule },
        { over: 0, amount: bank[0], rule },
      ],
    };
  },
};

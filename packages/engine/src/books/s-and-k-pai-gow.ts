/** S & K's Pai-Gow Poker: banked by the players in turn, counter-clockwise; the drop goes by the size of each wager. */
import type { PaiGowRules } from '../games/index.js';
import type { GameBook, Settings, Stake } from './game-book.js';
import { bankBuyIn, bankCites, bankLife, bankSeating } from './twenty-one-base.js';

const cites: PaiGowRules['cites'] = {
  bank: 'SNK-PGP-3',
  bankMin: bankCites.bankMin,
  decline: 'AMB-GEN-17',
  broken: 'SNK-PGP-6',
  release: 'SNK-PGP-3',
  wager: 'SNK-PGP-14',
  limits: 'BAR-124',
  circles: 'AMB-GEN-18',
  backline: 'AMB-GEN-18',
  sitOut: bankCites.sitOut,
  noWagers: bankCites.noWagers,
  tableStakes: bankCites.tableStakes,
  sequence: 'AMB-SNK-34',
  shuffle: 'SNK-PGP-1',
  deal: 'SNK-PGP-7',
  deadHand: 'AMB-SNK-34',
  set: 'SNK-PGP-8',
  houseWay: 'AMB-SNK-53',
  turn: 'SNK-PGP-10',
  cover: 'AMB-GEN-16',
  irregular: 'BAR-123',
  void: 'AMB-GEN-22',
};

const outcomes: PaiGowRules['outcomes'] = {
  'both-higher': 'SNK-PGP-10',
  'one-each': 'SNK-PGP-11',
  'both-lower': 'SNK-PGP-12',
  copied: 'AMB-SNK-29',
  foul: 'SNK-PGP-13',
  'bank-foul': 'AMB-SNK-33',
};

/** The least wager is where the printed drop begins; the most is what the house posts (BAR-124). */
const LEAST = 500;
const stakeOf = (settings: Settings): Stake => {
  const high = Number(settings.of('snk.pgp.max_wager'));
  return { id: `5-${high / 100}`, form: 'spread', low: LEAST, high, rule: 'SNK-PGP-14' };
};
const isClockwise = (settings: Settings): boolean => settings.is('snk.pgp.rotation', 'cw');

export const paiGowGame: GameBook = {
  id: 'snk-pgp',
  life: bankLife({ seats: 'AMB-GEN-03', button: 'SNK-PGP-3', firstButton: 'SNK-PGP-3' }),
  buyInRule: 'BAR-86',
  buyIn: bankBuyIn,
  stakes: (settings) => [stakeOf(settings)],
  rules: (at, settings) => ({
    family: 'pai-gow',
    leastWager: at.low,
    mostWager: at.high,
    unit: 100,
    chip: 50,
    positions: Number(settings.of('table.seats.max')),
    direction: isClockwise(settings) ? 'clockwise' : 'counter-clockwise',
    wheel: settings.is('snk.pgp.wheel', 'second') ? 'second' : 'lowest',
    natural: settings.is('rank.natural_beats_wild', 'yes'),
    copies: settings.is('snk.pgp.copy', 'push') ? 'push' : 'banker',
    coverage: settings.is('bank.coverage', 'matched_action') ? 'matched-action' : 'running-net',
    feeOnVoid: settings.is('fee.on_void', 'keep') ? 'keep' : 'carry',
    outcomes,
    cites,
  }),
  forced: (at) => ({ kind: 'wager', min: at.low, rule: 'SNK-PGP-14' }),
  seating: bankSeating,
  direction: (settings) => (isClockwise(settings) ? 'clockwise' : 'counter-clockwise'),
  fee: (_at, settings) => {
    const bank = Number(settings.of('snk.pgp.banker_fee'));
    return {
      kind: 'wager',
      player: [
        { over: 10_000, amount: 300, rule: 'SNK-PGP-14' },
        { over: 5_000, amount: 100, rule: 'SNK-PGP-14' },
        { over: 0, amount: 50, rule: 'SNK-PGP-14' },
      ],
      bank: bank > 0 ? [{ over: 0, amount: bank, rule: 'AMB-SNK-32' }] : [],
    };
  },
};

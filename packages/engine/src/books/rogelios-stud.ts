/** Rogelio's seven-card stud, spread and fixed limit, and stud hi-lo, nine or better. */
import type { StudRules } from '../games/index.js';
import type { FeeRules } from '../table/index.js';
import {
  dollars,
  type GameBook,
  type LifeCites,
  limitStake,
  rogeliosLife,
  rotationLife,
  type Settings,
  type Stake,
  spreadStake,
} from './game-book.js';
import { feeBy } from './rogelios-fees.js';

type Cites = StudRules['cites'];

const studCites: Cites = {
  deal: 'ROG-STUD-G2',
  upCard: 'ROG-STUD-G5',
  lastCard: 'ROG-STUD-G6',
  burn: 'ROG-STUD-G7',
  opens: 'ROG-STUD-G3',
  opensBySuit: 'ROG-STUD-G4',
  openerFolds: 'ROG-STUD-12',
  deadSeat: 'ROG-STUD-13b',
  reshuffle: 'ROG-STUD-02',
  rebuild: 'ROG-STUD-06',
  communityCard: 'AMB-ROG-15',
  firstToAct: 'ROG-STUD-G3',
  laterToAct: 'ROG-STUD-G5',
  leadsSidePot: 'ROG-STUD-15',
  openSeventh: 'ROG-STUD-04a',
  leadsSeventh: 'ROG-STUD-04b',
  action: 'ROG-STUD-W1',
  bet: 'ROG-STUD-W1',
  openPair: 'ROG-STUD-05b',
  cap: 'ROG-STUD-W1',
  shortAllIn: 'AMB-GEN-04',
  checkRaise: 'AMB-GEN-15',
  tableStakes: 'AMB-GEN-07',
  allInBy: 'ROG-STUD-11',
  showOrder: 'AMB-GEN-06',
  show: 'ROG-STUD-18',
  win: 'ROG-STUD-08',
  hiLo: 'AMB-GEN-05',
  noLow: 'AMB-GEN-24',
  tie: 'AMB-GEN-05',
  odd: 'AMB-GEN-05',
  void: 'AMB-GEN-22',
};
const hiLoCites: Cites = {
  ...studCites,
  action: 'ROG-STHL-W1',
  cap: 'ROG-STHL-W1',
  tableStakes: 'ROG-STHL-1',
  win: 'ROG-STHL-6',
  hiLo: 'ROG-STHL-6',
  noLow: 'ROG-STHL-3',
  odd: 'ROG-STHL-6',
};

// The dealer position is a collection button that goes round (AMB-ROG-16).
const life: LifeCites = {
  ...rotationLife,
  returnWindow: rogeliosLife.returnWindow,
  button: 'AMB-ROG-16',
  firstButton: 'AMB-ROG-16',
};

const studGame = (
  stake: Stake,
  settings: Settings,
  v: Pick<StudRules, 'low' | 'joker' | 'openPair'> & { structured: boolean; cites: Cites },
): StudRules => {
  const { structured, cites, ...own } = v;
  return {
    family: 'stud',
    limit: structured
      ? { kind: 'structured', small: stake.low, big: stake.high }
      : { kind: 'spread', min: stake.low, max: stake.high },
    opening: stake.low,
    raisesMax: settings.is('bet.raise_cap', 'none') ? null : 3,
    capHeadsUp: settings.is('bet.cap_headsup', 'capped') ? 'capped' : 'unlimited',
    shortAllIn: settings.is('bet.short_allin.limit', 'half_bet') ? 'half' : 'full',
    checkRaise: settings.is('bet.check_raise', 'barred') ? 'barred' : 'allowed',
    show: 'in-turn',
    checkedFirst: settings.is('show.checked_first', 'last_seat') ? 'last-seat' : 'first-seat',
    oddChip: settings.is('show.odd_chip', 'position') ? 'position' : 'high-card',
    chip: dollars(1),
    feeOnVoid: settings.is('fee.on_void', 'keep') ? 'keep' : 'carry',
    outOfTurn: settings.is('rog.bet.out_of_turn', 'binding_if_unchanged') ? 'binding' : 'returned',
    twoExposed: settings.is('rog.stud.two_exposed', 'any_two') ? 'any-two' : 'same-player',
    cites,
    ...own,
  };
};

const forced: GameBook['forced'] = (stake, settings) => ({
  kind: 'bring-in',
  amount: stake.low,
  ante: Number(settings.of('rog.stud.ante')),
  rule: 'AMB-ROG-08',
});

/** The schedule has no row for $1 to $5, a table the sheet only names: there the sheet's own fee holds. */
const studFee = (stake: Stake, settings: Settings): FeeRules => {
  const fee = feeBy(3, 0, 'ROG-STUD-F1')(stake, settings);
  if (fee.kind !== 'none') return fee;
  const band = { playersMin: 2, collection: dollars(3), jackpot: 0, rule: 'ROG-STUD-F1', jackpotRule: 'ROG-STUD-F1' };
  return { kind: 'hand', from: 'button', jackpotFrom: 'button', count: 'dealt-in', bands: [band] };
};

/** How a table was opened decides between spread and fixed limit, unless the house has thrown the switch (AMB-ROG-07). */
const isStructured = (stake: Stake, settings: Settings): boolean =>
  settings.isGiven('rog.limit') ? settings.is('rog.limit', 'structured') : stake.form === 'limit';

const stud: GameBook = {
  id: 'rog-stud',
  life,
  buyInRule: 'BAR-2',
  stakes: () => [
    spreadStake([3, 6], 'ROG-STUD-W1'),
    spreadStake([1, 5], 'ROG-STUD-05a'),
    limitStake([3, 6], 'ROG-STUD-05b'),
    limitStake([4, 8], 'ROG-STUD-05b'),
  ],
  rules: (stake, settings) => {
    const structured = isStructured(stake, settings);
    const bet = structured ? 'AMB-ROG-07' : stake.rule === 'ROG-STUD-05a' ? 'ROG-STUD-05a' : 'ROG-STUD-W1';
    return studGame(stake, settings, {
      low: null,
      joker: 'none',
      openPair: true,
      structured,
      cites: { ...studCites, bet },
    });
  },
  forced,
  fee: studFee,
};

const studHiLo: GameBook = {
  id: 'rog-sthl',
  life: { ...life, tableStakes: 'ROG-STHL-1' },
  buyInRule: 'BAR-2',
  stakes: () =>
    (
      [
        [3, 6],
        [4, 8],
        [5, 10],
      ] as const
    ).map((figures) => limitStake(figures, 'ROG-STHL-9')),
  rules: (stake, settings) => {
    const structured = settings.is('rog.limit', 'structured');
    return studGame(stake, settings, {
      low: { qualifier: 9 },
      joker: settings.is('rog.sthl.joker', 'bug') ? 'bug' : 'none',
      openPair: false, // ROG-STUD-05e
      structured,
      cites: { ...hiLoCites, bet: structured ? 'ROG-STHL-9' : 'ROG-STHL-W1' },
    });
  },
  forced,
  fee: feeBy(3, 0, 'ROG-STHL-F1'),
};

export const rogeliosStudGames: readonly GameBook[] = [stud, studHiLo];

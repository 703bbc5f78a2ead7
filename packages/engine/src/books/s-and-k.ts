/** S & K Cardroom's book: hold'em and its hi-lo, Omaha and its hi-lo, pineapple; Push-Nine has a file of its own. */
import type { CommunityRules } from '../games/index.js';
import type { Chips, RuleId } from '../kernel/index.js';
import { communityGame, limitOf, silentCites, type Variant } from './community-base.js';
import {
  blinds,
  dollars,
  type GameBook,
  type LifeCites,
  type Settings,
  type Stake,
  silentLife,
  spreadStake,
} from './game-book.js';
import { pushNineGame } from './s-and-k-push-nine.js';
import type { Row } from './switches.js';

type Cites = CommunityRules['cites'];

const holdCites: Cites = {
  ...silentCites,
  discard: 'AMB-SNK-46',
  lateDiscard: 'AMB-SNK-46',
  deal: 'SNK-HOLD-1',
  burn: 'SNK-HOLD-14',
  flop: 'SNK-HOLD-4',
  turn: 'SNK-HOLD-4',
  river: 'SNK-HOLD-4',
  firstToAct: 'BAR-4',
  laterToAct: 'BAR-4',
  action: 'SNK-HOLD-4',
  bet: 'SNK-HOLD-8',
  cap: 'SNK-HOLD-11',
  show: 'SNK-HOLD-5',
  win: 'SNK-HOLD-6',
  tie: 'SNK-HOLD-6',
};
const hiLoCites: Cites = {
  ...holdCites,
  deal: 'SNK-HHL-6',
  flop: 'SNK-HHL-6',
  turn: 'SNK-HHL-6',
  river: 'SNK-HHL-6',
  firstToAct: 'SNK-HHL-4',
  laterToAct: 'SNK-HHL-4',
  action: 'SNK-HHL-7',
  bet: 'AMB-SNK-48',
  win: 'SNK-HHL-9',
  hiLo: 'SNK-HHL-9',
  noLow: 'SNK-HHL-9',
  tie: 'SNK-HHL-10',
  odd: 'AMB-SNK-07',
};
const omahaHiLoCites: Cites = {
  ...holdCites,
  deal: 'SNK-OHL-1',
  bet: 'SNK-OHL-8',
  show: 'SNK-OHL-3',
  win: 'SNK-OHL-10',
  hiLo: 'SNK-OHL-10',
  noLow: 'SNK-OHL-10',
  tie: 'SNK-OHL-11',
  odd: 'AMB-SNK-07',
};
const pineappleCites: Cites = {
  ...holdCites,
  deal: 'SNK-PINE-2',
  flop: 'SNK-PINE-2',
  turn: 'SNK-PINE-2',
  river: 'SNK-PINE-2',
  bet: 'AMB-SNK-48',
  win: 'SNK-PINE-4',
  tie: 'SNK-PINE-4',
};
const omahaCites: Cites = {
  ...holdCites,
  deal: 'SNK-OMA-3',
  flop: 'SNK-OMA-3',
  turn: 'SNK-OMA-3',
  river: 'SNK-OMA-3',
  firstToAct: 'SNK-OMA-1',
  laterToAct: 'SNK-OMA-1',
  bet: 'AMB-SNK-48',
  win: 'SNK-OMA-5',
  tie: 'SNK-OMA-5',
};

const life: LifeCites = { ...silentLife, button: 'SNK-HOLD-10' };

interface Sheet {
  readonly id: GameBook['id'];
  readonly fee: (settings: Settings) => Chips;
  readonly feeRule: RuleId;
  readonly blindsRule: RuleId;
  readonly stake: (settings: Settings) => Stake;
  readonly variant: (settings: Settings) => Pick<Variant, 'hole' | 'high' | 'low' | 'cites'> & Partial<Variant>;
}

/** Every S & K table: spread at any time unless the house reads its figures as a structure; the blind pays the fee. */
const book = ({ id, fee, feeRule, blindsRule, stake, variant }: Sheet): GameBook => ({
  id,
  life,
  buyInRule: 'BAR-2',
  stakes: (settings) => [stake(settings)],
  rules: (at, settings) =>
    communityGame(settings, {
      limit: limitOf(at, settings.is('snk.limit', 'structured') ? 'limit' : 'spread'),
      show: 'all',
      profile: settings.is('irr.profile', 'rog') ? 'rog-hold' : 'rrop',
      ...variant(settings),
    }),
  forced: (at, settings) => {
    const pair = settings.pair('snk.blinds', at.id);
    return blinds(pair?.low ?? dollars(Math.floor(at.low / 200)), pair?.high ?? at.low, blindsRule);
  },
  fee: (_at, settings) => ({
    kind: 'hand',
    from: FEE_SEATS[String(settings.of('snk.fee_seat'))]!,
    jackpotFrom: 'button',
    count: 'dealt-in',
    bands: [{ playersMin: 2, collection: fee(settings), jackpot: 0, rule: feeRule, jackpotRule: feeRule }],
  }),
});
const FEE_SEATS: Readonly<Record<string, 'big-blind' | 'small-blind' | 'button'>> = {
  big_blind: 'big-blind',
  small_blind: 'small-blind',
  button: 'button',
};

/** AMB-SNK-48: where the sheet gives no limit or fee, hold'em's. */
const other = (settings: Settings): Row => (settings.of('snk.other.limit_fee') as readonly Row[])[0]!;
const otherStake = (settings: Settings): Stake => {
  const { low, high } = other(settings);
  return spreadStake([Number(low) / 100, Number(high) / 100], 'AMB-SNK-48');
};
const otherFee = (settings: Settings): Chips => Number(other(settings).fee);

export const sAndKGames: readonly GameBook[] = [
  book({
    id: 'snk-hold',
    stake: () => spreadStake([5, 10], 'SNK-HOLD-8'),
    fee: () => dollars(3),
    feeRule: 'SNK-HOLD-7',
    blindsRule: 'SNK-HOLD-13',
    variant: () => ({ hole: 2, high: { use: 'any' }, low: null, cites: holdCites }),
  }),
  book({
    id: 'snk-hhl',
    stake: otherStake,
    fee: otherFee,
    feeRule: 'AMB-SNK-48',
    blindsRule: 'SNK-HHL-5',
    variant: (settings) => {
      const use = settings.is('snk.hhl.hole_cards', 'exactly_two') ? 'exactly-two' : 'any';
      return { hole: 2, high: { use }, low: { use, qualifier: 8, straightsAndFlushes: 'ignored' }, cites: hiLoCites };
    },
  }),
  book({
    id: 'snk-ohl',
    stake: () => spreadStake([2, 6], 'SNK-OHL-8'),
    fee: () => dollars(2),
    feeRule: 'SNK-OHL-7',
    blindsRule: 'AMB-SNK-03',
    variant: (settings) => ({
      hole: 4,
      high: { use: 'exactly-two' },
      low: {
        use: 'exactly-two',
        qualifier: 8,
        straightsAndFlushes: settings.is('snk.ohl.sf_low', 'disqualify') ? 'disqualify' : 'ignored',
      },
      cites: omahaHiLoCites,
    }),
  }),
  pushNineGame,
  book({
    id: 'snk-pine',
    stake: otherStake,
    fee: otherFee,
    feeRule: 'AMB-SNK-48',
    blindsRule: 'AMB-SNK-03',
    variant: (settings) => ({
      hole: 3,
      high: { use: settings.is('snk.pine.max_hole', 2) ? 'at-most-two' : 'any' },
      low: null,
      discard: ({ none: 'none', preflop: 'preflop', after_flop: 'after-flop' } as const)[
        settings.of('snk.pine.discard') as 'none' | 'preflop' | 'after_flop'
      ],
      cites: pineappleCites,
    }),
  }),
  book({
    id: 'snk-oma',
    stake: otherStake,
    fee: otherFee,
    feeRule: 'AMB-SNK-48',
    blindsRule: 'SNK-OMA-2',
    variant: () => ({ hole: 4, high: { use: 'exactly-two' }, low: null, cites: omahaCites }),
  }),
];

/** S & K's Push-Nine: a condition of $1 or $2, which is the ante, the bet and each raise; the fee comes out of the button's ante. */
import type { PushNineRules } from '../games/index.js';
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

const cites: PushNineRules['cites'] = {
  deal: 'SNK-P9-6',
  firstToAct: 'SNK-P9-7',
  laterToAct: 'SNK-P9-7',
  action: 'SNK-P9-7',
  bet: 'SNK-P9-11',
  cap: 'SNK-P9-12',
  shortAllIn: 'AMB-GEN-04',
  checkRaise: 'AMB-GEN-15',
  tableStakes: 'AMB-GEN-07',
  antesIn: 'SNK-P9-5',
  showOrder: 'AMB-GEN-06',
  show: 'AMB-GEN-06',
  win: 'SNK-P9-8',
  push: 'SNK-P9-8',
  sidePot: 'BAR-25',
  lastDeal: 'BAR-27',
  buyIn: 'SNK-P9-9',
  stayOut: 'AMB-SNK-39',
  split: 'AMB-SNK-41',
  odd: 'AMB-GEN-05',
  void: 'AMB-GEN-22',
};

const life: LifeCites = { ...rotationLife, seats: 'SNK-P9-2', button: 'SNK-P9-10' };

/** BAR-27: nobody will see so many ties in a row. */
const DEALS_MAX = 12;

const condition = (amount: number): Stake => ({
  id: String(amount),
  form: 'condition',
  low: dollars(amount),
  high: dollars(amount),
  rule: 'SNK-P9-3',
});

/** AMB-SNK-43: the whole of the button's ante, unless the house has posted an amount. */
const feeOf = (at: Stake, settings: Settings): number =>
  settings.is('snk.p9.fee', 'ante') ? at.low : Number(settings.of('snk.p9.fee'));

export const pushNineGame: GameBook = {
  id: 'snk-p9',
  life,
  buyInRule: 'BAR-2',
  stakes: () => [condition(1), condition(2)],
  rules: (at, settings) => ({
    family: 'push-nine',
    condition: at.low,
    raisesMax: 3,
    capHeadsUp: settings.is('bet.cap_headsup', 'capped') ? 'capped' : 'unlimited',
    shortAllIn: settings.is('bet.short_allin.limit', 'half_bet') ? 'half' : 'full',
    checkRaise: settings.is('bet.check_raise', 'barred') ? 'barred' : 'allowed',
    buyInBase: settings.is('snk.p9.buyin_base', 'running') ? 'running' : 'at-tie',
    mayBuyIn: settings.is('snk.p9.eligible', 'all_dealt') ? 'all-dealt' : 'showdown-losers',
    maySplit: settings.is('snk.p9.allow_split', 'yes'),
    pushFee: settings.is('snk.p9.push_fee', 'again') ? 'again' : 'none',
    dealsMax: DEALS_MAX,
    chip: 100,
    feeOnVoid: settings.is('fee.on_void', 'keep') ? 'keep' : 'carry',
    cites,
  }),
  forced: (at) => ante(at.low, 'SNK-P9-3'),
  seating: () => rotation('button'),
  fee: (at, settings) => {
    const collection = feeOf(at, settings);
    if (collection === 0) return { kind: 'none' };
    return {
      kind: 'hand',
      from: 'button-ante',
      jackpotFrom: 'button',
      count: 'dealt-in',
      bands: [{ playersMin: 2, collection, jackpot: 0, rule: 'SNK-P9-10', jackpotRule: 'SNK-P9-10' }],
    };
  },
};

/** What the draw games of every house have in common, and how the general switches turn it. */
import type { DrawRules, LimitRules } from '../games/index.js';
import type { Chips } from '../kernel/index.js';
import { dollars, type Settings, type Stake, windowOf } from './game-book.js';

type Cites = DrawRules['cites'];
/** The rulings that stand wherever a sheet is silent. */
export const silentDrawCites: Omit<
  Cites,
  'deal' | 'draw' | 'firstToAct' | 'laterToAct' | 'action' | 'laterAction' | 'bet' | 'laterBet' | 'pass' | 'win'
> = {
  burn: 'AMB-GEN-27',
  change: 'BAR-42',
  mustStand: 'AMB-GEN-09',
  stubTaken: 'AMB-GEN-09',
  mixed: 'AMB-GEN-09',
  stub: 'BAR-40',
  cap: 'AMB-GEN-13',
  shortAllIn: 'AMB-GEN-04',
  laterShort: 'AMB-GEN-04',
  checkRaise: 'AMB-GEN-15',
  tableStakes: 'AMB-GEN-07',
  wagerMax: 'AMB-GEN-07',
  showOrder: 'AMB-GEN-06',
  show: 'AMB-GEN-06',
  tie: 'AMB-GEN-05',
  odd: 'AMB-GEN-05',
  void: 'AMB-GEN-22',
};

/** A game says only what is its own; the rest comes from the general switches. */
export type DrawVariant = Pick<
  DrawRules,
  'joker' | 'ranking' | 'wins' | 'limit' | 'drawMax' | 'pass' | 'show' | 'cites'
> &
  Partial<Omit<DrawRules, 'family'>>;

export function drawGame(settings: Settings, v: DrawVariant): DrawRules {
  return {
    family: 'draw',
    leads: 'after-button',
    opensAt: 'blinds',
    price: null,
    laterMin: 'lower',
    leastRaise: 'limit',
    levelMax: null,
    wagerMax: null,
    raisesMax: settings.is('bet.raise_cap', 'none') ? null : 3,
    capHeadsUp: settings.is('bet.cap_headsup', 'capped') ? 'capped' : 'unlimited',
    shortAllIn: settings.is('bet.short_allin.limit', 'half_bet') ? 'half' : 'full',
    shortBet: 'closes',
    checkRaise: settings.is('bet.check_raise', 'barred') ? 'barred' : 'allowed',
    sevens: null,
    drawn: 'in-turn',
    fifth: 'at-once',
    burn: settings.is('deal.burn', 'on'),
    checkedFirst: settings.is('show.checked_first', 'last_seat') ? 'last-seat' : 'first-seat',
    oddChip: settings.is('show.odd_chip', 'high_card') ? 'high-card' : 'position',
    chip: dollars(1),
    feeBefore: 'cards',
    feeOnVoid: settings.is('fee.on_void', 'keep') ? 'keep' : 'carry',
    profile: !settings.is('irr.profile', 'rog') ? 'rrop' : v.wins === 'high' ? 'rog-draw' : 'rog-lob',
    outOfTurn: 'returned',
    window: windowOf(settings),
    untold: null,
    miscall: 'no-forfeit',
    ...v,
  };
}

/** Any amount between the figures; or the lower one before the draw and the upper one after it. */
export const drawLimit = ({ low, high }: Stake, form: 'spread' | 'structured'): LimitRules =>
  form === 'spread' ? { kind: 'spread', min: low, max: high } : { kind: 'structured', small: low, big: high };

/** BAR-35: a quarter of the lower figure, in whole dollars and at least one. */
export const quarterAnte = ({ low }: Stake): Chips => Math.max(dollars(1), dollars(Math.floor(low / 400)));

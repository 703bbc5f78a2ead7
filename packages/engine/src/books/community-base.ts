/** What the community-card games of every house have in common, and how the general switches turn it. */
import type { CommunityRules, LimitRules } from '../games/index.js';
import { type Settings, type Stake, windowOf } from './game-book.js';

type Cites = CommunityRules['cites'];
/** The rulings that stand wherever a sheet is silent. */
export const silentCites: Omit<Cites, 'deal' | 'flop' | 'action' | 'bet' | 'win'> = {
  burn: 'AMB-GEN-27',
  turn: 'AMB-VEN-09',
  river: 'AMB-VEN-09',
  discard: 'AMB-GEN-02', // nothing is thrown, unless the book says so
  lateDiscard: 'AMB-GEN-02',
  reshuffle: 'AMB-GEN-09',
  straddle: 'AMB-GEN-26',
  straddleSize: 'AMB-GEN-26',
  firstToAct: 'AMB-VEN-12',
  laterToAct: 'AMB-VEN-09',
  cap: 'AMB-GEN-13',
  shortAllIn: 'AMB-GEN-04',
  checkRaise: 'AMB-GEN-15',
  tableStakes: 'AMB-GEN-07',
  showOrder: 'AMB-GEN-06',
  show: 'AMB-GEN-06',
  hiLo: 'AMB-GEN-05',
  noLow: 'AMB-GEN-24',
  tie: 'AMB-GEN-05',
  odd: 'AMB-GEN-05',
  void: 'AMB-GEN-22',
};

/** A variant says only what is its own; the rest comes from the general switches. */
export type Variant = Pick<CommunityRules, 'hole' | 'high' | 'low' | 'limit' | 'show' | 'profile' | 'cites'> &
  Partial<Pick<CommunityRules, 'discard' | 'discardWaits' | 'feeBefore' | 'raisesMax' | 'straddle'>>;

export function communityGame(settings: Settings, v: Variant): CommunityRules {
  const cap = settings.has('bet.raise_cap') && settings.is('bet.raise_cap', 'none') ? null : 3;
  const half = settings.has('bet.short_allin.limit') && settings.is('bet.short_allin.limit', 'half_bet');
  return {
    family: 'community',
    discard: 'none',
    discardWaits: true,
    feeBefore: 'cards',
    raisesMax: cap,
    straddle: settings.is('bet.straddle', 'one') ? 'one' : 'off',
    capHeadsUp: settings.is('bet.cap_headsup', 'capped') ? 'capped' : 'unlimited',
    shortAllIn: half ? 'half' : 'full',
    checkRaise: settings.is('bet.check_raise', 'barred') ? 'barred' : 'allowed',
    burn: settings.is('deal.burn', 'on'),
    checkedFirst: settings.is('show.checked_first', 'last_seat') ? 'last-seat' : 'first-seat',
    oddChip: settings.is('show.odd_chip', 'high_card') ? 'high-card' : 'position',
    feeOnVoid: settings.is('fee.on_void', 'keep') ? 'keep' : 'carry',
    chip: 100,
    window: windowOf(settings),
    outOfTurn:
      settings.has('rog.bet.out_of_turn') && settings.is('rog.bet.out_of_turn', 'binding_if_unchanged')
        ? 'binding'
        : 'returned',
    ...v,
  };
}

/** Spread tables take any amount between the figures; limit tables the lower figure first and the upper after the flop. */
export function limitOf(stake: Stake, form: Stake['form'] = stake.form): LimitRules {
  switch (form) {
    case 'limit':
    case 'points': // no community game is played for so much a point
    case 'condition': // one size for every bet
      return { kind: 'structured', small: stake.low, big: stake.high };
    case 'spread':
      return { kind: 'spread', min: stake.low, max: stake.high };
    case 'pot-limit':
      return { kind: 'pot', min: stake.high };
    case 'no-limit':
      return { kind: 'no-limit', min: stake.high };
  }
}

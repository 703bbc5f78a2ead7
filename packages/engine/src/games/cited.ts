/**
 * Which things are cited to whoever sets a value: the cap on raises to the clause that says how many there are. A thing that no value
 * leads to must be claimed by a clause (`governs`). The compiler knows which things there are.
 */
import type { ProgressiveRules } from '../progressive/index.js';
import type { CommunityRules } from './community-rules.js';
import type { DrawRules } from './draw-rules.js';
import type { PaiGowRules } from './pai-gow-rules.js';
import type { PushNineRules } from './push-nine-rules.js';
import type { EscaleriadoRules, LargoRules, PanRules } from './rummy-rules.js';
import type { SpanishPokerRules } from './spanish-poker-rules.js';
import type { StreetRules } from './street-rules.js';
import type { StudRules } from './stud-rules.js';
import type { TwentyOneRules } from './twenty-one-rules.js';

type Things<R> =
  | (R extends { cites: infer C } ? keyof C : never)
  | (R extends { outcomes: infer O } ? `outcomes.${keyof O & string}` : never);
type CitedBy<R> = {
  readonly [K in Exclude<keyof R, 'family' | 'game' | 'cites' | 'outcomes' | 'floor'>]?: readonly Things<R>[];
};

/** One after another; what nobody asks for is left out of what a page fetches. */
const joined = <T extends object>(...parts: readonly Partial<T>[]): T => Object.assign({}, ...parts) as T;

/** What the poker games share. */
const betting = {
  raisesMax: ['cap'],
  shortAllIn: ['shortAllIn'],
  checkRaise: ['checkRaise'],
  feeOnVoid: ['void'],
} as const;
const showing = {
  show: ['show'],
  checkedFirst: ['showOrder'],
  oddChip: ['odd'],
} as const;

export const community = /* @__PURE__ */ joined<CitedBy<CommunityRules>>(betting, showing, {
  hole: ['deal'],
  discard: ['discard'],
  discardWaits: ['lateDiscard'],
  low: ['hiLo', 'noLow'],
  limit: ['bet'],
  straddle: ['straddle'],
  burn: ['burn'],
});

export const draw = /* @__PURE__ */ joined<CitedBy<DrawRules>>(betting, showing, {
  wins: ['win'],
  limit: ['bet'],
  laterMin: ['laterBet'],
  pass: ['pass'],
  shortBet: ['laterShort'],
  drawn: ['change'],
  drawMax: ['draw'],
  burn: ['burn'],
});

export const stud = /* @__PURE__ */ joined<CitedBy<StudRules>>(betting, showing, {
  low: ['hiLo', 'noLow'],
  limit: ['bet'],
});

export const streets = /* @__PURE__ */ joined<CitedBy<StreetRules>>(betting, showing, {
  high: ['win'],
  low: ['hiLo', 'noLow'],
  opening: ['opens'],
  straddle: ['straddle'],
});

const rummy = {
  decks: ['deck'],
  drawToHand: ['keep'],
  feeOnVoid: betting.feeOnVoid,
  foul: ['foul'],
} as const;
export const pan = /* @__PURE__ */ joined<CitedBy<PanRules>>(rummy, {
  forWinning: ['pays'],
  payConditions: ['condition'],
  forcing: ['force'],
});
export const escaleriado = /* @__PURE__ */ joined<CitedBy<EscaleriadoRules>>(rummy, {
  corrida: ['corrida'],
  declare: ['stay'],
  forcedTake: ['forced'],
  tenDownFirst: ['ten'],
  exhausted: ['exhausted'],
});
export const largo = /* @__PURE__ */ joined<CitedBy<LargoRules>>(rummy, {
  pastMarkerNotDown: ['pastNotDown'],
  tie: ['tie'],
});

const bank = {
  feeOnVoid: betting.feeOnVoid,
} as const;
export const twentyOne = /* @__PURE__ */ joined<CitedBy<TwentyOneRules>>(bank, {
  natural: ['outcomes.natural'],
  chart: ['chart'],
  bothOver: ['outcomes.over-closer', 'outcomes.over-eights'],
  peek: ['peek'],
  insurance: ['insurance'],
  evenMoney: ['evenMoney'],
  doubling: ['double'],
  doubleAfterSplit: ['doubleAfterSplit'],
  splits: ['split'],
  handsMax: ['splitsMax'],
  resplitAces: ['resplitAces'],
  surrender: ['surrender'],
  surrenderAces: ['surrenderAces'],
});
export const paiGow = /* @__PURE__ */ joined<CitedBy<PaiGowRules>>(bank, {
  copies: ['outcomes.copied'],
});
export const pushNine = /* @__PURE__ */ joined<CitedBy<PushNineRules>>(betting, {
  condition: ['bet'],
  mayBuyIn: ['stayOut'],
  maySplit: ['split'],
  dealsMax: ['lastDeal'],
});
export const spanishPoker: CitedBy<SpanishPokerRules> = {
  raiseTimes: ['raise'],
  deal: ['deal'],
  tie: ['tie'],
  dosParesPays: ['dosParesPays'],
  jokerPays: ['jokerPays'],
  aggregate: ['aggregate'],
};

export const progressive: CitedBy<ProgressiveRules> = {
  tray: ['award'],
  seedMin: ['seed'],
  recovery: ['recovery'],
  fee: ['fee'],
  shortage: ['shortage'],
  reset: ['reset'],
};

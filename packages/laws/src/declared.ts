// By which clause a refusal must be: what the book of a table declares for it. Said here once more, code by code, apart from the
// steps that refuse, so that a bound which cites the clause next to its own is found.
import type { RuleId } from 'baraja';
import type { TableRules } from 'baraja/table';

/** Something that was asked for and refused. */
export interface Refused {
  readonly code: string;
  readonly type: string;
  readonly stage: string;
  /** The most on offer was all somebody had. */
  readonly isAll: boolean;
}
type Cites = Readonly<Record<string, RuleId | undefined>>;
/** Any of these; nothing for what rests on no clause, such as acting out of turn; undefined where nobody has declared it. */
type Declared = readonly (RuleId | undefined)[] | null | undefined;

/** Whoever is not asked, or asks for what there is not, breaks no clause. */
const CLAUSELESS = ['not-your-turn', 'not-offered', 'staff-only', 'round-over'];

export function declared(rules: TableRules, refused: Refused): Declared {
  if (CLAUSELESS.includes(refused.code)) return null;
  const cites = rules.game.cites as Cites;
  switch (rules.game.family) {
    case 'community':
    case 'streets':
    case 'stud':
    case 'push-nine':
    case 'draw':
      return atPoker(cites, refused) ?? beforePlay(rules, cites, refused);
    case 'spanish-poker':
      return atSpanishPoker(cites, refused);
    case 'twenty-one':
    case 'pai-gow':
      return atBank(cites, refused);
    case 'rummy':
      return atRummy(cites, refused);
  }
}

const ACTS = ['fold', 'check', 'call', 'bet', 'raise'];
function atPoker(c: Cites, { code, type, stage, isAll }: Refused): Declared {
  if (!ACTS.includes(type)) return undefined;
  const isLater = stage === 'bet-2';
  const bet = stage.includes('pair') ? (c.openPair ?? c.bet) : isLater ? c.laterBet : c.bet;
  const action = isLater ? c.laterAction : c.action;
  switch (code) {
    case 'amount-missing':
    case 'amount-not-whole':
      return [bet];
    case 'amount-too-small':
      return [(type === 'bet' ? c.betMin : c.raiseMin) ?? bet];
    case 'amount-too-big':
      // What somebody may wager in all is bounded by law at Jalisco, and an all-in goes by multiples at stud.
      return isAll
        ? [c.tableStakes, c.betMax ?? bet, c.wagerMax]
        : [c.betMax ?? bet, c.wagerMax, c.allInBy && c.tableStakes];
    case 'amount-not-asked':
    case 'nothing-to-call':
    case 'nothing-to-raise':
    case 'must-raise':
    case 'bound-out-of-turn':
      return [action];
    case 'must-call-or-fold':
      return isLater ? [action] : [action, c.pass];
    case 'pass-is-fold':
      return [c.pass];
    case 'must-open':
    case 'must-open-high':
      return [c.opens];
    case 'raise-cap-reached':
      return [c.cap];
    case 'betting-not-reopened':
      return [isLater ? c.laterShort : c.shortAllIn];
    case 'check-raise-barred':
      return [c.checkRaise];
    case 'no-chips-behind':
      return [c.tableStakes, c.allInBy];
    case 'nobody-to-answer':
      return [c.tableStakes];
    case 'wager-limit-reached':
      return [c.wagerMax, c.bet];
    case 'must-complete':
      return ['ROG-DRAW-D9'];
  }
  return undefined;
}
/** What is asked before the betting, and between. */
function beforePlay({ forced }: TableRules, c: Cites, { code, type, isAll }: Refused): Declared {
  const isAmount = code.startsWith('amount-');
  switch (type) {
    case 'straddle':
      return code === 'amount-too-big' && isAll
        ? [c.tableStakes, c.straddleSize ?? c.straddle]
        : isAmount
          ? [c.straddleSize ?? c.straddle]
          : undefined;
    case 'no-straddle':
      return [c.straddle];
    case 'name-price':
      // The charge is kept back, so that chips bound it before they are all in.
      if (code === 'amount-too-big') return [c.tableStakes, c.bet];
      return isAmount && 'rule' in forced ? [forced.rule] : undefined;
    case 'match-price':
    case 'sit-out-hand':
      return 'rule' in forced ? [forced.rule] : undefined;
    case 'draw':
      return code === 'must-stand-pat' ? [c.mustStand, c.stubTaken] : [c.draw];
    case 'discard':
      return [c.discard];
    default:
      // What takes neither an amount nor cards is refused them by the clause it is offered by.
      return code === 'amount-not-asked' || code === 'cards-not-asked' ? Object.values(c) : undefined;
  }
}

const WAGER: Readonly<Record<string, string>> = {
  ante: 'ante',
  'dos-pares': 'dosPares',
  joker: 'joker',
  progressive: 'progressive',
};
function atSpanishPoker(c: Cites, { code, type, isAll }: Refused): Declared {
  const own = c[WAGER[type] ?? type];
  switch (code) {
    case 'amount-too-small':
      return [type === 'ante' ? c.anteMin : c.bonusMin];
    case 'amount-too-big':
      if (type === 'ante') return [c.anteMax, c.reserve];
      return isAll ? [c.tableStakes, c.reserve, c.bonusMax, c.betMax] : [c.bonusMax, c.betMax, c.reserve];
    case 'no-chips-behind':
      return type === 'ante' ? [c.reserve] : [c.tableStakes];
    case 'ante-first':
      return [c.noAnte];
    case 'nothing-bet':
      return [c.done];
    case 'amount-missing':
    case 'amount-not-whole':
    case 'bet-placed':
      return own === undefined ? undefined : [own];
    case 'amount-not-asked':
      return Object.values(c);
  }
  return undefined;
}

const CLAIM: Readonly<Record<string, string>> = {
  back: 'backline',
  insure: 'insurance',
  'split-pair': 'split',
  'surrender-stood': 'surrender',
};
function atBank(c: Cites, { code, type, isAll }: Refused): Declared {
  const own = c[CLAIM[type] ?? type];
  const isWager = type === 'wager' || type === 'back';
  switch (code) {
    case 'amount-too-small':
      return [isWager ? c.limits : type === 'bank' ? c.bankMin : type === 'insure' ? own : c.doubleMin];
    case 'amount-too-big':
      if (type === 'bank') return [c.tableStakes];
      // A fee is owed besides a wager, so that chips bound it before they are all in.
      if (isWager) return [c.limits, c.tableStakes];
      return isAll ? [c.tableStakes, own] : [own];
    case 'no-chips-behind':
      return [c.tableStakes];
    case 'no-circle':
      return [type === 'back' ? (c.backline ?? c.circles) : c.circles, c.circles];
    case 'must-hit':
      return [c.chart];
    case 'must-stand':
      return [c.chart, c.splitAces, c.surrenderAces];
    case 'deck-too-short':
      return [c.noCards];
    case 'no-surrender':
      return [c.surrender];
    case 'first-two-only':
      return type === 'double' ? [own, c.doubleAfterSplit] : [own];
    case 'not-a-pair':
      return [own, c.resplitAces, c.splitsMax];
    case 'amount-missing':
    case 'amount-not-whole':
    case 'next-has-acted':
    case 'wrong-number-of-cards':
      return own === undefined ? undefined : [own];
    case 'amount-not-asked':
      return Object.values(c);
  }
  return undefined;
}

function atRummy(c: Cites, { code, type }: Refused): Declared {
  switch (code) {
    case 'not-a-meld':
      // Where what lies on the table may be built on, a card may fail to fit there.
      return type === 'use' ? [c.meld, c.build] : [c.meld];
    case 'nothing-laid':
      return [c.rearrange];
    case 'has-drawn':
      return [c.noDrop];
    case 'nothing-to-take':
      return [c.takeDiscard, c.thrown];
    case 'no-dropping-now':
      return [c.alone];
    case 'must-take':
      return [c.mustTake, c.forced, c.force];
    case 'must-discard':
      return [c.use];
    case 'use-or-pass':
      return type === 'drop' ? [c.stay] : type === 'keep' ? [c.keep] : [c.use, c.dead];
    default:
      return code.endsWith('-not-asked') || code === 'wrong-number-of-cards' ? Object.values(c) : undefined;
  }
}

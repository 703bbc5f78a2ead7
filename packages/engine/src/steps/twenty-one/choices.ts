/** What a hand may and must do: each house's chart, doubling, splitting, surrender. Menus and greyed buttons both come from here. */
import { type Face, rankOf } from '../../cards/index.js';
import type { OptionName } from '../../facts/index.js';
import { type Count, countOf, isAce, isTen, MOST, pointsOf } from '../../hands/index.js';
import {
  type Chips,
  cardsIn,
  chipsAt,
  type Felt,
  type Known,
  type Option,
  option,
  type Refusal,
  refuse,
  type Shut,
  shut,
} from '../../kernel/index.js';
import type { Spot, TwentyOneFelt } from './felt.js';
import type { TwentyOneRules } from './rules.js';

/** On eleven and less a card must be taken, unless one is free to do as one likes. */
const mustHit = ({ chart }: Pick<TwentyOneRules, 'chart'>, { total }: Count): boolean =>
  chart !== 'free' && total <= 11;
/** Of a hand that has a choice at all: by its chart none is left on every 21, or on a hard 19 and more. */
export function mustStand({ chart }: Pick<TwentyOneRules, 'chart'>, { total, soft }: Count): boolean {
  return chart === 'stands-on-hard-19' ? !soft && total >= 19 : total === MOST;
}

/** A hand, as far as its choices depend on it. */
export interface Held {
  readonly count: Count;
  readonly isSplit: boolean;
  readonly isSplitAce: boolean;
  /** Two cards that may be split, but for what it costs and how often it has been. */
  readonly isPair: boolean;
  /** How many hands the circle has. */
  readonly hands: number;
}

export function heldBy(on: TwentyOneFelt, r: Felt, spot: Spot, known: Known): Held {
  const faces = on.faces(on.cards(r, spot), known);
  const isSplit = on.isSplit(r, spot.circle);
  return {
    count: countOf(faces, on.isDealt(r, spot.circle)),
    isSplit,
    isSplitAce: isSplit && faces.length > 0 && isAce(faces[0]!),
    isPair: isPairOf(on.rules, faces),
    hands: on.spots(r, spot.circle).length,
  };
}
export function isPairOf({ splits }: Pick<TwentyOneRules, 'splits'>, hand: readonly Face[]): boolean {
  const [a, b] = hand;
  if (hand.length !== 2 || a === undefined || b === undefined) return false;
  if (splits === 'value') return pointsOf(a) === pointsOf(b);
  return rankOf(a) === rankOf(b) || (isTen(a) && isTen(b));
}

/** Is there anything to choose, or does the hand stand by itself? */
export function hasChoice(rules: TwentyOneRules, held: Held): boolean {
  const { count, isSplit, isSplitAce, isPair, hands } = held;
  if (count.natural || count.total > MOST) return false;
  const canSplit = isPair && hands < rules.handsMax;
  // One card is all it gets; but where the house lets it, it may be surrendered.
  if (isSplitAce) return (canSplit && rules.resplitAces) || (rules.surrenderAces && count.total < MOST);
  if (!mustStand(rules, count)) return true;
  // A hard 19 of two cards stands, but may be surrendered or, if it is two tens, split.
  return canSplit || (count.cards === 2 && !isSplit && rules.surrendersStanding);
}

/** Cards left in the shoe that no hand is waiting for. */
export const freeCards = (on: TwentyOneFelt, r: Felt): number => cardsIn(r, on.stock).length - on.waiting(r);

/** What stands in the way of each thing; null where nothing does. */
interface Ways {
  readonly hit: Refusal | null;
  readonly stand: Refusal | null;
  readonly double: Refusal | null;
  readonly split: Refusal | null;
  readonly surrender: Refusal | null;
}

function waysOf(on: TwentyOneFelt, r: Felt, spot: Spot, known: Known): Ways {
  const { rules } = on;
  const { cites } = rules;
  const held = heldBy(on, r, spot, known);
  const { count, isSplit, isSplitAce } = held;
  const { total } = count;
  const stake = on.stakeOf(r, spot);
  const behind = chipsAt(r, on.stack(on.ownerOf(r, spot.circle)!));
  const cards = freeCards(on, r);
  const noCards = refuse('deck-too-short', cites.noCards);
  const noChips = refuse('no-chips-behind', cites.tableStakes);
  const stands = mustStand(rules, count) ? refuse('must-stand', cites.chart, { total }) : null;
  const oneCard = isSplitAce ? refuse('must-stand', cites.splitAces, { total }) : null;
  const hit = oneCard ?? stands ?? (cards < 1 ? noCards : null);
  const twoOnly = (rule: string): Refusal | null => (count.cards === 2 ? null : refuse('first-two-only', rule));
  const least = rules.doubling === 'equal' ? stake : rules.leastWager;
  return {
    hit,
    stand: mustHit(rules, count) && hit === null ? refuse('must-hit', cites.chart, { total }) : null,
    double:
      twoOnly(cites.double) ??
      oneCard ??
      stands ??
      (isSplit && !rules.doubleAfterSplit ? refuse('first-two-only', cites.doubleAfterSplit) : null) ??
      (behind < least ? noChips : cards < 1 ? noCards : null),
    split: whyNotSplit(on, held) ?? (behind < stake ? noChips : cards < 2 ? noCards : null),
    surrender: whyNotSurrender(on, held),
  };
}
function whyNotSplit({ rules }: TwentyOneFelt, { isPair, isSplitAce, hands }: Held): Refusal | null {
  const { cites, resplitAces, handsMax } = rules;
  if (!isPair) return refuse('not-a-pair', cites.split);
  if (isSplitAce && !resplitAces) return refuse('not-a-pair', cites.resplitAces);
  return hands < handsMax ? null : refuse('not-a-pair', cites.splitsMax);
}
export function whyNotSurrender({ rules }: TwentyOneFelt, { count, isSplit, isSplitAce }: Held): Refusal | null {
  const { cites, surrender, surrenderSplit, surrenderAces } = rules;
  if (surrender === 'never') return refuse('no-surrender', cites.surrender);
  if (isSplitAce && !surrenderAces) return refuse('must-stand', cites.surrenderAces);
  if (isSplit && !surrenderSplit) return refuse('first-two-only', cites.surrender);
  if (surrender === 'first-two' && count.cards > 2) return refuse('first-two-only', cites.surrender);
  // A hand that must stand is asked only where it may be surrendered.
  return null;
}

/** The most somebody may put on a hand again: as much as lies there, or as much of it as he has. */
export const againAtMost = ({ rules }: TwentyOneFelt, stake: Chips, behind: Chips): Chips => {
  const most = Math.min(stake, behind);
  return most - (most % rules.unit);
};
/** What doubling is offered for: an equal wager, or anything from the table's least to that. */
export function doubling(
  on: TwentyOneFelt,
  type: 'double' | 'fund',
  rule: string,
  stake: Chips,
  behind: Chips,
): Option {
  const { doubling: how, leastWager: min, unit, cites } = on.rules;
  if (how === 'equal') return option(type, { rule, cost: stake });
  const isAll = behind < stake;
  const amount = { min, max: againAtMost(on, stake, behind), unit, minRule: cites.doubleMin };
  return option(type, { rule, amount: isAll ? { ...amount, maxRule: cites.tableStakes } : amount });
}

/** A silent hand takes a card where it must, and stands otherwise. */
export function handMenu(on: TwentyOneFelt, r: Felt, spot: Spot, known: Known): readonly Option[] {
  const { cites } = on.rules;
  const ways = waysOf(on, r, spot, known);
  const stake = on.stakeOf(r, spot);
  const behind = chipsAt(r, on.stack(on.ownerOf(r, spot.circle)!));
  const out: Option[] = [];
  if (ways.hit === null) out.push(option('hit', { rule: cites.chart, ifSilent: ways.stand !== null }));
  if (ways.stand === null) out.push(option('stand', { rule: cites.chart, ifSilent: true }));
  if (ways.double === null) out.push(doubling(on, 'double', cites.double, stake, behind));
  if (ways.split === null) out.push(option('split-pair', { rule: cites.split, cost: stake }));
  if (ways.surrender === null) out.push(option('surrender', { rule: cites.surrender }));
  return out;
}
export function handShut(on: TwentyOneFelt, r: Felt, spot: Spot, known: Known): readonly Shut[] {
  const { hit, stand, double, split, surrender } = waysOf(on, r, spot, known);
  const grey = (type: OptionName, why: Refusal | null): readonly Shut[] => (why === null ? [] : [shut(type, why)]);
  return [
    ...grey('hit', hit),
    ...grey('stand', stand),
    ...grey('double', double),
    ...grey('split-pair', split),
    ...grey('surrender', surrender),
  ];
}

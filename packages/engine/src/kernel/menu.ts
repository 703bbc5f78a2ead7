/** Menus: what an actor may do now, as data; and refusals: why not, as data. Legality is computed here once. */
import type { Face } from '../cards/index.js';
import type { Actor, CardId, Chips, RuleId, Seat } from './felt.js';

/** What somebody asks for. `faces` is for chance alone. */
export interface Command {
  readonly type: string;
  readonly actor: Actor;
  readonly amount?: Chips;
  readonly cards?: readonly CardId[];
  readonly seat?: Seat;
  /** How all one's face-up cards shall lie, where an open option lets one say so. */
  readonly piles?: readonly (readonly CardId[])[];
  readonly faces?: readonly Face[];
}

/** The bounds of an amount; the least and the most may rest on other clauses than what is offered does. */
export interface Amount {
  readonly min: Chips;
  readonly max: Chips;
  readonly unit: Chips;
  readonly of?: 'cards';
  readonly minRule?: RuleId;
  readonly maxRule?: RuleId;
}

/** Cards to choose from, and how many; their number may rest on another clause than what is offered does. */
export interface Choice {
  readonly from: readonly CardId[];
  readonly min: number;
  readonly max: number;
  readonly rule?: RuleId;
}

/** One thing an actor may do now. A raise's amount is always what the bet is raised *to*. */
export interface Option {
  readonly type: string;
  /** The clause it rests on. */
  readonly rule: RuleId | null;
  /** What it takes from the stack, where that is fixed: the price of a call. */
  readonly cost: Chips | null;
  /**
   * Any multiple of `unit` from min to max; max itself is always allowed, since an all-in may be odd. Chips, unless it says that
   * it counts something else.
   */
  readonly amount: Amount | null;
  readonly cards: Choice | null;
  readonly seats: readonly Seat[] | null;
  /** Shape only: the step has the last word (melds). */
  readonly open: boolean;
  /** What the clock plays for a silent seat. */
  readonly ifSilent: boolean;
}

/** Builds an option: here and nowhere else, so that all have one shape. */
export const makeOption = (
  type: string,
  rule: RuleId | null,
  cost: Option['cost'],
  amount: Option['amount'],
  cards: Option['cards'],
  seats: Option['seats'],
  open: boolean,
  ifSilent: boolean,
): Option => ({ type, rule, cost, amount, cards, seats, open, ifSilent });

/** Offers something: `option('raise', { amount: { min, max, unit } })`. */
export const option = (type: string, o: Partial<Omit<Option, 'type'>> = {}): Option =>
  makeOption(
    type,
    o.rule ?? null,
    o.cost ?? null,
    o.amount ?? null,
    o.cards ?? null,
    o.seats ?? null,
    o.open ?? false,
    o.ifSilent ?? false,
  );

/** Every reason the kernel and the steps refuse for, in order of precedence. Words for people are made from these. */
export const REFUSALS = [
  'round-over',
  'unknown-incident',
  'staff-only',
  'not-your-turn',
  'not-offered',
  // Why a button is grey.
  'nothing-to-call',
  'nothing-to-raise',
  'must-call-or-fold',
  'must-raise',
  'must-open',
  'pass-is-fold',
  'raise-cap-reached',
  'wager-limit-reached',
  'betting-not-reopened',
  'check-raise-barred',
  'bound-out-of-turn',
  'must-complete',
  'nobody-to-answer',
  'no-chips-behind',
  'must-stand-pat',
  // Shape of the command.
  'amount-missing',
  'amount-not-asked',
  'amount-not-whole',
  'amount-too-small',
  'amount-too-big',
  'cards-not-asked',
  'wrong-number-of-cards',
  'card-not-yours',
  'piles-not-asked',
  'seat-not-asked',
  'not-that-seat',
  'not-this-pack',
  // Rummies: why cards cannot be laid so, why one may not drop or draw now.
  'not-a-meld',
  'not-your-columns',
  'columns-stay',
  'columns-same',
  'nothing-laid',
  'use-or-pass',
  'must-take',
  'must-discard',
  'has-drawn',
  'no-dropping-now',
  'nothing-to-take',
  'must-keep-one',
  // With a bank: where one may not bet; and at twenty-one what a chart says, and what a hand no longer may.
  'no-circle',
  'must-hit',
  'must-stand',
  'first-two-only',
  'not-a-pair',
  'next-has-acted',
  // Wagers against the house: what must come first, what lies already, and that nothing does.
  'ante-first',
  'bet-placed',
  'nothing-bet',
  // Why an incident cannot be ruled as asked.
  'wrong-stage',
  'too-late',
  'action-has-begun',
  'action-not-begun',
  'two-have-acted',
  'already-corrected',
  'second-exposed-card',
  'deck-too-short',
  'no-such-bet',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/** Why not. `facts` fill the sentence a person reads. */
export interface Refusal {
  readonly refused: RefusalCode;
  readonly rule: RuleId | null;
  readonly facts?: Readonly<Record<string, number | string>>;
}
export const refuse = (
  refused: RefusalCode,
  rule: RuleId | null = null,
  facts?: Readonly<Record<string, number | string>>,
): Refusal => (facts ? { refused, rule, facts } : { refused, rule });
export const isRefusal = (x: object): x is Refusal => (x as Refusal).refused !== undefined;

/** A greyed button: something an actor may not do now, and why. */
export type Shut = Refusal & { readonly type: string };
export const shut = (type: string, r: Refusal): Shut => ({ type, ...r });

export interface Menu {
  readonly actor: Actor;
  readonly options: readonly Option[];
}

/** Is this command within the option's bounds? If not, says why. */
export function outOfBounds(o: Option, c: Command): Refusal | null {
  return badAmount(o, c) ?? badCards(o, c) ?? badSeat(o, c) ?? badFaces(o, c);
}
function badAmount({ amount, rule }: Option, { amount: n }: Command): Refusal | null {
  if (!amount) return n === undefined ? null : refuse('amount-not-asked', rule);
  const of = amount.of ? { of: amount.of } : {};
  if (n === undefined) return refuse('amount-missing', rule, { min: amount.min, max: amount.max, ...of });
  if (!Number.isSafeInteger(n)) return refuse('amount-not-whole', rule, { unit: amount.unit, ...of });
  if (n < amount.min) return refuse('amount-too-small', amount.minRule ?? rule, { min: amount.min, ...of });
  if (n > amount.max) return refuse('amount-too-big', amount.maxRule ?? rule, { max: amount.max, ...of });
  if (n % amount.unit !== 0 && n !== amount.max && n !== amount.min)
    return refuse('amount-not-whole', rule, { unit: amount.unit, ...of });
  return null;
}
function badCards({ cards, open, rule }: Option, { cards: chosen, piles }: Command): Refusal | null {
  if (piles !== undefined && !(open && cards)) return refuse('piles-not-asked', rule);
  if (!cards) return chosen === undefined ? null : refuse('cards-not-asked', rule);
  const list = chosen ?? [];
  if (list.length < cards.min || list.length > cards.max)
    return refuse('wrong-number-of-cards', cards.rule ?? rule, { min: cards.min, max: cards.max });
  for (let i = 0; i < list.length; i++)
    if (!cards.from.includes(list[i]!) || list.indexOf(list[i]!) !== i) return refuse('card-not-yours', rule);
  return null;
}
function badSeat({ seats, rule }: Option, { seat }: Command): Refusal | null {
  if (!seats) return seat === undefined ? null : refuse('seat-not-asked', rule);
  return seat !== undefined && seats.includes(seat) ? null : refuse('not-that-seat', rule);
}
/** The order of a pack is chance's to say, and nobody else's; whether it is the right pack, the shuffle decides. */
function badFaces({ rule }: Option, { actor, faces }: Command): Refusal | null {
  return faces === undefined || actor === 'chance' ? null : refuse('not-this-pack', rule);
}

/** Menus: what an actor may do now, as data; and refusals: why not, as data. Legality is computed here once. */
import type { Face } from '../cards/index.js';
import { type Filled, REASONS, type RefusedFor } from '../facts/index.js';
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

export const REFUSALS = Object.keys(REASONS) as readonly RefusalCode[];
export type RefusalCode = keyof typeof REASONS;

/** Why not, with the clause it rests on. `facts` fill the sentence a person reads. */
export type Refusal = RefusedFor<typeof REASONS>;
type Refuse = <K extends RefusalCode>(
  refused: K,
  rule?: RuleId | null,
  ...facts: Filled<typeof REASONS, K>
) => Extract<Refusal, { refused: K }>;
export const refuse = ((refused: RefusalCode, rule: RuleId | null = null, facts?: object) =>
  facts ? { refused, rule, facts } : { refused, rule }) as Refuse;
export const isRefusal = (x: object): x is Refusal => (x as Refusal).refused !== undefined;

/** A greyed button: something an actor may not do now, and why. */
export type Shut = Refusal & { readonly type: string };
export const shut = (type: string, r: Refusal): Shut => ({ type, ...r });
/** The reason alone. */
export const whyShut = ({ type: _, ...why }: Shut): Refusal => why;

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

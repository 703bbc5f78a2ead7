/** Menus: what an actor may do now, as data; and refusals: why not, as data. Legality is computed here once. */
import type { Face } from '../cards/index.js';
import type { ACTS, ActName, Filled, Given, Optional, Options, RefusedFor } from '../facts/index.js';
import { REASONS } from '../facts/index.js';
import type { Actor, CardId, Chips, RuleId, Seat } from './felt.js';

/** What somebody asks for: any name may be tried, and what is not on his menu is refused. `faces` is for chance alone. */
export interface Command<Name extends string = string> extends Given {
  readonly type: Name;
  readonly actor: Actor;
  readonly faces?: readonly Face[];
}
/** One of the houses' options, or a report to the floor. */
export type HouseCommand = Command<ActName>;

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

/**
 * One thing an actor may do now: one of what the houses declare (`facts/option.ts`), unless a game of one's own has other names. A
 * raise's amount is always what the bet is raised *to*.
 */
export interface Option<Name extends string = ActName> {
  readonly type: Name;
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

/** An option of whatever game. */
export type AnyOption = Option<string>;

/** Builds an option: here and nowhere else, so that all have one shape. */
export const makeOption = <Name extends string>(
  type: Name,
  rule: RuleId | null,
  cost: Option['cost'],
  amount: Option['amount'],
  cards: Option['cards'],
  seats: Option['seats'],
  open: boolean,
  ifSilent: boolean,
): Option<Name> => ({ type, rule, cost, amount, cards, seats, open, ifSilent });

type Bounds<Asks, Field extends string, As extends string, Value> = Field extends keyof Asks
  ? Asks[Field] extends Optional
    ? { readonly [K in As]?: Value | null }
    : { readonly [K in As]: Value }
  : { readonly [K in As]?: null };
type Anything = Partial<Omit<Option, 'type'>>;
/** What an option is offered with: bounds for all that its declaration asks for, and for nothing else. */
export type Offer<Name extends keyof V, V extends Options = typeof ACTS> = Name extends unknown
  ? Pick<Anything, 'rule' | 'cost' | 'open' | 'ifSilent'> &
      Bounds<V[Name], 'amount', 'amount', Amount> &
      Bounds<V[Name], 'cards', 'cards', Choice> &
      Bounds<V[Name], 'seat', 'seats', readonly Seat[]>
  : never;
type Offering<V extends Options> = <Name extends keyof V & string>(
  type: Name,
  ...o: Record<never, never> extends Offer<Name, V> ? readonly [o?: Offer<Name, V>] : readonly [o: Offer<Name, V>]
) => Option<Name>;
const offered = (type: string, o: Anything = {}): AnyOption =>
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
/** The same for a game with options of its own: `const option = offering<typeof MY_OPTIONS>()`. */
export const offering = <V extends Options>(): Offering<V> => offered as unknown as Offering<V>;
/** Offers something, as the houses' games do: `option('raise', { amount: { min, max, unit } })`. */
export const option = offering<typeof ACTS>();

export const REFUSALS = /* @__PURE__ */ Object.keys(REASONS) as readonly RefusalCode[];
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
export type Shut<Name extends string = ActName> = Refusal & { readonly type: Name };
export const shut = <Name extends string>(type: Name, r: Refusal): Shut<Name> => ({ type, ...r });
/** The reason alone. */
export const whyShut = ({ type: _, ...why }: Shut<string>): Refusal => why;

export interface Menu<Name extends string = ActName> {
  readonly actor: Actor;
  readonly options: readonly Option<Name>[];
}

/** Is this command within the option's bounds? If not, says why. */
export function outOfBounds(o: AnyOption, c: Command): Refusal | null {
  // Nearly always nothing is asked besides and nothing said.
  const asksNothing = o.amount === null && o.cards === null && o.seats === null;
  if (asksNothing && c.amount === undefined && isPlain(c)) return null;
  return badAmount(o, c) ?? badCards(o, c) ?? badSeat(o, c) ?? badFaces(o, c);
}
const isPlain = (c: Command): boolean =>
  c.cards === undefined && c.piles === undefined && c.seat === undefined && c.faces === undefined;
function badAmount({ amount, rule }: AnyOption, { amount: n }: Command): Refusal | null {
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
function badCards({ cards, open, rule }: AnyOption, { cards: chosen, piles }: Command): Refusal | null {
  if (piles !== undefined && !(open && cards)) return refuse('piles-not-asked', rule);
  if (!cards) return chosen === undefined ? null : refuse('cards-not-asked', rule);
  const list = chosen ?? [];
  if (list.length < cards.min || list.length > cards.max)
    return refuse('wrong-number-of-cards', cards.rule ?? rule, { min: cards.min, max: cards.max });
  for (let i = 0; i < list.length; i++)
    if (!cards.from.includes(list[i]!) || list.indexOf(list[i]!) !== i) return refuse('card-not-yours', rule);
  return null;
}
function badSeat({ seats, rule }: AnyOption, { seat }: Command): Refusal | null {
  if (!seats) return seat === undefined ? null : refuse('seat-not-asked', rule);
  return seat !== undefined && seats.includes(seat) ? null : refuse('not-that-seat', rule);
}
/** The order of a pack is chance's to say, and nobody else's; whether it is the right pack, the shuffle decides. */
function badFaces({ rule }: AnyOption, { actor, faces }: Command): Refusal | null {
  return faces === undefined || actor === 'chance' ? null : refuse('not-this-pack', rule);
}

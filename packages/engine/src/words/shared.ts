/** What every language says alike: money, and the short names of cards. */
import { type Face, isJoker, type Rank, rankOf, suitOf } from '../cards/index.js';
import type { Chips, Seat } from '../kernel/index.js';
import type { Choice, OptionContext, SeatNames } from './words.js';

/** '$12.50', '$3', '$1,250'. */
export function money(cents: Chips): string {
  const whole = Math.floor(Math.abs(cents) / 100);
  const rest = Math.abs(cents) % 100;
  const dollars = String(whole).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : ''}$${dollars}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
}

const RANK_SIGNS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;
const SUIT_SIGNS = ['♣', '♦', '♥', '♠'] as const;

/** 'A♠', '10♦'; the joker by the name given. */
export const cardSign = (face: Face, joker: string): string =>
  isJoker(face) ? joker : `${RANK_SIGNS[rankOf(face)]}${SUIT_SIGNS[suitOf(face)]}`;

/** A low as it is read: '8-6-4-3-ace'. Numbers are figures, the others their names. */
export const lowSign = (ranks: readonly Rank[], nameOf: (rank: Rank) => string): string =>
  ranks.map((rank) => (rank <= 8 ? RANK_SIGNS[rank] : nameOf(rank))).join('-');

/** 'Ana, Beto and Carla'. */
export function list(items: readonly string[], and: string): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;
}

export const nameless: SeatNames = () => undefined;

/** What people call a seat: tables count theirs from 1, so it is the seat's own number. */
export const seatNumber = (seat: Seat): number => seat;

/** A number in a sentence: small ones in words. */
export const spelled = (n: number, words: readonly string[]): string => words[n] ?? String(n);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a choice comes to, where that is known: the amount on the slider, or the only one there is. */
const levelOf = ({ amount }: Choice, context: OptionContext): Chips | undefined =>
  context.amount ?? (amount && amount.min === amount.max ? amount.max : undefined);

/** '$6', '$3 to $6', or nothing if no amount belongs to it. */
export function amounts(choice: Choice, context: OptionContext, between: string): string {
  const level = levelOf(choice, context);
  if (level !== undefined) return money(level);
  const { amount, cost } = choice;
  return amount ? `${money(amount.min)}${between}${money(amount.max)}` : cost ? money(cost) : '';
}

/** Does it take the whole stack? Only said where the stack is known. */
export function takesAll(choice: Choice, context: OptionContext): boolean {
  const { stack, bet = 0 } = context;
  if (stack === undefined) return false;
  const level = levelOf(choice, context);
  return level === undefined ? !choice.amount && (choice.cost ?? -1) >= stack : level >= stack + bet;
}

// Choosing cards of one's own, the same for every game: any number between what the menu's options allow.
import type { Strings } from '../i18n/index.js';
import type { CardId, Option } from '../lib/wire.js';

export interface Asks {
  /** Cards that some option takes, in the order they lie. */
  readonly from: readonly CardId[];
  readonly min: number;
  readonly max: number;
}

/** What the menu asks for in cards; null where it asks for none. `order` is how the cards lie before the player. */
export function asksOf(menu: readonly Option[], order: readonly CardId[]): Asks | null {
  const asked = menu.flatMap(({ cards }) => cards ?? []);
  if (asked.length === 0) return null;
  const from = new Set(asked.flatMap((cards) => cards.from));
  const lying = order.filter((card) => from.has(card));
  return {
    from: [...lying, ...[...from].filter((card) => !lying.includes(card))],
    min: Math.min(...asked.map(({ min }) => min)),
    max: Math.max(...asked.map(({ max }) => max)),
  };
}

/** A card chosen, or put back. With as many as may be chosen, the one chosen first goes back. */
export function toggled(chosen: readonly CardId[], card: CardId, { from, max }: Asks): readonly CardId[] {
  if (!from.includes(card) || max === 0) return chosen;
  return chosen.includes(card) ? chosen.filter((one) => one !== card) : [...chosen, card].slice(-max);
}

/** Does an option take exactly these cards? One that asks for none does not mind them. */
export const takes = ({ cards }: Pick<Option, 'cards'>, chosen: readonly CardId[]): boolean =>
  !cards ||
  (chosen.length >= cards.min && chosen.length <= cards.max && chosen.every((card) => cards.from.includes(card)));

/** What is asked for, in words. */
export const pickText = ({ min, max }: Asks, t: Strings): string =>
  min === max ? t.bar.pick(min) : t.bar.pickBetween(min, max);

/** The keys that choose cards: 1 to 9, and 0 for a tenth. */
const DIGITS = '1234567890';
export const keyOf = ({ from }: Asks, card: CardId): string => DIGITS[from.indexOf(card)] ?? '';

// What is done by itself where one practises: the only thing there is to do, and no to what most people decline.
import type { Option } from '../lib/wire.js';

const DECLINES = ['no-straddle'];
/** What is wanted of cards that come by at the rummies: asked of each, of those that can be used, or of none. */
export type Interest = 'ask' | 'melds' | 'pass';
export const INTERESTS: readonly Interest[] = ['ask', 'melds', 'pass'];
const MELDS: readonly string[] = ['use', 'take'];
const CARRIED: readonly string[] = [...MELDS, 'lay', 'keep'];
const isFree = ({ cost, amount, cards, seats, open }: Option): boolean =>
  !cost && amount === null && cards === null && seats === null && !open;

/** The option to take by itself; null where there is something to choose, to pay or to lay. */
export function passOf(menu: readonly Option[]): Option | null {
  const declined = menu.find(({ type }) => DECLINES.includes(type));
  if (declined) return declined;
  const [only] = menu;
  return only && menu.length === 1 && isFree(only) ? only : null;
}
/** What a standing answer has done about a card: passed, or drawn instead; null where it says nothing, or the card is one's own draw. */
export function standingOf(menu: readonly Option[], interest: Interest, isOwnDraw: boolean): Option | null {
  const quiet = menu.find(({ type }) => type === 'pass') ?? menu.find(({ type }) => type === 'draw');
  const others = menu.filter((option) => option !== quiet).map(({ type }) => type);
  if (!quiet || interest === 'ask' || isOwnDraw || others.some((type) => !CARRIED.includes(type))) return null;
  const melds = others.some((type) => MELDS.includes(type));
  return interest === 'pass' || !melds ? quiet : null;
}

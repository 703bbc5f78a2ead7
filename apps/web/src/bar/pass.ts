// What is done by itself where one practises: the only thing there is to do, and no to what most people decline.
import type { Option } from '../lib/wire.js';

const DECLINES = ['no-straddle'];
const isFree = ({ cost, amount, cards, seats, open }: Option): boolean =>
  !cost && amount === null && cards === null && seats === null && !open;

/** The option to take by itself; null where there is something to choose, to pay or to lay. */
export function passOf(menu: readonly Option[]): Option | null {
  const declined = menu.find(({ type }) => DECLINES.includes(type));
  if (declined) return declined;
  const [only] = menu;
  return only && menu.length === 1 && isFree(only) ? only : null;
}

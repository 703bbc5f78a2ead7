/** Packets of cards, as lists from bottom to top. */
import type { CardId } from './felt.js';

/** Cards laid on a packet, with no room to spare: `concat` is five times as slow, and a list that is pushed to keeps room for 16 more. */
export function onTop(zone: readonly CardId[], cards: readonly CardId[]): CardId[] {
  const all = zone.length + cards.length;
  if (all > ROOM.length) return zone.concat(cards);
  const out = ROOM.slice(0, all);
  for (let i = 0; i < zone.length; i++) out[i] = zone[i]!;
  for (let i = 0; i < cards.length; i++) out[zone.length + i] = cards[i]!;
  return out;
}
const ROOM: readonly CardId[] = Array.from({ length: 64 }, () => 0);
/** Every so manieth card from a place downwards: what a seat gets that is dealt to in turn. */
export function everyNth(zone: readonly CardId[], from: number, n: number, count: number): CardId[] {
  const out = count > ROOM.length ? Array.from({ length: count }, () => 0) : ROOM.slice(0, count);
  for (let i = 0; i < count; i++) out[i] = zone[from - i * n]!;
  return out;
}
/** Are these all the cards of a packet, in their order? */
export function isAll(zone: readonly CardId[], cards: readonly CardId[]): boolean {
  if (zone === cards) return true;
  if (zone.length !== cards.length) return false;
  for (let i = 0; i < zone.length; i++) if (zone[i] !== cards[i]) return false;
  return true;
}
/** Takes a card out of a zone, looking from the top, where cards are nearly always taken. */
export function lift(zone: CardId[], card: CardId): boolean {
  let at = zone.length - 1;
  while (at >= 0 && zone[at] !== card) at--;
  if (at < 0) return false;
  for (let i = at; i < zone.length - 1; i++) zone[i] = zone[i + 1]!;
  zone.pop();
  return true;
}
/** Why so many cannot be dealt of these. */
export const short = (count: number, left: readonly CardId[]): string =>
  `${count} cards are to be dealt, and ${left.length} are left`;

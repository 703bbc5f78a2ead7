// The cards of a past hand that its owner would look for: his own, as they last lay before him, and those everybody played with.
import type { CardId } from 'baraja';
import { moveCards } from 'baraja/kernel';
import type { ToldEvent } from '../table/kinds.js';

/** Where one's own cards lie, by kind of zone, in the order they are shown; what was thrown away is not among them. */
const OWN = ['hand', 'low', 'high', 'down'] as const;
const COMMON = ['board', 'bank-hand', 'house-hand'] as const;

export interface CardsShown {
  /** One's own, by where they lay: one group, or more where a hand was split, set in two or laid down. */
  readonly own: readonly (readonly CardId[])[];
  readonly common: readonly CardId[];
}

/** A card counts where it lay last, unless it left a hand that went on without it: then it was thrown away. */
export function cardsShown(events: readonly { readonly event: ToldEvent }[], seat: number | null): CardsShown {
  const zones: Record<string, readonly CardId[]> = {};
  const left = new Map<CardId, string>();
  const isOwn = (zone: string): boolean => {
    const [kind, at = ''] = zone.split(':');
    return (OWN as readonly string[]).includes(kind!) && at.split('.')[0] === String(seat);
  };
  const isKept = (zone: string): boolean => isOwn(zone) || (COMMON as readonly string[]).includes(zone);
  for (const { event: told } of events) {
    if (told.type !== 'Played') continue;
    for (const move of told.event.cards ?? []) {
      const { cards, from, to } = move;
      if (from === to) continue;
      moveCards(zones, { cards: [move] });
      for (const card of cards) {
        if (isKept(to)) left.delete(card);
        else if (isKept(from) && zones[from] === undefined) left.set(card, from);
      }
      // A hand that was put away whole and dealt anew is another one.
      if (isKept(to)) for (const [card, zone] of left) if (zone === to) left.delete(card);
    }
  }
  const lay = new Map<string, CardId[]>();
  for (const [zone, cards] of Object.entries(zones)) if (isKept(zone)) lay.set(zone, [...cards]);
  for (const [card, zone] of left) lay.set(zone, [...(lay.get(zone) ?? []), card]);
  const own = [...lay].filter(([zone]) => isOwn(zone));
  const rank = ([zone]: readonly [string, unknown]): string => `${OWN.indexOf(zone.split(':')[0] as 'hand')}${zone}`;
  own.sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
  return { own: own.map(([, cards]) => cards), common: COMMON.flatMap((zone) => lay.get(zone) ?? []) };
}

/** Notes as earlier editions wrote them, brought up to date: what was ever written can still be read. */

/** What there is of a written event to work a missing field out from. */
interface Told {
  readonly type: string;
  readonly note?: unknown;
  readonly cards?: readonly { readonly cards: readonly unknown[] }[];
}
/** By kind: a field that was not told once, and what it was. */
const LATER: Readonly<Record<string, { readonly field: string; from(e: Told): unknown }>> = {
  // The first edition told the street alone.
  BoardDealt: { field: 'count', from: ({ cards = [] }) => cards.reduce((n, move) => n + move.cards.length, 0) },
};

/** The note of a written event as it is written today; one that lacks nothing is left as it is. */
export function noteToday(e: Told): unknown {
  const { note } = e;
  const later = Object.hasOwn(LATER, e.type) ? LATER[e.type]! : null;
  if (later === null || typeof note !== 'object' || note === null || Object.hasOwn(note, later.field)) return note;
  return { ...note, [later.field]: later.from(e) };
}

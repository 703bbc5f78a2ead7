/** A rummy table's felt: each hand, what each seat has face up, the stock, the open card, and what was thrown away. */
import {
  type CardId,
  cardsIn,
  chipsAt,
  type Draft,
  type Felt,
  type Layout,
  type NoteOf,
  type RuleId,
  type Seat,
} from '../../kernel/index.js';

export type RummyFelt = ReturnType<typeof rummyFelt>;

export const rummyFelt = (on: Layout) => {
  const stack = on.places('stack');
  const hand = on.zones('hand');
  const down = on.zones('down');
  return {
    stack,
    centre: on.place('centre'),
    drop: on.place('drop'),
    jackpot: on.place('jackpot'),
    stock: on.zone('stock'),
    /** The card that was drawn and lies open until somebody has used it or all have passed it. */
    offer: on.zone('offer'),
    discards: on.zone('discards'),
    /** Out of the game: foul hands, hands that were passed, cards of the stock that were exposed. */
    surrendered: on.zone('surrendered'),
    box: on.zone('box'),
    spent: on.zone('spent'),
    hand,
    /** The seat's columns: which card lies in which is the turn's to remember. */
    down,
    /** Who draws first; nobody yet where the up cards decide it. */
    first: on.marker('first'),
    held: (r: Felt, seat: Seat): readonly CardId[] => cardsIn(r, hand(seat)),
    laid: (r: Felt, seat: Seat): readonly CardId[] => cardsIn(r, down(seat)),
  };
};

/** A seat pays another, as far as its chips go: all tables are table stakes. */
export function pays(
  on: RummyFelt,
  d: Draft,
  p: { from: Seat; to: Seat; due: number; rule: RuleId; note: Omit<NoteOf<'PointsPaid'>, 'to' | 'due'> },
): void {
  d.pay(on.stack(p.from), on.stack(p.to), Math.min(p.due, chipsAt(d, on.stack(p.from))));
  d.say('PointsPaid', p.from, p.rule, { ...p.note, to: p.to, due: p.due });
}

/** The next seat after this one, in order of play, that passes a test; the seat itself if no other does. */
export function nextOf(r: Felt, seat: Seat, test: (seat: Seat) => boolean): Seat {
  const at = r.seats.indexOf(seat);
  for (let i = 1; i < r.seats.length; i++) {
    const next = r.seats[(at + i) % r.seats.length]!;
    if (test(next)) return next;
  }
  return seat;
}

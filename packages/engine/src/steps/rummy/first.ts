/** Who is first, in this game and in the next: the up cards say it, or the marker, which goes to the winner. */
import {
  type Event,
  inTurn,
  type Known,
  type MarkerMove,
  type NoteOf,
  openly,
  paid,
  type Round,
  type RuleId,
  type Seat,
  said,
} from '../../kernel/index.js';
import { heightOf, kindOf } from '../../melds/index.js';
import type { RummyFelt } from './felt.js';
import { noColumns } from './turn.js';

/** Turns begin. In a first game with the highest tenth card, of equal ones with the first in order of play; later with the winner. */
export function turnsOpened(
  on: RummyFelt,
  r: Round,
  faces: Known,
  cites: { readonly upCard: RuleId; readonly upTie: RuleId; readonly first: RuleId },
  note: Pick<NoteOf<'TurnsOpened'>, 'phase'> = {},
): Event {
  const told = (first: Seat, rule: RuleId) =>
    said('TurnsOpened', first, rule, { ...note, first, columns: noColumns(r) });
  const marked = r.markers[on.first];
  if (marked !== null && marked !== undefined) return told(firstIn(r, marked), cites.first);
  const face = openly(r, faces);
  const tenth = (seat: Seat) => heightOf(kindOf(face(on.held(r, seat).at(-1)!)!));
  const most = Math.max(...r.seats.map(tenth));
  const highest = r.seats.filter((seat) => tenth(seat) === most);
  return told(highest[0]!, highest.length > 1 ? cites.upTie : cites.upCard);
}
/** The seat the marker lies before; if it was not dealt in, the next one. */
export const firstIn = (r: Round, marked: Seat): Seat => inTurn(r, marked, () => true)[0]!;

/** The game is over: its winner is first in the next; where nobody won, whoever was first in this one is again (AMB-JAL-25). */
export function gameEnded(on: RummyFelt, r: Round, p: { winner: Seat | null; first: Seat; rule: RuleId }): Event {
  const from = r.markers[on.first] ?? null;
  const to = p.winner ?? p.first;
  const markers: MarkerMove[] = from === to ? [] : [{ marker: on.first, from, to }];
  return paid('GameEnded', p.winner, p.rule, [], markers);
}

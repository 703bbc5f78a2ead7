/** Who is first, in this game and in the next: the up cards say it, or the marker, which goes to the winner. */
import {
  type Draft,
  type Felt,
  inTurn,
  type Known,
  type NoteOf,
  openly,
  type RuleId,
  type Seat,
  seatOf,
} from '../../kernel/index.js';
import { heightOf, kindOf } from '../../melds/index.js';
import type { RummyFelt } from './felt.js';
import { noColumns, type Turns } from './turn.js';

/** Turns begin. In a first game with the highest tenth card, of equal ones with the first in order of play; later with the winner. */
export function turnsOpened(
  on: RummyFelt,
  d: Draft,
  faces: Known,
  cites: UpCites,
  note: Pick<NoteOf<'TurnsOpened'>, 'phase'> = {},
): void {
  const { first, rule } = drawsFirst(on, d, faces, cites);
  d.say('TurnsOpened', first, rule, { ...note, first, columns: noColumns(d) });
}
function drawsFirst(on: RummyFelt, r: Felt, faces: Known, cites: UpCites): { first: Seat; rule: RuleId } {
  const marked = seatOf(r, on.first);
  if (marked !== null) return { first: firstIn(r, marked), rule: cites.first };
  const face = openly(r, faces);
  const tenth = (seat: Seat) => heightOf(kindOf(face(on.held(r, seat).at(-1)!)!));
  const most = Math.max(...r.seats.map(tenth));
  const highest = r.seats.filter((seat) => tenth(seat) === most);
  return { first: highest[0]!, rule: highest.length > 1 ? cites.upTie : cites.upCard };
}
interface UpCites {
  readonly upCard: RuleId;
  readonly upTie: RuleId;
  readonly first: RuleId;
}
/** The seat the marker lies before; if it was not dealt in, the next one. */
export const firstIn = (r: Felt, marked: Seat): Seat => inTurn(r, marked, () => true)[0]!;

/** The game is over: its winner is first in the next; where nobody won, whoever was first in this one is again. */
export function gameEnded(on: RummyFelt, d: Draft<Turns>, winner: Seat | null, rule: RuleId): void {
  const first = winner ?? d.now.first;
  if (seatOf(d, on.first) !== first) d.mark(on.first, first);
  d.say('GameEnded', winner, rule);
}

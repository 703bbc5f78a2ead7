// A past hand, step by step: each step is the felt after something happened, and the line that says it.
import type { Sight } from 'baraja/kernel';
import { NOTHING, type Noted, noted } from '../lib/acts.js';
import type { RoundRecord } from '../lib/api.js';
import { type DrawnFelt, EMPTY_FELT, foldFelt, openedFelt } from '../lib/felt.js';
import { type Line, lineOf, memoryOf } from '../lib/log.js';
import type { SeatView } from '../lib/wire.js';

export interface Step {
  readonly felt: DrawnFelt;
  readonly noted: Noted;
  readonly line: Line | null;
  readonly lines: readonly Line[];
}

/** A seat as a past hand knows it: a name and nothing of the table's life. */
export const pastSeat = (seat: number, name: string): SeatView => ({
  seat,
  patron: { id: `seat-${seat}`, name, bot: false },
  status: 'playing',
  next: true,
  why: null,
  rule: null,
  hands: 0,
  price: { dead: 0, live: 0, rule: '' },
  stack: 0,
  behind: 0,
  here: true,
  bank: 0,
});

/** The steps of a hand. What nobody would notice is no step of its own. */
export function stepsOf(
  record: Pick<RoundRecord, 'events' | 'faces' | 'rules'> & Pick<Sight, 'seat'>,
  seats: readonly SeatView[],
): readonly Step[] {
  const viewer = { seat: record.seat, faces: record.faces };
  let felt = EMPTY_FELT;
  let now: Noted = NOTHING;
  const lines: Line[] = [];
  const steps: Step[] = [];
  record.events.forEach(({ event: told }, i) => {
    if (told.type === 'RoundOpened') felt = openedFelt(told);
    if (told.type === 'Played') felt = foldFelt(felt, told.event, viewer, memoryOf(record.rules, felt.seats));
    now = noted(now, told);
    const line = lineOf(told, { rules: record.rules, felt, seats }, i);
    if (!line) return;
    lines.push(line);
    steps.push({ felt, noted: now, line, lines: [...lines] });
  });
  return steps;
}

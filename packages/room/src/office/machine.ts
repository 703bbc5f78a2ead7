// What the machine does that a house should know of and that nobody of its staff signs: its clock was set, and which program runs the room,
// by a hash over its files, taken at the start and every day.
import { choice, count, fact, hex, maybe } from 'baraja/facts';
import type { FlatOf } from 'baraja/table';
import type { OfficeEvent } from './facts.js';
import type { OfficeChange } from './journal.js';

export const MACHINE_FACTS = {
  /** `before`: what the clock should have said by then, and `after` what it said, in milliseconds since 1970. */
  ClockJumped: fact({ cause: choice('clock'), before: count, after: count }),
  /** `before`: the hash that was found the time before; null the first time. */
  ProgramChecked: fact({ cause: choice('program'), files: count, before: maybe(hex), after: hex }),
};
type MachineEvent = FlatOf<typeof MACHINE_FACTS>;
/** A program as it lies on the disk. */
export interface ProgramFound {
  readonly files: number;
  readonly hash: string;
}

export class Machine {
  /** The hash that was found last. */
  private program: string | null = null;

  fold(e: OfficeEvent): void {
    const event = e as MachineEvent;
    if (event.type === 'ProgramChecked') this.program = event.after;
  }
  jumped(before: number, after: number): OfficeChange<MachineEvent> {
    return { events: [{ type: 'ClockJumped', cause: 'clock', before: Math.round(before), after: Math.round(after) }] };
  }
  /** Every check is noted; at a start only one that finds another program, or the first. */
  checked({ files, hash }: ProgramFound, atStart: boolean): OfficeChange<MachineEvent> {
    if (atStart && this.program === hash) return { events: [] };
    const event = { type: 'ProgramChecked', cause: 'program', files, before: this.program, after: hash } as const;
    return { events: [event] };
  }
}

/** A hand as a room has it on record. */
import type { Event } from 'baraja/kernel';
import type { RoundOpened, TableState } from 'baraja/table';

export interface PastHand {
  readonly table: string;
  readonly round: number;
  /** What the table was opened with. */
  readonly opening: { readonly stake?: string; readonly switches?: Readonly<Record<string, unknown>> };
  /** The table before it was dealt, by the rules it was dealt by. */
  readonly before: TableState;
  readonly opened: RoundOpened;
  /** Everything that happened in it, with the order of the pack. */
  readonly log: readonly Event[];
}

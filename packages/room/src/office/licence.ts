// For how many tables a house is licensed: it never runs more at a time. Where nobody has said, there is no limit.
import { count, fact, maybe } from 'baraja/facts';
import type { FlatOf } from 'baraja/table';
import { acted, type Staffer } from './acted.js';
import type { OfficeEvent } from './facts.js';
import type { OfficeChange } from './journal.js';

export const LICENCE_FACTS = {
  /** Null: no limit. */
  TablesLicensed: fact({ tables: maybe(count), before: maybe(count), ...acted }),
};
type LicenceEvent = FlatOf<typeof LICENCE_FACTS>;

export class Licence {
  tables: number | null = null;
  fold(e: OfficeEvent): void {
    const event = e as LicenceEvent;
    if (event.type === 'TablesLicensed') this.tables = event.tables;
  }
  set(by: Staffer, tables: number | null, reason: string): OfficeChange<LicenceEvent> {
    return { events: [{ type: 'TablesLicensed', tables, before: this.tables, by, reason }] };
  }
  /** May one more be opened beside so many? */
  allows(open: number): boolean {
    return this.tables === null || open < this.tables;
  }
}

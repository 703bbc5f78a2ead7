// Whom a house lets play at none of its tables, for a time or for good: who said so, why, and until when.
import { count, fact, maybe, text } from 'baraja/facts';
import type { FlatOf } from 'baraja/table';
import { acted, type Staffer } from './acted.js';
import type { OfficeEvent } from './facts.js';
import type { OfficeChange } from './journal.js';
import { type OfficeRefusal, officeRefuse } from './refusals.js';

const person = { person: text, name: text };
export const BARS_FACTS = {
  /** `until` null: for good. `before`: until when he was barred already, 0 where he was not. */
  PatronBarred: fact({ ...person, until: maybe(count), before: maybe(count), ...acted }),
  BarLifted: fact({ ...person, before: maybe(count), ...acted }),
};
type BarsEvent = FlatOf<typeof BARS_FACTS>;

export interface Bar {
  readonly person: string;
  readonly name: string;
  readonly since: number;
  readonly until: number | null;
  readonly by: Staffer;
  readonly reason: string;
}
const DAY = 24 * 3_600_000;
/** The longest time; what is longer is for good. */
export const BAR_DAYS_MAX = 3650;

interface Asked {
  readonly by: Staffer;
  readonly person: string;
  readonly name: string;
  readonly reason: string;
}

export class Bars {
  private readonly all = new Map<string, Bar>();

  fold(e: OfficeEvent, at: number): void {
    const event = e as BarsEvent;
    if (event.type === 'BarLifted') this.all.delete(event.person);
    if (event.type !== 'PatronBarred') return;
    const { person: who, name, until, by, reason = '' } = event;
    this.all.set(who, { person: who, name, until, by, reason, since: at });
  }
  /** What keeps him out now; null where nothing does. */
  of(who: string, at: number): Bar | null {
    const bar = this.all.get(who);
    return bar && (bar.until === null || bar.until > at) ? bar : null;
  }
  list(at: number): readonly Bar[] {
    return [...this.all.values()].filter((bar) => bar.until === null || bar.until > at);
  }
  /** For so many days, or for good. */
  bar({ by, person: who, name, reason }: Asked, days: number | null, at: number): OfficeChange<BarsEvent> {
    const until = days === null ? null : at + days * DAY;
    const was = this.of(who, at);
    const before = was ? was.until : 0;
    return { events: [{ type: 'PatronBarred', person: who, name, until, before, by, reason }] };
  }
  lift({ by, person: who, reason }: Omit<Asked, 'name'>, at: number): OfficeChange<BarsEvent> | OfficeRefusal {
    const was = this.of(who, at);
    if (!was) return officeRefuse('not-barred');
    return { events: [{ type: 'BarLifted', person: who, name: was.name, before: was.until, by, reason }] };
  }
}

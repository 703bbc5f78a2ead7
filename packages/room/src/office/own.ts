// What somebody has asked of the room about himself: to be kept away for a while or for good, and limits on what he buys, loses and how
// long he plays. It holds in every house, wherever chips are bought from a wallet. What makes it stricter holds at once; what makes it
// weaker, a day later; and until it is over nobody takes an exclusion back, he himself least of all.
import { choice, count, fact, maybe, text } from 'baraja/facts';
import type { FlatOf } from 'baraja/table';
import { type RoomRefusal, roomRefuse } from '../protocol/refusals.js';
import type { Store } from '../store/index.js';
import { type Happened, Journal } from './journal.js';
import type { OfficeRefusal } from './refusals.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** How long after one session the next may begin, where somebody has limited them. */
const BREAK = 60 * MINUTE;
/** What is bought and what is lost in a day, in cents; how long a session is, in minutes. */
export const OWN_LIMITS = ['buy-in', 'loss', 'session'] as const;
export type OwnLimit = (typeof OWN_LIMITS)[number];
/** How long one may exclude oneself, in days; null for good. */
export const EXCLUSIONS = { day: 1, week: 7, year: 365, ever: null } as const;
export type Exclusion = keyof typeof EXCLUSIONS;

export const OWN_FACTS = {
  SelfExcluded: fact({ person: text, until: maybe(count) }),
  /** `from`: when it holds. No limit is null. */
  OwnLimitSet: fact({
    person: text,
    kind: choice(...OWN_LIMITS),
    limit: maybe(count),
    before: maybe(count),
    from: count,
  }),
  /** Somebody who has limited his sessions sat down after a break. */
  SessionBegan: fact({ person: text }),
};
type OwnEvent = FlatOf<typeof OWN_FACTS>;

interface Limit {
  readonly now: number | null;
  /** What was asked for since, and holds later. */
  readonly next: { readonly limit: number | null; readonly from: number } | null;
}
interface Own {
  /** Until when he has excluded himself: null for good, 0 where he has not. */
  readonly until: number | null;
  readonly limits: Readonly<Record<OwnLimit, Limit>>;
  readonly session: number | null;
}
const NO_LIMIT: Limit = { now: null, next: null };
const NOTHING: Own = { until: 0, limits: { 'buy-in': NO_LIMIT, loss: NO_LIMIT, session: NO_LIMIT }, session: null };
const least = (a: number | null): number => a ?? Number.POSITIVE_INFINITY;
const inForce = ({ now, next }: Limit, at: number): number | null => (next && next.from <= at ? next.limit : now);

/** As he himself sees it. */
export interface OwnShown {
  readonly excluded: { readonly until: number | null } | null;
  readonly limits: readonly {
    readonly kind: OwnLimit;
    readonly limit: number | null;
    readonly next: Limit['next'];
  }[];
}

export class OwnLimits {
  private readonly own = new Map<string, Own>();
  private readonly journal: Journal<OwnEvent>;

  private constructor(
    private readonly store: Store,
    private readonly now: () => number,
  ) {
    const fold = (e: OwnEvent, at: number): void => this.fold(e, at);
    this.journal = new Journal({ store, now, stream: 'own-limits', facts: OWN_FACTS, fold });
  }
  static async load(store: Store, now: () => number): Promise<OwnLimits> {
    const own = new OwnLimits(store, now);
    await own.journal.load();
    return own;
  }
  private fold(e: OwnEvent, at: number): void {
    const was = this.of(e.person);
    if (e.type === 'SelfExcluded') this.own.set(e.person, { ...was, until: e.until });
    else if (e.type === 'SessionBegan') this.own.set(e.person, { ...was, session: at });
    else this.own.set(e.person, { ...was, limits: { ...was.limits, [e.kind]: limited(was.limits[e.kind], e, at) } });
  }
  private of(person: string): Own {
    return this.own.get(person) ?? NOTHING;
  }
  shown(person: string): OwnShown {
    const at = this.now();
    const { limits } = this.of(person);
    return {
      excluded: this.isExcluded(person, at) ? { until: this.of(person).until } : null,
      limits: OWN_LIMITS.map((kind) => {
        const { next } = limits[kind];
        return { kind, limit: inForce(limits[kind], at), next: next && next.from > at ? next : null };
      }),
    };
  }
  isExcluded(person: string, at = this.now()): boolean {
    const { until } = this.of(person);
    return until === null || until > at;
  }
  /** Longer than what stands may be asked for, and nothing shorter. */
  exclude(person: string, exclusion: Exclusion): Promise<OfficeRefusal | Happened | RoomRefusal> {
    return this.journal.happen((at) => {
      const days = EXCLUSIONS[exclusion];
      const until = days === null ? null : at + days * DAY;
      const was = this.of(person).until;
      if (was === null || least(until) <= was) return this.excluded(person) as never;
      return { events: [{ type: 'SelfExcluded', person, until }] };
    });
  }
  /** `isSeated`: his session begins now, where it was not limited before. */
  limit(person: string, kind: OwnLimit, limit: number | null, isSeated: boolean): Promise<OfficeRefusal | Happened> {
    return this.journal.happen((at) => {
      const own = this.of(person);
      const before = inForce(own.limits[kind], at);
      const from = least(limit) <= least(before) ? at : at + DAY;
      const set = { type: 'OwnLimitSet', person, kind, limit, before, from } as const;
      const begins = kind === 'session' && isSeated && before === null && limit !== null;
      return { events: begins ? [set, { type: 'SessionBegan', person }] : [set] };
    });
  }

  // --- at the door ---

  private excluded(person: string): RoomRefusal {
    const { until } = this.of(person);
    return until === null ? roomRefuse('excluded-for-good') : roomRefuse('excluded', { from: until });
  }
  /** Why he may not bring so many chips from his wallet now; null if he may. */
  async refuses(person: string, amount: number): Promise<RoomRefusal | null> {
    const at = this.now();
    if (this.isExcluded(person, at)) return this.excluded(person);
    const { limits } = this.of(person);
    const [bought, lost] = (['buy-in', 'loss'] as const).map((kind) => inForce(limits[kind], at));
    if (bought !== null || lost !== null) {
      const day = await this.day(person, at);
      const left = least(bought!) - day.bought;
      if (amount > left) return roomRefuse('own-buy-in', { left: Math.max(0, left) });
      const risk = least(lost!) - (day.bought - day.took);
      if (amount > risk) return roomRefuse('own-loss', { left: Math.max(0, risk) });
    }
    return this.session(person, at);
  }
  /** What he has brought from his wallet to tables in the last day, and taken back. */
  private async day(person: string, at: number): Promise<{ readonly bought: number; readonly took: number }> {
    let [bought, took] = [0, 0];
    for (let after: number | null = 0; after !== null; ) {
      const page: Awaited<ReturnType<Store['ledger']['statement']>> = await this.store.ledger.statement(
        `wallet:${person}`,
        at - DAY + 1,
        Number.MAX_SAFE_INTEGER,
        { after },
      );
      for (const { reason, amount } of page.lines) {
        if (reason === 'buy-in' || reason === 'top-up') bought -= amount;
        else if (reason === 'cash-out') took += amount;
      }
      after = page.next;
    }
    return { bought, took };
  }
  /** A session runs from when he first sat down, wherever he sits meanwhile; after a break the next may begin. */
  private async session(person: string, at: number): Promise<RoomRefusal | null> {
    const end = this.ends(person, at);
    const { session } = this.of(person);
    if (end === null || (session !== null && at < end)) return null;
    if (session !== null && at < end + BREAK) return roomRefuse('own-time', { from: end + BREAK });
    await this.journal.happen(() => ({ events: [{ type: 'SessionBegan', person }] }));
    return null;
  }
  private ends(person: string, at: number): number | null {
    const { limits, session } = this.of(person);
    const minutes = inForce(limits.session, at);
    return minutes === null ? null : (session ?? at) + minutes * MINUTE;
  }
  /** From when on he may not stay; null where nothing of his own sends him away. */
  leaves(person: string): number | null {
    const at = this.now();
    if (this.isExcluded(person, at)) return 0;
    return this.of(person).session === null ? null : this.ends(person, at);
  }
}
/** What holds when it was set goes on until what was set holds. */
function limited(was: Limit, { limit, from }: Extract<OwnEvent, { type: 'OwnLimitSet' }>, at: number): Limit {
  return from <= at ? { now: limit, next: null } : { now: inForce(was, at), next: { limit, from } };
}

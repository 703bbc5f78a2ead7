// Patience with wrong passwords: some are free, then each takes twice as long as the one before, up to a bound. It is counted for
// the account and for the address; who comes back from a browser that has signed in before is counted apart from strangers, so
// that nobody who guesses can keep the owner out.
interface Count {
  readonly wrong: number;
  /** Not before then. */
  readonly until: number;
  readonly at: number;
}
export interface Limit {
  /** So many are free. */
  readonly free: number;
  /** Milliseconds, at most. */
  readonly most: number;
}
export const PATIENCE = {
  account: { free: 4, most: 5 * 60_000 },
  address: { free: 8, most: 15 * 60_000 },
} as const satisfies Record<string, Limit>;

const FIRST_WAIT = 1000;
/** Milliseconds after which all is forgiven. */
const FORGIVEN = 60 * 60_000;
const KEPT_MAX = 20_000;

export class Patience {
  private readonly counts = new Map<string, Count>();
  constructor(private readonly now: () => number) {}

  /** Milliseconds to wait; 0: try, and it counts as wrong until it was right, so that many at once are no way round. */
  ask(keys: readonly (readonly [key: string, limit: Limit])[]): number {
    const now = this.now();
    const waits = keys.map(([key]) => (this.read(key)?.until ?? 0) - now);
    const wait = Math.max(0, ...waits);
    if (wait > 0) return wait;
    for (const [key, { free, most }] of keys) {
      const wrong = (this.read(key)?.wrong ?? 0) + 1;
      const next = wrong < free ? 0 : Math.min(most, FIRST_WAIT * 2 ** (wrong - free));
      this.write(key, { wrong, until: now + next, at: now });
    }
    return 0;
  }
  right(keys: readonly (readonly [key: string, limit: Limit])[]): void {
    for (const [key] of keys) this.counts.delete(key);
  }
  private read(key: string): Count | undefined {
    const count = this.counts.get(key);
    return count && this.now() - count.at < FORGIVEN ? count : undefined;
  }
  /** The oldest are forgotten first: the map is kept in the order of the last try. */
  private write(key: string, count: Count): void {
    this.counts.delete(key);
    this.counts.set(key, count);
    if (this.counts.size > KEPT_MAX) this.counts.delete(this.counts.keys().next().value!);
  }
}

// A clock nobody sets, and timers by it: what leases and the ways between servers go by.
export interface SteadyTime {
  now(): number;
  /** Calls back after so many milliseconds, unless called off. */
  later(ms: number, then: () => void): () => void;
}
/** This process's own. */
export const systemTime: SteadyTime = {
  now: () => performance.now(),
  later(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};

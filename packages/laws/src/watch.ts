// What every check is handed: the subject, the kernel it runs on, where findings go, and a generator of its own, so that looking
// never changes what is played.
import type { Rng, Round, Viewer } from 'baraja';
import type { AnyEvent, AnyGame } from 'baraja/kernel';
import type { Findings } from './findings.js';
import type { Kernel, Pace, Subject } from './subject.js';

export interface Watch {
  readonly kernel: Kernel;
  readonly subject: Subject;
  readonly game: AnyGame;
  readonly found: Findings;
  readonly rng: Rng;
  readonly pace: Pace;
}

/** A round at a decision: how it came there, and how it stands. */
export interface Moment {
  readonly round: Round;
  readonly log: readonly AnyEvent[];
}

/** Everybody who looks at a table. */
export const viewers = ({ seats }: AnyGame): readonly Viewer[] => [...seats, 'rail', 'dealer', 'floor'];

/** True once in n at a brisk pace, always at a thorough one. */
export const sometimes = ({ pace, rng }: Watch, n: number): boolean => pace === 'thorough' || rng.below(n) === 0;

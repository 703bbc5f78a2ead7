// What passes between whoever has work done and those who do it, over a bus. Whoever asks says every moment that there is work; whoever is
// free takes a piece, says while he is at it that he lives, and brings the result. So a piece goes to whoever is free, and nobody keeps a
// list of machines. Nothing rests on the bus: what is lost is said, asked or done again.
import { deserialize, serialize } from 'node:v8';
import { gunzipSync, gzipSync } from 'node:zlib';

/** Of the very sources this was built from (tools/build.mjs): only the same program brings the same figures to the last digit. */
export const PROGRAM = process.env.BARAJA_PROGRAM ?? 'sources';

/** Every moment, to everybody. */
export interface Asked {
  readonly job: string;
  readonly kind: string;
  readonly program: string;
  /** Pieces nobody has. */
  readonly left: number;
}
/** From whoever works, while he does. */
export interface Beat {
  readonly worker: string;
  readonly leaves?: true;
}
/** He cannot: this program is another, or something is not there. */
export interface Cannot {
  readonly worker: string;
  readonly why: string;
  readonly program: string;
}
/** A body in parts, since a bus takes only so much at once. */
export interface Part {
  readonly of: number;
  readonly text: string;
}
/** A thread of a worker has nothing to do. */
export interface Taking {
  readonly worker: string;
  readonly thread: number;
}
export type Taken = { readonly piece: number; readonly body: Part } | { readonly none: true };
export type Brought =
  | { readonly worker: string; readonly piece: number; readonly part: number; readonly body: Part }
  | { readonly worker: string; readonly piece: number; readonly error: string };

/** Subjects. */
export const THERE_IS_WORK = 'work.asked';
export const at = (job: string, what: 'start' | 'take' | 'more' | 'bring' | 'beat' | 'cannot' | 'over'): string =>
  `work.${job}.${what}`;

/** Milliseconds: how often it is said that there is work, and that one lives; and how long nothing is heard of the living. */
export const MOMENT = 500;
export const SILENCE = 10_000;
/** For an answer that needs no work; and how often it is asked for. */
export const PATIENCE = 5_000;
export const TRIES = 3;

/** Letters of one part; what goes around them fits beside it. */
const LETTERS = 700_000;

/** Plain data as text, exact to the last digit; as threads of one machine pass it. */
export function parted(data: unknown): readonly Part[] {
  const text = gzipSync(serialize(data)).toString('base64');
  const of = Math.max(1, Math.ceil(text.length / LETTERS));
  return Array.from({ length: of }, (_, i) => ({ of, text: text.slice(i * LETTERS, (i + 1) * LETTERS) }));
}
export const joined = (parts: readonly Part[]): unknown =>
  deserialize(gunzipSync(Buffer.from(parts.map(({ text }) => text).join(''), 'base64')));

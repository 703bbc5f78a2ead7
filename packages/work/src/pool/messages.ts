// What passes between whoever has work done and those who do it, over a bus. Whoever asks says every moment that there is work; whoever is
// free takes a piece, says while he is at it that he lives, and brings the result. So a piece goes to whoever is free, and nobody keeps a
// list of machines. Nothing rests on the bus: what is lost is said, asked or done again.
import { deserialize, serialize } from 'node:v8';
import { gunzipSync, gzipSync } from 'node:zlib';
import * as z from 'zod';

/** Of the very sources this was built from (tools/build.mjs): only the same program brings the same figures to the last digit. */
export const PROGRAM = process.env.BARAJA_PROGRAM ?? 'sources';

const worker = z.string().min(1).max(300);
const number = z.int().min(0);
/** Every moment, to everybody. `left`: pieces nobody has. */
export const asked = z.object({ job: z.string().max(60), kind: z.string(), program: z.string(), left: number });
export type Asked = z.infer<typeof asked>;
/** From whoever works, while he does. */
export const beat = z.object({ worker, leaves: z.literal(true).optional() });
export type Beat = z.infer<typeof beat>;
/** He cannot: this program is another, or something is not there. */
export const cannot = z.object({ worker, why: z.string(), program: z.string() });
export type Cannot = z.infer<typeof cannot>;
/** A body in parts, since a bus takes only so much at once. */
export const part = z.object({ of: z.int().min(1), text: z.string() });
export type Part = z.infer<typeof part>;
/** A thread of a worker has nothing to do. */
export const taking = z.object({ worker, thread: number });
export type Taking = z.infer<typeof taking>;
export const taken = z.union([z.object({ piece: number, body: part }), z.object({ none: z.literal(true) })]);
export type Taken = z.infer<typeof taken>;
export const brought = z.union([
  z.object({ worker, piece: number, part: number, body: part }),
  z.object({ worker, piece: number, error: z.string() }),
]);
export type Brought = z.infer<typeof brought>;

/** What came over the bus is none of these: another program speaks there, or somebody who should not. */
export class Unreadable extends Error {}
/** What was said, once it is seen to be that. */
export function read<T>(what: z.ZodType<T>, body: string): T {
  const said = what.safeParse(parsed(body));
  if (said.success) return said.data;
  const [issue] = said.error.issues;
  throw new Unreadable(`${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim());
}
function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

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
export function joined(parts: readonly Part[]): unknown {
  try {
    return deserialize(gunzipSync(Buffer.from(parts.map(({ text }) => text).join(''), 'base64')));
  } catch (error) {
    throw new Unreadable(`its parts do not join: ${(error as Error).message}`);
  }
}

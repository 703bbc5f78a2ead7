// Old events, read by today's code. A body carries the number of its schema as `v`; when the shape of an event changes,
// one function is added that lifts it by one, and everything that was ever written can still be read.
import { StoreError } from './errors.js';
import type { Json } from './store.js';

export type Body = { readonly [name: string]: Json };

/** Lifts a body from one schema to the next; `v` is set by who calls. It may rename the event, too. */
export type Upcast = (body: Body) => Body;

/** By the event's `type`: the first function lifts schema 1 to 2, the second 2 to 3, and so on. */
export type Upcasters = Readonly<Record<string, readonly Upcast[]>>;

const isBody = (body: Json): body is Body => typeof body === 'object' && body !== null && !Array.isArray(body);

/** Brings a body up to date. One that is newer than the code that reads it must not be guessed at. */
export function lift(upcasters: Upcasters, body: Json): Json {
  if (!isBody(body)) return body;
  let current = body;
  for (;;) {
    const { type, v = 1 } = current;
    const steps = (typeof type === 'string' && Object.hasOwn(upcasters, type) ? upcasters[type] : undefined) ?? [];
    if (typeof v !== 'number' || !Number.isSafeInteger(v) || v < 1 || v > steps.length + 1) {
      const message = `${String(type)} has schema ${JSON.stringify(v)}, this program knows up to ${steps.length + 1}`;
      throw new StoreError('newer-event', `${message}: use a newer program`);
    }
    const step = steps[v - 1];
    if (step === undefined) return current;
    current = { ...step(current), v: v + 1 };
  }
}

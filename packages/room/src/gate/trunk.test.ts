// Whatever a bus does to what it carries: what is heard is what was said, whole and in order, up to where the trunk is lost; and both ends
// come to know that it is.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readParcel, Trunk } from './trunk.js';

/** Time that goes on when it is told to, and everything that is due by then. */
class Clock {
  private at = 0;
  private due: { at: number; run: () => void }[] = [];
  readonly time = {
    now: () => this.at,
    later: (ms: number, run: () => void) => {
      const one = { at: this.at + ms, run };
      this.due.push(one);
      return () => {
        this.due = this.due.filter((other) => other !== one);
      };
    },
  };
  async pass(ms: number): Promise<void> {
    for (const end = this.at + ms; ; ) {
      await Promise.resolve(); // what is said in one turn goes together
      const next = this.due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      this.at = next?.at ?? end;
      if (!next) return;
      this.due = this.due.filter((one) => one !== next);
      next.run();
    }
  }
}
type Fate = 'carried' | 'lost' | 'doubled' | 'late';

/** Two ends, and what becomes of each parcel that goes from the first to the second. */
function between(fates: readonly Fate[]) {
  const clock = new Clock();
  const heard: unknown[] = [];
  const lost = [false, false];
  let sent = 0;
  const ends: Trunk<unknown>[] = [];
  const carry = (to: number, text: string): void => {
    const parcel = readParcel(text);
    if (parcel) ends[to]?.take(parcel);
  };
  const end = (own: number, send: (text: string) => void, hear: (words: unknown) => void): Trunk<unknown> =>
    new Trunk({ name: 'g.1', time: clock.time, send, hear, lost: () => (lost[own] = true) });
  const there = (text: string): void => {
    const fate = fates[sent++] ?? 'carried';
    const times = fate === 'lost' ? 0 : fate === 'doubled' ? 2 : 1;
    for (let i = 0; i < times; i++) clock.time.later(fate === 'late' ? 300 : 1, () => carry(1, text));
  };
  ends.push(
    end(0, there, () => {}),
    end(
      1,
      (text) => clock.time.later(1, () => carry(0, text)),
      (words) => heard.push(...(words as unknown[])),
    ),
  );
  return { clock, near: ends[0]!, heard, lost };
}

test('what is heard is what was said, in order, as far as it goes; what is missing is noticed', async () => {
  const fate = fc.constantFrom<Fate>('carried', 'carried', 'carried', 'lost', 'doubled', 'late');
  await fc.assert(
    fc.asyncProperty(fc.array(fate, { maxLength: 12 }), fc.integer({ min: 1, max: 20 }), async (fates, count) => {
      const { clock, near, heard, lost } = between(fates);
      for (let n = 0; n < count; n++) {
        near.say(n);
        await clock.pass(n % 3 === 0 ? 0 : 50);
      }
      await clock.pass(4000);
      expect(heard).toEqual(Array.from({ length: heard.length }, (_, n) => n));
      expect(lost[1]).toBe(heard.length < count);
      await clock.pass(10_000);
      expect(lost[0]).toBe(lost[1]); // whoever is not answered any more knows, too
    }),
    { numRuns: 200 },
  );
});

test('long words go in pieces, and no letter is cut in two', async () => {
  const { clock, near, heard } = between([]);
  const long = `${'x'.repeat(299_990)}${'𝄞'.repeat(300_000)}`;
  near.say(long);
  near.say('short');
  await clock.pass(100);
  expect(heard).toEqual([long, 'short']);
});

test('nothing that is no parcel is taken for one', () => {
  for (const text of ['', 'x', 'g.1 1\n[]', 'g.1 -1 end\n[]', 'g.1 1 other\n[]', `${'g'.repeat(101)} 1 end\n[]`])
    expect(readParcel(text)).toBeNull();
  expect(readParcel('g.1 7 end\n[1]')).toEqual({ trunk: 'g.1', n: 7, kind: 'end', text: '[1]' });
});

// What every bus does, whichever carries it. Each pair of hands has a connection of its own where the bus has such.
import { afterEach, describe, expect, test } from 'vitest';
import { BODY_MAX, type Bus, BusError } from '../index.js';

export interface BusFactory {
  readonly name: string;
  /** Several that hear each other. */
  connect(count: number): Promise<readonly Bus[]>;
}
const PATIENCE = 20_000;

/** Resolves when so many were heard. */
function ear(count: number) {
  const heard: string[] = [];
  let tell: () => void;
  const all = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const hear = (body: string): void => {
    heard.push(body);
    if (heard.length === count) tell();
  };
  return { heard, hear, all };
}
const trouble = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'answered',
    (error: unknown) => (error instanceof BusError ? error.code : String(error)),
  );

export function busSuite({ name, connect }: BusFactory): void {
  describe(`the bus on ${name}`, () => {
    let open: readonly Bus[] = [];
    const several = async (count: number): Promise<readonly Bus[]> => {
      open = await connect(count);
      return open;
    };
    afterEach(async () => {
      for (const bus of open) await bus.close();
      open = [];
    });

    test('tells all who listen, in order, and nobody else', async () => {
      const [a, b, c] = await several(3);
      const [near, far, other] = [ear(60), ear(60), ear(1)];
      await b!.subscribe('table.one', near.hear);
      await c!.subscribe('table.one', far.hear);
      await c!.subscribe('table.two', other.hear);
      for (let n = 0; n < 60; n++) a!.publish('table.one', `${n}`);
      a!.publish('table.two', 'last');
      await Promise.all([near.all, far.all, other.all]);
      const wanted = Array.from({ length: 60 }, (_, n) => `${n}`);
      expect([near.heard, far.heard, other.heard]).toEqual([wanted, wanted, ['last']]);
    });
    test('who speaks hears himself, and not in the middle of a sentence', async () => {
      const [a] = await several(1);
      const own = ear(1);
      await a!.subscribe('table', own.hear);
      a!.publish('table', 'x');
      expect(own.heard).toEqual([]);
      await own.all;
    });
    test('carries long bodies and every letter, in the order they were told', async () => {
      const [a, b] = await several(2);
      const { heard, hear, all } = ear(4);
      await b!.subscribe('long', hear);
      const bodies = ['"\\\n\u2028é♠𝄞', 'é'.repeat(BODY_MAX / 2), 'x'.repeat(9000), 'short'];
      for (const body of bodies) a!.publish('long', body);
      await all;
      expect(heard.map((one, i) => one === bodies[i])).toEqual([true, true, true, true]);
    });
    test('what is too long, or no subject, is refused before it is sent', async () => {
      const [a] = await several(1);
      const code = (work: () => unknown): string | null => {
        try {
          work();
          return null;
        } catch (error) {
          return error instanceof BusError ? error.code : String(error);
        }
      };
      expect(code(() => a!.publish('long', 'x'.repeat(BODY_MAX + 1)))).toBe('too-large');
      for (const subject of ['', 'a b', 'a.*', '>', 'a..b', 'é'])
        expect(code(() => a!.publish(subject, ''))).toBe('bad-subject');
    });
    test('one of a queue hears each message; others hear all', async () => {
      const [a, b, c] = await several(3);
      const [queue, all] = [ear(30), ear(30)];
      await b!.subscribe('work', queue.hear, { queue: 'workers' });
      await c!.subscribe('work', queue.hear, { queue: 'workers' });
      await c!.subscribe('work', all.hear);
      for (let n = 0; n < 30; n++) a!.publish('work', `${n}`);
      await Promise.all([queue.all, all.all]);
      // Whatever was heard twice has come by the time that this has.
      const end = ear(2);
      await b!.subscribe('end', end.hear);
      await c!.subscribe('end', end.hear);
      a!.publish('end', '');
      await end.all;
      expect([...queue.heard].sort((x, y) => Number(x) - Number(y))).toEqual(all.heard);
    });
    test('answers what is asked, many at once, also at length', async () => {
      const [a, b] = await several(2);
      await b!.serve('double', async (body) => body + body);
      const asked = Array.from({ length: 40 }, (_, n) => a!.request('double', `${n}`, PATIENCE));
      expect(await Promise.all(asked)).toEqual(Array.from({ length: 40 }, (_, n) => `${n}${n}`));
      expect(await a!.request('double', 'z'.repeat(20_000), PATIENCE)).toHaveLength(40_000);
    });
    test('one of a queue answers each question', async () => {
      const [a, b, c] = await several(3);
      let count = 0;
      const answer = async (): Promise<string> => `${++count}`;
      await b!.serve('next', answer, { queue: 'all' });
      await c!.serve('next', answer, { queue: 'all' });
      const answers = await Promise.all(Array.from({ length: 20 }, () => a!.request('next', '', PATIENCE)));
      expect(answers.map(Number).sort((x, y) => x - y)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
    });
    test('what goes wrong where it is answered is told to who asked', async () => {
      const [a, b] = await several(2);
      await b!.serve('fails', async () => {
        throw new Error('out of cards');
      });
      await expect(a!.request('fails', '', PATIENCE)).rejects.toThrow('out of cards');
      expect(await trouble(a!.request('fails', '', PATIENCE))).toBe('failed');
    });
    test('who asks nobody, or somebody who says nothing, is told so in time', async () => {
      const [a, b] = await several(2);
      expect(['nobody', 'silent']).toContain(await trouble(a!.request('nobody.there', '', 200)));
      await b!.serve('thinks', () => new Promise(() => {}));
      expect(await trouble(a!.request('thinks', '', 200))).toBe('silent');
    });
    test('who has stopped listening hears no more', async () => {
      const [a, b] = await several(2);
      const [gone, stays] = [ear(1), ear(1)];
      const listening = await b!.subscribe('news', gone.hear);
      await listening.stop();
      await b!.subscribe('news', stays.hear);
      a!.publish('news', 'x');
      await stays.all;
      expect(gone.heard).toEqual([]);
    });
    test('what was said before closing is heard; a closed bus says so', async () => {
      const [a, b] = await several(2);
      const last = ear(1);
      await b!.subscribe('last', last.hear);
      await b!.serve('thinks', () => new Promise(() => {}));
      if (a !== b) {
        const asked = trouble(a!.request('thinks', '', PATIENCE));
        a!.publish('last', 'x');
        await a!.close();
        await last.all;
        expect(['closed', 'silent']).toContain(await asked);
      } else await a!.close();
      expect(() => a!.publish('last', 'y')).toThrow(BusError);
    });
  });
}

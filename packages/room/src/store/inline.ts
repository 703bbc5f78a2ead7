// A desk in the same thread, for tests and small tools. Asks made in one turn of the event loop still share a commit; the
// flush, however, holds everything else up.
import type { Ask, Courier, Reply } from './asks.js';
import { Desk } from './desk.js';
import { StoreError } from './errors.js';

interface Waiting {
  readonly ask: Ask;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: StoreError) => void;
}

/** Hands a reply to whoever waits for it. */
export function deliver(reply: Reply, to: Pick<Waiting, 'resolve' | 'reject'>): void {
  if ('trouble' in reply) to.reject(new StoreError(reply.trouble, reply.message));
  else to.resolve(reply.value);
}

export const closedError = (): StoreError => new StoreError('closed', 'the store is closed');

export function inline(path: string, looks = false): Courier {
  const desk = new Desk(path, looks);
  let waiting: Waiting[] = [];
  let closed = false;

  function settle(): void {
    const handful = waiting;
    waiting = [];
    if (handful.length === 0) return;
    const replies = desk.settle(handful.map(({ ask }) => ask));
    handful.forEach((one, i) => {
      deliver(replies[i]!, one);
    });
  }
  return {
    ask: (ask) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(closedError());
        if (waiting.push({ ask, resolve, reject }) === 1) setImmediate(settle);
      }),
    async close() {
      if (closed) return;
      closed = true;
      settle();
      desk.close();
    },
  };
}

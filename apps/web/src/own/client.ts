// The page's end of the thread its own tables are played in.
import type { OwnAsks, OwnRoom } from '../lib/own.js';
import { prefs } from '../lib/prefs.svelte.js';
import type { FromThread, ToThread } from './asks.js';
import Thread from './thread.js?worker';

export function startOwn(): OwnRoom {
  const worker = new Thread();
  const waiting = new Map<number, { done(answer: unknown): void; failed(error: Error): void }>();
  let next = 0;
  const post = (message: ToThread): void => worker.postMessage(message);
  const asking = <Name extends keyof OwnAsks>(ask: Name): OwnAsks[Name] =>
    // One declaration of what may be asked; what comes back is what the thread made of the very same call.
    ((...given: never) =>
      new Promise((done, failed) => {
        waiting.set(next, { done, failed });
        post({ number: next++, ask, with: given } as ToThread);
      })) as never;
  const room: OwnRoom = {
    heard: null,
    say: (frame) => post({ frame }),
    open: asking('open'),
    rounds: asking('rounds'),
    round: asking('round'),
    proofs: asking('proofs'),
    lobby: asking('lobby'),
    rules: asking('rules'),
    opened: asking('opened'),
    book: asking('book'),
    pages: asking('pages'),
    clause: asking('clause'),
  };
  worker.onmessage = ({ data }: MessageEvent<FromThread>) => {
    if ('frame' in data) {
      room.heard?.(data.frame);
      return;
    }
    const asked = waiting.get(data.number);
    waiting.delete(data.number);
    if ('error' in data) asked?.failed(new Error(data.error));
    else asked?.done(data.answer);
  };
  post({ name: prefs.called || prefs.t.link.you });
  return room;
}

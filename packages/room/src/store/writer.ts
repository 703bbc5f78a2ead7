// The program of the writer's thread: a desk behind a port. Whatever has arrived while the disk was busy makes the next
// handful, so the busier the room, the more appends share a flush.
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { Ask, Reply } from './asks.js';
import { Desk } from './desk.js';
import { troubleFrom } from './errors.js';

/** From the room: numbered asks, or the wish to stop. */
export type ToWriter = readonly (readonly [number, Ask])[] | 'close';
/** To the room: first whether the file is open, then replies by number, last that it is closed. */
export type FromWriter =
  | { readonly opened: Reply }
  | { readonly replies: readonly (readonly [number, Reply])[] }
  | { readonly closed: true };

/** What the room passes to the thread; its name keeps the program from starting anywhere else. */
export interface WriterStart {
  readonly barajaStore: string;
}

function serve(path: string): void {
  const port = parentPort!;
  const post = (message: FromWriter): void => port.postMessage(message);
  let desk: Desk;
  try {
    desk = new Desk(path);
  } catch (caught) {
    const { code, message } = troubleFrom(caught);
    post({ opened: { trouble: code, message } });
    return;
  }

  port.on('message', (first: ToWriter) => {
    const numbered: (readonly [number, Ask])[] = [];
    let closing = false;
    for (
      let message: ToWriter | undefined = first;
      message !== undefined;
      message = receiveMessageOnPort(port)?.message
    ) {
      if (message === 'close') closing = true;
      else for (const one of message) numbered.push(one);
    }
    if (numbered.length > 0) {
      const replies = desk.settle(numbered.map(([, ask]) => ask));
      post({ replies: numbered.map(([number], i) => [number, replies[i]!] as const) });
    }
    if (!closing) return;
    desk.close();
    post({ closed: true });
    port.close();
  });
  post({ opened: { value: null } });
}

const start = workerData as Partial<WriterStart> | null;
if (parentPort !== null && typeof start?.barajaStore === 'string') serve(start.barajaStore);

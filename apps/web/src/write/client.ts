// The page's end of the desk's thread. The thread is one: what is asked waits its turn; where nobody waits for it any more it is not asked.
import type { Answered, Asked, AskName, Asks } from './asks.js';
import Thread from './thread.js?worker';

export class DeskThread {
  private readonly worker = new Thread();
  private readonly waiting = new Map<number, { done(answer: unknown): void; failed(error: Error): void }>();
  private next = 0;

  constructor() {
    this.worker.onmessage = ({ data: { id, answer, error } }: MessageEvent<Answered>) => {
      const asked = this.waiting.get(id);
      this.waiting.delete(id);
      if (error === undefined) asked?.done(answer);
      else asked?.failed(new Error(error));
    };
    this.worker.onerror = ({ message }) => {
      for (const { failed } of this.waiting.values()) failed(new Error(message));
      this.waiting.clear();
    };
  }
  ask<Name extends AskName>(name: Name, given: Asks[Name][0]): Promise<Asks[Name][1]> {
    const id = this.next++;
    const asked: Asked<Name> = { id, name, with: given };
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { done: (answer) => resolve(answer as Asks[Name][1]), failed: reject });
      this.worker.postMessage(asked);
    });
  }
  end(): void {
    this.worker.terminate();
    for (const { failed } of this.waiting.values()) failed(new Error('ended'));
  }
}

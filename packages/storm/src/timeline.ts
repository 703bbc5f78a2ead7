// The only clock of a storm, and the only order in which things happen in it. Whatever waits, for a timer or an answer, waits here; what
// is due at the same moment comes in an order that the seed decides.
import { type Chance, mark } from './chance.js';

interface Event {
  readonly at: number;
  readonly tie: number;
  readonly what: string;
  readonly run: () => void;
  isOff: boolean;
}
/** Everything that was promised is done when the event loop has gone round once: nothing in a storm waits for anything real. */
const turn = (): Promise<void> => new Promise((done) => setImmediate(done));

export class Timeline {
  /** Milliseconds since it began. */
  now = 0;
  /** How many things have happened; and a mark of all of them, which is the same whenever the seed is run again. */
  steps = 0;
  mark = 0;
  private readonly heap: Event[] = [];

  constructor(private readonly chance: Chance) {}

  /** After so many milliseconds, unless it is called off. */
  later(ms: number, what: string, run: () => void): () => void {
    const event = { at: this.now + Math.max(0, ms), tie: this.chance.below(1 << 20), what, run, isOff: false };
    this.push(event);
    return () => {
      event.isOff = true;
    };
  }
  /** Lets time pass until then, or until nothing is left to happen, or `after` says that it is enough. */
  async run(until: number, after: () => Promise<boolean>): Promise<void> {
    for (;;) {
      const next = this.heap[0];
      if (!next || next.at > until) break;
      this.pop();
      if (next.isOff) continue;
      this.now = next.at;
      this.steps++;
      this.note(`${next.at} ${next.what}`);
      next.run();
      await turn();
      if (await after()) return;
    }
    this.now = Math.max(this.now, until);
  }
  /** Makes something part of the mark. */
  note(what: string): void {
    this.mark = mark(what, this.mark);
  }

  private isBefore(a: Event, b: Event): boolean {
    return a.at === b.at ? a.tie < b.tie : a.at < b.at;
  }
  private push(event: Event): void {
    const { heap } = this;
    let at = heap.push(event) - 1;
    while (at > 0) {
      const up = (at - 1) >> 1;
      if (!this.isBefore(event, heap[up]!)) break;
      heap[at] = heap[up]!;
      at = up;
    }
    heap[at] = event;
  }
  private pop(): void {
    const { heap } = this;
    const last = heap.pop()!;
    if (heap.length === 0) return;
    let at = 0;
    for (;;) {
      let down = 2 * at + 1;
      if (down >= heap.length) break;
      if (down + 1 < heap.length && this.isBefore(heap[down + 1]!, heap[down]!)) down++;
      if (!this.isBefore(heap[down]!, last)) break;
      heap[at] = heap[down]!;
      at = down;
    }
    heap[at] = last;
  }
}

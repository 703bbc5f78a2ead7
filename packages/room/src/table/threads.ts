// Threads for bots to think in, as many as there are thoughts for.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { HouseCommand } from 'baraja';
import type { Advice, Posted } from 'baraja/bots';
import { threadFile } from '../store/index.js';
import { CalledOff, type Minds, type Thought, thinkHere } from './minds.js';
import type { FromThinker, Task, ThinkerStart } from './thinker.js';

/** One core is left to the room itself; more than a few threads think faster than any room plays. */
const THREADS_MAX = Math.max(1, Math.min(4, availableParallelism() - 1));

/** In threads, as many as there are thoughts for. What a thread cannot answer is thought here. */
export class Threads implements Minds {
  private readonly open: Thread[] = [];
  private readonly texts = new WeakMap<Posted, string>();
  private readonly lessons: Posted['rules'][] = [];
  private isHopeless = false;
  private isClosed = false;

  constructor(
    private readonly trouble: (error: Error) => void,
    private readonly most = THREADS_MAX,
  ) {}

  async choose(thought: Thought): Promise<HouseCommand> {
    return (await this.ask(thought, false))?.command ?? thinkHere.choose(thought);
  }
  async advise(thought: Thought): Promise<Advice> {
    return (await this.ask(thought, true)) ?? thinkHere.advise(thought);
  }
  /** Null where no thread could be asked. */
  private async ask({ bot, seen, seed }: Thought, why: boolean): Promise<Advice | null> {
    const answer = await this.idlest()?.ask({ bot, game: this.textOf(seen.game), view: seen.view, seed, why });
    if (this.isClosed) throw new CalledOff();
    if (!answer) return null;
    if (!answer.advice) throw new Error(answer.trouble ?? 'a bot said nothing');
    return answer.advice;
  }
  learn(rules: Posted['rules']): void {
    this.lessons.push(rules);
    if (this.lessons.length === 1) void this.study();
  }
  /** One game after another, so that a choice never waits behind more than one of them. */
  private async study(): Promise<void> {
    for (; this.lessons.length > 0; this.lessons.shift()) await this.idlest()?.ask({ learn: this.lessons[0]! });
  }
  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all([...this.open].map((thread) => thread.close()));
  }
  private textOf(game: Posted): string {
    let text = this.texts.get(game);
    if (text === undefined) {
      text = JSON.stringify(game);
      this.texts.set(game, text);
    }
    return text;
  }
  private idlest(): Thread | null {
    if (this.isHopeless || this.isClosed) return null;
    const [first] = [...this.open].sort((a, b) => a.waiting - b.waiting);
    if (first && (first.waiting === 0 || this.open.length >= this.most)) return first;
    const thread = new Thread((error, hasAnswered) => {
      this.open.splice(this.open.indexOf(thread), 1);
      // One that never answered will not the next time either.
      if (!hasAnswered) this.isHopeless = true;
      if (error !== null) this.trouble(error);
    });
    this.open.push(thread);
    return thread;
  }
}

class Thread {
  private readonly asked = new Map<number, (answer: FromThinker | null) => void>();
  private readonly worker: Promise<Worker | null>;
  private number = 0;
  private hasAnswered = false;
  private isOver = false;

  constructor(private readonly ended: (error: Error | null, hasAnswered: boolean) => void) {
    this.worker = this.start().catch((error: Error) => {
      this.over(error);
      return null;
    });
  }
  get waiting(): number {
    return this.asked.size;
  }
  /** Null when the thread ended before it had an answer. */
  ask(task: Task): Promise<FromThinker | null> {
    return new Promise((resolve) => {
      const number = ++this.number;
      this.asked.set(number, resolve);
      void this.worker.then((worker) =>
        worker && !this.isOver ? worker.postMessage({ ...task, number }) : resolve(null),
      );
    });
  }
  async close(): Promise<void> {
    this.over(null);
    await (await this.worker)?.terminate();
  }
  private async start(): Promise<Worker> {
    const workerData: ThinkerStart = { barajaThinker: true };
    const worker = new Worker(await threadFile('thinker'), { workerData });
    worker.on('message', (answer: FromThinker) => {
      this.hasAnswered = true;
      this.asked.get(answer.number)?.(answer);
      this.asked.delete(answer.number);
    });
    worker.on('error', (error) => this.over(error as Error));
    worker.on('exit', () => this.over(new Error('a thread that thinks for bots has ended')));
    worker.unref(); // bots alone keep no program running
    return worker;
  }
  private over(error: Error | null): void {
    if (this.isOver) return;
    this.isOver = true;
    for (const resolve of this.asked.values()) resolve(null);
    this.asked.clear();
    this.ended(error, this.hasAnswered);
  }
}

// A table's mailbox: one thing at a time, and the same question gets the first answer again.
const ANSWERS_KEPT = 500;

export class Mailbox<Answer> {
  private readonly answers = new Map<string, Answer>();
  private tail: Promise<unknown> = Promise.resolve();
  /** What was put in and is not done. */
  waiting = 0;

  constructor(private readonly trouble: (error: unknown) => void) {}

  /** Waits for what is before it. A fault is reported, and the next one goes on. */
  enqueue<T>(run: () => Promise<T>): Promise<T> {
    this.waiting++;
    const next = this.tail.then(run).finally(() => void this.waiting--);
    this.tail = next.catch((error) => this.trouble(error));
    return next;
  }
  /** Answers once; an answer that is not for keeps may be asked for again. */
  once(key: string, run: () => Promise<Answer>, isForKeeps: (answer: Answer) => boolean): Promise<Answer> {
    return this.enqueue(async () => {
      const known = this.answers.get(key);
      if (known) return known;
      const answer = await run();
      if (!isForKeeps(answer)) return answer;
      this.answers.set(key, answer);
      if (this.answers.size > ANSWERS_KEPT) this.answers.delete(this.answers.keys().next().value!);
      return answer;
    });
  }
  /** Everything that was put in is done. */
  empty(): Promise<unknown> {
    return this.tail;
  }
}

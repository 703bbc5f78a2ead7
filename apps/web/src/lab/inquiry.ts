// One question at a time, put to threads that count: whoever asks again no longer waits for what was asked before.
import { type AnswerTo, Cancelled, type FaultCode, OddsFault, type OddsQuestion } from '@baraja/odds';
import type { Asking, By } from './race.js';

export type Found<A> =
  | { readonly at: 'idle' }
  /** What was known before stays in sight, if there was anything. */
  | { readonly at: 'working'; readonly done: number; readonly before: A | null }
  | { readonly at: 'done'; readonly answer: A; readonly seconds: number; readonly by: By }
  | { readonly at: 'stopped' }
  /** Refused for what is asked, which has a code and may be about a word or a number; or gone wrong, for which there is only a text. */
  | { readonly at: 'failed'; readonly why: string; readonly code: FaultCode | null; readonly about: string };

export class Inquiry<Q extends OddsQuestion> {
  private running: AbortController | null = null;
  private before: AnswerTo<Q> | null = null;

  constructor(
    private readonly pool: Asking,
    private readonly tell: (found: Found<AnswerTo<Q>>) => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  async ask(question: Q): Promise<void> {
    this.drop();
    const mine = new AbortController();
    this.running = mine;
    const isMine = (): boolean => this.running === mine;
    const { before } = this;
    const began = this.now();
    this.tell({ at: 'working', done: 0, before });
    try {
      const onProgress = (done: number): void => {
        if (isMine()) this.tell({ at: 'working', done, before });
      };
      let by: By = 'browser';
      const onBy = (who: By): void => {
        by = who;
      };
      const answer = await this.pool.ask(question, { onProgress, signal: mine.signal, onBy });
      if (!isMine()) return;
      this.before = answer;
      this.tell({ at: 'done', answer, seconds: (this.now() - began) / 1000, by });
    } catch (error) {
      if (!isMine()) return;
      this.tell(error instanceof Cancelled ? { at: 'stopped' } : failed(error));
    }
    this.running = null;
  }

  /** Somebody would rather not wait. */
  stop(): void {
    if (this.running === null) return;
    this.drop();
    this.tell({ at: 'stopped' });
  }

  /** Nobody looks any more, or something else is asked. */
  drop(): void {
    const { running } = this;
    this.running = null;
    running?.abort();
  }
}

function failed(error: unknown): Extract<Found<never>, { at: 'failed' }> {
  const why = error instanceof Error ? error.message : String(error);
  const { code, about } = error instanceof OddsFault ? error : { code: null, about: '' };
  return { at: 'failed', why, code, about };
}

// Whoever answers first: the browser's own threads, or the server, which is asked as well when an answer keeps one waiting.
import { type AnswerTo, type AskOptions, Cancelled, OddsFault, type OddsPool, type OddsQuestion } from '@baraja/odds';

export type By = 'browser' | 'server';
/** Something that can be asked, and says who answered. */
export interface Asking {
  ask<Q extends OddsQuestion>(question: Q, options?: AskOptions & { onBy?: (by: By) => void }): Promise<AnswerTo<Q>>;
}
/** Asks the server; fails if it has no answer, whatever the reason. */
export type AskServer = <Q extends OddsQuestion>(question: Q, signal: AbortSignal) => Promise<AnswerTo<Q>>;

/** What the server is never asked: a hand at a time, and whatever takes no time. */
const ALONE: ReadonlySet<OddsQuestion['kind']> = new Set([
  'seat',
  'spanish-hand',
  'twenty-one-hand',
  'pai-gow-hand',
  'push-nine-hand',
  'push-nine',
  'fees',
]);
const isLong = (question: OddsQuestion): boolean =>
  !ALONE.has(question.kind) && !(question.kind === 'pai-gow' && question.method === 'counted');

export class Race implements Asking {
  constructor(
    private readonly own: Pick<OddsPool, 'ask'>,
    private readonly server: AskServer,
    /** How long the browser is left alone with it. */
    private readonly patience = PATIENCE_MS,
  ) {}

  ask<Q extends OddsQuestion>(
    question: Q,
    { onProgress = () => {}, signal, onBy = () => {} }: AskOptions & { onBy?: (by: By) => void } = {},
  ): Promise<AnswerTo<Q>> {
    return new Promise((resolve, reject) => {
      const ending = new AbortController();
      let own: { readonly why: unknown } | null = null;
      let isServerOut = !isLong(question);
      const isOver = (): boolean => ending.signal.aborted;
      const end = (): void => {
        clearTimeout(waiting);
        signal?.removeEventListener('abort', cancel);
        ending.abort();
      };
      const won = (by: By) => (answer: AnswerTo<Q>) => {
        if (isOver()) return;
        end();
        onBy(by);
        resolve(answer);
      };
      const lost = (why: unknown): void => {
        if (isOver()) return;
        end();
        reject(why);
      };
      const cancel = (): void => lost(new Cancelled());
      const askServer = (): void => {
        this.server(question, ending.signal).then(won('server'), () => {
          isServerOut = true;
          if (own) lost(own.why);
        });
      };
      const waiting = isServerOut ? undefined : setTimeout(askServer, this.patience);
      signal?.addEventListener('abort', cancel);
      if (signal?.aborted) {
        cancel();
        return;
      }
      this.own.ask(question, { onProgress, signal: ending.signal }).then(won('browser'), (why) => {
        // What cannot be answered here cannot be answered there; a thread that died may be no fault of the question's.
        own = { why };
        if (isServerOut || why instanceof OddsFault) lost(why);
      });
    });
  }
}
const PATIENCE_MS = 500;

export const askServer: AskServer = async (question, signal) => {
  const response = await fetch('/api/odds', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(question),
    signal,
  });
  if (!response.ok) throw new Error(`the server has no answer (${response.status})`);
  return (await response.json()) as never;
};

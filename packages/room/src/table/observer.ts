// Whoever looks into the room while it runs, for figures, logs and traces. It is there when something begins and when it ends, and
// changes neither. One key goes with all of it: who asked and under which id, from the frame to the row it is stored by.
import type { Append, AppendAnswer } from '../store/store.js';
import type { Answer } from './answering.js';

/** Something that somebody asks of a table. */
export interface AskSeen {
  readonly table: string;
  /** Who asked, and his own id of it: the id of the append it leads to. */
  readonly key: string;
  readonly type: string;
}
export interface Observer {
  asking(asked: AskSeen, run: () => Promise<Answer>): Promise<Answer>;
  storing(sheet: Append, run: () => Promise<AppendAnswer>): Promise<AppendAnswer>;
}
/** Several as one: the first is around all others. */
export const observers = (all: readonly Observer[]): Observer => ({
  asking: (asked, run) => all.reduceRight((inner, one) => () => one.asking(asked, inner), run)(),
  storing: (sheet, run) => all.reduceRight((inner, one) => () => one.storing(sheet, inner), run)(),
});

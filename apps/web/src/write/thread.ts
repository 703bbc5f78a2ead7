// The desk's thread: the checker, the examples, a hand by the draft and the comparison, beside the page and never in its way.
import type { Answered, Asked, AskName, Asks } from './asks.js';
import { Work } from './work.js';

const work = new Work();
self.onmessage = ({ data: { id, name, with: given } }: MessageEvent<Asked>) => {
  const answered: Answered = answer(id, name, given);
  self.postMessage(answered);
};
function answer<Name extends AskName>(id: number, name: Name, given: Asks[Name][0]): Answered {
  try {
    return { id, answer: (work[name] as (given: Asks[Name][0]) => Asks[Name][1])(given) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

/** What the kernel itself tells, at every table of every game. */
import { card, choice, count, fact, list, text } from './fact.js';

/** Which step of the script, by its number and by its name: a script may have grown since. */
const step = { step: count, name: text };

export const KERNEL_FACTS = {
  StepOpened: fact(step),
  SentTo: fact(step),
  IncidentCalled: fact({ incident: text, by: choice('dealer', 'floor'), cards: list(card) }),
  RoundVoided: fact(),
};

/** Buttons with an amount, in English. */
import { amounts, takesAll } from '../shared.js';
import type { Choice, OptionContext } from '../words.js';

/** What a button says. */
export type Label = (choice: Choice, context: OptionContext) => string;

/** 'Bet $6', 'Bet $3 to $6'; 'Raise to $12', 'Raise to $6–$12'; the verb alone where no amount belongs to it. */
export const priced =
  (verb: string, between: string): Label =>
  (choice, context) =>
    `${verb} ${amounts(choice, context, between)}`.trim() + (takesAll(choice, context) ? ', all in' : '');

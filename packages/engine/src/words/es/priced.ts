/** Buttons with an amount, in Spanish. */
import { amounts, takesAll } from '../shared.js';
import type { Choice, OptionContext } from '../words.js';

/** What a button says. */
export type Label = (choice: Choice, context: OptionContext) => string;

/** 'Apostar $6', 'Apostar $3 a $6'; 'Subir a $12', 'Subir a $6–$12'; the verb alone where no amount belongs to it. */
export const priced =
  (verb: string, between: string): Label =>
  (choice, context) =>
    `${verb} ${amounts(choice, context, between)}`.trim() + (takesAll(choice, context) ? ', todo' : '');

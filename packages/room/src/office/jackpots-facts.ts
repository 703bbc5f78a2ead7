// What stands in a house's journal of its jackpot: the rule it posts, what it puts in, what is paid out, and when it is out of play.
import { count, fact, list, optional, record, text } from 'baraja/facts';
import { acted } from './acted.js';

export const JACKPOT_FACTS = {
  /**
   * The house's own rule, in its own words, and whose share of the fund is how much, in percent; and the number of the rule that was posted
   * until then, 0 where there was none.
   */
  JackpotRulePosted: fact({
    number: count,
    before: optional(count),
    en: text,
    es: text,
    shares: list(record({ en: text, es: text, percent: count })),
    ...acted,
  }),
  JackpotSeeded: fact({ number: count, amount: count, before: count, after: count, ...acted }),
  JackpotAwarded: fact({
    number: count,
    /** Of the rule it is paid by. */
    rule: count,
    /** Where and in which hand it was won, as it is told. */
    won: text,
    before: count,
    after: count,
    paid: list(record({ share: count, patron: text, name: text, amount: count })),
    ...acted,
  }),
  /** Out of play: it neither grows nor pays, and comes back as it was. */
  JackpotDisabled: fact({ before: count, ...acted }),
  JackpotRestored: fact({ after: count, ...acted }),
};

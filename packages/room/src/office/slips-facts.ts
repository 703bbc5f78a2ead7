// What stands in a house's journal of its cage: a slip for every time chips went over the counter. A figure is never written over.
import { choice, count, fact, optional, text } from 'baraja/facts';
import { acted } from './acted.js';

/** Sold and cashed against money outside the room; handed out and taken back as play money. */
export const SLIPS = ['sold', 'cashed', 'granted', 'taken-back'] as const;

export const SLIP_FACTS = {
  /** `before` and `after`: what chips he had; slips of earlier programs do not say. */
  SlipWritten: fact({
    number: count,
    what: choice(...SLIPS),
    patron: text,
    name: text,
    amount: count,
    before: optional(count),
    after: optional(count),
    ...acted,
  }),
  SlipCorrected: fact({ number: count, correction: count, before: count, after: count, ...acted }),
};

// What stands in a house's journal of its drop boxes: pulled, counted by two, closed, corrected. A figure is never written over.
import { choice, count, fact, list, optional, record, text } from 'baraja/facts';
import { BOXES } from '../table/accounts.js';
import { acted } from './acted.js';
import { SECOND } from './boxes-second.js';

/** Kinds of boxes; `progressive` is the second box, `before` is what was collected before there were boxes by table. */
export const BOX_KINDS = [...BOXES, SECOND, 'before'] as const;
export const NO_TABLE = '-';
const box = { table: text, kind: choice(...BOX_KINDS) };

export const BOX_FACTS = {
  /** Out of the tables, with what the book says is in each; what is collected from now on lies in the next box. */
  BoxesPulled: fact({
    number: count,
    /** Of the gaming day that began on this date. */
    day: text,
    shift: count,
    boxes: list(
      record({
        ...box,
        amount: count,
        /** What the hands and half hours of that table paid, added up from their own events, and how many paid. */
        fees: count,
        paid: count,
        /** Where those events lie: after `from`, up to `to`, in the table's stream. */
        from: count,
        to: count,
      }),
    ),
    ...acted,
  }),
  /** One person's count sheet, in one round of counting. */
  BoxesCounted: fact({ number: count, round: count, figures: list(record({ ...box, amount: count })), ...acted }),
  /** Two sheets that do not agree, about these boxes: counted again by two. */
  CountDiffered: fact({ number: count, round: count, boxes: list(record(box)) }),
  /** Two sheets that agree. `before` is what the book said, `after` what was counted. */
  CountClosed: fact({ number: count, boxes: list(record({ ...box, before: count, after: count })) }),
  CountCorrected: fact({ number: count, correction: count, ...box, before: count, after: count, ...acted }),
  /** Somebody's sheet was a mistake, and the other is not in yet. */
  SheetTakenBack: fact({ number: count, round: count, note: optional(text), ...acted }),
};

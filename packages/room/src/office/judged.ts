// Rulings looked into after they were made: somebody who was not dealt in says that one was right, or that it was not, by which clause and
// why. The hand stays as it was ruled; what an overruled one cost somebody is put right by a dispute.
import { choice, clause, count, fact, maybe, optional, text } from 'baraja/facts';
import type { FlatOf } from 'baraja/table';
import { acted, because, type Staffer } from './acted.js';
import type { OfficeEvent } from './facts.js';
import type { OfficeChange } from './journal.js';
import { type OfficeRefusal, officeRefuse } from './refusals.js';

export const JUDGEMENTS = ['confirmed', 'overruled'] as const;
export type Judgement = (typeof JUDGEMENTS)[number];
const judgement = choice(...JUDGEMENTS);
export const JUDGED_FACTS = {
  /** `at`: the version of the incident in its table's stream. `before`: what was said of it before, where it is judged again. */
  RulingJudged: fact({
    table: text,
    at: count,
    round: count,
    incident: text,
    rule: maybe(clause),
    before: optional(judgement),
    after: judgement,
    ...acted,
  }),
};
type JudgedEvent = FlatOf<typeof JUDGED_FACTS>;
/** What was said last of a ruling. */
export type Judged = Pick<JudgedEvent, 'after' | 'rule' | 'by' | 'reason'>;
/** A ruling as it stands in its table's stream. */
export interface RulingMade {
  readonly table: string;
  readonly at: number;
  readonly round: number;
  readonly incident: string;
  /** Whose ruling it was; null where nobody signed for it. */
  readonly by: string | null;
  readonly dealt: readonly string[];
}
const keyOf = (table: string, at: number): string => `${table}/${at}`;

export class Judgements {
  private readonly all = new Map<string, Judged>();

  fold(e: OfficeEvent): void {
    const event = e as JudgedEvent;
    if (event.type === 'RulingJudged') this.all.set(keyOf(event.table, event.at), event);
  }
  of(table: string, at: number): Judged | null {
    return this.all.get(keyOf(table, at)) ?? null;
  }
  /** Nobody who was dealt in judges, and nobody confirms himself; the last word stands, and those before it stay on record. */
  judge(
    by: Staffer,
    { dealt, by: ruledBy, ...made }: RulingMade,
    { after, rule, reason }: { readonly after: Judgement; readonly rule: string | null; readonly reason: string },
  ): OfficeChange<JudgedEvent> | OfficeRefusal {
    if (dealt.includes(by.id)) return officeRefuse('own-hand');
    if (after === 'confirmed' && ruledBy === by.id) return officeRefuse('second-person');
    if (after === 'overruled' && rule === null) return officeRefuse('rule-missing');
    const was = this.of(made.table, made.at);
    if (was?.after === after) return officeRefuse('decided-already');
    const before = was ? { before: was.after } : {};
    return { events: [{ type: 'RulingJudged', ...made, rule, ...before, after, by, ...because(reason) }] };
  }
}

/** How a ruling is written: its name, its clause, when it may be reported, the remedy, and what else it may name. */
import { type Incident, type Option, option, type Refusal, type Round, type RuleId } from '../kernel/index.js';

/** What a report must name. */
export type Offer = Partial<Pick<Option, 'cards' | 'seats' | 'amount'>>;
export type Remedy = Incident['remedy'];

export const incident = (
  name: string,
  rule: RuleId,
  offer: (r: Round, stage: string) => Offer | Refusal,
  remedy: Remedy,
  also: readonly RuleId[] = [],
): Incident => ({
  name,
  cites: [rule, ...also],
  offer: (r, stage): Option | Refusal => {
    const o = offer(r, stage);
    return 'refused' in o ? o : option(name, { rule, ...o });
  },
  remedy,
});

/** How a ruling is written: its name, its clause, when it may be reported, the remedy, and what else it may name. */
import {
  type CardId,
  type Chips,
  type Command,
  type Incident,
  type Option,
  option,
  type Refusal,
  type Round,
  type RuleId,
  refuse,
  type Seat,
} from '../kernel/index.js';

/** What a report must name; and the clause it rests on, where that is not always the first. */
export type Offer = Partial<Pick<Option, 'cards' | 'seats' | 'amount'>> & { readonly rule?: RuleId };
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

/** Whatever the stage, the round is void. */
export const voidsRound = (name: string, rule: RuleId): Incident =>
  incident(
    name,
    rule,
    (_r, stage) => (stage === 'over' ? refuse('round-over', rule) : {}),
    (d) => d.voidRound(rule),
  );

/** One card of these must be named. */
export const oneCardOf = (from: readonly CardId[]): Offer => ({ cards: { from, min: 1, max: 1 } });

/** One card of these must be named; where there are none, why it cannot be ruled. */
export const cardAmong = (from: readonly CardId[], otherwise: Refusal): Offer | Refusal =>
  from.length === 0 ? otherwise : oneCardOf(from);
/** One seat of these must be named; where there are none, why it cannot be ruled. */
export const seatAmong = (seats: readonly Seat[], otherwise: Refusal): Offer | Refusal =>
  seats.length === 0 ? otherwise : { seats };

// A report is within its offer: what that asks for has been named.
export const theSeat = (report: Command): Seat => report.seat!;
export const theCards = (report: Command): readonly CardId[] => report.cards!;
export const theCard = (report: Command): CardId => theCards(report)[0]!;
export const theAmount = (report: Command): Chips => report.amount!;

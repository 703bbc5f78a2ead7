/** How a ruling is written: its name, its clause, when it may be reported, the remedy, and what else it may name. */
import type { IncidentName, Reporting } from '../facts/index.js';
import {
  type CardId,
  type Chips,
  type Choice,
  type Command,
  type Event,
  type Felt,
  type Incident,
  makeOption,
  type Offer,
  type Option,
  type Refusal,
  type RuleId,
  refuse,
  type Seat,
} from '../kernel/index.js';

/** What a report must name; and the clause it rests on, where that is not always the first. */
type Named = Partial<Pick<Option, 'cards' | 'seats' | 'amount'>> & { readonly rule?: RuleId };
/** The same for one fault: what its declaration asks for, and nothing else. */
type Naming<Name extends IncidentName> = Pick<Offer<Name>, 'cards' | 'seats' | 'amount'> & Pick<Named, 'rule'>;
export type Remedy = Incident['remedy'];

type Ruled = <Name extends IncidentName>(
  name: Name,
  rule: RuleId,
  offer: (r: Felt, stage: string) => Naming<Name> | Refusal,
  remedy: Remedy,
  also?: readonly RuleId[],
) => Incident<Event, Name>;
const ruled = (
  name: IncidentName,
  rule: RuleId,
  offer: (r: Felt, stage: string) => Named | Refusal,
  remedy: Remedy,
  also: readonly RuleId[] = [],
): Incident => ({
  name,
  cites: [rule, ...also],
  offer: (r, stage): Option | Refusal => {
    const o = offer(r, stage);
    if ('refused' in o) return o;
    return makeOption(name, o.rule ?? rule, null, o.amount ?? null, o.cards ?? null, o.seats ?? null, false, false);
  },
  remedy,
});
export const incident = ruled as Ruled;

/** Whatever the stage, the round is void. */
export const voidsRound = (name: Reporting<never>, rule: RuleId): Incident =>
  incident(
    name,
    rule,
    (_r, stage) => (stage === 'over' ? refuse('round-over', rule) : {}),
    (d) => d.voidRound(rule),
  );

/** One of some cards, or of some seats, must be named. */
export type CardNamed = { readonly cards: Choice; readonly rule?: RuleId };
export type SeatNamed = { readonly seats: readonly Seat[]; readonly rule?: RuleId };
export const oneCardOf = (from: readonly CardId[]): CardNamed => ({ cards: { from, min: 1, max: 1 } });

/** One card of these must be named; where there are none, why it cannot be ruled. */
export const cardAmong = (from: readonly CardId[], otherwise: Refusal): CardNamed | Refusal =>
  from.length === 0 ? otherwise : oneCardOf(from);
/** One seat of these must be named; where there are none, why it cannot be ruled. */
export const seatAmong = (seats: readonly Seat[], otherwise: Refusal): SeatNamed | Refusal =>
  seats.length === 0 ? otherwise : { seats };

// A report is within its offer: what that asks for has been named.
export const theSeat = (report: Command): Seat => report.seat!;
export const theCards = (report: Command): readonly CardId[] => report.cards!;
export const theCard = (report: Command): CardId => theCards(report)[0]!;
export const theAmount = (report: Command): Chips => report.amount!;

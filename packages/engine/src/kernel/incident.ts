/**
 * Irregularities: what the dealer or the floor may report, when, and the remedy the house's rule prescribes. A remedy is
 * ordinary moves, so folding learns nothing new. A correct shuffle never boxes or exposes a card: people report it.
 */
import type { Draft } from './draft.js';
import type { AnyEvent, Event } from './event.js';
import type { Felt, Known, RuleId } from './felt.js';
import type { Command, Option, Refusal } from './menu.js';

/** Something that can go wrong at this table, with the clause that rules it. */
export interface Incident<E extends AnyEvent = Event, Name extends string = any> {
  /** What is reported: 'exposed-card'. Unique in its game. */
  readonly name: Name;
  /** Every clause it may name, whether it is offered, refused or ruled: the game's rules page has them all. */
  readonly cites: readonly RuleId[];
  /**
   * What may be reported now (its `type` is the incident's name), or why it cannot be ruled. It sees no faces; where the
   * remedy must, and may then refuse what was asked, the offer is `open`.
   */
  offer(felt: Felt, stage: string): Option<Name> | Refusal;
  /**
   * The remedy, and the money that moves with it. Called only within the offer. It may refuse, with the rule, only what was
   * offered as open: what is offered otherwise is accepted. A remedy that voids is `RoundVoided` and nothing else, since the
   * kernel puts every chip back itself.
   */
  remedy(draft: Draft<any, E>, report: Command<Name>, stage: string, faces: Known): void;
  /** What a rules desk would be answered now, of a fact its ruling may depend on. */
  fact?(fact: string, felt: Felt, stage: string, report: Command, faces: Known): string;
  /** What it tells, for the compiler alone: a game must have declared it. */
  readonly __tells?: E;
}

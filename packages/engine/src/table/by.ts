/** Who made something happen, where it was not the seat it happened to: the clock, somebody with a say at the table, or a bot for him. */
import type { RuleId } from '../kernel/index.js';

/**
 * No time was left; or he had asked to leave, and his hand is played out; or he had been away too long; or his own limit was reached; or
 * he went on duty; or the hours of the contract he plays under are over.
 */
export interface ByClock {
  readonly who: 'clock';
  readonly why: 'time' | 'leaving' | 'absent' | 'own-limit' | 'on-duty' | 'contract';
  /** The clause the clock goes by. */
  readonly rule: RuleId;
  /** Milliseconds he had been away. */
  readonly after?: number;
}
/** Somebody who holds the floor, deals, or opened the table. */
export interface ByPerson {
  readonly who: 'floor' | 'dealer' | 'host';
  readonly id: string;
  readonly name: string;
  /** What he is in the house, where he acts as its staff. */
  readonly role?: string;
  /** In his own words. */
  readonly reason?: string;
  readonly rule?: RuleId;
}
/** A bot, for somebody who practises and has asked it to play his hand out. */
export interface ByBot {
  readonly who: 'bot';
  readonly rule?: RuleId;
}
/**
 * Stands on the first event of what a command led to: the act itself. Nothing is folded from it, so that a log without it is as
 * good; where it is absent, the seat acted for itself.
 */
export type By = ByClock | ByPerson | ByBot;

/** What may be asked of a table. Who may ask it is the room's business; times are the caller's, in milliseconds. */
import type { Face } from '../cards/index.js';
import type { Chips, Command, Seat } from '../kernel/index.js';
import type { Patron } from './state.js';

export interface Sit {
  readonly type: 'sit';
  readonly seat: Seat;
  readonly patron: Patron;
  readonly buyIn: Chips;
  readonly at: number;
  /** Back with blinds due: post them to come in at once. Waits for the big blind unless told. */
  readonly post?: boolean;
}
/** Chips bought by somebody seated: a rebuy, if he has none. There is no command to take chips off the table. */
export interface TopUp {
  readonly type: 'topUp';
  readonly seat: Seat;
  readonly amount: Chips;
}
export interface SitOut {
  readonly type: 'sitOut';
  readonly seat: Seat;
}
/** Asked again while waiting, it changes the choice. */
export interface ComeBack {
  readonly type: 'comeBack';
  readonly seat: Seat;
  readonly post: boolean;
}
export interface Leave {
  readonly type: 'leave';
  readonly seat: Seat;
  readonly at: number;
}
export interface ChangeSeat {
  readonly type: 'changeSeat';
  readonly seat: Seat;
  readonly to: Seat;
  readonly post: boolean;
}
/** One face for each seat that is ready, clockwise from seat 1: chance's answer. */
export interface DrawButton {
  readonly type: 'drawButton';
  readonly faces: readonly Face[];
}
export interface Deal {
  readonly type: 'deal';
  /** Who of those seated holds a hand at another table of the house just now; where the law asks for one hand, he is left out. */
  readonly elsewhere?: readonly string[];
}
/** A command for the round in progress: of a seat, of chance, or a ruling of dealer or floor. */
export interface Act {
  readonly type: 'act';
  readonly command: Command;
}
export interface CollectTime {
  readonly type: 'collectTime';
  readonly at: number;
}

/** Somebody seated goes on duty, or comes off it: the house's to say. */
export interface Duty {
  readonly type: 'duty';
  readonly seat: Seat;
  readonly onDuty: boolean;
}
/** Somebody seated is to be marked as a third-party proposition player, or no longer: the house's to say. */
export interface MarkProposition {
  readonly type: 'proposition';
  readonly seat: Seat;
  readonly proposition: boolean;
}
/** The house announces another stake limit for the table. */
export interface GiveNotice {
  readonly type: 'giveNotice';
  readonly limit: Chips;
  readonly at: number;
}
/** What was announced shall hold from now on. */
export interface ChangeLimit {
  readonly type: 'changeLimit';
  readonly limit: Chips;
  readonly at: number;
}

/** The progressive's box is counted: the house's to say, once a day. */
export interface CountProgressive {
  readonly type: 'countProgressive';
  readonly at: number;
}
/** The progressive is taken out of play. */
export interface RemoveProgressive {
  readonly type: 'removeProgressive';
  readonly at: number;
}

export type TableCommand =
  | Sit
  | TopUp
  | SitOut
  | ComeBack
  | Leave
  | ChangeSeat
  | DrawButton
  | Deal
  | Act
  | CollectTime
  | Duty
  | MarkProposition
  | GiveNotice
  | ChangeLimit
  | CountProgressive
  | RemoveProgressive;

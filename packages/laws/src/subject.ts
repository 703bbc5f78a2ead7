// What is put before the laws: a game at a table, the kernel it runs on, and how hard to look.
import {
  type AnyWritten,
  begin,
  type Command,
  type Face,
  fold,
  incidents,
  type Option,
  open,
  type Played,
  play,
  type Refusal,
  type Rng,
  type Round,
  type RuleId,
  read,
  run,
  type Setup,
  silent,
  tell,
  unshuffled,
  type View,
  view,
  write,
} from 'baraja';
import { type AnyEvent, type AnyGame, type Dictionary, evolve, type Packing, packing, seal } from 'baraja/kernel';
import type { Law } from './laws.js';

/** Proposes a command for an open option, such as a meld; null if this view holds none. Chance alone would never find one. */
export type Propose = (view: View, option: Option, rng: Rng) => Command | null;

/** A game at a table: what the laws are tried on. */
export interface Subject {
  /** Unique; its golden is called after it. */
  readonly name: string;
  readonly game: AnyGame;
  readonly setup: Setup;
  /** The book it is played by, as the golden's header names it. */
  readonly book?: { readonly id: string; readonly hash: string };
  /** Can the table name this clause, by what its book and its game declare? May be given to `conforms` instead. */
  readonly knows?: (rule: RuleId) => boolean;
  readonly propose?: Propose;
  /** How many times each option counts in one round, where even chances would end every round before it has begun. */
  readonly weigh?: (rng: Rng) => Weigh;
  /** A round takes some hundreds of decisions: fewer of them are played. */
  readonly isLong?: boolean;
  /** How chance orders the pack, where a fair shuffle would hardly ever deal what is worth looking at. */
  readonly order?: Order;
}
export type Order = (pack: readonly Face[], rng: Rng) => readonly Face[];
export type Weigh = (o: Option) => number;

/** The kernel's functions as one object, so that a mutant can put a broken one in its place. */
export interface Kernel {
  readonly begin: typeof begin;
  readonly open: (game: AnyGame, setup: Setup) => Played<AnyEvent>;
  readonly play: (game: AnyGame, round: Round, command: Command) => Played<AnyEvent> | Refusal;
  readonly run: (game: AnyGame, setup: Setup, choose: (round: Round) => Command | null) => Played<AnyEvent>;
  readonly fold: typeof fold;
  readonly evolve: typeof evolve;
  readonly seal: typeof seal;
  readonly view: typeof view;
  readonly silent: typeof silent;
  readonly incidents: typeof incidents;
  readonly unshuffled: typeof unshuffled;
  readonly write: (game: AnyGame, e: AnyEvent) => AnyWritten;
  readonly read: (game: AnyGame, w: AnyWritten) => AnyEvent;
  readonly packing: (dictionary: Dictionary, game: AnyGame) => Packing<AnyEvent>;
  readonly tell: (e: AnyEvent) => AnyEvent;
}
export const theKernel: Kernel = {
  begin,
  open,
  play,
  run,
  fold,
  evolve,
  seal,
  view,
  silent,
  incidents,
  unshuffled,
  write,
  read,
  packing,
  tell,
};

/** A law a subject is excused from, and why. */
export interface Skip {
  readonly law: Law;
  readonly reason: string;
}

/**
 * How often the dear checks are made. The exchange laws and silence replay a round from each point they are tried at, so
 * they are quadratic in its length: brisk tries them at a few random points, thorough at every one and for every viewer.
 */
export type Pace = 'brisk' | 'thorough';

export interface Settings {
  /** How many rounds, or which seeds. */
  readonly seeds: number | readonly number[];
  readonly skip?: readonly Skip[];
  readonly knows?: (rule: RuleId) => boolean;
  readonly pace?: Pace;
  readonly kernel?: Kernel;
}

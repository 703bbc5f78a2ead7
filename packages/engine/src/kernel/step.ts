/** A step: one stage of play as a small decider. A game is a script of them. */

import type { ActName } from '../facts/index.js';
import type { Draft } from './draft.js';
import type { AnyEvent, Event } from './event.js';
import type { Actor, Felt, Known } from './felt.js';
import type { Command, Option, Refusal, Shut } from './menu.js';

export type Decision<E extends AnyEvent = Event> = readonly E[] | Refusal;

/**
 * One stage of play: posting, dealing, betting, drawing, melding, settling. It tells what the houses' games do and offers what they
 * offer, unless it says what.
 */
export interface Step<Now = any, E extends AnyEvent = Event, Name extends string = ActName> {
  /** Unique in its script: 'flop', 'flop-betting'. A ruling may send play back to it. */
  readonly name: string;
  /** Its menus and decisions need no faces at all; it is given none, and costs the less. */
  readonly blind: boolean;
  /** Its state when it opens; never null. */
  readonly start: Now;
  /** What happens before anyone chooses. Nothing, and nobody to choose: the step is passed over unsaid. */
  open(draft: Draft<Now, E>, faces: Known): void;
  /** Who must choose: public, so it sees no faces. Nobody means the step is over. */
  toAct(felt: Felt, now: Now): readonly Actor[];
  /** Made with this actor's own knowledge and nobody else's. */
  menu(felt: Felt, now: Now, actor: Actor, mine: Known): readonly Option<Name>[];
  /** Why the rest is greyed. Asked only when a person looks or a command is off the menu. */
  shut(felt: Felt, now: Now, actor: Actor, mine: Known): readonly Shut<Name>[];
  /**
   * What a seat may do besides, whoever's turn it is, and why it may not: nobody waits for it, and it moves no turn on. Asked only
   * when a person looks or a command is off the menu.
   */
  free(felt: Felt, now: Now, actor: Actor, mine: Known): readonly (Option<Name> | Shut<Name>)[];
  /** What comes of a command the menu has admitted: it says so, or refuses, and then whatever it has said is forgotten. */
  decide(draft: Draft<Now, E>, now: Now, command: Command<Name>, faces: Known): void;
  /** Folds a told event into the step's state: sees no faces, moves nothing. */
  evolve(now: Now, event: E): Now;
  /**
   * The same, written into a state that is the draft's own: made by `copy` before the first fact it hears, and written to for all that
   * follow. Otherwise `evolve` makes a new one each time.
   */
  hear(own: Now, event: E): void;
  copy(now: Now): Now;
  /** Where it is the first of a stretch: what that is gone through for. */
  readonly stretch: Stretch | null;
  /** What it tells, for the compiler alone: a game must have declared it. */
  readonly __tells?: E;
}

/** So many steps of a script that are passed over unopened where this does not hold when play comes to the first of them. */
export interface Stretch {
  readonly when: (felt: Felt) => boolean;
  readonly steps: number;
}

/** A step that tells such events, whatever it remembers and offers. */
export type StepOf<E extends AnyEvent> = Step<any, E, any>;
export type AnyStep = StepOf<AnyEvent>;

const NONE: readonly never[] = [];
export const NOBODY: readonly Actor[] = NONE;
/** Of a step that asks nobody anything. */
export const nobody = (): readonly Actor[] => NOBODY;
/** Of a step that remembers nothing. */
export const unchanged = <Now>(now: Now): Now => now;
/** Of a step in which nothing happens before somebody chooses, or which makes its state anew with each fact. */
export const nothing = (): void => {};
const mute = (): never => {
  throw new Error('a quiet step offers nothing');
};

const hearing =
  <Now, E>(copy: (now: Now) => Now, hear: (own: Now, event: E) => void) =>
  (now: Now, event: E): Now => {
    const own = copy(now);
    hear(own, event);
    return own;
  };

/** Makes a step. What it leaves out is quiet. All steps have one shape, as all events do. */
export const step = <Now, E extends AnyEvent = Event, Name extends string = ActName>(
  name: string,
  start: Now,
  {
    open = nothing,
    toAct = nobody,
    menu = () => NONE,
    shut = () => NONE,
    free = () => NONE,
    decide = mute,
    hear = nothing,
    copy = unchanged,
    evolve = hear === nothing ? unchanged : hearing(copy, hear),
    blind = false,
  }: Partial<Omit<Step<Now, E, NoInfer<Name>>, 'name' | 'start' | 'stretch' | '__tells'>>,
): Step<Now, E, Name> => ({
  name,
  blind,
  start,
  open,
  toAct,
  menu,
  shut,
  free,
  decide,
  evolve,
  hear,
  copy,
  stretch: null,
});

/** Steps that have nothing to do unless this holds as play comes to the first of them: they need not each find it out. */
export function stretch<S extends AnyStep>(when: Stretch['when'], steps: readonly S[]): readonly S[] {
  const [first, ...rest] = steps;
  return first === undefined ? steps : [{ ...first, stretch: { when, steps: steps.length } }, ...rest];
}

/** What a blind step is given to look with. */
export const NO_FACES: Known = () => undefined;

// How faults are planted: a sound game with one step changed, or a sound kernel with one function changed. Nothing in the engine
// is dirtied.
import {
  type Command,
  type Felt,
  isRefusal,
  type Known,
  type Played,
  type Refusal,
  type Round,
  type View,
} from 'baraja';
import { gameBook } from 'baraja/books';
import type { Facts } from 'baraja/facts';
import { type AnyEvent, type AnyGame, type AnyStep, type Draft, saying, Working } from 'baraja/kernel';
import type { Law } from '../laws.js';
import { type Kernel, type Subject, theKernel } from '../subject.js';
import { smallSubjects, subjectAt } from '../subjects.js';

/** What mutants tell is in no declaration. */
export const { said, paid, moved } = saying<Facts>();

export interface Mutant {
  readonly name: string;
  /** The law that must kill it; others may too. */
  readonly law: Law;
  readonly subject: Subject;
  readonly kernel?: Kernel;
}

export const leduc = smallSubjects.find(({ name }) => name === 'leduc')!;

/** A game with a bank: five seats with chips for many wagers. */
export const banked = subjectAt(gameBook('ven-nb21')!, {
  name: 'banked',
  stake: '5-100',
  switches: {},
  dealer: 'engine',
  scene: { seats: 5, stacks: 'mixed' },
});

/** Six at a poker table of a house. */
export const cardroom = subjectAt(gameBook('ven-hold')!, {
  name: 'cardroom',
  stake: '3/6',
  switches: {},
  dealer: 'engine',
  scene: { seats: 6, stacks: 'mixed' },
});

/** The subject with one step changed. */
export function withStep(
  subject: Subject,
  name: string,
  change: (sound: AnyStep, game: AnyGame) => Partial<AnyStep>,
): Subject {
  const { game } = subject;
  const script = game.script.map((s) => (s.name === name ? { ...s, ...change(s, game) } : s));
  return { ...subject, game: { ...game, script } };
}
/** What is said to a copy of a draft: nobody else has heard it. */
export function heard(game: AnyGame, d: Draft, speak: (copy: Draft<unknown, AnyEvent>) => void): readonly AnyEvent[] {
  const copy = new Working(game, { felt: d, faces: (d as unknown as Working).faces });
  speak(copy.draft);
  return copy.told;
}
/** A step whose opening events are changed. */
export const opening =
  (change: (e: AnyEvent, r: Felt, faces: Known) => AnyEvent) =>
  (sound: AnyStep, game: AnyGame): Partial<AnyStep> => ({
    open: (d, faces) => {
      for (const e of heard(game, d, (copy) => sound.open(copy, faces)))
        (d as unknown as Working).tell(change(e, d, faces));
    },
  });

/** A kernel whose tables are touched up after every event, however they are made: playing and folding agree on the fault. */
export function folding(touch: (next: Round, e: AnyEvent, game: AnyGame) => Round): Kernel {
  const evolve: Kernel['evolve'] = (game, round, e) => touch(theKernel.evolve(game, round, e), e, game);
  const fold: Kernel['fold'] = (game, round, events) => events.reduce((t, e) => evolve(game, t, e), round);
  const again = (game: AnyGame, round: Round, { events }: Played<AnyEvent>): Played<AnyEvent> => ({
    events,
    round: fold(game, round, events),
  });
  return {
    ...theKernel,
    evolve,
    fold,
    open: (game, setup) => again(game, theKernel.begin(game, setup), theKernel.open(game, setup)),
    play: (game, round, command) => {
      const answer = theKernel.play(game, round, command);
      return isRefusal(answer) ? answer : again(game, round, answer);
    },
  };
}
/** After one kind of event, the round is not what it should be. */
export const after = (type: string, change: (r: Felt, game: AnyGame, round: Round) => Partial<Felt>): Kernel =>
  folding((next, e, game) =>
    e.type === type ? theKernel.seal(game, { ...next.felt, ...change(next.felt, game, next) }, next.faces) : next,
  );
/** A kernel whose answers are changed. */
export const answering = (
  change: (answer: Played<AnyEvent> | Refusal, game: AnyGame, round: Round, c: Command) => Played<AnyEvent> | Refusal,
): Kernel => ({
  ...theKernel,
  play: (game, round, command) => change(theKernel.play(game, round, command), game, round, command),
});
export const viewing = (change: (view: View, round: Round) => View): Kernel => ({
  ...theKernel,
  view: (game, round, viewer) => change(theKernel.view(game, round, viewer), round),
});
export const put = <T>(list: readonly T[], at: number, item: T): T[] => list.map((old, i) => (i === at ? item : old));
export const zoneOf = ({ names }: AnyGame, name: string): number => names.zones.indexOf(name);

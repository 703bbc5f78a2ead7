// The log is the round: from its numbers, its named JSON or its bytes it replays to the same table, the same seed writes it again, and no
// state folded from it holds anything of a face.
import { type AnyWritten, type Command, isRefusal, type Round, shuffle } from 'baraja';
import { type AnyEvent, type AnyGame, dictionaryOf, type Packing } from 'baraja/kernel';
import { difference } from './equal.js';
import { drive, driven } from './sample.js';
import type { Kernel } from './subject.js';
import type { Moment, Watch } from './watch.js';

const viaJson = <T>(thing: T): T => JSON.parse(JSON.stringify(thing)) as T;

/** Folds the whole log again, as numbers, as written and as packed. */
export function checkReplay({ kernel, game, subject, found }: Watch, { round, log }: Moment): void {
  const again = (events: () => readonly AnyEvent[]) =>
    found.guard('replaying', () => kernel.fold(game, kernel.begin(game, subject.setup), events()));
  const numbers = again(() => viaJson(log));
  if (numbers) found.try('replay-exact', difference(round, numbers, 'from numbers'));
  const names = again(() =>
    viaJson(log.map((e) => kernel.write(game, e))).map((w: AnyWritten) => kernel.read(game, w)),
  );
  if (names) found.try('replay-exact', difference(round, names, 'from names'));
  const { pack, unpack } = packingOf(kernel, game);
  const bytes = again(() => unpack(pack(log)));
  if (bytes) found.try('replay-exact', difference(round, bytes, 'from bytes'));
  const unpacked = found.guard('unpacking', () => unpack(pack(log)));
  if (unpacked) found.try('replay-exact', difference(log, unpacked, 'unpacked log'));
  const events = found.guard('reading back', () => log.map((e) => kernel.read(game, viaJson(kernel.write(game, e)))));
  if (events) found.try('replay-exact', difference(log, events, 'log'));
}

const packings = new WeakMap<Kernel, WeakMap<AnyGame, Packing<AnyEvent>>>();
/** Made once for each game: its coders are. */
function packingOf(kernel: Kernel, game: AnyGame): Packing<AnyEvent> {
  const of = packings.get(kernel) ?? new WeakMap<AnyGame, Packing<AnyEvent>>();
  packings.set(kernel, of);
  const kept = of.get(game) ?? kernel.packing(dictionaryOf(game, []), game);
  of.set(game, kept);
  return kept;
}

/**
 * No state holds a face. Events have none but a shuffle's, which folding may only lay aside; so with any other order of the
 * pack, whoever has seen what, every state must be the same, even those that die between two events of one decision.
 */
export function checkFaceless({ kernel, game, subject, found, rng }: Watch, log: readonly AnyEvent[]): void {
  let one = kernel.begin(game, subject.setup);
  let two = one;
  for (const e of log) {
    const other: AnyEvent = e.faces === null ? e : { ...e, faces: shuffle(e.faces, rng) };
    const next = found.guard(`evolving ${e.type} under other faces`, (): [Round, Round] => [
      kernel.evolve(game, one, e),
      kernel.evolve(game, two, other),
    ]);
    if (next === undefined) return;
    [one, two] = next;
    const fault = difference(one.felt, two.felt, 'round');
    found.try('state-without-faces', fault === null ? null : `${e.type} put a face into it: ${fault}`);
    if (fault !== null) return;
  }
}

/** The same commands in one draft: the same log, and the same table in the end. */
export function checkRun(
  { kernel, game, subject, found }: Watch,
  { round, log }: Moment,
  commands: readonly Command[],
): void {
  let at = 0;
  const ran = found.guard('running', () => kernel.run(game, subject.setup, () => commands[at++] ?? null));
  if (ran === undefined) return;
  found.try('run-as-played', difference(log, ran.events, 'log') ?? difference(round, ran.round, 'table'));
}

/** Drives the same seed again with nothing asked in between, while another round is played move by move at the same game. */
export function checkSameSeed({ kernel, game, subject, found }: Watch, log: readonly AnyEvent[], seed: number): void {
  const again = found.guard('playing the seed again', () => {
    const opened = kernel.open(game, subject.setup);
    const elsewhere = drive(kernel, subject, kernel.open(game, subject.setup).round, seed + 2);
    const events = opened.events.slice();
    for (const { answer } of drive(kernel, subject, opened.round, seed)) {
      elsewhere.next();
      if (!isRefusal(answer)) events.push(...answer.events);
    }
    return events;
  });
  if (again) found.try('same-seed-same-log', difference(log, again, 'log, played beside another round'));
  const alone = found.guard('playing the seed alone', () => driven(subject, seed, kernel));
  if (alone) found.try('same-seed-same-log', difference(log, alone.log, 'log'));
}

// How a round may end besides being played: the clock plays for everybody, or the floor calls it off.
import { type Chips, type Command, isOver, isRefusal, type Round, shuffle, VOID } from 'baraja';
import type { AnyEvent } from 'baraja/kernel';
import { brief } from './equal.js';
import type { Moment, Watch } from './watch.js';

/** The clock plays whoever must act, to the end; chance shuffles. */
export function checkSilence(w: Watch, from: Round): void {
  const fault = w.found.guard('playing for the silent', () => silenceFault(w, from) ?? '');
  if (fault !== undefined) w.found.try('silence-plays', fault === '' ? null : fault);
}
function silenceFault({ kernel, game, subject, rng }: Watch, from: Round): string | null {
  const bound = game.bound(subject.setup);
  let round = from;
  for (let n = 0; n <= bound && !isOver(game, round); n++) {
    const actor = round.menus[0]?.actor;
    if (actor === undefined) return 'nobody can act';
    const command: Command | null =
      actor === 'chance'
        ? { type: 'shuffle', actor, faces: shuffle(kernel.unshuffled(game, round), rng) }
        : kernel.silent(round, actor);
    if (command === null) return `the menu of ${actor} does not say what silence means: ${brief(round.menus[0])}`;
    const answer = kernel.play(game, round, command);
    if (isRefusal(answer)) return `${brief(command)} is refused: ${answer.refused}`;
    round = answer.round;
  }
  return isOver(game, round) ? null : `after ${bound} silent decisions the round goes on`;
}

/** The floor voids the round here and now. */
export function checkVoid(w: Watch, { round, log }: Moment): void {
  const { kernel, game, found } = w;
  if (isOver(game, round)) return;
  const answer = found.guard('voiding', () => kernel.play(game, round, { type: VOID, actor: 'floor' }));
  if (answer === undefined) return;
  const fault = isRefusal(answer) ? `it is refused: ${answer.refused}` : voidFault(w, round, answer.round, log);
  found.try('void-restores', fault === null ? null : `voided: ${fault}`);
}

function voidFault(
  { game, kernel, subject }: Watch,
  before: Round,
  after: Round,
  log: readonly AnyEvent[],
): string | null {
  if (!isOver(game, after)) return 'the round goes on';
  const opening = kernel.begin(game, subject.setup).felt.chips;
  const { chips } = after.felt;
  const due = restored(game.voidKeeps, opening, log);
  const name = (place: number) => game.names.places[place];
  if (due !== null) {
    const bad = chips.findIndex((n, place) => n !== due[place]);
    return bad < 0 ? null : `${name(bad)} holds ${chips[bad]}, not ${due[bad]}`;
  }
  const bad = chips.findIndex((n, place) =>
    game.voidKeeps.includes(place) ? n !== before.felt.chips[place] : n > opening[place]!,
  );
  return bad < 0 ? null : `${name(bad)} holds ${chips[bad]}; it opened with ${opening[bad]}`;
}

/**
 * What each place must hold after a void: what it opened with, less what it paid into places that keep theirs. Null where that
 * cannot be said, because it was not paid straight from where it lay: a fee out of the pot.
 */
function restored(
  kept: readonly number[],
  opening: readonly Chips[],
  log: readonly AnyEvent[],
): readonly Chips[] | null {
  const due = opening.slice();
  for (const { chips } of log)
    for (const { from, to, amount } of chips) {
      if (kept.includes(to) === kept.includes(from)) continue;
      due[from]! -= amount;
      due[to]! += amount;
    }
  return due.some((n) => n < 0) ? null : due;
}

// What has not been seen stays unseen. The faces a viewer has not seen are exchanged (see exchange.ts), and that viewer must not
// be able to tell: not from the felt as it lies, not from history folded again, not from what is told while it is played again.
import { type Command, type Face, isRefusal, type Round, type Viewer } from 'baraja';
import { hasSeen } from 'baraja/kernel';
import { difference } from './equal.js';
import { exchange, lineage, refaced } from './exchange.js';
import { type Moment, viewers, type Watch } from './watch.js';

/** The felt as it lies, looked at by some viewers; all of them at a thorough pace. */
export function checkViews(w: Watch, { round, log }: Moment): void {
  if (round.faces.length === 0) return;
  const from = lineage(w.game, log);
  for (const viewer of some(w, round)) {
    const other = exchange(from, round, viewer, w.rng);
    w.found.try('unseen-in-view', shownFault(w, round, viewer));
    const sealed = w.found.guard('making the menus again', () => w.kernel.seal(w.game, round.felt, other));
    if (sealed !== undefined) w.found.try('unseen-in-view', viewsDiffer(w, round, sealed, viewer));
  }
}
/** All of them, or one: as often as not one who must act, since a menu has most to tell. */
const some = ({ game, pace, rng }: Watch, { menus }: Round): readonly Viewer[] => {
  const all = viewers(game);
  if (pace === 'thorough') return all;
  const acting = all.filter((viewer) => menus.some((m) => m.actor === viewer));
  const from = acting.length > 0 && rng.below(2) === 0 ? acting : all;
  return [from[rng.below(from.length)]!];
};

/** A view shows just the faces that have been seen. */
function shownFault({ kernel, game }: Watch, round: Round, viewer: Viewer): string | null {
  const { faces } = kernel.view(game, round, viewer);
  const wrong = round.faces.findIndex(
    (face, card) => faces[card] !== (hasSeen(round.felt, viewer, card) ? face : null),
  );
  if (wrong < 0 && faces.length === round.faces.length) return null;
  return `${viewer} is ${faces[wrong] === null ? 'not shown' : 'shown'} card ${wrong}`;
}

function viewsDiffer({ kernel, game }: Watch, round: Round, other: Round, viewer: Viewer): string | null {
  const fault = difference(kernel.view(game, round, viewer), kernel.view(game, other, viewer));
  if (fault !== null) return `${viewer} can tell: ${fault}`;
  if (viewer !== 'floor') return null;
  return difference(kernel.incidents(game, round), kernel.incidents(game, other), 'incidents');
}

/** History under exchanged faces, folded and decided again: dear, so tried at some points only at a brisk pace. */
export function checkHistory(w: Watch, { round, log }: Moment, commands: readonly Command[]): void {
  if (round.faces.length === 0) return;
  const from = lineage(w.game, log);
  for (const viewer of some(w, round)) {
    const faces = exchange(from, round, viewer, w.rng);
    refold(w, { round, log }, viewer, faces);
    redecide(w, { round, log }, commands, { viewer, faces });
  }
}

function refold(w: Watch, { round, log }: Moment, viewer: Viewer, faces: readonly Face[]): void {
  const { kernel, game, found, subject } = w;
  const again = found.guard('folding under other faces', () =>
    kernel.fold(game, kernel.begin(game, subject.setup), refaced(log, faces)),
  );
  if (again !== undefined) found.try('unseen-in-history', viewsDiffer(w, round, again, viewer));
}

function redecide(
  w: Watch,
  { round, log }: Moment,
  commands: readonly Command[],
  { viewer, faces }: { viewer: Viewer; faces: readonly Face[] },
): void {
  const { kernel, game, found, subject } = w;
  const reveal = log.findIndex((e) => game.reveals.includes(e.type));
  const told = (reveal < 0 ? log : log.slice(0, reveal)).map(kernel.tell);
  const secret = told.find((e) => e.faces !== null);
  found.try('unseen-in-telling', secret ? `${secret.type} tells faces` : null);
  const fault = found.guard('deciding under other faces', () => {
    const opened = kernel.open(game, subject.setup);
    const again = opened.events.map(kernel.tell);
    let other = opened.round;
    for (const command of refaced(commands, faces)) {
      if (again.length > told.length) break; // what may reveal has been told
      const answer = kernel.play(game, other, command);
      if (isRefusal(answer)) return again.length < told.length ? `${command.type} is refused: ${answer.refused}` : '';
      again.push(...answer.events.map(kernel.tell));
      other = answer.round;
    }
    const heard = difference(told, again.slice(0, told.length), 'told');
    if (heard !== null || reveal >= 0) return heard ?? '';
    return viewsDiffer(w, round, other, viewer) ?? '';
  });
  if (fault !== undefined) found.try('unseen-in-telling', fault === '' ? null : `${viewer} can tell: ${fault}`);
}

// What has not been seen stays unseen. The faces a viewer has not seen are exchanged (see exchange.ts), and that viewer must not
// be able to tell: not from the felt as it lies, not from history folded again, not from what is told while it is played again.
import { type Command, type Face, isRefusal, type Table, type Viewer } from 'baraja';
import { hasSeen } from 'baraja/kernel';
import { difference } from './equal.js';
import { exchange, lineage, refaced } from './exchange.js';
import { type Moment, viewers, type Watch } from './watch.js';

/** The felt as it lies, looked at by some viewers; all of them at a thorough pace. */
export function checkViews(w: Watch, { table, log }: Moment): void {
  if (table.faces.length === 0) return;
  const from = lineage(w.game, log);
  for (const viewer of some(w, table)) {
    const other = exchange(from, table, viewer, w.rng);
    w.found.try('unseen-in-view', shownFault(w, table, viewer));
    const sealed = w.found.guard('making the menus again', () => w.kernel.seal(w.game, table.round, other));
    if (sealed !== undefined) w.found.try('unseen-in-view', viewsDiffer(w, table, sealed, viewer));
  }
}
/** All of them, or one: as often as not one who must act, since a menu has most to tell. */
const some = ({ game, pace, rng }: Watch, { menus }: Table): readonly Viewer[] => {
  const all = viewers(game);
  if (pace === 'thorough') return all;
  const acting = all.filter((viewer) => menus.some((m) => m.actor === viewer));
  const from = acting.length > 0 && rng.below(2) === 0 ? acting : all;
  return [from[rng.below(from.length)]!];
};

/** A view shows just the faces that have been seen. */
function shownFault({ kernel, game }: Watch, table: Table, viewer: Viewer): string | null {
  const { faces } = kernel.view(game, table, viewer);
  const wrong = table.faces.findIndex(
    (face, card) => faces[card] !== (hasSeen(table.round, viewer, card) ? face : null),
  );
  if (wrong < 0 && faces.length === table.faces.length) return null;
  return `${viewer} is ${faces[wrong] === null ? 'not shown' : 'shown'} card ${wrong}`;
}

function viewsDiffer({ kernel, game }: Watch, table: Table, other: Table, viewer: Viewer): string | null {
  const fault = difference(kernel.view(game, table, viewer), kernel.view(game, other, viewer));
  if (fault !== null) return `${viewer} can tell: ${fault}`;
  if (viewer !== 'floor') return null;
  return difference(kernel.incidents(game, table), kernel.incidents(game, other), 'incidents');
}

/** History under exchanged faces, folded and decided again: dear, so tried at some points only at a brisk pace. */
export function checkHistory(w: Watch, { table, log }: Moment, commands: readonly Command[]): void {
  if (table.faces.length === 0) return;
  const from = lineage(w.game, log);
  for (const viewer of some(w, table)) {
    const faces = exchange(from, table, viewer, w.rng);
    refold(w, { table, log }, viewer, faces);
    redecide(w, { table, log }, commands, { viewer, faces });
  }
}

function refold(w: Watch, { table, log }: Moment, viewer: Viewer, faces: readonly Face[]): void {
  const { kernel, game, found, subject } = w;
  const again = found.guard('folding under other faces', () =>
    kernel.fold(game, kernel.begin(game, subject.setup), refaced(log, faces)),
  );
  if (again !== undefined) found.try('unseen-in-history', viewsDiffer(w, table, again, viewer));
}

function redecide(
  w: Watch,
  { table, log }: Moment,
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
    let other = opened.table;
    for (const command of refaced(commands, faces)) {
      if (again.length > told.length) break; // what may reveal has been told
      const answer = kernel.play(game, other, command);
      if (isRefusal(answer)) return again.length < told.length ? `${command.type} is refused: ${answer.refused}` : '';
      again.push(...answer.events.map(kernel.tell));
      other = answer.table;
    }
    const heard = difference(told, again.slice(0, told.length), 'told');
    if (heard !== null || reveal >= 0) return heard ?? '';
    return viewsDiffer(w, table, other, viewer) ?? '';
  });
  if (fault !== undefined) found.try('unseen-in-telling', fault === '' ? null : `${viewer} can tell: ${fault}`);
}

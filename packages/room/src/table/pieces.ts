// What goes over the wire to whoever watches by difference, in the form his end speaks: on wire 2 rules go once by their sum, and a sum of
// the view is told now and then, so that an end that has come to see something else asks for the whole.
import { changeOf, shortened } from '../protocol/change.js';
import type { ClientFrame, ServerFrame } from '../protocol/frames.js';
import { sumOf } from '../protocol/sum.js';
import type { TableView } from '../protocol/view.js';
import type { Watcher } from './world.js';

type Update = Extract<ServerFrame, { t: 'update' }>;
type Change = Extract<ServerFrame, { t: 'change' }>;
type WithView = Update | Extract<ServerFrame, { t: 'table' }>;

/** A sum goes with the first frame of so many versions. */
const SUM_EVERY = 16;
/** Changes from one view to the next that several are told: by the view they had. */
export type Common = Map<TableView, Map<number, Change>>;

const sums = new WeakMap<TableView['rules'], string>();
/** The name of rules between two ends. */
function nameOf(rules: TableView['rules']): string {
  const name = sums.get(rules) ?? sumOf(rules);
  sums.set(rules, name);
  return name;
}
/** What a frame says of how its sender is to be told. */
export const watchedBy = ({
  by,
  wire,
  has,
}: Extract<ClientFrame, { t: 'watch' }>): Pick<Watcher, 'byDifference' | 'wire' | 'has'> => ({
  byDifference: by === 'difference',
  ...(wire ? { wire, has: new Set(has) } : {}),
});
const isNewer = ({ wire = 1 }: Watcher): boolean => wire >= 2;
/** Rules he has not been told of go first. */
function tellRules(watcher: Watcher, { rules }: TableView): string {
  const sum = nameOf(rules);
  if (!watcher.has?.has(sum)) {
    watcher.has?.add(sum);
    watcher.send({ t: 'rules', sum, rules });
  }
  return sum;
}

/** The whole, before any change of it. */
export function tellWhole(watcher: Watcher, frame: WithView): void {
  if (!isNewer(watcher)) {
    watcher.send(frame);
    return;
  }
  const { table, version, view } = frame;
  const { rules: _, ...rest } = view;
  const rules = tellRules(watcher, view);
  const told = frame.t === 'update' ? { from: frame.from, events: frame.events.map(shortened) } : { events: [] };
  watcher.send({ t: 'start', table, version, ...told, rules, view: rest });
}
/** What leads from the view he had to the new one. */
export function tellChange(watcher: Watcher, was: TableView, update: Update, common: Common): void {
  if (isNewer(watcher) && was.rules !== update.view.rules) tellRules(watcher, update.view);
  const wire = isNewer(watcher) ? 2 : 1;
  const byWire = common.get(was) ?? new Map<number, Change>();
  const frame = byWire.get(wire) ?? (wire === 2 ? newer(was, update) : older(was, update));
  byWire.set(wire, frame);
  common.set(was, byWire);
  watcher.send(frame);
}
const older = (was: TableView, { view, ...rest }: Update): Change => ({
  ...rest,
  t: 'change',
  change: changeOf(was, view),
});
/** The version stands in the frame. */
function newer({ rules: had, version: _, ...was }: TableView, { view, ...rest }: Update): Change {
  const { rules, ...seen } = view;
  const { version: __, ...now } = seen;
  const isSummed = Math.floor(rest.version / SUM_EVERY) > Math.floor(rest.from / SUM_EVERY);
  return {
    ...rest,
    t: 'change',
    events: rest.events.map(shortened),
    change: changeOf(was, now, true),
    ...(had === rules ? {} : { rules: nameOf(rules) }),
    ...(isSummed ? { sum: sumOf(seen) } : {}),
  };
}

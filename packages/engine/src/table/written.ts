/** A table's log as written: names for numbers in the events of its rounds, so that it can be read back for ever. */
import { read, type Written, write } from '../kernel/index.js';
import type { By } from './by.js';
import { type GameChosen, turned } from './choice.js';
import type { Played, TableEvent } from './event.js';
import { evolve } from './evolve.js';
import type { TableRules } from './rules.js';
import { emptyTable, type TableState } from './state.js';

export type WrittenTable =
  | Exclude<TableEvent, Played>
  | { readonly type: 'Played'; round: number; event: Written; readonly by?: By };

/** Writes what happened at a table; `state` is the table before it. */
export function writeTable(state: TableState, events: readonly TableEvent[]): readonly WrittenTable[] {
  let now = state;
  return events.map((e): WrittenTable => {
    const out = e.type === 'Played' ? { ...e, event: write(now.live!.game, e.event) } : e;
    now = evolve(now, e);
    return out;
  });
}

/** The table a log leads to, under the rules it was kept under; at a dealer's choice `chosen` knows those of each game. */
export function replay(
  rules: TableRules,
  log: readonly WrittenTable[],
  chosen?: (game: GameChosen) => TableRules,
): TableState {
  return log.reduce((before: TableState, w): TableState => {
    const state = w.type === 'GameChosen' && chosen ? turned(before, chosen(w)) : before;
    if (w.type === 'RoundOpened' && w.hash !== state.rules.hash)
      throw new Error(`round ${w.round} was dealt under book ${w.hash}, not ${state.rules.hash}`);
    return evolve(state, w.type === 'Played' ? { ...w, event: read(state.live!.game, w.event) } : w);
  }, emptyTable(rules));
}

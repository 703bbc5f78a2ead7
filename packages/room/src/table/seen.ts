// The table as one patron may see it, from his seat or from the rail, put together from everything that is known here.
import { fundsOf } from 'baraja/games';
import { markersOf, outOfTurnAt, type TableState } from 'baraja/table';
import { roundView, seatViews, type TableView } from '../protocol/view.js';
import type { TableActor } from './actor.js';
import { calledBy } from './called.js';
import { isByLink } from './evening.js';
import { practisesAlone, takesBack } from './practice.js';
import { purseAt } from './purse.js';
import { putsBack } from './put-back.js';

export function viewOf(table: TableActor, patron: string): TableView {
  const { state, opened, last, times } = table;
  const seat = table.seatOf(patron);
  const roles = table.rolesOf(patron);
  const roots = table.shuffler.roots();
  const viewer = table.eyesOf(patron);
  return {
    id: opened.id,
    name: table.floor.name,
    called: calledBy({ ...opened, name: table.floor.name }, table.rules),
    practice: opened.practice,
    purse: table.accounts.purse ? purseAt(table.rules) : null,
    unlisted: opened.unlisted,
    rules: table.rules,
    version: table.version,
    you: { seat, ...roles, ...(practisesAlone(table) === patron ? { takesBack: takesBack(table, patron) } : {}) },
    seats: seatViews(
      state,
      (p) => table.isHere(p),
      (p) => times.clock.bankOf(p),
      table.dealtElsewhere(),
    ),
    markers: markersOf(state),
    limit: state.limit,
    bank: state.bank && { seat: state.bank.seat, turns: state.bank.turns },
    jackpot: jackpotOf(state),
    rounds: state.rounds,
    round: state.live && table.rulings.held(roundView(state.live, viewer, roles, roots)),
    last: last && roundView(last, viewer, { floor: false, dealer: false }, roots),
    keeps: times.absences.posted(opened.practice, table.world.seats?.keeps(table.rules.house)),
    clocks: times.clock.leftAt(table.world.now()),
    watching: table.watching,
    floor: table.floor.viewFor(patron),
    proposal: table.rulings.viewFor(patron),
    ...(isByLink(opened) ? { evening: table.evening.viewFor(patron, table) } : {}),
    edition: table.editions.view(),
    choice: table.choices.view(),
    ...(roles.floor ? { outOfTurn: outOfTurnAt(state), putsBack: putsBack(table, patron) } : {}),
  };
}
/** What is to be won besides: a progressive's jackpot as posted, or what the table's account for bonuses held before the hand. */
export function jackpotOf({ rules, progressive, live, boxes }: TableState): number | null {
  if (progressive !== null) return progressive.removed ? null : progressive.at.meter;
  const [fund] = Object.keys(fundsOf(rules.game));
  return fund === undefined ? null : ((live?.before.boxes ?? boxes)[fund] ?? 0);
}

// The tables that are open, as the lobby shows them.
import { openedFor, stackOf } from 'baraja/table';
import type { LobbyTable, YourTable } from '../protocol/lobby.js';
import type { TableView } from '../protocol/view.js';
import { calledBy, type TableActor } from '../table/index.js';

export function listed(table: TableActor): LobbyTable {
  const { opened, rules, state } = table;
  const people = state.sittings.filter((s) => !s.patron.bot).length;
  return {
    id: opened.id,
    name: table.floor.name,
    called: calledBy({ ...opened, name: table.floor.name }, rules),
    house: rules.house,
    gameId: openedFor(rules),
    stake: rules.stake,
    seats: rules.seats.max,
    taken: state.sittings.length,
    people,
    waiting: state.live === null,
    forced: rules.forced,
    limit: state.limit?.max ?? null,
    buyIn: { min: rules.buyIn.min, max: rules.buyIn.max },
    fee: rules.fee,
  };
}

/** Every table with the people who sit at it, by person. */
export function seatedAt(tables: Iterable<TableActor>): ReadonlyMap<string, readonly TableActor[]> {
  const seated = new Map<string, TableActor[]>();
  for (const table of tables)
    for (const { patron, leaving } of table.state.sittings)
      if (!patron.bot && leaving === null) seated.set(patron.id, [...(seated.get(patron.id) ?? []), table]);
  return seated;
}
/** A seat of one's own as the lobby tells it. */
export function yours(table: TableActor, patron: string): YourTable {
  const view = table.viewFor(patron);
  const { id, called, practice, rules, round, you } = view;
  const { house, gameId, stake } = rules;
  const mine = table.state.sittings.filter((s) => s.patron.id === patron);
  const asked = round?.toAct[0];
  const hand = round?.zones[`hand:${you.seat}`] ?? [];
  return {
    table: id,
    called,
    house,
    gameId,
    stake,
    practice,
    chips: mine.reduce((sum, s) => sum + stackOf(table.state, s.seat) + s.behind, 0),
    playing: round !== null,
    turn: turnIn(view),
    away: mine.some((s) => s.away !== null),
    cards: hand.flatMap((card) => round?.faces[card] ?? []),
    left: view.clocks.find(({ seat }) => seat === (round?.menu.length ? you.seat : asked))?.left ?? null,
  };
}
function turnIn({ round, seats }: TableView): YourTable['turn'] {
  if (!round) return null;
  if (round.menu.length > 0) return { you: true, toCall: round.menu.find(({ type }) => type === 'call')?.cost ?? null };
  const name = seats.find(({ seat }) => round.toAct.includes(seat))?.patron.name;
  return name === undefined ? null : { you: false, name };
}

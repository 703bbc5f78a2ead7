// What is on show: the houses with their games, stakes and fees as posted, made from the books; and the tables that are open.
import { type GameId, gameBook, games, houses, isOpened, openTable, stakesOf } from 'baraja/books';
import type { Lobby, LobbyGame, LobbyStake, LobbyTable } from '../protocol/lobby.js';
import { calledBy, type TableActor } from '../table/index.js';

/** The houses never change while a room runs, so this is made once. */
export const postedHouses = (): Lobby['houses'] =>
  houses.map(({ id, name, town, jurisdiction }) => ({
    id,
    name,
    town,
    jurisdiction,
    jackpot: 0,
    games: games
      .filter((g) => g.house === id)
      .map(
        (g): LobbyGame => ({
          id: g.id,
          name: g.name,
          nameEs: g.nameEs ?? g.name,
          family: g.family,
          open: gameBook(g.id) !== undefined,
          seatsMax: g.players.max,
          stakes: stakesPosted(id, g.id),
        }),
      ),
  }));

function stakesPosted(house: string, game: GameId): readonly LobbyStake[] {
  const stakes = stakesOf(game);
  if ('refused' in stakes) return [];
  return stakes.flatMap(({ id, form }): LobbyStake[] => {
    const rules = openTable({ house, game, stake: id });
    if (!isOpened(rules)) return [];
    const { fee, forced, buyIn, ordinance } = rules;
    const limit = ordinance?.tableMax ?? null;
    return [{ id, form, fee, forced, limit, buyIn: { min: buyIn.min, max: buyIn.max } }];
  });
}

export function listed(table: TableActor): LobbyTable {
  const { opened, rules, state } = table;
  const people = state.sittings.filter((s) => !s.patron.bot).length;
  return {
    id: opened.id,
    name: opened.name,
    called: calledBy(opened, rules),
    house: rules.house,
    gameId: rules.gameId,
    stake: rules.stake,
    practice: opened.practice,
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

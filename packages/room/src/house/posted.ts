// The houses with their games, stakes and fees as posted, made from the books.
import { gamesOf, houses, postedOf } from 'baraja/books';
import type { Lobby } from '../protocol/lobby.js';

/** As they were compiled: nothing is opened for it. */
export const postedHouses = (): Lobby['houses'] =>
  houses.map(({ id, name, town, jurisdiction, regulator, colours, back }) => ({
    id,
    name,
    town,
    jurisdiction,
    ...(regulator ? { regulator } : {}),
    ...(colours ? { colours } : {}),
    ...(back ? { back } : {}),
    jackpot: 0,
    games: gamesOf(id).map(({ id: game, name: called, nameEs = called, also, plays, players }) => ({
      ...{ id: game, name: called, nameEs, ...(also ? { also } : {}) },
      ...{ family: plays, seatsMax: players.max, ...postedOf(game) },
    })),
  }));

// What is said of a table one sits at, wherever that is shown.
import { app } from '../lib/app.svelte.js';
import { gameIn, gameName } from '../lib/names.js';
import { prefs } from '../lib/prefs.svelte.js';
import type { YourTable } from '../lib/wire.js';

/** As its host calls it; or its game and stakes. */
export function calledAt({ called, house, gameId, stake }: YourTable): string {
  const game = gameIn(app.lobby?.houses, house, gameId);
  return called ?? `${game ? gameName(game, prefs.language) : ''} $${stake}`;
}
/** Whose turn it is, or why it is nobody's. */
export function turnAt({ turn, away }: YourTable): string {
  if (turn?.you) return prefs.t.table.yourTurn;
  if (turn) return prefs.t.lobby.turnOf(turn.name);
  return away ? prefs.t.lobby.sittingOut : prefs.t.lobby.betweenHands;
}

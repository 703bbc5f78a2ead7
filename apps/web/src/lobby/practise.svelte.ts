// A practice table, one press away: asked for, gone to, and sat down at. What was practised last is offered first the next time.
import { api, isOffline, RoomError, type Trouble, troubleOf } from '../lib/api.js';
import { app } from '../lib/app.svelte.js';
import { ownRoom } from '../lib/own.js';
import { prefs } from '../lib/prefs.svelte.js';
import { wakeSound } from '../lib/sound.js';
import type { LobbyStake } from '../lib/wire.js';
import type { Spread } from './tiles.js';

class Practice {
  /** The game whose table is being fetched. */
  starting = $state<string | null>(null);
  trouble = $state.raw<Trouble | null>(null);

  async start({ house, game }: Spread, stake: LobbyStake | undefined): Promise<void> {
    if (this.starting) return;
    if (prefs.sound) wakeSound();
    this.starting = game.id;
    try {
      const table = await tableFor({ house: house.id, game: game.id, ...(stake ? { stake: stake.id } : {}) });
      prefs.practised = [house.id, game.id, stake?.id ?? ''].join(' ');
      app.wantsSeat = table;
      app.go({ at: 'table', table });
    } catch (error) {
      this.trouble = troubleOf(error);
    } finally {
      this.starting = null;
    }
  }
}
export const practice = new Practice();

/** The room's; or where it is not reached, one in the page itself. */
async function tableFor(ask: { house: string; game: string; stake?: string }): Promise<string> {
  const trouble = await api.practice(ask).catch((error: unknown) => troubleOf(error));
  if ('table' in trouble) return trouble.table;
  if (!isOffline(trouble)) throw new RoomError(trouble);
  const opened = await (await ownRoom()).open(ask);
  if ('refused' in opened) throw new RoomError({ kind: 'refused', refusal: opened });
  return opened.table;
}

/** What was practised last; or else what comes first. */
export function usual(all: readonly Spread[]): (Spread & { readonly stake: LobbyStake | undefined }) | null {
  const [houseId, gameId, stakeId] = prefs.practised.split(' ');
  const spread = all.find(({ house, game }) => house.id === houseId && game.id === gameId) ?? all[0];
  if (!spread) return null;
  return { ...spread, stake: spread.game.stakes.find(({ id }) => id === stakeId) ?? spread.game.stakes[0] };
}

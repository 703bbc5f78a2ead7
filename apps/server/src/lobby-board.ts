// The lobby as it was last told: whole for whoever comes, and by difference for whoever has it. Of the tables only those that changed are
// told again; houses change hardly ever, and then all of it is told.
import type { Lobby, LobbyTable, ServerFrame } from '@baraja/room';

type Whole = Extract<ServerFrame, { t: 'lobby' }>;
type Change = Extract<ServerFrame, { t: 'lobbyChange' }>;

export class LobbyBoard {
  private version = 0;
  private shown: Whole | null = null;
  private readonly texts = new Map<string, string>();

  constructor(private readonly lobby: () => Lobby) {}

  /** The lobby as those who follow it have it. */
  whole(): Whole {
    if (this.shown === null) this.look();
    return this.shown!;
  }
  /** Looks again: what has changed since, all of it where that is a house, or null when nothing has. */
  look(): Change | Whole | null {
    const lobby = this.lobby();
    const tables = lobby.tables.filter((table) => this.note(table));
    const open = new Set(lobby.tables.map(({ id }) => id));
    const gone = [...this.texts.keys()].filter((id) => !open.has(id));
    for (const id of gone) this.texts.delete(id);
    const isSame = this.shown?.lobby.houses === lobby.houses;
    if (isSame && tables.length === 0 && gone.length === 0) return null;
    const from = this.version++;
    this.shown = { t: 'lobby', version: this.version, lobby };
    if (!isSame) return this.shown;
    return { t: 'lobbyChange', from, version: this.version, tables, gone };
  }
  private note(table: LobbyTable): boolean {
    const text = JSON.stringify(table);
    if (this.texts.get(table.id) === text) return false;
    this.texts.set(table.id, text);
    return true;
  }
}

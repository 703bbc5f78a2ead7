// Tables that are played in the page itself, when the room is not reached. To the rest of the page they are tables like any other: what
// plays them stands at the other end of a socket, and is fetched with the first of them.

import type { SocketLike } from '@baraja/client';
import type { OWN, OwnTables } from '@baraja/room/alone';
import type { Clause, Opening, Ruling } from 'baraja/books';
import type { HouseBook, HousePages, RulesPage } from 'baraja/words';
import type { Language, Lobby, TableRules } from './wire.js';

const PREFIX: typeof OWN = 'own-';
export const isOwn = (table: string): boolean => table.startsWith(PREFIX);

export type Switches = Readonly<Record<string, unknown>>;
/** What is asked of them besides frames. */
export interface OwnAsks {
  open(opening: Opening): ReturnType<OwnTables['open']>;
  rounds(table: string, before?: number): ReturnType<OwnTables['rounds']>;
  round(table: string, round: number): ReturnType<OwnTables['round']>;
  proofs(table: string): Promise<ReturnType<OwnTables['proofs']>>;
  /** What the room would say of its books, as they came with the page; null for houses it was given since. */
  lobby(): Promise<Lobby>;
  rules(house: string, game: string, language: Language, switches: Switches): Promise<RulesPage | null>;
  opened(house: string, game: string): Promise<TableRules | null>;
  book(house: string): Promise<HouseBook | null>;
  pages(house: string): Promise<HousePages | null>;
  clause(id: string): Promise<Clause | Ruling | null>;
}
export interface OwnRoom extends OwnAsks {
  /** Frames, as they would go over the wire. */
  say(text: string): void;
  heard: ((text: string) => void) | null;
}

let room: Promise<OwnRoom> | null = null;
export function ownRoom(): Promise<OwnRoom> {
  room ??= import('../own/client.js').then(({ startOwn }) => startOwn());
  // What could not be fetched is asked for again the next time.
  room.catch(() => {
    room = null;
  });
  return room;
}

export function ownSocket(): SocketLike {
  let isClosed = false;
  const socket: SocketLike = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => void ownRoom().then((own) => own.say(text)),
    close: () => {
      isClosed = true;
    },
  };
  ownRoom().then(
    (own) => {
      own.heard = (data) => !isClosed && socket.onmessage?.({ data });
      socket.onopen?.();
    },
    () => socket.onclose?.(),
  );
  return socket;
}

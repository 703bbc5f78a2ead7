// What every socket has: somebody at its other end, and an end.
import type { Asker, CloseCode, Room, Session } from '@baraja/room';
import type { WebSocket } from 'ws';

/** Whose socket it is: by which session, and from where. */
export interface Who {
  readonly patron: string;
  readonly session: Session;
  readonly address: string;
}
/** Who asks, as tables know him. */
export function askerOf({ patrons }: Room, patron: string): Asker {
  const { name = 'Guest', program } = patrons.find(patron) ?? {};
  return { patron, name, ...(program ? { program } : {}) };
}

/** Milliseconds to say good-bye in: who floods on takes no notice of the word that his socket is closed. */
const LAST_WORD = 300;
/** Closes a socket that is not wanted: it is told why, and cut off if that does not help. */
export function shut(ws: WebSocket, code: CloseCode): void {
  ws.close(code);
  setTimeout(() => ws.terminate(), LAST_WORD).unref();
}

// What every socket has: somebody at its other end, and an end.
import { type Asker, CLOSES, type CloseCode, type Room, type Session, type Settles } from '@baraja/room';
import type { WebSocket } from 'ws';

/** A socket as the room has it: a wire of this server's own, or one that ends at a gateway. */
export interface SocketEnd {
  readonly isOpen: boolean;
  /** Bytes that were sent and not read. */
  readonly unsent: number;
  /** `settles`: what it makes needless to ask again. */
  send(text: string, settles?: Settles): void;
  /** Whoever is there is told why. */
  close(code: CloseCode): void;
  /** Without a word. */
  cut(): void;
  ping(): void;
  /** Once, before anything can come. */
  listen(ears: SocketEars): void;
}
export interface SocketEars {
  /** Null where it was not text. */
  heard(text: string | null): void;
  pinged(): void;
  ponged(): void;
  left(): void;
}

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

/** Letters from which a frame is sent compressed. */
const LARGE = 8192;

/** A wire of this server's own. */
export class OwnWire implements SocketEnd {
  constructor(private readonly ws: WebSocket) {}
  get isOpen(): boolean {
    return this.ws.readyState === this.ws.OPEN;
  }
  get unsent(): number {
    return this.ws.bufferedAmount;
  }
  send(text: string): void {
    this.ws.send(text, { compress: text.length >= LARGE });
  }
  close(code: CloseCode): void {
    if (code === CLOSES.closing) this.ws.close(code);
    else shut(this.ws, code);
  }
  cut(): void {
    this.ws.terminate();
  }
  ping(): void {
    this.ws.ping();
  }
  listen(ears: SocketEars): void {
    const { ws } = this;
    ws.on('message', (data, isBinary) => ears.heard(isBinary ? null : String(data)));
    ws.on('ping', () => ears.pinged());
    ws.on('pong', () => ears.ponged());
    ws.on('close', () => ears.left());
    ws.on('error', () => ws.terminate());
  }
}

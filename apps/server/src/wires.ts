// Every wire to the server: whole requests, half-sent ones, silent ones, sockets. When the room closes, whoever is being answered
// has a moment; then all of them are cut, since one stranger who says nothing must not keep the room open.
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds for last words. */
const GOODBYE = 1000;

export class Wires {
  private readonly open = new Set<Socket>();

  constructor(server: Server) {
    server.on('connection', (wire: Socket) => {
      this.open.add(wire);
      wire.once('close', () => this.open.delete(wire));
    });
  }
  /** Waits for `closed`, and cuts what is still open after a while. */
  async cut(closed: PromiseLike<unknown>): Promise<void> {
    const cutting = setTimeout(() => {
      for (const wire of this.open) wire.destroy();
    }, GOODBYE);
    try {
      await closed;
    } finally {
      clearTimeout(cutting);
    }
  }
}

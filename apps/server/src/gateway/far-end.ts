// A socket that ends at a gateway, as the room has it. That its wire is there is the gateway's to see: it says when it is not.
import { CLOSES, type CloseCode, type FarEnd, type FromFar, type Settles } from '@baraja/room';
import type { SocketEars, SocketEnd } from '../socket-end.js';

export class FarSocket implements SocketEnd, FromFar {
  isOpen = true;
  readonly unsent = 0; // a client that does not read is cut off where it is
  private ears: SocketEars | null = null;

  constructor(private readonly end: FarEnd) {}
  send(text: string, settles: Settles = {}): void {
    if (this.isOpen) this.end.send(text, settles);
  }
  close(code: CloseCode): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.end.shut(code);
  }
  cut(): void {
    this.close(CLOSES.fault);
  }
  ping(): void {
    this.ears?.ponged();
  }
  listen(ears: SocketEars): void {
    this.ears = ears;
  }

  heard(text: string | null): void {
    if (this.isOpen) this.ears?.heard(text);
  }
  pinged(): void {
    if (this.isOpen) this.ears?.pinged();
  }
  left(): void {
    this.isOpen = false;
    this.ears?.left();
    this.ears = null;
  }
}

// What was logged and has not reached the room yet: kept on the tablet, and sent when there is a connection. Each is stored once.
import type { IncidentAsked } from '@baraja/room';
import { api, troubleOf } from '../lib/api.js';
import { keep, kept } from './kept.js';

const LEFT_MAX = 500;
/** Milliseconds until it is tried again. */
const AGAIN = 15_000;

class Outbox {
  left = $state.raw<readonly IncidentAsked[]>(kept<readonly IncidentAsked[]>('unsent', []));
  /** What the room would not have, with its reason. */
  refused = $state.raw<readonly IncidentAsked[]>([]);
  private sending = false;

  constructor() {
    addEventListener('online', () => void this.send());
    void this.send();
  }
  /** True once the room has it. */
  async add(asked: IncidentAsked): Promise<boolean> {
    this.set([...this.left, asked].slice(-LEFT_MAX));
    await this.send();
    return !this.left.includes(asked) && !this.refused.includes(asked);
  }
  private set(left: readonly IncidentAsked[]): void {
    this.left = left;
    keep('unsent', left);
  }
  private async send(): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    try {
      for (let next = this.left[0]; next !== undefined; next = this.left[0]) {
        const asked = next;
        await api.logIncident(asked).catch((error) => {
          const trouble = troubleOf(error);
          const isLater = trouble.kind !== 'refused' && !(trouble.kind === 'error' && trouble.error === 'failed');
          if (isLater) throw error;
          this.refused = [...this.refused, asked];
        });
        this.set(this.left.filter((one) => one !== asked));
      }
    } catch {
      setTimeout(() => void this.send(), AGAIN);
    } finally {
      this.sending = false;
    }
  }
}
export const outbox = new Outbox();

// One's own places on lists, and whatever counts down on them: asked for again whenever the room says that something has changed.
import type { Board, YourLists } from '@baraja/room';
import { call } from '../../lib/api.js';

class Mine {
  lists = $state.raw<YourLists | null>(null);
  /** By this browser's clock, when that was so. */
  at = $state(0);
  async load(): Promise<void> {
    this.lists = await call<YourLists>('GET', '/api/lists');
    this.at = performance.now();
  }
}
export const mine = new Mine();

export const own = (house: string, what: string, body: object): Promise<unknown> =>
  call('POST', `/api/lists/${encodeURIComponent(house)}/${what}`, body);
export const boardOf = (house: string): Promise<Board> => call<Board>('GET', `/api/lists/${encodeURIComponent(house)}`);

/** So many milliseconds as '4:05'. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(Math.max(0, ms) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

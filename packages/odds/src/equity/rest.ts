// What is left of a pack in which a card may lie more than once, when some of it is known.

import type { Face } from 'baraja';

export class Rest {
  private readonly copies = new Uint8Array(64);

  constructor(pack: readonly Face[]) {
    for (const card of pack) this.copies[card]!++;
  }
  /** Takes all of them out; or none, where one is not there. */
  take(cards: readonly Face[]): boolean {
    for (let i = 0; i < cards.length; i++) {
      if (this.copies[cards[i]!] === 0) {
        this.put(cards.slice(0, i));
        return false;
      }
      this.copies[cards[i]!]!--;
    }
    return true;
  }
  put(cards: readonly Face[]): void {
    for (const card of cards) this.copies[card]!++;
  }
}

/** The cards of a pack without those that are known, in its order. */
export function leftOver(pack: readonly Face[], known: readonly Face[]): Face[] {
  const gone = new Uint8Array(64);
  for (const card of known) gone[card]!++;
  return pack.filter((card) => {
    if (gone[card] === 0) return true;
    gone[card]!--;
    return false;
  });
}

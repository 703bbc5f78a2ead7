// How hands are sorted in this browser: by suit, by rank, by the columns they make, or as the player laid them himself.
import type { Sort } from './words/index.js';

const KEY = 'baraja.sort';
const WAYS: readonly Sort[] = ['suit', 'rank', 'melds'];

class Sorting {
  private chosen = $state<Sort | 'own'>(WAYS.find((one) => one === localStorage.getItem(KEY)) ?? 'suit');
  get way(): Sort | 'own' {
    return this.chosen;
  }
  set way(way: Sort | 'own') {
    this.chosen = way;
    try {
      if (way !== 'own') localStorage.setItem(KEY, way);
    } catch {
      // A browser that keeps nothing still sorts.
    }
  }
  next(): Sort {
    return WAYS[(WAYS.indexOf(this.chosen as Sort) + 1) % WAYS.length]!;
  }
}
export const sorting = new Sorting();

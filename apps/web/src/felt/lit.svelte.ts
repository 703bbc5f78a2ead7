// Cards somebody speaks of who teaches at the table: they are lit, whichever family lays them.
import type { CardId } from '../lib/wire.js';

class Lit {
  cards = $state.raw<readonly CardId[]>([]);
}
export const lit = new Lit();

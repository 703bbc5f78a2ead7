// The rummies: columns face up, a card that goes round, a stock. What it takes to read them is fetched at the first such table.
import { cardsIn } from '../../lib/felt.js';
import type { Family } from '../family.js';
import { letters, own } from './keys.js';
import { plays } from './now.js';

type Craft = typeof import('./craft.js');
let craft: Craft | null = null;

async function prepare(): Promise<void> {
  craft ??= await import('./craft.js');
}

export const rummy: Family = {
  load: async () => {
    const [table] = await Promise.all([import('./Rummy.svelte'), prepare()]);
    return table;
  },
  prepare,
  compile: (id, rules, seats) => {
    if (!craft) throw new Error('the rummies have not been fetched');
    return craft.compile(id, rules, seats);
  },
  barSays: true,
  made: (reading, seat, say) => craft?.standing(reading, seat, say) ?? '',
  costs: (reading, option, say) => craft?.costs(reading, option, say) ?? null,
  hand: () => undefined,
  best: () => null,
  order: ({ felt }, seat) => cardsIn(felt, `hand:${seat}`),
  plays,
  piles: (reading, seat, laying) => craft?.pilesFor(reading, seat, laying),
  lacks: (reading, seat, option, laying, language) => craft?.lacks(reading, seat, option, laying, language) ?? null,
  asks: (menu, language) => craft?.asking(menu, language) ?? null,
  letters,
  own,
  keys: (language) => craft?.keyList(language) ?? [],
};

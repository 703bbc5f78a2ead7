// Games with a bank, on the arc: the twenty-one games, Spanish Poker, Pai Gow. What it takes to read them is fetched at the first
// such table.
import { letters, own } from '../arc/keys.js';
import { cardsIn } from '../lib/felt.js';
import type { Family } from './family.js';

type Craft = typeof import('../arc/craft.js');
let craft: Craft | null = null;

async function prepare(): Promise<void> {
  craft ??= await import('../arc/craft.js');
}

export const banked: Family = {
  load: async () => {
    const [table] = await Promise.all([import('../arc/Arc.svelte'), prepare()]);
    return table;
  },
  prepare,
  compile: (id, rules, seats) => {
    if (!craft) throw new Error('the games with a bank have not been fetched');
    return craft.compile(id, rules, seats);
  },
  made: (reading, seat, say) => craft?.made(reading, seat, say) ?? '',
  hand: (reading, seat, way) => craft?.hand(reading, seat, way),
  best: () => null,
  order: ({ rules, felt }, seat) => craft?.order(rules, felt, seat) ?? cardsIn(felt, `hand:${seat}`),
  plays: (felt, seat) => craft?.plays(felt, seat) ?? false,
  piles: () => undefined,
  asks: (menu, language) => craft?.asks(menu, language) ?? null,
  full: ['double', 'insure', 'fund'],
  letters,
  own,
  keys: (language) => craft?.keyList(language) ?? [],
  choices: (menu) => craft?.choices(menu) ?? null,
  barSays: true,
  told: () => craft?.Told ?? null,
  answer: (key, asking) => craft?.answer(key, asking) ?? null,
};

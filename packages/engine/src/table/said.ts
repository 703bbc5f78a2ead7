/** What a book may say of a table besides its game, and which things are cited to whoever says it. */
import type { TableRules } from './rules.js';

interface Said {
  readonly en: string;
  readonly cites?: readonly (keyof TableRules['cites'])[];
}
export const SAID_OF_TABLES = {
  'seats.min': { en: 'How many must be ready before a hand is dealt.' },
  'seats.max': { en: 'How many seats the table has.' },
  buyIn: { en: 'The posted buy-in: `min`, and `max` or null.' },
  forced: { en: 'What is put in before the cards: blinds, an ante, a bring-in, a price, a wager or nothing.' },
  seating: { en: 'Who sits where in a round: with the blinds, one marker round, the winner first, a bank, or fixed.' },
  direction: { en: 'Which way cards and turns go.' },
  kill: { en: 'Whether winning raises the stakes of the next hand.', cites: ['kill'] },
  returnWindowMinutes: { en: 'Who returns within so many minutes is the same player.', cites: ['returnWindow'] },
  dealerPosition: { en: 'Whether a newcomer waits where the button would go.', cites: ['dealerPosition'] },
  seatsEach: { en: 'One seat to a person, or several.', cites: ['onePerPatron'] },
  staff: { en: 'Whether those may play who are on duty.', cites: ['staff'] },
  ordinance: { en: 'What the law of the place asks of every table.' },
} as const satisfies Readonly<Record<string, Said>>;

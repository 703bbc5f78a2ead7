// Spanish Poker: the ante and its raise, Dos Pares and Joker in Hand, as the sheet says it.
import { type Clause, from, says } from '../clause.js';

const at = from('001');

export const wagers: readonly Clause[] = [
  says('SPAN-ANTE-1', 'bet', 'The Ante/Raise is the main bet and is always on the table.', at('bet 1', 'L13')),
  says('SPAN-ANTE-2', 'bet', 'Minimum ante: set by the house.', at('bet 1', 'L13-14')),
  says('SPAN-ANTE-3', 'limit', 'Maximum ante: half the maximum bet WSGC allows.', at('bet 1', 'L14-15')),
  says('SPAN-ANTE-4', 'bet', 'The raise is exactly twice the ante.', at('bet 1', 'L15')),
  says('SPAN-ANTE-5', 'info', 'Worked figure: maximum bet $200 gives maximum ante $100 and raise $200.', at('bet 1', 'L15-17')),
  says('SPAN-ANTE-6', 'limit', 'A $200 ante with only a $200 raise must not be offered: the game may lose solvency.', at('bet 1', 'L17-18')),
  says('SPAN-ANTE-7', 'bet', 'A player on the ante must raise or fold; no other action.', at('bet 1', 'L18'), at('p2', 'L46')),
  says('SPAN-DP-1', 'bet', 'Dos Pares: wins when the player’s own five cards are two pair or better, on its own table; the house hand does not matter.', at('bet 2', 'L20-22')),
  says('SPAN-JOK-1', 'bet', 'Joker in Hand: wins when the player’s five cards include the joker; pays 7 to 1.', at('bet 3', 'L24-25')),
];

// Panguingue at S & K, as its two printed versions say it.
import { type Clause, from, irregular, says } from '../clause.js';

const at = from('003');

export const pan: readonly Clause[] = [
  says('SNK-PAN-1', 'bet', 'Each player antes one chip.', at('§Pan 1', 'L52, L78')),
  says('SNK-PAN-2', 'deal', 'Ten cards each.', at('§Pan 2', 'L53, L79')),
  says('SNK-PAN-3', 'flow', 'Each declares play or pass; a passer loses his ante; the dealer then gathers the antes and takes the house rate.', at('§Pan 3', 'L54, L80')),
  says('SNK-PAN-3F1', 'fee', 'House rate, capitals version: 3 chips with 6 or 7 players, 2 with 5, 1 with 4 or fewer.', at('§Pan 3', 'L54-57')),
  says('SNK-PAN-3F2', 'fee', 'House rate, typed version: 2 chips with 5, 6 or 7 players, 1 with fewer.', at('§Pan 3', 'L80')),
  says('SNK-PAN-4a', 'flow', 'In turn each draws one card; if it makes or extends a meld it goes face up with the meld, then he discards from his hand.', at('§Pan 4', 'L58, L81')),
  says('SNK-PAN-4b', 'flow', 'A drawn card he cannot use must be discarded.', at('§Pan 4', 'L58, L81')),
  says('SNK-PAN-4c', 'flow', 'A card the previous player drew and left unplayed is open to the next player; a card thrown from a hand is not.', at('§Pan 4', 'L58, L81')),
  says('SNK-PAN-5', 'pay', 'Eleven cards melded: he is out and wins, collecting 2 chips from each player in the hand plus the antes the dealer held.', at('§Pan 5', 'L59, L82')),
  says('SNK-PAN-6', 'rank', 'Valid condition: a set of three or more of one rank, or a run or rope of three or more in sequence in one suit.', at('§Pan definitions', 'L65, L86')),
  says('SNK-PAN-6a', 'rank', 'Set: three or more suits of the rank, or three or more of the rank in one suit.', at('§Pan (a)', 'L67, L88')),
  says('SNK-PAN-6b', 'rank', 'Run: 3-4-5 of one suit; with no 8, 9 or 10, 7-J-Q is a run.', at('§Pan (b)', 'L68, L90')),
  irregular('SNK-PAN-7', { trigger: 'a player holds more or fewer than ten cards in all', state: 'any time during play, unless he has melded eleven to win', remedy: 'hand fouled, cards surrendered to the dealer', money: 'he pays whoever wins the hand' }, at('§Pan foul', 'L72, L92')),
  irregular('SNK-PAN-8', { trigger: 'a drawn card is put into the hand', state: 'any', remedy: 'hand fouled, surrendered', money: 'he pays the winner' }, at('§Pan foul', 'L74, L94')),
];

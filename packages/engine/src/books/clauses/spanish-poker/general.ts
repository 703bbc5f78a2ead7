// Spanish Poker: the deck, the layout and what holds for every wager, as the sheet says it.
import { type Clause, from, irregular, says } from '../clause.js';

const at = from('001');

export const general: readonly Clause[] = [
  says('SPAN-GEN-1', 'setup', '41-card deck: 52 less eights, nines and tens, plus one joker.', at('p1', 'L8-9')),
  says('SPAN-GEN-2', 'rank', 'The joker is always fully wild.', at('p1', 'L9-10')),
  says('SPAN-GEN-3', 'setup', 'Layout has 5 or 6 betting spaces, as ordered.', at('p1', 'L10')),
  says('SPAN-GEN-4', 'opt', 'Four wagers exist; a table carries Ante/Raise plus at most two of Dos Pares, Joker in Hand, Gran Progressive, never all three.', at('p1', 'L11, L31-32')),
  says('SPAN-GEN-5', 'proc', 'Players may not show or discuss their hands with each other.', at('p1', 'L34')),
  says('SPAN-GEN-6', 'limit', 'Aggregate limits follow WSGC rules.', at('p1', 'L36')),
  says('SPAN-GEN-7', 'limit', 'No side bets on another player’s hand.', at('p1', 'L36')),
  irregular('SPAN-GEN-8', { trigger: 'any game irregularity', state: 'any', remedy: 'apply the written house policy, which must satisfy WSGC', money: 'as that policy says' }, at('p1', 'L37-38')),
  says('SPAN-GEN-9', 'info', 'Origin: a variation of the ring game Mexican Poker; copyrighted 2008.', at('header', 'L5-7')),
];

// Rogelio's player-dealt lo-ball, as its sheet says it.
import { type Clause, from, irregular, says } from '../clause.js';

const at = from('004');

export const lowball: readonly Clause[] = [
  says('ROG-LOB-0', 'proc', 'Players must know the general and the special rules.', at('§Lo-ball', 'L950-951')),
  says('ROG-LOB-A1', 'proc', 'Protect your hand.', at('§Lo-ball A1', 'L954')),
  says('ROG-LOB-A2', 'rank', 'Joker in use, as the lowest usable card of the hand.', at('§Lo-ball A2', 'L955-957')),
  says('ROG-LOB-A3', 'proc', 'No showing or discussing until all action is complete.', at('§Lo-ball A3', 'L958-960')),
  says('ROG-LOB-A4', 'rank', 'Best hand A-2-3-4-5, the wheel.', at('§Lo-ball A4', 'L961-963')),
  irregular('ROG-LOB-B1a', { trigger: 'exposed card five or under', state: 'deal', remedy: 'must be taken', money: 'none' }, at('§Lo-ball B1a', 'L966-967')),
  irregular('ROG-LOB-B1b', { trigger: 'exposed card six or higher', state: 'deal', remedy: 'cannot be taken; replaced from the centre of the deck after the deal; a self-exposed card is kept', money: 'none' }, at('§Lo-ball B1b', 'L968-972')),
  irregular('ROG-LOB-B2', { trigger: 'card exposed', state: 'draw', remedy: 'replaced from the top after all others; may not be taken, except that the dealer keeps his own; action goes', money: 'none' }, at('§Lo-ball B2', 'L974-979')),
  says('ROG-LOB-C1', 'flow', 'To deal, a player must have played the previous hand.', at('§Lo-ball C1', 'L982-984')),
  says('ROG-LOB-C2', 'proc', 'Shuffle facing away, flat, bottom card hidden; all players enforce.', at('§Lo-ball C2', 'L985-989')),
  says('ROG-LOB-C3a', 'proc', 'After dealing, the dealer tops the stub with a chip and leaves it until all have declared and discarded.', at('§Lo-ball C3', 'L991-993')),
  irregular('ROG-LOB-C3b', { trigger: 'dealer picks up the stub before he discards', state: 'draw', remedy: 'he must stand pat', money: 'none' }, at('§Lo-ball C3', 'L994-995')),
  says('ROG-LOB-D1', 'bet', 'A pass before the draw is out.', at('§Lo-ball D1', 'L998')),
  says('ROG-LOB-D2', 'bet', 'No check-raise with a seven or better.', at('§Lo-ball D2', 'L999')),
  says('ROG-LOB-D2a', 'pay', 'After the draw, a player who checks a seven or better and wins does not win bets made after his check: they go back to the bettors.', at('§Lo-ball D2a', 'L1000-1003')),
  says('ROG-LOB-D2b', 'show', 'After an uncalled check-raise the raiser must show one card above a seven.', at('§Lo-ball D2b', 'L1005-1008')),
  says('ROG-LOB-D3a', 'bet', 'Before the draw a short all-in is not an opening; the next player must bet the minimum or more.', at('§Lo-ball D3', 'L1010-1013')),
  says('ROG-LOB-D3b', 'bet', 'After the draw a short bet may be called, raised or passed.', at('§Lo-ball D3', 'L1013-1014')),
  says('ROG-LOB-D4a', 'deal', 'The top card is burned after all have declared and discarded.', at('§Lo-ball D4', 'L1016-1018')),
  irregular('ROG-LOB-D4b', { trigger: 'dealer deals the burn card', state: 'draw', remedy: 'no action, immediate showdown', money: 'pot as it stands', moneyStated: false }, at('§Lo-ball D4', 'L1018-1019')),
  irregular('ROG-LOB-D5', { trigger: 'draw dealt out of rotation', state: 'draw', remedy: 'no action, immediate showdown', money: 'pot as it stands', moneyStated: false }, at('§Lo-ball D5', 'L1021-1022')),
  irregular('ROG-LOB-D6', { trigger: 'stub touches discards', state: 'before the draw is complete', remedy: 'shuffle all together, cut, burn, finish the draw; no action, immediate showdown', money: 'pot as it stands', moneyStated: false }, at('§Lo-ball D6', 'L1024-1028')),
  says('ROG-LOB-D7', 'flow', 'Any player may draw four, all dealt at once.', at('§Lo-ball D7', 'L1030-1031')),
  says('ROG-LOB-D8', 'proc', 'No rabbit hunting.', at('§Lo-ball D8', 'L1033-1035')),
  says('ROG-LOB-D9a', 'proc', 'The dealer may not tell others’ draws once the draw is complete and the first player has acted.', at('§Lo-ball D9', 'L1037-1038')),
  says('ROG-LOB-D9b', 'proc', 'He must tell his own draw whenever asked.', at('§Lo-ball D9', 'L1038-1040')),
  says('ROG-LOB-M1', 'pay', 'No splitting except on an actual tie.', at('§Lo-ball misc 1', 'L1043')),
  irregular('ROG-LOB-M2', { trigger: 'cards thrown off the table or torn', state: 'any', remedy: 'deck rebuilt to the floor’s satisfaction before a new deck comes in', money: 'none' }, at('§Lo-ball misc 2', 'L1044-1047')),
];

// Rogelio's High Draw Poker: special rules laid over the five-card draw, as its sheet says them.
import { type Clause, from, irregular, says } from '../clause.js';

const at = from('004');

export const highDraw: readonly Clause[] = [
  says('ROG-HDP-A1', 'proc', 'Protect your hand.', at('§High Draw A1', 'L684')),
  says('ROG-HDP-A2', 'bet', 'A pass before the draw is out.', at('§High Draw A2', 'L685')),
  says('ROG-HDP-A3', 'proc', 'No showing or discussing cards until all action is complete, before and after the draw.', at('§High Draw A3', 'L686-688')),
  irregular('ROG-HDP-B1', { trigger: 'exposed card', state: 'deal', remedy: 'player takes it', money: 'none' }, at('§High Draw B1', 'L690')),
  irregular('ROG-HDP-B2', { trigger: 'exposed card', state: 'draw, not self-exposed', remedy: 'cannot be taken; replaced from the top at the end of the draw', money: 'none' }, at('§High Draw B2', 'L691-694')),
  says('ROG-HDP-C1', 'proc', 'Shuffle facing away from the dealer, preferably flat.', at('§High Draw C1', 'L697')),
  says('ROG-HDP-D1', 'deal', 'The top card is burned after the last discard and before new cards.', at('§High Draw D1, D2a', 'L699-705')),
  irregular('ROG-HDP-D2b', { trigger: 'the burn card is dealt', state: 'player puts it in his hand', remedy: 'it plays; no action, immediate showdown', money: 'pot as it stands', moneyStated: false }, at('§High Draw D2b', 'L706-708')),
  says('ROG-HDP-D4', 'proc', 'No rabbit hunting: stub and discards stay in the centre, untouched, until a winner is declared.', at('§High Draw D4', 'L709-712')),
  says('ROG-HDP-D5', 'flow', 'Draw up to five: four, then one at the end.', at('§High Draw D5', 'L714')),
  says('ROG-HDP-D6', 'proc', 'The dealer may not state draws once the draw is complete and the first player has acted.', at('§High Draw D6', 'L715-717')),
  says('ROG-HDP-E1', 'pay', 'No splitting pots except on an actual tie.', at('§High Draw E1', 'L719')),
  says('ROG-HDP-E2', 'rank', 'Royal flush, straight flush, four of a kind, full house, flush, straight, three of a kind, two pair, one pair (high card left unlisted).', at('§High Draw E2', 'L720-730')),
  says('ROG-HDP-E3', 'proc', 'The floor manager’s decision is final and may not be sought once the pot is out of play.', at('§High Draw E3', 'L732-733')),
];

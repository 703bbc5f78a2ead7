// Jalisco's five-card draw with a joker, as its sheet says it.
import { type Clause, from, says } from '../clause.js';

const at = from('000');

export const draw: readonly Clause[] = [
  says('JAL-DRAW-W1', 'bet', 'Ante normally $2; may be raised to at most $5 when all agree before the game starts.', at('§conv.1', 'L17')),
  says('JAL-DRAW-W2', 'bet', 'Two betting rounds; on each turn a player may raise by at most $5.', at('§conv.1', 'L17')),
  says('JAL-DRAW-1', 'setup', 'One 53-card deck: 52 plus one joker.', at('§Draw deck', 'L26')),
  says('JAL-DRAW-A', 'bet', 'Every player antes the agreed amount into the pot before the deal.', at('§Draw A', 'L30')),
  says('JAL-DRAW-B1', 'deal', 'Five cards each, one at a time, face down.', at('§Draw B', 'L31')),
  says('JAL-DRAW-B2', 'deal', 'Dealing and action run counter-clockwise (“left to right”).', at('§Draw B', 'L31')),
  says('JAL-DRAW-B3', 'deal', 'First game: the seat immediately right of the dealer gets the first card.', at('§Draw B', 'L31')),
  says('JAL-DRAW-B4', 'deal', 'Each later game: the first card goes to the next seat in rotation.', at('§Draw B', 'L31')),
  says('JAL-DRAW-C1', 'bet', 'Round 1 opens with the player dealt the first card, who bets or passes.', at('§Draw C', 'L32')),
  says('JAL-DRAW-C2', 'bet', 'Players after him, counter-clockwise, may call, raise or drop out.', at('§Draw C', 'L32')),
  says('JAL-DRAW-C3', 'bet', 'The round closes when everyone still in has put in the same amount, or has dropped out.', at('§Draw C', 'L32')),
  says('JAL-DRAW-D1', 'flow', 'Draw: the dealer asks each remaining player in rotation how many cards he wants.', at('§Draw D', 'L33')),
  says('JAL-DRAW-D2', 'flow', 'A player may take none, or replace cards one for one; replaced cards are thrown away.', at('§Draw D', 'L33')),
  says('JAL-DRAW-E1', 'bet', 'Round 2 opens with the first-card player, or, if he is out, the next one in rotation still in.', at('§Draw E', 'L34')),
  says('JAL-DRAW-E2', 'bet', 'Round 2 runs counter-clockwise until all have called the last bet or one player is left.', at('§Draw E', 'L34')),
  says('JAL-DRAW-E3', 'show', 'The player who was called shows first; anyone able to beat that hand must show.', at('§Draw E', 'L34')),
  says('JAL-DRAW-E4', 'pay', 'Highest hand takes the pot; a sole survivor takes it without showing.', at('§Draw E', 'L34')),
  says('JAL-DRAW-F', 'rank', 'High to low: five of a kind, royal flush, straight flush, four of a kind, full house, double-ace flush, flush, straight, three of a kind, two pairs, one pair, high card.', at('§Draw F', 'L35-59')),
  says('JAL-DRAW-G', 'info', 'The house glossary for this game is empty.', at('§Draw glossary', 'L61-63')),
];

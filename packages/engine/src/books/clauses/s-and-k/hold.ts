// S & K's Texas Hold'em, as its two sheets say it (v1 typed, v2 in capitals).
import { type Clause, from, says } from '../clause.js';

const at = from('003');

export const hold: readonly Clause[] = [
  says('SNK-HOLD-1', 'deal', 'Two cards face down to each player.', at('§Holdem v1', 'L5'), at("§Hold'em v2", 'L15')),
  says('SNK-HOLD-2', 'deal', 'Five table cards usable by everyone (v1: all laid face down at the start; v2: dealt face up as play goes).', at('§Holdem v1', 'L5'), at("§Hold'em v2", 'L17')),
  says('SNK-HOLD-3', 'rank', 'Best five from any mix of own two and the five table cards.', at('§Holdem v1', 'L5'), at("§Hold'em v2", 'L19')),
  says('SNK-HOLD-4', 'flow', 'After the ante (v1) or the blinds (v2): round, three cards, round, one card, round, one card, final round, show.', at('§Holdem v1', 'L7'), at("§Hold'em v2", 'L25-38')),
  says('SNK-HOLD-5', 'show', 'High only; cards speak.', at('§Holdem v1', 'L7')),
  says('SNK-HOLD-6', 'pay', 'High hand takes the pot; equal hands split.', at('§Holdem v1', 'L9')),
  says('SNK-HOLD-7', 'fee', '$3 per hand, from the blind position, before any card.', at('§Holdem v1', 'L11')),
  says('SNK-HOLD-8', 'bet', 'Wagers $5 to $10.', at('§Holdem v1', 'L11')),
  says('SNK-HOLD-9', 'setup', '52 cards, no joker.', at('§Holdem v1', 'L11')),
  says('SNK-HOLD-10', 'flow', 'Blind and button move clockwise until all have had both, then repeat.', at('§Holdem v1', 'L11')),
  says('SNK-HOLD-11', 'bet', 'At most three raises per betting period.', at("§Hold'em v2", 'L21')),
  says('SNK-HOLD-12', 'rank', 'If the board is the best hand it counts for every player.', at("§Hold'em v2", 'L23')),
  says('SNK-HOLD-13', 'bet', 'Blinds are posted first.', at("§Hold'em v2 order 1", 'L27')),
  says('SNK-HOLD-14', 'deal', 'One card is burned before flop, turn and river.', at("§Hold'em v2 order 3-5", 'L30-38')),
];

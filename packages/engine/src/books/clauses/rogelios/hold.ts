// Rogelio's Texas Hold'em, limit, spread and no-limit, as its sheet says it.
import { type Clause, from, irregular, says } from '../clause.js';

const at = from('004');

export const hold: readonly Clause[] = [
  // General.
  says('ROG-HOLD-F1', 'fee', '$3 from the dealer position, before the cards.', at("§Hold'em", 'L281-282')),
  says('ROG-HOLD-W1', 'bet', '$3 to $6, and $3 to no limit, at any time, three raises.', at("§Hold'em", 'L282')),
  says('ROG-HOLD-G1', 'limit', 'Table stakes.', at("§Hold'em", 'L282-283')),
  says('ROG-HOLD-G2', 'setup', '52 cards, never a joker.', at("§Hold'em", 'L283-284')),
  says('ROG-HOLD-G3', 'deal', 'Two down cards and a round; three board cards at once and a round; two more one at a time with a round after each.', at("§Hold'em", 'L286-290')),
  says('ROG-HOLD-G4', 'rank', 'Any five of the seven; using all five board cards is playing the board.', at("§Hold'em", 'L290-293')),
  says('ROG-HOLD-G5', 'flow', 'A button marks the nominal dealer; a house dealer deals. The button gets cards last and acts last on every round but the first.', at("§Hold'em", 'L295-299')),
  says('ROG-HOLD-G6', 'bet', 'One or two blinds, posted before looking; they count toward the bet unless a structure makes part or all of one dead.', at("§Hold'em", 'L301-304')),
  says('ROG-HOLD-G7', 'bet', 'Dead chips are not part of the bet and go to the centre.', at("§Hold'em", 'L304-305')),
  says('ROG-HOLD-G8', 'bet', 'Blinds sit consecutively clockwise from the button; first-round action starts left of the furthest blind.', at("§Hold'em", 'L307-309')),
  says('ROG-HOLD-G9', 'bet', 'Later rounds start with the first active player clockwise from the button.', at("§Hold'em", 'L311-312')),
  // Numbered rules.
  irregular('ROG-HOLD-01a', { trigger: 'one hole card exposed by the dealer', state: 'initial deal', remedy: 'player may not keep it; after the deal it is swapped for the top card, laid face up on the deck and used as the burn before the flop (face up; turned down before the next burn)', money: 'none' }, at("§Hold'em 1", 'L315-323')),
  irregular('ROG-HOLD-01b', { trigger: 'two or more cards exposed on the deal', state: 'initial deal', remedy: 'misdeal', money: 'blinds stay up, other bets back, fee carries to the redeal', moneyStated: false }, at("§Hold'em 1", 'L323-324')),
  irregular('ROG-HOLD-02', { trigger: 'flop has too many cards', state: 'flop', remedy: 'flop and burn taken back, deck reshuffled, new burn and flop', money: 'none' }, at("§Hold'em 2", 'L326-327')),
  irregular('ROG-HOLD-03', { trigger: 'flop turned before betting is complete', state: 'preflop', remedy: 'flop and burn back, reshuffle, new burn and flop after the betting', money: 'none' }, at("§Hold'em 3", 'L331-333')),
  irregular('ROG-HOLD-04', { trigger: 'turn card exposed before betting is complete', state: 'flop round', remedy: 'card out of play; finish betting; burn and turn the next card as fourth; after that round reshuffle the stub with the removed card (not burns or discards), burn, turn the fifth', money: 'none' }, at("§Hold'em 4", 'L335-341')),
  irregular('ROG-HOLD-05', { trigger: 'river exposed early', state: 'turn round', remedy: 'reshuffled the same way, burn, turn a new fifth', money: 'none' }, at("§Hold'em 5", 'L343-344')),
  says('ROG-HOLD-06', 'show', 'The winner must show both cards; one up and one down is not a valid hand.', at("§Hold'em 6", 'L346-347')),
  says('ROG-HOLD-07', 'flow', 'A new player may not sit in between the blinds; he waits for the button to pass.', at("§Hold'em 7", 'L349-350')),
  says('ROG-HOLD-08', 'flow', 'A new player need not post.', at("§Hold'em 8", 'L352')),
  says('ROG-HOLD-09', 'flow', 'A new player may enter at any time except between the blinds or in the dealer position.', at("§Hold'em 9", 'L353-355')),
  says('ROG-HOLD-10', 'flow', 'A player away while the blinds pass resumes by posting both (small dead, big live) or waits for the big blind; he is given a “blinds due” button.', at("§Hold'em 10", 'L356-362')),
  says('ROG-HOLD-11', 'flow', 'Seat change away from the button: post a live big blind to be dealt in at once, or wait the hands needed to restore his relative position. No free hands.', at("§Hold'em 11", 'L364-369')),
  says('ROG-HOLD-12', 'flow', 'A player who takes his big blind, leaves and is passed by the button must post both blinds or wait for the big blind.', at("§Hold'em 12", 'L371-373')),
  says('ROG-HOLD-13a', 'flow', 'The button always moves forward, never to a dead seat; blinds are adjusted.', at("§Hold'em 13", 'L375-376')),
  says('ROG-HOLD-13b', 'flow', 'Each active player takes both blinds once per circuit of the button.', at("§Hold'em 13", 'L376-378')),
  says('ROG-HOLD-14', 'flow', 'New game: one card each; highest by suit gets the button.', at("§Hold'em 14", 'L380-382')),
  says('ROG-HOLD-15', 'bet', 'Heads-up: small blind on the button.', at("§Hold'em 15", 'L384-385')),
  says('ROG-HOLD-16', 'show', 'Winner shows both cards face up to be awarded the pot (repeats ROG-HOLD-06).', at("§Hold'em 16", 'L387-388')),
  says('ROG-HOLD-17', 'show', 'A player playing the board keeps and shows his two cards.', at("§Hold'em 17", 'L392-393')),
  says('ROG-HOLD-18a', 'bet', 'One straddle is allowed, by the player next after the big blind; it is not one of the raises.', at("§Hold'em 18", 'L395-397')),
  says('ROG-HOLD-18b', 'limit', 'It must be at least twice the big blind and may never make the price to come in more than the limit for that round.', at("§Hold'em 18", 'L397-402')),
];

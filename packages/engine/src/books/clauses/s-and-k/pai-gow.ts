// S & K's pai-gow poker, player-banked, as its letter says it.
import { type Clause, from, irregular, says } from '../clause.js';

const at = from('003');

export const paiGow: readonly Clause[] = [
  says('SNK-PGP-1', 'setup', '52 cards plus one joker.', at('§Pai-Gow', 'L100')),
  says('SNK-PGP-2', 'rank', 'Joker completes a straight, flush or straight flush, otherwise it is an ace.', at('§Pai-Gow', 'L100')),
  says('SNK-PGP-3', 'flow', 'Players bank in turn, counter-clockwise, each for at most two hands per round; the banker plays against all others.', at('§Pai-Gow', 'L102')),
  says('SNK-PGP-4', 'opt', 'If most players decline, one player may bank all the time.', at('§Pai-Gow', 'L102')),
  says('SNK-PGP-5', 'limit', 'The house may not bank.', at('§Pai-Gow', 'L102')),
  says('SNK-PGP-6', 'limit', 'No player banking: the game is not played.', at('§Pai-Gow', 'L102')),
  says('SNK-PGP-7', 'deal', 'Seven cards each, after the dealer determines the order.', at('§Pai-Gow', 'L104')),
  says('SNK-PGP-8', 'flow', 'Each sets a two-card low hand and a five-card high hand; the two-card hand must rank lower.', at('§Pai-Gow', 'L104')),
  says('SNK-PGP-9', 'info', 'Worked set: 2♦ 2♥ 3♦ 6♦ 7♦ 8♦ 10♦ is set as the 3-6-7-8-10 flush and a pair of twos.', at('§Pai-Gow', 'L106')),
  says('SNK-PGP-10', 'pay', 'Both hands higher than the banker’s: player wins.', at('§Pai-Gow', 'L106')),
  says('SNK-PGP-11', 'pay', 'One higher, one lower: push.', at('§Pai-Gow', 'L106')),
  says('SNK-PGP-12', 'pay', 'Both lower: player loses.', at('§Pai-Gow', 'L106')),
  irregular('SNK-PGP-13', { trigger: 'hand set incorrectly', state: 'at compare', remedy: 'automatic losing hand', money: 'wager lost' }, at('§Pai-Gow', 'L106')),
  says('SNK-PGP-14', 'fee', 'House drop: $0.50 on hands of $5 to $50, $1 on $51 to $100, at most $3 per hand above that.', at('§Pai-Gow', 'L108')),
  says('SNK-PGP-15', 'info', 'The house needed no extra tables for this game.', at('§letter', 'L96')),
];

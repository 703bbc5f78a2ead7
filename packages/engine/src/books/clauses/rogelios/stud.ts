// Rogelio's seven-card stud, as its sheet says it.
import { type Clause, from, irregular, says } from '../clause.js';

const at = from('004');

export const stud: readonly Clause[] = [
  // General.
  says('ROG-STUD-F1', 'fee', '$3 from the dealer position, before the cards.', at('§7 Card Stud', 'L95')),
  says('ROG-STUD-W1', 'bet', 'Wagers $3 to $6 at any time, three raises.', at('§7 Card Stud', 'L97')),
  says('ROG-STUD-G1', 'setup', 'One 52-card deck, never a joker.', at('§7 Card Stud', 'L99')),
  says('ROG-STUD-G2', 'deal', 'After shuffle and cut: two cards down one at a time from the dealer’s immediate left, clockwise, then one up; dealing stops for betting.', at('§General', 'L102-110')),
  says('ROG-STUD-G3', 'bet', 'Lowest up card must open for the table’s opening bet.', at('§General', 'L112-118')),
  says('ROG-STUD-G4', 'bet', 'Equal low cards: lowest suit opens; suits high to low are spades, hearts, diamonds, clubs.', at('§General', 'L114-120')),
  says('ROG-STUD-G5', 'deal', 'After the first round the dealer burns one card and deals one up to each active player, who then check or bet from the high board (text garbled, AMB-ROG-09).', at('§General', 'L120-124')),
  says('ROG-STUD-G6', 'deal', 'Four up cards in all, a round after each; the seventh is dealt down, then the last round.', at('§General', 'L126-130')),
  says('ROG-STUD-G7', 'deal', 'A card is burned before every dealing round after the first three cards and kept apart from the discards.', at('§General', 'L133-134')),
  says('ROG-STUD-G8', 'proc', 'Discards go to a disordered muck beside the tray, kept secure at all times.', at('§General', 'L134-137')),
  // Numbered rules.
  irregular('ROG-STUD-01a', { trigger: 'first or second hole card turned up', state: 'initial deal', remedy: 'that player’s third card is dealt down', money: 'none' }, at('§Stud 1', 'L141-142')),
  irregular('ROG-STUD-01b', { trigger: 'two cards dealt up', state: 'initial deal', remedy: 'misdeal, collect and redeal', money: 'forced bet returned, fee carries to the redeal', moneyStated: false }, at('§Stud 1', 'L142-144')),
  irregular('ROG-STUD-02', { trigger: 'card or cards delivered before the round’s action is complete', state: 'any street', remedy: 'take back with that round’s burn, shuffle the deck, finish the action, then new burn and deal', money: 'none' }, at('§Stud 2', 'L146-150')),
  irregular('ROG-STUD-03a', { trigger: 'two burns or no burn', state: 'correctable', remedy: 'move the cards to where they belong', money: 'none' }, at('§Stud 3', 'L152-153')),
  irregular('ROG-STUD-03b', { trigger: 'two burns or no burn', state: 'down card and nobody can tell which was received, or up card after substantial action (three players acted, or two with a raise)', remedy: 'players must accept the cards', money: 'none' }, at('§Stud 3', 'L153-161')),
  irregular('ROG-STUD-04a', { trigger: 'a player’s last card is dealt face up', state: 'seventh street', remedy: 'all others get theirs face down; he chooses all-in for the pot so far (further bets on the side) or stays fully active', money: 'side pot if he declares all-in' }, at('§Stud 4', 'L164-168')),
  says('ROG-STUD-04b', 'bet', 'In that case the high hand as shown on sixth street leads the final round.', at('§Stud 4', 'L168-169')),
  says('ROG-STUD-05a', 'bet', 'Spread limit: any amount between the two figures ($1 to $5 means one to five dollars).', at('§Stud 5', 'L171-173')),
  says('ROG-STUD-05b', 'bet', 'Fixed limit: a player with an open pair on fourth street may bet the lower or the upper limit.', at('§Stud 5', 'L173-175')),
  says('ROG-STUD-05c', 'bet', 'If he bets the lower limit those after him may still bet the upper.', at('§Stud 5', 'L175-177')),
  says('ROG-STUD-05d', 'bet', 'If he checks, every other player in turn may bet either limit.', at('§Stud 5', 'L177-179')),
  says('ROG-STUD-05e', 'bet', 'The option does not exist in stud hi-lo.', at('§Stud 5', 'L179')),
  irregular('ROG-STUD-06', { trigger: 'not enough cards for the last round', state: 'after sixth street', remedy: 'shuffle the burns with the stub, burn one, deal the down cards; the last card of the deck is never used', money: 'none' }, at('§Stud 6', 'L181-186')),
  says('ROG-STUD-07', 'pay', 'A player who calls when already beaten by the opponent’s up cards gets no refund.', at('§Stud 7', 'L188-189')),
  irregular('ROG-STUD-08', { trigger: 'hand without exactly seven cards', state: 'showdown', remedy: 'dead hand', money: 'cannot win the pot; bets stay' }, at('§Stud 8', 'L191-192')),
  says('ROG-STUD-09', 'proc', 'Players protect their own hands.', at('§Stud 9', 'L194')),
  irregular('ROG-STUD-10', { trigger: 'dealer deals a card off the table', state: 'any street', remedy: 'it plays; a seventh card is treated as exposed (ROG-STUD-04a)', money: 'none' }, at('§Stud 10', 'L195-197')),
  says('ROG-STUD-11', 'bet', 'Bets and raises in even (whole) dollars; an all-in player bets only in multiples of the minimum legal bet.', at('§Stud 11', 'L198-201')),
  says('ROG-STUD-12', 'flow', 'A forced opener may fold after posting; his seat is dealt cards until there is a bet.', at('§Stud 12', 'L203-206')),
  says('ROG-STUD-13a', 'flow', 'A player who folds on a checked round has his seat dealt to until a round with action.', at('§Stud 13A', 'L208-212')),
  says('ROG-STUD-13b', 'flow', 'Those cards go face down into the muck; nobody may see them.', at('§Stud 13B', 'L213-219')),
  irregular('ROG-STUD-14', { trigger: 'player asked to be dealt in, is absent and has the low card', state: '3rd street', remedy: 'hand is opened for him', money: 'forced bet taken from his table stakes' }, at('§Stud 14', 'L220-223')),
  says('ROG-STUD-15', 'bet', 'If the high board is all-in, the next highest board leads the side-pot betting.', at('§Stud 15', 'L225-227')),
  irregular('ROG-STUD-16', { trigger: 'up cards put in with down cards', state: 'before the pot is awarded', remedy: 'dead hand, at the supervisor’s discretion (spare the innocent)', money: 'bets stay', moneyStated: false }, at('§Stud 16', 'L229-236')),
  irregular('ROG-STUD-17', { trigger: 'player shows five cards that are not his best', state: 'showdown', remedy: 'dealer asks if those are his five; if he confirms and leaves two down, the hand is mucked', money: 'forfeits the pot' }, at('§Stud 17', 'L238-243')),
  says('ROG-STUD-18', 'show', 'The dealer never turns hole cards; the owner must; if another player turns them over they play.', at('§Stud 18', 'L245-248')),
];

// Rulings of Baraja's own on S & K's Pai-Gow Poker, where its sheet says nothing.
import { type Ruling, ruled } from './clause.js';

export const ownOnPaiGow: readonly Ruling[] = [
  ruled(
    'BAR-122',
    'Pai gow: where does the random count for the deal come from?',
    ['Dice.', 'A card.'],
    'A card: the pack is shuffled and cards are turned until one comes that is the number of a place, an ace being one. Each number is as likely as the others. Then all cards are shuffled together and dealt, seven at once to each place.',
    [],
    [],
    ['SNK-PGP'],
  ),
  ruled(
    'BAR-123',
    'Pai gow: irregularities other than a hand set wrong.',
    [],
    'A card exposed in the deal plays. A hand with the wrong number of cards, a boxed card or hands dealt to the wrong places, found before the bank’s hand is turned: all hands are taken back, the wagers stay, and it is counted and dealt again. Two identical cards void the round.',
    [],
    [],
  ),
  ruled(
    'BAR-124',
    'Pai gow: the least and the largest wager.',
    [],
    'The least is $5, where the printed drop begins. The largest is posted by the house, $200 unless it says otherwise; the printed drop has a rate for wagers above $100, so they are allowed.',
    [],
    ['snk.pgp.max_wager'],
  ),
];

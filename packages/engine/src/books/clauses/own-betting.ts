// Rulings of Baraja's own about bets and who is asked for one.
import { type Ruling, ruled } from './clause.js';

export const ownOnBetting: readonly Ruling[] = [
  ruled(
    'BAR-77',
    'A full bet or raise is more than any other player can still put in. How much may be bet?',
    ['Only as much as the deepest of them can answer.', 'The full bet; who has less calls with what he has.'],
    'The full bet: only a player going all in may call or raise short (ROG-CPHL-10), and AMB-GEN-04 takes that rule to every table whose sheet is silent. Whoever has less calls for less, and what nobody could call goes back to whoever bet it. Where the limit is a spread, any amount of the spread may be bet.',
    [],
    [],
    ['community', 'draw', 'stud', 'point'],
  ),
  ruled(
    'BAR-78',
    'A half kill where half again is no whole number of chips: $3 and $6 would be $4.50 and $9.',
    ['Break chips.', 'Round up.', 'Round down to a whole chip.'],
    'Down to a whole chip, as half of a blind is (AMB-ROG-20) and as payoffs are where chips cannot pay them (AMB-GEN-12). The kill and the lower limit are rounded, and the upper limit stays the same multiple of the lower: 3/6 becomes 4/8, and the kill is $4. Bets are whole dollars at every house (ROG-STUD-11 writes it).',
    [],
    ['bet.kill'],
  ),
  ruled(
    'BAR-79',
    'Is somebody asked who has nothing to pay, and against whom nobody can bet any more?',
    ['He may still fold.', 'He is not asked.'],
    'He is not asked: with nothing to pay, checking and folding would be his only choices, and nobody is left who could bet. The cards go on to the showdown. Whoever does owe something is asked, since he may fold.',
    [],
    [],
    ['community', 'draw', 'stud', 'point'],
  ),
];

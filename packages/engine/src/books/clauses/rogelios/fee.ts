// Rogelio's posted fee schedule, its scrambled columns read as AMB-ROG-01 argues.
import { type Clause, from, says } from '../clause.js';

const at = from('004');

export const fee: readonly Clause[] = [
  says('ROG-FEE-1', 'fee', 'Limit games $2/4, $3/6, $4/8, $5/10, $6/12, $10/20: $3 per hand collection plus $1 jackpot fee, printed once against all three player bands.', at('§Limit', 'L4-28')),
  says('ROG-FEE-2', 'fee', 'Limit games $15/30, $20/40, $30/60, $40/80, $50/100, $200/400: time collection per player per half hour, $6 with 6 or more players, $4 with 4 to 5, $2 with 3 or fewer; no jackpot fee.', at('§Limit', 'L11-31')),
  says('ROG-FEE-3', 'fee', 'Spread games $2/4, $2/10, $2/20, $3/6, $3/9, $4/8, $4/16, $5/10, $5/20: $3 per hand with 6 or more, $2 with 4 to 5, $2 with 3 or fewer.', at('§Spread', 'L33-60')),
  says('ROG-FEE-4', 'fee', 'Spread jackpot fee: $1 with 6 or more, $1 with 4 to 5, none with 3 or fewer.', at('§Spread', 'L35-45')),
  says('ROG-FEE-5', 'fee', 'No-limit, blinds $1/2, $1/3, $2/4, $2/5, $3/6, $4/8: $3 per hand (all bands), jackpot fee $1.', at('§No-Limit', 'L49-51, L62-79')),
  says('ROG-FEE-6', 'fee', 'No-limit, blinds $5/10, $6/12, $10/20, $15/30, $25/50, $50/100, $100/200, $200/400, $300/600, $400/800, $500/1,000: per player per half hour $6, $4, $2 by the same bands; no jackpot fee.', at('§No-Limit', 'L47-53, L69-83')),
  says('ROG-FEE-7', 'info', 'The closing index lists ten games (crazy pineapple hi-lo, 5 card draw, high draw, lo-ball, Omaha, Omaha hi-lo, Pure 21.5, 7 card stud, stud hi-lo, hold’em), with the word “Collections” under each of them but lo-ball, and carries no figures.', at('§index', 'L1614-1642')),
];

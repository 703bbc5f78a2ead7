// Spanish Poker: the Gran Progressive wager, its awards and its count, as the sheet says it.
import { byPeople, type Clause, from, says } from '../clause.js';

const at = from('001');

export const progressive: readonly Clause[] = [
  says('SPAN-PROG-1', 'bet', 'Gran Progressive: the wager is always $1.', at('bet 4', 'L27')),
  says('SPAN-PROG-2', 'proc', 'It needs a second drop box on the table for progressive wagers.', at('bet 4', 'L28-29')),
  says('SPAN-PROG-3', 'pay', 'Awards: five of a kind 100% of the jackpot; royal 25%; straight flush $150, quads $100, flush $75, these three paid from the tray.', at('§Gran Progressive', 'L135-141')),
  says('SPAN-PROG-4', 'info', 'Claim: 43.76% of progressive money returns through straight flush, quads and flush.', at('§Gran Progressive', 'L143')),
  says('SPAN-PROG-5', 'opt', 'May run on an approved third-party system, or manually.', at('§Gran Progressive', 'L145')),
  says('SPAN-PROG-6', 'proc', 'Manual step 1: second drop box for the wagers.', at('manual 1', 'L147')),
  says('SPAN-PROG-7', 'proc', 'Manual step 2: accounting process approved with WSGC.', at('manual 2', 'L148')),
  says('SPAN-PROG-8', 'proc', 'Manual step 3: jackpot amount posted conspicuously on the table.', at('manual 3', 'L149')),
  says('SPAN-PROG-9', 'limit', 'Manual step 4: seed the jackpot with at least $500.', at('manual 4', 'L150')),
  says('SPAN-PROG-10', 'proc', 'Daily count: chips counted at day’s end; the house may first take out what the tray paid that day.', at('§manual', 'L152')),
  says('SPAN-PROG-11', 'proc', 'What is left, less any fee WSGC allows, is added to the jackpot and posted next day.', at('§manual', 'L152')),
  says('SPAN-PROG-12', 'opt', 'House may recover 100% of the seed before the jackpot rises.', at('§options 1', 'L156')),
  says('SPAN-PROG-13', 'opt', 'Or recover part of the seed at each count, the rest going to the jackpot, until recovered.', at('§options 2', 'L157')),
  says('SPAN-PROG-14', 'opt', 'A backup jackpot may start when the primary reaches $5,000; a second backup when the first backup reaches $5,000.', at('§options 2bis', 'L158')),
  says('SPAN-PROG-15', 'limit', 'A backup may not pass $5,000 unless the primary stands at $20,000.', at('§options 2bis', 'L158')),
  says('SPAN-PROG-16', 'opt', 'Tray awards above the day’s play: carry the shortage forward against future win, or take it from a backup.', at('§options 3', 'L159')),
  says('SPAN-PROG-17', 'pay', 'Two royals on one hand: each wins 25% of the total jackpot.', at('§sharing', 'L161')),
  says('SPAN-PROG-18', 'pay', 'One royal and a five of a kind on one hand: royal 25%, five of a kind the other 75%.', at('§sharing', 'L161')),
  says('SPAN-PROG-19', 'pay', 'More than one royal and a five of a kind: the royals share 25%, five of a kind 75%.', at('§sharing', 'L161')),
  says('SPAN-PROG-20', 'pay', 'Straight flush, quads or flush on the same hand are still paid in full; the jackpot hands take their share of the listed jackpot.', at('§sharing', 'L161')),
  byPeople(says('SPAN-PROG-21', 'proc', 'Removing the progressive from play must follow WSGC rules.', at('§removal', 'L163-165'))),
];

// The trackers' text and Open Hand History as others write them: what our own writers never put there stands in it, and the hand is read,
// played and comes out as its file says. The hands are made up; their shape is that of the formats.
import { describe, expect, test } from 'vitest';
import { isFault } from './fault.js';
import { formatOf, handsIn, readText, writeAs } from './formats.js';
import { readOhh } from './ohh.js';
import type { PokerHand } from './poker.js';
import { readStars } from './stars-read.js';

const good = (read: PokerHand | ReturnType<typeof readStars>): PokerHand => {
  if (isFault(read)) throw new Error(JSON.stringify(read));
  return read;
};
/** By seat, in the currency. */
const ends = ({ players, end }: PokerHand): Record<number, number> =>
  Object.fromEntries(players.map(({ seat }, i) => [seat, end![i]! / 100]));

const SIDE_POT = `PokerStars Zoom Hand #250000000001:  Hold'em No Limit ($0.50/$1.00 USD) - 2024/03/02 15:04:05 CET [2024/03/02 9:04:05 ET]
Table 'Halley' 6-max Seat #1 is the button
Seat 1: Ana ($100 in chips)
Seat 2: B: eto ($40 in chips)
Seat 3: Chuy ($25 in chips)
Seat 4: Dora ($20 in chips) is sitting out
Seat 5: Elena ($1,102.50 in chips)
B: eto: posts small blind $0.50
Chuy: posts big blind $1
Fito joins the table at seat #6
*** HOLE CARDS ***
Dealt to Elena [Qh Qd]
Elena: raises $2 to $3
Ana has timed out while being disconnected
Ana is connected
Ana: calls $3
B: eto said, "gl all"
B: eto: folds
Chuy: raises $22 to $25 and is all-in
Elena: calls $22
Ana: calls $22
*** FLOP *** [2c 7d Ts]
Elena: bets $30
Ana: calls $30
*** TURN *** [2c 7d Ts] [3h]
Elena: checks
Ana: checks
*** RIVER *** [2c 7d Ts 3h] [4h]
Elena: checks
Ana: checks
*** SHOW DOWN ***
Elena: shows [Qh Qd] (a pair of Queens)
Ana: mucks hand
Elena collected $58.67 from side pot
Chuy: shows [Ah Ad] (a pair of Aces)
Chuy collected $73.83 from main pot
Fito leaves the table
*** SUMMARY ***
Total pot $135.50 Main pot $75.50. Side pot $60. | Rake $3
Board [2c 7d Ts 3h 4h]
Seat 1: Ana (button) mucked [Jh Jd]
Seat 2: B: eto (small blind) folded before Flop
Seat 3: Chuy (big blind) showed [Ah Ad] and won ($73.83) with a pair of Aces
Seat 5: Elena showed [Qh Qd] and won ($58.67) with a pair of Queens
`;
const TOURNAMENT = `PokerStars Hand #25000002: Tournament #340000, $10+$1 USD Hold'em No Limit - Level III (15/30) - 2024/03/02 20:04:05 ET
Table '3400000001 7' 9-max Seat #9 is the button
Seat 2: Ana (1500 in chips)
Seat 6: Beto (2985 in chips) out of hand (moved from another table into small blind)
Seat 7: Chuy (1470 in chips)
Seat 9: Dora (20 in chips) is sitting out
Ana: posts the ante 5
Chuy: posts the ante 5
Dora: posts the ante 5
Ana: posts small blind 15
Chuy: posts big blind 30
*** HOLE CARDS ***
Dealt to Chuy [9s 9d]
Dora: folds
Ana: raises 60 to 90
Chuy: raises 1375 to 1465 and is all-in
Ana: folds
Uncalled bet (1375) returned to Chuy
Chuy collected 195 from pot
Chuy: doesn't show hand
*** SUMMARY ***
Total pot 195 | Rake 0
Seat 2: Ana (small blind) folded before Flop
Seat 7: Chuy (big blind) collected (195)
Seat 9: Dora (button) folded before Flop
`;
const RAZZ = `PokerStars Hand #250000000003:  Razz Limit (€1/€2 EUR) - 2024/03/02 15:04:05 ET
Table 'Vesta II' 8-max
Seat 1: Ana (€50 in chips)
Seat 4: Beto (€50 in chips)
Seat 8: Chuy (€50 in chips)
Ana: posts the ante €0.20
Beto: posts the ante €0.20
Chuy: posts the ante €0.20
*** 3rd STREET ***
Dealt to Ana [2c 3d] [5h]
Dealt to Beto [Kh]
Dealt to Chuy [7s]
Beto: brings in for €0.50
Chuy: raises €0.50 to €1
Ana: calls €1
Beto: folds
*** 4th STREET ***
Dealt to Ana [2c 3d 5h] [8c]
Dealt to Chuy [7s] [Jd]
Ana: bets €1
Chuy: calls €1
*** 5th STREET ***
Dealt to Ana [2c 3d 5h 8c] [Ah]
Dealt to Chuy [7s Jd] [Qd]
Ana: bets €2
Chuy: folds
Uncalled bet (€2) returned to Ana
Ana collected €4.90 from pot
Ana: doesn't show hand
*** SUMMARY ***
Total pot €5.10 | Rake €0.20
Seat 1: Ana collected (€4.90)
Seat 4: Beto folded on the 3rd Street
Seat 8: Chuy folded on the 5th Street
`;
const TRIPLE = `PokerStars Hand #250000000004:  Triple Draw 2-7 Lowball Limit ($1/$2 USD) - 2024/03/02 15:04:05 ET
Table 'Juno' 6-max Seat #3 is the button
Seat 1: Ana ($30 in chips)
Seat 3: Beto ($30 in chips)
Ana: posts big blind $1
Beto: posts small blind $0.50
*** DEALING HANDS ***
Dealt to Ana [2c 3d 4h Kc Qd]
Beto: raises $1 to $2
Ana: calls $1
*** FIRST DRAW ***
Ana: discards 2 cards [Kc Qd]
Dealt to Ana [2c 3d 4h] [7s 9c]
Beto: discards 1 card
Ana: checks
Beto: bets $1
Ana: calls $1
*** SECOND DRAW ***
Ana: stands pat on [2c 3d 4h 7s 9c]
Beto: discards 1 card
Ana: checks
Beto: checks
*** THIRD DRAW ***
Ana: stands pat on [2c 3d 4h 7s 9c]
Beto: stands pat
Ana: bets $2
Beto: calls $2
*** SHOW DOWN ***
Ana: shows [2c 3d 4h 7s 9c] (Lo: 9,7,4,3,2)
Beto: mucks hand
Ana collected $9.50 from pot
*** SUMMARY ***
Total pot $10 | Rake $0.50
Seat 1: Ana (big blind) showed [2c 3d 4h 7s 9c] and won ($9.50) with Lo: 9,7,4,3,2
Seat 3: Beto (button) (small blind) mucked [2d 3h 4s 8c 9d]
`;
const SPLIT = `PokerStars Hand #250000000005:  Omaha Hi/Lo Pot Limit ($1/$2 USD) - 2024/03/02 15:04:05 ET
Table 'Pallas' 6-max Seat #2 is the button
Seat 1: Ana ($80 in chips)
Seat 2: Beto ($80 in chips)
Ana: posts big blind $2
Beto: posts small blind $1
*** HOLE CARDS ***
Dealt to Beto [As Ks Qd Jd]
Beto: raises $4 to $6
Ana: calls $4
*** FLOP *** [2c 5d Kh]
Ana: bets $12
Beto: calls $12
*** TURN *** [2c 5d Kh] [7h]
Ana: bets $36
Beto: calls $36
*** RIVER *** [2c 5d Kh 7h] [Kc]
Ana: checks
Beto: bets $26 and is all-in
Ana: calls $26 and is all-in
*** SHOW DOWN ***
Beto: shows [As Ks Qd Jd] (HI: three of a kind, Kings)
Ana: shows [Ad 3d 9s 9h] (HI: two pair, Kings and Nines; LO: 7,5,3,2,A)
Beto collected $79 from pot
Ana collected $79 from pot
*** SUMMARY ***
Total pot $160 | Rake $2
Board [2c 5d Kh 7h Kc]
Seat 1: Ana (big blind) showed [Ad 3d 9s 9h] and won ($79) with HI: two pair, Kings and Nines; LO: 7,5,3,2,A
Seat 2: Beto (button) (small blind) showed [As Ks Qd Jd] and won ($79) with HI: three of a kind, Kings
`;

const DEAD_SMALL = `PokerStars Hand #250000000006:  Hold'em No Limit ($1/$2 USD) - 2024/03/02 15:04:05 ET
Table 'Ceres' 6-max Seat #6 is the button
Seat 2: Ana ($26 in chips)
Seat 4: Beto ($196 in chips)
Seat 6: Chuy ($178 in chips)
Ana: posts big blind $2
Beto: posts big blind $2
Beto: posts small blind $1
*** HOLE CARDS ***
Dealt to Ana [3c 3h]
Chuy: folds
Ana: raises $4 to $6
Beto: folds
Uncalled bet ($4) returned to Ana
Ana collected $5 from pot
*** SUMMARY ***
Total pot $5 | Rake $0
`;

describe('the trackers’ text with all that a site writes into it', () => {
  test.each([
    [
      'side pots, chat, time-outs, somebody who sits out, two times',
      SIDE_POT,
      { 1: 45, 2: 39.5, 3: 73.83, 5: 1106.17 },
    ],
    ['a tournament: plain numbers, antes, somebody away who is dealt in', TOURNAMENT, { 2: 1405, 7: 1570, 9: 15 }],
    ['razz in euros, with cards as they come', RAZZ, { 1: 52.7, 4: 49.3, 8: 47.8 }],
    ['draws that are seen and draws that are not', TRIPLE, { 1: 34.5, 3: 25 }],
    ['both blinds of somebody who comes back, and no small blind besides', DEAD_SMALL, { 2: 29, 4: 193, 6: 178 }],
    ['a pot in two halves', SPLIT, { 1: 79, 2: 79 }],
  ])('%s', (_, text, wanted) => {
    expect(formatOf(text)).toBe('stars');
    expect(ends(good(readStars(text)))).toEqual(wanted);
    // Played at a table it goes through to its end; what the site took as its rake no table of one's own takes.
    const [read] = readText('stars', `\uFEFF${text}`);
    if (read === undefined || isFault(read)) throw new Error(JSON.stringify(read));
    expect([read.stopped, read.over]).toEqual([null, true]);
    for (const format of ['jsonl', 'phh', 'ohh', 'stars'] as const)
      expect(typeof writeAs(format, read.hand), format).toBe('string');
  });
  test('several in a file, with blank lines between', async () => {
    const all = [SIDE_POT, TOURNAMENT, RAZZ, TRIPLE, SPLIT];
    const lines = `\uFEFF${all.join('\n\n\n').replaceAll('\n', '\r\n')}`.split('\n');
    const over: boolean[] = [];
    for await (const one of handsIn('stars', lines)) over.push(!isFault(one) && one.over);
    expect(over).toEqual(all.map(() => true));
  });
  test('who the hand was dealt to is whose eyes it has; who sat out is not in it', () => {
    const hand = good(readStars(SIDE_POT));
    expect([hand.eyes, hand.seats, hand.table, hand.id]).toEqual([5, 6, 'Halley', '250000000001']);
    expect(hand.players.map(({ name }) => name)).toEqual(['B: eto', 'Chuy', 'Elena', 'Ana']);
  });
});

/** As the format's specification lists its fields, with those that we never write: no zone, empty cards, bounties, notes, a rake. */
const OHH = {
  ohh: {
    ...{ spec_version: '1.4.7', site_name: 'A Site', network_name: 'A Network', internal_version: '1.2.3' },
    ...{ tournament: false, game_number: '8599887794', start_date_utc: '2024-03-02T14:04:05', table_name: 'Example' },
    ...{ table_handle: '0x1a', table_skin: 'Classic', game_type: 'Holdem', table_size: 3, currency: 'USD' },
    ...{ bet_limit: { bet_type: 'NL', bet_cap: 0.0 }, dealer_seat: 1, hero_player_id: 0 },
    ...{ small_blind_amount: 1.0, big_blind_amount: 2.0, ante_amount: 0.0, flags: [] },
    players: [
      { name: 'Hero', id: 0, player_bounty: 0, starting_stack: 200.0, seat: 1 },
      { name: 'Villain 1', id: 1, player_bounty: 0, starting_stack: 150.0, seat: 2 },
      { name: 'Villain 2', id: 2, player_bounty: 0, starting_stack: 90.5, seat: 3, is_sitting_out: false },
      { name: 'Away', id: 3, player_bounty: 0, starting_stack: 60, seat: 4, is_sitting_out: true },
    ],
    rounds: [
      {
        ...{ id: 0, street: 'Preflop', cards: '' },
        actions: [
          { action_number: 1, player_id: 0, action: 'Dealt Cards', cards: ['Ah', 'Kd'] },
          { action_number: 2, player_id: 1, action: 'Post SB', amount: 1.0, is_allin: false },
          { action_number: 3, player_id: 2, action: 'Post BB', amount: 2.0, is_allin: false },
          { action_number: 4, player_id: 0, action: 'Raise', amount: 6.0, is_allin: false },
          { action_number: 5, player_id: 1, action: 'Fold' },
          { action_number: 6, player_id: 2, action: 'Call', amount: 4.0, is_allin: false },
        ],
      },
      {
        ...{ id: 1, street: 'Flop', cards: ['Kc', '7d', '2s'] },
        actions: [
          { action_number: 7, player_id: 2, action: 'Check' },
          { action_number: 8, player_id: 0, action: 'Bet', amount: 9.0, is_allin: false },
          { action_number: 9, player_id: 2, action: 'Raise', amount: 27.0, is_allin: false },
          { action_number: 10, player_id: 0, action: 'Raise', amount: 185.0, is_allin: true },
          { action_number: 11, player_id: 2, action: 'Call', amount: 57.5, is_allin: true },
        ],
      },
      { id: 2, street: 'Turn', cards: ['9h'], actions: [] },
      { id: 3, street: 'River', cards: ['3c'], actions: [] },
      {
        ...{ id: 4, street: 'Showdown', cards: [] },
        actions: [
          { action_number: 12, player_id: 0, action: 'Shows Cards', cards: ['Ah', 'Kd'] },
          { action_number: 13, player_id: 2, action: 'Shows Cards', cards: ['Ks', 'Qs'] },
        ],
      },
    ],
    pots: [
      {
        ...{ number: 0, amount: 182.0, rake: 3.0, jackpot: 0 },
        player_wins: [{ player_id: 0, win_amount: 179.0, contributed_rake: 1.5 }],
      },
    ],
    tournament_bounties: [],
  },
};
describe('Open Hand History with all that its specification lists', () => {
  test('is read, played to its end, and its fields are understood', () => {
    const text = JSON.stringify(OHH, null, 2);
    expect(formatOf(text)).toBe('ohh');
    const hand = good(readOhh(text));
    expect(hand).toMatchObject({
      table: 'Example',
      id: '8599887794',
      at: Date.UTC(2024, 2, 2, 14, 4, 5),
      eyes: 1,
      seats: 3,
    });
    expect(hand.pots).toEqual([{ amount: 17_900, wins: [{ seat: 1, amount: 17_900 }] }]);
    expect(hand.players.map(({ seat }) => seat)).toEqual([2, 3, 1]);
    const [read] = readText('ohh', `\uFEFF${text}`);
    if (read === undefined || isFault(read)) throw new Error(JSON.stringify(read));
    expect([read.stopped, read.over]).toEqual([null, true]);
  });
});

test('a table that was named here keeps its name, and its hand the number, however often it is written', () => {
  let text = SIDE_POT.replace('Halley', 'own|own-hold|0.50/1|kitchen|1');
  for (let time = 0; time < 3; time++) {
    const [read] = readText('stars', text);
    if (read === undefined || isFault(read)) throw new Error(JSON.stringify(read));
    const written = writeAs('stars', read.hand);
    if (isFault(written as never)) throw new Error(JSON.stringify(written));
    text = written as string;
    expect(text).toContain("Table 'own|own-hold|0.50/1|kitchen|1' ");
    expect(text).toContain('#250000000001:');
  }
});

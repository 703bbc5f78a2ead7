// What law and licence ask of every room: limits, fees, the banking position, progressives, records.
// Each clause points at the house rules it gathers.
import { byPeople, type Clause, cite, says } from './clause.js';

export const regulation: readonly Clause[] = [
  // Wagering limits and conduct.
  says('REG-01', 'limit', 'Guadalupe: no person above $200 in bets in one hand, value changeable by council resolution. Implements JAL-ORD-A, A1, C.', cite('000', '§5.32.140', 'L7-8, L13')),
  says('REG-02', 'limit', 'Guadalupe: no simultaneous hands or squares for one player. See JAL-ORD-A2.', cite('000', '§5.32.140', 'L9')),
  says('REG-03', 'limit', 'Guadalupe: no bets by owner, operator or employee on duty; needs a staff roster and clock-in state. See JAL-ORD-A3.', cite('000', '§5.32.140', 'L10')),
  says('REG-04', 'limit', 'Guadalupe: no shills or dummy players; no software-filled seats in money games. See JAL-ORD-A4.', cite('000', '§5.32.140', 'L11')),
  says('REG-05', 'limit', 'Table stakes, no side bets. See JAL-ORD-B1, B2; Rogelio’s table stakes; Spanish Poker no side bets.', cite('000', '§5.32.140', 'L12'), cite('001', '', 'L36'), cite('004', '', 'L252, L282, L417, L741')),
  says('REG-06', 'proc', 'Table limits posted in view of the table, set per table within the legal limit. See JAL-ORD-B3, B4.', cite('000', '§5.32.140', 'L12')),
  says('REG-07', 'proc', 'A table-limit change needs at least 30 minutes’ notice: record notice time, refuse earlier effect. See JAL-ORD-B5.', cite('000', '§5.32.140', 'L12')),
  says('REG-08', 'limit', 'Washington: maximum bet and aggregates by WSGC rule; ante capped at half. See SPAN-ANTE-3, SPAN-GEN-6.', cite('001', '', 'L14-18, L36')),
  says('REG-09', 'limit', 'Ven-A-Mexico: wagers posted per table; $5–$100 at No-Bust, $100 per bet at draw. See VEN-NB21-50, VEN-DRAW-4.', cite('002', '', 'L9, L455-459')),
  says('REG-10', 'proc', 'Players may not show or discuss hands (Spanish Poker at all times; Rogelio’s draw and lo-ball until action is complete).', cite('001', '', 'L34'), cite('004', '', 'L686, L958')),
  says('REG-11', 'limit', 'No agreement to split an opened pot; no splitting except true ties; no taking part of another’s action. See ROG-CPHL-26, ROG-HDP-E1, ROG-LOB-M1, ROG-DRAW-D5.', cite('004', '', 'L631-633, L719, L914-915, L1043')),
  says('REG-12', 'proc', 'Buy-ins posted; Ven-A-Mexico draw minimum $20. See ROG-CPHL-11, VEN-DRAW-5.', cite('002', '', 'L11'), cite('004', '', 'L833')),
  says('REG-13', 'proc', 'Floor decision final; none after the pot is out of play; house may decide for the good of the game.', cite('004', '', 'L630, L732-733, L917-918')),
  says('REG-14', 'proc', 'Repeat out-of-turn bettors or speakers may be removed.', cite('004', '', 'L639-640, L801-803')),
  // Fees.
  says('REG-20', 'fee', 'Fees are collected before the start of play and put in a locked drop box. See VEN-NB21-17, ROG-P215-RP6; Rogelio’s game sheets; S & K blinds.', cite('002', '', 'L249-253'), cite('003', '', 'L11, L46'), cite('004', '', 'L95, L1157-1162')),
  says('REG-21', 'fee', 'At most three collection rates per game or table. See VEN-NB21-11/39, ROG-P215-RP3/GR10.', cite('002', '', 'L233-234, L386-388'), cite('004', '', 'L1134-1136, L1340-1341')),
  says('REG-22', 'fee', 'Fees are fixed amounts, never a percentage of wagers or winnings. See VEN-NB21-39/50, ROG-P215-GR11. (Sutter’s Place v. Kennedy: a flat fee per bet within a money range is not a percentage.)', cite('002', '', 'L388-389, L449-451'), cite('004', '', 'L1343-1344')),
  says('REG-23', 'proc', 'Rates and limits are posted at each table with the game’s name.', cite('002', '', 'L232-234, L451-453'), cite('004', '', 'L1132-1136, L1343')),
  says('REG-24', 'fee', 'One fee per bet or circle from players, one per hand from the player-dealer; none extra for doubles and splits.', cite('002', '', 'L245-247, L404-406, L449-451'), cite('004', '', 'L1153-1155, L1374-1375')),
  says('REG-25', 'fee', 'Per-hand fee from the dealer position (Rogelio’s, Ven-A-Mexico hold’em), from the blind (S & K), from the button’s ante (Push-Nine), from the antes (Pan), by player count (Ven-A-Mexico draw, Pan, Rogelio’s spread).', cite('002', '', 'L7, L123'), cite('003', '', 'L11, L54, L116'), cite('004', '', 'L57-60, L95')),
  says('REG-26', 'fee', 'Time collection per player per half hour by player band ($6 / $4 / $2). See ROG-FEE-2, ROG-FEE-6.', cite('004', '', 'L20-31, L81-83')),
  says('REG-27', 'fee', 'Jackpot fee $1 per hand on the lower stakes, none on time games; segregated. See ROG-FEE-1, 4, 5; AMB-GEN-23.', cite('004', '', 'L6-16, L35-53')),
  says('REG-28', 'fee', 'No free-collection button, refund or rebate when the player-dealer cannot cover. See VEN-NB21-24/27, ROG-P215-RP13.', cite('002', '', 'L302-304, L340-342'), cite('004', '', 'L1220-1223')),
  says('REG-29', 'fee', 'Pai gow drop capped at $3 per hand. See SNK-PGP-14.', cite('003', '', 'L108')),
  // Player-dealer (banking) position.
  says('REG-40', 'limit', 'The house never banks and has no interest in the outcome (California games). See SNK-PGP-5.', cite('003', '', 'L102'), cite('004', '', 'L1463-1473')),
  says('REG-41', 'limit', 'One person banks at most two consecutive hands; the position rotates continuously and systematically; an intervening player-dealer is required. See ROG-P215-LEG, RP15-16, VEN-NB21-28/29, SNK-PGP-3.', cite('002', '', 'L344-353'), cite('003', '', 'L102'), cite('004', '', 'L1244-1260, L1463-1473')),
  says('REG-42', 'flow', 'Nobody intervenes: the game is broken. No banker: no game.', cite('002', '', 'L351-353'), cite('003', '', 'L102'), cite('004', '', 'L1258-1260')),
  says('REG-43', 'limit', 'The player-dealer’s exposure is fixed and limited to the money on the table before the hand. See VEN-NB21-49, ROG-P215-DS6.', cite('002', '', 'L442-444'), cite('004', '', 'L1377-1379')),
  says('REG-44', 'opt', 'Third-party proposition players (B&P 19984) may play and bank.', cite('002', '', 'L393-394'), cite('004', '', 'L1348-1350')),
  says('REG-45', 'opt', 'Backline betting where the local ordinance allows.', cite('002', '', 'L391'), cite('004', '', 'L1346')),
  says('REG-46', 'proc', 'Bank button shows first or second turn.', cite('002', '', 'L239-241'), cite('004', '', 'L1145-1147')),
  says('REG-47', 'proc', 'Only the casino dealer handles cards in 21 games; decisions by hand signal.', cite('002', '', 'L256-261'), cite('004', '', 'L1167-1173')),
  // Progressives, jackpots, bonuses.
  says('REG-60', 'proc', 'Washington progressive: $1 wagers in a second drop box, approved accounting, posted meter, seed at least $500. See SPAN-PROG-6 to 9.', cite('001', '', 'L145-150')),
  says('REG-61', 'proc', 'Daily count: drop less tray payouts less allowed fee goes to the meter, posted next day. See SPAN-PROG-10, 11.', cite('001', '', 'L152')),
  says('REG-62', 'opt', 'Seed recovery in full first, or in parts. See SPAN-PROG-12, 13.', cite('001', '', 'L156-157')),
  says('REG-63', 'limit', 'Backup jackpots at $5,000 steps, cap $5,000 unless primary is $20,000. See SPAN-PROG-14, 15.', cite('001', '', 'L158')),
  says('REG-64', 'opt', 'Shortage: carry over or draw from a backup. See SPAN-PROG-16.', cite('001', '', 'L159')),
  says('REG-65', 'proc', 'Removal of a progressive by WSGC rule. See SPAN-PROG-21.', cite('001', '', 'L163-165')),
  says('REG-66', 'opt', 'Pure 21.5 bonus and jackpot menu: 888, same-colour 888, suited 888, 777s, 678s, seven-card Charlie, consecutive naturals; casino fixes fees, distribution, funding. See ROG-P215-O6 to O12.', cite('004', '', 'L1422-1459')),
  says('REG-67', 'opt', 'Natural payoff choice 6:5 or 7:5 (3:2 implied); insurance only without 6:5 or 7:5. See ROG-P215-O1 to O4.', cite('004', '', 'L1387-1416')),
  // Records the system must keep to prove the above.
  says('REG-80', 'proc', 'Per hand: table, game, rule-set version, limits in force, fee taken from whom and when (before first card), every wager with its cumulative total per person. Serves REG-01, 20-24.', cite('000', '§5.32.140', 'L7-12'), cite('002', '', 'L249-253')),
  says('REG-81', 'proc', 'Limit-change notices with posted and effective times. Serves REG-07.', cite('000', '§5.32.140', 'L12')),
  byPeople(says('REG-82', 'proc', 'Bank register: who banked which hand, first or second turn, amount posted, offers and refusals. Serves REG-41 to 43.', cite('002', '', 'L236-241, L344-353'), cite('004', '', 'L1138-1149'))),
  says('REG-83', 'proc', 'Jackpot and progressive ledgers, daily count sheets, seed and backup balances. Serves REG-27, 60-64.', cite('001', '', 'L145-159')),
  says('REG-84', 'proc', 'Incident log: event, state, rule id, citation, ruling, who ruled. Serves REG-13.', cite('004', '', 'L508-511, L732-733')),
];

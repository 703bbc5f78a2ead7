// What a hand of a split-pot game comes to: high and low apart, in the engine's words, and which cards won which.
import { expect, test } from 'vitest';
import { NOTHING, noted } from '../../lib/acts.js';
import { shownFelt } from '../../lib/beats.js';
import { EMPTY_FELT, foldFelt, openedFelt } from '../../lib/felt.js';
import { type Line, lineOf, resultIn } from '../../lib/log.js';
import { TestTable } from '../../test/driver.js';
import { poker, readHands } from './poker.js';

test('a pot split between the best and the lowest hand says who won each with what, and marks their cards', async () => {
  await readHands();
  for (let seed = 1; seed < 60; seed++) {
    const t = new TestTable(seed, 2, { house: 's-and-k', game: 'ohl' });
    for (const [i, name] of ['Ana', 'Beto', 'Chuy'].entries()) t.sit(i + 1, name);
    t.manner = 'calls';
    t.playHand();
    const lines: Line[] = [];
    let felt = EMPTY_FELT;
    let now = NOTHING;
    for (const told of t.told)
      for (const e of told.events) {
        if (e.type === 'RoundOpened') felt = openedFelt(e);
        const viewer = { seat: 2, faces: shownFelt(told.view).faces };
        if (e.type === 'Played') felt = foldFelt(felt, e.event, viewer);
        now = noted(now, e);
        const line = lineOf(e, { rules: told.view.rules, felt, seats: told.view.seats }, lines.length);
        if (line) lines.push(line);
      }
    if (!now.awards.some(({ way }) => way === 'low')) continue;
    const result = resultIn(lines, felt.round);
    expect(result.map(({ way }) => way)).toEqual(['high', 'low']);
    expect(result[0]!.say('en')).toMatch(/ \$\d.* with the high hand, /);
    expect(result[1]!.say('en')).toMatch(/ \$\d.* with the low hand, [2-8]-/);
    expect(result.every(({ rule }) => rule?.startsWith('SNK-OHL'))).toBe(true);
    const best = poker.best({ rules: t.state.rules.game, felt }, now.awards)!;
    for (const way of ['high', 'low'] as const) {
      const winners = new Set(
        now.awards.filter((award) => award.way === way).flatMap((a) => a.shares.map((s) => s.seat)),
      );
      const marked = [...best].filter(([, ways]) => ways.includes(way)).map(([card]) => card);
      const hands = [...winners].flatMap((seat) => felt.zones[`hand:${seat}`] ?? []);
      // Two of each winner's own cards, three of the board.
      expect(marked.filter((card) => hands.includes(card)).length).toBeGreaterThanOrEqual(2 * winners.size);
      expect(marked.filter((card) => (felt.zones.board ?? []).includes(card)).length).toBeGreaterThanOrEqual(3);
    }
    return;
  }
  throw new Error('no pot was ever split');
});

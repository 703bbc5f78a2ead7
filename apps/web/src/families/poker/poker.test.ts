// What a hand of a split-pot game comes to: high and low apart, in the engine's words, and which cards won which.
import { type Face, rankingsOf } from 'baraja';
import { type GameId, games, isOpened, openTable } from 'baraja/books';
import { expect, test } from 'vitest';
import { NOTHING, noted } from '../../lib/acts.js';
import { shownFelt } from '../../lib/beats.js';
import { EMPTY_FELT, foldFelt, openedFelt } from '../../lib/felt.js';
import { type Line, lineOf, resultIn } from '../../lib/log.js';
import { TestTable } from '../../test/driver.js';
import { familyOf } from '../index.js';
import { poker, readHands } from './poker.js';
import { type OvalRules, shapeOf } from './shape.js';

test('by its best five a hand is worth what all of it is worth, whatever may be used of it', async () => {
  const { ready, worthOf } = await import('./craft.js');
  let state = 7;
  const pick = (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
  for (const { id, house } of games) {
    const rules = openTable({ house, game: id as GameId });
    if (!isOpened(rules) || familyOf(rules.game.family) !== poker) continue;
    const oval = rules.game as OvalRules;
    const { hand, board } = shapeOf(oval);
    const { high, low } = rankingsOf(oval);
    ready(oval);
    for (let i = 0; i < 12; i++) {
      const pack = Array.from({ length: 52 }, (_, card) => card as Face);
      const dealt = Array.from({ length: hand + board }, () => pack.splice(pick(pack.length), 1)[0]!);
      const [hole, shared] = [dealt.slice(0, hand), dealt.slice(hand)];
      for (const ranking of [high, low])
        if (ranking) expect(worthOf(ranking, hole, shared), `${id} ${dealt}`).toBe(ranking.best(hole, shared));
    }
  }
});
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

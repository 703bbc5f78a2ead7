// Plans of draw games for two: whole, packed and unpacked without loss, found at the tables they were learned for, and better than what
// plays without them.
import { describe, expect, test } from 'vitest';
import { type GameId, gameOf, isOpened, openTable } from '../books/index.js';
import { faces, pack52, pack53 } from '../cards/index.js';
import { view } from '../kernel/index.js';
import type { TableRules } from '../table/index.js';
import { craftOf } from './draw-craft.js';
import { DRAW_PLANS } from './draw-plan.data.js';
import { BET_SITUATIONS, DRAW_GAMES, DRAW_SITUATIONS, drawBet, waysOf } from './draw-plan.js';
import { bots } from './index.js';
import { packed, unpacked } from './letters.js';
import { readSpot } from './spot.js';
import { dealtAt, matchAt, stacked, tally, upTo } from './test/hands.js';

const { sharp, quick } = bots as Record<'sharp' | 'quick', (typeof bots)[string]>;
function tableOf(id: GameId, of: { stake?: string; switches?: Readonly<Record<string, string>> } = {}): TableRules {
  const table = openTable({ house: gameOf(id).house, game: id, ...of });
  if (!isOpened(table)) throw new Error(`${id}: ${JSON.stringify(table)}`);
  return table;
}
const PLANNED = ['rog-lob', 'snk-lob', 'jal-lob', 'rog-draw', 'jal-draw'] as const;

describe('the plans', () => {
  test.each(Object.entries(DRAW_PLANS))('%s has something to say of every situation', (name, plan) => {
    expect(DRAW_GAMES).toHaveProperty(name);
    const [folds, raises, draws] = [plan.folds, plan.raises, plan.draws].map(unpacked);
    expect(folds).toHaveLength(BET_SITUATIONS);
    expect(raises).toHaveLength(BET_SITUATIONS);
    expect(draws).toHaveLength(DRAW_SITUATIONS);
    for (const [i, fold] of folds!.entries()) expect(fold + raises![i]!).toBeLessThanOrEqual(64);
  });
  test('letters are packed without loss', () => {
    for (const letters of ['', 'ABC', `A${'_'.repeat(5000)}B${'x'.repeat(4)}${'y'.repeat(5)}`]) {
      expect(packed(letters).length).toBeLessThan(30);
      expect([...unpacked(packed(letters))]).toEqual([...letters].map((letter) => unpacked(letter)[0]));
    }
  });
});

type Script = Parameters<typeof upTo>[3];
/** Two seats, deep, with these cards; seat 2 has the button and speaks first where there are blinds. */
function spotAt(rules: TableRules, hands: Readonly<Record<number, string>>, script: Script = [], seats = 2) {
  const { room, setup } = dealtAt(rules, Array(seats).fill(rules.buyIn.min * 10));
  const round = upTo(room, setup, stacked(room, 2, hands), script);
  const seat = round.menus[0]!.actor as number;
  const seen = { view: view(room.game, round, seat), game: room.posted };
  return { room, round, seen };
}
const dice = { seed: 1, push: 0.5, bluff: 0.5, size: 0.5 };
const PAT = { 1: 'Ks Kd Qc Qh 9s', 2: '6s 4d 3c 2h As' };

describe('at the table', () => {
  test.each(PLANNED)('%s is played by a plan', (id) => {
    const { seen } = spotAt(tableOf(id), PAT);
    const rules = seen.game.rules!;
    if (rules.family !== 'draw') throw new Error(id);
    expect(drawBet(seen, rules, readSpot(seen, rules), dice)).not.toBeNull();
  });
  test('what it was not learned for has no plan: who passes is out, antes in place of blinds', () => {
    const others = [
      tableOf('jal-draw', { switches: { 'jal.draw.pass': 'fold' } }),
      tableOf('rog-draw', { switches: { 'rog.draw.forced': 'ante' } }),
    ];
    for (const rules of others) {
      const { seen } = spotAt(rules, PAT);
      const { rules: game } = seen.game;
      if (game?.family !== 'draw') throw new Error('no draw game');
      expect(drawBet(seen, game, readSpot(seen, game), dice)).toBeNull();
    }
  });
  test('a six dealt pat is raised and kept; four to a wheel with a king are drawn to', () => {
    const rules = tableOf('rog-lob');
    const first = spotAt(rules, PAT);
    expect(tally(first.room, first.round, sharp, 60).raise).toBeGreaterThan(50);
    const called = [{ type: 'call' }, { type: 'check' }, { type: 'stand-pat' }] as const;
    const pat = spotAt(rules, PAT, called);
    expect(tally(pat.room, pat.round, sharp, 60)['stand-pat']).toBeGreaterThan(55);
    const draws = spotAt(rules, { ...PAT, 2: 'Kc 4d 3c 2h As' }, called);
    expect(tally(draws.room, draws.round, sharp, 60).draw).toBeGreaterThan(45);
  });
  test('two ways to draw: the better first, and another number of cards', () => {
    const waysFor = (id: GameId, text: string) => {
      const { game } = tableOf(id);
      if (game.family !== 'draw') throw new Error(id);
      const hole = faces(text);
      const unseen = Uint8Array.from((game.joker ? pack53 : pack52).filter((face) => !hole.includes(face)));
      return waysOf(craftOf(game), hole, unseen, 1);
    };
    const nine = waysFor('rog-lob', '9s 4d 3c 2h As');
    expect([nine.plain.drawn, nine.other.drawn].sort()).toEqual([0, 1]);
    const aces = waysFor('rog-draw', 'As Ad 7c 4h 2s');
    expect(aces.plain.drawn).toBe(3);
    expect(aces.plain.worth).toBeGreaterThan(aces.other.worth);
    expect(waysFor('jal-draw', '9s 8d 7c 4h Jo').plain.drawn).toBe(1);
  });
  test.each(PLANNED)('at %s nobody is refused, and quick play is beaten or nearly so', (id) => {
    const { per100, error } = matchAt(tableOf(id), { hero: sharp, rival: quick, players: 2, deals: 120, depth: 60 });
    expect(per100).toBeGreaterThan(-2 * error);
  });
  test('with three at the table there is none', () => {
    const { seen } = spotAt(tableOf('rog-draw'), { ...PAT, 3: '9d 8d 7h 5c 4c' }, [], 3);
    const rules = seen.game.rules!;
    if (rules.family !== 'draw') throw new Error('no draw game');
    expect(drawBet(seen, rules, readSpot(seen, rules), dice)).toBeNull();
  });
});

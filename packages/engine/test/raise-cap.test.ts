/** AMB-GEN-13: how many raises a round takes when two play, at every table the books offer. */
import { describe, expect, test } from 'vitest';
import { gameOf, games, stakesOf } from '../src/books/index.js';
import { type HouseCommand, isRefusal, type Seat } from '../src/kernel/index.js';
import { decide } from '../src/table/index.js';
import { Room } from '../src/table/test/room.js';
import { rulesOf } from '../src/testing/opening.js';

/** The sheets that print three raises and no exception, with the clause that is named when a fourth is asked for. */
const PRINTED: Readonly<Record<string, string>> = {
  'snk-hold': 'SNK-HOLD-11',
  'snk-hhl': 'SNK-HOLD-11',
  'snk-ohl': 'SNK-HOLD-11',
  'snk-pine': 'SNK-HOLD-11',
  'snk-oma': 'SNK-HOLD-11',
  'snk-p9': 'SNK-P9-12',
  'rog-stud': 'ROG-STUD-W1',
  'rog-sthl': 'ROG-STHL-W1',
  'rog-hold': 'ROG-HOLD-W1',
  'rog-hold-nl': 'AMB-GEN-14',
  'rog-oma': 'ROG-HOLD-W1',
  'rog-ohl': 'ROG-OHL-W1',
  'rog-draw': 'ROG-DRAW-W1',
  'rog-hdp': 'ROG-DRAW-W1',
};
const BETS = games.filter(({ family }) => family !== 'banked' && family !== 'rummy').map(({ id }) => id);
/** By its book: the sheet writes the exception, or prints no figure. */
const isLifted = (id: Id): boolean => {
  const { game } = rulesOf({ house: gameOf(id).house, game: id });
  return 'capHeadsUp' in game && game.capHeadsUp !== 'capped';
};

/** What whoever wants to raise does, the first of these that is offered. */
const BOLD = ['raise', 'bet', 'no-straddle', 'open', 'name-price', 'match-price'];
type Id = (typeof games)[number]['id'];
const tables = (id: Id): readonly string[] => {
  const stakes = stakesOf(id);
  if ('refused' in stakes) throw new Error(stakes.refused);
  return stakes.map((stake) => stake.id);
};
/** Two sit down, and whoever can raise does, by the least there is: how often, and what is said when that is over. */
function raised(
  id: Id,
  stake: string,
  switches: Record<string, unknown> = {},
): { raises: number; rule: string | null } {
  const room = new Room(rulesOf({ house: gameOf(id).house, game: id, stake, switches }));
  room.open([1, 2], room.rules.buyIn.max ?? room.rules.buyIn.min * 5).deal();
  const act = (command: HouseCommand) => room.do({ type: 'act', command });
  for (let raises = 0; raises < 8; ) {
    const { round } = room.state.live!;
    const { actor, options } = round.menus[0]!;
    const first = BOLD.map((type) => options.find((o) => o.type === type)).find((o) => o !== undefined);
    if (actor === 'chance') room.shuffle();
    else if (first) act({ actor, type: first.type, ...(first.amount ? { amount: first.amount.min } : {}) });
    else {
      const answer = decide(room.state, { type: 'act', command: { actor: actor as Seat, type: 'raise', amount: 1 } });
      return { raises, rule: isRefusal(answer) && answer.refused === 'raise-cap-reached' ? answer.rule : null };
    }
    if (first?.type === 'raise') raises++;
  }
  return { raises: 8, rule: null };
}

test('a sheet that prints three raises and no exception has a book that caps them, and no other has', () => {
  const known = Object.keys(PRINTED).map((id) => gameOf(id as Id).house);
  const capped = BETS.filter((id) => !isLifted(id) && known.includes(gameOf(id).house));
  expect(capped.toSorted()).toEqual(Object.keys(PRINTED).toSorted());
});
describe('AMB-GEN-13 heads-up, where the sheet prints three raises and no exception', () => {
  test.each(Object.entries(PRINTED))('%s: three, by %s', (id, rule) => {
    for (const stake of tables(id as Id))
      expect([stake, raised(id as Id, stake)]).toEqual([stake, { raises: 3, rule }]);
  });
  test.each(Object.keys(PRINTED))('%s: a house may lift it with bet.cap_headsup', (id) => {
    const [stake] = tables(id as Id);
    expect(raised(id as Id, stake!, { 'bet.cap_headsup': 'unlimited' }).raises).toBeGreaterThan(3);
  });
});
describe('AMB-GEN-13 heads-up, where the sheet writes the exception or prints nothing', () => {
  test.each(BETS.filter(isLifted))('%s: no limit', (id) => {
    for (const stake of tables(id as Id)) expect([stake, raised(id as Id, stake).raises > 3]).toEqual([stake, true]);
  });
});

// What whoever practises may have beside the cards: situations from the book, what is counted, a standing answer at the rummies.
import { answer } from '@baraja/odds';
import { examplesAt, type GameId, games, isOpened, openTable } from 'baraja/books';
import { option } from 'baraja/kernel';
import { words } from 'baraja/words';
import { describe, expect, test } from 'vitest';
import { standingOf } from '../bar/pass.js';
import { type DrawnFelt, EMPTY_FELT } from '../lib/felt.js';
import type { TableView } from '../lib/wire.js';
import { adviceText, exactText } from './advice.js';
import { type Exact, exactly } from './exact.js';
import { readyFrom } from './ready.js';
import { practiceStrings } from './words.js';

test('situations come from the examples of the house’s own documents, each once', () => {
  const some = games.map(({ id }) => readyFrom(examplesAt(id as GameId), id));
  expect(some.filter((list) => list.length > 0).length).toBeGreaterThan(games.length / 2);
  for (const list of some) expect(new Set(list.map(({ own, bank }) => `${own}/${bank}`)).size).toBe(list.length);
});

/** A seat that is to choose, with these cards before it. */
function spot(game: GameId, zones: Readonly<Record<string, string>>, acts: readonly string[], cost = 0) {
  const house = games.find(({ id }) => id === game)!.house;
  const rules = openTable({ house, game });
  if (!isOpened(rules)) throw new Error(rules.refused);
  const faces: Record<number, string> = {};
  const lying = Object.entries(zones).map(([zone, text], z) => {
    const cards = text.split(' ').map((face, i) => {
      if (face !== 'xx') faces[100 * z + i] = face;
      return 100 * z + i;
    });
    return [zone, cards] as const;
  });
  const markers = { turn: 1, 'turn-hand': 1 };
  const felt: DrawnFelt = {
    ...EMPTY_FELT,
    zones: Object.fromEntries(lying),
    faces,
    chips: { centre: 4000 },
    seats: [1, 2],
    markers,
  };
  const menu = acts.map((act) => ({ ...option(act as 'fold', { rule: 'X-1' }), cost: act === 'call' ? cost : null }));
  const view = { rules, you: { seat: 1 }, round: { menu, seats: [1, 2] } } as unknown as TableView;
  return { view, felt };
}
/** As the page's threads do, which remember: all two cards of a game are one question. */
const answered = new Map<string, unknown>();
const ask = async (question: never) => {
  const key = JSON.stringify(question);
  if (!answered.has(key)) answered.set(key, answer(question));
  return answered.get(key);
};
const counted = (at: ReturnType<typeof spot>): Promise<Exact | null> => exactly(at, ask as never);
const gameOf = (plays: string): GameId => games.find((game) => game.plays === plays)!.id as GameId;

test('at hold’em one’s share is counted exactly where the board leaves few cards', async () => {
  const hold = games.find(({ id, family }) => family === 'community' && id.endsWith('hold'))!.id as GameId;
  const at = spot(hold, { 'hand:1': 'As Ks', 'hand:2': 'xx xx', board: 'Qs Js 2d 3c' }, ['fold', 'call', 'raise'], 600);
  const found = await counted(at);
  expect(found).toMatchObject({ kind: 'share', against: 1, error: 0 });
  if (found?.kind !== 'share') throw new Error('no share');
  expect(found.share).toBeGreaterThan(0.3);
  expect(found.share).toBeLessThan(0.9);
  expect(found.needs).toBeGreaterThan(0);
  expect(exactText(found, { say: words('en'), t: practiceStrings('en') })).toMatch(/exactly\. Calling needs/);
  // Nobody is against one, or nothing can be folded: there is nothing to count.
  expect(await counted(spot(hold, { 'hand:1': 'As Ks' }, ['fold', 'call']))).toBeNull();
});
test('at Push-Nine one’s share is counted against one hand, and sampled against several', async () => {
  const p9 = gameOf('push-nine');
  const lying = { 'hand:1': '9s 8d 2c', 'hand:2': 'xx xx xx' };
  const one = await counted(spot(p9, lying, ['fold', 'call', 'raise'], 2000));
  if (one?.kind !== 'share') throw new Error('no share');
  expect(one).toMatchObject({ against: 1, error: 0, needs: 2000 / 6000 });
  const at = spot(p9, { ...lying, 'hand:3': 'xx xx xx' }, ['fold', 'check']);
  const two = await counted({ ...at, view: { ...at.view, round: { ...at.view.round!, seats: [1, 2, 3] } } });
  if (two?.kind !== 'share') throw new Error('no share');
  expect(two).toMatchObject({ against: 2, needs: null });
  expect(two.share).toBeLessThan(one.share);
  expect(two.error).toBeGreaterThan(0);
  // Nothing beats three tens and more; nothing is to be decided where nobody may fold.
  expect(await counted(spot(p9, { ...lying, 'hand:1': 'As Ad Ac' }, ['fold', 'call'], 2000))).toMatchObject({
    share: 1,
  });
  expect(await counted(spot(p9, lying, ['buy-in']))).toBeNull();
});
test('at twenty-one the chart says what is best of what is offered', async () => {
  const at = spot(gameOf('twenty-one'), { 'hand:1': 'Th 2c 3d', 'bank-hand': '6d xx' }, ['hit', 'stand']);
  const found = await counted(at);
  if (found?.kind !== 'worths') throw new Error('no worths');
  expect(found.worths.map(({ act }) => act).sort()).toEqual(['hit', 'stand']);
  expect(found.worths[0]!.worth).toBeGreaterThan(found.worths[1]!.worth);
  expect(exactText(found, { say: words('es'), t: practiceStrings('es') })).toMatch(/^Lo mejor es: /);
});
test('at twenty-one it speaks of the hand whose turn it is: another circle’s, or the second of a split', async () => {
  const lying = { 'hand:1': 'Th 5c 4d', 'hand:1.2': 'Td 2s 2c', 'hand:3': '8h 8c', 'bank-hand': '6d xx' };
  const at = spot(gameOf('twenty-one'), lying, ['hit', 'stand', 'split-pair']);
  const on = (turn: number, hand: number) =>
    counted({ ...at, felt: { ...at.felt, markers: { turn, 'turn-hand': hand } } });
  const [first, second, other] = [await on(1, 1), await on(1, 2), await on(3, 1)];
  if (first?.kind !== 'worths' || second?.kind !== 'worths' || other?.kind !== 'worths') throw new Error('no worths');
  expect(first.worths[0]!.act).toBe('stand');
  expect(second.worths.find(({ act }) => act === 'hit')!.worth).toBeGreaterThan(
    first.worths.find(({ act }) => act === 'hit')!.worth,
  );
  // Only a pair is split, and by the name the menu has for it.
  expect([first, second, other].map(({ worths }) => worths.some(({ act }) => act === 'split-pair'))).toEqual([
    false,
    false,
    true,
  ]);
  // Whose turn it is nobody says, or an ace and a ten that a split has made: nothing counted speaks of that.
  expect(await counted({ ...at, felt: { ...at.felt, markers: {} } })).toBeNull();
});
test('a double for less is worth its part', async () => {
  const worthOf = async (amount: number) => {
    const at = spot(gameOf('twenty-one'), { 'hand:1': '6h 5c', 'bank-hand': '6d xx' }, ['hit', 'stand', 'double']);
    const menu = at.view.round!.menu.map((one) =>
      one.type === 'double' ? { ...one, amount: { min: 100, max: amount, unit: 100 } } : one,
    );
    const view = { ...at.view, round: { ...at.view.round!, menu } };
    const found = await counted({ view, felt: { ...at.felt, chips: { 'wager:1': 1000 } } });
    if (found?.kind !== 'worths') throw new Error('no worths');
    return found.worths.find(({ act }) => act === 'double')!.worth;
  };
  const [whole, half] = [await worthOf(1000), await worthOf(500)];
  expect(whole).toBeGreaterThan(0);
  expect(half).toBeCloseTo(0.75 * whole, 10);
});
test('at Pai-Gow every way to set the seven is tried, and the house way said where it is another', async () => {
  const at = spot(gameOf('pai-gow'), { 'hand:1': 'As Ah Kd 9c 7h 4s 2d' }, ['set', 'house-way']);
  const found = await counted(at);
  if (found?.kind !== 'setting') throw new Error('no setting');
  expect([...found.front].sort()).toEqual(['9c', 'Kd']);
  expect(found.houseWay).toBeNull();
  expect(exactText(found, { say: words('en'), t: practiceStrings('en') })).toMatch(
    /^Best play says: K♦ 9♣ in front, as/,
  );
  // Whoever banks wins copies; and once it is set there is nothing to say.
  const banked = await counted({ ...at, felt: { ...at.felt, markers: { bank: 1 } } });
  if (banked?.kind !== 'setting') throw new Error('no setting');
  expect(banked.worth).toBeGreaterThan(found.worth);
  const otherwise = { ...found, houseWay: { front: ['Ah', 'Kd'], worth: -0.5 } };
  expect(exactText(otherwise, { say: words('es'), t: practiceStrings('es') })).toMatch(
    /delante\. .*con A♥ K♦ delante: −\$0\.50\.$/,
  );
  expect(await counted(spot(gameOf('pai-gow'), { 'hand:1': 'As Ah Kd 9c 7h 4s 2d' }, ['house-way']))).toBeNull();
});
/** The same spot at a table whose edition nobody has any more: its house is gone, and it goes by rules of its own. */
function gone(at: ReturnType<typeof spot>, otherwise: object): ReturnType<typeof spot> {
  const rules = { ...at.view.rules, house: 'gone', gameId: 'gone-game', game: { ...at.view.rules.game, ...otherwise } };
  return { ...at, view: { ...at.view, rules: rules as never } };
}
test('a table of another edition is counted by its own rules, whatever became of its house', async () => {
  const acts = ['hit', 'stand', 'surrender'];
  const at21 = spot(gameOf('twenty-one'), { 'hand:1': 'Th 2c 4d', 'bank-hand': 'Td xx' }, acts);
  const worthOf = async (one: ReturnType<typeof spot>, wanted: string) => {
    const found = await counted(one);
    return found?.kind === 'worths' ? found.worths.find(({ act }) => act === wanted)?.worth : null;
  };
  expect(await worthOf(gone(at21, { surrender: 'any-time' }), 'surrender')).toBeCloseTo(-0.5, 1);
  expect(await worthOf(gone(at21, { surrender: 'never' }), 'surrender')).toBeUndefined();

  const span = spot(gameOf('spanish-poker'), { 'hand:1': 'Kc Kd 4h 5s 7c' }, ['raise', 'fold']);
  const { antePays } = span.view.rules.game as unknown as { antePays: { pair: number } };
  const more = gone(span, { antePays: { ...antePays, pair: antePays.pair + 1 } });
  expect(await worthOf(more, 'raise')).toBeGreaterThan((await worthOf(span, 'raise'))!);
  expect(await counted(gone(span, { natural: true }))).toBeNull();

  // A flush that nobody beats has all of the pot; where half of it is for the low, somebody may have that.
  const hold = games.find(({ id, family }) => family === 'community' && id.endsWith('hold'))!.id as GameId;
  const lying = { 'hand:1': 'As Ks', 'hand:2': 'xx xx', board: 'Qs Js 2s 3c 4c' };
  const at = spot(hold, lying, ['fold', 'call', 'raise'], 600);
  const [today, then] = [await counted(at), await counted(gone(at, { low: LOW }))];
  if (today?.kind !== 'share' || then?.kind !== 'share') throw new Error('no share');
  expect(then.share).toBeLessThan(today.share);
});
describe('at the rummies it is counted how many unseen cards are of use', () => {
  const esc = games.find(({ id }) => id.endsWith('esc'))!.id as GameId;
  const at = (hand: string, acts: readonly string[], more: Readonly<Record<string, string>> = {}) => {
    const lying = spot(esc, { 'hand:1': hand, 'hand:2': 'xx xx', ...more }, acts);
    const now = { columns: [[], []], asked: 1, phase: 'offer', out: [], fouled: [], stayed: [1, 2] };
    return { ...lying, felt: { ...lying.felt, now: now as never } };
  };
  const decks = (openTable({ house: 'jalisco', game: esc }) as { game: { decks: number } }).game.decks;
  const all = 40 * decks;
  test('as all lies, and with the open card down', async () => {
    // Five and six of hearts: fours and sevens of hearts, all of them unseen.
    const two = await counted(at('5h 6h Kc', ['use', 'pass']));
    expect(two).toEqual({ kind: 'useful', useful: 2 * decks, left: all - 3, used: null, thrown: [] });
    // The four down: then a three, or a seven, grows the column.
    const four = await counted(at('5h 6h Kc', ['use', 'pass'], { offer: '4h' }));
    expect(four).toMatchObject({ useful: 2 * decks - 1, left: all - 4, used: 2 * decks });
    if (four?.kind !== 'useful') throw new Error('nothing useful');
    const say = words('en');
    const text = exactText(four, { say, t: practiceStrings('en') });
    expect(text).toMatch(/^Counted: \d+ of the \d+ cards nobody has shown \(\d.* %\) .*with this card down, \d+\.$/);
    const advised = { menu: [], faces: {}, say, t: practiceStrings('en') };
    const advice = { command: { type: 'pass', actor: 1 } } as never;
    expect(adviceText(advice, { ...advised, counted: true })).not.toContain(practiceStrings('en').bare);
    expect(adviceText(advice, advised)).toContain(practiceStrings('en').bare);
  });
  test('after each card that may be thrown, the best first', async () => {
    const spotted = at('5h 6h Kc', ['discard']);
    const from = spotted.felt.zones['hand:1']!;
    const menu = spotted.view.round!.menu.map((one) => ({ ...one, cards: { from, min: 1, max: 1 } }));
    const found = await counted({ ...spotted, view: { ...spotted.view, round: { ...spotted.view.round!, menu } } });
    if (found?.kind !== 'useful') throw new Error('nothing useful');
    expect(found.thrown[0]).toEqual({ face: 'Kc', useful: 2 * decks });
    expect(found.thrown.slice(1).map(({ useful }) => useful)).toEqual([0, 0]);
    expect(exactText(found, { say: words('es'), t: practiceStrings('es') })).toMatch(/si tiras K♣ \d+, /);
  });
});
/** Half of the pot for eight or better. */
const LOW = { qualifier: 8, straightsAndFlushes: 'ignored', use: 'any' };

test('a standing answer about cards that come by: each, those that meld, or none; never about one’s own draw', () => {
  const menu = (...types: string[]) => types.map((type) => option(type as 'pass', { rule: 'X-1' }));
  const chosen = (list: ReturnType<typeof menu>, how: 'ask' | 'melds' | 'pass', own = false) =>
    standingOf(list, how, own)?.type ?? null;
  const passed = menu('pass', 'use');
  expect(chosen(passed, 'ask')).toBeNull();
  expect(chosen(passed, 'melds')).toBeNull();
  expect(chosen(passed, 'pass')).toBe('pass');
  expect(chosen(passed, 'pass', true)).toBeNull();
  expect(chosen(menu('pass', 'lay'), 'melds')).toBe('pass');
  expect(chosen(menu('draw', 'take'), 'pass')).toBe('draw');
  // Whether to play at all, and whether to drop, is nobody else's to say.
  expect(chosen(menu('play', 'pass'), 'pass')).toBeNull();
  expect(chosen(menu('draw', 'take', 'drop'), 'pass')).toBeNull();
});

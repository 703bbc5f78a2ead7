// A first hand that teaches is found for every game there is, is the same hand whenever it is dealt, and is told to the page as the room
// would tell it.
import { gameBooks, gameOf, isOpened, openTable } from 'baraja/books';
import { OPTIONS } from 'baraja/facts';
import { expect, test } from 'vitest';
import { passOf } from '../../bar/pass.js';
import type { TableRules } from '../../lib/wire.js';
import { actSaid, actWhy } from './acts.js';
import { type Deal, dealFor, tried } from './deal.js';
import { sumFor } from './sum.js';
import { buyInAt, type Frame, LessonTable } from './table.js';
import { coachStrings } from './words.js';

const atOnce = async () => {};
const NAMES = { you: 'Nora', others: coachStrings('en').others };
function tableOf(id: string): TableRules {
  const rules = openTable({ house: gameOf(id as never).house, game: id });
  if (!isOpened(rules)) throw new Error(rules.refused);
  return rules;
}
/** The hand played as the coach would, with everything one is told of it. */
function played(rules: TableRules, { seed }: Deal) {
  const frames: Frame[] = [];
  const table = new LessonTable(rules, seed, NAMES, (frame) => frames.push(frame));
  const offered = new Set<string>();
  table.deal();
  for (let i = 0; i < 900 && !table.isOver; i++) {
    if (!table.isMine) {
      table.step();
      continue;
    }
    const { view } = frames.at(-1)!;
    const menu = view.round!.menu;
    for (const { type } of menu) offered.add(type);
    const only = passOf(menu);
    const { actor: _, ...command } = only ? { actor: 0, type: only.type } : table.advise().command;
    expect(table.act(command)).toBeNull();
  }
  return { frames, table, offered };
}

test.each(gameBooks.map(({ id }) => id))(
  '%s: the learner has something to choose, and wins or loses by it',
  async (id) => {
    const rules = tableOf(id);
    const deal = await dealFor(rules, atOnce);
    expect(deal.choices).toBeGreaterThan(1);
    expect(deal.acts).toBeGreaterThan(1);
    expect(deal.net).not.toBe(0);
    const { frames, table, offered } = played(rules, deal);
    expect(table.stack - buyInAt(rules)).toBe(deal.net);
    const { put, got, house } = sumFor(table.told, table.you);
    expect(got - put).toBe(deal.net);
    expect(house).toBeLessThanOrEqual(put);
    // One update follows on the other; nobody else's cards are in them before they are shown.
    for (const [i, frame] of frames.entries())
      if (frame.t === 'update' && i > 1) expect(frame.from).toBe(frames[i - 1]!.version);
    const [first] = frames.filter(({ view }) => Object.keys(view.round?.faces ?? {}).length > 0);
    const own = first!.view.round!;
    for (const seat of own.seats.filter((one) => one !== table.you && !own.open.length))
      for (const card of own.zones[`hand:${seat}`] ?? []) expect(own.faces[card]).toBeUndefined();
    // Whatever was offered is explained.
    for (const act of offered)
      for (const language of ['en', 'es'] as const)
        expect(actSaid({ type: act as never }, [], language), act).not.toBe('');
  },
);

test('a choice is taken back, and the same one leads to the same hand', async () => {
  const rules = tableOf(gameBooks[0]!.id);
  const deal = await dealFor(rules, atOnce);
  const frames: Frame[] = [];
  const table = new LessonTable(rules, deal.seed, NAMES, (frame) => frames.push(frame));
  table.deal();
  while (!table.isMine) table.step();
  const asked = JSON.stringify(frames.at(-1)!.view.round);
  const { actor: _, ...command } = table.advise().command;
  expect(table.takesBack).toBe(false);
  expect(table.act({ type: 'fold' })).toBeNull();
  expect(table.takesBack).toBe(true);
  table.takeBack();
  expect(JSON.stringify(frames.at(-1)!.view.round)).toBe(asked);
  expect(frames.at(-1)).toMatchObject({ t: 'update', events: [{ type: 'ActTakenBack', seat: table.you }] });
  expect(table.act(command)).toBeNull();
  expect(table.act({ type: 'no-such-act' })).not.toBeNull();
});

test('at twenty-one nobody is offered a second hand in a circle nobody sits at', () => {
  const games = gameBooks.map(({ id }) => tableOf(id)).filter(({ game }) => game.family === 'twenty-one');
  expect(games.length).toBeGreaterThan(1);
  for (const rules of games) {
    const table = new LessonTable(rules, 1, { you: 'Ana', others: ['Beto', 'Caro', 'Dino'] }, null);
    expect(table.rules.seats.max, rules.gameId).toBe(table.state.sittings.length);
  }
});

test('what a seat may do is explained in both languages, and so is why', () => {
  for (const act of Object.keys(OPTIONS)) {
    const one = { type: act as never };
    const [en, es] = [actSaid(one, [], 'en'), actSaid(one, [], 'es')];
    expect(en === '', act).toBe(es === '');
    if (en !== '') expect(es).not.toBe(en);
    expect(actWhy(one, [], 'en') === '').toBe(actWhy(one, [], 'es') === '');
  }
});

test('who passes where he might play is out of the hand, and is told so', () => {
  const [pass, play] = [{ type: 'pass' } as const, { type: 'play' } as const];
  expect(actSaid(pass, [play, pass], 'en')).toMatch(/what you put in is lost/);
  expect(actSaid(pass, [pass], 'en')).not.toMatch(/lost/);
  const [leave, use] = [{ type: 'let-go' }, { type: 'use' }] as const;
  expect(actWhy(leave, [leave], 'en')).toMatch(/no meld/);
  expect(actWhy(leave, [leave, use], 'en')).not.toMatch(/no meld/);
  expect(actSaid(leave, [leave], 'en')).toMatch(/goes with nothing/);
  expect(actSaid(leave, [leave, use], 'en')).not.toMatch(/goes with nothing/);
  // A card from the stock lies open; one drawn for another does not.
  const [drawn, changed] = [{ type: 'draw' }, { type: 'draw', cards: { from: [], min: 0, max: 3 } }] as const;
  expect(actSaid(drawn, [drawn], 'en')).toMatch(/open for all/);
  expect(actSaid(changed, [changed], 'en')).not.toMatch(/open/);
});

test('a deal is the same whenever it is tried', () => {
  const rules = tableOf(gameBooks[0]!.id);
  expect(tried(rules, 3)).toEqual(tried(rules, 3));
});

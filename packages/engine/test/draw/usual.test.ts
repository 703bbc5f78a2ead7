/** What goes wrong at a draw table whose sheet says nothing of it: the usual rules (AMB-GEN-09), at all four such games. */
import { describe, expect, test } from 'vitest';
import { isOver } from '../../src/kernel/index.js';
import { type DrawDealing, type DrawHand, dealDraw } from '../../src/testing/draw.js';
import { won } from '../look.js';
import { dealt } from './look.js';

const GAMES = [
  { house: 'jalisco', game: 'draw' },
  { house: 'jalisco', game: 'lob' },
  { house: 'ven-a-mexico', game: 'draw' },
  { house: 's-and-k', game: 'lob' },
] as const;
type Game = (typeof GAMES)[number];

/** Four hands on the table, everybody in. */
function start(game: Game, p: Partial<DrawDealing> = {}): DrawHand {
  const h = dealDraw({ ...game, stacks: [100, 100, 100, 100], dealer: 'person', ...p });
  while (h.stage === 'price') h.acts('m');
  return h;
}
const offered = (h: DrawHand): readonly string[] => h.incidents().options.map(({ type }) => type);
const why = (h: DrawHand, type: string) => h.incidents().shut.find((one) => one.type === type)?.refused;
const paidIn = (h: DrawHand): number =>
  [0, 1, 2, 3].reduce((n, s) => n + h.at(`in:${s}`) + h.at(`bet:${s}`), h.at('centre'));

describe.each(GAMES)('AMB-GEN-09 $house $game', (game) => {
  test('a card exposed on the deal is kept, face up', () => {
    const h = start(game);
    const [card] = h.ids('hand:2');
    h.do('dealer', 'exposed-card', { cards: [card!] });
    expect(h.last('CardKept')).toMatchObject({ seat: 2, rule: 'AMB-GEN-09' });
    expect(h.ids('hand:2')).toHaveLength(5);
    for (const viewer of [0, 1, 3, 'rail'] as const) expect(h.view(viewer).faces[card!]).not.toBeNull();
    expect(h.refused('dealer', 'exposed-card', { cards: [card!] })).toMatchObject({ refused: 'card-not-yours' });
    expect(h.checkTo('showdown').do('dealer', 'push-pot').stage).toBe('over');
  });
  test('a card exposed on the draw is replaced when all have drawn', () => {
    const h = start(game).checkTo('draw').acts('x2');
    const first = h.rotation[0]!;
    const drawn = h.ids(`hand:${first}`).slice(-2);
    expect(h.incidents().options.find(({ type }) => type === 'exposed-card')!.cards!.from).toEqual(drawn);
    h.do('dealer', 'exposed-card', { cards: drawn.slice(0, 1) });
    expect([h.ids(`hand:${first}`).length, h.ids('scrap')]).toEqual([4, drawn.slice(0, 1)]);
    h.acts('p p x1');
    const last = h.rotation[3]!;
    expect(dealt(h)).toBe(`${first}:2 ${last}:1 ${first}:1`);
    expect([h.stage, h.ids(`hand:${first}`).length]).toEqual(['bet-2', 5]);
  });
  test('found when all have drawn and nobody has acted, it is replaced at once; after that it is too late', () => {
    const h = start(game).checkTo('draw').acts('p p p x1');
    const last = h.rotation[3]!;
    const [card] = h.ids(`hand:${last}`).slice(-1);
    h.do('floor', 'exposed-card', { cards: [card!] });
    expect([h.stage, h.ids(`hand:${last}`).length, h.ids('scrap')]).toEqual(['bet-2', 5, [card]]);
    expect(h.all('BettingOpened').length).toBe(3); // the round begins again, nobody having acted
    h.acts('c');
    expect(why(h, 'exposed-card')).toBe('action-has-begun');
  });
  test('a boxed card is a scrap of paper and is replaced; a second one makes it a misdeal', () => {
    const h = start(game);
    const [card] = h.ids('hand:1');
    h.do('dealer', 'boxed-card', { cards: [card!] });
    expect([h.ids('scrap'), h.ids('hand:1').length, h.stage]).toEqual([[card], 5, 'bet-1']);
    h.do('dealer', 'boxed-card', { cards: h.ids('hand:2').slice(0, 1) });
    expect([h.has('MisdealCalled'), h.ids('scrap')]).toEqual([true, []]);
    const drawn = start(game).checkTo('draw').acts('x1');
    const first = drawn.rotation[0]!;
    drawn.do('dealer', 'boxed-card', { cards: drawn.ids(`hand:${first}`).slice(-1) }).acts('p p p');
    expect(drawn.ids(`hand:${first}`)).toHaveLength(5);
  });
  test('two boxed cards, the wrong seat first, a hand to an empty seat: a misdeal, if two have not acted', () => {
    for (const type of ['boxed-cards', 'wrong-start', 'dead-seat-dealt']) {
      const h = start(game);
      const before = paidIn(h);
      h.acts(game.house === 's-and-k' ? 'c' : 'r5');
      const cards = type === 'boxed-cards' ? { cards: h.ids('hand:0').slice(0, 2) } : {};
      h.do('floor', type, cards);
      expect([h.stage, h.last('MisdealCalled').rule, paidIn(h)]).toEqual(['bet-1', 'AMB-GEN-09', before]);
      expect([h.all('PackShuffled').length, h.all('CardsDealt').length]).toEqual([2, 2]);
      for (const seat of [0, 1, 2, 3]) expect(h.ids(`hand:${seat}`)).toHaveLength(5);
      const late = start(game).acts(game.house === 's-and-k' ? 'c c' : 'c c');
      expect(why(late, type)).toBe('two-have-acted');
    }
  });
  test('a wrong count is a misdeal before two have acted, and a dead hand after; its bets stay', () => {
    const early = start(game).do('floor', 'wrong-count', { seat: 1 });
    expect([early.has('MisdealCalled'), early.ids('hand:1').length]).toEqual([true, 5]);
    const h = start(game).checkTo('draw').acts('x3');
    const [first, next] = h.rotation;
    h.do('floor', 'wrong-count', { seat: next! });
    expect(h.last('HandKilled')).toMatchObject({ seat: next, rule: 'AMB-GEN-09' });
    const pot = paidIn(h);
    h.checkTo('bet-2');
    expect(h.last('BettingOpened').seat).toBe(first);
    h.acts('r5 f f');
    expect(won(h)).toEqual([`${first} uncontested ${pot}`]);
  });
  test('two identical cards: the hand is void, and everybody has his money back', () => {
    for (const stage of ['bet-1', 'draw', 'bet-2']) {
      const h = start(game).checkTo(stage).do('floor', 'identical-cards');
      expect([isOver(h.game, h.round), h.stacks()]).toEqual([true, [100, 100, 100, 100]]);
    }
  });
  test('what is for another stage is refused', () => {
    const h = start(game).checkTo('draw');
    expect([why(h, 'wrong-start'), why(h, 'exposed-card')]).toEqual(['wrong-stage', 'wrong-stage']); // nothing drawn yet
    expect(offered(start(game).checkTo('bet-2').acts('c c'))).not.toContain('exposed-card');
  });
});

test('AMB-GEN-09 cards out of play never leave a hand without its draw', () => {
  const h = dealDraw({ house: 'jalisco', game: 'draw', stacks: Array(8).fill(100) })
    .checkTo('draw')
    .acts('x5 x5');
  let reports = 0;
  for (; reports < 20 && offered(h).includes('exposed-card'); reports++) {
    const offer = h.incidents().options.find(({ type }) => type === 'exposed-card')!.cards!.from;
    h.do('floor', 'exposed-card', { cards: offer.slice(0, 1) });
  }
  expect([reports > 0, why(h, 'exposed-card')]).toEqual([true, 'deck-too-short']);
  h.acts('x5 x5 x5 x5 x5 x5');
  for (let seat = 0; seat < 8; seat++) expect(h.ids(`hand:${seat}`)).toHaveLength(5);
});

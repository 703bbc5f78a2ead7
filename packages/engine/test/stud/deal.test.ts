/** Rogelio's stud as it is dealt: two down and one up, a burn before each street, seats without a hand, a deck that runs short. */
import { describe, expect, test } from 'vitest';
import { type Face, faces, JOKER, pack52 } from '../../src/cards/index.js';
import { rankingNamed } from '../../src/hands/index.js';
import { isRefusal, open, play } from '../../src/kernel/index.js';
import { DEAL, type StudHand, stud } from '../../src/testing/stud.js';
import { won } from '../look.js';

const hundred = (n: number): number[] => Array.from({ length: n }, () => 100);
/** What happened, in the order it did, without the small print. */
const course = (h: StudHand, ...types: readonly string[]): string =>
  h.log
    .map((e) => e.type)
    .filter((type) => types.includes(type))
    .join(' ');
const dealtTo = (h: StudHand, nth: number): readonly (string | undefined)[] =>
  h.all('CardsDealt')[nth]!.cards.map((move) => h.game.names.zones[move.to]);

describe('the deal', () => {
  test('ROG-STUD-G1 52 cards, never a joker', () => {
    const { game, round } = stud();
    expect([game.pack.length, new Set(game.pack).size, game.pack.includes(JOKER)]).toEqual([52, 52, false]);
    const chips = Object.fromEntries([0, 1, 2, 3].map((s) => [`stack:${s}`, 10_000]));
    const fresh = open(game, { chips, markers: { button: 3 }, terms: round.felt.terms }).round;
    const shuffle = (faces: typeof pack52) => play(game, fresh, { type: 'shuffle', actor: 'chance', faces });
    expect(shuffle([...pack52, JOKER])).toMatchObject({ refused: 'not-this-pack' });
    expect(shuffle([...pack52.slice(1), JOKER])).toMatchObject({ refused: 'not-this-pack' });
    expect(isRefusal(shuffle(pack52))).toBe(false);
  });
  test('ROG-STUD-G2 two down, one at a time from the dealer’s left, then one up; dealing stops for betting', () => {
    const h = stud({ button: 1 });
    expect(dealtTo(h, 0)).toEqual(['hand:2', 'hand:3', 'hand:0', 'hand:1']);
    expect([2, 3, 0, 1].map((s) => h.ids(`hand:${s}`))).toEqual([
      [0, 4, 8],
      [1, 5, 9],
      [2, 6, 10],
      [3, 7, 11],
    ]);
    for (const s of h.seats) {
      const [first, second, up] = h.sees('rail', `hand:${s}`).split(' ');
      expect([first, second, up === '??']).toEqual(['??', '??', false]);
      expect(h.sees(s, `hand:${s}`)).not.toContain('??');
    }
    expect([h.stage, h.all('CardsDealt').length, h.rulesOf('CardsDealt')]).toEqual([
      'bring-in',
      2,
      ['ROG-STUD-G2', 'ROG-STUD-G2'],
    ]);
  });
  test('ROG-STUD-G2 a person who deals says when the up cards come', () => {
    const h = stud({ dealer: 'person' });
    expect([h.stage, h.menu('dealer').join(' '), h.ids('hand:0').length]).toEqual(['third', 'deal-up', 2]);
    h.do('dealer', 'deal-up');
    expect([h.stage, h.ids('hand:0').length]).toEqual(['bring-in', 3]);
  });
  test('ROG-STUD-G5 after the first round a burn and one up to each active player, who check or bet from the high board', () => {
    const h = stud({ holes: DEAL, stub: '.. 7h 2d Qd Jh' }).acts('o c f c');
    expect(h.stage).toBe('fourth-betting');
    expect([0, 1, 2, 3].map((s) => h.sees('rail', `hand:${s}`))).toEqual([
      '?? ?? 9d 7h',
      '?? ?? 2c 2d',
      '?? ?? Qs Qd',
      '',
    ]);
    expect([h.toAct, h.menu().join(' '), h.last('BettingOpened').rule]).toEqual([2, 'fold check bet', 'ROG-STUD-G5']);
    expect([h.last('CardsDealt').rule, dealtTo(h, 2)]).toEqual(['ROG-STUD-G5', ['hand:0', 'hand:1', 'hand:2']]);
  });
  test('ROG-STUD-G6 four up cards in all with a round after each; the seventh comes down, then the last round', () => {
    const h = stud().playOut();
    const seen = h.all('CardsDealt').map((e) => (e.cards[0]!.seen === 'all' ? 'up' : 'down'));
    expect(seen).toEqual(['down', 'up', 'up', 'up', 'up', 'down']);
    expect(h.all('BettingOpened')).toHaveLength(5);
    const street = 'CardsDealt BettingOpened';
    expect(course(h, 'CardsDealt', 'BettingOpened')).toBe(['CardsDealt', ...Array(5).fill(street)].join(' '));
    expect(h.last('CardsDealt').rule).toBe('ROG-STUD-G6');
    const last = stud().checkTo('seventh-betting');
    expect(last.sees('rail', 'hand:1').split(' ')[6]).toBe('??');
    expect(last.up(1).split(' ')).toHaveLength(4);
  });
  test('ROG-STUD-G7 a card is burned before every street after the first three cards, unseen, apart from the discards', () => {
    const h = stud().checkTo('third-betting');
    expect(h.ids('burn')).toHaveLength(0);
    h.checkTo('fourth-betting').acts('f').checkTo('seventh-betting');
    expect(course(h, 'CardBurned', 'CardsDealt')).toBe(
      'CardsDealt CardsDealt CardBurned CardsDealt CardBurned CardsDealt CardBurned CardsDealt CardBurned CardsDealt',
    );
    expect([h.sees('rail', 'burn'), h.rulesOf('CardBurned')]).toEqual(['?? ?? ?? ??', Array(4).fill('ROG-STUD-G7')]);
    for (const card of h.ids('burn')) expect(h.ids('muck')).not.toContain(card);
  });
  test('ROG-STUD-G8 what goes to the muck stays there, and nobody learns more of it', () => {
    const h = stud({ holes: DEAL }).acts('o f c c');
    expect(h.sees('rail', 'muck')).toBe('?? ?? Qs');
    const mucked = h.ids('muck');
    h.playOut();
    for (const card of mucked) {
      expect(h.ids('muck')).toContain(card);
      if (h.view('rail').faces[card] !== null) expect(mucked.indexOf(card)).toBe(2);
    }
  });
});

describe('a seat without a hand', () => {
  test('ROG-STUD-12 the forced opener may fold with his bet; his seat is dealt to until there is a bet', () => {
    const h = stud({ holes: DEAL });
    expect(h.menu().join(' ')).toBe('open open-fold');
    h.acts('of');
    expect([h.at('bet:1'), h.at('stack:1'), h.ids('hand:1').length, h.marker('dead-seat:1')]).toEqual([3, 97, 0, 1]);
    expect([h.last('Posted').rule, h.last('Folded').rule]).toEqual(['ROG-STUD-G3', 'ROG-STUD-12']);
    // Calling the forced bet is no bet: on fourth street his seat gets the second card, between seats 0 and 2.
    h.acts('c c c');
    expect([h.stage, h.all('DeadSeatDealt').map((e) => e.seat)]).toEqual(['fourth-betting', [1]]);
    expect(h.ids('hand:0').at(-1)! + 1).toBe(h.last('DeadSeatDealt').cards[0]!.cards[0]!);
    h.acts('r3 c c');
    expect([h.stage, h.all('DeadSeatDealt').length, h.marker('dead-seat:1')]).toEqual(['fifth-betting', 1, null]);
    h.playOut();
    expect(h.stacks().reduce((a, b) => a + b)).toBe(400);
  });
  test('ROG-STUD-12 a raise on the first round is action too: the seat is dealt nothing', () => {
    const h = stud({ holes: DEAL }).acts('of r6 c c');
    expect([h.stage, h.has('DeadSeatDealt'), h.marker('dead-seat:1')]).toEqual(['fourth-betting', false, null]);
  });
  test('ROG-STUD-13a who folds on a checked round leaves a seat that is dealt to until a round with action', () => {
    const h = stud({ holes: DEAL }).acts('o c c c');
    const first = h.toAct!;
    h.acts('f c c c'); // a checked round
    expect([h.stage, h.all('DeadSeatDealt').map((e) => e.seat)]).toEqual(['fifth-betting', [first]]);
    h.acts('c c c');
    expect(h.all('DeadSeatDealt')).toHaveLength(2);
    h.acts('r3 c c');
    expect([h.stage, h.all('DeadSeatDealt').length]).toEqual(['seventh-betting', 2]);
  });
  test('ROG-STUD-13a a bet later in the same round is action: nothing is dealt to the seat', () => {
    const h = stud({ holes: DEAL }).acts('o c c c').acts('f r3 c c');
    expect([h.stage, h.has('DeadSeatDealt')]).toEqual(['fifth-betting', false]);
  });
  test('ROG-STUD-13a who folds to a bet leaves no such seat', () => {
    const h = stud({ holes: DEAL }).acts('o c c c').acts('r3 f c c');
    expect([h.stage, h.has('DeadSeatDealt'), h.seats.map((s) => h.marker(`dead-seat:${s}`))]).toEqual([
      'fifth-betting',
      false,
      [null, null, null, null],
    ]);
  });
  test('ROG-STUD-13b its cards go face down to the muck, and nobody sees them', () => {
    const h = stud({ holes: DEAL }).acts('of c c c');
    const e = h.last('DeadSeatDealt');
    const card = e.cards[0]!.cards[0]!;
    expect([e.rule, h.ids('muck').includes(card)]).toEqual(['ROG-STUD-13b', true]);
    for (const viewer of [...h.seats, 'rail', 'floor'] as const) expect(h.view(viewer).faces[card]).toBeNull();
    h.playOut();
    for (const viewer of [...h.seats, 'rail', 'floor'] as const) expect(h.view(viewer).faces[card]).toBeNull();
  });
});

describe('the deck runs short', () => {
  test('ROG-STUD-06 seven hands: the burns are shuffled with the stub, one is burned, and the last card is never used', () => {
    const h = stud({ stacks: hundred(7), button: 6 }).checkTo('seventh-betting');
    // 42 cards are out and three burned: seven are left for a burn, seven hands and the last card.
    expect(h.rulesOf('StubShuffled')).toEqual(['ROG-STUD-06']);
    expect(course(h, 'StubShuffled', 'CardBurned').endsWith('StubShuffled CardBurned')).toBe(true);
    expect([h.ids('burn').length, h.ids('stock').length]).toEqual([1, 2]);
    expect(h.seats.map((s) => h.ids(`hand:${s}`).length)).toEqual(Array(7).fill(7));
    h.playOut();
  });
  test('ROG-STUD-06 six hands need no new deck', () => {
    const h = stud({ stacks: hundred(6), button: 5 }).playOut();
    expect([h.has('StubShuffled'), h.ids('burn').length]).toEqual([false, 4]);
  });
  test('ROG-STUD-06 discards are no part of the new deck', () => {
    const h = stud({ stacks: hundred(8), button: 7 })
      .acts('o f c c c c c c')
      .checkTo('seventh-betting');
    expect([h.rulesOf('StubShuffled'), h.ids('muck').length]).toEqual([['ROG-STUD-06'], 3]);
  });
  test('ROG-STUD-06 the last card of the deck is never used: three hands and three cards are one too few', () => {
    const sixth = (line: string) =>
      stud({ stacks: hundred(8), button: 7 })
        .checkTo('sixth-betting')
        .acts(line)
        .checkTo('seventh-betting');
    // 48 cards are out; the stub's one and three burns make a deck of four, one of which is burned.
    const three = sixth('r6 f f f f f c c');
    expect([three.has('BoardDealt'), three.ids('stock').length]).toEqual([true, 2]);
    const two = sixth('r6 f f f f f f c');
    expect([two.has('BoardDealt'), two.ids('stock').length]).toEqual([false, 1]);
  });
  test('ROG-STUD-06 every time the deck runs short, though a single burn is all there is to add', () => {
    const h = stud({ stacks: hundred(8), button: 7 });
    h.do('floor', 'exposed-card', { cards: h.ids('hand:0').slice(0, 1) }).checkTo('sixth-betting');
    // The deck was made anew before the sixth; one card has been burned since, and three are left.
    expect([h.all('StubShuffled').length, h.ids('burn').length, h.ids('stock').length]).toEqual([1, 1, 3]);
    h.checkTo('seventh-betting');
    expect(h.rulesOf('StubShuffled')).toEqual(['ROG-STUD-06', 'ROG-STUD-06']);
    // Of four one is burned, and one is for all.
    expect([h.ids('burn').length, h.ids('board').length, h.ids('stock').length]).toEqual([1, 1, 2]);
  });
  test('AMB-ROG-15 even the new deck does not serve eight hands: one card for all, which is everybody’s seventh', () => {
    const h = stud({ stacks: hundred(8), button: 7 }).checkTo('seventh-betting');
    expect([h.rulesOf('StubShuffled'), h.last('BoardDealt').rule]).toEqual([['ROG-STUD-06'], 'AMB-ROG-15']);
    expect([h.ids('board').length, h.sees('rail', 'board') === '??', h.ids('stock').length]).toEqual([1, false, 2]);
    expect(h.seats.map((s) => h.ids(`hand:${s}`).length)).toEqual(Array(8).fill(6));
    h.playOut();
  });
  test('AMB-ROG-15 the card for all plays in the best five of seven', () => {
    const h = stud({ stacks: hundred(8), button: 7 }).checkTo('seventh-betting');
    const worth = (board: readonly Face[]) =>
      h.seats.map((s) => rankingNamed('high').best(faces(h.cards(`hand:${s}`).join(' ')), board));
    const seven = worth(faces(h.cards('board').join(' ')));
    expect(seven).not.toEqual(worth([]));
    const best = h.seats.filter((s) => seven[s] === Math.max(...seven));
    expect(won(h.playOut()).map((line) => Number(line[0]))).toEqual(best);
  });
  test('BAR-33 where the deck serves the hands only, a seat without one gets nothing', () => {
    const h = stud({ stacks: hundred(7), button: 6 })
      .checkTo('fourth-betting')
      .acts('f f f c c c c');
    h.checkTo('sixth-betting');
    expect(h.all('DeadSeatDealt')).toHaveLength(6); // three seats on two streets
    // 42 cards are out and three burned: after the burn six are left, enough for four hands and the last card.
    h.checkTo('seventh-betting');
    expect([h.all('DeadSeatDealt').length, h.has('StubShuffled'), h.ids('stock').length]).toEqual([6, false, 2]);
    expect(h.seats.filter((s) => h.ids(`hand:${s}`).length === 7)).toHaveLength(4);
  });
  test('BAR-33 a new deck is made before any street the deck cannot serve', () => {
    // An up card burned on the deal and replaced: eight hands find nine cards before the sixth, and need ten.
    const h = stud({ stacks: hundred(8), button: 7 });
    h.do('floor', 'exposed-card', { cards: h.ids('hand:0').slice(0, 1) }).checkTo('fifth-betting');
    expect([h.ids('stock').length, h.has('StubShuffled')]).toEqual([9, false]);
    h.checkTo('sixth-betting');
    expect([h.rulesOf('StubShuffled'), h.ids('burn').length]).toEqual([['ROG-STUD-06'], 1]);
    expect(h.seats.map((s) => h.ids(`hand:${s}`).length)).toEqual(Array(8).fill(6));
    h.playOut();
  });
});

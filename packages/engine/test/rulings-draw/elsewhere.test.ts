/** Rogelio's list at a house that has none, by the switch: there each gets his cards as he is asked, and a joker may be in the deck. */
import { describe, expect, test } from 'vitest';
import { type DrawDealing, dealDraw } from '../../src/testing/draw.js';
import { type FoulHand, foul } from './foul.js';

const switches = { 'irr.profile': 'rog' };
const at = (house: string, game: string, more: Partial<DrawDealing> = {}): FoulHand =>
  foul({ house, game, stacks: [200, 200, 200, 200], holes: {}, deck: '', switches, ...more });
/** The next card of the deck. */
const next = (h: FoulHand): number => h.ids('stock').at(-1)!;

describe('by Rogelio’s list, elsewhere (AMB-GEN-09)', () => {
  test('the switch brings the whole list, but for a joker where the deck has one', () => {
    const names = (h: FoulHand) => h.game.incidents.map(({ name }) => name);
    const own = names(foul());
    expect(names(at('jalisco', 'draw'))).toEqual(own.filter((name) => !name.startsWith('joker')));
    expect(names(at('s-and-k', 'lob'))).toEqual(names(foul({ game: 'lob' })));
    expect(at('jalisco', 'draw', { switches: {} }).report('stub-mixed')).toBeUndefined();
  });
  test('a card exposed on the draw is replaced when all have drawn, not at once', () => {
    const h = at('jalisco', 'draw').checkTo('draw');
    const [first, second] = h.rotation;
    h.acts('x2');
    const came = h.ids(`hand:${first}`).slice(-2);
    h.floor('exposed-card', { cards: came.slice(0, 1) });
    expect([h.ids(`hand:${first}`).length, h.toAct, h.ids('dead')]).toEqual([4, second, [came[0]]]);
    h.acts('x1');
    const top = next(h);
    h.acts('p p');
    expect([h.stage, h.ids(`hand:${first}`).at(-1)]).toEqual(['bet-2', top]);
    h.finish();
  });
  test('a hand laid face up stands pat; one that has been served is past it', () => {
    const h = at('s-and-k', 'lob').checkTo('draw').acts('p');
    const [first, second, third] = h.rotation;
    expect(h.report('spread-hand')?.seats).not.toContain(first);
    h.floor('spread-hand', { seat: third! });
    expect([h.toAct, h.acts('p').menu(third!)]).toEqual([second, ['stand-pat']]);
    h.finish();
  });
  test('a stub mixed while they draw: who draws next waits for the shuffle, and no action follows', () => {
    const h = at('jalisco', 'lob').checkTo('draw').acts('x2').floor('stub-mixed');
    h.stopAtShuffle = true;
    h.acts('x3');
    expect([h.round.menus[0]?.actor, h.stage]).toEqual(['chance', 'draw']);
    h.goOn();
    expect([h.ids(`hand:${h.rotation[1]}`).length, h.ids('burn').length]).toEqual([5, 1]);
    h.acts('p p');
    expect([h.stage, h.all('BettingOpened').length]).toEqual(['over', 1]);
    h.finish();
  });
  test('the burn that was dealt plays at lo-ball; nobody is the dealer where no button is', () => {
    const h = at('jalisco', 'lob').checkTo('draw').acts('x2');
    const burn = h.ids('burn')[0]!;
    const seat = h.rotation[0]!;
    h.floor('burn-dealt', { seat });
    expect([h.ids(`hand:${seat}`).includes(burn), h.shut('stub-taken')]).toEqual([true, 'wrong-stage ROG-LOB-C3b']);
    h.acts('p p p');
    expect(h.stage).toBe('over');
    h.finish();
  });
  test('out of position by the first card: the marker moves, once the pot is open', () => {
    const h = at('jalisco', 'draw');
    const first = h.rotation[0]!;
    h.acts('r5').floor('out-of-position', { seat: first === 0 ? 1 : 0 });
    const marker = h.round.felt.markers[h.game.names.markers.indexOf('first-card')];
    expect([marker === first, h.has('MisdealCalled')]).toEqual([false, false]);
    h.finish();
  });
});

describe('the price as a blind', () => {
  test.each(['rog', 'rrop'])('AMB-VEN-01 stays up for a redeal by the %s list, and other bets come back', (profile) => {
    const h = dealDraw({
      house: 'ven-a-mexico',
      game: 'draw',
      stacks: [100, 100, 100],
      switches: { 'irr.profile': profile, 'ven.draw.open': 'button_blind_only' },
    }).acts('m5 c');
    expect(h.seats.map((s) => h.at(`bet:${s}`))).toEqual([5, 5, 0]);
    h.do('floor', 'boxed-cards', { cards: h.ids('hand:1').slice(0, 2) });
    expect([h.all('PackShuffled').length, h.seats.map((s) => h.at(`bet:${s}`)), h.stage]).toEqual([
      2,
      [5, 0, 0],
      'bet-1',
    ]);
    expect(h.option(1, 'call')?.cost).toBe(500);
  });
});

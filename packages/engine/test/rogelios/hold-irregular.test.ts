/** Rogelio's hold'em, rules 1 to 5: what the dealer turns by mistake, and what becomes of it. */
import { describe, expect, test } from 'vitest';
import { everybody, finish, four, knowers, next, nextIds, rog } from './table.js';

describe('a hole card exposed on the deal', () => {
  test('ROG-HOLD-01a it is swapped for the top card and lies face up on the deck', () => {
    const h = four();
    const [exposed, kept] = h.ids('hand:2') as [number, number];
    const [face] = h.cards('hand:2') as [string];
    const [top] = nextIds(h, 1) as [number];
    expect(knowers(h, exposed)).toEqual([2]);
    h.do('dealer', 'exposed-card', { cards: [exposed] });
    expect(h.ids('hand:2')).toEqual([kept, top]);
    expect(h.cards('stock').at(-1)).toBe(face);
    expect(knowers(h, exposed)).toEqual(everybody(h));
    expect(knowers(h, top)).toEqual([2]);
    expect(h.last('CardReplaced')).toMatchObject({ seat: 2, rule: 'ROG-HOLD-01a' });
    expect(h.last('IncidentCalled')).toMatchObject({ rule: 'ROG-HOLD-01a', note: { by: 'dealer', cards: [exposed] } });
    expect([h.stacks(), h.toAct]).toEqual([[100, 99, 97, 100], 3]);
  });
  test('ROG-HOLD-01a it is the burn before the flop, still face up, and the flop is the cards below', () => {
    const h = four();
    const exposed = h.ids('hand:0')[1]!;
    h.do('floor', 'exposed-card', { cards: [exposed] });
    const [burn, ...flop] = next(h, 4);
    h.checkTo('flop-betting');
    expect([h.cards('burn'), h.cards('board')]).toEqual([[burn], flop]);
    expect(h.ids('burn')).toEqual([exposed]);
    expect(knowers(h, exposed)).toEqual(everybody(h));
    const [second, turn] = nextIds(h, 2);
    h.checkTo('turn-betting');
    expect([h.ids('burn'), h.ids('board').slice(3)]).toEqual([[exposed, second], [turn]]);
    expect(knowers(h, second!)).toEqual([]);
    expect(finish(h).ids('burn')).toHaveLength(3);
  });
  test('ROG-HOLD-01a, AMB-ROG-68 until the burn for the flop, whoever has acted; not after it, nor by a player', () => {
    const h = four();
    const card = { cards: h.ids('hand:1').slice(0, 1) };
    expect(h.refused(3, 'exposed-card', card)).toMatchObject({ refused: 'staff-only' });
    expect(h.refused('dealer', 'exposed-card')).toMatchObject({ refused: 'wrong-number-of-cards' });
    expect(h.refused('dealer', 'exposed-card', { cards: nextIds(h, 1) })).toMatchObject({ refused: 'card-not-yours' });
    const closed = four().checkTo('flop-betting');
    expect(closed.refused('dealer', 'exposed-card', card)).toMatchObject({ refused: 'too-late', rule: 'AMB-ROG-68' });
    h.acts('f r6').do('dealer', 'exposed-card', card);
    expect([h.last('CardReplaced').rule, h.at('bet:0'), h.toAct]).toEqual(['ROG-HOLD-01a', 6, 1]);
    expect(finish(h).ids('burn')[0]).toBe(card.cards[0]);
  });
  test('AMB-ROG-68 rog.irr.window = action: only until somebody acts, and that is the ruling’s', () => {
    const h = four({ switches: { 'rog.irr.window': 'action' } }).acts('f');
    const late = { refused: 'action-has-begun', rule: 'AMB-ROG-68' };
    const cards = h.ids('hand:1');
    expect(h.refused('dealer', 'exposed-card', { cards: cards.slice(1) })).toMatchObject(late);
    expect(h.refused('dealer', 'exposed-cards', { cards })).toMatchObject(late);
    h.checkTo('flop-betting').acts('c');
    expect(h.refused('dealer', 'flop-too-many')).toMatchObject(late);
  });
  test('ROG-HOLD-01b two exposed are a misdeal: everything is dealt again, blinds stay up, the same hand is replayed', () => {
    const h = four({ fees: [{ seat: 0, amount: 300, to: 'drop', rule: 'ROG-HOLD-F1' }] });
    const exposed = [h.ids('hand:1')[0]!, h.ids('hand:3')[1]!];
    const old = h.seats.flatMap((s) => h.ids(`hand:${s}`));
    h.do('dealer', 'exposed-cards', { cards: exposed });
    expect(h.last('MisdealCalled').rule).toBe('ROG-HOLD-01b');
    for (const card of exposed) expect(knowers(h, card)).toEqual(everybody(h));
    const fresh = h.seats.flatMap((s) => h.ids(`hand:${s}`));
    expect(fresh.filter((card) => old.includes(card))).toEqual([]);
    for (const s of h.seats) for (const card of h.ids(`hand:${s}`)) expect(knowers(h, card)).toEqual([s]);
    expect([h.stage, h.toAct, h.all('Posted').length]).toEqual(['preflop-betting', 3, 2]);
    expect([h.stacks(), h.at('bet:1'), h.at('bet:2'), h.at('drop')]).toEqual([[97, 99, 97, 100], 1, 3, 3]);
    expect(h.all('CollectionTaken')).toHaveLength(1);
    finish(h);
  });
  test('ROG-HOLD-01b a straddle stays up for the redeal, and is not asked for again', () => {
    const h = rog({ game: 'hold', stake: '3-6', stacks: [100, 100, 100, 100] }).do(3, 'straddle', { to: 6 });
    h.do('dealer', 'exposed-cards', { cards: h.ids('hand:0') });
    expect([h.stage, h.toAct, h.at('bet:3'), h.at('stack:3')]).toEqual(['preflop-betting', 0, 6, 94]);
    finish(h);
  });
  test('ROG-HOLD-01a, ROG-HOLD-01b a second card found after the first was replaced makes it a misdeal', () => {
    const h = four().do('dealer', 'exposed-card', { cards: [0] });
    const second = { cards: h.ids('hand:3').slice(0, 1) };
    const refusal = { refused: 'second-exposed-card', rule: 'ROG-HOLD-01b' };
    expect(h.refused('dealer', 'exposed-card', second)).toMatchObject(refusal);
    h.do('dealer', 'exposed-cards', second);
    expect([h.last('MisdealCalled').rule, h.stage]).toEqual(['ROG-HOLD-01b', 'preflop-betting']);
    finish(h);
  });
  test('ROG-HOLD-01b, AMB-ROG-68 one card alone is no misdeal; two are one until the flop, and bets but the blinds go back', () => {
    const h = four();
    const cards = h.ids('hand:1');
    const few = { refused: 'wrong-number-of-cards', rule: 'ROG-HOLD-01b' };
    expect(h.refused('dealer', 'exposed-cards', { cards: cards.slice(1) })).toMatchObject(few);
    h.acts('r9 c').do('dealer', 'exposed-cards', { cards });
    expect([h.stage, h.toAct, h.stacks()]).toEqual(['preflop-betting', 3, [100, 99, 97, 100]]);
    const closed = four().checkTo('flop-betting');
    expect(closed.refused('dealer', 'exposed-cards', { cards })).toMatchObject({
      refused: 'too-late',
      rule: 'AMB-ROG-68',
    });
  });
  test('ROG-HOLD-01a nobody else is ever given the exposed card: a later replacement comes from under it', () => {
    for (const [incident, zone] of [
      ['boxed-card', 'scrap'],
      ['off-table', 'burn'],
    ] as const) {
      const h = four();
      const [exposed, faulty] = [h.ids('hand:1')[0]!, h.ids('hand:2')[0]!];
      h.do('dealer', 'exposed-card', { cards: [exposed] });
      const [top, under] = nextIds(h, 2);
      expect(top).toBe(exposed);
      const kept = h.ids('hand:2')[1];
      h.do('dealer', incident, { cards: [faulty] });
      expect(h.ids('hand:2')).toEqual([kept, under]);
      h.checkTo('flop-betting');
      expect(h.ids('burn')).toEqual(zone === 'burn' ? [faulty, exposed] : [exposed]);
      expect(h.ids(zone)).toContain(faulty);
      expect([...h.ids('board'), ...h.seats.flatMap((s) => h.ids(`hand:${s}`))]).not.toContain(exposed);
      finish(h);
    }
  });
});

describe('a flop of too many cards', () => {
  test('ROG-HOLD-02 flop and burn go back, the deck is reshuffled, and a new burn and flop come', () => {
    const h = four().checkTo('flop-betting');
    const [fourth] = nextIds(h, 1) as [number];
    const back = [...h.cards('burn'), ...h.cards('board'), ...next(h, 1)];
    const stub = [...h.cards('stock'), ...h.cards('burn'), ...h.cards('board')].sort();
    const [oldBurn, oldBoard] = [h.ids('burn'), h.ids('board')];
    h.do('dealer', 'flop-too-many');
    expect(knowers(h, fourth)).toEqual(everybody(h)); // it was turned up with the rest
    expect(h.all('StubShuffled')).toHaveLength(1);
    expect([h.ids('burn').length, h.ids('board').length, h.ids('aside').length]).toEqual([1, 3, 0]);
    // All of it, and nothing else, was in the shuffle; the new cards are not the old ones.
    expect([...h.cards('stock'), ...h.cards('burn'), ...h.cards('board')].sort()).toEqual(stub);
    expect(back.every((face) => stub.includes(face))).toBe(true);
    expect([...h.ids('burn'), ...h.ids('board')].some((c) => [...oldBurn, ...oldBoard].includes(c))).toBe(false);
    expect(knowers(h, h.ids('burn')[0]!)).toEqual([]);
    for (const card of h.ids('board')) expect(knowers(h, card)).toEqual(everybody(h));
    expect([h.stage, h.toAct, h.stacks()]).toEqual(['flop-betting', 1, [97, 97, 97, 97]]);
    expect(h.last('CardsTakenBack').rule).toBe('ROG-HOLD-02');
    finish(h);
  });
  test('ROG-HOLD-02, AMB-ROG-68 until the turn is burned; bets on that flop go back, those before it stand', () => {
    const h = four();
    expect(h.refused('dealer', 'flop-too-many')).toMatchObject({ refused: 'wrong-stage', rule: 'ROG-HOLD-02' });
    h.checkTo('flop-betting').acts('c r6 r12 f').do('floor', 'flop-too-many');
    expect([h.stage, h.toAct, h.stacks(), h.ids('hand:0')]).toEqual(['flop-betting', 1, [97, 97, 97, 97], []]);
    expect([h.last('CardsTakenBack').rule, h.ids('burn').length]).toEqual(['ROG-HOLD-02', 1]);
    h.checkTo('turn-betting');
    expect(h.refused('floor', 'flop-too-many')).toMatchObject({ refused: 'too-late', rule: 'AMB-ROG-68' });
    finish(h);
  });
  test('AMB-ROG-68 with everybody all in and a person dealing it can still be reported; his going on closes it', () => {
    const h = four({ dealer: 'person', stacks: [3, 3, 3, 3] }).acts('c c c');
    expect([h.stage, h.toAct, h.menu('dealer')]).toEqual(['preflop-wait', null, ['deal-on']]);
    h.do('dealer', 'deal-on').do('dealer', 'flop-too-many').do('dealer', 'deal-on');
    expect([h.stage, h.all('StubShuffled').length]).toEqual(['turn-wait', 1]);
    expect(h.refused('dealer', 'flop-too-many')).toMatchObject({ refused: 'too-late', rule: 'AMB-ROG-68' });
    h.checkTo('river-wait').do('dealer', 'deal-on').do('dealer', 'push-pot');
    expect([h.stage, h.chipTotal()]).toEqual(['over', 1200]);
  });
  test('ROG-HOLD-02 an exposed card that was the burn goes back with it', () => {
    const h = four()
      .do('dealer', 'exposed-card', { cards: [3] })
      .checkTo('flop-betting');
    const [face] = h.cards('burn');
    h.do('dealer', 'flop-too-many');
    expect([...h.cards('stock'), ...h.cards('board'), ...h.cards('burn')]).toContain(face);
    expect(h.ids('burn')).toHaveLength(1);
    finish(h);
  });
});

describe('board cards turned too soon', () => {
  test('ROG-HOLD-03 a flop before the betting is complete goes back with its burn, and betting goes on', () => {
    const h = four().acts('c');
    const [burn, ...flop] = nextIds(h, 4);
    const faces = next(h, 4);
    h.do('dealer', 'early-flop');
    expect([h.last('CardsTakenBack').rule, h.toAct, h.stage]).toEqual(['ROG-HOLD-03', 0, 'preflop-betting']);
    for (const card of flop) expect(knowers(h, card)).toEqual(everybody(h));
    expect(knowers(h, burn!)).toEqual([]);
    expect([h.ids('board'), h.ids('burn'), h.at('bet:3')]).toEqual([[], [], 3]);
    const stub = [...h.cards('stock'), ...faces].sort();
    h.acts('r6').checkTo('flop-betting');
    expect(h.all('StubShuffled')).toHaveLength(1);
    expect([...h.cards('stock'), ...h.cards('burn'), ...h.cards('board')].sort()).toEqual(stub);
    expect([h.ids('burn').length, h.ids('board').length, h.ids('aside').length]).toEqual([1, 3, 0]);
    for (const card of [...flop, burn!]) expect(h.ids('spent')).toContain(card); // new cards: nobody tracks an old one
    finish(h);
  });
  test('ROG-HOLD-03 with all but one out nothing is dealt', () => {
    const h = four().do('dealer', 'early-flop').acts('f f f');
    expect([h.stage, h.has('StubShuffled'), h.has('BoardDealt'), h.stacks()]).toEqual([
      'over',
      false,
      false,
      [100, 99, 101, 100],
    ]);
  });
  test('ROG-HOLD-03 only before the flop, and only once', () => {
    const h = four().do('dealer', 'early-flop');
    const at = (refused: string) => ({ refused, rule: 'ROG-HOLD-03' });
    expect(h.refused('dealer', 'early-flop')).toMatchObject(at('already-corrected'));
    expect(h.checkTo('flop-betting').refused('dealer', 'early-flop')).toMatchObject(at('wrong-stage'));
    expect(h.refused(1, 'early-flop')).toMatchObject({ refused: 'staff-only' });
  });

  test('ROG-HOLD-04 the turn card exposed early is out of play, and the fifth card comes fourth', () => {
    const h = four().checkTo('flop-betting').acts('c r5');
    const [burn, card, burn2, fifth] = nextIds(h, 4) as [number, number, number, number];
    const [, face] = next(h, 2) as [string, string];
    h.do('dealer', 'early-turn');
    expect([h.last('CardsTakenBack').rule, h.stage, h.toAct]).toEqual(['ROG-HOLD-04', 'flop-betting', 3]);
    expect(h.ids('aside')).toEqual([card]);
    expect([knowers(h, card), knowers(h, burn)]).toEqual([everybody(h), []]);
    expect(h.at('bet:2')).toBe(5);
    // The betting is finished; the next card is burned and the one that would have been the fifth is the fourth.
    h.checkTo('turn-betting');
    expect(h.has('StubShuffled')).toBe(false);
    expect(h.ids('board').at(-1)).toBe(fifth);
    expect(h.ids('burn').slice(1)).toEqual([burn, burn2]);
    expect(h.ids('aside')).toEqual([card]);
    // After that round the stub is shuffled with the card, but without burns or discards; then a burn, and the fifth.
    const [burns, stub] = [h.cards('burn'), [...h.cards('stock'), face].sort()];
    h.acts('c r3 c f').checkTo('river-betting');
    expect(h.all('StubShuffled')).toHaveLength(1);
    expect([...h.cards('stock'), h.cards('burn').at(-1), h.cards('board').at(-1)].sort()).toEqual(stub);
    expect(h.cards('burn').slice(0, 3)).toEqual(burns);
    expect([h.ids('burn').length, h.ids('board').length]).toEqual([4, 5]);
    finish(h);
  });
  test('ROG-HOLD-04 folded cards stay out of the shuffle', () => {
    const h = four().acts('f').checkTo('flop-betting').do('dealer', 'early-turn');
    const muck = h.ids('muck');
    h.checkTo('river-betting');
    expect(h.ids('muck')).toEqual(muck);
    finish(h);
  });
  test('ROG-HOLD-04 only while the flop is bet on, and only once', () => {
    const h = four();
    const at = (refused: string) => ({ refused, rule: 'ROG-HOLD-04' });
    expect(h.refused('dealer', 'early-turn')).toMatchObject(at('wrong-stage'));
    h.checkTo('flop-betting').do('dealer', 'early-turn');
    expect(h.refused('dealer', 'early-turn')).toMatchObject(at('already-corrected'));
    expect(h.checkTo('turn-betting').refused('dealer', 'early-turn')).toMatchObject(at('wrong-stage'));
  });
  test('ROG-HOLD-04 with one hand left nothing more is dealt', () => {
    const h = four().checkTo('flop-betting').do('dealer', 'early-turn').acts('r3 f f f');
    expect([h.stage, h.has('StubShuffled'), h.ids('board').length]).toEqual(['over', false, 3]);
  });

  test('ROG-HOLD-05 the river turned early is shuffled back after the betting, then a burn and a new fifth', () => {
    const h = four().checkTo('turn-betting').acts('r6');
    const [burn, card] = nextIds(h, 2) as [number, number];
    h.do('dealer', 'early-river');
    expect([h.last('CardsTakenBack').rule, h.ids('aside'), h.toAct]).toEqual(['ROG-HOLD-05', [card], 2]);
    expect([knowers(h, card), knowers(h, burn), h.ids('burn').at(-1)]).toEqual([everybody(h), [], burn]);
    const stub = [...h.cards('stock'), ...h.cards('aside')].sort();
    const burns = h.cards('burn');
    h.checkTo('river-betting');
    expect(h.all('StubShuffled')).toHaveLength(1);
    expect(h.cards('burn').slice(0, -1)).toEqual(burns);
    expect([...h.cards('stock'), h.cards('burn').at(-1), h.cards('board').at(-1)].sort()).toEqual(stub);
    expect(h.ids('board')).toHaveLength(5);
    finish(h);
  });
  test('ROG-HOLD-05 only while the turn is bet on, and only once', () => {
    const h = four().checkTo('flop-betting');
    const at = (refused: string) => ({ refused, rule: 'ROG-HOLD-05' });
    expect(h.refused('dealer', 'early-river')).toMatchObject(at('wrong-stage'));
    h.checkTo('turn-betting').do('dealer', 'early-river');
    expect(h.refused('dealer', 'early-river')).toMatchObject(at('already-corrected'));
    expect(h.checkTo('river-betting').refused('dealer', 'early-river')).toMatchObject(at('wrong-stage'));
  });
  test('ROG-HOLD-04, ROG-HOLD-05 in one hand: both cards go into the shuffle before the fifth', () => {
    const h = four().checkTo('flop-betting').do('dealer', 'early-turn').checkTo('turn-betting');
    h.do('dealer', 'early-river');
    expect(h.ids('aside')).toHaveLength(2);
    expect(h.refused('dealer', 'early-river')).toMatchObject({ refused: 'already-corrected' });
    const stub = [...h.cards('stock'), ...h.cards('aside')].sort();
    h.checkTo('river-betting');
    expect([...h.cards('stock'), h.cards('burn').at(-1), h.cards('board').at(-1)].sort()).toEqual(stub);
    finish(h);
  });
  test('ROG-HOLD-03, ROG-HOLD-04, ROG-HOLD-05 one after another in one hand', () => {
    const h = four();
    for (const incident of ['flop', 'turn', 'river'] as const)
      h.checkTo(`${{ flop: 'preflop', turn: 'flop', river: 'turn' }[incident]}-betting`).do(
        'dealer',
        `early-${incident}`,
      );
    expect(finish(h).ids('board')).toHaveLength(5);
  });
});

/** Rogelio's stud when something goes wrong: every rule of its list, when it may be reported, and what is done. */
import { describe, expect, test } from 'vitest';
import { isOpen, VOID } from '../../src/kernel/index.js';
import { DEAL, type StudHand, stud } from '../../src/testing/stud.js';
import { won } from '../look.js';

const person = { holes: DEAL, dealer: 'person' } as const;
const hole = (h: StudHand, seat: number, n = 0): readonly number[] => h.ids(`hand:${seat}`).slice(n, n + 1);
const bets = (h: StudHand): number[] => h.seats.map((s) => h.at(`bet:${s}`));

describe('on the deal', () => {
  test('ROG-STUD-01a a hole card is turned up: it lies open, and that player’s third card is dealt down', () => {
    const h = stud(person);
    expect(h.report('exposed-card')?.rule).toBe('ROG-STUD-01a');
    h.do('dealer', 'exposed-card', { cards: hole(h, 2, 1) });
    expect([h.last('CardExposed').rule, h.sees('rail', 'hand:2'), h.at('stack:2')]).toEqual([
      'ROG-STUD-01a',
      '?? Kc',
      100,
    ]);
    h.do('dealer', 'deal-up');
    expect(h.seats.map((s) => h.sees('rail', `hand:${s}`))).toEqual(['?? ?? 9d', '?? ?? 2c', '?? Kc ??', '?? ?? Jd']);
    expect(h.sees(2, 'hand:2')).toBe('Kd Kc Qs');
    h.playOut();
  });
  test('ROG-STUD-01a the exposed card is his up card: it may be the low one', () => {
    const h = stud({ ...person, holes: { ...DEAL, 3: '2d 5h Jd', 1: '9s 8s 3c' } });
    h.do('floor', 'exposed-card', { cards: hole(h, 3) }).do('dealer', 'deal-up');
    expect([h.toAct, h.up(3)]).toEqual([3, '2d']);
  });
  test('ROG-STUD-01a two different players: each gets his third card down (AMB-ROG-10)', () => {
    const h = stud(person);
    h.do('dealer', 'exposed-card', { cards: hole(h, 0) });
    expect(h.report('exposed-card')?.cards?.from).not.toContain(hole(h, 0)[0]);
    h.do('dealer', 'exposed-card', { cards: hole(h, 1) }).do('dealer', 'deal-up');
    expect([h.sees('rail', 'hand:0'), h.sees('rail', 'hand:1')]).toEqual(['Ah ?? ??', '9s ?? ??']);
    h.playOut();
  });
  test('BAR-29 found when the up cards are out: the exposed card counts, the other is burned and one comes down for it', () => {
    const h = stud({ holes: DEAL });
    expect(h.report('exposed-card')?.rule).toBe('BAR-29');
    h.acts('o');
    expect(bets(h)).toEqual([0, 3, 0, 0]);
    const next = h.cards('stock').at(-1);
    h.do('floor', 'exposed-card', { cards: hole(h, 1) });
    // The nine is his up card now and the deuce is burned: the forced bet goes back, and the nine of diamonds is low.
    expect([h.sees('rail', 'hand:1'), h.sees(1, 'hand:1'), h.cards('burn')]).toEqual([
      '9s ?? ??',
      `9s 8s ${next}`,
      ['2c'],
    ]);
    expect([h.stage, h.toAct, bets(h), h.stacks()]).toEqual(['bring-in', 0, [0, 0, 0, 0], [100, 100, 100, 100]]);
    h.playOut();
  });
  test('ROG-STUD-01b both hole cards of a player are turned up: misdeal, the forced bet goes back, the fee carries over', () => {
    const fees = [{ seat: 3, amount: 300, to: 'drop', rule: 'ROG-FEE-3' }] as const;
    const h = stud({ holes: DEAL, fees }).acts('o');
    expect([h.at('bet:1'), h.at('drop'), h.report('exposed-cards')?.seats]).toEqual([3, 3, [0, 1, 2, 3]]);
    h.do('floor', 'exposed-cards', { seat: 2 });
    const misdeal = h.last('MisdealCalled');
    expect([misdeal.rule, misdeal.cards.map((move) => move.seen)]).toEqual(['ROG-STUD-01b', ['all', 'all']]);
    expect([h.all('PackShuffled').length, h.all('CollectionTaken').length, h.stage]).toEqual([2, 1, 'bring-in']);
    expect([h.stacks(), h.at('drop')]).toEqual([[100, 100, 100, 97], 3]);
    expect(h.seats.map((s) => h.ids(`hand:${s}`).length)).toEqual([3, 3, 3, 3]);
    h.playOut();
  });
  test('ROG-STUD-01b fee.on_void keep: the house keeps the fee and takes it again', () => {
    const fees = [{ seat: 3, amount: 300, to: 'drop', rule: 'ROG-FEE-3' }] as const;
    const h = stud({ holes: DEAL, fees, switches: { 'fee.on_void': 'keep' } })
      .acts('o')
      .do('floor', 'exposed-cards', { seat: 2 });
    expect([h.at('drop'), h.stacks()]).toEqual([6, [100, 100, 100, 94]]);
  });
  test('ROG-STUD-01b rog.stud.two_exposed any_two: any two of the table make a misdeal', () => {
    const switches = { 'rog.stud.two_exposed': 'any_two' };
    const h = stud({ ...person, switches });
    h.do('dealer', 'exposed-card', { cards: hole(h, 0) });
    expect(h.shut('exposed-card')).toBe('second-exposed-card ROG-STUD-01b');
    h.do('dealer', 'exposed-cards', { cards: hole(h, 2) });
    expect([h.last('MisdealCalled').rule, h.stage]).toEqual(['ROG-STUD-01b', 'third']);
  });
  test('ROG-STUD-01a, ROG-STUD-01b too late once somebody has acted; folding with the forced bet is acting', () => {
    for (const line of ['o c', 'of']) {
      const h = stud({ holes: DEAL }).acts(line);
      expect([h.shut('exposed-card'), h.shut('exposed-cards')]).toEqual([
        'action-has-begun BAR-29',
        'action-has-begun ROG-STUD-01b',
      ]);
    }
    const later = stud({ holes: DEAL }).checkTo('fourth-betting');
    expect(later.shut('exposed-cards')).toBe('wrong-stage ROG-STUD-01b');
  });
  test('ROG-STUD-14 an absent player with the low card: the hand is opened for him from his stakes', () => {
    const h = stud({ holes: DEAL });
    h.do('floor', 'absent-opener');
    expect(h.last('Posted')).toMatchObject({ seat: 1, rule: 'ROG-STUD-14', note: { kind: 'bring-in' } });
    expect([h.at('bet:1'), h.at('stack:1'), h.stage, h.toAct]).toEqual([3, 97, 'third-betting', 2]);
    expect(h.shut('absent-opener')).toBe('wrong-stage ROG-STUD-14');
    h.playOut();
  });
  test('ROG-STUD-14 his hand stays in as long as it costs him nothing, and is folded to a bet (AMB-GEN-25)', () => {
    const h = stud({ holes: DEAL }).do('floor', 'absent-opener').acts('c c c');
    expect([h.stage, h.ids('hand:1').length]).toEqual(['fourth-betting', 4]);
    expect(h.round.menus[0]!.options.find((o) => o.ifSilent)?.type).toBe('check');
  });
});

describe('on a street', () => {
  const early = { holes: DEAL, stub: '.. 7h 2d Qd Jh .. 8c 8d 8h Ts' };
  test('ROG-STUD-02 cards delivered too soon come back with their burn, the deck is shuffled, and the street is dealt anew', () => {
    const h = stud(early).acts('o c c c').acts('r3 c');
    expect([h.stage, h.report('early-cards')?.seats]).toEqual(['fourth-betting', [0, 1, 2, 3]]);
    const before = h.ids('stock').length;
    h.do('dealer', 'early-cards', { seat: 1 });
    expect([h.last('CardsTakenBack').rule, h.cards('aside').slice(1), h.ids('stock').length]).toEqual([
      'ROG-STUD-02',
      ['8c', '8d'],
      before - 3,
    ]);
    // Everybody saw the two cards, nobody the burn; the action goes on where it was.
    expect([h.sees('rail', 'aside'), h.stage, bets(h)]).toEqual(['?? 8c 8d', 'fourth-betting', [0, 0, 3, 3]]);
    h.acts('c c');
    const types = h.log.map((e) => e.type).filter((type) => type !== 'StepOpened');
    const after = types.lastIndexOf('BetsGathered') + 1;
    expect(types.slice(after, after + 3)).toEqual(['StubShuffled', 'CardBurned', 'CardsDealt']);
    expect([h.rulesOf('StubShuffled'), h.ids('aside').length, h.ids('stock').length]).toEqual([
      ['ROG-STUD-02'],
      0,
      before - 5,
    ]);
    h.playOut();
  });
  test('ROG-STUD-02 a last card delivered too soon was seen by its owner alone', () => {
    const h = stud({ holes: DEAL }).checkTo('sixth-betting').do('floor', 'early-cards', { seat: 0 });
    expect([h.sees('rail', 'aside'), h.sees(0, 'aside') === '?? ??']).toEqual(['?? ??', false]);
    h.playOut();
  });
  test('ROG-STUD-02 on any street but the last, once before it is put right, and only as far as the deck goes', () => {
    for (const stage of ['third-betting', 'fourth-betting', 'fifth-betting', 'sixth-betting'])
      expect(
        stud({ holes: DEAL })
          .checkTo(stage)
          .incidents()
          .options.map((o) => o.type),
      ).toContain('early-cards');
    expect(stud({ holes: DEAL }).checkTo('seventh-betting').shut('early-cards')).toBe('wrong-stage ROG-STUD-02');
    expect(stud({ holes: DEAL }).shut('early-cards')).toBe('wrong-stage ROG-STUD-02');
    const twice = stud(early).acts('o').do('floor', 'early-cards', { seat: 3 });
    expect(twice.shut('early-cards')).toBe('already-corrected ROG-STUD-02');
    const short = stud({ stacks: Array(8).fill(100), button: 7 }).checkTo('sixth-betting');
    expect(short.shut('early-cards')).toBe('deck-too-short ROG-STUD-02');
  });
  const burns = { holes: DEAL, stub: '6s 7h 2d Qd Jh 6h 6d' };
  test('ROG-STUD-03a no burn: the first card is the burn, and every card goes to where it belongs', () => {
    const h = stud(burns).acts('o c c c').acts('r3');
    expect([h.stage, bets(h)]).toEqual(['fourth-betting', [0, 0, 3, 0]]);
    expect(h.report('burn-missed')?.rule).toBe('ROG-STUD-03a');
    h.do('dealer', 'burn-missed');
    expect(h.last('CardsPutRight').rule).toBe('ROG-STUD-03a');
    expect([h.seats.map((s) => h.up(s)), h.cards('burn')]).toEqual([['9d 2d', '2c Qd', 'Qs Jh', 'Jd 6s'], ['7h']]);
    // Nobody had acted to speak of: the bet goes back, and the boards as they lie now say who leads.
    expect([bets(h), h.stage, h.toAct]).toEqual([[0, 0, 0, 0], 'fourth-betting', 2]);
    expect(h.shut('burn-missed')).toBe('already-corrected ROG-STUD-03a');
    h.playOut();
  });
  test('ROG-STUD-03a two burns: the second was the first player’s card, and the last card goes back on the deck', () => {
    const h = stud(burns).acts('o c c c').do('floor', 'burned-twice');
    expect(h.seats.map((s) => h.up(s))).toEqual(['9d 6h', '2c 7h', 'Qs 2d', 'Jd Qd']);
    expect([h.cards('burn'), h.cards('stock').at(-1), h.toAct]).toEqual([['6s'], 'Jh', 3]);
    expect([h.shut('burned-twice'), h.shut('burn-missed')]).toEqual([
      'already-corrected ROG-STUD-03a',
      'already-corrected ROG-STUD-03a',
    ]);
    h.acts('c c c c');
    expect(h.cards('burn')).toEqual(['6s', 'Jh']); // the card on top is the next burn
    expect(h.report('burned-twice')?.rule).toBe('ROG-STUD-03a');
    h.playOut();
  });
  test('ROG-STUD-03a with the cards an open pair may go: the option goes with it', () => {
    const h = stud({ ...burns, stake: '3/6' }).acts('o c c c');
    expect(h.stage).toBe('fourth-pair-betting');
    h.do('dealer', 'burn-missed');
    expect(h.stage).toBe('fourth-betting');
  });
  test('ROG-STUD-03b after substantial action the players accept the cards: three have acted, or two and one raised', () => {
    const accept = (line: string) => stud(burns).acts('o c c c').acts(line).report('burn-missed')?.rule;
    expect([accept('c c'), accept('r3 c'), accept('c c c'), accept('r3 r6'), accept('c r3')]).toEqual([
      'ROG-STUD-03a',
      'ROG-STUD-03a',
      'ROG-STUD-03b',
      'ROG-STUD-03b',
      'ROG-STUD-03a',
    ]);
    const h = stud(burns).acts('o c c c').acts('r3 r6');
    const before = [h.seats.map((s) => h.up(s)), bets(h), h.toAct];
    h.do('floor', 'burned-twice');
    expect(h.last('CardsStand').rule).toBe('ROG-STUD-03b');
    expect([h.seats.map((s) => h.up(s)), bets(h), h.toAct]).toEqual(before);
    h.playOut();
  });
  test('ROG-STUD-03b a down card, or one in the muck, cannot be told any more: accepted at once (BAR-32)', () => {
    const seventh = stud({ holes: DEAL }).checkTo('seventh-betting');
    expect([seventh.report('burn-missed')?.rule, seventh.report('burned-twice')?.rule]).toEqual([
      'ROG-STUD-03b',
      'ROG-STUD-03b',
    ]);
    const folded = stud(burns).acts('o c c c').acts('f');
    expect(folded.report('burn-missed')?.rule).toBe('ROG-STUD-03b');
    const deadSeat = stud(burns).acts('of c c c');
    expect(deadSeat.report('burned-twice')?.rule).toBe('ROG-STUD-03b');
    expect(stud(burns).acts('o').shut('burn-missed')).toBe('wrong-stage ROG-STUD-03a');
  });
  test('ROG-STUD-03a two burns need another card in the deck', () => {
    const h = stud({ stacks: Array(8).fill(100), button: 7 }).checkTo('sixth-betting');
    expect([h.ids('stock').length, h.shut('burned-twice'), h.report('burn-missed')?.rule]).toEqual([
      1,
      'deck-too-short ROG-STUD-03a',
      'ROG-STUD-03a',
    ]);
    h.do('floor', 'burn-missed').playOut();
  });
});

describe('the last card', () => {
  const dealt = { holes: DEAL, stub: '.. 7h 2d Qd Jh .. 7d 3d 4d Ts .. 8c 3h 4c 9c .. Ad 6d 6h 6s' };
  const up = (p = {}) => stud({ ...dealt, ...p }).checkTo('seventh-betting');
  test('ROG-STUD-04a a last card comes face up: the others’ stay down, and he says how he plays on', () => {
    const h = up();
    expect([h.toAct, h.report('seventh-up')?.seats]).toEqual([2, [0, 1, 2, 3]]);
    h.do('dealer', 'seventh-up', { seat: 0 });
    expect([h.sees('rail', 'hand:0'), h.sees('rail', 'hand:1').endsWith('??')]).toEqual(['?? ?? 9d 7h 7d 8c Ad', true]);
    expect([h.stage, h.toAct, h.menu().join(' '), h.last('LastCardExposed').rule]).toEqual([
      'seventh-choice',
      0,
      'stay-active declare-all-in',
      'ROG-STUD-04a',
    ]);
    expect(h.marker('open-seventh:0')).toBe(0);
  });
  test('ROG-STUD-04a all in for the pot so far: further bets are on the side, and he wins no part of them', () => {
    const h = up().do('dealer', 'seventh-up', { seat: 0 }).acts('a');
    expect([h.marker('all-in:0'), h.marker('open-seventh:0'), h.at('stack:0')]).toEqual([0, null, 97]);
    const asked = new Set<number | null>();
    h.acts('r6');
    for (const word of ['c', 'c']) {
      asked.add(h.toAct);
      h.acts(word);
    }
    expect([h.stage, asked.has(0)]).toEqual(['over', false]);
    // Aces and sevens win the twelve that were in; the side pot of eighteen goes to the best of the others.
    expect(won(h)[0]).toBe('0 high 12');
    expect(won(h)[1]).toMatch(/^[123] high 18$/);
    expect(h.at('stack:0')).toBe(109);
  });
  test('ROG-STUD-04a or he stays fully active, and bets like anybody else', () => {
    const h = up().do('dealer', 'seventh-up', { seat: 0 }).acts('s');
    expect([h.marker('all-in:0'), h.stage, h.toAct]).toEqual([null, 'seventh-betting', 2]);
    h.acts('r6 c');
    expect([h.toAct, h.menu().join(' ')]).toEqual([0, 'fold call raise']);
    h.acts('c c');
    expect(won(h)).toEqual(['0 high 36']);
  });
  test('ROG-STUD-04a several last cards: each says for himself; one without chips has nothing to say', () => {
    const h = up().do('dealer', 'seventh-up', { seat: 0 }).do('dealer', 'seventh-up', { seat: 3 });
    expect([h.toAct, h.acts('a').toAct]).toEqual([0, 3]);
    h.acts('s');
    expect([h.stage, h.marker('all-in:0'), h.marker('all-in:3')]).toEqual(['seventh-betting', 0, null]);
    const short = up({ stacks: [3, 100, 100, 100] }).do('dealer', 'seventh-up', { seat: 0 });
    expect([short.stage, isOpen(short.round.felt, short.newest(0))]).toEqual(['seventh-betting', true]);
    expect(short.marker('open-seventh:0')).toBeNull();
  });
  test('ROG-STUD-04a found only before anybody has acted on the last round', () => {
    expect(up().acts('c').shut('seventh-up')).toBe('action-has-begun ROG-STUD-04a');
    expect(stud(dealt).checkTo('sixth-betting').shut('seventh-up')).toBe('wrong-stage ROG-STUD-04a');
  });
  test('ROG-STUD-04b the high hand as shown on sixth street leads, whatever the seventh card is', () => {
    // Seat 0 shows sevens on sixth street, seat 2 queens; an open queen for seat 0 or an ace changes nothing.
    const stub = '.. 7h 2d Qd Jh .. 7d 3d 4d Ts .. 8c 3h 4c 9c .. 7s 6d 6h 6s';
    const h = stud({ holes: DEAL, stub }).checkTo('seventh-betting').do('dealer', 'seventh-up', { seat: 0 }).acts('s');
    expect([h.up(0), h.toAct, h.last('BettingOpened').rule]).toEqual(['9d 7h 7d 8c 7s', 2, 'ROG-STUD-04b']);
  });
  test('ROG-STUD-10 a card dealt off the table plays', () => {
    const h = stud({ holes: DEAL }).checkTo('fourth-betting');
    const before = JSON.stringify(h.round.felt.zones);
    h.do('dealer', 'off-table', { cards: [h.newest(1)] });
    expect(h.last('CardPlays')).toMatchObject({ seat: 1, rule: 'ROG-STUD-10' });
    expect(JSON.stringify(h.round.felt.zones)).toBe(before);
    const first = stud({ holes: DEAL });
    expect(first.report('off-table')?.cards?.from).toHaveLength(12);
    first.do('dealer', 'off-table', { cards: hole(first, 2) });
    expect(first.sees('rail', 'hand:2')).toBe('?? ?? Qs'); // off the table is not face up
    h.playOut();
  });
  test('ROG-STUD-10 a seventh card dealt off the table is treated as an exposed one', () => {
    const h = up();
    h.do('floor', 'off-table', { cards: [h.newest(3)] });
    expect([h.last('LastCardExposed').rule, h.stage, h.toAct, h.menu().join(' ')]).toEqual([
      'ROG-STUD-10',
      'seventh-choice',
      3,
      'stay-active declare-all-in',
    ]);
    h.playOut();
    expect(up().acts('c').shut('off-table')).toBe('action-has-begun ROG-STUD-10');
  });
});

describe('dead hands', () => {
  const showdown = (p = {}) => {
    const h = stud({ holes: DEAL, dealer: 'person', ...p }).do('dealer', 'deal-up');
    h.acts('o c c c').acts('r6 c c c');
    while (h.toAct !== null) h.acts('c');
    expect(h.stage).toBe('showdown');
    return h;
  };
  const killed = (h: StudHand, name: string, seat: number) => {
    h.do('floor', name, { seat });
    const e = h.last('HandKilled');
    expect([e.seat, h.ids(`hand:${seat}`)]).toEqual([seat, []]);
    return e.rule;
  };
  test('ROG-STUD-08 a hand without exactly seven cards is dead: it cannot win, and its bets stay', () => {
    const h = showdown();
    const best = Number(won(showdown().do('dealer', 'push-pot'))[0]![0]);
    expect(killed(h, 'wrong-count', best)).toBe('ROG-STUD-08');
    h.do('dealer', 'push-pot');
    const winners = won(h).map((line) => Number(line[0]));
    expect([winners.includes(best), h.at(`stack:${best}`)]).toEqual([false, 91]);
    expect(h.stacks().reduce((a, b) => a + b)).toBe(400);
    const early = stud({ holes: DEAL }).checkTo('sixth-betting');
    expect(early.shut('wrong-count')).toBe('wrong-stage ROG-STUD-08');
    expect(
      stud({ holes: DEAL })
        .checkTo('seventh-betting')
        .incidents()
        .options.map((o) => o.type),
    ).toContain('wrong-count');
  });
  test('ROG-STUD-09 players protect their own hands: what the dealer takes for a fold is one', () => {
    const h = stud({ holes: DEAL }).checkTo('fifth-betting');
    expect(killed(h, 'abandoned-hand', 2)).toBe('ROG-STUD-09');
    h.playOut();
  });
  test('ROG-STUD-16 up cards put in with the down cards: a dead hand, at the supervisor’s discretion', () => {
    for (const stage of ['third-betting', 'fifth-betting', 'seventh-betting'])
      expect(killed(stud({ holes: DEAL }).checkTo(stage), 'closed-hand', 0)).toBe('ROG-STUD-16');
    const h = showdown();
    expect(killed(h, 'closed-hand', 0)).toBe('ROG-STUD-16');
    expect(h.at('stack:0')).toBe(91);
    const over = showdown().do('dealer', 'push-pot');
    expect([over.stage, over.shut('closed-hand')]).toEqual(['over', 'wrong-stage ROG-STUD-16']);
  });
  test('ROG-STUD-16 an innocent player is spared', () => {
    const h = stud({ holes: DEAL }).checkTo('fifth-betting').do('floor', 'closed-hand-spared', { seat: 3 });
    expect([h.last('HandRuledLive').rule, h.ids('hand:3').length]).toEqual(['ROG-STUD-16', 5]);
    h.playOut();
  });
  test('ROG-STUD-17 who insists on five cards that are not his best is mucked and forfeits the pot', () => {
    const best = Number(won(showdown().do('dealer', 'push-pot'))[0]![0]);
    const h = showdown();
    expect(killed(h, 'five-shown', best)).toBe('ROG-STUD-17');
    h.do('dealer', 'push-pot');
    expect(won(h).every((line) => Number(line[0]) !== best)).toBe(true);
    expect(stud({ holes: DEAL }).checkTo('seventh-betting').shut('five-shown')).toBe('wrong-stage ROG-STUD-17');
  });
  test('ROG-STUD-18 hole cards are down until their owner turns them, and the dealer has no way to', () => {
    const h = stud({ holes: DEAL, dealer: 'person' }).do('dealer', 'deal-up').checkTo('seventh-betting');
    for (const s of h.seats) {
      const [one, two, ...rest] = h.sees('rail', `hand:${s}`).split(' ');
      expect([one, two, rest.at(-1)]).toEqual(['??', '??', '??']);
    }
    const last = showdown();
    expect([last.menu('dealer').join(' '), last.all('HandShown').at(-1)!.rule]).toEqual(['push-pot', 'ROG-STUD-18']);
    for (const e of last.all('HandShown')) expect(e.cards).toMatchObject([{ seen: 'all' }]);
    for (const e of last.all('HandMucked')) expect(e.cards).toMatchObject([{ seen: null }]);
  });
  test('ROG-STUD-18 cards another player turned over play in the showdown', () => {
    const h = showdown();
    const seats = h.report('turned-by-another')!.seats!;
    expect(seats).toEqual(h.seats.filter((s) => h.ids(`hand:${s}`).length === 7));
    const best = Number(won(showdown().do('dealer', 'push-pot'))[0]![0]);
    h.do('floor', 'turned-by-another', { seat: best });
    expect(h.last('HandRuledLive')).toMatchObject({ seat: best, rule: 'ROG-STUD-18' });
    expect(won(h.do('dealer', 'push-pot'))[0]).toMatch(new RegExp(`^${best} `));
    expect(stud({ holes: DEAL }).checkTo('sixth-betting').shut('turned-by-another')).toBe('wrong-stage ROG-STUD-18');
  });
});

describe('every hand, from every point', () => {
  test('a void puts every chip back', () => {
    const p = { holes: DEAL, fees: [{ seat: 3, amount: 300, to: 'drop', rule: 'ROG-FEE-3' }] as const };
    const lines = ['', 'o', 'of', 'o c r9', 'o c c c r6 r12 c', 'o c c c c c c c r6', 'o c c c c c c c c c c c r6 c'];
    for (const line of lines) {
      const h = stud(p).acts(line).do('floor', VOID);
      expect([h.stage, h.stacks(), h.at('drop')]).toEqual(['over', [100, 100, 100, 100], 0]);
    }
  });
});

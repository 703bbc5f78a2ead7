// Push-Nine's push pot: tied best hands play for it again, the losers may buy in for half, until one hand is best.
import { describe, expect, test } from 'vitest';
import { isOver } from '../../src/kernel/index.js';
import { type Betting, waiting } from '../../src/steps/index.js';
import { ofType, Room } from '../../src/table/test/room.js';
import { rulesOf } from '../../src/testing/opening.js';
import { type Nine, nine, type PushDealing } from '../../src/testing/push.js';
import { won } from '../look.js';

const EIGHT = ['Kc Qd 8c', 'Ks Qh 8d', 'Jc Qs 8h', 'Jd Kd 8s'] as const;
const NINE = ['Kc Qd 9c', 'Ks Qh 9d', 'Jc Qs 9h', 'Jd Kd 9s'] as const;
const [ACES, ZERO, ZERO2] = ['As Ad Ac', '5h 3h 2h', '8h 7h 5d'];
/** Seats 0 and 1 tie with nine points; what comes next is up to the test. */
const tied = { 0: NINE[0], 1: NINE[1], 2: ZERO, 3: ZERO2 };
/** Four seats, seats 0 and 1 tied on the first deal. */
const tie4 = (next: readonly Readonly<Record<number, string>>[], more: Partial<PushDealing> = {}): Nine =>
  nine({ stacks: [50, 50, 50, 50], deals: [tied, ...next], ...more });

describe('a tie', () => {
  test('SNK-P9-8 best hands tied: the pot is pushed, and nobody is paid yet', () => {
    const h = tie4([{}]).acts('r c c c');
    expect(h.last('PushPotDeclared')).toMatchObject({ rule: 'SNK-P9-8', note: { pot: 1600, seats: [1, 0] } });
    expect([h.has('PotAwarded'), h.at('centre'), h.inPush]).toEqual([false, 16, [0, 1]]);
    expect(h.stacks()).toEqual([46, 46, 46, 46]);
  });
  test('SNK-P9-8 it is played for with fresh cards by those who tied, and the best hand takes all of it', () => {
    const h = tie4([{ 0: ZERO, 1: ACES }]).acts('r c c c o o');
    expect(h.seats.map((s) => h.cards(`hand:${s}`).length)).toEqual([3, 3, 0, 0]);
    expect(h.cards('hand:1')).toEqual(['As', 'Ad', 'Ac']);
    expect([h.stage, h.toAct]).toEqual(['betting', 1]); // the button stays, and there is one round of betting
    h.acts('r c');
    expect(won(h)).toEqual(['1 high 20']);
    expect(h.stacks()).toEqual([44, 64, 46, 46]);
    expect(h.inPush).toEqual([]);
  });
  test('SNK-P9-8 pushed again and again until one hand is best', () => {
    const again = { 0: EIGHT[0], 1: EIGHT[1] };
    const h = nine({ stacks: [50, 50], deals: [tied, again, again, { 0: ACES, 1: ZERO }] });
    h.acts('c c c c c c');
    expect(h.all('PushPotDeclared')).toHaveLength(3);
    expect(h.all('PackShuffled')).toHaveLength(4);
    h.acts('r c');
    expect(won(h)).toEqual(['0 high 8']);
  });
  test('SNK-P9-8 beaten hands that tie are no push: only the best count', () => {
    const h = nine({ stacks: [50, 50, 50], deals: [{ 0: ACES, 1: NINE[0], 2: NINE[1] }] }).acts('c c c');
    expect([h.has('PushPotDeclared'), won(h)]).toEqual([false, ['0 high 6']]);
  });
  test('SNK-P9-8 a hand that is left alone takes the push pot unseen', () => {
    const h = tie4([{}]).acts('c c c c o o r f');
    expect(won(h)).toEqual(['1 uncontested 8']);
    expect(h.stacks()).toEqual([48, 56, 48, 48]);
  });
});

describe('buying in', () => {
  test('SNK-P9-9 losers may enter for half of the pot, in turn from the button’s left', () => {
    const h = tie4([{}]).acts('r c c c');
    expect([h.stage, h.toAct, h.menu()]).toEqual(['buy-in', 2, ['stay-out', 'buy-in']]);
    expect(h.offer('buy-in')).toMatchObject({ cost: 800, rule: 'SNK-P9-9' });
    h.acts('b');
    expect([h.toAct, h.offer('buy-in')?.cost]).toEqual([3, 800]);
    h.acts('o');
    expect(h.rulesOf('PushPotEntered')).toEqual(['SNK-P9-9']);
    expect([h.at('centre'), h.inPush]).toEqual([24, [0, 1, 2]]);
    expect(h.seats.map((s) => h.cards(`hand:${s}`).length)).toEqual([3, 3, 3, 0]);
  });
  test('SNK-P9-9, X-7 a pot of $20, two tied, one loser buys in for $10: $30 for three hands, each worth $10', () => {
    // Four antes of $2; three seats bet $4 each, and the fourth folds.
    const deals = [
      { 0: NINE[0], 1: NINE[1], 2: ZERO },
      { 0: ZERO, 1: ZERO2, 2: ACES },
    ];
    const h = nine({ stacks: [50, 50, 50, 50], deals }).acts('r c f r c c');
    expect(h.at('centre')).toBe(20);
    expect(h.offer('buy-in')?.cost).toBe(1000);
    h.acts('b');
    expect([h.at('centre'), h.inPush]).toEqual([30, [0, 1, 2]]);
    expect(h.at('centre') / h.inPush.length).toBe(10);
    h.acts('c c c');
    expect(won(h)).toEqual(['2 high 30']);
    expect(h.stacks()).toEqual([44, 44, 64, 48]);
  });
  test('SNK-P9-9 a silent seat stays out, and nobody is asked who cannot pay the whole price', () => {
    const h = tie4([{}], { stacks: [50, 50, 11, 50] }).acts('r c c c');
    expect(h.toAct).toBe(3); // seat 2 has $7 left
    expect(h.round.menus[0]!.options.find((o) => o.ifSilent)?.type).toBe('stay-out');
    expect(h.refused(2, 'buy-in')).toMatchObject({ refused: 'not-your-turn' });
    const poor = tie4([{}], { stacks: [50, 50, 11, 11] }).acts('r c c c');
    expect([poor.stage, poor.has('BuyInOffered')]).toEqual(['betting', false]);
  });
  test('AMB-SNK-38 half of the pot as it was at the tie, the same for all; or of the pot as it grows', () => {
    const fixed = tie4([{}]).acts('r c c c b b');
    expect(fixed.all('PushPotEntered').map((e) => e.chips[0]!.amount)).toEqual([800, 800]);
    const growing = tie4([{}], { switches: { 'snk.p9.buyin_base': 'running' } }).acts('r c c c b b');
    expect(growing.all('PushPotEntered').map((e) => e.chips[0]!.amount)).toEqual([800, 1200]);
    const dear = tie4([{}], { stacks: [50, 50, 50, 15], switches: { 'snk.p9.buyin_base': 'running' } });
    dear.acts('r c c c b');
    expect(dear.stage).toBe('betting'); // $12 is more than seat 3 has left by now
  });
  test('AMB-SNK-38 an odd half is rounded up to a chip', () => {
    const deals = [{ 0: NINE[0], 1: NINE[1], 2: ZERO }, {}];
    const h = nine({ stake: '1', stacks: [50, 50, 50], deals }).acts('c c c');
    expect([h.at('centre'), h.offer('buy-in')?.cost]).toEqual([3, 200]);
  });
  test('AMB-SNK-39 losers at the showdown, not those who folded; or everybody who was dealt in', () => {
    const played = (switches: Record<string, unknown>) => {
      const h = tie4([{ 0: NINE[0], 1: NINE[1] }, {}], { switches }).acts('r c f c');
      const asked = [h.toAct];
      h.acts('o');
      if (h.stage === 'buy-in') {
        asked.push(h.toAct);
        h.acts('o');
      }
      h.acts('c c');
      return [...asked, '|', h.stage === 'buy-in' ? h.toAct : h.stage];
    };
    expect(played({})).toEqual([2, '|', 'betting']);
    expect(played({ 'snk.p9.eligible': 'all_dealt' })).toEqual([2, 3, '|', 2]);
  });
  test('AMB-SNK-40 no ante, no second fee, the button stays; a house may take the fee again, from the button', () => {
    const once = tie4([{}], { fees: 'by-the-book' }).acts('r c c c o o');
    expect([once.at('drop'), once.at('centre'), once.all('Posted').length]).toEqual([2, 14, 3]);
    expect(once.toAct).toBe(1);
    const again = tie4([{}], { fees: 'by-the-book', switches: { 'snk.p9.push_fee': 'again' } });
    again.acts('r c c c o o');
    expect([again.at('drop'), again.at('centre'), again.at('stack:0')]).toEqual([4, 14, 44]);
    const types = again.log.map((e) => e.type);
    expect(types.lastIndexOf('CollectionTaken')).toBeLessThan(types.lastIndexOf('PackShuffled'));
  });
  test('AMB-SNK-41 no splitting by agreement; where a house allows it all who tied must agree, and nobody have bought in', () => {
    expect(tie4([{}]).acts('c c c c o o').stage).toBe('betting');
    const allow = { switches: { 'snk.p9.allow_split': 'yes' } };
    const h = tie4([{}], allow).acts('c c c c o o');
    expect([h.toAct, h.menu()]).toEqual([1, ['play-on', 'split']]);
    h.acts('s s');
    expect([won(h), h.stage, h.inPush]).toEqual([['1 high 4', '0 high 4'], 'over', []]);
    expect(h.last('PotAwarded').rule).toBe('AMB-SNK-41');
    expect(tie4([{}], allow).acts('c c c c o o s p').stage).toBe('betting');
    expect(tie4([{}], allow).acts('c c c c b o').stage).toBe('betting');
    const two = nine({ stacks: [50, 50], deals: [{ 0: NINE[0], 1: NINE[1] }, {}], ...allow }).acts('c c');
    expect([two.stage, two.toAct, two.menu()]).toEqual(['buy-in', 1, ['play-on', 'split']]);
  });
  test('AMB-SNK-41 an odd chip of a split goes to the first from the button’s left (AMB-GEN-05)', () => {
    const deals = [{ 0: NINE[0], 1: NINE[1], 2: ZERO }];
    const h = nine({ stake: '1', stacks: [50, 50, 50], deals, switches: { 'snk.p9.allow_split': 'yes' } });
    h.acts('c c c o s s');
    expect(won(h)).toEqual(['1 high 2', '0 high 1']);
    expect(h.last('PotAwarded').note.odd).toBe('AMB-GEN-05');
  });
});

describe('all in', () => {
  test('BAR-25 who tied plays on without putting more in, and has no part in what the others bet meanwhile', () => {
    // Seat 2 is all in for its ante.
    const deals = [
      { 0: NINE[0], 1: NINE[1], 2: NINE[2] },
      { 0: ZERO, 1: NINE[3], 2: ACES },
    ];
    const h = nine({ stacks: [50, 50, 2], deals }).acts('c c');
    expect([h.inPush, h.at('centre'), h.toAct]).toEqual([[0, 1, 2], 6, 1]);
    h.acts('r c');
    expect(won(h)).toEqual(['2 high 6', '1 high 4']);
    expect(h.stacks()).toEqual([46, 50, 6]);
  });
  test('BAR-25 a side pot tied between the same hands goes with the push pot', () => {
    const deals = [{ 0: NINE[0], 1: NINE[1], 2: ZERO }, {}];
    const h = nine({ stacks: [50, 50, 2], deals }).acts('r c');
    expect(h.last('PushPotDeclared').note).toEqual({ pot: 1000, seats: [1, 0] });
    expect([h.at('centre'), h.has('PotAwarded')]).toEqual([10, false]);
  });
  test('BAR-25 a side pot tied between others is split', () => {
    const deals = [{ 0: NINE[0], 1: NINE[1], 2: NINE[2] }, {}];
    const h = nine({ stacks: [50, 50, 2], deals }).acts('r c');
    expect(won(h)).toEqual(['1 high 2', '0 high 2']);
    expect(h.last('PotAwarded').rule).toBe('BAR-25');
    expect(h.last('PushPotDeclared').note).toEqual({ pot: 600, seats: [1, 2, 0] });
    expect([h.inPush, h.at('centre')]).toEqual([[0, 1, 2], 6]);
  });
  test('BAR-25 a side pot can be pushed though the main pot is won; its winner may buy in', () => {
    const deals = [
      { 0: NINE[0], 1: NINE[1], 2: ACES },
      { 0: ZERO, 1: NINE[3] },
    ];
    const h = nine({ stacks: [50, 50, 2], deals }).acts('r c');
    expect(won(h)).toEqual(['2 high 6']);
    expect(h.last('PushPotDeclared').note).toEqual({ pot: 400, seats: [1, 0] });
    expect([h.toAct, h.offer('buy-in')?.cost]).toEqual([2, 200]);
    h.acts('o c c');
    expect(won(h)).toEqual(['2 high 6', '1 high 4']);
  });
  test('BAR-25 all who tied are all in: the cards alone decide', () => {
    const deals = [
      { 0: NINE[0], 1: NINE[1] },
      { 0: EIGHT[0], 1: EIGHT[1] },
      { 0: ACES, 1: ZERO },
    ];
    const h = nine({ stacks: [4, 4], deals }).acts('r c');
    expect([h.stage, won(h), h.all('PushPotDeclared').length]).toEqual(['over', ['0 high 8'], 2]);
  });
  test('BAR-26 whoever has stayed out or folded is out of every later push of the round', () => {
    const again = { 0: EIGHT[0], 1: EIGHT[1], 3: ZERO };
    const h = tie4([again, {}]).acts('c c c c o b c f c');
    expect([h.all('PushPotDeclared').length, h.stage, h.inPush]).toEqual([2, 'betting', [0, 1]]); // seat 3 folded
    const both = tie4([again, {}]).acts('c c c c o b c c c');
    expect([both.stage, both.toAct]).toEqual(['buy-in', 3]);
    both.acts('o');
    expect([both.stage, both.inPush]).toEqual(['betting', [0, 1]]);
  });
});

describe('how often', () => {
  const tie = (deals: number) => Array.from({ length: deals }, () => ({ 0: NINE[0], 1: NINE[1] }));
  test('BAR-27 the twelfth deal is the last: a tie on it is split', () => {
    const h = nine({ stacks: [2, 2], deals: tie(20) });
    expect(isOver(h.game, h.round)).toBe(true);
    expect([h.all('CardsDealt').length, h.all('PushPotDeclared').length]).toEqual([12, 11]);
    expect([won(h), h.last('PotAwarded').rule]).toEqual([['1 high 2', '0 high 2'], 'BAR-27']);
    expect(h.inPush).toEqual([]);
  });
  test('BAR-27 a round has a bound, and the slowest way to play stays within it', () => {
    for (const switches of [
      {},
      { 'snk.p9.allow_split': 'yes', 'snk.p9.eligible': 'all_dealt', 'bet.cap_headsup': 'capped' },
    ]) {
      const stacks = Array(6).fill(400);
      const h = nine({ stacks, deals: tie(20), switches });
      let choices = 1;
      for (let menu = h.round.menus[0]; menu; menu = h.round.menus[0]) {
        const isLast = h.stage.endsWith('betting') && waiting(h.round.felt.now as Betting).length === 1;
        const raise = menu.options.find((o) => o.type === 'bet' || o.type === 'raise');
        const quiet = menu.options.find((o) => ['check', 'call', 'stay-out', 'split', 'play-on'].includes(o.type))!;
        const o = isLast && raise ? raise : quiet;
        const before = h.all('PackShuffled').length;
        h.do(menu.actor, o.type, o.amount ? { to: o.amount.min / 100 } : {});
        choices += 1 + h.all('PackShuffled').length - before;
      }
      const bound = h.game.bound({
        chips: Object.fromEntries(stacks.map((n, s) => [`stack:${s}`, n * 100])),
        markers: {},
        terms: null,
      });
      expect(choices).toBeLessThanOrEqual(bound);
      expect(h.all('CardsDealt').length).toBeGreaterThan(2);
    }
  });
});

describe('a person deals', () => {
  test('SNK-P9-8 he pushes the pot to its winner, or declares it a push pot', () => {
    const h = tie4([{ 0: ZERO, 1: ACES }], { dealer: 'person' }).acts('r c c c');
    expect([h.stage, h.asked, h.menu()]).toEqual(['showdown', ['dealer'], ['push-pot']]);
    h.acts('p');
    expect([h.stage, h.toAct, h.inPush]).toEqual(['buy-in', 2, [0, 1]]);
    h.acts('o o c c p');
    expect([h.stage, won(h)]).toEqual(['over', ['1 high 16']]);
  });
});

describe('the table', () => {
  /** One card at a time to these hands, in the order they are dealt to. */
  const top = (...hands: readonly string[]): string =>
    [0, 1, 2].flatMap((k) => hands.map((hand) => hand.split(' ')[k]!)).join(' ');

  test('AMB-GEN-26 a hand is won whole only if every pot of it was, however many deals lie between them', () => {
    const room = new Room(rulesOf({ house: 's-and-k', game: 'p9', stake: '2' })).open([1, 2, 3], 5000);
    const short = room.state.sittings.map((s) => (s.seat === 3 ? { ...s, stack: 300 } : s));
    room.state = { ...room.state, sittings: short };
    room.deal();
    const order = [2, 3, 1];
    const said = (type: 'bet' | 'call' | 'check' | 'stay-out'): void => {
      const { actor, options } = room.state.live!.round.menus[0]!;
      const amount = options.find((o) => o.type === type)?.amount?.max;
      room.act(actor, type, amount === undefined ? {} : { amount });
    };
    const hands: Readonly<Record<number, string>> = { 1: NINE[0], 2: NINE[1], 3: ACES };
    room.shuffle(top(...order.map((seat) => hands[seat]!)));
    said('bet');
    said('call');
    said('call'); // the side pot is pushed, and seat 3 is paid the main one
    said('stay-out');
    room.shuffle(top(ACES, ZERO));
    said('check');
    said('check');
    const awards = room.played().flatMap((e) => (e.type === 'PotAwarded' ? e.note.shares.map(({ seat }) => seat) : []));
    expect(awards).toEqual([3, 2]);
    expect(ofType(room.log, 'RoundClosed').at(-1)!.whole).toBeNull();
    expect(room.state.leg).toBeNull();
  });
});

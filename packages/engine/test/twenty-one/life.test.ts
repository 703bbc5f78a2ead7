// A table with a bank between its rounds: who is offered the bank and for how long, a broken game, the shoe that goes on, the
// register, proposition players; the same for both houses, by their own clauses.
import { describe, expect, test } from 'vitest';
import { faces, packOf, printFace } from '../../src/cards/index.js';
import type { TwentyOneRules } from '../../src/games/index.js';
import type { Seat } from '../../src/kernel/index.js';
import { bankRegister, ready } from '../../src/table/index.js';
import { ofType, Room } from '../../src/table/test/room.js';
import { rulesOf } from '../../src/testing/opening.js';

const HOUSES = [
  { house: 'ven-a-mexico', game: 'nb21', broken: 'VEN-NB21-29' },
  { house: 'rogelios', game: 'p215', broken: 'ROG-P215-RP16' },
] as const;
type Opening = { house: string; game: string; switches?: Record<string, unknown>; stake?: string };

class BankRoom extends Room {
  /** The seats asked to bank, in order, until one takes it; then the others bet the least, and the clock plays. */
  bankedBy(seat: Seat): readonly Seat[] {
    this.deal();
    const asked: Seat[] = [];
    while (this.asked() !== seat) {
      asked.push(this.asked());
      this.act(this.asked(), 'decline-bank');
    }
    const { min } = this.option('bank')!.amount!;
    this.act(seat, 'bank', { amount: 10 * min });
    this.bet();
    this.fold();
    return [...asked, seat];
  }
  bet(): void {
    while (this.stage() === 'wagers') {
      const { actor } = this.state.live!.round.menus[0]!;
      const o = this.option('wager');
      if (o?.amount && o.seats?.includes(actor as Seat))
        this.act(actor, 'wager', { amount: o.amount.min, seat: actor as Seat });
      else this.act(actor, 'done');
    }
  }
  asked(): Seat {
    return this.state.live!.round.menus[0]!.actor as Seat;
  }
  stage(): string {
    const live = this.state.live;
    return live === null ? 'none' : live.game.script[live.round.felt.step]!.name;
  }
  option(type: string) {
    return this.state.live?.round.menus[0]?.options.find((o) => o.type === type);
  }
  declineAll(): void {
    this.deal();
    while (this.stage() === 'bank') this.act(this.asked(), 'decline-bank');
  }
}
const room = (p: Opening, seats: readonly Seat[] = [1, 2, 3]): BankRoom => {
  const table = new BankRoom(rulesOf(p));
  return table.open(seats, 100_000) as BankRoom;
};

describe.each(HOUSES)('$house', ({ house, game, broken }) => {
  const at = { house, game };

  test('VEN-NB21-28, ROG-P215-RP15 the bank button shows first and second turn; after two hands it moves on clockwise', () => {
    const t = room(at);
    expect(t.bankedBy(1)).toEqual([1]);
    expect(t.state.markers).toEqual({ bank: 1 });
    expect(t.bankedBy(1)).toEqual([1]); // asked first for his second turn
    expect(t.state.markers).toEqual({ bank: 1, second: 1 });
    expect(t.bankedBy(2)).toEqual([2]);
    expect(t.state.markers).toEqual({ bank: 2 });
    expect(
      ofType(t.log, 'Played').flatMap(({ event }) => (event.type === 'BankPosted' ? [event.note.turn] : [])),
    ).toEqual([1, 2, 1]);
    // Whoever was not dealt in owes nothing for it: there are no blinds to miss.
    expect(ofType(t.log, 'RoundOpened').filter((e) => 'owing' in e)).toEqual([]);
    t.checkReplay();
  });
  test('VEN-NB21-13, ROG-P215-RP4, REG-46 on the felt the button lies before whoever banks, and says which turn it is', () => {
    const t = room(at);
    const marker = (name: string) => {
      const { game: felt, round } = t.state.live!;
      return round.felt.markers[felt.markerOf.get(name)!];
    };
    for (const turn of [1, 2]) {
      t.deal();
      t.act(1, 'bank', { amount: 20_000 });
      expect([marker('bank'), marker('second')]).toEqual([1, turn === 2 ? 1 : null]);
      expect(t.played().findLast((e) => e.type === 'BankPosted')).toMatchObject({ seat: 1, note: { turn } });
      t.bet();
      t.fold();
      expect(t.state.markers).toEqual(turn === 2 ? { bank: 1, second: 1 } : { bank: 1 });
    }
  });
  test('VEN-NB21-29, ROG-P215-RP16, REG-41 who has banked twice is not asked again until somebody else has', () => {
    const t = room(at);
    t.bankedBy(1);
    t.bankedBy(1);
    t.deal();
    expect(t.opened().setup.terms.bank!.offers.map(({ seat }) => seat)).toEqual([2, 3]);
    expect(t.refused({ type: 'act', command: { actor: 1, type: 'bank', amount: 10_000 } })).toMatchObject({
      refused: 'not-your-turn',
    });
    t.act(2, 'decline-bank');
    t.act(3, 'decline-bank');
    expect(ofType(t.log, 'GameBroke').at(-1)).toMatchObject({ rule: broken });
    expect(t.state.live).toBeNull();
    // Somebody else may begin it again; he may not.
    t.deal();
    expect(t.opened().setup.terms.bank!.offers.map(({ seat }) => seat)).toEqual([2, 3]);
    t.act(2, 'bank', { amount: 20_000 });
    t.bet();
    t.fold();
    t.bankedBy(3);
    expect(t.bankedBy(1)).toEqual([3, 1]); // 3 declines his second turn
  });
  test('ROG-P215-LEG, REG-41 it is the person who is counted: moving to another chair does not help', () => {
    const t = room(at, [1, 3]);
    t.bankedBy(1);
    t.bankedBy(1);
    t.do({ type: 'changeSeat', seat: 1, to: 2, post: false });
    t.deal();
    expect(t.opened().setup.terms.bank!.offers).toEqual([{ seat: 3, turn: 1 }]);
  });
  test('AMB-GEN-17 by the switch one hand, and never more than two', () => {
    const once = room({ ...at, switches: { 'bank.max_consecutive': 1 } });
    once.bankedBy(1);
    once.deal();
    expect(once.opened().setup.terms.bank!.offers.map(({ seat }) => seat)).toEqual([2, 3]);
    expect(() => rulesOf({ ...at, switches: { 'bank.max_consecutive': 3 } })).toThrow(/switch-locked.*AMB-GEN-17/);
  });
  test('REG-42 nobody banks: there is no game, no card and no fee', () => {
    const t = room(at);
    t.declineAll();
    expect(t.played().map((e) => e.type)).toEqual(expect.arrayContaining(['BankDeclined', 'GameBroken']));
    expect(t.played().some((e) => e.type === 'PackShuffled' || e.type === 'CollectionTaken')).toBe(false);
    expect(t.state.sittings.map((s) => s.stack)).toEqual([100_000, 100_000, 100_000]);
    expect(t.state.bank).toBeNull();
  });
  test('BAR-81 a bank nobody bets against goes back, without a fee, and was no turn', () => {
    const t = room(at);
    t.deal();
    t.act(1, 'bank', { amount: 20_000 });
    t.fold();
    expect(t.played().some((e) => e.type === 'CollectionTaken')).toBe(false);
    expect(t.sitting(1).stack).toBe(100_000);
    expect([t.state.bank, t.state.markers]).toEqual([null, {}]);
    t.bankedBy(1);
    expect(t.state.bank).toMatchObject({ turns: 1 });
  });
  test('BAR-80 a void round was no turn', () => {
    const t = room(at);
    t.bankedBy(1);
    t.deal();
    t.act(1, 'bank', { amount: 20_000 });
    t.bet();
    t.do({ type: 'act', command: { actor: 'floor', type: 'void' } });
    expect(t.state.bank).toEqual({ seat: 1, patron: 'p1', turns: 1 });
  });
  test('REG-82 the register has who banked, which turn, how much, and who declined', () => {
    const t = room(at);
    t.bankedBy(2);
    t.declineAll();
    const [first, second] = bankRegister(t.log);
    expect(first).toMatchObject({
      round: 1,
      banker: { seat: 2, patron: 'p2', proposition: false },
      turn: 1,
      declined: [{ seat: 1, patron: 'p1' }],
    });
    const fee = ofType(t.log, 'Played').find(({ event }) => event.type === 'CollectionTaken' && event.seat === 2)!;
    expect(first!.net).toBe(t.sitting(2).stack - 100_000 + fee.event.chips[0]!.amount);
    expect(second).toMatchObject({
      round: 2,
      banker: null,
      rule: broken,
      declined: [{ seat: 2 }, { seat: 3 }, { seat: 1 }],
    });
  });
  test('VEN-NB21-41, ROG-P215-GR13, REG-44 a proposition player sits marked, plays and banks, and his turns are counted', () => {
    const t = new BankRoom(rulesOf(at));
    const patron = { id: 'prop', name: 'Prop', bot: false, proposition: true };
    t.do({ type: 'sit', seat: 1, patron, buyIn: 100_000, at: 0 });
    t.sit(2, 100_000);
    expect(ready(t.state).map((r) => r.patron.proposition ?? false)).toEqual([true, false]);
    t.bankedBy(1);
    t.bankedBy(1);
    expect(bankRegister(t.log).map(({ banker }) => banker?.proposition)).toEqual([true, true]);
    t.deal();
    expect(t.opened().setup.terms.bank!.offers).toEqual([{ seat: 2, turn: 1 }]);
  });
  test('REG-40 the house has no hand, no chips and no place in a round: what it gets is the drop', () => {
    const t = room(at);
    t.bankedBy(1);
    t.deal();
    const { game: felt } = t.state.live!;
    expect(felt.names.places.filter((name) => /house|tray/.test(name))).toEqual([]);
    expect(felt.keeps).toEqual(['stack', 'drop', 'bonus']);
    const seats = new Set([1, 2, 3]);
    const { chips } = t.opened().setup;
    expect(Object.keys(chips).filter((name) => !seats.has(Number(name.split(':')[1])))).toEqual(['bonus']);
    const first = ofType(t.log, 'RoundClosed')[0]!;
    const fees = ofType(t.log, 'Played').flatMap(({ event }) => (event.type === 'CollectionTaken' ? event.chips : []));
    expect(first.drop).toBe(fees.reduce((sum, { amount }) => sum + amount, 0));
    expect(first.jackpot).toBe(0);
  });
  test('BAR-86 a seat without the least wager and its fee sits out, and says why', () => {
    const t = room(at);
    const short = { ...t.state, sittings: t.state.sittings.map((s) => (s.seat === 3 ? { ...s, stack: 100 } : s)) };
    t.state = short;
    expect(ready(t.state)[2]).toMatchObject({ next: false, why: 'short-of-wager', rule: 'BAR-86' });
  });
});

describe('the shoe', () => {
  const at = { house: 'ven-a-mexico', game: 'nb21', switches: { 'bank.decks': 1 } };
  const six = { house: 'ven-a-mexico', game: 'nb21' };

  test('VEN-NB21-3, VEN-NB21-10, ROG-P215-G3, ROG-P215-RP2 one to eight decks of 52, no joker: eight are 416', () => {
    for (const { house, game } of HOUSES) {
      for (const decks of [1, 2, 8]) {
        const t = room({ house, game, switches: { 'bank.decks': decks } });
        t.deal();
        const { pack } = t.state.live!.game;
        expect(pack).toHaveLength(52 * decks);
        expect(pack.filter((face) => printFace(face)[0] === 'A')).toHaveLength(4 * decks);
        expect(pack.filter((face) => 'TJQK'.includes(printFace(face)[0]!))).toHaveLength(16 * decks);
        expect(pack.includes(52 as never)).toBe(false);
      }
      for (const decks of [0, 9])
        expect(() => rulesOf({ house, game, switches: { 'bank.decks': decks } })).toThrow(/bad-switch-value/);
    }
  });
  test('BAR-84 it goes on from round to round in one order, the rack face up, and chance is not asked', () => {
    const t = room(six);
    t.bankedBy(1);
    const { shoe } = t.state;
    expect(shoe!.gone).toBeGreaterThan(3);
    t.deal();
    t.act(1, 'bank', { amount: 20_000 });
    t.bet(); // the shoe is laid out again by itself, and the hands are dealt
    const { round, game } = t.state.live!;
    const zone = (name: string) => round.felt.zones[game.names.zones.indexOf(name)]!;
    expect(round.faces).toEqual(shoe!.faces);
    expect([...zone('rack')].sort((a, b) => a - b)).toEqual(Array.from({ length: shoe!.gone }, (_, i) => i));
    expect(zone('rack').every((card) => round.felt.seen[card] === 2 ** 30 - 1)).toBe(true);
    expect(zone('hand:2')[0]).toBe(shoe!.gone); // the next card of the same shoe
    expect(t.played().find((e) => e.type === 'ShoeWentOn')).toMatchObject({ rule: 'BAR-84' });
    t.fold();
    expect(t.state.shoe!.gone).toBeGreaterThan(shoe!.gone);
    t.checkReplay();
  });
  test('BAR-84 when the cut card has come, the next round is dealt from a fresh shuffle', () => {
    const t = room({ ...at, switches: { 'bank.decks': 6 } }, [1, 2, 3, 4, 5]);
    const shuffles = () => ofType(t.log, 'Played').filter(({ event }) => event.type === 'PackShuffled').length;
    const next = (): Seat => {
      const { bank } = t.state;
      return bank === null ? 1 : bank.turns === 1 ? bank.seat : (bank.seat % 5) + 1;
    };
    const { decks, cut } = t.rules.game as TwentyOneRules;
    const left: number[] = [];
    do {
      t.bankedBy(next());
      if (t.state.shoe) left.push(52 * decks - t.state.shoe.gone);
    } while (t.state.shoe !== null);
    // It lasts for many rounds, and no round begins behind the cut card.
    expect([left.length > 10, cut, left.filter((cards) => cards <= cut)]).toEqual([true, 13 * decks, []]);
    expect(left.at(-1)! - cut).toBeLessThan(60);
    expect(shuffles()).toBe(1);
    t.bankedBy(next());
    expect(shuffles()).toBe(2);
  });
  test('BAR-84 after a void round it is shuffled anew; after one without cards it goes on', () => {
    const t = room(six);
    t.bankedBy(1);
    const { shoe } = t.state;
    t.declineAll();
    expect(t.state.shoe).toEqual(shoe);
    t.deal();
    t.act(t.asked(), 'bank', { amount: 20_000 });
    t.bet();
    t.do({ type: 'act', command: { actor: 'floor', type: 'void' } });
    expect(t.state.shoe).toBeNull();
  });
  test('BAR-84 the order of a shoe that goes on is not in what a round is opened with', () => {
    const t = room(six);
    t.bankedBy(1);
    t.deal();
    const told = JSON.stringify(t.opened());
    expect(t.opened().setup.terms.bank).toMatchObject({ gone: t.state.shoe!.gone });
    for (const face of packOf(52, 1)) expect(told).not.toContain(`"${printFace(face)}"`);
  });
  test('BAR-85 a shoe that is dealt to its last card with an empty rack ends the drawing, and the next round begins afresh', () => {
    const t = room(at, [1, 2, 3, 4, 5, 6, 7]);
    t.deal();
    t.act(1, 'bank', { amount: 20_000 });
    t.bet();
    // All low cards first, so that everybody hits for ever.
    const low = faces('2c 2d 2h 2s 3c 3d 3h 3s 4c 4d 4h 4s 5c 5d 5h 5s 6c 6d 6h 6s 7c 7d 7h 7s');
    t.shuffle(low.map(printFace).join(' '));
    const hits = () => {
      for (let n = 0; t.state.live !== null && n < 200; n++) {
        const { actor } = t.state.live.round.menus[0]!;
        if (actor === 'chance') return;
        t.act(actor, t.option('hit') ? 'hit' : 'stand');
      }
    };
    hits();
    expect(t.state.live).toBeNull();
    expect(t.state.shoe).toBeNull();
  });
});

/**
 * Escaleriado's pass-along turn on the kernel, with a stock of seven packs: the drawn card lies open before everybody,
 * and is offered round counter-clockwise until somebody uses it. Staying, rearranging and the count are left out.
 */
import {
  type CardId,
  cardsIn,
  type Event,
  type Face,
  type Felt,
  type Known,
  packOf,
  printFace,
  rankOf,
  type Seat,
  suitOf,
} from 'baraja';
import { RANK_LETTERS } from 'baraja/cards';
import { fact, seat } from 'baraja/facts';
import { type Draft, type Layout, NOBODY, option, refuse, type Step, step, topOf } from 'baraja/kernel';
import { dealEach, freshPack, fromTop } from 'baraja/steps';
import { expect, test } from 'vitest';
import { SKETCH_FACTS, sit, sketch, stacked } from './support.js';

const drawer = { drawer: seat };
const FACTS = {
  ...SKETCH_FACTS,
  TurnsOpened: fact(drawer),
  CardDied: fact(drawer),
  Discarded: fact(drawer),
  CardDrawn: fact(),
  CardPassed: fact({ asked: seat }),
  CardUsed: fact(),
};
type Told = Event<typeof FACTS>;

/** The pack has no eights, nines or tens, the ace is low, and seven and jack are neighbours. */
const heightOf = (face: Face): number => 'A234567JQK'.indexOf(RANK_LETTERS.charAt(rankOf(face)));
/** A camuco is one face three times or more; an escala three or more of one suit in sequence. */
function isColumn(faces: readonly Face[]): boolean {
  const sorted = faces.toSorted((a, b) => heightOf(a) - heightOf(b));
  const follows = (by: number) =>
    sorted.every((f, i) => suitOf(f) === suitOf(sorted[0]!) && heightOf(f) === heightOf(sorted[0]!) + i * by);
  return faces.length >= 3 && (follows(0) || follows(1));
}

// The kernel's `inTurn` and `nextAfter` go clockwise only; the dealer sits between the last seat and the first.
const counterClockwise = (r: Felt): Seat[] => r.seats.toReversed();
const rightOf = (r: Felt, seat: Seat): Seat => r.seats.at(r.seats.indexOf(seat) - 1)!;

/** `drawer` took the card from the stock; `asked` has the choice now. */
interface Turn {
  readonly phase: 'draw' | 'offer' | 'discard';
  readonly drawer: Seat;
  readonly asked: Seat;
}

const turns = (on: Layout): Step<Turn, Told> => {
  const [stock, offer, dead, hand] = [on.zone('stock'), on.zone('offer'), on.zone('discard'), on.zones('hand')];
  // Eleven cards make three columns at most.
  const columns = ['column-1', 'column-2', 'column-3'].map((kind) => on.zones(kind));
  const tenth = (r: Felt, seat: Seat, face: Known) => heightOf(face(topOf(r, hand(seat))!)!);
  const canUse = (r: Felt, seat: Seat, mine: Known): boolean => {
    const card = mine(topOf(r, offer)!)!;
    const held = cardsIn(r, hand(seat)).map((id) => mine(id)!);
    return held.some((a, i) => held.slice(i + 1).some((b) => isColumn([card, a, b])));
  };
  const use = (d: Draft<Turn, Told>, seat: Seat, cards: readonly CardId[], face: Known) => {
    const drawn = cardsIn(d, offer);
    if (!isColumn([...drawn, ...cards].map((card) => face(card)!))) return d.refuse(refuse('not-a-meld', 'JAL-ESC-B4'));
    const to = columns.map((column) => column(seat)).find((zone) => cardsIn(d, zone).length === 0)!;
    d.move(drawn, offer, to);
    d.move(cards, hand(seat), to, 'all');
    return d.say('CardUsed', seat, 'JAL-ESC-B6');
  };
  const pass = (d: Draft<Turn, Told>, { drawer, asked }: Turn) => {
    const next = rightOf(d, asked);
    if (next !== drawer) return d.say('CardPassed', asked, 'JAL-ESC-B7', { asked: next });
    d.move(cardsIn(d, offer), offer, dead);
    return d.say('CardDied', asked, 'JAL-ESC-B10', { drawer: rightOf(d, drawer) });
  };
  const toDraw = (drawer: Seat): Turn => ({ phase: 'draw', drawer, asked: drawer });
  return step<Turn, Told>('turns', toDraw(0), {
    // The highest tenth card draws first; of equal ones, the first counter-clockwise from the dealer.
    open: (d, face) => {
      const drawer = counterClockwise(d).reduce((a, b) => (tenth(d, b, face) > tenth(d, a, face) ? b : a));
      d.say('TurnsOpened', null, 'JAL-ESC-A3', { drawer });
    },
    toAct: (r, { phase, asked }) => (phase === 'draw' && cardsIn(r, stock).length === 0 ? NOBODY : [asked]),
    // Everybody in rotation is asked, or the order of asking would tell who can use the card and who cannot.
    menu: (r, { phase, asked }, _actor, mine) => {
      const from = cardsIn(r, hand(asked));
      if (phase === 'draw') return [option('draw', { ifSilent: true })];
      if (phase === 'discard') return [option('discard', { cards: { from, min: 1, max: 1 }, ifSilent: true })];
      const decline = option('pass', { rule: 'JAL-ESC-B7', ifSilent: true });
      if (!canUse(r, asked, mine)) return [decline];
      return [option('use', { rule: 'JAL-ESC-B6', cards: { from, min: 2, max: from.length }, open: true }), decline];
    },
    decide: (d, turn, { type, cards = [] }, face) => {
      const seat = turn.asked;
      if (type === 'use') return use(d, seat, cards, face);
      if (type === 'pass') return pass(d, turn);
      if (type === 'draw') {
        d.move(fromTop(cardsIn(d, stock), 1), stock, offer, 'all');
        return d.say('CardDrawn', seat);
      }
      d.move(cards, hand(seat), dead, 'all');
      return d.say('Discarded', seat, 'JAL-ESC-B9', { drawer: rightOf(d, seat) });
    },
    evolve: (turn, e) => {
      switch (e.type) {
        case 'TurnsOpened':
        case 'CardDied':
        case 'Discarded':
          return toDraw(e.note.drawer);
        case 'CardDrawn':
          return { ...turn, phase: 'offer' };
        case 'CardPassed':
          return { ...turn, asked: e.note.asked };
        case 'CardUsed':
          return { ...turn, phase: 'discard' };
        default:
          return turn;
      }
    },
  });
};

const PACK = packOf(40, 7);
const escaleriado = sketch({
  id: 'sketch-escaleriado',
  facts: FACTS,
  keeps: [], // its chips move when hands are settled, which is not sketched
  seats: [0, 1, 2, 3],
  pack: PACK,
  script: (on) => [
    freshPack(on),
    dealEach(on, { name: 'nine', count: 9, facing: 'down', to: counterClockwise, rule: 'JAL-ESC-A2' }),
    dealEach(on, { name: 'tenth', count: 1, facing: 'up', to: counterClockwise, rule: 'JAL-ESC-A2' }),
    turns(on),
  ],
});

const HANDS = [
  '2d 2d 4h 4h 6c 6c Jd Jd Qc Kh',
  '7h 7h 2c 4s 4s 5s Qh Kh 6d Ac',
  '3c 3c 5d 6d Ah Jh Qs Ks 2s Kd',
  'Ah 2h 4d 4d 5c 6s Js Qd Kc 7s',
].map((hand) => hand.split(' '));
const DEAL = Array.from({ length: 10 }, (_, i) => [3, 2, 1, 0].map((seat) => HANDS[seat]![i]!)).flat();

test('a drawn card is kept, or passed round until it is used, or dies; who draws next depends on which', () => {
  const s = sit(escaleriado, { chips: {}, markers: {}, terms: null });
  s.act('chance', 'shuffle', { faces: stacked(PACK, `${DEAL.join(' ')} 3c 3h Jc`) });
  const zone = (name: string) => s.table().felt.zones[escaleriado.names.zones.indexOf(name)]!;
  const held = (seat: Seat, ...names: string[]) => {
    const left = zone(`hand:${seat}`).slice();
    const find = (name: string) => left.findIndex((card) => printFace(s.table().faces[card]!) === name);
    return names.map((name) => left.splice(find(name), 1)[0]!);
  };
  // Two kings are up; seat 2 is the first of them counter-clockwise from the dealer.
  expect(zone('stock')).toHaveLength(240);
  expect(s.sees(3, 'hand:2')).toBe('?? ?? ?? ?? ?? ?? ?? ?? ?? Kd');
  expect(s.offered(2)).toEqual(['draw']);

  // Kept: the third trey of clubs makes a camuco, and one card goes.
  s.act(2, 'draw');
  expect(s.sees('rail', 'offer')).toBe('3c');
  expect(s.offered(2)).toEqual(['use', 'pass']);
  expect(s.refused(2, 'use', { cards: held(2, '3c', '5d') })).toMatchObject({
    refused: 'not-a-meld',
    rule: 'JAL-ESC-B4',
  });
  s.act(2, 'use', { cards: held(2, '3c', '3c') });
  expect(s.sees('rail', 'column-1:2')).toBe('3c 3c 3c');
  expect(s.offered(2)).toEqual(['discard']);
  s.act(2, 'discard', { cards: held(2, '2s') });

  // Passed: seat 1 draws and cannot use it, nor can seat 0, whose menu says so to seat 0 alone. Seat 3 can.
  s.act(1, 'draw');
  expect(s.offered(1)).toEqual(['pass']);
  expect(s.refused(3, 'use', { cards: held(3, 'Ah', '2h') }).refused).toBe('not-your-turn');
  s.act(1, 'pass');
  expect(s.offered(0)).toEqual(['pass']);
  expect(s.refused(0, 'use', { cards: held(0, '4h', '4h') }).refused).toBe('not-offered');
  s.act(0, 'pass');
  s.act(3, 'use', { cards: held(3, 'Ah', '2h') });
  s.act(3, 'discard', { cards: held(3, 'Kc') });
  expect(s.sees('rail', 'column-1:3')).toBe('3h Ah 2h');
  expect(s.sees('rail', 'hand:3').match(/\?\?/g)).toHaveLength(6);

  // Seat 0 was skipped and has lost its draw: after the taker comes seat 2. Nobody wants the jack, so it dies.
  expect(s.offered(2)).toEqual(['draw']);
  s.act(2, 'draw');
  for (const seat of [2, 1, 0, 3]) s.act(seat, 'pass');
  expect(s.sees('rail', 'discard')).toBe('2s Kc Jc');
  // Nobody took it: the seat after the drawer is next, not the seat after the last one asked.
  expect(s.offered(1)).toEqual(['draw']);
  expect(s.offered(2)).toEqual([]);
  expect(zone('stock')).toHaveLength(237);
});

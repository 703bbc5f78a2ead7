/**
 * A draw whose stub runs short, on the kernel. Everybody says what he discards, the dealer burns and serves in turn, and
 * the last card of the stub is never dealt: it goes back with the discards of those already served. There is no betting.
 */
import {
  cardsIn,
  chipsAt,
  type Event,
  type Face,
  type Felt,
  pack52,
  printFace,
  printFaces,
  type Seat,
  unshuffled,
} from 'baraja';
import { count, fact, list, seat } from 'baraja/facts';
import { inTurn, type Layout, NOBODY, nextAfter, option, type Step, seatOf, step } from 'baraja/kernel';
import { dealEach, freshPack, fromTop, restub } from 'baraja/steps';
import { expect, test } from 'vitest';
import { burn, SKETCH_FACTS, sit, sketch, stacked } from './support.js';

const FACTS = {
  ...SKETCH_FACTS,
  Posted: fact(),
  DiscardsOpened: fact({ order: list(seat) }),
  StoodPat: fact(),
  Discarded: fact(),
  CardsDrawn: fact({ count }),
};
type Told = Event<typeof FACTS>;

const ANTE = 100;
const HAND = 5;

const lay = (on: Layout) => {
  const hand = on.zones('hand');
  const button = on.marker('button');
  const inOrder = (r: Felt): readonly Seat[] => inTurn(r, nextAfter(r, seatOf(r, button)!), () => true);
  const wants = (r: Felt, seat: Seat): number => HAND - cardsIn(r, hand(seat)).length;
  const short = (r: Felt): boolean => r.seats.some((seat) => wants(r, seat) > 0);
  const places = { stack: on.places('stack'), pot: on.place('pot') };
  const zones = { stock: on.zone('stock'), muck: on.zone('muck'), discard: on.zones('discard'), hand };
  return { ...places, ...zones, inOrder, wants, short };
};
type Laid = ReturnType<typeof lay>;

const antes = ({ stack, pot }: Laid): Step<boolean, Told> =>
  step('antes', true, {
    open: (d) => {
      for (const seat of d.seats) {
        d.pay(stack(seat), pot, ANTE);
        d.say('Posted', seat, 'ROG-DRAW-C1');
      }
    },
  });

/** What a seat throws away lies before it, face down, until it has been served. */
const discards = ({ hand, discard, inOrder }: Laid): Step<readonly Seat[], Told> =>
  step<readonly Seat[], Told>('discards', [], {
    open: (d) => d.say('DiscardsOpened', null, null, { order: inOrder(d) }),
    toAct: (_r, order) => (order.length > 0 ? [order[0]!] : NOBODY),
    menu: (r, _order, actor) => {
      const from = cardsIn(r, hand(actor as Seat));
      return [option('stand-pat', { ifSilent: true }), option('discard', { cards: { from, min: 1, max: HAND } })];
    },
    decide: (d, _order, { actor, cards = [] }) => {
      const seat = actor as Seat;
      if (cards.length === 0) return d.say('StoodPat', seat);
      d.move(cards, hand(seat), discard(seat));
      return d.say('Discarded', seat);
    },
    evolve: (order, e) => {
      if (e.type === 'DiscardsOpened') return e.note.order;
      return e.type === 'Discarded' || e.type === 'StoodPat' ? order.slice(1) : order;
    },
  });

/** Serves everybody who wants cards, all of his at once, as far as the stub reaches without its last card. */
const serve = (name: string, { stock, muck, hand, discard, inOrder, wants }: Laid): Step<boolean, Told> =>
  step(name, true, {
    open: (d) => {
      for (const seat of inOrder(d)) {
        const thrown = cardsIn(d, discard(seat));
        const isServed = wants(d, seat) === 0 && thrown.length === 0;
        const left = cardsIn(d, stock);
        const count = Math.min(wants(d, seat), Math.max(0, left.length - 1));
        const isWhole = count === wants(d, seat);
        if (isServed || (count === 0 && !isWhole)) continue;
        d.move(fromTop(left, count), stock, hand(seat), seat);
        if (isWhole) d.move(thrown, discard(seat), muck);
        d.say('CardsDrawn', seat, 'ROG-DRAW-C10', { count });
      }
    },
  });

const showdown = ({ stack, pot, hand }: Laid): Step<boolean, Told> =>
  step('showdown', true, {
    open: (d, face) => {
      const total = (seat: Seat) => cardsIn(d, hand(seat)).reduce((n, card) => n + face(card)!, 0); // a toy ranking
      const best = d.seats.reduce((a, b) => (total(b) > total(a) ? b : a));
      d.pay(pot, stack(best), chipsAt(d, pot));
      d.say('PotAwarded', best);
    },
  });

const SEATS = [0, 1, 2, 3, 4, 5, 6];
const draw = sketch({
  id: 'sketch-draw',
  facts: FACTS,
  seats: SEATS,
  pack: pack52,
  script: (on) => {
    const felt = lay(on);
    const { short, muck, inOrder } = felt;
    return [
      antes(felt),
      freshPack(on),
      dealEach(on, { name: 'deal', count: HAND, facing: 'down', to: inOrder, rule: null }),
      discards(felt),
      burn(on, { name: 'burn', when: short, rule: 'AMB-GEN-27' }),
      serve('serve', felt),
      // Passed over unless somebody is still short of five. Whoever has not been served keeps his discards out of it.
      restub(on, { name: 'restub', with: [muck], when: short, rule: 'ROG-DRAW-C10' }),
      burn(on, { name: 'second-burn', when: short, rule: 'ROG-DRAW-C10' }),
      serve('complete', felt),
      showdown(felt),
    ];
  },
});
const FULL_TABLE = {
  chips: Object.fromEntries(SEATS.map((seat) => [`stack:${seat}`, 1_000])),
  markers: { button: 6 },
  terms: null,
};

/** 52 less 35 dealt and 1 burned leaves 16. Four seats throw four cards each, then one three and one two. */
const THROWN = [4, 4, 4, 4, 3, 2, 0];
function untilShort() {
  const s = sit(draw, FULL_TABLE);
  s.act('chance', 'shuffle', { faces: pack52 });
  THROWN.forEach((count, seat) => {
    const held = s.table().menus[0]!.options[1]!.cards!.from;
    if (count === 0) s.act(seat, 'stand-pat');
    else s.act(seat, 'discard', { cards: held.slice(0, count) });
  });
  return s;
}
const counted = (faces: readonly Face[]): string => printFaces(faces.toSorted((a, b) => a - b));

test('when the stub is down to its last card, chance is asked to shuffle it with the discards of those served', () => {
  const s = untilShort();
  // Three seats were served four each, the fourth only three: the sixteenth card stays in the stub.
  expect(SEATS.map((seat) => s.sees('rail', `hand:${seat}`).split(' ').length)).toEqual([5, 5, 5, 4, 2, 3, 5]);
  expect(s.sees('rail', 'stock')).toBe('??');
  expect(s.offered('chance')).toEqual(['shuffle']);
  const [shuffle] = s.table().menus[0]!.options;
  expect(shuffle).toMatchObject({ rule: 'ROG-DRAW-C10', cards: { min: 0, max: 0 } });
  expect(shuffle!.cards!.from).toHaveLength(1 + 4 + 4 + 4);
  // The discards of the fourth, fifth and sixth seat lie where they were: they may not be dealt back to anyone.
  expect(['discard:3', 'discard:4', 'discard:5'].map((zone) => s.sees('rail', zone))).toEqual([
    '?? ?? ?? ??',
    '?? ?? ??',
    '?? ??',
  ]);
  expect(s.refused('chance', 'shuffle', { faces: pack52 }).refused).toBe('not-this-pack');
  expect(s.refused(3, 'discard').refused).toBe('not-your-turn');
});

test('the shuffled stub has new cards in it: nobody tracks one through it, and the draw is completed from it', () => {
  const s = untilShort();
  const before = s.table();
  const [last] = before.felt.zones[draw.names.zones.indexOf('stock')]!;
  const back = unshuffled(draw, before);
  const first = printFace(back[1]!); // the first seat threw it away, and saw it then
  expect(s.sees(0, 'muck').startsWith(first)).toBe(true);
  const events = s.act('chance', 'shuffle', { faces: stacked(back, printFaces([back[0]!, back[1]!])) });

  expect(events.map((e) => e.type)).toContain('StubShuffled');
  const { felt, faces } = s.table();
  expect(felt.zones[draw.spent]).toHaveLength(13);
  expect(felt.zones[draw.spent]).toContain(last);
  // A burn, then what was owed: one, three and two cards, every one of them minted by this shuffle.
  const drawn = events.filter((e) => e.type === 'CardsDrawn').map((e) => ({ seat: e.seat, cards: e.cards[0]!.cards }));
  expect(drawn.map(({ seat, cards }) => [seat, cards])).toEqual([
    [3, [53]],
    [4, [54, 55, 56]],
    [5, [57, 58]],
  ]);
  // The fourth seat was dealt the card the first had thrown away; only its new owner knows which one it is.
  expect(s.sees(3, 'hand:3').endsWith(first)).toBe(true);
  expect(s.sees(0, 'hand:3')).toBe('?? ?? ?? ?? ??');
  expect(
    s
      .sees(0, 'spent')
      .split(' ')
      .filter((face) => face !== '??'),
  ).toHaveLength(4);
  // Every face lies in exactly one place outside the spent cards.
  const lying = felt.zones.flatMap((cards, zone) => (zone === draw.spent ? [] : cards.map((card) => faces[card]!)));
  expect(counted(lying)).toBe(counted(pack52));
  expect(s.chips('pot')).toEqual([0]);
});

test('a stub that suffices is never shuffled, and chance is not asked', () => {
  const s = sit(draw, FULL_TABLE);
  s.act('chance', 'shuffle', { faces: pack52 });
  for (const seat of SEATS) s.act(seat, 'stand-pat');
  expect(s.log.map((e) => e.type)).not.toContain('StubShuffled');
  expect(s.log.map((e) => e.type)).not.toContain('CardBurned');
});

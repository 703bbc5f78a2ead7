// A game made for the suite alone: it has everything the kernel knows (amounts, cards, seats, open options, several at once,
// a shuffle in mid-round, a fee that stays on a void, incidents of every kind), so that every law has something to bite on.
import {
  type CardId,
  type Chips,
  cardsIn,
  chipsAt,
  type Event,
  type Felt,
  type Game,
  type Known,
  rankOf,
  type Seat,
} from 'baraja';
import { pack } from 'baraja/cards';
import { CARD_FACTS, card, chips, fact, KERNEL_FACTS, list, seat } from 'baraja/facts';
import {
  compile,
  type Incident,
  inTurn,
  type Layout,
  NOBODY,
  offering,
  refuse,
  type Step,
  shut,
  step,
} from 'baraja/kernel';
import { dealEach, freshPack, fromTop, restub } from 'baraja/steps';
import type { Subject } from './subject.js';

const FACTS = {
  ...KERNEL_FACTS,
  FeeTaken: fact(null, { chips: ['stack > drop'] }),
  PackShuffled: CARD_FACTS.PackShuffled,
  StubShuffled: CARD_FACTS.StubShuffled,
  CardsDealt: CARD_FACTS.CardsDealt,
  TurnsOpened: fact({ turns: list(seat) }),
  Bid: fact(null, { chips: ['stack > pot'] }),
  Drew: fact(null, { cards: ['hand > discard', 'stock > hand: owner'] }),
  PairAnswered: fact(null, { cards: ['hand > hand: all'] }),
  ButtonGiven: fact(null, { marks: ['button'] }),
  HandShown: fact(null, { cards: ['hand > hand: all'] }),
  PotAwarded: fact(null, { chips: ['pot > stack'] }),
  CardExposed: fact(null, { cards: ['hand > hand: all'] }),
  HandKilled: fact(null, { cards: ['hand > discard'] }),
};
type Told = Event<typeof FACTS>;

/** What it offers: names of its own, and some of the houses' that ask for other things here. */
const OPTIONS = {
  pass: {},
  bid: { amount: chips },
  call: {},
  draw: { cards: list(card) },
  show: { cards: list(card) },
  done: {},
  give: { seat },
  keep: {},
  'exposed-card': { cards: list(card) },
  misdeal: {},
  'dead-hand': { seat },
  fire: {},
};
type Name = keyof typeof OPTIONS;
const option = offering<typeof OPTIONS>();

const CLAUSES = 'FEE PACK DEAL BID DRAW STUB PAIR GIFT WIN VOID EXPOSED MISDEAL DEAD FIRE'
  .split(' ')
  .map((s) => `POT-${s}`);

type PotluckFelt = ReturnType<typeof feltOf>;
const feltOf = (on: Layout) => {
  const hand = on.zones('hand');
  const isLive = (r: Felt, s: Seat): boolean => cardsIn(r, hand(s)).length > 0;
  const button = on.marker('button');
  return {
    hand,
    isLive,
    button,
    stack: on.places('stack'),
    pot: on.place('pot'),
    drop: on.place('drop'),
    stock: on.zone('stock'),
    discard: on.zone('discard'),
    live: (r: Felt): readonly Seat[] => inTurn(r, r.markers[button]!, isLive),
  };
};

/** The button pays a chip, which the house keeps even if the round is called off. */
const fee = ({ stack, drop, button }: PotluckFelt): Step<boolean, Told, Name> =>
  step('fee', true, {
    open: (d) => {
      const seat = d.markers[button]!;
      d.pay(stack(seat), drop, 1);
      d.say('FeeTaken', seat, 'POT-FEE');
    },
  });

type Turns = readonly Seat[];
const inOrder = (turns: Turns, type: Told['type'], e: Told): Turns =>
  e.type === 'TurnsOpened'
    ? e.note.turns
    : e.type === type || e.type === 'HandKilled'
      ? turns.filter((s) => s !== e.seat)
      : turns;

/** Everybody bids into the pot once, in fives or all of it, or nothing. */
const bid = ({ stack, pot, live }: PotluckFelt): Step<Turns, Told, Name> =>
  step<Turns, Told, Name>('bid', [], {
    open: (d) => d.say('TurnsOpened', null, 'POT-BID', { turns: live(d) }),
    toAct: (_r, turns) => (turns.length > 0 ? [turns[0]!] : NOBODY),
    menu: (r, _turns, who) => {
      const max = chipsAt(r, stack(who as Seat));
      const pass = option('pass', { rule: 'POT-BID', ifSilent: true });
      return max === 0 ? [pass] : [pass, option('bid', { rule: 'POT-BID', amount: { min: 1, max, unit: 5 } })];
    },
    shut: (r, _turns, who) => {
      const none = chipsAt(r, stack(who as Seat)) === 0;
      return none
        ? [shut('bid', refuse('no-chips-behind', 'POT-BID'))]
        : [shut('call', refuse('nothing-to-call', 'POT-BID'))];
    },
    decide: (d, _turns, { actor, amount = 0 }) => {
      const seat = actor as Seat;
      d.pay(stack(seat), pot, amount);
      d.say('Bid', seat, 'POT-BID');
    },
    evolve: (turns, e) => inOrder(turns, 'Bid', e),
  });

/** Each throws away up to two cards, and draws as many. */
const draw = ({ hand, stock, discard, live }: PotluckFelt, name: string): Step<Turns, Told, Name> =>
  step<Turns, Told, Name>(name, [], {
    open: (d) => d.say('TurnsOpened', null, 'POT-DRAW', { turns: live(d) }),
    toAct: (_r, turns) => (turns.length > 0 ? [turns[0]!] : NOBODY),
    menu: (r, _turns, who) => [
      option('draw', {
        rule: 'POT-DRAW',
        cards: { from: cardsIn(r, hand(who as Seat)), min: 0, max: 2 },
        ifSilent: true,
      }),
    ],
    decide: (d, _turns, { actor, cards: out = [] }) => {
      const seat = actor as Seat;
      d.move(out, hand(seat), discard);
      d.move(fromTop(cardsIn(d, stock), out.length), stock, hand(seat), seat);
      d.say('Drew', seat, 'POT-DRAW');
    },
    evolve: (turns, e) => inOrder(turns, 'Drew', e),
  });

/** All at once: who holds a pair may show it. Whether it is one, the step decides. */
const pairs = ({ hand, live }: PotluckFelt): Step<Turns, Told, Name> =>
  step<Turns, Told, Name>('pairs', [], {
    open: (d) => d.say('TurnsOpened', null, 'POT-PAIR', { turns: live(d) }),
    toAct: (_r, turns) => turns,
    menu: (r, _turns, who) => [
      option('show', { rule: 'POT-PAIR', cards: { from: cardsIn(r, hand(who as Seat)), min: 2, max: 2 }, open: true }),
      option('done', { rule: 'POT-PAIR', ifSilent: true }),
    ],
    decide: (d, _turns, { type, actor, cards = [] }, faces) => {
      const seat = actor as Seat;
      if (type === 'done') return d.say('PairAnswered', seat, 'POT-PAIR');
      if (!isPair(cards, faces)) return d.refuse(refuse('card-not-yours', 'POT-PAIR'));
      d.show(cards, hand(seat));
      return d.say('PairAnswered', seat, 'POT-PAIR');
    },
    evolve: (turns, e) => inOrder(turns, 'PairAnswered', e),
  });
const isPair = ([a, b]: readonly CardId[], faces: Known): boolean =>
  a !== undefined && b !== undefined && faces(a) !== undefined && rankOf(faces(a)!) === rankOf(faces(b)!);

/** The button goes to whom the dealer says: an actor that is no seat, and an option that names one. */
const gift = ({ button }: PotluckFelt): Step<boolean, Told, Name> =>
  step<boolean, Told, Name>('gift', false, {
    toAct: (_r, done) => (done ? NOBODY : ['dealer']),
    menu: (r) => [
      option('give', { rule: 'POT-GIFT', seats: r.seats.filter((s) => s !== r.markers[button]), ifSilent: true }),
    ],
    shut: () => [shut('keep', refuse('already-corrected', 'POT-GIFT'))],
    decide: (d, _done, { seat }) => {
      d.mark(button, seat!);
      d.say('ButtonGiven', seat!, 'POT-GIFT');
    },
    evolve: (done, e) => done || e.type === 'ButtonGiven',
  });

/** The most pips take the pot; equals share, and the odd chip goes to the first from the button. */
const settle = ({ hand, stack, pot, live }: PotluckFelt): Step<boolean, Told, Name> =>
  step('settle', true, {
    open: (d, faces) => {
      const left = live(d);
      const pips = (s: Seat): number => cardsIn(d, hand(s)).reduce((sum, card) => sum + rankOf(faces(card)!), 0);
      const best = left.filter((s) => pips(s) === Math.max(...left.map(pips)));
      const all = chipsAt(d, pot);
      const share = (i: number): Chips => Math.floor(all / best.length) + (i < all % best.length ? 1 : 0);
      for (const seat of left) {
        d.show(cardsIn(d, hand(seat)), hand(seat));
        d.say('HandShown', seat, 'POT-WIN');
      }
      for (const [i, seat] of best.entries()) d.pay(pot, stack(seat), share(i));
      d.say('PotAwarded', null, 'POT-WIN');
    },
  });

const reports = ({ hand, discard, live }: PotluckFelt): readonly Incident<Told, Name>[] => [
  {
    name: 'exposed-card',
    cites: ['POT-EXPOSED'],
    offer: (r, stage) => {
      const from = live(r).flatMap((s) => cardsIn(r, hand(s)));
      return from.length === 0
        ? refuse('wrong-stage', 'POT-EXPOSED', { stage })
        : option('exposed-card', { rule: 'POT-EXPOSED', cards: { from, min: 1, max: 1 } });
    },
    remedy: (d, { cards = [] }) => {
      d.show(cards, hand(d.seats.find((s) => cardsIn(d, hand(s)).includes(cards[0]!))!));
      d.say('CardExposed', null, 'POT-EXPOSED');
    },
  },
  {
    name: 'misdeal',
    cites: ['POT-MISDEAL'],
    offer: (_r, stage) =>
      stage === 'bid' ? option('misdeal', { rule: 'POT-MISDEAL' }) : refuse('wrong-stage', 'POT-MISDEAL', { stage }),
    remedy: (d) => d.sendTo('shuffle'),
  },
  {
    name: 'dead-hand',
    cites: ['POT-DEAD'],
    offer: (r) =>
      live(r).length > 1
        ? option('dead-hand', { rule: 'POT-DEAD', seats: live(r) })
        : refuse('nobody-to-answer', 'POT-DEAD'),
    remedy: (d, { seat }) => {
      d.move(cardsIn(d, hand(seat!)), hand(seat!), discard);
      d.say('HandKilled', seat!, 'POT-DEAD');
    },
  },
  {
    name: 'fire',
    cites: ['POT-FIRE'],
    offer: (_r, stage) => (stage === 'over' ? refuse('round-over', 'POT-FIRE') : option('fire', { rule: 'POT-FIRE' })),
    remedy: (d) => d.voidRound('POT-FIRE'),
  },
];

const potluckGame: Game<Told> = compile({
  id: 'potluck',
  facts: FACTS,
  seats: [1, 2, 6],
  pack: pack({ decks: 2, ranks: 'JQKA', suits: 'hs' }),
  bound: () => 15, // two shuffles; three seats that bid, draw, draw again and answer; the gift
  keeps: ['stack', 'drop'],
  reveals: ['HandShown', 'PotAwarded'],
  voidKeeps: ['drop'],
  voidRule: 'POT-VOID',
  script: (on) => {
    const felt = feltOf(on);
    const { stock, discard } = felt;
    return [
      fee(felt),
      freshPack(on, 'POT-PACK'),
      dealEach(on, { name: 'deal', count: 3, facing: 'down', to: (r) => r.seats, rule: 'POT-DEAL' }),
      bid(felt),
      draw(felt, 'first-draw'),
      // Six may be wanted, and the stub has held seven at most since the deal.
      restub(on, { name: 'stub', with: [discard], when: (r) => cardsIn(r, stock).length < 6, rule: 'POT-STUB' }),
      draw(felt, 'second-draw'),
      pairs(felt),
      gift(felt),
      settle(felt),
    ];
  },
  incidents: (on) => reports(feltOf(on)),
});

export const potluck: Subject = {
  name: 'potluck',
  game: potluckGame,
  setup: { chips: { 'stack:1': 12, 'stack:2': 40, 'stack:6': 7, drop: 3 }, markers: { button: 2 }, terms: null },
  knows: (rule) => CLAUSES.includes(rule),
  propose: (view, { type, cards }, rng) => {
    const from = cards?.from ?? [];
    const known = from.filter((card) => view.faces[card] !== null);
    const first = known[rng.below(known.length)];
    const mate = known.find((card) => card !== first && first !== undefined && sameRank(view.faces, card, first));
    return first === undefined || mate === undefined ? null : { type, actor: view.you as Seat, cards: [first, mate] };
  },
};
const sameRank = (faces: Parameters<NonNullable<Subject['propose']>>[0]['faces'], a: CardId, b: CardId): boolean =>
  rankOf(faces[a]!) === rankOf(faces[b]!);

/**
 * Kuhn's poker: three cards, one ante, one bet. Small enough to be walked completely, so it tests the kernel, the views and
 * the odds against numbers known since 1950. Its betting step, a capped number of fixed bets heads up, serves Leduc too.
 */
import { packKuhn, rankOf } from '../cards/index.js';
import {
  CARD_FACTS,
  fact,
  KERNEL_FACTS,
  type Moves,
  maybe,
  POSTING_FACTS,
  SHOWDOWN_FACTS,
  seat,
} from '../facts/index.js';
import {
  type Chips,
  cardsIn,
  chipsAt,
  compile,
  type Event,
  type Felt,
  type Game,
  type Known,
  type Layout,
  NOBODY,
  option,
  type RuleId,
  refuse,
  type Seat,
  type Shut,
  type Step,
  seated,
  shut,
  step,
} from '../kernel/index.js';
import { dealEach } from '../steps/deal.js';
import { freshPack } from '../steps/shuffle.js';

/** Kuhn's rules, clause by clause. */
export const KUHN_CLAUSES = {
  'KUHN-PACK': 'Three cards: jack, queen and king. The king is high.',
  'KUHN-ANTE': 'Two seats ante one chip each.',
  'KUHN-DEAL': 'Each is dealt one card, face down. The third is not seen.',
  'KUHN-ACT': 'The first seat begins. A seat that owes nothing checks or bets; one that faces a bet calls or folds.',
  'KUHN-BET': 'A bet is one chip, and there is one bet in a round: nobody raises.',
  'KUHN-WIN': 'If both stay in, both show and the higher card takes the pot; a seat left alone takes it unseen.',
  'KUHN-VOID': 'A round that cannot be played out is void, and every chip goes back.',
} as const;

/** The clauses a small game's steps cite. */
export interface SmallCites {
  readonly ante: RuleId;
  readonly act: RuleId;
  readonly bet: RuleId;
  readonly win: RuleId;
}
const CITES: SmallCites = { ante: 'KUHN-ANTE', act: 'KUHN-ACT', bet: 'KUHN-BET', win: 'KUHN-WIN' };

/** What each seat has put in lies before it, in `in`. */
const BETS: Moves = { chips: ['stack > in'] };
/** What happens in it. The cards are dealt as the houses deal theirs; the betting notes only who answers. */
export const SMALL_FACTS = {
  ...KERNEL_FACTS,
  AntesPosted: POSTING_FACTS.AntesPosted,
  PackShuffled: CARD_FACTS.PackShuffled,
  CardsDealt: CARD_FACTS.CardsDealt,
  BettingOpened: fact(),
  Checked: fact({ answer: maybe(seat) }),
  Bet: fact({ answer: seat }, BETS),
  Raised: fact({ answer: seat }, BETS),
  Called: fact(null, BETS),
  Folded: fact(null, { cards: ['hand > muck'] }),
  HandShown: SHOWDOWN_FACTS.HandShown,
  PotAwarded: fact(null, { chips: ['in > stack'] }),
};
type SmallEvent = Event<typeof SMALL_FACTS>;

export const smallFelt = (on: Layout) => {
  const stack = on.places('stack');
  const into = on.places('in');
  const hand = on.zones('hand');
  return {
    stack,
    into,
    hand,
    muck: on.zone('muck'),
    live: (r: Felt): Seat[] => r.seats.filter((s) => cardsIn(r, hand(s)).length > 0),
  };
};
type SmallFelt = ReturnType<typeof smallFelt>;

/** Everybody antes. */
export const antes = (felt: SmallFelt, cites: SmallCites, amount: Chips): Step<boolean, SmallEvent> =>
  step('ante', true, {
    open: (d) => {
      for (const s of d.seats) d.pay(felt.stack(s), felt.into(s), amount);
      d.say('AntesPosted', null, cites.ante);
    },
  });

interface Betting {
  readonly turn: Seat | null;
  /** Bets and raises so far. */
  readonly bets: number;
  readonly checked: boolean;
}

/** A round of fixed bets between two seats: the first `bets` of them are allowed, the first is a bet and the rest raises. */
export const cappedBets = (
  felt: SmallFelt,
  cites: SmallCites,
  p: { name: string; size: Chips; bets: number },
): Step<Betting, SmallEvent> => {
  const { stack, into, hand, muck, live } = felt;
  const CHECK = option('check', { rule: cites.act, ifSilent: true });
  const FOLD = option('fold', { rule: cites.act, ifSilent: true });
  const other = (r: Felt, seat: Seat): Seat => r.seats.find((s) => s !== seat)!;
  const owes = (r: Felt, seat: Seat): Chips => chipsAt(r, into(other(r, seat))) - chipsAt(r, into(seat));
  /** A bet nobody could call is not offered, so a call is never short. */
  const affords = (r: Felt, seat: Seat): boolean =>
    chipsAt(r, stack(seat)) >= owes(r, seat) + p.size && chipsAt(r, stack(other(r, seat))) >= p.size;
  const isOpen = (r: Felt, b: Betting, seat: Seat): boolean => b.bets < p.bets && affords(r, seat);

  return step<Betting, SmallEvent>(
    p.name,
    { turn: null, bets: 0, checked: false },
    {
      open: (d) => {
        if (live(d).length > 1) d.say('BettingOpened', d.seats[0]!, cites.act);
      },
      toAct: (_r, b) => (b.turn === null ? NOBODY : [b.turn]),
      menu: (r, b, who) => {
        const seat = seated(who);
        const price = owes(r, seat);
        const more = isOpen(r, b, seat)
          ? [option(b.bets === 0 ? 'bet' : 'raise', { rule: cites.bet, cost: price + p.size })]
          : [];
        return price === 0 ? [CHECK, ...more] : [FOLD, option('call', { rule: cites.act, cost: price }), ...more];
      },
      shut: (r, b, who): readonly Shut[] => {
        const seat = seated(who);
        const price = owes(r, seat);
        const free = price === 0;
        const grey = free
          ? [shut('fold', refuse('nothing-to-call', cites.act)), shut('call', refuse('nothing-to-call', cites.act))]
          : [shut('check', refuse('must-call-or-fold', cites.act, { price }))];
        if (isOpen(r, b, seat)) return grey;
        const why = b.bets < p.bets ? refuse('no-chips-behind', cites.bet) : refuse('raise-cap-reached', cites.bet);
        return [...grey, shut(b.bets === 0 ? 'bet' : 'raise', why)];
      },
      decide: (d, b, { type, actor }) => {
        const seat = seated(actor);
        const answer = other(d, seat);
        switch (type) {
          case 'check':
            return d.say('Checked', seat, cites.act, { answer: b.checked ? null : answer });
          case 'call':
            d.pay(stack(seat), into(seat), owes(d, seat));
            return d.say('Called', seat, cites.act);
          case 'fold':
            d.move(cardsIn(d, hand(seat)), hand(seat), muck);
            return d.say('Folded', seat, cites.act);
          default:
            d.pay(stack(seat), into(seat), owes(d, seat) + p.size);
            return d.say(type === 'bet' ? 'Bet' : 'Raised', seat, cites.bet, { answer });
        }
      },
      evolve: (b, e) => {
        switch (e.type) {
          case 'BettingOpened':
            return { turn: e.seat, bets: 0, checked: false };
          case 'Checked':
            return { turn: e.note.answer, bets: b.bets, checked: true };
          case 'Bet':
          case 'Raised':
            return { turn: e.note.answer, bets: b.bets + 1, checked: b.checked };
          default:
            return { turn: null, bets: b.bets, checked: b.checked };
        }
      },
    },
  );
};

/** The pot goes to the best hand; equal hands have put in equally, so each takes back its own. */
export const award = (
  felt: SmallFelt,
  cites: SmallCites,
  height: (r: Felt, seat: Seat, faces: Known) => number,
): Step<boolean, SmallEvent> => {
  const { stack, into, hand, live } = felt;
  return step('showdown', true, {
    open: (d, faces) => {
      const left = live(d);
      if (left.length > 1)
        for (const seat of left) {
          d.show(cardsIn(d, hand(seat)), hand(seat));
          d.say('HandShown', seat, cites.win);
        }
      const top = Math.max(...left.map((seat) => height(d, seat, faces)));
      const best = left.filter((seat) => height(d, seat, faces) === top);
      for (const seat of d.seats) d.pay(into(seat), stack(best.length > 1 ? seat : best[0]!), chipsAt(d, into(seat)));
      d.say('PotAwarded', best.length > 1 ? null : best[0]!, cites.win);
    },
  });
};

/** The highest card a seat holds. */
const highCard =
  (felt: SmallFelt) =>
  (r: Felt, seat: Seat, faces: Known): number =>
    rankOf(faces(cardsIn(r, felt.hand(seat))[0]!)!);

export const kuhn: Game<SmallEvent> = compile({
  id: 'kuhn',
  facts: SMALL_FACTS,
  seats: [0, 1],
  pack: packKuhn,
  bound: () => 4, // the shuffle; then check, bet and an answer
  keeps: ['stack'],
  reveals: ['HandShown', 'PotAwarded'],
  voidKeeps: [],
  voidRule: 'KUHN-VOID',
  incidents: () => [],
  script: (on) => {
    const felt = smallFelt(on);
    return [
      antes(felt, CITES, 1),
      freshPack(on, 'KUHN-PACK'),
      dealEach(on, { name: 'deal', count: 1, facing: 'down', to: (r) => r.seats, rule: 'KUHN-DEAL' }),
      cappedBets(felt, CITES, { name: 'betting', size: 1, bets: 1 }),
      award(felt, CITES, highCard(felt)),
    ];
  },
});

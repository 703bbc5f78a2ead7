/**
 * The draw: cards are thrown away and as many new ones come. A house asks each in turn and deals to him at once, or has all
 * declare and throw first, burns, and then deals. What was thrown lies before its seat until the new cards have come.
 */
import {
  type Actor,
  type CardId,
  type CardMove,
  type Command,
  cardsIn,
  type Event,
  inTurn,
  isOpen,
  isRefusal,
  type Known,
  type Layout,
  type Marker,
  moved,
  NOBODY,
  type Option,
  option,
  type Refusal,
  type Round,
  type RuleId,
  refuse,
  type Seat,
  type Shut,
  type Step,
  said,
  shut,
  step,
  type Zone,
} from '../kernel/index.js';
import { fromTop } from './deal.js';
import { type FeltRules, type PokerFelt, type PokerTerms, pokerFelt } from './poker.js';
import { reshuffling } from './shuffle.js';

/** The cards of a whole hand. */
export const FIVE = 5;

/** The felt of a draw game. */
export interface DrawFelt extends PokerFelt {
  readonly thrown: (seat: Seat) => Zone;
  /** Lies on the table once a ruling has ended the action: the draw is completed, and then the hands are shown. */
  readonly noAction: Marker;
  /** Before a seat that a ruling makes stand pat. */
  readonly mustStand: Marker;
}
export const drawFelt = (on: Layout, rules: FeltRules): DrawFelt => ({
  ...pokerFelt(on, { ...rules, draws: true }),
  thrown: on.zones('thrown'),
  noAction: on.marker('no-action'),
  mustStand: on.marker('must-stand'),
});

export interface DrawStepRules {
  /** How many cards may be drawn. */
  readonly max: number;
  /** Who draws five gets them all at once; or four, and the fifth when everybody has drawn. */
  readonly fifth: 'at-once' | 'at-the-end';
  /** A card is burned when the stub has been shuffled anew. */
  readonly burns: boolean;
}
/** The clauses a draw rests on. */
export interface DrawStepCites {
  readonly draw: RuleId;
  /** A call may be changed until the next one acts. */
  readonly change: RuleId;
  /** The last card of the stub is never dealt; the discards are shuffled. */
  readonly stub: RuleId;
  readonly burn: RuleId;
  /** Somebody must stand pat. */
  readonly mustStand: RuleId;
}

// --- what a seat may choose ---------------------------------------------------------------------------------------

const STAND = 'stand-pat';
const DRAW = 'draw';

/** Everything a seat holds or has thrown: what a call is made of. */
const allOf = (on: DrawFelt, r: Round, seat: Seat): readonly CardId[] => [
  ...cardsIn(r, on.hand(seat)),
  ...cardsIn(r, on.thrown(seat)),
];
/** A ruling makes him stand, or his whole hand lies face up. */
const isBoundToStand = (on: DrawFelt, r: Round, seat: Seat): boolean =>
  r.markers[on.mustStand] === seat || allOf(on, r, seat).every((card) => isOpen(r, card));

/** Stand pat or draw; silence stands pat (AMB-GEN-25). */
function callsOf(on: DrawFelt, cites: DrawStepCites, p: DrawStepRules, r: Round, seat: Seat): readonly Option[] {
  const stand = option(STAND, { rule: cites.draw, ifSilent: true });
  if (isBoundToStand(on, r, seat)) return [stand];
  const cards = { from: allOf(on, r, seat), min: 1, max: p.max };
  return [stand, option(DRAW, { rule: cites.draw, cards })];
}
function shutCalls(on: DrawFelt, cites: DrawStepCites, r: Round, actor: Actor): readonly Shut[] {
  if (typeof actor !== 'number' || !isBoundToStand(on, r, actor)) return [];
  return [shut(DRAW, refuse('must-stand-pat', cites.mustStand))];
}

/** A call: the chosen cards lie before the seat, the others are in its hand. */
function called(on: DrawFelt, cites: DrawStepCites, r: Round, c: Command, isChange: boolean): Event {
  const seat = c.actor as Seat;
  const chosen = c.cards ?? [];
  const back = cardsIn(r, on.thrown(seat)).filter((card) => !chosen.includes(card));
  const out = cardsIn(r, on.hand(seat)).filter((card) => chosen.includes(card));
  const moves: CardMove[] = [];
  if (back.length > 0) moves.push({ cards: back, from: on.thrown(seat), to: on.hand(seat), seen: null });
  if (out.length > 0) moves.push({ cards: out, from: on.hand(seat), to: on.thrown(seat), seen: null });
  const type = isChange ? 'CallChanged' : chosen.length === 0 ? 'StoodPat' : 'Discarded';
  return moved(type, seat, isChange ? cites.change : cites.draw, moves, { count: chosen.length });
}

// --- dealing ------------------------------------------------------------------------------------------------------

/** How the cards lie while several things are said at once. */
interface Lie {
  stock: CardId[];
  readonly hands: Map<Seat, number>;
  readonly piles: Map<Seat, readonly CardId[]>;
}
function lieOf(on: DrawFelt, r: Round): Lie {
  return {
    stock: cardsIn(r, on.stock).slice(),
    hands: new Map(r.seats.map((s) => [s, cardsIn(r, on.hand(s)).length])),
    piles: new Map(r.seats.map((s) => [s, cardsIn(r, on.thrown(s))])),
  };
}

/** Dealing to those who have thrown. The last card of the stub is never dealt: there the discards must be shuffled first. */
const service = (layout: Layout, on: DrawFelt, cites: DrawStepCites, p: DrawStepRules) => {
  const again = reshuffling(layout);
  const order = (r: Round): Seat[] => inTurn(r, on.lead(r), on.isLive);

  /** Who still gets cards: those who threw, in turn; then whoever is short of a card, a fifth one or one a ruling took. */
  const dueOf = (seats: readonly Seat[], at: Lie): readonly { seat: Seat; upTo: number }[] => {
    const piled = seats.filter((s) => at.piles.get(s)!.length > 0);
    const first = piled.map((seat) => {
      const isFour = p.fifth === 'at-the-end' && at.piles.get(seat)!.length === FIVE;
      return { seat, upTo: isFour ? FIVE - 1 : FIVE };
    });
    const short = seats.filter((s) => {
      const isFour = first.some(({ seat, upTo }) => seat === s && upTo < FIVE);
      return isFour || (at.piles.get(s)!.length === 0 && at.hands.get(s)! < FIVE);
    });
    return [...first, ...short.map((seat) => ({ seat, upTo: FIVE }))];
  };
  const isDue = (r: Round): boolean => dueOf(order(r), lieOf(on, r)).length > 0;

  function serve(r: Round, at: Lie): Event[] {
    const events: Event[] = [];
    for (const { seat, upTo } of dueOf(order(r), at)) {
      const held = at.hands.get(seat)!;
      const cards = fromTop(at.stock, Math.max(0, Math.min(upTo - held, at.stock.length - 1)));
      const isDone = held + cards.length === upTo;
      if (cards.length === 0 && !isDone) break;
      const pile = at.piles.get(seat)!;
      const moves: CardMove[] = [];
      if (cards.length > 0) moves.push({ cards, from: on.stock, to: on.hand(seat), seen: seat });
      if (isDone && pile.length > 0) moves.push({ cards: pile, from: on.thrown(seat), to: on.muck, seen: null });
      at.stock.length -= cards.length;
      at.hands.set(seat, held + cards.length);
      if (isDone) at.piles.set(seat, []);
      events.push(moved('CardsDrawn', seat, cites.draw, moves, { count: cards.length }));
      if (!isDone) break;
    }
    return events;
  }

  /**
   * What is shuffled: the last card with the discards of all who have their cards. Where that is not enough to go on, which
   * takes scrapped cards at a full table, the burns and what the others threw go in too.
   */
  function pileOf(r: Round): readonly Zone[] {
    const count = (zones: readonly Zone[]) => zones.reduce((n, zone) => n + cardsIn(r, zone).length, 0);
    const least = 2 + (p.burns ? 1 : 0);
    const usual = [on.stock, on.muck];
    if (count(usual) >= least) return usual;
    const next = dueOf(order(r), lieOf(on, r))[0]!.seat;
    const all = [...usual, on.burn, ...r.seats.filter((s) => s !== next).map(on.thrown)];
    return count(all) >= least ? all : [];
  }
  const isStuck = (r: Round): boolean => cardsIn(r, on.stock).length <= 1 && isDue(r) && pileOf(r).length > 0;

  function shuffleAgain(r: Round, c: Command, face: Known): readonly Event[] | Refusal {
    const e = again.decide(r, pileOf(r), cites.stub, c.faces ?? [], face);
    if (isRefusal(e)) return e;
    const at = lieOf(on, r);
    const fresh = e.cards.at(-1)!.cards.slice();
    const burned = p.burns ? fresh.splice(-1) : [];
    at.stock = fresh;
    const burn = moved('CardBurned', null, cites.burn, [{ cards: burned, from: on.stock, to: on.burn, seen: null }]);
    return [e, ...(p.burns ? [burn] : []), ...serve(r, at)];
  }
  return {
    order,
    isDue,
    isStuck,
    serve,
    shuffleAgain,
    offerShuffle: (r: Round): readonly Option[] => [again.offer(r, pileOf(r), cites.stub)],
  };
};

const CHANCE: readonly Actor[] = ['chance'];

/** Each in turn is asked, and gets his cards before the next one is asked. */
export const drawInTurn = (
  layout: Layout,
  on: DrawFelt,
  cites: DrawStepCites,
  p: DrawStepRules,
): Step<readonly Seat[]> => {
  const dealing = service(layout, on, cites, p);
  const next = (r: Round, asked: readonly Seat[]): Seat | undefined => dealing.order(r).find((s) => !asked.includes(s));
  return step<readonly Seat[]>('draw', [], {
    toAct: (r, asked) => {
      if (!on.contested(r)) return NOBODY;
      if (dealing.isStuck(r)) return CHANCE;
      const seat = next(r, asked);
      return seat === undefined ? NOBODY : [seat];
    },
    menu: (r, _asked, who) => (who === 'chance' ? dealing.offerShuffle(r) : callsOf(on, cites, p, r, who as Seat)),
    shut: (r, _asked, who) => shutCalls(on, cites, r, who),
    decide: (r, _asked, c, face) => {
      if (c.actor === 'chance') return dealing.shuffleAgain(r, c, face);
      const call = called(on, cites, r, c, false);
      const seat = c.actor as Seat;
      const at = lieOf(on, r);
      at.hands.set(seat, at.hands.get(seat)! - (c.cards?.length ?? 0));
      at.piles.set(seat, c.cards ?? []);
      return [call, ...dealing.serve(r, at)];
    },
    evolve: (asked, e) => (e.type === 'StoodPat' || e.type === 'Discarded' ? [...asked, e.seat!] : asked),
  });
};

/** All have declared and thrown, and a card is burned: the new cards are dealt, round the table. */
export const dealDraw = (layout: Layout, on: DrawFelt, cites: DrawStepCites, p: DrawStepRules): Step<boolean> => {
  const dealing = service(layout, on, cites, p);
  return step<boolean>('draw', true, {
    open: (r) => (on.contested(r) ? dealing.serve(r, lieOf(on, r)) : []),
    toAct: (r) => (on.contested(r) && dealing.isStuck(r) ? CHANCE : NOBODY),
    menu: (r) => dealing.offerShuffle(r),
    decide: (r, _now, c, face) => dealing.shuffleAgain(r, c, face),
  });
};

/** Who has called, who has changed his call or let it stand, and whether the dealer has gone on. */
interface Calls {
  readonly called: readonly Seat[];
  readonly settled: readonly Seat[];
  readonly done: boolean;
}
const NO_CALLS: Calls = { called: [], settled: [], done: false };

/**
 * Each in turn says how many he draws and throws as many. He may change that, once, until the next one acts; the last one until
 * a dealer who is a person burns. With two in the hand either may call at any time, and neither is bound until then.
 */
export const declareDraw = (on: DrawFelt, cites: DrawStepCites, p: DrawStepRules): Step<Calls> => {
  const order = (r: Round): Seat[] => inTurn(r, on.lead(r), on.isLive);
  const GO_ON = [option('deal-draw', { rule: cites.burn, ifSilent: true })];
  const KEEP = option('keep-call', { rule: cites.change, ifSilent: true });
  const mayChange = ({ called, settled }: Calls, s: Seat): boolean => called.includes(s) && !settled.includes(s);
  return step<Calls>('declare', NO_CALLS, {
    toAct: (r, now) => {
      if (now.done || !on.contested(r)) return NOBODY;
      const seats = order(r);
      const isTwo = seats.length === 2;
      const waiting = seats.filter((s) => !now.called.includes(s));
      const last = now.called.findLast((s) => seats.includes(s));
      const changers = seats.filter((s) => (isTwo || s === last) && mayChange(now, s));
      if (waiting.length > 0) return [...(isTwo ? waiting : waiting.slice(0, 1)), ...changers];
      return (r.terms as PokerTerms).dealer === 'person' ? ['dealer', ...changers] : NOBODY;
    },
    menu: (r, now, who) => {
      if (who === 'dealer') return GO_ON;
      const calls = callsOf(on, cites, p, r, who as Seat);
      return mayChange(now, who as Seat) ? [KEEP, ...calls.map(notSilent)] : calls;
    },
    shut: (r, _now, who) => shutCalls(on, cites, r, who),
    decide: (r, now, c) => {
      if (c.type === 'deal-draw') return [said('CardsCalled', null, cites.burn)];
      if (c.type === 'keep-call') return [said('CallKept', c.actor as Seat, cites.change)];
      return [called(on, cites, r, c, now.called.includes(c.actor as Seat))];
    },
    evolve: (now, e) => {
      switch (e.type) {
        case 'StoodPat':
        case 'Discarded':
          return { ...now, called: [...now.called, e.seat!] };
        case 'CallChanged':
        case 'CallKept':
          return { ...now, settled: [...now.settled, e.seat!] };
        case 'CardsCalled':
          return { ...now, done: true };
        default:
          return now;
      }
    },
  });
};
const notSilent = (o: Option): Option => ({ ...o, ifSilent: false });

/** Whoever is short of a card after the deal, because a ruling took one, gets it from the middle of the deck (AMB-ROG-27). */
export const fillHands = (on: DrawFelt, rule: RuleId): Step<boolean> =>
  step('deal-fill', true, {
    open: (r) => {
      const stock = cardsIn(r, on.stock).slice();
      return inTurn(r, on.lead(r), on.isLive).flatMap((seat) => {
        const short = FIVE - on.cardsOf(r, seat).length;
        if (short <= 0 || stock.length <= short) return [];
        const cards = fromMiddle(stock, short);
        return [moved('CardReplaced', seat, rule, [{ cards, from: on.stock, to: on.hand(seat), seen: seat }])];
      });
    },
  });
/** Takes cards out of the middle of a packet, one after another. */
export function fromMiddle(stock: CardId[], count: number): CardId[] {
  return Array.from({ length: count }, () => stock.splice(Math.floor(stock.length / 2), 1)[0]!);
}

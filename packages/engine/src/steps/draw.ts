/**
 * The draw: cards are thrown away and as many new ones come. A house asks each in turn and deals to him at once, or has all
 * declare and throw first, burns, and then deals. What was thrown lies before its seat until the new cards have come.
 */
import {
  type Actor,
  type CardId,
  type Chips,
  type Command,
  cardsIn,
  type Draft,
  type Felt,
  isOpen,
  type Known,
  type Layout,
  type Marker,
  makeOption,
  NOBODY,
  type Option,
  option,
  type RuleId,
  refuse,
  type Seat,
  type Shut,
  type Step,
  seated,
  seatsInTurn,
  shut,
  step,
  type Zone,
} from '../kernel/index.js';
import { fromTop } from './deal.js';
import { markersOf, type PokerFelt, pokerFelt, termsOf } from './poker.js';
import { reshuffling } from './shuffle.js';

/** The cards of a whole hand of draw poker. */
export const FIVE = 5;

/** The felt of a draw game. */
export interface DrawFelt extends PokerFelt {
  readonly thrown: (seat: Seat) => Zone;
  /** Lies on the table once a ruling has ended the action: the draw is completed, and then the hands are shown. */
  readonly noAction: Marker;
  /** Before each seat that a ruling makes stand pat. */
  readonly mustStand: (seat: Seat) => Marker;
  /** Lies on the table while the stub is mixed with the discards: it is shuffled with them before anybody is served. */
  readonly mixed: Marker;
  /** Cards a ruling took out of the hand, other than boxed ones. */
  readonly dead: Zone;
  /** Before those who sit the hand out, where that is a choice. */
  readonly sitsOut: ((seat: Seat) => Marker) | null;
  /** The price is the button's blind: it lies before him as his bet. */
  readonly isPriceBlind: boolean;
  /** Is this seat dealt to? */
  readonly isIn: (r: Felt, seat: Seat) => boolean;
}
/** What a draw table's rules say of its felt. */
export interface DrawFeltRules {
  readonly leads: 'after-button' | 'first-card';
  readonly wagerMax: Chips | null;
  readonly sevens: object | null;
  readonly price: { readonly paidBy: 'everybody' | 'button' } | null;
}
export const drawFelt = (on: Layout, { leads, wagerMax, sevens, price }: DrawFeltRules): DrawFelt => {
  const sitsOut = price?.paidBy === 'everybody' ? markersOf(on, 'sits-out') : null;
  return {
    ...pokerFelt(on, { leads, wagerMax, marksChecks: sevens !== null, draws: true }),
    thrown: on.zones('thrown'),
    noAction: on.marker('no-action'),
    mustStand: markersOf(on, 'must-stand'),
    mixed: on.marker('mixed'),
    dead: on.zone('dead'),
    sitsOut,
    isPriceBlind: price?.paidBy === 'button',
    isIn: sitsOut === null ? () => true : (r, seat) => r.markers[sitsOut(seat)] === null,
  };
};

export interface DrawStepRules {
  readonly name: string;
  /** The cards of a whole hand. */
  readonly size: number;
  /** How many cards may be drawn. */
  readonly max: number;
  /** Who draws a whole hand gets it at once; or all but one card of it, and the last when everybody has drawn. */
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
  /** Who has laid his hand face up must stand pat. */
  readonly mustStand: RuleId;
  /** A dealer who took the stub up before he threw must stand pat. */
  readonly stubTaken: RuleId;
  /** The stub was mixed with the discards; all of it is shuffled. */
  readonly mixed: RuleId;
}

// --- what a seat may choose ---------------------------------------------------------------------------------------

const NONE: readonly never[] = [];
const STAND = 'stand-pat';
const DRAW = 'draw';

/** Everything a seat holds or has thrown: what a call is made of. */
function allOf(on: DrawFelt, r: Felt, seat: Seat): readonly CardId[] {
  const thrown = cardsIn(r, on.thrown(seat));
  return thrown.length === 0 ? cardsIn(r, on.hand(seat)) : cardsIn(r, on.hand(seat)).concat(thrown);
}
const isBoundToStand = (on: DrawFelt, r: Felt, seat: Seat): boolean => r.markers[on.mustStand(seat)] === seat;

/** Stand pat or draw; silence stands pat, or keeps a call that may be changed. */
const callsOf = (on: DrawFelt, cites: DrawStepCites, p: DrawStepRules) => {
  const standing = (ifSilent: boolean): Option => option(STAND, { rule: cites.draw, ifSilent });
  const [silent, loud] = [standing(true), standing(false)];
  return (r: Felt, seat: Seat, keep: Option | null = null): readonly Option[] => {
    const stand = keep === null ? silent : loud;
    const cards = { from: allOf(on, r, seat), min: 1, max: p.max };
    const draw = isBoundToStand(on, r, seat)
      ? null
      : makeOption(DRAW, cites.draw, null, null, cards, null, false, false);
    if (keep !== null) return draw === null ? [keep, stand] : [keep, stand, draw];
    return draw === null ? [stand] : [stand, draw];
  };
};
function shutCalls(on: DrawFelt, cites: DrawStepCites, r: Felt, actor: Actor): readonly Shut[] {
  if (typeof actor !== 'number' || !isBoundToStand(on, r, actor)) return [];
  const isSpread = allOf(on, r, actor).every((card) => isOpen(r, card));
  return [shut(DRAW, refuse('must-stand-pat', isSpread ? cites.mustStand : cites.stubTaken))];
}

/** A call: the chosen cards lie before the seat, the others are in its hand. */
function call(on: DrawFelt, cites: DrawStepCites, d: Draft, c: Command, isChange: boolean): void {
  const seat = seated(c.actor);
  const chosen = c.cards ?? [];
  const before = cardsIn(d, on.thrown(seat));
  const back = before.length > 0 ? before.filter((card) => !chosen.includes(card)) : NONE;
  const out = chosen.length > 0 ? cardsIn(d, on.hand(seat)).filter((card) => chosen.includes(card)) : NONE;
  d.move(back, on.thrown(seat), on.hand(seat));
  d.move(out, on.hand(seat), on.thrown(seat));
  const type = isChange ? 'CallChanged' : chosen.length === 0 ? 'StoodPat' : 'Discarded';
  d.say(type, seat, isChange ? cites.change : cites.draw, { count: chosen.length });
}

// --- dealing ------------------------------------------------------------------------------------------------------

/** Who is to be served, and up to how many cards. */
interface Due {
  readonly seat: Seat;
  readonly upTo: number;
}
/**
 * Dealing to those who have thrown and, once all have called, to whoever is short of a card: of a fifth, or of one a ruling took.
 * The last card of the stub is never dealt: there the discards must be shuffled first.
 */
const service = (layout: Layout, on: DrawFelt, cites: DrawStepCites, p: DrawStepRules, allCalled: boolean) => {
  const again = reshuffling(layout);
  const order = (r: Felt): readonly Seat[] => seatsInTurn(r, on.lead(r), on.liveSet(r));

  const held = (r: Felt, seat: Seat): number => cardsIn(r, on.hand(seat)).length;
  const thrown = (r: Felt, seat: Seat): number => cardsIn(r, on.thrown(seat)).length;
  /** Who is to be served, in order, and up to how many cards. */
  const dueOf = (r: Felt): readonly Due[] => {
    const due: Due[] = [];
    const seats = order(r);
    for (const seat of seats) if (thrown(r, seat) > 0) due.push({ seat, upTo: isFour(r, seat) ? p.size - 1 : p.size });
    if (!allCalled) return due;
    for (const seat of seats)
      if (isFour(r, seat) || (thrown(r, seat) === 0 && held(r, seat) < p.size)) due.push({ seat, upTo: p.size });
    return due;
  };
  /** Has he thrown a whole hand, and gets the last card of the new one when everybody has drawn? */
  const isFour = (r: Felt, seat: Seat): boolean => p.fifth === 'at-the-end' && thrown(r, seat) === p.size;

  const isMixed = (r: Felt): boolean => r.markers[on.mixed] !== null;
  function serve(d: Draft): void {
    if (isMixed(d)) return;
    for (const { seat, upTo } of dueOf(d)) {
      const stock = cardsIn(d, on.stock);
      const cards = fromTop(stock, Math.max(0, Math.min(upTo - held(d, seat), stock.length - 1)));
      const isDone = held(d, seat) + cards.length === upTo;
      if (cards.length === 0 && !isDone) return;
      d.move(cards, on.stock, on.hand(seat), seat);
      if (isDone) d.move(cardsIn(d, on.thrown(seat)), on.thrown(seat), on.muck);
      d.say('CardsDrawn', seat, cites.draw, { count: cards.length });
      if (!isDone) return;
    }
  }

  /**
   * What is shuffled: the last card with the discards of all who have their cards. Where that is not enough to go on, which
   * takes scrapped cards at a full table, the burns and what the others threw go in too. A stub that was mixed with the discards
   * is shuffled with them and the burn; what lies before those who wait for their cards stays apart.
   */
  function pileOf(r: Felt): readonly Zone[] {
    if (isMixed(r)) return [on.stock, on.muck, on.burn];
    const count = (zones: readonly Zone[]) => zones.reduce((n, zone) => n + cardsIn(r, zone).length, 0);
    const least = 2 + (p.burns ? 1 : 0);
    const usual = [on.stock, on.muck];
    if (count(usual) >= least) return usual;
    const next = dueOf(r)[0]?.seat;
    const all = [...usual, on.burn, ...r.seats.filter((s) => s !== next).map(on.thrown)];
    return count(all) >= least ? all : [];
  }
  const isStuck = (r: Felt): boolean =>
    (isMixed(r) || cardsIn(r, on.stock).length <= 1) && dueOf(r).length > 0 && pileOf(r).length > 0;
  const ruleOf = (r: Felt): RuleId => (isMixed(r) ? cites.mixed : cites.stub);

  function shuffleAgain(d: Draft, c: Command, face: Known): void {
    const rule = ruleOf(d);
    if (!again.shuffle(d, pileOf(d), rule, c.faces ?? [], face)) return;
    if (isMixed(d)) d.mark(on.mixed, null);
    d.say('StubShuffled', null, rule);
    if (p.burns) {
      d.moveTop(1, on.stock, on.burn);
      d.say('CardBurned', null, cites.burn);
    }
    serve(d);
  }
  return {
    order,
    isStuck,
    serve,
    shuffleAgain,
    offerShuffle: (r: Felt): readonly Option[] => [again.offer(r, pileOf(r), ruleOf(r))],
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
  const dealing = service(layout, on, cites, p, false);
  const calls = callsOf(on, cites, p);
  const next = (r: Felt, asked: readonly Seat[]): Seat | undefined => dealing.order(r).find((s) => !asked.includes(s));
  return step<readonly Seat[]>(p.name, [], {
    toAct: (r, asked) => {
      if (!on.contested(r)) return NOBODY;
      if (dealing.isStuck(r)) return CHANCE;
      const seat = next(r, asked);
      return seat === undefined ? NOBODY : [seat];
    },
    menu: (r, _asked, who) => (who === 'chance' ? dealing.offerShuffle(r) : calls(r, seated(who))),
    shut: (r, _asked, who) => shutCalls(on, cites, r, who),
    decide: (d, _asked, c, face) => {
      if (c.actor === 'chance') return dealing.shuffleAgain(d, c, face);
      call(on, cites, d, c, false);
      return dealing.serve(d);
    },
    evolve: (asked, e) => (e.type === 'StoodPat' || e.type === 'Discarded' ? [...asked, e.seat!] : asked),
  });
};

/** All have called: the new cards are dealt round the table, and whatever a hand is short of. */
export const dealDraw = (layout: Layout, on: DrawFelt, cites: DrawStepCites, p: DrawStepRules): Step<boolean> => {
  const dealing = service(layout, on, cites, p, true);
  return step<boolean>(p.name, true, {
    open: (d) => {
      if (on.contested(d)) dealing.serve(d);
    },
    toAct: (r) => (on.contested(r) && dealing.isStuck(r) ? CHANCE : NOBODY),
    menu: (r) => dealing.offerShuffle(r),
    decide: (d, _now, c, face) => dealing.shuffleAgain(d, c, face),
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
  const order = (r: Felt): readonly Seat[] => seatsInTurn(r, on.lead(r), on.liveSet(r));
  const calls = callsOf(on, cites, p);
  const GO_ON = [option('deal-draw', { rule: cites.burn, ifSilent: true })];
  const KEEP = option('keep-call', { rule: cites.change, ifSilent: true });
  const mayChange = ({ called, settled }: Calls, s: Seat): boolean => called.includes(s) && !settled.includes(s);
  return step<Calls>(p.name, NO_CALLS, {
    toAct: (r, now) => {
      if (now.done || !on.contested(r)) return NOBODY;
      const seats = order(r);
      const isTwo = seats.length === 2;
      const last = now.called.findLast((s) => on.isLive(r, s));
      const asked: Actor[] = [];
      for (const s of seats) if (!now.called.includes(s) && (isTwo || asked.length === 0)) asked.push(s);
      if (asked.length === 0) {
        if (termsOf(r).dealer !== 'person') return NOBODY;
        asked.push('dealer');
      }
      for (const s of seats) if ((isTwo || s === last) && mayChange(now, s)) asked.push(s);
      return asked;
    },
    menu: (r, now, who) => {
      if (who === 'dealer') return GO_ON;
      return calls(r, seated(who), mayChange(now, seated(who)) ? KEEP : null);
    },
    shut: (r, _now, who) => shutCalls(on, cites, r, who),
    decide: (d, now, c) => {
      if (c.type === 'deal-draw') return d.say('CardsCalled', null, cites.burn);
      if (c.type === 'keep-call') return d.say('CallKept', seated(c.actor), cites.change);
      return call(on, cites, d, c, now.called.includes(seated(c.actor)));
    },
    evolve: (now, e) => {
      switch (e.type) {
        case 'StoodPat':
        case 'Discarded':
          return { called: [...now.called, e.seat!], settled: now.settled, done: now.done };
        case 'CallChanged':
        case 'CallKept':
        case 'DiscardsDead':
          return { called: now.called, settled: [...now.settled, e.seat!], done: now.done };
        case 'CardsCalled':
          return { ...now, done: true };
        default:
          return now;
      }
    },
  });
};

/** Takes cards out of the middle of a packet, one after another. */
export function fromMiddle(stock: CardId[], count: number): CardId[] {
  return Array.from({ length: count }, () => stock.splice(Math.floor(stock.length / 2), 1)[0]!);
}

/**
 * The players' turns, hand after hand. A hand that has nothing to choose stands by itself; one over twenty-one stays where it is
 * until the settlement. A split hand gets its second card when its turn comes. Those who stand behind a circle are asked whether
 * they pay their part of a double or a split (AMB-VEN-30). Whose turn it is lies on the felt, as a marker.
 */
import { countOf, isAce } from '../../hands/index.js';
import {
  type CardId,
  type Command,
  cardsIn,
  chipsAt,
  type Decision,
  type Event,
  event,
  isRefusal,
  type Known,
  type Layout,
  type MarkerMove,
  moved,
  NOBODY,
  type Option,
  option,
  paid,
  type Round,
  type Seat,
  type Step,
  said,
  step,
} from '../../kernel/index.js';
import { doubling, type Held, handMenu, handShut, hasChoice, isPairOf } from './choices.js';
import type { Spot, TwentyOneFelt } from './felt.js';
import { RESERVE, rackShuffle, runsLow } from './shoe.js';
import { NONE_STOOD, openSpots, type Stood, spotNamed, stoodAfter, stoodFree } from './stood.js';

/** A double or a split that some behind the circle have still to answer. */
interface Pending {
  readonly kind: 'double' | 'split';
  /** Rows to be asked, each with the chips for it. */
  readonly rows: readonly number[];
}
interface Playing {
  readonly at: Spot | null;
  readonly pending: Pending | null;
  readonly stood: Stood;
  /** All have played: whoever acted last is asked whether his hands stand. */
  readonly last: Seat | null;
}
const NOT_BEGUN: Playing = { at: null, pending: null, stood: NONE_STOOD, last: null };
const CHANCE = ['chance'] as const;

/** What a decision has done to the felt before its events are folded: the felt does not move until the step has spoken. */
interface Changed {
  /** Cards taken from the shoe. */
  used: number;
  /** By zone: the hands that changed. */
  readonly hands: Map<number, readonly CardId[]>;
  /** A hand that was split off. */
  added: Spot | null;
}

export const playHands = (layout: Layout, on: TwentyOneFelt): Step<Playing> => {
  const { rules, stock, stack, rack } = on;
  const { cites } = rules;
  const turnMark = layout.marker('turn');
  const handMark = layout.marker('turn-hand');
  const again = rackShuffle(layout, on);
  const owner = (r: Round, { circle }: Spot): Seat => on.ownerOf(r, circle)!;
  const noteOf = ({ circle, hand }: Spot) => ({ circle, hand });

  /** All hands in the order they are played. */
  const sequence = (r: Round, { added }: Changed): Spot[] =>
    on.order(r).flatMap((circle) => {
      const spots = on.spots(r, circle);
      return added?.circle === circle ? [...spots, added] : spots;
    });
  const cardsNow = (r: Round, now: Changed, spot: Spot): readonly CardId[] =>
    now.hands.get(on.zone(spot)) ?? on.cards(r, spot);
  const heldNow = (r: Round, now: Changed, spot: Spot, face: Known): Held => {
    const hand = on.faces(cardsNow(r, now, spot), face);
    const isSplit = now.added?.circle === spot.circle || on.isSplit(r, spot.circle);
    return {
      count: countOf(hand, rules.splitNatural || !isSplit),
      isSplit,
      isSplitAce: isSplit && hand.length > 0 && isAce(hand[0]!),
      isPair: isPairOf(rules, hand),
      hands: on.spots(r, spot.circle).length + (now.added?.circle === spot.circle ? 1 : 0),
    };
  };
  /** The next card of the shoe, face up, to a hand. */
  const drawn = (
    r: Round,
    now: Changed,
    spot: Spot,
    face: Known,
    type: 'HandHit' | 'CardGiven',
    rule: string,
  ): Event => {
    const shoe = cardsIn(r, stock);
    const card = shoe[shoe.length - 1 - now.used++]!;
    now.hands.set(on.zone(spot), [...cardsNow(r, now, spot), card]);
    const { total, soft } = heldNow(r, now, spot, face).count;
    const move = { cards: [card], from: stock, to: on.zone(spot), seen: 'all' as const };
    return moved(type, owner(r, spot), rule, [move], { ...noteOf(spot), total, soft });
  };
  const turnTo = (r: Round, to: Spot | null): MarkerMove[] => [
    { marker: turnMark, from: r.markers[turnMark]!, to: to === null ? null : to.circle },
    { marker: handMark, from: r.markers[handMark]!, to: to === null ? null : to.hand + 1 },
  ];
  const playersDone = (r: Round): Event => paid('PlayersDone', null, cites.turn, [], turnTo(r, null));
  /**
   * Gives the turn to the first hand from here on that has a choice. After the last one whoever acted last is asked about the
   * hands that stood, if one may still be surrendered; or all players are done.
   */
  const passTurn = (r: Round, now: Changed, from: number, face: Known, stood: Stood): readonly Event[] => {
    const out: Event[] = [];
    const spots = sequence(r, now);
    for (let i = from; i < spots.length; i++) {
      const spot = spots[i]!;
      const cards = cardsNow(r, now, spot);
      if (cards.length === 0) continue; // surrendered
      if (cards.length === 1) out.push(drawn(r, now, spot, face, 'CardGiven', cites.split));
      if (!hasChoice(rules, heldNow(r, now, spot, face))) continue;
      out.push(paid('HandTurn', owner(r, spot), cites.turn, [], turnTo(r, spot), noteOf(spot)));
      return out;
    }
    const { by } = stood;
    const asks = by !== null && openSpots(on, r, stood, by, face).length > 0;
    out.push(asks ? said('LastCall', by, cites.surrender) : playersDone(r));
    return out;
  };
  const placeOf = (r: Round, now: Changed, spot: Spot): number =>
    sequence(r, now).findIndex(({ circle, hand }) => circle === spot.circle && hand === spot.hand);
  const unchanged = (): Changed => ({ used: 0, hands: new Map(), added: null });

  /** Rows behind this hand that can pay their part. */
  const askedRows = (r: Round, spot: Spot, kind: Pending['kind']): number[] =>
    on.rows.filter((row) => {
      const stake = row === 0 ? 0 : on.stakeOf(r, spot, row);
      if (stake === 0) return false;
      const least = kind === 'double' && rules.doubling === 'for-less' ? rules.leastWager : stake;
      return chipsAt(r, stack(on.ownerOf(r, spot.circle, row)!)) >= least;
    });
  /** What follows a double or a split when everybody behind it has answered. */
  const carriedOut = (
    r: Round,
    now: Changed,
    spot: Spot,
    p: { kind: Pending['kind']; stood: Stood },
    face: Known,
  ): readonly Event[] => {
    const at = placeOf(r, now, spot);
    if (p.kind === 'split') return passTurn(r, now, at, face, p.stood);
    return [drawn(r, now, spot, face, 'CardGiven', cites.double), ...passTurn(r, now, at + 1, face, p.stood)];
  };

  const doubled = (r: Round, spot: Spot, amount: number, stood: Stood, face: Known): readonly Event[] => {
    const seat = owner(r, spot);
    const rows = askedRows(r, spot, 'double');
    const move = { from: stack(seat), to: on.wager(spot.circle, spot.hand), amount };
    const e = paid('DoubledDown', seat, cites.double, [move], undefined, { ...noteOf(spot), rows });
    return rows.length > 0
      ? [e]
      : [e, ...carriedOut(r, unchanged(), spot, { kind: 'double', stood: stoodAfter(stood, e) }, face)];
  };
  const splitUp = (r: Round, spot: Spot, stood: Stood, face: Known): readonly Event[] => {
    const seat = owner(r, spot);
    const rows = askedRows(r, spot, 'split');
    const to: Spot = { circle: spot.circle, hand: on.spots(r, spot.circle).length };
    const [first, second] = on.cards(r, spot) as [CardId, CardId];
    const chips = [{ from: stack(seat), to: on.wager(to.circle, to.hand), amount: on.stakeOf(r, spot) }];
    const cards = [{ cards: [second], from: on.zone(spot), to: on.zone(to), seen: null }];
    const e = event('HandSplit', seat, cites.split, chips, cards, [], { ...noteOf(spot), to: to.hand, rows }, null);
    if (rows.length > 0) return [e];
    const now: Changed = { used: 0, hands: new Map(), added: to };
    now.hands.set(on.zone(spot), [first]).set(on.zone(to), [second]);
    return [e, ...carriedOut(r, now, spot, { kind: 'split', stood: stoodAfter(stood, e) }, face)];
  };
  const answered = (r: Round, { at, pending, stood }: Playing, c: Command, face: Known): readonly Event[] => {
    const spot = at!;
    const { kind, rows } = pending!;
    const row = rows.find((one) => on.ownerOf(r, spot.circle, one) === c.actor)!;
    const seat = c.actor as Seat;
    const note = { ...noteOf(spot), row };
    // A split puts the part on the new hand, which is the last one; a double on the same.
    const hand = kind === 'split' ? on.spots(r, spot.circle).length - 1 : spot.hand;
    const amount = c.amount ?? on.stakeOf(r, spot, row);
    const move = { from: stack(seat), to: on.wager(spot.circle, hand, row), amount };
    const e =
      c.type === 'fund'
        ? paid('BackerFunded', seat, cites.fund, [move], undefined, note)
        : said('BackerDeclined', seat, cites.fund, note);
    return rows.length > 1 ? [e] : [e, ...carriedOut(r, unchanged(), spot, { kind, stood }, face)];
  };
  const chosen = (r: Round, { at: here, stood }: Playing, { type, amount }: Command, face: Known): readonly Event[] => {
    const spot = here!;
    const seat = owner(r, spot);
    const now = unchanged();
    const at = placeOf(r, now, spot);
    switch (type) {
      case 'hit': {
        const hit = drawn(r, now, spot, face, 'HandHit', cites.signal);
        return hasChoice(rules, heldNow(r, now, spot, face)) ? [hit] : goesOn(hit);
      }
      case 'double':
        return doubled(r, spot, amount ?? on.stakeOf(r, spot), stood, face);
      case 'split-pair':
        return splitUp(r, spot, stood, face);
      case 'surrender': {
        return goesOn(surrendered(r, spot));
      }
      default: {
        const { total, soft } = on.count(r, spot, face);
        return goesOn(said('HandStood', seat, cites.signal, { ...noteOf(spot), total, soft }));
      }
    }
    function goesOn(e: Event): readonly Event[] {
      return [e, ...passTurn(r, now, at + 1, face, stoodAfter(stood, e))];
    }
  };
  const surrendered = (r: Round, spot: Spot): Event => {
    const cards = [{ cards: on.cards(r, spot), from: on.zone(spot), to: rack, seen: null }];
    return moved('Surrendered', owner(r, spot), cites.surrender, cards, noteOf(spot));
  };
  /** A hand that stood is given up after all; after the last player's last one all are done. */
  const surrenderedLate = (r: Round, { stood, last }: Playing, c: Command, face: Known): readonly Event[] => {
    const e = surrendered(r, spotNamed(on, r, stood, c.cards![0]!));
    const left = openSpots(on, r, stoodAfter(stood, e), c.actor as Seat, face);
    return last !== null && left.length === 0 ? [e, playersDone(r)] : [e];
  };
  const backersMenu = (r: Round, { at, pending }: Playing, actor: Seat) => {
    const spot = at!;
    const row = pending!.rows.find((one) => on.ownerOf(r, spot.circle, one) === actor)!;
    const stake = on.stakeOf(r, spot, row);
    const fund =
      pending!.kind === 'split'
        ? option('fund', { rule: cites.fund, cost: stake })
        : doubling(on, 'fund', cites.fund, stake, chipsAt(r, stack(actor)));
    return [fund, option('decline-fund', { rule: cites.fund, ifSilent: true })];
  };
  return step<Playing>('play', NOT_BEGUN, {
    open: (r, face) => {
      if (!on.isOn(r) || on.isHoleOpen(r)) return [];
      const circle = r.markers[turnMark];
      const now = unchanged();
      // Sent back here by a ruling, the turn goes on from where it was.
      const from =
        circle === null ? 0 : Math.max(0, placeOf(r, now, { circle: circle!, hand: r.markers[handMark]! - 1 }));
      return passTurn(r, now, from, face, NONE_STOOD);
    },
    toAct: (r, { at, pending, last }) => {
      if (last !== null) return [last];
      if (at === null) return NOBODY;
      if (runsLow(on, r, RESERVE)) return CHANCE;
      return pending ? pending.rows.map((row) => on.ownerOf(r, at.circle, row)!) : [owner(r, at)];
    },
    menu: (r, now, actor, mine) => {
      if (actor === 'chance') return again.menu(r);
      if (now.last !== null)
        return [
          option('let-stand', { rule: cites.surrender, ifSilent: true }),
          ...stoodFree(on, r, now.stood, now.last, mine).filter((o): o is Option => !isRefusal(o)),
        ];
      return now.pending ? backersMenu(r, now, actor as Seat) : handMenu(on, r, now.at!, mine);
    },
    shut: (r, { at, pending, last }, actor, mine) =>
      actor === 'chance' || pending || last !== null ? [] : handShut(on, r, at!, mine),
    free: (r, { stood, last }, actor, mine) => (last === actor ? [] : stoodFree(on, r, stood, actor as Seat, mine)),
    decide: (r, now, c, face): Decision => {
      if (c.actor === 'chance') {
        const e = again.decide(r, c.faces ?? [], face);
        return isRefusal(e) ? e : [e];
      }
      if (c.type === 'surrender-stood') return surrenderedLate(r, now, c, face);
      if (now.last !== null) return [playersDone(r)];
      return now.pending ? answered(r, now, c, face) : chosen(r, now, c, face);
    },
    evolve,
  });
};

function evolve(was: Playing, e: Event): Playing {
  const stood = stoodAfter(was.stood, e);
  const now = stood === was.stood ? was : { ...was, stood };
  switch (e.type) {
    case 'HandTurn':
      return { ...now, at: { circle: e.note.circle, hand: e.note.hand }, pending: null };
    case 'LastCall':
      return { ...now, at: null, pending: null, last: e.seat };
    case 'PlayersDone':
      return NOT_BEGUN;
    case 'DoubledDown':
    case 'HandSplit': {
      const kind = e.type === 'HandSplit' ? 'split' : 'double';
      return e.note.rows.length > 0 ? { ...now, pending: { kind, rows: e.note.rows } } : now;
    }
    case 'BackerFunded':
    case 'BackerDeclined': {
      const { kind, rows } = now.pending!;
      return { ...now, pending: { kind, rows: rows.filter((row) => row !== e.note.row) } };
    }
    default:
      return now;
  }
}

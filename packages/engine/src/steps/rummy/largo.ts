/**
 * Largo's turns. Each draws, or takes the card the player before him threw; what helps goes down, and one card is thrown. Whoever
 * has all ten down builds on. The second to get there puts a marker into the stock, the third may move it or take it out; when it
 * is reached each but the leader says whether he goes on to the end of the stock. The longest layout wins.
 */
import {
  type Actor,
  type Command,
  cardsIn,
  type Decision,
  type Event,
  isRefusal,
  type Known,
  moved,
  NOBODY,
  type Option,
  option,
  type Round,
  type RuleId,
  refuse,
  type Seat,
  type Shut,
  said,
  shut,
  step,
} from '../../kernel/index.js';
import { nextOf, pays, type RummyFelt } from './felt.js';
import { gameEnded, turnsOpened } from './first.js';
import { allDown, evolve, type Largo, leaders, ranked, START } from './largo-state.js';
import type { LayRules } from './lay.js';
import type { LargoRules } from './rules.js';
import {
  cardsOf,
  discardOption,
  drawFrom,
  isIn,
  type Loop,
  layOption,
  meld,
  playing,
  plus,
  rearranged,
  rearranging,
  surrendered,
  TEN,
  thrown,
} from './turn.js';

type Laying = 'use' | 'lay' | 'take';

export const largo = (on: RummyFelt, rules: LargoRules): Loop<Largo> => {
  const { cites } = rules;
  const lay: LayRules = { melds: rules.melds, rearrange: rules.rearrange };
  const turns = step<Largo>('turns', START, {
    open: (r, faces) => [turnsOpened(on, r, faces, cites)],
    toAct: (_r, t) => (t.phase === 'over' ? NOBODY : [t.asked]),
    menu: menuFor,
    shut: shutFor,
    free: (r, t, actor) => rearranging(on, r, t, actor, cites.rearrange),
    decide: decided,
    evolve,
  });
  return { step: turns, foul };

  function menuFor(r: Round, t: Largo, _actor: Actor, mine: Known): readonly Option[] {
    const seat = t.asked;
    switch (t.phase) {
      case 'turn':
        return turnMenu(r, t, mine);
      case 'discard': {
        const more = own(r, t, 'lay', mine);
        const one = discardOption(on, r, seat, cites.discard);
        return more ? [one, more] : [one];
      }
      case 'marker':
        return [place('place-marker', r, cites.marker, true)];
      case 'third': {
        const moves = canPlace(r) ? [place('move-marker', r, cites.third, false)] : [];
        const leave = option('leave-marker', { rule: cites.third, ifSilent: true });
        return [leave, ...moves, option('remove-marker', { rule: cites.third })];
      }
      case 'reached':
        return [
          option('stay', { rule: cites.goesOn }),
          option('drop', { rule: dropOf(r, t, seat).rule, ifSilent: true }),
        ];
      default: {
        const options: Option[] = [option('let-go', { rule: cites.dead, ifSilent: true })];
        const use = own(r, t, 'use', mine);
        if (use) options.push(use);
        const more = own(r, t, 'lay', mine);
        if (more) options.push(more);
        if (rules.drawToHand && on.held(r, seat).length > 0) options.push(option('keep', { rule: cites.keep }));
        return options;
      }
    }
  }
  function turnMenu(r: Round, t: Largo, mine: Known): readonly Option[] {
    const seat = t.asked;
    const isFirst = !t.stayed.includes(seat);
    const options: Option[] = [option('draw', { rule: cites.draw, ifSilent: !isFirst })];
    const take = t.open === null ? null : own(r, t, 'take', mine);
    if (take) options.push(take);
    if (mayDrop(t, seat)) options.push(option('drop', { rule: dropOf(r, t, seat).rule, ifSilent: isFirst }));
    return options;
  }
  /** From so many cards below the top to so many above the bottom: one, unless the house has set more (AMB-JAL-34). */
  function place(type: string, r: Round, rule: RuleId, ifSilent: boolean): Option {
    return option(type, { rule, amount: { min: rules.markerMin, max: deepest(r), unit: 1, of: 'cards' }, ifSilent });
  }
  function deepest(r: Round): number {
    return cardsIn(r, on.stock).length - rules.markerMin;
  }
  function canPlace(r: Round): boolean {
    return deepest(r) >= rules.markerMin;
  }
  function own(r: Round, t: Largo, type: Laying, mine: Known): Option | null {
    const offered = type === 'use' ? cardsIn(r, on.offer) : type === 'take' ? [t.open!] : [];
    return layOption(on, r, t, { seat: t.asked, type, offered, rule: ruleFor(t, type) }, mine, lay);
  }
  function ruleFor(t: Largo, type: Laying): RuleId {
    if (type === 'use') return t.tenDown.includes(t.asked) ? cites.build : cites.use;
    return type === 'take' ? cites.takeDiscard : cites.lay;
  }
  /** Before the marker at any own turn; with all ten down only while a marker lies ahead (AMB-JAL-37, AMB-JAL-41). */
  function mayDrop(t: Largo, seat: Seat): boolean {
    return !t.past && (!t.tenDown.includes(seat) || t.marker !== null);
  }
  /** What dropping costs now. */
  function dropOf(r: Round, t: Largo, seat: Seat): { points: number; rule: RuleId } {
    if (!t.stayed.includes(seat)) return { points: 1, rule: cites.droppedEarly };
    if (t.tenDown.includes(seat)) return { points: 7, rule: cites.droppedDown };
    return on.laid(r, seat).length === 0
      ? { points: 2, rule: cites.droppedDrawn }
      : { points: 3, rule: cites.droppedPartly };
  }
  function shutFor(r: Round, t: Largo, _actor: Actor, mine: Known): readonly Shut[] {
    const out: Shut[] = [];
    if (t.phase === 'turn') {
      if (t.open === null) out.push(shut('take', refuse('nothing-to-take', cites.takeDiscard)));
      else if (own(r, t, 'take', mine) === null) out.push(shut('take', refuse('not-a-meld', cites.meld)));
      if (!mayDrop(t, t.asked)) out.push(shut('drop', refuse('no-dropping-now', cites.noDrop)));
    }
    if (t.phase === 'offer' && own(r, t, 'use', mine) === null) out.push(shut('use', refuse('not-a-meld', cites.meld)));
    if (t.phase === 'discard') out.push(shut('let-go', refuse('must-discard', cites.discard)));
    return out;
  }

  function decided(r: Round, t: Largo, c: Command, face: Known): Decision {
    const seat = t.asked;
    switch (c.type) {
      case 'rearrange':
        return rearranged(r, t, c, cites, face, lay);
      case 'draw':
        return [drawFrom(on, cardsIn(r, on.stock), seat, cites.draw)];
      case 'drop':
        return drops(r, t);
      case 'keep': {
        const move = { cards: cardsIn(r, on.offer), from: on.offer, to: on.hand(seat), seen: null };
        return [moved('CardIntoHand', seat, cites.keep, [move])];
      }
      case 'let-go': {
        const move = { cards: cardsIn(r, on.offer), from: on.offer, to: on.discards, seen: null };
        const left = moved('CardLeft', seat, cites.dead, [move], { card: move.cards[0]! });
        return [left, ...after(r, t, on.held(r, seat).length === 0)];
      }
      case 'discard': {
        if (cardsOf(on, r, seat) - 1 !== TEN) return fallsOut(r, t, seat);
        const card = c.cards![0]!;
        const threw = thrown(on, seat, card, cites.discard, { card });
        return [threw, ...after(r, t, on.held(r, seat).length === 1)];
      }
      case 'place-marker':
      case 'move-marker': {
        const under = cardsIn(r, on.stock).length - c.amount!;
        const isNew = c.type === 'place-marker';
        const note = { under, depth: c.amount! };
        const told = isNew
          ? said('MarkerPlaced', seat, cites.marker, note)
          : said('MarkerMoved', seat, cites.third, note);
        return [told, ...goesOn(r, { ...t, marker: under })];
      }
      case 'leave-marker':
        return [said('MarkerLeft', seat, cites.third), ...goesOn(r, t)];
      case 'remove-marker':
        return [said('MarkerRemoved', seat, cites.third), ...reaches(r, { ...t, marker: null })];
      case 'stay': {
        const now: Largo = { ...t, deciding: t.deciding.filter((s) => s !== seat) };
        return [said('WentOn', seat, cites.goesOn), ...decidesNext(r, now)];
      }
      default:
        return lays(r, t, c, face);
    }
  }
  function lays(r: Round, t: Largo, c: Command, face: Known): Decision {
    const seat = t.asked;
    const type = c.type as Laying;
    const open =
      type === 'use'
        ? { cards: cardsIn(r, on.offer), from: on.offer }
        : type === 'take'
          ? { cards: [t.open!], from: on.discards }
          : null;
    const laid = meld(on, r, t, c, { open, rule: ruleFor(t, type), meldRule: cites.meld }, face, lay);
    if (isRefusal(laid)) return laid;
    const held = on.held(r, seat).length - (c.cards?.length ?? 0);
    const cards = on.laid(r, seat).length + laid.cards.reduce((n, m) => n + m.cards.length, 0);
    const then = { ...t, stayed: plus(t.stayed, seat), reached: ranked(t, seat, cards) };
    // Nothing left to throw: the turn is over; but a card that was drawn and not used is still to be left.
    const ends = held === 0 && (open !== null || t.phase === 'discard');
    return ends ? [laid, ...after(r, then, true)] : [laid];
  }
  /** A turn has ended: whoever is newly all down may have a say over the marker; then play goes on. */
  function after(r: Round, t: Largo, isDown: boolean): readonly Event[] {
    const seat = t.asked;
    if (!isDown || t.tenDown.includes(seat)) return goesOn(r, t);
    const now: Largo = { ...t, tenDown: [...t.tenDown, seat] };
    const nth = allDown(now);
    const down = said('AllDown', seat, cites.allDown, { nth });
    if (nth === 2 && t.markers.length === 0 && !t.past && canPlace(r))
      return [down, said('MarkerDue', seat, cites.marker, { phase: 'marker' })];
    // The third, and nobody after him; and not once the card above it is drawn (AMB-JAL-34).
    if (nth === 3 && t.markers.length === 1 && liesAhead(r, t))
      return [down, said('MarkerDue', seat, cites.third, { phase: 'third' })];
    return [down, ...goesOn(r, now)];
  }
  function liesAhead(r: Round, t: Largo): boolean {
    return t.marker !== null && cardsIn(r, on.stock).length > t.marker;
  }
  function goesOn(r: Round, t: Largo): readonly Event[] {
    if (t.marker !== null && !liesAhead(r, t)) return reaches(r, t);
    if (cardsIn(r, on.stock).length === 0) return ends(r, t);
    return turnOf(r, t);
  }
  /** The next one's turn. The engine counts his cards itself: with all down they may be more than ten. */
  function turnOf(r: Round, t: Largo): readonly Event[] {
    const next = nextOf(r, t.asked, (s) => isIn(t, s));
    const isRight = on.held(r, next).length === 0 ? cardsOf(on, r, next) >= TEN : cardsOf(on, r, next) === TEN;
    if (next !== t.asked && !isRight) return fallsOut(r, t, next);
    return [said('TurnPassed', null, cites.turn, { next })];
  }
  /** Each who is left says whether he goes on, beginning after the player whose turn it was (JAL-LAR-B14). */
  function reaches(r: Round, t: Largo): readonly Event[] {
    const from = r.seats.indexOf(t.asked);
    const deciding = [...r.seats.slice(from + 1), ...r.seats.slice(0, from + 1)].filter((s) => isIn(t, s));
    const told = said('MarkerReached', null, cites.reached, { deciding, removed: t.marker === null });
    return [told, ...decidesNext(r, { ...t, deciding })];
  }
  /** The leader is not asked: he stays, as the game ends when everybody except him has dropped (AMB-JAL-34). */
  function decidesNext(r: Round, t: Largo): readonly Event[] {
    const [leader] = leaders(t);
    if (leader !== undefined && t.deciding.includes(leader)) {
      const now: Largo = { ...t, deciding: t.deciding.filter((s) => s !== leader) };
      return [said('LeaderStays', leader, cites.leads), ...decidesNext(r, now)];
    }
    if (t.deciding.length > 0) return [];
    return cardsIn(r, on.stock).length === 0 ? ends(r, t) : turnOf(r, t);
  }
  function drops(r: Round, t: Largo): Decision {
    const seat = t.asked;
    const { points, rule } = dropOf(r, t, seat);
    const gone = said('Dropped', seat, rule, { points });
    const deciding = t.deciding.filter((s) => s !== seat);
    const then: Largo = { ...t, out: plus(t.out, seat), owes: [...t.owes, { seat, points, rule }], deciding };
    const left = playing(r, then);
    if (left.length === 1) return [gone, ...wins(r, then, left, t.phase === 'reached' ? cites.ends : cites.alone)];
    return t.phase === 'reached' ? [gone, ...decidesNext(r, then)] : [gone, ...turnOf(r, then)];
  }
  function ends(r: Round, t: Largo): readonly Event[] {
    const best = leaders(t);
    const told = said('StockExhausted', null, cites.exhausted, { ends: true });
    // Nobody has put a card down: nobody wins, and nobody pays.
    if (best.length === 0) return [told, gameEnded(on, r, { winner: null, first: t.first, rule: cites.exhausted })];
    const isTied = best.length > 1;
    const winners = rules.tie === 'split' ? best : best.slice(0, 1);
    return [told, ...wins(r, t, winners, isTied ? cites.tie : cites.win)];
  }
  function wins(r: Round, t: Largo, winners: readonly Seat[], rule: RuleId): readonly Event[] {
    const alone = playing(r, t).length === 1;
    const count = (seat: Seat) => t.reached.find((one) => one.seat === seat)?.cards ?? 0;
    const won = winners.map((seat) => said('GameWon', seat, rule, { lines: [], points: 0, cards: count(seat), alone }));
    const losers = r.seats.filter((s) => !winners.includes(s));
    const payments = losers.flatMap((from) => {
      const { points, rule: why } = owedBy(t, from);
      const shares = sharesOf(points, winners.length);
      let spent = 0;
      return winners.map((to, i) => {
        const due = shares[i]! * rules.point;
        const e = pays(on, r, { from, to, due, rule: why, note: { points: shares[i]! }, spent });
        spent += e.chips.reduce((n, { amount }) => n + amount, 0);
        return e;
      });
    });
    return [...won, ...payments, gameEnded(on, r, { winner: winners[0]!, first: t.first, rule })];
  }
  /** Who dropped owes what he owed then; who stayed to the end, or whose hand was fouled, ten (AMB-JAL-36, AMB-JAL-45). */
  function owedBy(t: Largo, seat: Seat): { points: number; rule: RuleId } {
    const dropped = t.owes.find((o) => o.seat === seat);
    if (dropped) return dropped;
    if (t.fouled.includes(seat)) return { points: 10, rule: cites.foul };
    if (t.tenDown.includes(seat)) return { points: 10, rule: cites.passedMarker };
    return { points: rules.pastMarkerNotDown, rule: cites.pastNotDown };
  }
  /** A hand is reported foul; a card he had the say over dies with it. */
  function foul(r: Round, seat: Seat, _took: boolean): readonly Event[] {
    const t = r.now as Largo;
    const isLast = playing(r, t).length === 2;
    // At the marker another may lead for it, and he is not asked any more.
    const counts = t.asked === seat || isLast || t.phase === 'reached';
    return counts ? fallsOut(r, t, seat) : [given(r, seat, false)];
  }
  /** A foul hand is out; play goes on from its place. */
  function fallsOut(r: Round, t: Largo, seat: Seat): readonly Event[] {
    const deciding = t.deciding.filter((s) => s !== seat);
    const out: Largo = { ...t, asked: seat, fouled: plus(t.fouled, seat), deciding };
    const left = playing(r, out);
    const told = given(r, seat, t.asked === seat);
    if (left.length === 1) return [told, ...wins(r, out, left, cites.alone)];
    return [told, ...(t.phase === 'reached' ? decidesNext(r, out) : goesOn(r, out))];
  }
  function given(r: Round, seat: Seat, holds: boolean): Event {
    return surrendered(on, r, seat, { rule: cites.foul, holds, note: {} });
  }
};

/** So many points among so many winners, in whole ones, those left over to the first who got there. */
const sharesOf = (points: number, winners: number): readonly number[] =>
  Array.from({ length: winners }, (_, i) => Math.floor(points / winners) + (i < points % winners ? 1 : 0));

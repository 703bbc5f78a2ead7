/**
 * Largo's turns. Each draws, or takes the card the player before him threw; what helps goes down, and one card is thrown. Whoever
 * has all ten down builds on. The second to get there puts a marker into the stock, the third may move it or take it out; when it
 * is reached each says whether he goes on to the end of the stock. The longest layout wins.
 */
import {
  type Actor,
  type CardId,
  type Command,
  cardsIn,
  type Decision,
  type Event,
  isRefusal,
  type Known,
  moved,
  NOBODY,
  type Option,
  openly,
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
import { firstToDraw, type Loop } from './escaleriado.js';
import { nextOf, pays, type RummyFelt } from './felt.js';
import type { LayRules } from './lay.js';
import type { LargoRules } from './rules.js';
import {
  discardOption,
  drawFrom,
  isIn,
  layOption,
  meld,
  noColumns,
  playing,
  plus,
  surrendered,
  type Turns,
  thrown,
  withColumns,
} from './turn.js';

export interface Largo extends Turns {
  readonly phase: 'turn' | 'offer' | 'discard' | 'marker' | 'third' | 'reached' | 'over';
  readonly asked: Seat;
  /** The card the last player threw or left, for the next one only. */
  readonly open: CardId | null;
  /** Who has all his cards down, in the order they got there. */
  readonly tenDown: readonly Seat[];
  /** How many cards lie under the marker; null while there is none. */
  readonly marker: number | null;
  /** The marker has been reached or taken out: nobody may drop any more. */
  readonly past: boolean;
  /** Who still has to say whether he goes on. */
  readonly deciding: readonly Seat[];
  /** What each has down, and the moment he got there: of equal layouts the earlier leads (AMB-JAL-38). */
  readonly reached: readonly { readonly seat: Seat; readonly cards: number }[];
  /** What those who dropped owe, in points. */
  readonly owes: readonly { readonly seat: Seat; readonly points: number; readonly rule: RuleId }[];
}
const START: Largo = {
  phase: 'over',
  asked: 0,
  columns: [],
  stayed: [],
  out: [],
  fouled: [],
  open: null,
  tenDown: [],
  marker: null,
  past: false,
  deciding: [],
  reached: [],
  owes: [],
};

export const largo = (on: RummyFelt, rules: LargoRules): Loop<Largo> => {
  const { cites } = rules;
  const lay: LayRules = { melds: rules.melds, rearrange: rules.rearrange };
  const turns = step<Largo>('turns', START, {
    open: (r, faces) => {
      const first = firstToDraw(on, r, openly(r, faces));
      const rule = r.markers[on.first] === null ? cites.upCard : cites.first;
      return [said('TurnsOpened', first, rule, { asked: first, columns: noColumns(r) })];
    },
    toAct: (_r, t) => (t.phase === 'over' ? NOBODY : [t.asked]),
    menu: menuFor,
    shut: shutFor,
    decide: decided,
    evolve,
  });
  return { step: turns, foul };

  function menuFor(r: Round, t: Largo, _actor: Actor, mine: Known): readonly Option[] {
    const seat = t.asked;
    switch (t.phase) {
      case 'turn': {
        const options: Option[] = [option('draw', { rule: cites.draw, ifSilent: true })];
        const take = t.open === null ? null : own(r, t, 'take', mine);
        if (take) options.push(take);
        if (mayDrop(t, seat)) options.push(option('drop', { rule: dropOf(r, t, seat).rule }));
        return options;
      }
      case 'discard': {
        const more = own(r, t, 'lay', mine);
        const one = discardOption(on, r, seat, cites.discard);
        return more ? [one, more] : [one];
      }
      case 'marker':
        return [place('place-marker', r, cites.marker, true)];
      case 'third':
        return [
          option('leave-marker', { rule: cites.third, ifSilent: true }),
          place('move-marker', r, cites.third, false),
          option('remove-marker', { rule: cites.third }),
        ];
      case 'reached': {
        const leads = leader(r, t) === seat;
        return [
          option('stay', { rule: cites.reached, ifSilent: leads }),
          option('drop', { rule: dropOf(r, t, seat).rule, ifSilent: !leads }),
        ];
      }
      default: {
        const options: Option[] = [option('leave', { rule: cites.dead, ifSilent: true })];
        const use = own(r, t, 'use', mine);
        if (use) options.push(use);
        const more = own(r, t, 'lay', mine);
        if (more) options.push(more);
        if (rules.drawToHand && on.held(r, seat).length > 0) options.push(option('keep', { rule: cites.use }));
        return options;
      }
    }
  }
  /** Anywhere from a card below the top to a card above the bottom (AMB-JAL-34). */
  function place(type: string, r: Round, rule: RuleId, ifSilent: boolean): Option {
    return option(type, { rule, amount: { min: rules.markerMin, max: deepest(r), unit: 1 }, ifSilent });
  }
  function deepest(r: Round): number {
    return cardsIn(r, on.stock).length - 1;
  }
  function own(r: Round, t: Largo, type: 'use' | 'lay' | 'take', mine: Known): Option | null {
    const offered = type === 'use' ? cardsIn(r, on.offer) : type === 'take' ? [t.open!] : [];
    const rule =
      type === 'lay'
        ? cites.lay
        : type === 'take'
          ? cites.takeDiscard
          : t.tenDown.includes(t.asked)
            ? cites.build
            : cites.use;
    return layOption(on, r, t, { seat: t.asked, type, offered, rule }, mine, lay);
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
      if (!mayDrop(t, t.asked)) out.push(shut('drop', refuse('no-dropping-now', cites.drop)));
    }
    if (t.phase === 'offer' && own(r, t, 'use', mine) === null) out.push(shut('use', refuse('not-a-meld', cites.meld)));
    if (t.phase === 'discard') out.push(shut('leave', refuse('must-discard', cites.discard)));
    return out;
  }

  function decided(r: Round, t: Largo, c: Command, face: Known): Decision {
    const seat = t.asked;
    switch (c.type) {
      case 'draw':
        return [drawFrom(on, cardsIn(r, on.stock), seat, cites.draw)];
      case 'drop':
        return drops(r, t);
      case 'keep':
        return [
          moved('CardKept', seat, cites.use, [
            { cards: cardsIn(r, on.offer), from: on.offer, to: on.hand(seat), seen: null },
          ]),
        ];
      case 'leave': {
        const cards = cardsIn(r, on.offer);
        const left = moved('CardLeft', seat, cites.dead, [{ cards, from: on.offer, to: on.discards, seen: null }], {
          card: cards[0]!,
        });
        return [left, ...after(r, t, on.held(r, seat).length === 0)];
      }
      case 'discard':
        return [
          thrown(on, seat, c.cards![0]!, cites.discard, { card: c.cards![0]! }),
          ...after(r, t, on.held(r, seat).length === 1),
        ];
      case 'place-marker':
      case 'move-marker': {
        const under = cardsIn(r, on.stock).length - c.amount!;
        const [type, rule] = c.type === 'place-marker' ? ['MarkerPlaced', cites.marker] : ['MarkerMoved', cites.third];
        return [said(type, seat, rule, { under, depth: c.amount! }), ...goesOn(r, { ...t, marker: under })];
      }
      case 'leave-marker':
        return [said('MarkerLeft', seat, cites.third), ...goesOn(r, t)];
      case 'remove-marker':
        return [said('MarkerRemoved', seat, cites.third), ...reaches(r, { ...t, marker: null })];
      case 'stay':
        return [said('WentOn', seat, cites.reached), ...decidesNext(r, { ...t, deciding: t.deciding.slice(1) })];
      default:
        return lays(r, t, c, face);
    }
  }
  function lays(r: Round, t: Largo, c: Command, face: Known): Decision {
    const seat = t.asked;
    const open =
      c.type === 'use'
        ? { cards: cardsIn(r, on.offer), from: on.offer }
        : c.type === 'take'
          ? { cards: [t.open!], from: on.discards }
          : null;
    const rule =
      c.type === 'lay'
        ? cites.lay
        : c.type === 'take'
          ? cites.takeDiscard
          : t.tenDown.includes(seat)
            ? cites.build
            : cites.use;
    const laid = meld(on, r, t, c, { open, rule, meldRule: cites.meld }, face, lay);
    if (isRefusal(laid)) return laid;
    const held = on.held(r, seat).length - (c.cards?.length ?? 0);
    const cards = on.laid(r, seat).length + laid.cards.reduce((n, m) => n + m.cards.length, 0);
    const then = { ...t, stayed: plus(t.stayed, seat), reached: ranked(t, seat, cards) };
    // Nothing left to throw: the turn is over; but a card that was drawn and not used is still to be left.
    const ends = held === 0 && (open !== null || t.phase === 'discard');
    return ends ? [laid, ...after(r, then, true)] : [laid];
  }
  /** A turn has ended: whoever is newly all down may have a say over the marker; then play goes on. */
  function after(r: Round, t: Largo, allDown: boolean): readonly Event[] {
    const seat = t.asked;
    if (!allDown || t.tenDown.includes(seat)) return goesOn(r, t);
    const tenDown = [...t.tenDown, seat];
    const now = { ...t, tenDown };
    const down = said('AllDown', seat, cites.build, { nth: tenDown.length });
    const canPlace = !t.past && deepest(r) >= rules.markerMin;
    if (tenDown.length === 2 && canPlace) return [down, said('MarkerDue', seat, cites.marker, { phase: 'marker' })];
    if (tenDown.length === 3 && canPlace && t.marker !== null)
      return [down, said('MarkerDue', seat, cites.third, { phase: 'third' })];
    return [down, ...goesOn(r, now)];
  }
  function goesOn(r: Round, t: Largo): readonly Event[] {
    const left = cardsIn(r, on.stock).length;
    if (t.marker !== null && left <= t.marker) return reaches(r, t);
    if (left === 0) return ends(r, t);
    return [said('TurnPassed', null, cites.turn, { next: nextOf(r, t.asked, (s) => isIn(t, s)) })];
  }
  /** Each who is left says whether he goes on, beginning after the player whose turn it was (JAL-LAR-B14). */
  function reaches(r: Round, t: Largo): readonly Event[] {
    const from = r.seats.indexOf(t.asked);
    const order = [...r.seats.slice(from + 1), ...r.seats.slice(0, from + 1)].filter((s) => isIn(t, s));
    return [said('MarkerReached', null, cites.reached, { deciding: order, removed: t.marker === null, last: t.asked })];
  }
  function decidesNext(r: Round, t: Largo): readonly Event[] {
    if (t.deciding.length > 0) return [];
    if (cardsIn(r, on.stock).length === 0) return ends(r, t);
    return [said('TurnPassed', null, cites.turn, { next: nextOf(r, t.asked, (s) => isIn(t, s)) })];
  }
  function drops(r: Round, t: Largo): Decision {
    const seat = t.asked;
    const { points, rule } = dropOf(r, t, seat);
    const gone = said('Dropped', seat, rule, { points });
    const then: Largo = {
      ...t,
      out: plus(t.out, seat),
      owes: [...t.owes, { seat, points, rule }],
      deciding: t.deciding.slice(1),
    };
    const left = playing(r, then);
    if (left.length === 1) return [gone, ...wins(r, then, [left[0]!], cites.alone)];
    if (t.phase === 'reached') return [gone, ...decidesNext(r, then)];
    return [gone, said('TurnPassed', null, cites.turn, { next: nextOf(r, seat, (s) => isIn(then, s)) })];
  }
  /** The seat with most face up; of equal ones who got there first (JAL-LAR-B16, AMB-JAL-38). */
  function leader(r: Round, t: Largo): Seat | null {
    return leaders(r, t)[0] ?? null;
  }
  function leaders(r: Round, t: Largo): readonly Seat[] {
    const left = t.reached.filter(({ seat }) => isIn(t, seat) && r.seats.includes(seat));
    const most = left.reduce((n, { cards }) => Math.max(n, cards), 0);
    return left.filter(({ cards }) => cards === most).map(({ seat }) => seat);
  }
  function ends(r: Round, t: Largo): readonly Event[] {
    const best = leaders(r, t);
    // Nobody has put a card down: nobody wins, and nobody pays.
    if (best.length === 0)
      return [said('StockExhausted', null, cites.exhausted, { ends: true }), said('GameEnded', null, cites.ends)];
    return wins(r, t, rules.tie === 'split' ? best : best.slice(0, 1), cites.ends);
  }
  function wins(r: Round, t: Largo, winners: readonly Seat[], rule: RuleId): readonly Event[] {
    const won = winners.map((seat) =>
      said('GameWon', seat, rule, { lines: [], points: 0, cards: on.laid(r, seat).length }),
    );
    const losers = r.seats.filter((s) => !winners.includes(s));
    const paid = losers.flatMap((from) => {
      const { points, rule: why } = owedBy(t, from);
      const due = points * rules.point;
      let spent = 0;
      return winners.map((to, i) => {
        const share =
          i === 0 ? due - Math.floor(due / winners.length) * (winners.length - 1) : Math.floor(due / winners.length);
        const e = pays(on, r, { from, to, due: share, rule: why, note: { points }, spent });
        spent += e.chips.reduce((n, { amount }) => n + amount, 0);
        return e;
      });
    });
    return [...won, ...paid, said('GameEnded', winners[0]!, rule)];
  }
  /** Who dropped owes what he owed then; who stayed to the end, or whose hand was fouled, ten (AMB-JAL-36, AMB-JAL-45). */
  function owedBy(t: Largo, seat: Seat): { points: number; rule: RuleId } {
    const dropped = t.owes.find((o) => o.seat === seat);
    if (dropped) return dropped;
    if (t.fouled.includes(seat)) return { points: 10, rule: cites.foul };
    if (t.tenDown.includes(seat)) return { points: 10, rule: cites.passedMarker };
    return { points: rules.pastMarkerNotDown, rule: cites.pastNotDown };
  }
  function foul(r: Round, seat: Seat): readonly Event[] {
    const t = r.now as Largo;
    const mine = t.asked === seat;
    const out: Largo = { ...t, fouled: plus(t.fouled, seat), deciding: t.deciding.filter((s) => s !== seat) };
    const told = surrendered(on, r, seat, { rule: cites.foul, holds: mine, note: {} });
    const left = playing(r, out);
    if (left.length === 1) return [told, ...wins(r, out, left, cites.alone)];
    if (!mine) return [told];
    if (t.phase === 'reached') return [told, ...decidesNext(r, out)];
    return [told, ...goesOn(r, out)];
  }
};

/** What everybody has down, the earliest to get there first. */
function ranked(t: Largo, seat: Seat, cards: number): Largo['reached'] {
  return [...t.reached.filter((one) => one.seat !== seat), { seat, cards }];
}

function evolve(t: Largo, e: Event): Largo {
  const seat = e.seat!;
  switch (e.type) {
    case 'TurnsOpened':
      return { ...START, phase: 'turn', asked: e.note.asked, columns: e.note.columns };
    case 'CardDrawn':
      return { ...t, phase: 'offer', open: null, stayed: plus(t.stayed, seat) };
    case 'CardKept':
      return { ...t, phase: 'discard' };
    case 'Melded': {
      const columns = withColumns(t.columns, e.note.at, e.note.columns);
      const cards = (e.note.columns as readonly (readonly CardId[])[]).reduce((n, column) => n + column.length, 0);
      const now = { ...t, columns, reached: ranked(t, seat, cards) };
      return e.note.used ? { ...now, phase: 'discard', open: null, stayed: plus(t.stayed, seat) } : now;
    }
    case 'CardLeft':
    case 'CardThrown':
      return { ...t, open: e.note.card };
    case 'AllDown':
      return { ...t, tenDown: plus(t.tenDown, seat) };
    case 'MarkerDue':
      return { ...t, phase: e.note.phase };
    case 'MarkerPlaced':
    case 'MarkerMoved':
      return { ...t, marker: e.note.under };
    case 'MarkerRemoved':
      return { ...t, marker: null };
    case 'MarkerReached':
      return { ...t, phase: 'reached', past: true, marker: null, deciding: e.note.deciding, asked: e.note.deciding[0] };
    case 'WentOn':
      return deciding(t, t.deciding.slice(1));
    case 'Dropped': {
      const owes = [...t.owes, { seat, points: e.note.points, rule: e.rule! }];
      return { ...deciding(t, t.phase === 'reached' ? t.deciding.slice(1) : t.deciding), out: plus(t.out, seat), owes };
    }
    case 'HandFouled': {
      const now = { ...t, fouled: plus(t.fouled, seat), columns: withColumns(t.columns, e.note.at, []) };
      return t.phase === 'reached'
        ? deciding(
            now,
            t.deciding.filter((s) => s !== seat),
          )
        : now;
    }
    case 'TurnPassed':
      return { ...t, phase: 'turn', asked: e.note.next };
    case 'GameEnded':
      return { ...t, phase: 'over' };
    default:
      return t;
  }
}
const deciding = (t: Largo, left: readonly Seat[]): Largo => ({
  ...t,
  deciding: left,
  asked: t.phase === 'reached' ? (left[0] ?? t.asked) : t.asked,
});

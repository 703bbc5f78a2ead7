/**
 * Escaleriado's turns. The drawn card lies open, and is offered round from the drawer until somebody uses it; who uses it throws
 * one of his own away, and the seat after him draws next. Eleven cards down win.
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
  paid,
  type Round,
  refuse,
  type Seat,
  type Shut,
  type Step,
  said,
  shut,
  step,
} from '../../kernel/index.js';
import { heightOf, kindOf } from '../../melds/index.js';
import { nextOf, pays, type RummyFelt } from './felt.js';
import type { LayRules } from './lay.js';
import type { EscaleriadoRules } from './rules.js';
import { scoreOf, worthFor } from './score.js';
import {
  bestOf,
  discardOption,
  drawFrom,
  isIn,
  layOption,
  leavingOne,
  meld,
  noColumns,
  playing,
  plus,
  restock,
  restockOption,
  surrendered,
  type Turns,
  thrown,
  withColumns,
} from './turn.js';

/** `drawer` has the turn; `asked` has the say over the open card. */
export interface Escaleriado extends Turns {
  readonly phase: 'declare' | 'turn' | 'offer' | 'discard' | 'shuffle' | 'over';
  readonly drawer: Seat;
  readonly asked: Seat;
  /** Who has said whether he plays, where that is said before the first draw. */
  readonly declared: readonly Seat[];
  readonly reshuffles: number;
}
const START: Escaleriado = {
  phase: 'over',
  drawer: 0,
  asked: 0,
  columns: [],
  stayed: [],
  out: [],
  fouled: [],
  declared: [],
  reshuffles: 0,
};
const ELEVEN = 11;
/** How often the thrown cards may make a new stock before the game is drawn. */
export const RESHUFFLES_MAX = 3;
const CHANCE: readonly Actor[] = ['chance'];

/** A turn loop: the step, and what a foul hand does to it. */
export interface Loop<Now> {
  readonly step: Step<Now>;
  foul(r: Round, seat: Seat): readonly Event[];
}

export const escaleriado = (on: RummyFelt, rules: EscaleriadoRules): Loop<Escaleriado> => {
  const { cites } = rules;
  const lay: LayRules = { melds: rules.melds, rearrange: rules.rearrange };
  const worth = worthFor(rules);
  const turns = step<Escaleriado>('turns', START, {
    open: (r, faces) => {
      const drawer = firstToDraw(on, r, openly(r, faces));
      const rule = r.markers[on.first] === null ? cites.upCard : cites.first;
      const phase = rules.declare === 'round-before' ? 'declare' : 'turn';
      return [said('TurnsOpened', drawer, rule, { drawer, columns: noColumns(r), phase })];
    },
    toAct: (_r, t) => (t.phase === 'over' ? NOBODY : t.phase === 'shuffle' ? CHANCE : [t.asked]),
    menu: (r, t, _actor, mine) => menuFor(r, t, mine),
    shut: (r, t, actor, mine) => shutFor(r, t, actor, mine),
    decide: (r, t, c, face): Decision => decided(r, t, c, face),
    evolve,
  });
  return { step: turns, foul };

  function menuFor(r: Round, t: Escaleriado, mine: Known): readonly Option[] {
    const seat = t.asked;
    switch (t.phase) {
      case 'declare':
        return [option('stay', { rule: cites.stay, ifSilent: true }), option('drop', { rule: cites.drop })];
      case 'turn':
        return [option('draw', { rule: cites.draw, ifSilent: true }), option('drop', { rule: cites.drop })];
      case 'shuffle':
        return [restockOption(on, r, cites.exhausted)];
      case 'discard': {
        const more = own(r, t, 'lay', mine);
        const one = discardOption(on, r, seat, cites.discard);
        return more ? [one, more] : [one];
      }
      default: {
        const use = own(r, t, 'use', mine);
        const options: Option[] = use && rules.forcedTake ? [] : [option('pass', { rule: cites.pass, ifSilent: true })];
        if (use) options.push(use);
        if (rules.drawToHand && seat === t.drawer) options.push(option('keep', { rule: cites.use }));
        const more = seat === t.drawer ? own(r, t, 'lay', mine) : null;
        if (more) options.push(more);
        return rules.forcedTake && use ? forced(r, t, use) : options;
      }
    }
  }
  /** Who can use the card must; silence then lays what the engine finds. */
  function forced(_r: Round, _t: Escaleriado, use: Option): readonly Option[] {
    return [use, option('use-best', { rule: cites.use, ifSilent: true })];
  }
  function own(r: Round, t: Escaleriado, type: 'use' | 'lay', mine: Known): Option | null {
    const seat = t.asked;
    const offered = type === 'use' ? cardsIn(r, on.offer) : [];
    const o = layOption(on, r, t, { seat, type, offered, rule: type === 'use' ? cites.use : cites.lay }, mine, lay);
    if (o === null || !keepsOne(r, seat)) return o;
    const max = on.held(r, seat).length - 1;
    if (max < o.cards!.min || leavingOne(on, r, t, seat, offered, mine, lay) === null) return null;
    return option(o.type, { rule: o.rule, cards: { ...o.cards!, max }, open: true });
  }
  /** Ten must lie before the eleventh: until then one card stays in the hand (AMB-JAL-28, the other reading). */
  function keepsOne(r: Round, seat: Seat): boolean {
    return rules.tenDownFirst && on.laid(r, seat).length < 10;
  }
  function shutFor(r: Round, t: Escaleriado, _actor: Actor, mine: Known): readonly Shut[] {
    const out: Shut[] = [];
    if (t.phase === 'offer') {
      if (own(r, t, 'use', mine) === null) out.push(shut('use', refuse('not-a-meld', cites.meld)));
      out.push(shut('discard', refuse('use-or-pass', cites.use)));
    }
    if (t.phase === 'discard') out.push(shut('pass', refuse('must-discard', cites.discard)));
    if (t.phase !== 'turn' && t.phase !== 'declare') out.push(shut('drop', refuse('has-drawn', cites.pays)));
    return out;
  }

  function decided(r: Round, t: Escaleriado, c: Command, face: Known): Decision {
    const seat = t.asked;
    switch (c.type) {
      case 'stay':
        return [...declares(r, t, said('Stayed', seat, cites.stay))];
      case 'drop':
        return drops(r, t);
      case 'draw':
        return [drawn(r, seat)];
      case 'keep':
        return [
          moved('CardKept', seat, cites.use, [
            { cards: cardsIn(r, on.offer), from: on.offer, to: on.hand(seat), seen: null },
          ]),
        ];
      case 'pass':
        return passes(r, t);
      case 'discard':
        return discards(r, t, c.cards![0]!);
      case 'shuffle':
        return restocks(r, t, c, face);
      default:
        return lays(r, t, c, face);
    }
  }
  function lays(r: Round, t: Escaleriado, c: Command, face: Known): Decision {
    const seat = t.asked;
    const open = c.type === 'lay' ? null : { cards: cardsIn(r, on.offer), from: on.offer };
    if (c.type === 'use-best') {
      const cards = keepsOne(r, seat) ? leavingOne(on, r, t, seat, open!.cards, face, lay)! : null;
      const found = cards ? { ...c, type: 'use', cards } : bestOf(on, r, t, c, open!.cards, face, lay);
      return lays(r, t, found, face);
    }
    const chosen = c.cards?.length ?? 0;
    const total = on.laid(r, seat).length + chosen + (open ? 1 : 0);
    const wins = total >= ELEVEN;
    const p = { open, rule: open ? cites.use : cites.lay, meldRule: cites.meld, worth: wins ? worth : undefined };
    const laid = meld(on, r, t, c, p, face, lay);
    if (isRefusal(laid)) return laid;
    return wins ? [laid, ...won(r, t, seat, laid, face)] : [laid];
  }
  function discards(r: Round, t: Escaleriado, card: CardId): Decision {
    const next = nextOf(r, t.asked, (s) => isIn(t, s));
    return [thrown(on, t.asked, card, cites.discard, { next }), ...turnOf(r, t, next)];
  }
  /** The open card goes on; when all have passed it, it is dead and the seat after the drawer draws. */
  function passes(r: Round, t: Escaleriado): Decision {
    const next = nextOf(r, t.asked, (s) => isIn(t, s) || s === t.drawer);
    if (next !== t.drawer) return [said('CardPassed', t.asked, cites.pass, { asked: next })];
    const drawer = nextOf(r, t.drawer, (s) => isIn(t, s));
    const dead = { cards: cardsIn(r, on.offer), from: on.offer, to: on.discards, seen: null };
    return [moved('CardDied', t.asked, cites.dead, [dead], { next: drawer }), ...turnOf(r, t, drawer)];
  }
  function drops(r: Round, t: Escaleriado): Decision {
    const gone = said('Dropped', t.asked, cites.drop, { next: nextOf(r, t.asked, (s) => isIn(t, s)) });
    const left = playing(r, t).filter((s) => s !== t.asked);
    if (left.length === 1) return [gone, ...alone(r, { ...t, out: plus(t.out, t.asked) }, left[0]!)];
    if (t.phase === 'declare') return declares(r, t, gone);
    return [gone, ...turnOf(r, t, gone.note.next)];
  }
  function declares(r: Round, t: Escaleriado, e: Event): readonly Event[] {
    const next = nextOf(r, t.asked, (s) => isIn(t, s) && !t.declared.includes(s));
    const done = t.declared.length + 1 >= r.seats.length;
    const out = e.type === 'Dropped' ? plus(t.out, t.asked) : t.out;
    const drawer = out.includes(t.drawer) ? nextOf(r, t.drawer, (s) => !out.includes(s)) : t.drawer;
    const event = { ...e, note: { next: done ? drawer : next } };
    return done
      ? [event, ...turnOf(r, { ...t, out, stayed: r.seats.filter((s) => !out.includes(s)) }, drawer)]
      : [event];
  }
  /** Who has stayed draws as a matter of course; only on a first turn is there a choice. */
  function turnOf(r: Round, t: Escaleriado, seat: Seat): readonly Event[] {
    if (cardsIn(r, on.stock).length === 0) return exhausted(t);
    return t.stayed.includes(seat) ? [drawn(r, seat)] : [];
  }
  function drawn(r: Round, seat: Seat): Event {
    return drawFrom(on, cardsIn(r, on.stock), seat, cites.draw);
  }
  function exhausted(t: Escaleriado): readonly Event[] {
    if (rules.exhausted === 'reshuffle' && t.reshuffles < RESHUFFLES_MAX)
      return [said('StockExhausted', null, cites.exhausted, { ends: false })];
    return [said('StockExhausted', null, cites.exhausted, { ends: true })];
  }
  function restocks(r: Round, t: Escaleriado, c: Command, face: Known): Decision {
    const e = restock(on, r, c, face, cites.exhausted);
    if (isRefusal(e) || !t.stayed.includes(t.drawer)) return isRefusal(e) ? e : [e];
    return [e, drawFrom(on, e.cards.at(-1)!.cards, t.drawer, cites.draw)];
  }
  /** Everybody else is out: he collects la corrida, and no count (AMB-JAL-26). */
  function alone(r: Round, t: Escaleriado, winner: Seat): readonly Event[] {
    return [
      said('GameWon', winner, cites.alone, { lines: [], points: 0 }),
      ...collects(r, t, winner, 0),
      ended(winner),
    ];
  }
  function won(r: Round, t: Escaleriado, winner: Seat, laid: Event, face: Known): readonly Event[] {
    const score = scoreOf(laid.note.columns, face, rules);
    const now = { ...t, stayed: plus(t.stayed, winner) };
    return [said('GameWon', winner, cites.win, score), ...collects(r, now, winner, score.points), ended(winner)];
  }
  /** Whoever drew pays the count; whoever never had a card pays la corrida; a foul hand pays as a full loser. */
  function collects(r: Round, t: Escaleriado, winner: Seat, points: number): readonly Event[] {
    const losers = r.seats.filter((s) => s !== winner);
    return losers.map((from) => {
      const counts = points > 0 && (t.stayed.includes(from) || t.fouled.includes(from));
      if (!counts)
        return pays(on, r, { from, to: winner, due: rules.corrida, rule: cites.corrida, note: { points: null } });
      const rule = t.fouled.includes(from) ? cites.foul : cites.pays;
      return pays(on, r, { from, to: winner, due: points * rules.point, rule, note: { points } });
    });
  }
  function foul(r: Round, seat: Seat): readonly Event[] {
    const t = r.now as Escaleriado;
    const out: Escaleriado = { ...t, fouled: plus(t.fouled, seat) };
    const told = (holds: boolean, note: object) => surrendered(on, r, seat, { rule: cites.foul, holds, note });
    const left = playing(r, out);
    if (left.length === 1) return [told(true, {}), ...alone(r, out, left[0]!)];
    if (t.asked !== seat) return [told(false, {})];
    const asked = nextOf(r, seat, (s) => isIn(out, s) || s === t.drawer);
    if (t.phase === 'offer' && seat !== t.drawer && asked !== t.drawer) return [told(false, { asked })];
    const next = nextOf(r, t.phase === 'offer' ? t.drawer : seat, (s) => isIn(out, s));
    const declared = t.phase === 'declare' && left.some((s) => !t.declared.includes(s));
    return [told(true, { next }), ...(declared ? [] : turnOf(r, out, next))];
  }
  function ended(winner: Seat): Event {
    return paid('GameEnded', winner, cites.win, []);
  }
};

/** The highest tenth card draws first, of equal ones the first in order of play; in later games the last winner (AMB-JAL-43). */
export function firstToDraw(on: RummyFelt, r: Round, face: Known): Seat {
  const first = r.markers[on.first];
  if (first !== null && first !== undefined) return r.seats.includes(first) ? first : nextOf(r, first, () => true);
  const tenth = (seat: Seat) => heightOf(kindOf(face(on.held(r, seat).at(-1)!)!));
  return r.seats.reduce((a, b) => (tenth(b) > tenth(a) ? b : a));
}

function evolve(t: Escaleriado, e: Event): Escaleriado {
  const seat = e.seat!;
  switch (e.type) {
    case 'TurnsOpened': {
      const { drawer, columns, phase } = e.note;
      return { ...START, phase, drawer, asked: drawer, columns };
    }
    case 'Stayed':
      return { ...t, declared: plus(t.declared, seat), stayed: plus(t.stayed, seat), ...turnAt(e.note.next, t) };
    case 'CardDrawn':
      return { ...t, phase: 'offer', drawer: seat, asked: seat, stayed: plus(t.stayed, seat) };
    case 'CardPassed':
      return { ...t, asked: e.note.asked };
    case 'CardKept':
      return { ...t, phase: 'discard' };
    case 'Melded': {
      const columns = withColumns(t.columns, e.note.at, e.note.columns);
      return e.note.used ? { ...t, columns, phase: 'discard', stayed: plus(t.stayed, seat) } : { ...t, columns };
    }
    case 'CardDied':
    case 'CardThrown':
      return { ...t, phase: 'turn', drawer: e.note.next, asked: e.note.next };
    case 'Dropped':
      return { ...t, out: plus(t.out, seat), declared: plus(t.declared, seat), ...turnAt(e.note.next, t) };
    case 'HandFouled': {
      const { at, asked, next } = e.note;
      const now = { ...t, fouled: plus(t.fouled, seat), columns: withColumns(t.columns, at, []) };
      if (asked !== undefined) return { ...now, asked };
      return next === undefined ? now : { ...now, ...turnAt(next, t) };
    }
    case 'StockExhausted':
      return { ...t, phase: e.note.ends ? 'over' : 'shuffle' };
    case 'StubShuffled':
      return { ...t, phase: 'turn', reshuffles: t.reshuffles + 1 };
    case 'GameEnded':
      return { ...t, phase: 'over' };
    default:
      return t;
  }
}
/** Whose turn is next; where declarations go round first, still theirs until all have spoken. */
function turnAt(next: Seat, t: Escaleriado): Pick<Escaleriado, 'phase' | 'drawer' | 'asked'> {
  if (t.phase !== 'declare') return { phase: 'turn', drawer: next, asked: next };
  const last = t.declared.length + 1 >= t.columns.length;
  return { phase: last ? 'turn' : 'declare', drawer: last ? next : t.drawer, asked: next };
}

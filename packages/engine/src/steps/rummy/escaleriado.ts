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
  type EventOf,
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
import { type Escaleriado, evolve, START } from './escaleriado-state.js';
import { nextOf, pays, type RummyFelt } from './felt.js';
import { gameEnded, turnsOpened } from './first.js';
import type { LayRules } from './lay.js';
import type { EscaleriadoRules } from './rules.js';
import { scoreOf, worthFor, worthMost } from './score.js';
import {
  bestOf,
  cardsOf,
  discardOption,
  drawFrom,
  type FoulNote,
  isIn,
  type Loop,
  layOption,
  leavingOne,
  meld,
  playing,
  plus,
  rearranged,
  rearranging,
  restock,
  restockOption,
  surrendered,
  TEN,
  thrown,
} from './turn.js';

const ELEVEN = 11;
/** How often the thrown cards may make a new stock before the game is drawn (BAR-61). */
export const RESHUFFLES_MAX = 3;
const CHANCE: readonly Actor[] = ['chance'];

export const escaleriado = (on: RummyFelt, rules: EscaleriadoRules): Loop<Escaleriado> => {
  const { cites } = rules;
  const lay: LayRules = { melds: rules.melds, rearrange: rules.rearrange };
  const worth = worthFor(rules);
  const turns = step<Escaleriado>('turns', START, {
    open: (r, faces) => {
      const phase = rules.declare === 'round-before' ? 'declare' : 'turn';
      return [turnsOpened(on, r, faces, cites, { phase })];
    },
    toAct: (_r, t) => (t.phase === 'over' ? NOBODY : t.phase === 'shuffle' ? CHANCE : [t.asked]),
    menu: (r, t, _actor, mine) => menuFor(r, t, mine),
    shut: (r, t, _actor, mine) => shutFor(r, t, mine),
    free: (r, t, actor) => rearranging(on, r, t, actor, cites.rearrange),
    decide: decided,
    evolve,
  });
  return { step: turns, foul };

  function menuFor(r: Round, t: Escaleriado, mine: Known): readonly Option[] {
    const seat = t.asked;
    switch (t.phase) {
      case 'declare':
        return [option('stay', { rule: cites.stay }), option('drop', { rule: cites.drop, ifSilent: true })];
      case 'turn': // only on a first turn: whoever has a card, or has said he stays, draws as a matter of course
        return [option('draw', { rule: cites.draw }), option('drop', { rule: cites.drop, ifSilent: true })];
      case 'shuffle':
        return [restockOption(on, r, cites.exhausted)];
      case 'discard': {
        const more = own(r, t, 'lay', mine);
        const one = discardOption(on, r, seat, cites.discard);
        return more ? [one, more] : [one];
      }
      default:
        return offered(r, t, mine);
    }
  }
  /** What the player may do who has the say over the open card. */
  function offered(r: Round, t: Escaleriado, mine: Known): readonly Option[] {
    const use = own(r, t, 'use', mine);
    // Where who can use it must, silence lays what the engine finds (AMB-JAL-22, the other reading).
    if (use && rules.forcedTake) return [use, option('use-best', { rule: cites.forced, ifSilent: true })];
    const options: Option[] = [option('pass', { rule: cites.pass, ifSilent: true })];
    if (use) options.push(use);
    if (t.asked !== t.drawer) return options;
    if (rules.drawToHand && on.held(r, t.asked).length > 0) options.push(option('keep', { rule: cites.keep }));
    const more = own(r, t, 'lay', mine);
    if (more) options.push(more);
    return options;
  }
  function own(r: Round, t: Escaleriado, type: 'use' | 'lay', mine: Known): Option | null {
    const seat = t.asked;
    const o = laid(r, t, type, mine);
    if (o === null || !keepsOne(r, t, type)) return o;
    const max = on.held(r, seat).length - 1;
    const open = type === 'use' ? cardsIn(r, on.offer) : [];
    if (max < o.cards!.min || leavingOne(on, r, t, seat, open, mine, lay) === null) return null;
    return option(o.type, { rule: o.rule, cards: { ...o.cards!, max, rule: cites.ten }, open: true });
  }
  /** What could be laid, whatever stays in the hand. */
  function laid(r: Round, t: Escaleriado, type: 'use' | 'lay', mine: Known): Option | null {
    const offered = type === 'use' ? cardsIn(r, on.offer) : [];
    return layOption(on, r, t, { seat: t.asked, type, offered, rule: ruleFor(t, type) }, mine, lay);
  }
  function ruleFor(t: Escaleriado, type: 'use' | 'lay'): RuleId {
    return type === 'lay' ? cites.lay : t.asked === t.drawer ? cites.use : cites.takePassed;
  }
  /** What a card must fit: the cards of a hand, or once they are all down, the columns. */
  function fitsBy(r: Round, t: Escaleriado): RuleId {
    return on.held(r, t.asked).length > 0 ? cites.meld : cites.build;
  }
  /** Where ten must lie before the eleventh, one card stays in the hand for the discard (AMB-JAL-28, the other reading). */
  function keepsOne(r: Round, t: Escaleriado, type: 'use' | 'lay'): boolean {
    if (!rules.tenDownFirst || on.held(r, t.asked).length === 0) return false;
    return type === 'use' || t.phase === 'discard';
  }
  function shutFor(r: Round, t: Escaleriado, mine: Known): readonly Shut[] {
    const out: Shut[] = [];
    if (t.phase === 'offer') {
      const use = own(r, t, 'use', mine);
      if (use === null) {
        const isMeld = laid(r, t, 'use', mine) !== null;
        out.push(shut('use', isMeld ? refuse('must-keep-one', cites.ten) : refuse('not-a-meld', fitsBy(r, t))));
      }
      if (use && rules.forcedTake) out.push(shut('pass', refuse('must-take', cites.forced)));
      out.push(shut('discard', refuse('use-or-pass', cites.use)));
    }
    if (t.phase === 'discard') out.push(shut('pass', refuse('must-discard', cites.discard)));
    // One drops on his own first turn, and not where a card comes by before it (AMB-JAL-19).
    const has = t.stayed.includes(t.asked);
    if (t.phase === 'offer' || t.phase === 'discard')
      out.push(shut('drop', has ? refuse('has-drawn', cites.noDrop) : refuse('use-or-pass', cites.stay)));
    return out;
  }

  function decided(r: Round, t: Escaleriado, c: Command, face: Known): Decision {
    const seat = t.asked;
    switch (c.type) {
      case 'rearrange':
        return rearranged(r, t, c, cites, face, lay);
      case 'stay':
        return declares(r, t, true);
      case 'drop':
        return t.phase === 'declare' ? declares(r, t, false) : drops(r, t);
      case 'draw':
        return [drawn(r, seat, cites.draw)];
      case 'keep': {
        const move = { cards: cardsIn(r, on.offer), from: on.offer, to: on.hand(seat), seen: null };
        return [moved('CardIntoHand', seat, cites.keep, [move])];
      }
      case 'pass':
        return passes(r, t);
      case 'discard':
        return discards(r, t, c.cards![0]!);
      case 'shuffle': {
        const e = restock(on, r, c, face, cites.exhausted);
        if (isRefusal(e)) return e;
        return mustDraw(t, t.drawer) ? [e, drawFrom(on, e.cards.at(-1)!.cards, t.drawer, cites.draw)] : [e];
      }
      default:
        return lays(r, t, c, face);
    }
  }
  function lays(r: Round, t: Escaleriado, c: Command, face: Known): Decision {
    const seat = t.asked;
    const type = c.type === 'lay' ? 'lay' : 'use';
    const open = type === 'lay' ? null : { cards: cardsIn(r, on.offer), from: on.offer };
    if (c.type === 'use-best') {
      const cards = keepsOne(r, t, 'use') ? leavingOne(on, r, t, seat, open!.cards, face, lay)! : null;
      return lays(r, t, cards ? { ...c, type, cards } : bestOf(on, r, t, c, open!.cards, face, lay), face);
    }
    const total = on.laid(r, seat).length + (c.cards?.length ?? 0) + (open ? 1 : 0);
    const wins = total >= ELEVEN;
    const p = { open, rule: ruleFor(t, type), meldRule: fitsBy(r, t), worth: wins ? worth : undefined };
    const all = wins && c.piles === undefined ? [...on.laid(r, seat), ...(open?.cards ?? []), ...(c.cards ?? [])] : [];
    const piles = all.length > 0 ? worthMost(all, face, rules) : undefined;
    const laid = meld(on, r, t, piles ? { ...c, piles } : c, p, face, lay);
    if (isRefusal(laid)) return laid;
    return wins ? [laid, ...won(r, t, seat, laid, face)] : [laid];
  }
  /** Whoever used the card has thrown one: the seat after him draws, and those in between have lost their draw. */
  function discards(r: Round, t: Escaleriado, card: CardId): Decision {
    const seat = t.asked;
    const next = nextOf(r, seat, (s) => isIn(t, s));
    if (cardsOf(on, r, seat) - 1 !== TEN) return fallsOut(r, t, seat);
    const skipped = seatsBetween(r, t, t.drawer, seat);
    const lost = skipped.length > 0 ? [said('DrawsLost', null, cites.skipped, { seats: skipped })] : [];
    const threw = thrown(on, seat, card, cites.discard, { next });
    return [threw, ...lost, ...turnOf(r, t, next, cites.nextAfterTaker)];
  }
  /** Who sat between the drawer and the taker (JAL-ESC-B8). */
  function seatsBetween(r: Round, t: Escaleriado, drawer: Seat, taker: Seat): readonly Seat[] {
    const out: Seat[] = [];
    if (drawer === taker) return out;
    for (let s = nextOf(r, drawer, (x) => isIn(t, x)); s !== taker; s = nextOf(r, s, (x) => isIn(t, x))) out.push(s);
    return out;
  }
  /** The open card goes on; when all have passed it, it is dead and the seat after the drawer draws. */
  function passes(r: Round, t: Escaleriado): Decision {
    const next = nextOf(r, t.asked, (s) => isIn(t, s) || s === t.drawer);
    if (next !== t.drawer) return [said('CardPassed', t.asked, cites.pass, { asked: next })];
    const drawer = nextOf(r, t.drawer, (s) => isIn(t, s));
    const dead = { cards: cardsIn(r, on.offer), from: on.offer, to: on.discards, seen: null };
    return [moved('CardDied', t.asked, cites.dead, [dead], { next: drawer }), ...turnOf(r, t, drawer, cites.dead)];
  }
  function drops(r: Round, t: Escaleriado): Decision {
    const out: Escaleriado = { ...t, out: plus(t.out, t.asked) };
    const next = nextOf(r, t.asked, (s) => isIn(out, s));
    const gone = said('Dropped', t.asked, cites.drop, { next, phase: 'turn' });
    const left = playing(r, out);
    return left.length === 1 ? [gone, ...alone(r, out, left[0]!)] : [gone, ...turnOf(r, out, next)];
  }
  /** Where it is said before the first draw who plays: one after another, and then the first of those who do draws. */
  function declares(r: Round, t: Escaleriado, stays: boolean): Decision {
    const seat = t.asked;
    const now: Escaleriado = { ...t, declared: plus(t.declared, seat), out: stays ? t.out : plus(t.out, seat) };
    const note = nextToDeclare(r, now, seat);
    const e = stays ? said('Stayed', seat, cites.stay, note) : said('Dropped', seat, cites.drop, note);
    const left = playing(r, now);
    if (left.length === 1) return [e, ...alone(r, now, left[0]!)];
    return note.phase === 'turn' ? [e, ...turnOf(r, now, note.next)] : [e];
  }
  function nextToDeclare(r: Round, t: Escaleriado, seat: Seat): { next: Seat; phase: 'declare' | 'turn' } {
    const waiting = playing(r, t).filter((s) => !t.declared.includes(s));
    if (waiting.length > 0) return { next: nextOf(r, seat, (s) => waiting.includes(s)), phase: 'declare' };
    const next = isIn(t, t.first) ? t.first : nextOf(r, t.first, (s) => isIn(t, s));
    return { next, phase: 'turn' };
  }
  /** A turn begins. Who has a card, or has said he stays, draws as a matter of course; only on a first turn is there a choice. */
  function turnOf(r: Round, t: Escaleriado, seat: Seat, rule: RuleId = cites.turn): readonly Event[] {
    if (cardsOf(on, r, seat) !== TEN) return fallsOut(r, t, seat, seat, false);
    if (cardsIn(r, on.stock).length === 0) return exhausted(r, t);
    return mustDraw(t, seat) ? [drawn(r, seat, rule)] : [];
  }
  function mustDraw(t: Escaleriado, seat: Seat): boolean {
    return t.stayed.includes(seat) || t.declared.includes(seat);
  }
  function drawn(r: Round, seat: Seat, rule: RuleId): Event {
    return drawFrom(on, cardsIn(r, on.stock), seat, rule);
  }
  function exhausted(r: Round, t: Escaleriado): readonly Event[] {
    const again = rules.exhausted === 'reshuffle' && t.reshuffles < RESHUFFLES_MAX;
    const told = said('StockExhausted', null, cites.exhausted, { ends: !again });
    return again ? [told] : [told, gameEnded(on, r, { winner: null, first: t.first, rule: cites.exhausted })];
  }
  /** Everybody else is out: he collects la corrida, and no count (AMB-JAL-26). */
  function alone(r: Round, t: Escaleriado, winner: Seat): readonly Event[] {
    const told = said('GameWon', winner, cites.alone, { lines: [], points: 0, alone: true });
    return [told, ...collects(r, t, winner, 0), gameEnded(on, r, { winner, first: t.first, rule: cites.alone })];
  }
  function won(r: Round, t: Escaleriado, winner: Seat, laid: EventOf<'Melded'>, face: Known): readonly Event[] {
    const score = scoreOf(laid.note.columns, face, rules);
    const told = said('GameWon', winner, cites.win, score);
    return [
      told,
      ...collects(r, t, winner, score.points),
      gameEnded(on, r, { winner, first: t.first, rule: cites.win }),
    ];
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
  /** A hand is reported foul. A card he had the say over goes on as if he had passed it, unless it is in his hand. */
  function foul(r: Round, seat: Seat, took: boolean): readonly Event[] {
    const t = r.now as Escaleriado;
    const out: Escaleriado = { ...t, fouled: plus(t.fouled, seat) };
    if (t.asked !== seat && playing(r, out).length > 1) return [given(r, seat, false, {})];
    if (t.phase === 'declare' && playing(r, out).length > 1) {
      const note = nextToDeclare(r, out, seat);
      return [given(r, seat, false, note), ...(note.phase === 'turn' ? turnOf(r, out, note.next) : [])];
    }
    if (t.phase === 'offer' && !took) {
      const asked = nextOf(r, seat, (s) => isIn(out, s) || s === t.drawer);
      if (asked !== t.drawer && playing(r, out).length > 1) return [given(r, seat, false, { asked })];
      return fallsOut(r, t, seat, t.drawer);
    }
    return fallsOut(r, t, seat);
  }
  /** A foul hand is out, and the turn goes on from `after`. The engine counts the cards itself as turns begin and end. */
  function fallsOut(r: Round, t: Escaleriado, seat: Seat, after: Seat = seat, holds = true): readonly Event[] {
    const out: Escaleriado = { ...t, fouled: plus(t.fouled, seat) };
    const left = playing(r, out);
    if (left.length === 1) return [given(r, seat, holds, {}), ...alone(r, out, left[0]!)];
    const next = nextOf(r, after, (s) => isIn(out, s));
    return [given(r, seat, holds, { next, phase: 'turn' }), ...turnOf(r, out, next)];
  }
  function given(r: Round, seat: Seat, holds: boolean, note: FoulNote): Event {
    return surrendered(on, r, seat, { rule: cites.foul, holds, note });
  }
};

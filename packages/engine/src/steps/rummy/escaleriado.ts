/**
 * Escaleriado's turns. The drawn card lies open, and is offered round from the drawer until somebody uses it; who uses it throws
 * one of his own away, and the seat after him draws next. Eleven cards down win.
 */
import {
  type Actor,
  type Command,
  cardsIn,
  type Draft,
  type Felt,
  type Known,
  NOBODY,
  type Option,
  option,
  type RuleId,
  refuse,
  type Seat,
  type Shut,
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
  type Acts,
  bestOf,
  cardsOf,
  columnsOf,
  discardOption,
  drawn,
  type FoulNote,
  isIn,
  kept,
  type Loop,
  layOption,
  leavingOne,
  meld,
  nextIn,
  nextToDeclare,
  others,
  playing,
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
  const acts: Acts<Escaleriado> = {
    rearrange: (d, c, face) => rearranged(d, c, cites, face, lay),
    stay: (d) => declares(d, true),
    drop: (d) => (d.now.phase === 'declare' ? declares(d, false) : drops(d)),
    draw: (d) => drawn(on, d, d.now.asked, cites.draw),
    keep: (d) => kept(on, d, cites.keep),
    pass: passes,
    discard: discards,
    shuffle: (d, c, face) => {
      const { drawer } = d.now;
      if (restock(on, d, c, face, cites.exhausted) && mustDraw(d.now, drawer)) drawn(on, d, drawer, cites.draw);
    },
    'use-best': usesBest,
  };
  const turns = step<Escaleriado>('turns', START, {
    open: (d, faces) =>
      turnsOpened(on, d, faces, cites, { phase: rules.declare === 'round-before' ? 'declare' : 'turn' }),
    toAct: (_r, t) => (t.phase === 'over' ? NOBODY : t.phase === 'shuffle' ? CHANCE : [t.asked]),
    menu: (r, t, _actor, mine) => menuFor(r, t, mine),
    shut: (r, t, _actor, mine) => shutFor(r, t, mine),
    free: (r, t, actor) => rearranging(on, r, t, actor, cites.rearrange),
    decide: (d, _t, c, face) => (acts[c.type] ?? lays)(d, c, face),
    evolve,
  });
  return { step: turns, foul };

  function menuFor(r: Felt, t: Escaleriado, mine: Known): readonly Option[] {
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
  function offered(r: Felt, t: Escaleriado, mine: Known): readonly Option[] {
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
  function own(r: Felt, t: Escaleriado, type: 'use' | 'lay', mine: Known): Option | null {
    const seat = t.asked;
    const o = laid(r, t, type, mine);
    if (o === null || !keepsOne(r, t, type)) return o;
    const max = on.held(r, seat).length - 1;
    const open = type === 'use' ? cardsIn(r, on.offer) : [];
    if (max < o.cards!.min || leavingOne(on, r, t, seat, open, mine, lay) === null) return null;
    return option(o.type, { rule: o.rule, cards: { ...o.cards!, max, rule: cites.ten }, open: true });
  }
  /** What could be laid, whatever stays in the hand. */
  function laid(r: Felt, t: Escaleriado, type: 'use' | 'lay', mine: Known): Option | null {
    const offered = type === 'use' ? cardsIn(r, on.offer) : [];
    return layOption(on, r, t, { seat: t.asked, type, offered, rule: ruleFor(t, type) }, mine, lay);
  }
  function ruleFor(t: Escaleriado, type: 'use' | 'lay'): RuleId {
    return type === 'lay' ? cites.lay : t.asked === t.drawer ? cites.use : cites.takePassed;
  }
  /** What a card must fit: the cards of a hand, or once they are all down, the columns. */
  function fitsBy(r: Felt, t: Escaleriado): RuleId {
    return on.held(r, t.asked).length > 0 ? cites.meld : cites.build;
  }
  /** Where ten must lie before the eleventh, one card stays in the hand for the discard (AMB-JAL-28, the other reading). */
  function keepsOne(r: Felt, t: Escaleriado, type: 'use' | 'lay'): boolean {
    if (!rules.tenDownFirst || on.held(r, t.asked).length === 0) return false;
    return type === 'use' || t.phase === 'discard';
  }
  function shutFor(r: Felt, t: Escaleriado, mine: Known): readonly Shut[] {
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

  /** What the engine finds to lay with the open card. */
  function usesBest(d: Draft<Escaleriado>, c: Command, face: Known): void {
    const open = cardsIn(d, on.offer);
    const one = keepsOne(d, d.now, 'use') ? leavingOne(on, d, d.now, d.now.asked, open, face, lay) : null;
    lays(d, one ? { ...c, type: 'use', cards: one } : bestOf(on, d, c, open, face, lay), face);
  }
  function lays(d: Draft<Escaleriado>, c: Command, face: Known): void {
    const seat = d.now.asked;
    const type = c.type === 'lay' ? 'lay' : 'use';
    const open = type === 'lay' ? null : { cards: cardsIn(d, on.offer), from: on.offer };
    const all = [...on.laid(d, seat), ...(open?.cards ?? []), ...(c.cards ?? [])];
    const wins = all.length >= ELEVEN;
    const p = { open, rule: ruleFor(d.now, type), meldRule: fitsBy(d, d.now), worth: wins ? worth : undefined };
    const piles = wins && c.piles === undefined ? worthMost(all, face, rules) : undefined;
    if (meld(on, d, piles ? { ...c, piles } : c, p, face, lay) && wins) won(d, seat, face);
  }
  /** Whoever used the card has thrown one: the seat after him draws, and those in between have lost their draw. */
  function discards(d: Draft<Escaleriado>, { cards }: Command): void {
    const { asked: seat, drawer } = d.now;
    if (cardsOf(on, d, seat) - 1 === TEN) {
      const next = nextIn(d, d.now, seat);
      thrown(on, d, cards![0]!, cites.discard, { next });
      const skipped = seatsBetween(d, d.now, drawer, seat);
      if (skipped.length > 0) d.say('DrawsLost', null, cites.skipped, { seats: skipped });
      turnOf(d, next, cites.nextAfterTaker);
    } else fallsOut(d, seat);
  }
  /** Who sat between the drawer and the taker (JAL-ESC-B8). */
  function seatsBetween(r: Felt, t: Escaleriado, drawer: Seat, taker: Seat): readonly Seat[] {
    const out: Seat[] = [];
    if (drawer === taker) return out;
    for (let s = nextIn(r, t, drawer); s !== taker; s = nextIn(r, t, s)) out.push(s);
    return out;
  }
  /** The open card goes on; when all have passed it, it is dead and the seat after the drawer draws. */
  function passes(d: Draft<Escaleriado>): void {
    const { asked: seat, drawer } = d.now;
    const asked = nextOffered(d, seat);
    if (asked === drawer) {
      const next = nextIn(d, d.now, drawer);
      d.move(cardsIn(d, on.offer), on.offer, on.discards);
      d.say('CardDied', seat, cites.dead, { next });
      turnOf(d, next, cites.dead);
    } else d.say('CardPassed', seat, cites.pass, { asked });
  }
  /** Who has the say over the open card after this seat; the drawer, in or out, once it has gone round. */
  function nextOffered(d: Draft<Escaleriado>, seat: Seat): Seat {
    return nextOf(d, seat, (s) => isIn(d.now, s) || s === d.now.drawer);
  }
  function drops(d: Draft<Escaleriado>): void {
    const seat = d.now.asked;
    d.say('Dropped', seat, cites.drop, { next: nextIn(d, d.now, seat), phase: 'turn' });
    goesOn(d);
  }
  /** Where it is said before the first draw who plays: one after another, and then the first of those who do draws. */
  function declares(d: Draft<Escaleriado>, stays: boolean): void {
    const seat = d.now.asked;
    const note = nextToDeclare(d, d.now, seat, stays);
    if (stays) d.say('Stayed', seat, cites.stay, note);
    else d.say('Dropped', seat, cites.drop, note);
    goesOn(d);
  }
  /** Somebody has said whether he plays: one who is left alone has won; otherwise a turn begins, unless others are to say so yet. */
  function goesOn(d: Draft<Escaleriado>): void {
    const left = playing(d, d.now);
    if (left.length === 1) alone(d, left[0]!);
    else if (d.now.phase === 'turn') turnOf(d, d.now.asked);
  }
  /** A turn begins. Who has a card, or has said he stays, draws as a matter of course; only on a first turn is there a choice. */
  function turnOf(d: Draft<Escaleriado>, seat: Seat, rule: RuleId = cites.turn): void {
    if (cardsOf(on, d, seat) !== TEN) fallsOut(d, seat, seat, false);
    else if (cardsIn(d, on.stock).length === 0) exhausted(d);
    else if (mustDraw(d.now, seat)) drawn(on, d, seat, rule);
  }
  function mustDraw(t: Escaleriado, seat: Seat): boolean {
    return t.stayed.includes(seat) || t.declared.includes(seat);
  }
  function exhausted(d: Draft<Escaleriado>): void {
    const again = rules.exhausted === 'reshuffle' && d.now.reshuffles < RESHUFFLES_MAX;
    d.say('StockExhausted', null, cites.exhausted, { ends: !again });
    if (!again) gameEnded(on, d, null, cites.exhausted);
  }
  /** Everybody else is out: he collects la corrida, and no count (AMB-JAL-26). */
  function alone(d: Draft<Escaleriado>, winner: Seat): void {
    d.say('GameWon', winner, cites.alone, { lines: [], points: 0, alone: true });
    collects(d, winner, 0);
    gameEnded(on, d, winner, cites.alone);
  }
  function won(d: Draft<Escaleriado>, winner: Seat, face: Known): void {
    const score = scoreOf(columnsOf(d, d.now, winner), face, rules);
    d.say('GameWon', winner, cites.win, score);
    collects(d, winner, score.points);
    gameEnded(on, d, winner, cites.win);
  }
  /** Whoever drew pays the count; whoever never had a card pays la corrida; a foul hand pays as a full loser. */
  function collects(d: Draft<Escaleriado>, to: Seat, points: number): void {
    const { stayed, fouled } = d.now;
    for (const from of d.seats) {
      if (from === to) continue;
      const rule = fouled.includes(from) ? cites.foul : cites.pays;
      if (points > 0 && (stayed.includes(from) || fouled.includes(from)))
        pays(on, d, { from, to, due: points * rules.point, rule, note: { points } });
      else pays(on, d, { from, to, due: rules.corrida, rule: cites.corrida, note: { points: null } });
    }
  }
  /** A hand is reported foul. A card he had the say over goes on as if he had passed it, unless it is in his hand. */
  function foul(d: Draft<Escaleriado>, seat: Seat, took: boolean): void {
    const { asked, phase, drawer } = d.now;
    const goesRound = phase === 'offer' && !took;
    const next = nextOffered(d, seat);
    if (others(d, d.now, seat).length === 1) fallsOut(d, seat);
    else if (asked !== seat) given(d, seat, false, {});
    else if (phase === 'declare') {
      given(d, seat, false, nextToDeclare(d, d.now, seat, false));
      goesOn(d);
    } else if (goesRound && next !== drawer) given(d, seat, false, { asked: next });
    else fallsOut(d, seat, goesRound ? drawer : seat);
  }
  /** A foul hand is out, and the turn goes on from `after`. The engine counts the cards itself as turns begin and end. */
  function fallsOut(d: Draft<Escaleriado>, seat: Seat, after: Seat = seat, holds = true): void {
    const left = others(d, d.now, seat);
    if (left.length === 1) {
      given(d, seat, holds, {});
      alone(d, left[0]!);
    } else {
      const next = nextOf(d, after, (s) => left.includes(s));
      given(d, seat, holds, { next, phase: 'turn' });
      turnOf(d, next);
    }
  }
  function given(d: Draft<Escaleriado>, seat: Seat, holds: boolean, note: FoulNote): void {
    surrendered(on, d, seat, { rule: cites.foul, open: holds ? on.discards : null, note });
  }
};

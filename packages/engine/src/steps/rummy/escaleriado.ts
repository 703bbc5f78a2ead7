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
  type RuleId,
  type Seat,
  step,
} from '../../kernel/index.js';
import { escaleriadoOffers } from './escaleriado-offers.js';
import { escaleriadoSettling } from './escaleriado-settle.js';
import { type Escaleriado, evolve, START } from './escaleriado-state.js';
import { nextOf, type RummyFelt } from './felt.js';
import { gameEnded, turnsOpened } from './first.js';
import type { LayRules } from './lay.js';
import type { EscaleriadoRules } from './rules.js';
import { worthFor, worthMost } from './score.js';
import {
  type Acts,
  bestOf,
  cardsOf,
  drawn,
  type FoulNote,
  isIn,
  kept,
  type Loop,
  leavingOne,
  meld,
  nextIn,
  nextToDeclare,
  others,
  playing,
  rearranged,
  rearranging,
  restock,
  surrendered,
  TEN,
  thrown,
} from './turn.js';

const ELEVEN = 11;
/** How often the thrown cards may make a new stock before the game is drawn. */
export const RESHUFFLES_MAX = 3;
const CHANCE: readonly Actor[] = ['chance'];

export const escaleriado = (on: RummyFelt, rules: EscaleriadoRules): Loop<Escaleriado> => {
  const { cites } = rules;
  const lay: LayRules = { melds: rules.melds, rearrange: rules.rearrange };
  const worth = worthFor(rules);
  const { menuFor, shutFor, ruleFor, fitsBy, keepsOne } = escaleriadoOffers(on, rules, lay);
  const { alone, won } = escaleriadoSettling(on, rules);
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
  /** Who sat between the drawer and the taker. */
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

/**
 * Largo's turns. Each draws, or takes the card the player before him threw; what helps goes down, and one card is thrown. Whoever
 * has all ten down builds on. The second to get there puts a marker into the stock, the third may move it or take it out; when it
 * is reached each but the leader says whether he goes on to the end of the stock. The longest layout wins.
 */
import {
  type Command,
  cardsIn,
  type Draft,
  type Felt,
  type Known,
  NOBODY,
  type Seat,
  step,
} from '../../kernel/index.js';
import type { RummyFelt } from './felt.js';
import { turnsOpened } from './first.js';
import { type Laying, largoOffers } from './largo-offers.js';
import { largoSettling } from './largo-settle.js';
import { allDown, evolve, type Largo, leaders, START } from './largo-state.js';
import type { LayRules } from './lay.js';
import type { LargoRules } from './rules.js';
import {
  type Acts,
  cardsOf,
  drawn,
  isIn,
  kept,
  type Loop,
  meld,
  nextIn,
  playing,
  rearranged,
  rearranging,
  surrendered,
  TEN,
  thrown,
} from './turn.js';

export const largo = (on: RummyFelt, rules: LargoRules): Loop<Largo> => {
  const { cites } = rules;
  const lay: LayRules = { melds: rules.melds, rearrange: rules.rearrange };
  const { menuFor, shutFor, openFor, ruleFor, dropOf, canPlace } = largoOffers(on, rules, lay);
  const { ends, wins } = largoSettling(on, rules);
  const acts: Acts<Largo> = {
    rearrange: (d, c, face) => rearranged(d, c, cites, face, lay),
    draw: (d) => drawn(on, d, d.now.asked, cites.draw),
    drop: drops,
    keep: (d) => kept(on, d, cites.keep),
    'let-go': leaves,
    discard: discards,
    'place-marker': marks,
    'move-marker': marks,
    'leave-marker': (d) => {
      d.say('MarkerLeft', d.now.asked, cites.third);
      goesOn(d, d.now.asked);
    },
    'remove-marker': (d) => {
      d.say('MarkerRemoved', d.now.asked, cites.third);
      reaches(d, d.now.asked);
    },
    stay: (d) => {
      const seat = d.now.asked;
      d.say('WentOn', seat, cites.goesOn);
      decidesNext(d, seat);
    },
  };
  const turns = step<Largo>('turns', START, {
    open: (d, faces) => turnsOpened(on, d, faces, cites),
    toAct: (_r, t) => (t.phase === 'over' ? NOBODY : [t.asked]),
    menu: menuFor,
    shut: shutFor,
    free: (r, t, actor) => rearranging(on, r, t, actor, cites.rearrange),
    decide: (d, _t, c, face) => (acts[c.type] ?? lays)(d, c, face),
    evolve,
  });
  return { step: turns, foul };

  /** The drawn card stays for the next player. */
  function leaves(d: Draft<Largo>): void {
    const seat = d.now.asked;
    const cards = cardsIn(d, on.offer);
    d.move(cards, on.offer, on.discards);
    d.say('CardLeft', seat, cites.dead, { card: cards[0]! });
    endsTurn(d, seat);
  }
  function discards(d: Draft<Largo>, { cards }: Command): void {
    const seat = d.now.asked;
    if (cardsOf(on, d, seat) - 1 === TEN) {
      const card = cards![0]!;
      thrown(on, d, card, cites.discard, { card });
      endsTurn(d, seat);
    } else fallsOut(d, seat, true);
  }
  function marks(d: Draft<Largo>, c: Command): void {
    const seat = d.now.asked;
    const depth = c.amount!;
    const note = { under: cardsIn(d, on.stock).length - depth, depth };
    if (c.type === 'place-marker') d.say('MarkerPlaced', seat, cites.marker, note);
    else d.say('MarkerMoved', seat, cites.third, note);
    goesOn(d, seat);
  }
  function lays(d: Draft<Largo>, c: Command, face: Known): void {
    const { asked: seat, phase } = d.now;
    const type = c.type as Laying;
    const open = openFor(d, d.now, type);
    const isDown = meld(on, d, c, { open, rule: ruleFor(d.now, type), meldRule: cites.meld }, face, lay);
    // Nothing left to throw: the turn is over; but a card that was drawn and not used is still to be left.
    const isOver = open !== null || phase === 'discard';
    if (isDown && isOver && on.held(d, seat).length === 0) endsTurn(d, seat);
  }
  /** A turn has ended: whoever is newly all down may have a say over the marker; then play goes on. */
  function endsTurn(d: Draft<Largo>, seat: Seat): void {
    const { tenDown, markers, past } = d.now;
    const isNew = on.held(d, seat).length === 0 && !tenDown.includes(seat);
    const nth = isNew ? allDown(d.now) + 1 : 0;
    if (isNew) d.say('AllDown', seat, cites.allDown, { nth });
    if (nth === 2 && markers.length === 0 && !past && canPlace(d))
      d.say('MarkerDue', seat, cites.marker, { phase: 'marker' });
    // The third, and nobody after him; and not once the card above it is drawn.
    else if (nth === 3 && markers.length === 1 && liesAhead(d, d.now))
      d.say('MarkerDue', seat, cites.third, { phase: 'third' });
    else goesOn(d, seat);
  }
  function liesAhead(r: Felt, t: Largo): boolean {
    return t.marker !== null && cardsIn(r, on.stock).length > t.marker;
  }
  /** Play goes on after this seat. */
  function goesOn(d: Draft<Largo>, from: Seat): void {
    if (d.now.marker !== null && !liesAhead(d, d.now)) reaches(d, from);
    else turnOrEnd(d, from);
  }
  function turnOrEnd(d: Draft<Largo>, from: Seat): void {
    if (cardsIn(d, on.stock).length === 0) ends(d);
    else turnAfter(d, from);
  }
  /** The next one's turn. The engine counts his cards itself: with all down they may be more than ten. */
  function turnAfter(d: Draft<Largo>, from: Seat): void {
    const next = nextIn(d, d.now, from);
    const isRight = on.held(d, next).length === 0 ? cardsOf(on, d, next) >= TEN : cardsOf(on, d, next) === TEN;
    if (next !== from && !isRight) fallsOut(d, next, false);
    else d.say('TurnPassed', null, cites.turn, { next });
  }
  /** Each who is left says whether he goes on, beginning after the player whose turn it was. */
  function reaches(d: Draft<Largo>, from: Seat): void {
    const at = d.seats.indexOf(from) + 1;
    const deciding = [...d.seats.slice(at), ...d.seats.slice(0, at)].filter((s) => isIn(d.now, s));
    d.say('MarkerReached', null, cites.reached, { deciding, removed: d.now.marker === null });
    decidesNext(d, from);
  }
  /** The leader is not asked: he stays, as the game ends when everybody except him has dropped. */
  function decidesNext(d: Draft<Largo>, from: Seat): void {
    const [leader] = leaders(d.now);
    if (leader !== undefined && d.now.deciding.includes(leader)) d.say('LeaderStays', leader, cites.leads);
    if (d.now.deciding.length === 0) turnOrEnd(d, from);
  }
  function drops(d: Draft<Largo>): void {
    const { asked: seat, phase } = d.now;
    const { points, rule } = dropOf(d, d.now, seat);
    d.say('Dropped', seat, rule, { points });
    const left = playing(d, d.now);
    if (left.length === 1) wins(d, left, phase === 'reached' ? cites.ends : cites.alone);
    else if (phase === 'reached') decidesNext(d, seat);
    else turnAfter(d, seat);
  }
  /** A hand is reported foul; a card he had the say over dies with it. */
  function foul(d: Draft<Largo>, seat: Seat): void {
    const { asked, phase } = d.now;
    const isLast = playing(d, d.now).length === 2;
    // At the marker another may lead for it, and he is not asked any more.
    if (asked === seat || isLast || phase === 'reached') fallsOut(d, seat, asked === seat);
    else given(d, seat, false);
  }
  /** A foul hand is out; play goes on from its place. */
  function fallsOut(d: Draft<Largo>, seat: Seat, holds: boolean): void {
    given(d, seat, holds);
    const left = playing(d, d.now);
    if (left.length === 1) wins(d, left, cites.alone);
    else if (d.now.phase === 'reached') decidesNext(d, seat);
    else goesOn(d, seat);
  }
  function given(d: Draft<Largo>, seat: Seat, holds: boolean): void {
    surrendered(on, d, seat, { rule: cites.foul, open: holds ? on.discards : null, note: {} });
  }
};

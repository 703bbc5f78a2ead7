/**
 * Panguingue's turns. All declare; then each in turn draws a card for everybody to see, melds it or leaves it, and a card left
 * unused is the next player's for the taking, while one thrown from a hand is nobody's. Eleven cards melded win.
 */
import {
  type Actor,
  type Command,
  cardsIn,
  type Draft,
  type Known,
  NOBODY,
  type Seat,
  step,
  type Zone,
} from '../../kernel/index.js';
import { conditionsIn } from './conditions.js';
import type { RummyFelt } from './felt.js';
import { firstIn, gameEnded } from './first.js';
import type { LayRules } from './lay.js';
import { type Laying, panOffers } from './pan-offers.js';
import { panSettling } from './pan-settle.js';
import { evolve, type Pan, START } from './pan-state.js';
import type { PanRules } from './rules.js';
import {
  type Acts,
  bestOf,
  cardsOf,
  drawn,
  type FoulNote,
  type Loop,
  type Meld,
  meld,
  nextIn,
  nextToDeclare,
  noColumns,
  others,
  playing,
  restock,
  surrendered,
  TEN,
  thrown,
} from './turn.js';

const ELEVEN = 11;
/** How often the thrown cards may make a new stock before the hand is drawn. */
export const PAN_RESHUFFLES_MAX = 5;
const CHANCE: readonly Actor[] = ['chance'];

export const pan = (on: RummyFelt, rules: PanRules): Loop<Pan> => {
  const { cites } = rules;
  const lay: LayRules = { melds: rules.melds, rearrange: rules.rearrange };
  const { menuFor, shutFor, openFor, ruleFor } = panOffers(on, rules, lay);
  const { houseRate, shared, alone, won, conditions } = panSettling(on, rules);
  const acts: Acts<Pan> = {
    play: (d) => declares(d, true),
    pass: (d) => declares(d, false),
    draw: draws,
    'let-go': (d) => leaves(d, false),
    force: (d) => leaves(d, true),
    discard: discards,
    shuffle: (d, c, face) => {
      if (restock(on, d, c, face, cites.exhausted)) drawn(on, d, d.now.asked, cites.draw);
    },
    'take-best': (d, c, face) => lays(d, bestOf(on, d, c, [d.now.unused!], face, lay), face),
  };
  const turns = step<Pan>('turns', START, {
    open: (d) => {
      const first = firstIn(d, d.markers[on.first] ?? d.seats[0]!);
      d.say('TurnsOpened', first, cites.first, { first, columns: noColumns(d) });
    },
    toAct: (_r, t) => (t.phase === 'over' ? NOBODY : t.phase === 'shuffle' ? CHANCE : [t.asked]),
    menu: menuFor,
    shut: shutFor,
    decide: (d, _t, c, face) => (acts[c.type] ?? lays)(d, c, face),
    evolve,
  });
  return { step: turns, foul };

  /** One after another; who passes gives his cards up, and his ante stays. */
  function declares(d: Draft<Pan>, plays: boolean): void {
    const seat = d.now.asked;
    const next = nextToDeclare(d, d.now, seat, plays);
    if (!plays) d.move(on.held(d, seat), on.hand(seat), on.surrendered);
    d.say('Declared', seat, cites.declare, { plays, ...next });
    const left = playing(d, d.now);
    // Everybody else has passed: the antes are his, and no card is drawn.
    if (left.length === 1) alone(d, left[0]!, true);
    else if (d.now.phase === 'turn') begins(d);
  }
  function begins(d: Draft<Pan>): void {
    houseRate(d);
    turnOf(d);
  }
  /** A turn begins, and the cards are counted. */
  function turnOf(d: Draft<Pan>): void {
    if (cardsOf(on, d, d.now.asked) !== TEN) fallsOut(d, d.now.asked);
  }
  /** From the stock; when that is empty the thrown cards make a new one, so many times and no more. */
  function draws(d: Draft<Pan>): void {
    const again = d.now.reshuffles < PAN_RESHUFFLES_MAX && cardsIn(d, on.discards).length > 0;
    if (cardsIn(d, on.stock).length > 0) drawn(on, d, d.now.asked, cites.draw);
    else if (again) d.say('StockExhausted', null, cites.exhausted, { ends: false });
    else {
      d.say('StockExhausted', null, cites.drawn, { ends: true });
      shared(d);
      gameEnded(on, d, null, cites.drawn);
    }
  }
  function discards(d: Draft<Pan>, { cards }: Command): void {
    const seat = d.now.asked;
    if (cardsOf(on, d, seat) - 1 === TEN) {
      thrown(on, d, cards![0]!, cites.discard, { next: nextIn(d, d.now, seat) });
      turnOf(d);
    } else fallsOut(d, seat);
  }
  function lays(d: Draft<Pan>, c: Command, face: Known): void {
    const { asked: seat, paidFor } = d.now;
    const type = c.type as Laying;
    const p = { open: openFor(d, d.now, type), rule: ruleFor(d.now, type), meldRule: cites.meld };
    const worth: Meld['note'] = (columns) => ({ worth: conditionsIn(columns, face, rules.melds) });
    if (!meld(on, d, c, rules.payConditions ? { ...p, note: worth } : p, face, lay)) return;
    const at = d.seats.indexOf(seat);
    conditions(d, seat, d.now.paidFor[at]! - paidFor[at]!);
    if (on.laid(d, seat).length >= ELEVEN) won(d, seat);
  }
  /** The card stays where nobody but the next player may take it. */
  function leaves(d: Draft<Pan>, force: boolean): void {
    const seat = d.now.asked;
    const cards = cardsIn(d, on.offer);
    d.move(cards, on.offer, on.discards);
    const note = { next: nextIn(d, d.now, seat), force, card: cards[0]! };
    d.say('CardLeft', seat, force ? cites.force : cites.dead, note);
    turnOf(d);
  }

  /**
   * A hand is reported foul. A card that was left for it is the next player's for the taking; a drawn one it took in is
   * surrendered with it.
   */
  function foul(d: Draft<Pan>, seat: Seat, took: boolean): void {
    const { asked, phase } = d.now;
    const left = others(d, d.now, seat);
    if (asked === seat && phase !== 'declare') fallsOut(d, seat, took);
    else if (left.length === 1) {
      given(d, seat, null, { took });
      alone(d, left[0]!, phase === 'declare');
    } else if (asked !== seat) given(d, seat, null, { took });
    else {
      given(d, seat, null, { took, ...nextToDeclare(d, d.now, seat, false) });
      if (d.now.phase === 'turn') begins(d);
    }
  }
  /** The hand whose turn it is is foul, and the turn goes on. */
  function fallsOut(d: Draft<Pan>, seat: Seat, took = false): void {
    const left = others(d, d.now, seat);
    if (left.length === 1) {
      given(d, seat, on.surrendered, { took });
      alone(d, left[0]!, false);
    } else {
      const { unused } = d.now;
      given(d, seat, on.surrendered, { took, next: nextIn(d, d.now, seat), phase: 'turn', unused });
      turnOf(d);
    }
  }
  function given(d: Draft<Pan>, seat: Seat, open: Zone | null, note: FoulNote): void {
    surrendered(on, d, seat, { rule: note.took ? cites.foulDraw : cites.foul, open, note });
  }
};

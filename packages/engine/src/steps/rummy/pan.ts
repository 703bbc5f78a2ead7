/**
 * Panguingue's turns. All declare; then each in turn draws a card for everybody to see, melds it or leaves it, and a card left
 * unused is the next player's for the taking, while one thrown from a hand is nobody's. Eleven cards melded win.
 */
import {
  type Actor,
  type Command,
  cardsIn,
  chipsAt,
  type Draft,
  type Felt,
  inTurn,
  type Known,
  NOBODY,
  type Option,
  openly,
  option,
  type RuleId,
  refuse,
  type Seat,
  type Shut,
  shut,
  step,
  topOf,
  type Zone,
} from '../../kernel/index.js';
import type { PokerTerms } from '../poker.js';
import { conditionsIn } from './conditions.js';
import { pays, type RummyFelt } from './felt.js';
import { firstIn, gameEnded } from './first.js';
import { canAdd, type LayRules } from './lay.js';
import { evolve, type Pan, START } from './pan-state.js';
import type { PanRules } from './rules.js';
import {
  type Acts,
  bestOf,
  cardsOf,
  columnsOf,
  discardOption,
  drawn,
  type FoulNote,
  isIn,
  type Loop,
  layOption,
  type Meld,
  meld,
  nextIn,
  nextToDeclare,
  noColumns,
  others,
  playing,
  restock,
  restockOption,
  surrendered,
  TEN,
  thrown,
} from './turn.js';

const ELEVEN = 11;
/** How often the thrown cards may make a new stock before the hand is drawn (BAR-61). */
export const PAN_RESHUFFLES_MAX = 5;
const CHANCE: readonly Actor[] = ['chance'];
type Laying = 'use' | 'take' | 'lay';

export const pan = (on: RummyFelt, rules: PanRules): Loop<Pan> => {
  const { cites } = rules;
  const lay: LayRules = { melds: rules.melds, rearrange: rules.rearrange };
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

  function menuFor(r: Felt, t: Pan, _actor: Actor, mine: Known): readonly Option[] {
    switch (t.phase) {
      case 'declare':
        return [option('play', { rule: cites.declare }), option('pass', { rule: cites.declare, ifSilent: true })];
      case 'turn':
        return [option('draw', { rule: cites.draw, ifSilent: true }), ...offers(r, t, ['take'], mine)];
      case 'shuffle':
        return [restockOption(on, r, cites.exhausted)];
      case 'forced':
        return [...offers(r, t, ['take'], mine), option('take-best', { rule: cites.force, ifSilent: true })];
      case 'discard':
        return [discardOption(on, r, t.asked, cites.discard), ...offers(r, t, ['lay'], mine)];
      default: {
        const leave = option('let-go', { rule: cites.dead, ifSilent: true });
        const force = fitsNext(r, t, openly(r, mine)) ? [option('force', { rule: cites.force })] : [];
        return [leave, ...offers(r, t, ['use', 'lay'], mine), ...force];
      }
    }
  }
  /** Of these ways to put cards down, those there are. */
  function offers(r: Felt, t: Pan, types: readonly Laying[], mine: Known): readonly Option[] {
    return types.map((type) => own(r, t, type, mine)).filter((o) => o !== null);
  }
  function own(r: Felt, t: Pan, type: Laying, mine: Known): Option | null {
    if (type === 'take' && t.unused === null) return null;
    const offered = openFor(r, t, type)?.cards ?? [];
    return layOption(on, r, t, { seat: t.asked, type, offered, rule: ruleFor(t, type) }, mine, lay);
  }
  /** The open card that goes down with what is laid: the drawn one, or the one that was left. */
  function openFor(r: Felt, t: Pan, type: Laying): Meld['open'] {
    if (type === 'use') return { cards: cardsIn(r, on.offer), from: on.offer };
    return type === 'take' ? { cards: [t.unused!], from: on.discards } : null;
  }
  function ruleFor(t: Pan, type: Laying): RuleId {
    if (type === 'take') return t.phase === 'forced' ? cites.force : cites.unused;
    return type === 'use' ? cites.use : cites.lay;
  }
  /** Does the drawn card go on a column of the next player's as it lies? Then, where a house plays so, it may be forced on him. */
  function fitsNext(r: Felt, t: Pan, face: Known): boolean {
    if (!rules.forcing) return false;
    const next = nextIn(r, t, t.asked);
    return canAdd(columnsOf(r, t, next), topOf(r, on.offer)!, face, rules.melds);
  }
  function shutFor(r: Felt, t: Pan, _actor: Actor, mine: Known): readonly Shut[] {
    if (t.phase === 'declare' || t.phase === 'shuffle') return [];
    const out: Shut[] = [shut('pass', refuse('no-dropping-now', cites.noDrop))];
    const noMeld = (type: Laying) => {
      if (own(r, t, type, mine) === null) out.push(shut(type, refuse('not-a-meld', cites.meld)));
    };
    if (t.phase === 'turn' && t.unused === null) out.push(shut('take', refuse('nothing-to-take', cites.thrown)));
    else if (t.phase === 'turn') noMeld('take');
    if (t.phase === 'forced') out.push(shut('draw', refuse('must-take', cites.force)));
    if (t.phase === 'discard') out.push(shut('let-go', refuse('must-discard', cites.discard)));
    if (t.phase === 'offer') {
      noMeld('use');
      out.push(shut('keep', refuse('use-or-pass', cites.keep)), shut('discard', refuse('use-or-pass', cites.dead)));
    }
    return out;
  }

  /** One after another; who passes gives his cards up, and his ante stays (AMB-SNK-24). */
  function declares(d: Draft<Pan>, plays: boolean): void {
    const seat = d.now.asked;
    const next = nextToDeclare(d, d.now, seat, plays);
    if (!plays) d.move(on.held(d, seat), on.hand(seat), on.surrendered);
    d.say('Declared', seat, cites.declare, { plays, ...next });
    const left = playing(d, d.now);
    // Everybody else has passed: the antes are his, and no card is drawn (AMB-SNK-19).
    if (left.length === 1) alone(d, left[0]!, true);
    else if (d.now.phase === 'turn') begins(d);
  }
  function begins(d: Draft<Pan>): void {
    houseRate(d);
    turnOf(d);
  }
  /** Where the house takes its rate when all have declared (SNK-PAN-3; otherwise AMB-GEN-10). */
  function houseRate(d: Draft<Pan>): void {
    if (rules.feeAt !== 'declare') return;
    const { fees }: PokerTerms = d.terms;
    for (const { amount, rule } of fees) {
      d.pay(on.centre, on.drop, Math.min(amount, chipsAt(d, on.centre)));
      d.say('CollectionTaken', null, rule, { for: 'drop' });
    }
  }
  /** A turn begins, and the cards are counted (AMB-SNK-16). */
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

  /** Nobody wins: those still in the hand share the antes, odd chips to the first of them in order of play (BAR-61). */
  function shared(d: Draft<Pan>): void {
    const left = inTurn(d, d.now.first, (_, s) => isIn(d.now, s));
    const total = chipsAt(d, on.centre);
    const units = Math.floor(total / rules.chip);
    left.forEach((seat, i) => {
      const share = (Math.floor(units / left.length) + (i < units % left.length ? 1 : 0)) * rules.chip;
      const amount = i === 0 ? share + (total % rules.chip) : share;
      if (amount > 0) d.pay(on.centre, on.stack(seat), amount);
    });
    d.say('AntesShared', null, cites.drawn);
  }
  /** Everybody else has passed or is fouled: the antes are his, less a rate not taken yet, and what the foul hands owe whoever wins. */
  function alone(d: Draft<Pan>, winner: Seat, isDeclaring: boolean): void {
    d.say('GameWon', winner, cites.alone, { lines: [], points: 0, alone: true });
    if (isDeclaring) houseRate(d);
    collects(d, winner, d.now.fouled);
    antesTo(d, winner);
    gameEnded(on, d, winner, cites.alone);
  }
  /** Two chips from each player in the hand, foul hands among them; and the antes (SNK-PAN-5). */
  function won(d: Draft<Pan>, winner: Seat): void {
    d.say('GameWon', winner, cites.win, { lines: [], points: rules.forWinning });
    collects(
      d,
      winner,
      d.seats.filter((s) => s !== winner && !d.now.out.includes(s)),
    );
    antesTo(d, winner);
    gameEnded(on, d, winner, cites.win);
  }
  /** A foul hand pays what any other does (AMB-SNK-17). */
  function collects(d: Draft<Pan>, to: Seat, payers: readonly Seat[]): void {
    const { fouled, tookDraw } = d.now;
    for (const from of payers) {
      const rule = tookDraw.includes(from) ? cites.foulDraw : fouled.includes(from) ? cites.foul : cites.pays;
      paysChips(d, { from, to, points: rules.forWinning, rule });
    }
  }
  function paysChips(d: Draft<Pan>, p: { from: Seat; to: Seat; points: number; rule: RuleId }): void {
    const { points, ...who } = p;
    pays(on, d, { ...who, due: points * rules.point, note: { points, unit: 'chip' } });
  }
  function antesTo(d: Draft<Pan>, winner: Seat): void {
    const amount = chipsAt(d, on.centre);
    if (amount > 0) d.pay(on.centre, on.stack(winner), amount);
    d.say('AntesWon', winner, cites.antes);
  }
  /** Where conditions are paid: what the columns are worth more than they ever were, from each player in the hand (BAR-66). */
  function conditions(d: Draft<Pan>, to: Seat, points: number): void {
    if (points === 0) return;
    for (const from of others(d, d.now, to)) paysChips(d, { from, to, points, rule: cites.condition });
  }

  /**
   * A hand is reported foul. A card that was left for it is the next player's for the taking (BAR-65); a drawn one it took in is
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

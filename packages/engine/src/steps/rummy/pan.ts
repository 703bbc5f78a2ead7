/**
 * Panguingue's turns. All declare; then each in turn draws a card for everybody to see, melds it or leaves it, and a card left
 * unused is the next player's for the taking, while one thrown from a hand is nobody's. Eleven cards melded win.
 */
import {
  type Actor,
  type CardId,
  type CardMove,
  type ChipMove,
  type Chips,
  type Command,
  cardsIn,
  chipsAt,
  chipsTo,
  type Decision,
  type Event,
  type EventOf,
  isRefusal,
  type Known,
  moved,
  NOBODY,
  type Option,
  openly,
  option,
  paid,
  type Round,
  type RuleId,
  refuse,
  type Seat,
  type Shut,
  said,
  shut,
  step,
  topOf,
} from '../../kernel/index.js';
import type { PokerTerms } from '../poker.js';
import { conditionsIn } from './conditions.js';
import { nextOf, pays, type RummyFelt } from './felt.js';
import { firstIn, gameEnded } from './first.js';
import { canAdd, type LayRules } from './lay.js';
import { evolve, type Pan, START } from './pan-state.js';
import type { PanRules } from './rules.js';
import {
  bestOf,
  cardsOf,
  columnsOf,
  discardOption,
  drawFrom,
  type FoulNote,
  isIn,
  type Loop,
  layOption,
  meld,
  noColumns,
  playing,
  plus,
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
  const turns = step<Pan>('turns', START, {
    open: (r) => {
      const first = firstIn(r, r.markers[on.first] ?? r.seats[0]!);
      return [said('TurnsOpened', first, cites.first, { first, columns: noColumns(r) })];
    },
    toAct: (_r, t) => (t.phase === 'over' ? NOBODY : t.phase === 'shuffle' ? CHANCE : [t.asked]),
    menu: menuFor,
    shut: shutFor,
    decide: decided,
    evolve,
  });
  return { step: turns, foul };

  function menuFor(r: Round, t: Pan, _actor: Actor, mine: Known): readonly Option[] {
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
  function offers(r: Round, t: Pan, types: readonly Laying[], mine: Known): readonly Option[] {
    return types.map((type) => own(r, t, type, mine)).filter((o) => o !== null);
  }
  function own(r: Round, t: Pan, type: Laying, mine: Known): Option | null {
    if (type === 'take' && t.unused === null) return null;
    const offered = type === 'use' ? cardsIn(r, on.offer) : type === 'take' ? [t.unused!] : [];
    return layOption(on, r, t, { seat: t.asked, type, offered, rule: ruleFor(t, type) }, mine, lay);
  }
  function ruleFor(t: Pan, type: Laying): RuleId {
    if (type === 'take') return t.phase === 'forced' ? cites.force : cites.unused;
    return type === 'use' ? cites.use : cites.lay;
  }
  /** Does the drawn card go on a column of the next player's as it lies? Then, where a house plays so, it may be forced on him. */
  function fitsNext(r: Round, t: Pan, face: Known): boolean {
    if (!rules.forcing) return false;
    const next = nextOf(r, t.asked, (s) => isIn(t, s));
    return canAdd(columnsOf(r, t, next), topOf(r, on.offer)!, face, rules.melds);
  }
  function shutFor(r: Round, t: Pan, _actor: Actor, mine: Known): readonly Shut[] {
    if (t.phase === 'declare' || t.phase === 'shuffle') return [];
    const out = [shut('pass', refuse('no-dropping-now', cites.noDrop))];
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

  function decided(r: Round, t: Pan, c: Command, face: Known): Decision {
    switch (c.type) {
      case 'play':
      case 'pass':
        return declares(r, t, c.type === 'play');
      case 'draw':
        return draws(r, t);
      case 'let-go':
      case 'force':
        return leaves(r, t, c.type === 'force');
      case 'discard':
        return discards(r, t, c);
      case 'shuffle': {
        const e = restock(on, r, c, face, cites.exhausted);
        return isRefusal(e) ? e : [e, drawFrom(on, e.cards.at(-1)!.cards, t.asked, cites.draw)];
      }
      default:
        return lays(r, t, c, face);
    }
  }
  /** One after another; who passes gives his cards up, and his ante stays (AMB-SNK-24). */
  function declares(r: Round, t: Pan, plays: boolean): Decision {
    const seat = t.asked;
    const now: Pan = { ...t, declared: plus(t.declared, seat), out: plays ? t.out : plus(t.out, seat) };
    const note = { plays, ...nextToDeclare(r, now, seat) };
    const gone: CardMove = { cards: on.held(r, seat), from: on.hand(seat), to: on.surrendered, seen: null };
    const e = moved('Declared', seat, cites.declare, plays ? [] : [gone], note);
    const left = playing(r, now);
    // Everybody else has passed: the antes are his, and no card is drawn (AMB-SNK-19).
    if (left.length === 1) return [e, ...alone(r, now, left[0]!)];
    return note.phase === 'turn' ? [e, ...begins(r, now, note.next)] : [e];
  }
  function nextToDeclare(r: Round, t: Pan, seat: Seat): { next: Seat; phase: 'declare' | 'turn' } {
    const waiting = playing(r, t).filter((s) => !t.declared.includes(s));
    if (waiting.length > 0) return { next: nextOf(r, seat, (s) => waiting.includes(s)), phase: 'declare' };
    return { next: isIn(t, t.first) ? t.first : nextOf(r, t.first, (s) => isIn(t, s)), phase: 'turn' };
  }
  function begins(r: Round, t: Pan, next: Seat): readonly Event[] {
    const rate = houseRate(r);
    return [...rate, ...turnOf(r, { ...t, phase: 'turn' }, next, { taken: spentIn(rate) })];
  }
  /** Where the house takes its rate when all have declared (SNK-PAN-3; otherwise AMB-GEN-10). */
  function houseRate(r: Round): readonly Event[] {
    if (rules.feeAt !== 'declare') return [];
    return (r.terms as PokerTerms).fees.map(({ amount, rule }) => {
      const chips = [{ from: on.centre, to: on.drop, amount: Math.min(amount, chipsAt(r, on.centre)) }];
      return paid('CollectionTaken', null, rule, chips, undefined, { for: 'drop' });
    });
  }
  /** A turn begins, and the cards are counted (AMB-SNK-16). */
  function turnOf(r: Round, t: Pan, seat: Seat, so: SoFar = {}): readonly Event[] {
    return cardsOf(on, r, seat) === TEN ? [] : fallsOut(r, t, seat, so);
  }
  /** From the stock; when that is empty the thrown cards make a new one, so many times and no more. */
  function draws(r: Round, t: Pan): Decision {
    const stock = cardsIn(r, on.stock);
    if (stock.length > 0) return [drawFrom(on, stock, t.asked, cites.draw)];
    if (t.reshuffles < PAN_RESHUFFLES_MAX && cardsIn(r, on.discards).length > 0)
      return [said('StockExhausted', null, cites.exhausted, { ends: false })];
    return [
      said('StockExhausted', null, cites.drawn, { ends: true }),
      shared(r, t),
      gameEnded(on, r, { winner: null, first: t.first, rule: cites.drawn }),
    ];
  }
  function discards(r: Round, t: Pan, { cards }: Command): Decision {
    if (cardsOf(on, r, t.asked) - 1 !== TEN) return fallsOut(r, t, t.asked);
    const next = nextOf(r, t.asked, (s) => isIn(t, s));
    return [thrown(on, t.asked, cards![0]!, cites.discard, { next }), ...turnOf(r, t, next)];
  }
  function lays(r: Round, t: Pan, c: Command, face: Known): Decision {
    if (c.type === 'take-best') return lays(r, t, bestOf(on, r, t, c, [t.unused!], face, lay), face);
    const open =
      c.type === 'use'
        ? { cards: cardsIn(r, on.offer), from: on.offer }
        : c.type === 'lay'
          ? null
          : { cards: [t.unused!], from: on.discards };
    const rule = ruleFor(t, c.type as Laying);
    const laid = meld(on, r, t, c, { open, rule, meldRule: cites.meld }, face, lay);
    if (isRefusal(laid)) return laid;
    const total = on.laid(r, t.asked).length + laid.cards.reduce((n, m) => n + m.cards.length, 0);
    const told = rules.payConditions ? conditions(r, t, laid, face) : [laid];
    return total >= ELEVEN ? [...told, ...won(r, t, t.asked, told)] : told;
  }
  /** The card stays where nobody but the next player may take it. */
  function leaves(r: Round, t: Pan, force: boolean): Decision {
    const next = nextOf(r, t.asked, (s) => isIn(t, s));
    const move = { cards: cardsIn(r, on.offer), from: on.offer, to: on.discards, seen: null };
    const note = { next, force, card: move.cards[0]! };
    const left = moved('CardLeft', t.asked, force ? cites.force : cites.dead, [move], note);
    return [left, ...turnOf(r, t, next, { unused: note.card })];
  }

  /** Nobody wins: those still in the hand share the antes, odd chips to the first of them in order of play (BAR-61). */
  function shared(r: Round, t: Pan): Event {
    const from = r.seats.indexOf(t.first);
    const left = [...r.seats.slice(from), ...r.seats.slice(0, from)].filter((s) => isIn(t, s));
    const total = chipsAt(r, on.centre);
    const units = Math.floor(total / rules.chip);
    const chips = left.map((seat, i): ChipMove => {
      const share = (Math.floor(units / left.length) + (i < units % left.length ? 1 : 0)) * rules.chip;
      return { from: on.centre, to: on.stack(seat), amount: i === 0 ? share + (total % rules.chip) : share };
    });
    const due = chips.filter(({ amount }) => amount > 0);
    return paid('AntesShared', null, cites.drawn, due);
  }
  /** Everybody else has passed or is fouled: the antes are his, and what the foul hands owe whoever wins. */
  function alone(r: Round, t: Pan, winner: Seat, taken = 0): readonly Event[] {
    const rate = t.phase === 'declare' ? houseRate(r) : [];
    return [
      said('GameWon', winner, cites.alone, { lines: [], points: 0, alone: true }),
      ...rate,
      ...collects(r, t, winner, t.fouled, []),
      antesTo(r, winner, taken + spentIn(rate)),
      gameEnded(on, r, { winner, first: t.first, rule: cites.alone }),
    ];
  }
  /** Two chips from each player in the hand, foul hands among them; and the antes (SNK-PAN-5). */
  function won(r: Round, t: Pan, winner: Seat, before: readonly Event[]): readonly Event[] {
    const payers = r.seats.filter((s) => s !== winner && !t.out.includes(s));
    return [
      said('GameWon', winner, cites.win, { lines: [], points: rules.forWinning }),
      ...collects(r, t, winner, payers, before),
      antesTo(r, winner, 0),
      gameEnded(on, r, { winner, first: t.first, rule: cites.win }),
    ];
  }
  /** A foul hand pays what any other does (AMB-SNK-17). */
  function collects(r: Round, t: Pan, to: Seat, payers: readonly Seat[], before: readonly Event[]): readonly Event[] {
    const due = rules.forWinning * rules.point;
    const note = { points: rules.forWinning, unit: 'chip' } as const;
    return payers.map((from) => {
      const rule = t.tookDraw.includes(from) ? cites.foulDraw : t.fouled.includes(from) ? cites.foul : cites.pays;
      const spent = spentIn(before.filter(({ type, seat }) => type === 'PointsPaid' && seat === from));
      return pays(on, r, { from, to, due, rule, note, spent });
    });
  }
  function antesTo(r: Round, winner: Seat, less: number): Event {
    const amount = chipsAt(r, on.centre) - less;
    const chips = chipsTo(on.centre, on.stack(winner), amount);
    return paid('AntesWon', winner, cites.antes, chips);
  }
  /** Where conditions are paid: what the columns are worth more than they ever were, from each player in the hand (BAR-66). */
  function conditions(r: Round, t: Pan, laid: EventOf<'Melded'>, face: Known): readonly Event[] {
    const to = laid.seat!;
    const worth = conditionsIn(laid.note.columns, face, rules.melds);
    const more = worth - t.paidFor[laid.note.at]!;
    const told = moved(laid.type, to, laid.rule, laid.cards, { ...laid.note, worth });
    if (more <= 0) return [told];
    const note = { points: more, unit: 'chip' } as const;
    const payers = playing(r, t).filter((s) => s !== to);
    const due = more * rules.point;
    return [told, ...payers.map((from) => pays(on, r, { from, to, due, rule: cites.condition, note }))];
  }

  /**
   * A hand is reported foul. A card that was left for it is the next player's for the taking (BAR-65); a drawn one it took in is
   * surrendered with it.
   */
  function foul(r: Round, seat: Seat, took: boolean): readonly Event[] {
    const t = r.now as Pan;
    const out = without(t, seat, took);
    if (t.asked === seat && t.phase !== 'declare') {
      const drawn: CardMove = { cards: cardsIn(r, on.offer), from: on.offer, to: on.surrendered, seen: null };
      return fallsOut(r, t, seat, { took, unused: t.unused, moves: drawn.cards.length > 0 ? [drawn] : [] });
    }
    const left = playing(r, out);
    if (left.length === 1) return [given(r, seat, { took }), ...alone(r, out, left[0]!)];
    if (t.asked !== seat) return [given(r, seat, { took })];
    const note = nextToDeclare(r, out, seat);
    return [given(r, seat, { took, ...note }), ...(note.phase === 'turn' ? begins(r, out, note.next) : [])];
  }
  /** The hand whose turn it is is foul, and the turn goes on. */
  function fallsOut(r: Round, t: Pan, seat: Seat, so: SoFar = {}): readonly Event[] {
    const { took = false, unused = null, moves = [], taken = 0 } = so;
    const out = without(t, seat, took);
    const left = playing(r, out);
    if (left.length === 1) return [given(r, seat, { took }, moves), ...alone(r, out, left[0]!, taken)];
    const next = nextOf(r, seat, (s) => isIn(out, s));
    return [given(r, seat, { took, next, phase: 'turn', unused }, moves), ...turnOf(r, out, next, { unused, taken })];
  }
  function given(r: Round, seat: Seat, note: FoulNote, more: readonly CardMove[] = []): Event {
    const rule = note.took ? cites.foulDraw : cites.foul;
    const e = surrendered(on, r, seat, { rule, holds: false, note });
    return moved(e.type, e.seat, e.rule, [...e.cards, ...more], e.note);
  }
};

/** What has come of a decision before a hand falls out: a card left over, where the drawn one goes, what the house has taken. */
interface SoFar {
  readonly took?: boolean;
  readonly unused?: CardId | null;
  readonly moves?: readonly CardMove[];
  readonly taken?: Chips;
}
const without = (t: Pan, seat: Seat, took: boolean): Pan => ({
  ...t,
  fouled: plus(t.fouled, seat),
  tookDraw: took ? plus(t.tookDraw, seat) : t.tookDraw,
});
const spentIn = (events: readonly Event[]): Chips =>
  events.reduce((sum, { chips }) => sum + chips.reduce((n, { amount }) => n + amount, 0), 0);

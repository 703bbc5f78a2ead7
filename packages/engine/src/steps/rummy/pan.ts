/**
 * Panguingue's turns. All declare; then each in turn draws a card for everybody to see, melds it or leaves it, and a card left
 * unused is the next player's for the taking, while one thrown from a hand is nobody's. Eleven cards melded win.
 */
import {
  type Actor,
  type CardId,
  type ChipMove,
  type Command,
  cardsIn,
  chipsAt,
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
  said,
  shut,
  step,
  topOf,
} from '../../kernel/index.js';
import { conditionsIn } from './conditions.js';
import { nextOf, pays, type RummyFelt } from './felt.js';
import { canAdd, type LayRules } from './lay.js';
import type { PanRules } from './rules.js';
import {
  bestOf,
  columnsOf,
  discardOption,
  drawFrom,
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
  type Turns,
  thrown,
  withColumns,
} from './turn.js';

export interface Pan extends Turns {
  readonly phase: 'declare' | 'turn' | 'offer' | 'forced' | 'discard' | 'shuffle' | 'over';
  readonly asked: Seat;
  readonly declared: readonly Seat[];
  /** The card the last player drew and left: on top of what was thrown, for the next one only. */
  readonly unused: CardId | null;
  readonly reshuffles: number;
}
const START: Pan = {
  phase: 'over',
  asked: 0,
  columns: [],
  stayed: [],
  out: [],
  fouled: [],
  declared: [],
  unused: null,
  reshuffles: 0,
};
const ELEVEN = 11;
/** How often the thrown cards may make a new stock before the hand is drawn. */
export const PAN_RESHUFFLES_MAX = 5;
const CHANCE: readonly Actor[] = ['chance'];

export const pan = (on: RummyFelt, rules: PanRules): Loop<Pan> => {
  const { cites } = rules;
  const lay: LayRules = { melds: rules.melds, rearrange: rules.rearrange };
  const turns = step<Pan>('turns', START, {
    open: (r) => {
      const first = r.markers[on.first] ?? r.seats[0]!;
      const asked = r.seats.includes(first) ? first : nextOf(r, first, () => true);
      return [said('TurnsOpened', asked, cites.first, { asked, columns: noColumns(r) })];
    },
    toAct: (_r, t) => (t.phase === 'over' ? NOBODY : t.phase === 'shuffle' ? CHANCE : [t.asked]),
    menu: menuFor,
    shut: shutFor,
    decide: decided,
    evolve,
  });
  return { step: turns, foul };

  function menuFor(r: Round, t: Pan, _actor: Actor, mine: Known): readonly Option[] {
    const seat = t.asked;
    switch (t.phase) {
      case 'declare':
        return [option('play', { rule: cites.declare }), option('pass', { rule: cites.declare, ifSilent: true })];
      case 'turn': {
        const take = t.unused === null ? null : own(r, t, 'take', mine);
        const draw = option('draw', { rule: cites.draw, ifSilent: true });
        return take ? [draw, take] : [draw];
      }
      case 'shuffle':
        return [restockOption(on, r, cites.exhausted)];
      case 'forced':
        return [own(r, t, 'take', mine)!, option('take-best', { rule: cites.force, ifSilent: true })];
      case 'discard': {
        const more = own(r, t, 'lay', mine);
        const one = discardOption(on, r, seat, cites.discard);
        return more ? [one, more] : [one];
      }
      default: {
        const options: Option[] = [option('leave', { rule: cites.dead, ifSilent: true })];
        const use = own(r, t, 'use', mine);
        if (use) options.push(use);
        const more = own(r, t, 'lay', mine);
        if (more) options.push(more);
        if (fitsNext(r, t, openly(r, mine))) options.push(option('force', { rule: cites.force }));
        return options;
      }
    }
  }
  function own(r: Round, t: Pan, type: 'use' | 'lay' | 'take', mine: Known): Option | null {
    const seat = t.asked;
    const offered = type === 'use' ? cardsIn(r, on.offer) : type === 'take' ? [t.unused!] : [];
    const rule = type === 'use' ? cites.use : type === 'take' ? cites.unused : cites.lay;
    return layOption(on, r, t, { seat, type, offered, rule }, mine, lay);
  }
  /** Does the drawn card go on a column of the next player's as it lies? Then, where a house plays so, it may be forced on him. */
  function fitsNext(r: Round, t: Pan, face: Known): boolean {
    if (!rules.forcing) return false;
    const next = nextOf(r, t.asked, (s) => isIn(t, s));
    return canAdd(columnsOf(r, t, next), topOf(r, on.offer)!, face, rules.melds);
  }
  function shutFor(r: Round, t: Pan, _actor: Actor, mine: Known): readonly Shut[] {
    const out: Shut[] = [];
    if (t.phase === 'turn') {
      if (t.unused === null) out.push(shut('take', refuse('nothing-to-take', cites.thrown)));
      else if (own(r, t, 'take', mine) === null) out.push(shut('take', refuse('not-a-meld', cites.meld)));
    }
    if (t.phase === 'offer' && own(r, t, 'use', mine) === null) out.push(shut('use', refuse('not-a-meld', cites.meld)));
    if (t.phase === 'discard') out.push(shut('leave', refuse('must-discard', cites.discard)));
    if (t.phase !== 'declare') out.push(shut('pass', refuse('no-dropping-now', cites.noDrop)));
    return out;
  }

  function decided(r: Round, t: Pan, c: Command, face: Known): Decision {
    const seat = t.asked;
    switch (c.type) {
      case 'play':
      case 'pass':
        return declares(r, t, c.type === 'play');
      case 'draw':
        return [drawFrom(on, cardsIn(r, on.stock), seat, cites.draw)];
      case 'leave':
      case 'force':
        return leaves(r, t, c.type === 'force');
      case 'discard': {
        const next = nextOf(r, seat, (s) => isIn(t, s));
        return [thrown(on, seat, c.cards![0]!, cites.discard, { next }), ...turnOf(r)];
      }
      case 'shuffle': {
        const e = restock(on, r, c, face, cites.exhausted);
        return isRefusal(e) ? e : [e];
      }
      default:
        return lays(r, t, c, face);
    }
  }
  function declares(r: Round, t: Pan, plays: boolean): Decision {
    const seat = t.asked;
    const out = plays ? t.out : plus(t.out, seat);
    const next = nextOf(r, seat, (s) => !t.declared.includes(s) && s !== seat);
    const waiting = r.seats.filter((s) => s !== seat && !t.declared.includes(s) && !t.fouled.includes(s));
    const left = r.seats.filter((s) => !out.includes(s) && !t.fouled.includes(s));
    const said_ = (to: Seat, done: boolean) => said('Declared', seat, cites.declare, { plays, next: to, done });
    // Everybody else has passed: the antes are his, and no card is drawn (AMB-SNK-19).
    if (left.length === 1) return [said_(left[0]!, true), ...alone(r, left[0]!)];
    if (waiting.length > 0) return [said_(next, false)];
    const first = (r.markers[on.first] ?? r.seats[0]!) as Seat;
    const begins = left.includes(first)
      ? first
      : nextOf(r, r.seats.includes(first) ? first : r.seats[0]!, (s) => left.includes(s));
    return [said_(begins, true), ...houseRate(r)];
  }
  /** Where the house takes its rate when all have declared. */
  function houseRate(r: Round): readonly Event[] {
    if (rules.feeAt !== 'declare') return [];
    const { fees } = r.terms as { fees: readonly { amount: number; rule: string }[] };
    return fees.map(({ amount, rule }) =>
      paid(
        'CollectionTaken',
        null,
        rule,
        [{ from: on.centre, to: on.drop, amount: Math.min(amount, chipsAt(r, on.centre)) }],
        undefined,
        {
          for: 'drop',
        },
      ),
    );
  }
  function lays(r: Round, t: Pan, c: Command, face: Known): Decision {
    const seat = t.asked;
    if (c.type === 'take-best') return lays(r, t, bestOf(on, r, t, c, [t.unused!], face, lay), face);
    const open =
      c.type === 'use'
        ? { cards: cardsIn(r, on.offer), from: on.offer }
        : c.type === 'lay'
          ? null
          : { cards: [t.unused!], from: on.discards };
    const rule =
      c.type === 'use' ? cites.use : c.type === 'lay' ? cites.lay : t.phase === 'forced' ? cites.force : cites.unused;
    const laid = meld(on, r, t, c, { open, rule, meldRule: cites.meld }, face, lay);
    if (isRefusal(laid)) return laid;
    const total = on.laid(r, seat).length + laid.cards.reduce((n, m) => n + m.cards.length, 0);
    const paying = rules.payConditions ? conditions(r, t, laid, face) : [];
    return total >= ELEVEN ? [laid, ...paying, ...won(r, t, seat, paying)] : [laid, ...paying];
  }
  /** The card stays where nobody but the next player may take it. */
  function leaves(r: Round, t: Pan, force: boolean): Decision {
    const next = nextOf(r, t.asked, (s) => isIn(t, s));
    const move = { cards: cardsIn(r, on.offer), from: on.offer, to: on.discards, seen: null };
    const left = moved('CardLeft', t.asked, force ? cites.force : cites.dead, [move], {
      next,
      force,
      card: move.cards[0]!,
    });
    return force ? [left] : [left, ...turnOf(r)];
  }
  function turnOf(r: Round): readonly Event[] {
    if (cardsIn(r, on.stock).length > 0) return [];
    const t = r.now as Pan;
    if (t.reshuffles < PAN_RESHUFFLES_MAX) return [said('StockExhausted', null, cites.exhausted, { ends: false })];
    return [said('StockExhausted', null, cites.exhausted, { ends: true }), ...shared(r, t)];
  }
  /** Nobody wins: those still in the hand share the antes, odd chips to the first in order of play. */
  function shared(r: Round, t: Pan): readonly Event[] {
    const left = playing(r, t);
    const total = chipsAt(r, on.centre);
    const units = Math.floor(total / rules.chip);
    const chips = left.map((seat, i): ChipMove => {
      const share = (Math.floor(units / left.length) + (i < units % left.length ? 1 : 0)) * rules.chip;
      return { from: on.centre, to: on.stack(seat), amount: i === 0 ? share + (total - units * rules.chip) : share };
    });
    return [
      paid(
        'AntesShared',
        null,
        cites.exhausted,
        chips.filter(({ amount }) => amount > 0),
      ),
    ];
  }
  function alone(r: Round, winner: Seat): readonly Event[] {
    return [
      said('GameWon', winner, cites.alone, { lines: [], points: 0, alone: true }),
      ...houseRate(r),
      antesTo(r, winner),
      said('GameEnded', winner, cites.alone),
    ];
  }
  function antesTo(r: Round, winner: Seat): Event {
    const rate = rules.feeAt === 'declare' && (r.now as Pan).phase === 'declare' ? feesDue(r) : 0;
    const amount = chipsAt(r, on.centre) - Math.min(rate, chipsAt(r, on.centre));
    const chips = amount > 0 ? [{ from: on.centre, to: on.stack(winner), amount }] : [];
    return paid('AntesWon', winner, cites.antes, chips);
  }
  /** Two chips from each player in the hand, foul hands among them; and the antes (SNK-PAN-5). */
  function won(r: Round, t: Pan, winner: Seat, before: readonly Event[]): readonly Event[] {
    const due = rules.forWinning * rules.point;
    const payers = r.seats.filter((s) => s !== winner && !t.out.includes(s));
    const spent = (seat: Seat) =>
      before.filter((e) => e.seat === seat).reduce((n, e) => n + e.chips.reduce((m, { amount }) => m + amount, 0), 0);
    return [
      said('GameWon', winner, cites.win, { lines: [], points: rules.forWinning }),
      ...payers.map((from) =>
        pays(on, r, {
          from,
          to: winner,
          due,
          rule: t.fouled.includes(from) ? cites.foul : cites.pays,
          note: { points: rules.forWinning, unit: 'chip' },
          spent: spent(from),
        }),
      ),
      antesTo(r, winner),
      said('GameEnded', winner, cites.win),
    ];
  }
  /** Where conditions are paid: what the columns are worth more than before, from each player in the hand. */
  function conditions(r: Round, t: Pan, laid: Event, face: Known): readonly Event[] {
    const winner = laid.seat!;
    const more =
      conditionsIn(laid.note.columns, face, rules.melds) - conditionsIn(columnsOf(r, t, winner), face, rules.melds);
    if (more <= 0) return [];
    return playing(r, t)
      .filter((s) => s !== winner)
      .map((from) =>
        pays(on, r, {
          from,
          to: winner,
          due: more * rules.point,
          rule: cites.condition,
          note: { points: more, unit: 'chip' },
        }),
      );
  }
  function foul(r: Round, seat: Seat): readonly Event[] {
    const t = r.now as Pan;
    const out: Pan = { ...t, fouled: plus(t.fouled, seat) };
    const mine = t.asked === seat;
    const told = (note: object) => surrendered(on, r, seat, { rule: cites.foul, holds: mine, note });
    const left = playing(r, out);
    if (left.length === 1 && t.phase === 'declare') return [told({}), ...alone(r, left[0]!)];
    if (left.length === 1) return [told({}), ...won(r, out, left[0]!, [])];
    if (!mine) return [told({})];
    if (t.phase === 'declare') {
      const waiting = r.seats.filter((s) => s !== seat && !t.declared.includes(s));
      if (waiting.length > 0) return [told({ next: nextOf(r, seat, (s) => waiting.includes(s)), done: false })];
      return [told({ next: nextOf(r, seat, (s) => isIn(out, s)), done: true }), ...houseRate(r)];
    }
    return [told({ next: nextOf(r, seat, (s) => isIn(out, s)), done: true }), ...turnOf(r)];
  }
};

const feesDue = (r: Round): number =>
  (r.terms as { fees: readonly { amount: number }[] }).fees.reduce((n, { amount }) => n + amount, 0);

function evolve(t: Pan, e: Event): Pan {
  const seat = e.seat!;
  const next = e.note?.next as Seat | undefined;
  switch (e.type) {
    case 'TurnsOpened':
      return { ...START, phase: 'declare', asked: e.note.asked, columns: e.note.columns };
    case 'Declared': {
      const declared = plus(t.declared, seat);
      const out = e.note.plays ? t.out : plus(t.out, seat);
      return { ...t, declared, out, asked: next!, phase: e.note.done ? 'turn' : 'declare' };
    }
    case 'CardDrawn':
      return { ...t, phase: 'offer', unused: null, stayed: plus(t.stayed, seat) };
    case 'Melded': {
      const columns = withColumns(t.columns, e.note.at, e.note.columns);
      return e.note.used
        ? { ...t, columns, phase: 'discard', unused: null, stayed: plus(t.stayed, seat) }
        : { ...t, columns };
    }
    case 'CardLeft':
      return { ...t, phase: e.note.force ? 'forced' : 'turn', asked: next!, unused: e.note.card };
    case 'CardThrown':
      return { ...t, phase: 'turn', asked: next!, unused: null };
    case 'HandFouled': {
      const now = { ...t, fouled: plus(t.fouled, seat), columns: withColumns(t.columns, e.note.at, []) };
      return next === undefined ? now : { ...now, asked: next, unused: null, phase: e.note.done ? 'turn' : 'declare' };
    }
    case 'StockExhausted':
      return { ...t, phase: e.note.ends ? 'over' : 'shuffle', unused: null };
    case 'StubShuffled':
      return { ...t, phase: 'turn', reshuffles: t.reshuffles + 1 };
    case 'GameEnded':
      return { ...t, phase: 'over' };
    default:
      return t;
  }
}

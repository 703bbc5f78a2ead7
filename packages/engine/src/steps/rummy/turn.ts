/** What the three turn loops share: columns remembered by seat, cards laid, a stock made anew. */
import type { Face } from '../../cards/index.js';
import {
  type Actor,
  type CardId,
  type CardMove,
  type Command,
  cardsIn,
  type Decision,
  type Event,
  type EventOf,
  isRefusal,
  type Known,
  moved,
  type NoteOf,
  type Option,
  option,
  type Refusal,
  type Round,
  type RuleId,
  refuse,
  type Seat,
  type Shut,
  type Step,
  said,
  shuffled,
  shut,
} from '../../kernel/index.js';
import type { Worth } from '../../melds/index.js';
import { fromTop } from '../deal.js';
import type { RummyFelt } from './felt.js';
import { type Columns, canLay, type LayRules, layDown, suggest } from './lay.js';

/** A turn loop: the step, and what a foul hand does to it; `took` where the open card went into it. */
export interface Loop<Now> {
  readonly step: Step<Now>;
  foul(r: Round, seat: Seat, took: boolean): readonly Event[];
}

/** What every turn loop remembers. */
export interface Turns {
  /** By place in the order of play: how the cards before each seat lie. */
  readonly columns: readonly Columns[];
  /** Who has taken a card, from the stock or from another, and so is in for good or ill. */
  readonly stayed: readonly Seat[];
  readonly out: readonly Seat[];
  /** Whose hand was fouled: out of the game, and still liable. */
  readonly fouled: readonly Seat[];
}

export const columnsOf = (r: Round, t: Turns, seat: Seat): Columns => t.columns[r.seats.indexOf(seat)] ?? NO_COLUMNS;
const NO_COLUMNS: Columns = [];
/** Everybody begins with nothing down. */
export const noColumns = (r: Round): readonly Columns[] => r.seats.map(() => NO_COLUMNS);
export const withColumns = (all: readonly Columns[], at: number, columns: Columns): readonly Columns[] =>
  all.map((was, i) => (i === at ? columns : was));

/** In the hand and on the table a player has ten cards whenever a turn begins or has ended (AMB-JAL-24, AMB-SNK-16). */
export const TEN = 10;
export const cardsOf = (on: RummyFelt, r: Round, seat: Seat): number =>
  on.held(r, seat).length + on.laid(r, seat).length;

/** Still drawing and melding. */
export const isIn = (t: Turns, seat: Seat): boolean => !t.out.includes(seat) && !t.fouled.includes(seat);
export const playing = (r: Round, t: Turns): Seat[] => r.seats.filter((seat) => isIn(t, seat));
/** With one more, unless it is there already. */
export const plus = (seats: readonly Seat[], seat: Seat): readonly Seat[] =>
  seats.includes(seat) ? seats : [...seats, seat];

/** What of one's hand may go down: named by the player, the step having the last word. */
export function layOption(
  on: RummyFelt,
  r: Round,
  t: Turns,
  p: { seat: Seat; type: 'use' | 'take' | 'lay'; offered: readonly CardId[]; rule: RuleId },
  mine: Known,
  rules: LayRules,
): Option | null {
  const hand = on.held(r, p.seat);
  if (!canLay({ columns: columnsOf(r, t, p.seat), hand, offered: p.offered }, mine, rules)) return null;
  const min = p.type === 'lay' ? 1 : 0;
  return option(p.type, { rule: p.rule, cards: { from: hand, min, max: hand.length }, open: true });
}

/** Cards go down: from the hand, and the open card with them where it is used. */
export function meld(
  on: RummyFelt,
  r: Round,
  t: Turns,
  c: Command,
  p: { open: Pick<CardMove, 'cards' | 'from'> | null; rule: RuleId; meldRule: RuleId; worth?: Worth | undefined },
  face: Known,
  rules: LayRules,
): EventOf<'Melded'> | Refusal {
  const seat = c.actor as Seat;
  const chosen = c.cards ?? [];
  const cards = p.open ? [...p.open.cards, ...chosen] : chosen;
  const how = { columns: columnsOf(r, t, seat), cards, piles: c.piles };
  const columns = layDown(p.worth ? { ...how, worth: p.worth } : how, face, rules, p.meldRule);
  if (isRefusal(columns)) return columns;
  const moves: CardMove[] = [];
  if (p.open) moves.push({ ...p.open, to: on.down(seat), seen: null });
  if (chosen.length > 0) moves.push({ cards: chosen, from: on.hand(seat), to: on.down(seat), seen: 'all' });
  return moved('Melded', seat, p.rule, moves, { columns, at: r.seats.indexOf(seat), used: p.open !== null });
}

/** One's own columns may be laid anew whoever's turn it is: no card moves, and nobody waits for it (BAR-62). */
export function rearranging(on: RummyFelt, r: Round, t: Turns, actor: Actor, rule: RuleId): readonly (Option | Shut)[] {
  const seat = actor as Seat;
  if (!isIn(t, seat)) return [];
  if (on.laid(r, seat).length === 0) return [shut('rearrange', refuse('nothing-laid', rule))];
  return [option('rearrange', { rule, cards: { from: [], min: 0, max: 0 }, open: true })];
}
export function rearranged(
  r: Round,
  t: Turns,
  c: Command,
  cites: { readonly rearrange: RuleId; readonly meld: RuleId },
  face: Known,
  rules: LayRules,
): Decision {
  const seat = c.actor as Seat;
  const was = columnsOf(r, t, seat);
  const columns = layDown({ columns: was, cards: [], piles: c.piles ?? [] }, face, rules, cites.meld);
  if (isRefusal(columns)) return columns;
  if (lieAlike(was, columns)) return refuse('columns-same', cites.rearrange);
  return [said('ColumnsRearranged', seat, cites.rearrange, { columns, at: r.seats.indexOf(seat) })];
}
/** Do the same cards lie together, in whatever order? */
function lieAlike(a: Columns, b: Columns): boolean {
  const named = (columns: Columns) => columns.map((column) => column.toSorted((x, y) => x - y).join()).toSorted();
  return named(a).join('|') === named(b).join('|');
}

/** The option of throwing one card from the hand. */
export const discardOption = (on: RummyFelt, r: Round, seat: Seat, rule: RuleId): Option =>
  option('discard', { rule, cards: { from: on.held(r, seat), min: 1, max: 1 }, ifSilent: true });

/** The thrown cards make a new stock; they get new identities, so that nobody follows one through the shuffle. */
export const restockOption = (on: RummyFelt, r: Round, rule: RuleId): Option =>
  option('shuffle', { rule, cards: { from: cardsIn(r, on.discards), min: 0, max: 0 } });
export function restock(on: RummyFelt, r: Round, c: Command, face: Known, rule: RuleId): Event | Refusal {
  const old = cardsIn(r, on.discards);
  if (!areJust(old, face, c.faces ?? [])) return refuse('not-this-pack', rule);
  const base = r.seen.length;
  const ids = Array.from({ length: old.length }, (_, i) => base + old.length - 1 - i);
  const moves = [
    { cards: old, from: on.discards, to: on.spent, seen: null },
    { cards: ids, from: on.box, to: on.stock, seen: null },
  ];
  return shuffled('StubShuffled', rule, moves, c.faces!);
}
const areJust = (cards: readonly CardId[], face: Known, faces: readonly Face[]): boolean =>
  inOrder(cards.map((card) => face(card)!)) === inOrder(faces);
const inOrder = (faces: readonly Face[]): string => faces.toSorted((a, b) => a - b).join();

/** The top card of the stock is turned up for everybody. */
export const drawFrom = (on: RummyFelt, stock: readonly CardId[], seat: Seat, rule: RuleId): Event =>
  moved('CardDrawn', seat, rule, [{ cards: fromTop(stock, 1), from: on.stock, to: on.offer, seen: 'all' }]);

/** A card from the hand is thrown face up. */
export const thrown = (on: RummyFelt, seat: Seat, card: CardId, rule: RuleId, note: NoteOf<'CardThrown'>): Event =>
  moved('CardThrown', seat, rule, [{ cards: [card], from: on.hand(seat), to: on.discards, seen: 'all' }], note);

/** What is told of a foul hand besides whose it is. */
export type FoulNote = Omit<NoteOf<'HandFouled'>, 'at'>;

/** A foul hand is surrendered, the cards before it with it; a card it has on offer dies. */
export function surrendered(
  on: RummyFelt,
  r: Round,
  seat: Seat,
  p: { rule: RuleId; holds: boolean; note: FoulNote },
): EventOf<'HandFouled'> {
  const moves: CardMove[] = [];
  for (const zone of [on.hand(seat), on.down(seat)])
    if (cardsIn(r, zone).length > 0)
      moves.push({ cards: cardsIn(r, zone), from: zone, to: on.surrendered, seen: null });
  if (p.holds && cardsIn(r, on.offer).length > 0)
    moves.push({ cards: cardsIn(r, on.offer), from: on.offer, to: on.discards, seen: null });
  return moved('HandFouled', seat, p.rule, moves, { ...p.note, at: r.seats.indexOf(seat) });
}

/** The same command with the cards the engine finds for it: what silence lays where a card must be taken. */
export function bestOf(
  on: RummyFelt,
  r: Round,
  t: Turns,
  c: Command,
  offered: readonly CardId[],
  face: Known,
  rules: LayRules,
): Command {
  const seat = c.actor as Seat;
  const cards = suggest({ columns: columnsOf(r, t, seat), hand: on.held(r, seat), offered }, face, rules) ?? [];
  return { ...c, type: c.type.replace('-best', ''), cards };
}
/** The most cards that can go down while one stays in the hand; null if none can. */
export function leavingOne(
  on: RummyFelt,
  r: Round,
  t: Turns,
  seat: Seat,
  offered: readonly CardId[],
  face: Known,
  rules: LayRules,
): readonly CardId[] | null {
  const held = on.held(r, seat);
  const columns = columnsOf(r, t, seat);
  let best: readonly CardId[] | null = null;
  for (const kept of held) {
    const hand = held.filter((card) => card !== kept);
    const found = suggest({ columns, hand, offered }, face, rules);
    if (found !== null && (best === null || found.length > best.length)) best = found;
  }
  return best;
}

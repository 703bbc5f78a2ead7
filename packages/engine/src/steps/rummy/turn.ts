/** What the three turn loops share: columns remembered by seat, cards laid, a stock made anew. */
import type { Face } from '../../cards/index.js';
import type { ActName } from '../../facts/index.js';
import {
  type Actor,
  type CardId,
  type CardMove,
  type Command,
  cardsIn,
  type Draft,
  type Felt,
  isRefusal,
  type Known,
  type NoteOf,
  type Option,
  option,
  type RuleId,
  refuse,
  type Seat,
  type Shut,
  type Step,
  seated,
  shut,
  type Zone,
} from '../../kernel/index.js';
import type { Worth } from '../../melds/index.js';
import { nextOf, type RummyFelt } from './felt.js';
import { type Columns, canLay, type LayRules, layDown, suggest } from './lay.js';

/** A turn loop: the step, and what a foul hand does to it; `took` where the open card went into it. */
export interface Loop<Now> {
  readonly step: Step<Now>;
  foul(d: Draft<Now>, seat: Seat, took: boolean): void;
}
/** What comes of one kind of command. */
export type Act<Now> = (d: Draft<Now>, c: Command, face: Known) => void;
export type Acts<Now> = Readonly<Partial<Record<ActName, Act<Now>>>>;

/** What every turn loop remembers. */
export interface Turns {
  /** Who drew first. */
  readonly first: Seat;
  /** Who has the say. */
  readonly asked: Seat;
  /** By place in the order of play: how the cards before each seat lie. */
  readonly columns: readonly Columns[];
  /** Who has taken a card, from the stock or from another, and so is in for good or ill. */
  readonly stayed: readonly Seat[];
  readonly out: readonly Seat[];
  /** Whose hand was fouled: out of the game, and still liable. */
  readonly fouled: readonly Seat[];
}

export const columnsOf = (r: Felt, t: Turns, seat: Seat): Columns => t.columns[r.seats.indexOf(seat)] ?? NO_COLUMNS;
const NO_COLUMNS: Columns = [];
/** Everybody begins with nothing down. */
export const noColumns = (r: Felt): readonly Columns[] => r.seats.map(() => NO_COLUMNS);
export const withColumns = (all: readonly Columns[], at: number, columns: Columns): readonly Columns[] =>
  all.map((was, i) => (i === at ? columns : was));

/** In the hand and on the table a player has ten cards whenever a turn begins or has ended. */
export const TEN = 10;
export const cardsOf = (on: RummyFelt, r: Felt, seat: Seat): number =>
  on.held(r, seat).length + on.laid(r, seat).length;

/** Still drawing and melding. */
export const isIn = (t: Turns, seat: Seat): boolean => !t.out.includes(seat) && !t.fouled.includes(seat);
export const playing = (r: Felt, t: Turns): Seat[] => r.seats.filter((seat) => isIn(t, seat));
/** Who is without this one. */
export const others = (r: Felt, t: Turns, seat: Seat): Seat[] => playing(r, t).filter((s) => s !== seat);
/** The next after this one who is. */
export const nextIn = (r: Felt, t: Turns, seat: Seat): Seat => nextOf(r, seat, (s) => isIn(t, s));
/** With one more, unless it is there already. */
export const plus = (seats: readonly Seat[], seat: Seat): readonly Seat[] =>
  seats.includes(seat) ? seats : [...seats, seat];

/**
 * Whose say it is once this seat has said whether it plays: the next who has not said so yet; when all have, the first of those who
 * play has the turn.
 */
export function nextToDeclare(
  r: Felt,
  t: Turns & { readonly declared: readonly Seat[] },
  seat: Seat,
  plays: boolean,
): { next: Seat; phase: 'declare' | 'turn' } {
  const isLeft = (s: Seat) => (s === seat ? plays : isIn(t, s));
  const waits = (s: Seat) => s !== seat && isLeft(s) && !t.declared.includes(s);
  if (r.seats.some(waits)) return { next: nextOf(r, seat, waits), phase: 'declare' };
  return { next: isLeft(t.first) ? t.first : nextOf(r, t.first, isLeft), phase: 'turn' };
}

/** What of one's hand may go down: named by the player, the step having the last word. */
export function layOption(
  on: RummyFelt,
  r: Felt,
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

export interface Meld {
  /** The open card, where it is used. */
  readonly open: Pick<CardMove, 'cards' | 'from'> | null;
  readonly rule: RuleId;
  readonly meldRule: RuleId;
  /** What each card counts, where they shall lie to be worth most. */
  readonly worth?: Worth | undefined;
  /** What is told besides of how they lie. */
  readonly note?: (columns: Columns) => Pick<NoteOf<'Melded'>, 'worth'>;
}
/** Cards go down: from the hand, and the open card with them. Did they? If not, that is refused. */
export function meld(on: RummyFelt, d: Draft<Turns>, c: Command, p: Meld, face: Known, rules: LayRules): boolean {
  const seat = d.now.asked;
  const chosen = c.cards ?? [];
  const cards = p.open ? [...p.open.cards, ...chosen] : chosen;
  const how = { columns: columnsOf(d, d.now, seat), cards, piles: c.piles, worth: p.worth };
  const columns = layDown(how, face, rules, p.meldRule);
  if (isRefusal(columns)) {
    d.refuse(columns);
    return false;
  }
  if (p.open) d.move(p.open.cards, p.open.from, on.down(seat));
  if (chosen.length > 0) d.move(chosen, on.hand(seat), on.down(seat), 'all');
  d.say('Melded', seat, p.rule, { columns, at: d.seats.indexOf(seat), used: p.open !== null, ...p.note?.(columns) });
  return true;
}

/** One's own columns may be laid anew whoever's turn it is: no card moves, and nobody waits for it. */
export function rearranging(on: RummyFelt, r: Felt, t: Turns, actor: Actor, rule: RuleId): readonly (Option | Shut)[] {
  const seat = seated(actor);
  if (!isIn(t, seat)) return [];
  if (on.laid(r, seat).length === 0) return [shut('rearrange', refuse('nothing-laid', rule))];
  return [option('rearrange', { rule, cards: { from: [], min: 0, max: 0 }, open: true })];
}
export function rearranged(
  d: Draft<Turns>,
  c: Command,
  cites: { readonly rearrange: RuleId; readonly meld: RuleId },
  face: Known,
  rules: LayRules,
): void {
  const seat = seated(c.actor);
  const was = columnsOf(d, d.now, seat);
  const columns = layDown({ columns: was, cards: [], piles: c.piles ?? [] }, face, rules, cites.meld);
  if (isRefusal(columns)) d.refuse(columns);
  else if (lieAlike(was, columns)) d.refuse(refuse('columns-same', cites.rearrange));
  else d.say('ColumnsRearranged', seat, cites.rearrange, { columns, at: d.seats.indexOf(seat) });
}
/** Do the same cards lie together, in whatever order? */
function lieAlike(a: Columns, b: Columns): boolean {
  const named = (columns: Columns) => columns.map((column) => column.toSorted((x, y) => x - y).join()).toSorted();
  return named(a).join('|') === named(b).join('|');
}

/** The option of throwing one card from the hand. */
export const discardOption = (on: RummyFelt, r: Felt, seat: Seat, rule: RuleId): Option =>
  option('discard', { rule, cards: { from: on.held(r, seat), min: 1, max: 1 }, ifSilent: true });

/** The thrown cards make a new stock; they get new identities, so that nobody follows one through the shuffle. */
export const restockOption = (on: RummyFelt, r: Felt, rule: RuleId): Option =>
  option('shuffle', { rule, cards: { from: cardsIn(r, on.discards), min: 0, max: 0 } });
/** Did they? If not, other cards were brought, and that is refused. */
export function restock(on: RummyFelt, d: Draft, { faces = [] }: Command, face: Known, rule: RuleId): boolean {
  const old = cardsIn(d, on.discards);
  if (!areJust(old, face, faces)) {
    d.refuse(refuse('not-this-pack', rule));
    return false;
  }
  d.move(old, on.discards, on.spent);
  d.mint(faces);
  d.move(cardsIn(d, on.box), on.box, on.stock);
  d.say('StubShuffled', null, rule);
  return true;
}
const areJust = (cards: readonly CardId[], face: Known, faces: readonly Face[]): boolean =>
  inOrder(cards.map((card) => face(card)!)) === inOrder(faces);
const inOrder = (faces: readonly Face[]): string => faces.toSorted((a, b) => a - b).join();

/** The top card of the stock is turned up for everybody. */
export function drawn(on: RummyFelt, d: Draft, seat: Seat, rule: RuleId): void {
  d.moveTop(1, on.stock, on.offer, 'all');
  d.say('CardDrawn', seat, rule);
}
/** The open card goes into the hand. */
export function kept(on: RummyFelt, d: Draft<Turns>, rule: RuleId): void {
  const seat = d.now.asked;
  d.move(cardsIn(d, on.offer), on.offer, on.hand(seat));
  d.say('CardIntoHand', seat, rule);
}
/** A card from the hand is thrown face up. */
export function thrown(on: RummyFelt, d: Draft<Turns>, card: CardId, rule: RuleId, note: NoteOf<'CardThrown'>): void {
  const seat = d.now.asked;
  d.move([card], on.hand(seat), on.discards, 'all');
  d.say('CardThrown', seat, rule, note);
}

/** What is told of a foul hand besides whose it is. */
export type FoulNote = Omit<NoteOf<'HandFouled'>, 'at'>;

/** A foul hand is surrendered, the cards before it with it; and the open card, where it goes too, goes where that is said. */
export function surrendered(
  on: RummyFelt,
  d: Draft,
  seat: Seat,
  p: { rule: RuleId; open: Zone | null; note: FoulNote },
): void {
  cleared(d, on.hand(seat), on.surrendered);
  cleared(d, on.down(seat), on.surrendered);
  if (p.open !== null) cleared(d, on.offer, p.open);
  d.say('HandFouled', seat, p.rule, { ...p.note, at: d.seats.indexOf(seat) });
}
function cleared(d: Draft, from: Zone, to: Zone): void {
  const cards = cardsIn(d, from);
  if (cards.length > 0) d.move(cards, from, to);
}

/** The same command with the cards the engine finds for it: what silence lays where a card must be taken. */
export function bestOf(
  on: RummyFelt,
  d: Draft<Turns>,
  c: Command,
  offered: readonly CardId[],
  face: Known,
  rules: LayRules,
): Command {
  const { asked } = d.now;
  const cards = suggest({ columns: columnsOf(d, d.now, asked), hand: on.held(d, asked), offered }, face, rules) ?? [];
  return { ...c, type: c.type.replace('-best', ''), cards };
}
/** The most cards that can go down while one stays in the hand; null if none can. */
export function leavingOne(
  on: RummyFelt,
  r: Felt,
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

/**
 * How many cards somebody drew is told until the draw is complete and the first player has acted, where a house's sheet has it so;
 * after that nobody is told any more, but of his own draw. The log keeps it: this says what is read out of it.
 */
import { type AnyWritten, type CardId, type EventType, type Felt, moveCards, type Seat } from '../kernel/index.js';
import type { Betting } from '../steps/index.js';
import type { GameRules } from './rules.js';

/** What tells a draw: the call for cards, a change of it, and the cards that come. */
const CALLS: readonly string[] = ['StoodPat', 'Discarded', 'CallChanged', 'CallKept'] satisfies EventType[];
const DEALT: EventType = 'CardsDrawn';
/** The first act after the draw. */
const ACTS: readonly string[] = ['Checked', 'Bet', 'Folded'] satisfies EventType[];

/** Is it the call itself, and not what came of it? */
export const isFirstCall = (type: string): boolean => type === 'StoodPat' || type === 'Discarded';
export const tellsDraw = (type: string): boolean => CALLS.includes(type) || type === DEALT;

/** The rule by which draws are not told once somebody has acted after them; null where they always are. */
export const untoldBy = (rules: GameRules) => (rules.family === 'draw' ? rules.untold : null);

/** Is it past telling, by what lies on the table? */
export function isPastTelling(rules: GameRules, stage: string, felt: Pick<Felt, 'now'>): boolean {
  if (untoldBy(rules) === null) return false;
  if (stage === 'bet-2') return (felt.now as Betting).acts > 0;
  return AFTER.includes(stage);
}
const AFTER: readonly string[] = ['draw-wait', 'bet-2-gather', 'prove', 'showdown', 'over'];

/** Whose draws this viewer is not told: everybody's but his own, and the dealer's own where he must tell it whenever he is asked. */
export function isUntoldOf(rules: GameRules, seat: Seat, viewer: Seat | null, button: Seat | null): boolean {
  const rule = untoldBy(rules);
  if (rule === null || seat === viewer) return false;
  return !(rule.dealerTells && seat === button);
}

/** How far a round has come, from what was told of it to somebody who may have come in its middle: draws, betting, an act. */
export type Telling = 'before' | 'drawing' | 'betting' | 'past';
export function telling(was: Telling, { type }: Pick<AnyWritten, 'type'>): Telling {
  if (type === 'PackShuffled') return 'before';
  if (was === 'before' && tellsDraw(type)) return 'drawing';
  if (was === 'drawing' && type === 'BettingOpened') return 'betting';
  return was === 'betting' && ACTS.includes(type) ? 'past' : was;
}

// --- a past hand as another is told it ---------------------------------------------------------------------------

/** Numbers of no card of the pack: what a hand was dealt first cannot be told from what it drew. */
const VEILED = 100_000;

/**
 * The events of a hand as this viewer is told them when it is over: of others' draws he hears that they called, and sees five cards go
 * and five come, whatever was kept. Everything else is as it was.
 */
export function untellDraws<E extends AnyWritten>(
  rules: GameRules,
  events: readonly E[],
  viewer: Seat | null,
  button: Seat | null,
): readonly E[] {
  if (untoldBy(rules) === null || events.reduce(telling, 'before') !== 'past') return events;
  const from = events.findLastIndex(({ type }) => type === 'PackShuffled');
  const { dealt, drawn } = handsOf(events.slice(from));
  const isVeiled = (seat: Seat | undefined): seat is Seat =>
    seat !== undefined && drawn.has(seat) && isUntoldOf(rules, seat, viewer, button);
  const called = new Set<Seat>();
  return events.flatMap((e, i) => {
    if (i < from) return [e];
    if (e.type === 'CardsDealt') return [veiledDeal(e, isVeiled)];
    if (!tellsDraw(e.type) || !isVeiled(e.seat)) return [e];
    if (called.has(e.seat)) return [];
    called.add(e.seat);
    const hand = `hand:${e.seat}`;
    const { note: _count, ...told } = e;
    const out = { cards: dealt.get(e.seat)!.map((card) => card + VEILED), from: hand, to: 'muck' };
    const back = { cards: drawn.get(e.seat)!, from: 'stock', to: hand, seen: e.seat };
    return [{ ...told, type: 'CallMade', cards: [out, back] } as unknown as E];
  });
}
function veiledDeal<E extends AnyWritten>(e: E, isVeiled: (seat: Seat) => boolean): E {
  const cards = (e.cards ?? []).map((move) =>
    isVeiled(seatIn(move.to)) ? { ...move, cards: move.cards.map((card) => card + VEILED) } : move,
  );
  return { ...e, cards };
}
const seatIn = (zone: string): Seat => Number(zone.split(':')[1]);

/** What each hand held when it was dealt, and what those who called held when all had drawn. */
function handsOf(events: readonly AnyWritten[]) {
  const dealt = new Map<Seat, readonly CardId[]>();
  const drawn = new Map<Seat, readonly CardId[]>();
  const zones: Record<string, readonly CardId[]> = {};
  let betting = 0;
  for (const event of events) {
    const { type, cards = [], seat } = event;
    if (type === 'BettingOpened') betting++;
    if (betting > 1) break;
    moveCards(zones, event);
    if (type === 'CardsDealt') for (const move of cards) dealt.set(seatIn(move.to), move.cards);
    if (CALLS.includes(type)) drawn.set(seat!, []);
  }
  for (const seat of drawn.keys()) drawn.set(seat, zones[`hand:${seat}`] ?? []);
  return { dealt, drawn };
}

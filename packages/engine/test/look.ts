/** What tests of rules look for in a hand or at a table, in few words. */
import { type Event, type EventType, ofKind, type Seat } from '../src/kernel/index.js';
import { Room } from '../src/table/test/room.js';
import { type Opening, rulesOf } from '../src/testing/opening.js';
import { deal, type Hand } from '../src/testing/poker.js';

/**
 * What each winner got of each pot, in dollars: '2 high 12'. The main pot is told first; where it was pushed on to the next round,
 * a side pot.
 */
export function won(h: { readonly log: readonly Event[] }): readonly string[] {
  let last = h.log.some(({ type }) => type === 'PushPotDeclared') ? 0 : -1;
  return ofKind(h.log, 'PotAwarded').flatMap(({ note: { pot, shares } }) => {
    if (pot !== last && pot !== last + 1) throw new Error(`pot ${pot} comes after pot ${last}`);
    last = pot;
    return shares.map((s) => `${s.seat} ${s.way} ${s.amount / 100}`);
  });
}

/** Two hands against each other to the end: 'first', 'second', or 'split' where both win. */
export function against(p: Opening & { first: string; second: string; board: string }): string {
  return outcome(deal({ ...p, stacks: [100, 100], holes: { 0: p.first, 1: p.second } }));
}
export function outcome(h: Hand): string {
  const winners = new Set(won(h.checkTo('over')).map((line) => Number(line[0])));
  return winners.size === 2 ? 'split' : winners.has(0) ? 'first' : 'second';
}

/** The seats an event names, in the order it happened. */
export const seatsOf = (h: Hand, type: EventType): readonly (Seat | null)[] => h.all(type).map((e) => e.seat);

/** Did every event of the first kind happen before any of the second? Both must have happened. */
export function isBefore(h: Hand, first: EventType, second: EventType): boolean {
  const types = h.log.map((e) => e.type);
  return types.includes(first) && types.lastIndexOf(first) < types.indexOf(second);
}

/** What a seat may bet or raise to now, in dollars: [least, most], or null. */
export function bets(h: Hand, seat: Seat): readonly [number, number] | null {
  const amount = (h.option(seat, 'bet') ?? h.option(seat, 'raise'))?.amount;
  return amount ? [amount.min / 100, amount.max / 100] : null;
}

/** Who acts in each betting round while everybody checks and calls: '3012', one string a round. */
export function actionOrder(h: Hand): readonly string[] {
  h.checkTo('over');
  const rounds: string[] = [];
  for (const e of h.log) {
    if (e.type === 'BettingOpened') rounds.push('');
    if (e.type === 'Checked' || e.type === 'Called') rounds.push(`${rounds.pop()}${e.seat}`);
  }
  return rounds;
}

/** A table with people in these seats, the button at the first of them. */
export const room = (p: Opening, seats: readonly Seat[] = [1, 2, 3, 4]): Room =>
  new Room(rulesOf(p)).open(seats, 50_000);

/** Hands passed at a table: 'button small big', a string a hand. */
export const positions = (table: Room, hands: number): readonly string[] =>
  table.hands(hands).map(({ button, small, big }) => `${button} ${small} ${big}`);

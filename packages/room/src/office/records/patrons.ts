// Reports of people: who was dealt in how often and what he himself paid, and who won a jackpot, tier by tier.

import { type GamingDay, type Span, shiftAt } from '../../table/day.js';
import type { ToldEvent } from '../../table/index.js';
import type { HouseTables, TableMoment } from './tables.js';

/** Who is in the hand that runs, by seat; of one table after the other. */
export class Dealt {
  private table = '';
  private seats = new Map<number, { readonly id: string; readonly name: string }>();

  follow({ table, e }: TableMoment): void {
    if (table.id !== this.table) this.seats.clear();
    this.table = table.id;
    if (e.type === 'Seated') this.seats.set(e.seat, e.patron);
    if (e.type === 'DeckPledged') for (const { seat, id, name } of e.dealt) this.seats.set(seat, { id, name });
  }
  at(seat: number | undefined): { readonly id: string; readonly name: string } | undefined {
    return seat === undefined ? undefined : this.seats.get(seat);
  }
}

export interface PatronLine {
  readonly day: string;
  readonly shift: number;
  readonly patron: string;
  readonly table: string;
  readonly game: string;
  readonly hands: number;
  readonly hand: number;
  readonly time: number;
}
export const PATRONS = {
  day: 'text',
  shift: 'text',
  patron: 'text',
  table: 'text',
  game: 'text',
  hands: 'count',
  hand: 'money',
  time: 'money',
} as const;
type Sums = Pick<PatronLine, 'hands' | 'hand' | 'time'>;
type Played = Extract<ToldEvent, { type: 'Played' }>['event'];
/** What a hand took out of a seat's own chips; what is taken out of the pot is nobody's own. */
const paidIn = ({ chips = [] }: Played): number => chips.reduce((sum, { amount }) => sum + amount, 0);

/** By patron, table, game and shift: the hands he was dealt into, and the fees out of his own chips. */
export async function patronsPlayed(tables: HouseTables, day: GamingDay, span: Span): Promise<readonly PatronLine[]> {
  const lines = new Map<string, PatronLine>();
  const dealt = new Dealt();
  let game = '';
  let inHand = new Map<number, number>();
  for await (const moment of tables.during(span)) {
    const { table, at, e } = moment;
    dealt.follow(moment);
    const add = (seat: number, sums: Partial<Sums>): void => {
      const who = dealt.at(seat);
      if (who === undefined) return;
      const { day: date, shift } = shiftAt(day, at);
      const key = [date, shift, table.id, game, who.id].join('/');
      const { hands = 0, hand = 0, time = 0 } = sums;
      const about = { day: date, shift, patron: who.name, table: table.name, game, hands: 0, hand: 0, time: 0 };
      const was = lines.get(key) ?? about;
      lines.set(key, { ...was, hands: was.hands + hands, hand: was.hand + hand, time: was.time + time });
    };
    if (e.type === 'RoundOpened') [game, inHand] = [e.gameId, new Map()];
    if (e.type === 'DeckPledged') for (const { seat } of e.dealt) inHand.set(seat, inHand.get(seat) ?? 0);
    if (e.type === 'Played' && e.event.type === 'CollectionTaken' && e.event.seat !== undefined)
      inHand.set(e.event.seat, (inHand.get(e.event.seat) ?? 0) + paidIn(e.event));
    if (e.type === 'TimeCollected') for (const { seat, amount } of e.paid) add(seat, { time: amount });
    if (e.type === 'RoundClosed') {
      // A hand that does not count has given its fees back, or kept them as its clause has it.
      const isKept = !e.voided || e.drop + e.jackpot > 0;
      for (const [seat, paid] of inHand) add(seat, { hands: 1, hand: isKept ? paid : 0 });
    }
  }
  const inOrder = (a: PatronLine, b: PatronLine): number =>
    a.day.localeCompare(b.day) || a.shift - b.shift || a.patron.localeCompare(b.patron);
  return [...lines.values()].sort(inOrder);
}

export interface HitLine {
  readonly at: number;
  readonly table: string;
  readonly hand: number;
  readonly patron: string;
  readonly tier: string;
  readonly amount: number;
  readonly rule: string | null;
}
export const HITS = {
  at: 'time',
  table: 'text',
  hand: 'text',
  patron: 'text',
  tier: 'text',
  amount: 'money',
  rule: 'text',
} as const;
/** What progressives paid, award by award: to whom, for which hand. A hand that was voided has paid nothing. */
export async function hitsPaid(tables: HouseTables, span: Span): Promise<readonly HitLine[]> {
  const lines: HitLine[] = [];
  const dealt = new Dealt();
  let hits: HitLine[] = [];
  for await (const moment of tables.during(span)) {
    const { table, at, e } = moment;
    dealt.follow(moment);
    if (e.type === 'RoundOpened') hits = [];
    if (e.type === 'Played' && e.event.type === 'ProgressiveSettled') {
      const { seat, rule = null, note } = e.event;
      const { hand: tier, won } = note;
      const patron = dealt.at(seat)?.name ?? `${seat}`;
      if (tier !== null) hits.push({ at, table: table.name, hand: e.round, patron, tier, amount: won, rule });
    }
    if (e.type === 'RoundClosed' && !e.voided) lines.push(...hits);
  }
  return lines;
}

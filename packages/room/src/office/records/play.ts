// Reports of play: hands and their fees, who banked, limits announced and changed, incidents and rulings, progressives counted.
import { type GamingDay, type Span, shiftAt } from '../../table/day.js';
import type { HouseTables, TableMoment } from './tables.js';

export interface HandsLine {
  readonly day: string;
  readonly shift: number;
  readonly table: string;
  readonly game: string;
  readonly stake: string;
  readonly hands: number;
  readonly voided: number;
  readonly hand: number;
  readonly time: number;
  readonly jackpot: number;
}
type Counter = { -readonly [K in keyof HandsLine]: HandsLine[K] };
export const HANDS = {
  day: 'text',
  shift: 'text',
  table: 'text',
  game: 'text',
  stake: 'text',
  hands: 'count',
  voided: 'count',
  hand: 'money',
  time: 'money',
  jackpot: 'money',
} as const;

/** By table, game and shift: hands, and what they and the half hours paid, from their own events. */
export async function handsPlayed(tables: HouseTables, day: GamingDay, span: Span): Promise<readonly HandsLine[]> {
  const lines = new Map<string, Counter>();
  const dealt = new Map<string, { game: string; stake: string }>();
  for await (const { table, at, e } of tables.during(span)) {
    const { opening } = table.opened;
    if (e.type === 'RoundOpened') dealt.set(table.id, { game: e.gameId, stake: e.stake });
    if (e.type !== 'RoundClosed' && e.type !== 'TimeCollected') continue;
    const { day: date, shift } = shiftAt(day, at);
    const { game, stake } = dealt.get(table.id) ?? { game: opening.game, stake: opening.stake ?? '' };
    const key = [date, shift, table.id, game, stake].join('/');
    let line = lines.get(key);
    if (line === undefined) {
      const none = { hands: 0, voided: 0, hand: 0, time: 0, jackpot: 0 };
      line = { day: date, shift, table: table.name, game, stake, ...none };
      lines.set(key, line);
    }
    if (e.type === 'TimeCollected') line.time += e.paid.reduce((sum, { amount }) => sum + amount, 0);
    else {
      line.hands++;
      line.voided += e.voided ? 1 : 0;
      line.hand += e.drop;
      line.jackpot += e.jackpot;
    }
  }
  return [...lines.values()].sort((a, b) => (a.day === b.day ? a.shift - b.shift : a.day < b.day ? -1 : 1));
}

export interface FeeLine {
  readonly at: number;
  readonly table: string;
  readonly hand: number | null;
  readonly kind: string;
  readonly rule: string;
  readonly amount: number;
}
export const FEES = { at: 'time', table: 'text', hand: 'text', kind: 'text', rule: 'text', amount: 'money' } as const;
/** Fee by fee, with the hand it was taken for and its clause. */
export async function feesTaken(tables: HouseTables, span: Span): Promise<readonly FeeLine[]> {
  const lines: FeeLine[] = [];
  for await (const { table, at, e } of tables.during(span)) {
    const line = (kind: string, amount: number, hand: number | null, rule: string): void => {
      if (amount > 0) lines.push({ at, table: table.name, hand, kind, rule, amount });
    };
    if (e.type === 'TimeCollected')
      line(
        'time',
        e.paid.reduce((sum, { amount }) => sum + amount, 0),
        null,
        e.rule,
      );
    if (e.type === 'RoundClosed') {
      line('hand', e.drop, e.round, e.rule);
      line('jackpot', e.jackpot, e.round, e.rule);
    }
  }
  return lines;
}

export interface BankLine {
  readonly at: number;
  readonly table: string;
  readonly hand: number;
  readonly banker: string | null;
  readonly turn: number | null;
  readonly posted: number;
  readonly net: number;
  readonly declined: string;
  readonly voided: string;
  readonly rule: string | null;
}
export const BANKS = {
  at: 'time',
  table: 'text',
  hand: 'text',
  banker: 'text',
  turn: 'text',
  posted: 'money',
  net: 'money',
  declined: 'text',
  voided: 'text',
  rule: 'text',
} as const;
/** Who banked which hand, on his first or second turn, what he posted, and who declined before him. */
export async function banksKept(tables: HouseTables, span: Span): Promise<readonly BankLine[]> {
  const lines: BankLine[] = [];
  let open: (BankLine & { readonly names: ReadonlyMap<number, string>; readonly refused: readonly string[] }) | null =
    null;
  const names = new Map<number, string>();
  for await (const { table, at, e } of tables.standing(span)) {
    if (e.type === 'DeckPledged') for (const { seat, name } of e.dealt) names.set(seat, name);
    if (e.type === 'Seated') names.set(e.seat, e.patron.name);
    if (e.type === 'RoundOpened') {
      const none = { banker: null, turn: null, posted: 0, net: 0, declined: '', voided: '', rule: null };
      open = e.setup.terms.bank ? { ...none, at, table: table.name, hand: e.round, names, refused: [] } : null;
    }
    if (open === null) continue;
    const who = (seat: number | undefined): string => (seat === undefined ? '' : (names.get(seat) ?? `${seat}`));
    if (e.type === 'Played') {
      const { type, seat, rule = null, chips = [] } = e.event;
      const moved = chips[0]?.amount ?? 0;
      if (type === 'BankDeclined') open = { ...open, refused: [...open.refused, who(seat)] };
      else if (type === 'GameBroken') open = { ...open, rule };
      else if (e.event.type === 'BankPosted') {
        const { turn } = e.event.note;
        open = { ...open, banker: who(seat), turn, posted: moved, net: -moved, rule };
      } else if (type === 'NobodyWagered' || type === 'BankReleased') open = { ...open, net: open.net + moved };
    } else if (e.type === 'RoundClosed') {
      const { names: _names, refused, ...line } = open;
      lines.push({ ...line, declined: refused.join(', '), voided: e.voided ? 'x' : '', net: e.voided ? 0 : line.net });
      open = null;
    }
  }
  return lines;
}

export interface LimitLine {
  readonly at: number;
  readonly table: string;
  readonly what: string;
  readonly limit: number;
  readonly from: number;
  readonly by: string | null;
  readonly rule: string;
}
export const LIMITS = {
  at: 'time',
  table: 'text',
  what: 'text',
  limit: 'amount',
  from: 'time',
  by: 'text',
  rule: 'text',
} as const;
const personIn = (by: TableMoment['e'] extends { by?: infer B } ? B : unknown): string | null => {
  const said = by as { who?: string; name?: string } | undefined;
  return said?.name ?? said?.who ?? null;
};
/** Limits as they were announced, from when they may hold, and when they did. */
export async function limitsNoticed(tables: HouseTables, span: Span): Promise<readonly LimitLine[]> {
  const lines: LimitLine[] = [];
  for await (const { table, at, e } of tables.during(span)) {
    if (e.type === 'LimitNoticed')
      lines.push({
        at,
        table: table.name,
        what: 'announced',
        limit: e.limit,
        from: e.from,
        by: personIn(e.by),
        rule: e.rule,
      });
    if (e.type === 'LimitChanged')
      lines.push({
        at,
        table: table.name,
        what: 'changed',
        limit: e.limit,
        from: e.at,
        by: personIn(e.by),
        rule: e.rule,
      });
  }
  return lines;
}

export interface ProgressiveLine {
  readonly at: number;
  readonly table: string;
  readonly box: number;
  readonly trayPaid: number;
  readonly carriedIn: number;
  readonly trayBack: number;
  readonly fromBackups: number;
  readonly carriedOut: number;
  readonly fee: number;
  readonly seedBack: number;
  readonly toMeter: number;
  readonly toBackups: number;
  readonly posted: number;
}
export const PROGRESSIVES = {
  at: 'time',
  table: 'text',
  box: 'money',
  trayPaid: 'money',
  carriedIn: 'amount',
  trayBack: 'money',
  fromBackups: 'money',
  carriedOut: 'amount',
  fee: 'money',
  seedBack: 'money',
  toMeter: 'money',
  toBackups: 'money',
  posted: 'amount',
} as const;
/** The count sheets of progressives. */
export async function progressivesCounted(tables: HouseTables, span: Span): Promise<readonly ProgressiveLine[]> {
  const lines: ProgressiveLine[] = [];
  for await (const { table, at, e } of tables.during(span)) {
    if (e.type !== 'ProgressiveCounted' && e.type !== 'ProgressiveRemoved') continue;
    const { day: _day, ...count } = e.count;
    lines.push({ at, table: table.name, ...count });
  }
  return lines;
}

// The drop boxes of a house: what lies in each by table and kind of fee, pulled by shift, counted by two people neither of whom sees the
// other's figures, held against the book and against the hands played. What was counted goes to the cage, or to the jackpot's fund;
// what was over or short stands in an account of its own. A correction keeps the old figure.
import type { FlatOf } from 'baraja/table';
import type { AccountName, Move } from '../ledger/index.js';
import type { Store } from '../store/index.js';
import { BOXES, type BoxKind, dropOf } from '../table/accounts.js';
import { type GamingDay, gamingDay, HOUR, type Shift, shiftAt } from '../table/day.js';
import { because, type Staffer } from './acted.js';
import { BOX_FACTS, type BOX_KINDS, NO_TABLE } from './boxes-facts.js';
import { SECOND, versionIn, wageredSince } from './boxes-second.js';
import { feesPaid } from './fees-paid.js';
import type { Happened, OfficeChange } from './journal.js';
import { type OfficeRefusal, officeRefuse } from './refusals.js';

export type BoxEvent = FlatOf<typeof BOX_FACTS>;
type Pulled = Extract<BoxEvent, { type: 'BoxesPulled' }>;
type Corrected = Extract<BoxEvent, { type: 'CountCorrected' }>;
export type AnyBox = (typeof BOX_KINDS)[number];
export interface BoxAt {
  readonly table: string;
  readonly kind: AnyBox;
}
export interface Figure extends BoxAt {
  readonly amount: number;
}
interface Sheet {
  readonly by: Staffer;
  readonly at: number;
  readonly figures: readonly Figure[];
}
export interface Count {
  readonly number: number;
  readonly day: string;
  readonly shift: number;
  readonly at: number;
  readonly by: Staffer;
  readonly boxes: Pulled['boxes'];
  /** Which time it is being counted. */
  round: number;
  sheets: Sheet[];
  /** What two sheets of the last round did not agree about. */
  differed: readonly BoxAt[];
  closed: { readonly at: number; readonly by: readonly Staffer[]; readonly figures: readonly Figure[] } | null;
  corrections: (Corrected & { readonly at: number })[];
}
/** A box that is at its table still. */
export interface StandingBox extends Figure {
  readonly account: AccountName;
}

interface Deps {
  readonly house: string;
  readonly store: Store;
  /** Where a jackpot box is counted into; the house's fund, unless that is out of play. */
  readonly jackpot?: () => AccountName;
  happen(
    decide: (at: number) => OfficeChange<BoxEvent> | OfficeRefusal | Promise<OfficeChange<BoxEvent> | OfficeRefusal>,
    id?: string,
  ): Promise<OfficeRefusal | Happened>;
}
const keyOf = ({ table, kind }: BoxAt): string => `${table}/${kind}`;
/** Boxes are pulled when a shift is over, or up to so much later. */
const LATE = HOUR;

export class Boxes {
  readonly counts: Count[] = [];
  constructor(private readonly deps: Deps) {}

  fold(e: { readonly type: string }, at: number): void {
    if (Object.hasOwn(BOX_FACTS, e.type)) this.take(e as BoxEvent, at);
  }
  private take(e: BoxEvent, at: number): void {
    if (e.type === 'BoxesPulled') {
      const { number, day, shift, by, boxes } = e;
      const rest = { round: 1, sheets: [], differed: [], closed: null, corrections: [] };
      this.counts.push({ number, day, shift, at, by, boxes, ...rest });
      return;
    }
    const found = this.find(e.number)!;
    switch (e.type) {
      case 'BoxesCounted':
        found.sheets = [...found.sheets, { by: e.by, at, figures: e.figures }];
        break;
      case 'SheetTakenBack':
        found.sheets = found.sheets.filter(({ by }) => by.id !== e.by.id);
        break;
      case 'CountDiffered':
        Object.assign(found, { round: found.round + 1, sheets: [], differed: e.boxes });
        break;
      case 'CountClosed': {
        const figures = e.boxes.map(({ table, kind, after: amount }) => ({ table, kind, amount }));
        Object.assign(found, { closed: { at, by: found.sheets.map(({ by }) => by), figures }, differed: [] });
        break;
      }
      case 'CountCorrected':
        found.corrections.push({ ...e, at });
        break;
    }
  }
  find(number: number): Count | undefined {
    return this.counts[number - 1];
  }
  private get day(): GamingDay {
    return gamingDay(this.deps.house);
  }
  /** Everything that lies in a box at a table, or has since before there were any. */
  async standing(): Promise<readonly StandingBox[]> {
    const { store, house } = this.deps;
    const prefix = `drop:${house}/`;
    const boxes: StandingBox[] = [];
    for (const { account, balance } of await store.ledger.accounts(prefix)) {
      const [table = '', kind = '', ...more] = account.slice(prefix.length).split('/');
      if (more.length > 0 || table === COUNTED) continue;
      if (kind === SECOND) boxes.push({ account, table, kind, amount: (await this.wagered(account, table)).amount });
      else if (isBox(kind)) boxes.push({ account, table, kind, amount: balance });
    }
    const { balance: amount } = await store.ledger.balance(`drop:${house}`);
    if (amount > 0) boxes.push({ account: `drop:${house}`, table: NO_TABLE, kind: 'before', amount });
    return boxes.filter((box) => box.amount > 0);
  }
  private wagered(account: AccountName, table: string) {
    return wageredSince(this.deps.store.ledger, account, this.pulledTo({ table, kind: SECOND }) ?? 0);
  }
  /** Which shift a box belongs to that is pulled now, unless told: the one that has just ended, or runs. */
  usualShift(at: number): Shift {
    return shiftAt(this.day, at - LATE);
  }
  /** All boxes of the house, or those of one table, are pulled. */
  pull(by: Staffer, asked: { readonly table?: string; day?: string; shift?: number; reason?: string }, id?: string) {
    return this.deps.happen(async (at) => {
      const shift = this.shiftFor(asked, at);
      if (shift === null) return officeRefuse('no-such-shift');
      const standing = (await this.standing()).filter(
        ({ table }) => asked.table === undefined || table === asked.table,
      );
      const found = await Promise.all(standing.map((box) => this.looked(box)));
      const boxes = found.filter(({ amount }) => amount > 0);
      if (boxes.length === 0) return officeRefuse('nothing-in-boxes');
      const number = this.counts.length + 1;
      const { day, shift: which } = shift;
      const event = { type: 'BoxesPulled', number, day, shift: which, boxes, by, ...because(asked.reason) } as const;
      return {
        events: [event],
        transfers: boxes.filter(({ kind }) => kind !== SECOND).map((box) => this.outOf(box, number)),
      };
    }, id);
  }
  private shiftFor({ day, shift }: { readonly day?: string; readonly shift?: number }, at: number): Shift | null {
    if (day === undefined && shift === undefined) return this.usualShift(at);
    // Nobody pulls the boxes of a shift that has not begun, nor of long ago.
    const now = shiftAt(this.day, at);
    const candidates = [now, shiftAt(this.day, now.from - 1)];
    return candidates.find((one) => one.day === day && one.shift === shift) ?? null;
  }
  /** What the book says is in a box, and what the events say that paid into it: one is held against the other ever after. */
  private async looked({ account, table, kind }: StandingBox): Promise<Pulled['boxes'][number]> {
    const { store } = this.deps;
    if (kind === SECOND) {
      const { amount, first, last: to } = await this.wagered(account, table);
      const from = this.pulledTo({ table, kind }) ?? first - 1;
      return { table, kind, amount, from, to, ...(await feesPaid(store, { table, kind, from, to })) };
    }
    const [last] = (await store.ledger.recent(account, { limit: 1 })).lines;
    const amount = last?.balance ?? 0;
    if (kind === 'before' || last === undefined) return { table, kind, amount, fees: amount, paid: 0, from: 0, to: 0 };
    const to = (await store.ledger.transfer(last.id))!.version;
    const from = this.pulledTo({ table, kind }) ?? (await this.firstIn(account)) - 1;
    return { table, kind, amount, from, to, ...(await feesPaid(store, { table, kind, from, to })) };
  }
  private pulledTo(box: BoxAt): number | undefined {
    return this.counts.flatMap(({ boxes }) => boxes).findLast((one) => keyOf(one) === keyOf(box))?.to;
  }
  /** The version in its table's stream from which on a box was paid into. */
  private async firstIn(account: AccountName): Promise<number> {
    const { lines } = await this.deps.store.ledger.statement(account, 0, Number.MAX_SAFE_INTEGER, { limit: 1 });
    return versionIn(lines[0]!.id);
  }
  private outOf({ table, kind, amount }: Figure, number: number): Move {
    const { house } = this.deps;
    const from = isBox(kind) ? dropOf({ house, table }, kind) : (`drop:${house}` as const);
    const id = `office-${house}/pull-${number}/${table}/${kind}`;
    return { ...plain(table), id, from, to: this.pulledOf(kind), amount, reason: 'count' };
  }
  private pulledOf(kind: AnyBox): AccountName {
    return `drop:${this.deps.house}/${COUNTED}/${kind}`;
  }

  /** One person's sheet. The second that agrees closes the count, and its money moves with it. */
  count(by: Staffer, number: number, figures: readonly Figure[], id?: string) {
    return this.deps.happen(() => {
      const found = this.find(number);
      if (found === undefined) return officeRefuse('no-such-count');
      if (found.closed !== null) return officeRefuse('count-closed');
      if (found.sheets.some((sheet) => sheet.by.id === by.id)) return officeRefuse('counted-already');
      const ordered = found.boxes.map((box) => figures.find((one) => keyOf(one) === keyOf(box)));
      if (ordered.some((one) => one === undefined) || figures.length !== found.boxes.length)
        return officeRefuse('figures-missing');
      const { round } = found;
      const mine = (ordered as Figure[]).map(({ table, kind, amount }) => ({ table, kind, amount }));
      const counted = { type: 'BoxesCounted', number, round, figures: mine, by } as const;
      const other = found.sheets[0];
      return other === undefined ? { events: [counted] } : this.compared(found, other, counted);
    }, id);
  }
  private compared(
    found: Count,
    { figures }: Sheet,
    counted: Extract<BoxEvent, { type: 'BoxesCounted' }>,
  ): OfficeChange<BoxEvent> {
    const { number, round } = found;
    const boxes = counted.figures
      .filter(({ amount }, i) => amount !== figures[i]!.amount)
      .map(({ table, kind }) => ({ table, kind }));
    if (boxes.length > 0) return { events: [counted, { type: 'CountDiffered', number, round, boxes }] };
    const closed = found.boxes.map(({ table, kind, amount: before }, i) => {
      return { table, kind, before, after: counted.figures[i]!.amount };
    });
    return {
      events: [counted, { type: 'CountClosed', number, boxes: closed }],
      transfers: closed.flatMap((box) => this.countedIn(number, box)),
    };
  }
  /**
   * To the cage, or its fund, what was counted; what the book had more goes to what is short, what it had less comes from there. What was
   * wagered into a second box is posted already, as the sheet divides it: what is over or short there is between the cage and that.
   */
  private countedIn(number: number, box: BoxAt & { readonly before: number; readonly after: number }): readonly Move[] {
    const { table, kind, before, after } = box;
    const key = `office-${this.deps.house}/count-${number}/${table}/${kind}`;
    const to = this.placeOf(kind);
    const from = kind === SECOND ? to : this.pulledOf(kind);
    const moves: readonly Move[] = [
      { ...plain(table), id: `${key}/in`, from, to, amount: Math.min(before, after), reason: 'count' },
      { ...plain(table), id: `${key}/short`, from, to: this.variance, amount: before - after, reason: 'count' },
      { ...plain(table), id: `${key}/over`, from: this.variance, to, amount: after - before, reason: 'count' },
    ];
    return moves.filter((move) => move.amount > 0 && move.from !== move.to);
  }
  /** What counts were over or short by, all of them together: minus what was over. */
  private get variance(): AccountName {
    return `cash:variance/${this.deps.house}`;
  }
  private placeOf(kind: AnyBox): AccountName {
    if (kind !== 'jackpot') return `cage:${this.deps.house}`;
    return this.deps.jackpot?.() ?? `jackpot:${this.deps.house}`;
  }
  takeBack(by: Staffer, number: number, id?: string) {
    return this.deps.happen(() => {
      const found = this.find(number);
      if (found === undefined) return officeRefuse('no-such-count');
      if (!found.sheets.some((sheet) => sheet.by.id === by.id)) return officeRefuse('not-counted');
      if (found.closed !== null) return officeRefuse('count-closed');
      return { events: [{ type: 'SheetTakenBack', number, round: found.round, by }] };
    }, id);
  }
  /** Another figure for a box that was counted. The old one stays. */
  correct(by: Staffer, number: number, { table, kind, amount }: Figure, reason: string, id?: string) {
    return this.deps.happen(async () => {
      const found = this.find(number);
      if (found === undefined) return officeRefuse('no-such-count');
      if (found.closed === null) return officeRefuse('count-open');
      const before = figureNow(found, { table, kind });
      if (before === null) return officeRefuse('no-such-box');
      if (before === amount) return officeRefuse('same-figure');
      const correction = found.corrections.length + 1;
      const place = this.placeOf(kind);
      const isMore = amount > before;
      const [from, to] = isMore ? [this.variance, place] : [place, this.variance];
      const key = `office-${this.deps.house}/count-${number}/${table}/${kind}`;
      const id = `${key}/correction-${correction}`;
      const move = { ...plain(table), id, from, to, amount: Math.abs(amount - before) };
      const event = { type: 'CountCorrected', number, correction, table, kind, before, after: amount, by } as const;
      return {
        events: [{ ...event, ...because(reason) }],
        transfers: [{ ...move, ...(await this.puttingRight(key)) }],
      };
    }, id);
  }
  /** Of a second box that was counted as the book has it no money moved, so that there is nothing to correct: it is the first that does. */
  private async puttingRight(key: string): Promise<Pick<Move, 'reason' | 'corrects'>> {
    for (const part of ['in', 'short', 'over']) {
      const corrects = `${key}/${part}`;
      if (await this.deps.store.ledger.transfer(corrects)) return { reason: 'correction', corrects };
    }
    return { reason: 'count' };
  }
}
const COUNTED = 'count';
const isBox = (kind: string): kind is BoxKind => (BOXES as readonly string[]).includes(kind);
const plain = (table: string) => ({ rule: null, patron: null, table: table === NO_TABLE ? null : table });

/** What a box was counted at, corrections included; null while it is being counted, or where there is none. */
export function figureNow({ closed, corrections }: Count, box: BoxAt): number | null {
  const last = corrections.findLast((one) => keyOf(one) === keyOf(box));
  return last?.after ?? closed?.figures.find((one) => keyOf(one) === keyOf(box))?.amount ?? null;
}

/** A count as somebody of the staff may see it: nobody sees a figure, nor what the book says, before both sheets are in. */
export interface CountShown {
  readonly number: number;
  readonly day: string;
  readonly shift: number;
  readonly at: number;
  readonly by: Staffer;
  readonly round: number;
  readonly sheets: readonly { readonly by: Staffer; readonly at: number }[];
  readonly differed: readonly BoxAt[];
  readonly closed: { readonly at: number; readonly by: readonly Staffer[] } | null;
  readonly boxes: readonly (BoxAt & {
    readonly book?: number;
    readonly fees?: number;
    readonly paid?: number;
    readonly counted?: number;
    readonly variance?: number;
  })[];
  readonly corrections: readonly (Corrected & { readonly at: number })[];
}
export function countShown(count: Count): CountShown {
  const { number, day, shift, at, by, round, sheets, differed, closed, corrections } = count;
  const boxes = count.boxes.map(({ table, kind, amount: book, fees, paid }) => {
    const counted = figureNow(count, { table, kind });
    return counted === null ? { table, kind } : { table, kind, book, fees, paid, counted, variance: counted - book };
  });
  return {
    ...{ number, day, shift, at, by, round, differed, boxes, corrections },
    sheets: sheets.map((sheet) => ({ by: sheet.by, at: sheet.at })),
    closed: closed && { at: closed.at, by: closed.by },
  };
}

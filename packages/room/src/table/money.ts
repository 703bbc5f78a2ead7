// Where a table's life meets the book: chips come from a wallet when somebody buys them and go back when he leaves. In between the
// chips on the felt are the table's own business, until a round closes: then fees go to the table's boxes, the house's tray
// has won or lost where the house banks, and each fund has its own difference. Nobody's money but the players' is in the felt's
// account: what a house lays out to bank a round is its tray's, and a jackpot is nobody's until it is won.
import { begin, type Entry as ProgressiveEntry, type Why } from 'baraja/progressive';
import { progressiveOf, type RoundClosed, type RoundOpened, type TableEvent, type TableRules } from 'baraja/table';
import type { AccountName, Move, Post, Reason, Transfer } from '../ledger/index.js';
import {
  cageOf,
  dropOf,
  feltOf,
  fundLeft,
  fundOf,
  ownOf,
  progressiveAccount,
  type TableName,
  trayOf,
} from './accounts.js';
import type { World } from './world.js';

interface Where extends TableName {
  /** Whose patron sits where, before the events. */
  patronAt(seat: number): string | undefined;
  /** What the house's tray holds before the events, and why it is filled to what a hand could cost, where the house banks. */
  readonly tray: number;
  readonly float: string | null;
  /** The game it plays: what a fund of it left behind is this game's. */
  readonly game: string;
}

/** Places of the house's own on the felt: both are paid out of the tray. */
const TRAY_PLACES = ['house', 'progressive-tray'] as const;
const floatOf = ({ setup }: RoundOpened): number =>
  TRAY_PLACES.reduce((sum, place) => sum + (setup.chips[place] ?? 0), 0);

/** The name of the transfer by which chips go from one table to another. */
export const setAside = (move: string): string => `move/${move}`;
/** Transfers in the making, each with an id of its own, so that a retry cannot post twice. */
class Postings {
  readonly moves: Move[] = [];
  /** Chips that arrive from another table, where they were set aside. */
  readonly arrived: Post[] = [];
  constructor(
    private readonly where: TableName,
    private readonly key: string,
  ) {}
  /** On the way to another table chips are set aside, and nobody's to bet: they are there when he sits down, or go home. */
  sets(to: { readonly id: string; readonly table: string }, p: { patron: string; amount: number; rule: string }): void {
    const { table } = this.where;
    const way = { from: feltOf(this.where), to: `felt:${to.table}` } as const;
    this.moves.push({ id: setAside(to.id), ...way, reason: 'table-change', table, ...p, pending: true });
  }
  arrives(move: string): void {
    this.arrived.push({ id: `${setAside(move)}/there`, post: setAside(move) });
  }
  move(
    [from, to]: readonly [AccountName, AccountName],
    amount: number,
    reason: Reason,
    rule: string | null,
    patron: string | null = null,
  ): void {
    if (amount <= 0) return;
    const { table } = this.where;
    this.moves.push({ id: `${this.key}/${this.moves.length}`, from, to, amount, reason, rule, patron, table });
  }
  /** The same way, or back where it is less than nothing. */
  either([from, to]: readonly [AccountName, AccountName], amount: number, reason: Reason, rule: string): void {
    this.move(amount > 0 ? [from, to] : [to, from], Math.abs(amount), reason, rule);
  }
  /** What a progressive's book says. What the house puts in is play money handed out to it first. */
  progressive(entries: readonly ProgressiveEntry[]): void {
    const at = (account: ProgressiveEntry['from']): AccountName => progressiveAccount(this.where, account);
    for (const { from, to, amount, why, rule } of entries) {
      if (from === 'house') this.move(['grant', at('house')], amount, 'grant', rule);
      this.move([at(from), at(to)], amount, REASON_OF[why], rule);
    }
  }
}
const REASON_OF: Readonly<Record<Why, Reason>> = {
  seed: 'jackpot-seed',
  wager: 'jackpot-contribution',
  'tray-award': 'jackpot-award',
  jackpot: 'jackpot-award',
  'backup-up': 'jackpot-transfer',
  'backup-down': 'jackpot-transfer',
  'tray-back': 'count',
  shortage: 'count',
  fee: 'count',
  'seed-back': 'count',
  'to-meter': 'jackpot-contribution',
  'to-backup': 'jackpot-contribution',
  transfer: 'jackpot-transfer',
};

/** What a table begins with: the seed of its progressive, where it has one. */
export function openingTransfers(rules: TableRules, where: TableName, key: string): readonly Move[] {
  const post = new Postings(where, key);
  const progressive = progressiveOf(rules);
  if (progressive !== null) post.progressive(begin(progressive).entries);
  return post.moves;
}
/** What the tray holds, where these events must know: nobody but the table itself touches it. */
export async function trayIn({ store }: World, table: string, events: readonly TableEvent[]): Promise<number> {
  if (!events.some((e) => e.type === 'RoundOpened' && floatOf(e) > 0)) return 0;
  return (await store.ledger.balance(`tray:${table}`)).balance;
}

/** The transfers of some events of one decision; `key` makes their ids. */
export function transfersFor(events: readonly TableEvent[], where: Where, key: string): readonly Transfer[] {
  const felt = feltOf(where);
  const post = new Postings(where, key);
  const seated = new Map<number, string>();
  const whoAt = (seat: number): string => {
    const patron = seated.get(seat) ?? where.patronAt(seat);
    if (patron === undefined) throw new Error(`nobody sits at seat ${seat} of ${where.table}`);
    return patron;
  };
  const buys = (patron: string, amount: number, reason: Reason, rule: string): void =>
    post.move([ownOf(where, patron), felt], amount, reason, rule, patron);
  const takes = (patron: string, amount: number, rule: string): void =>
    post.move([felt, ownOf(where, patron)], amount, 'cash-out', rule, patron);
  for (const e of events) {
    switch (e.type) {
      case 'Seated':
        seated.set(e.seat, e.patron.id);
        if (e.from) post.arrives(e.from.id);
        else buys(e.patron.id, e.buyIn, 'buy-in', e.rule);
        break;
      case 'SeatChanged':
        seated.set(e.to, whoAt(e.seat));
        break;
      case 'ToppedUp':
        buys(whoAt(e.seat), e.amount, 'top-up', e.rule);
        break;
      case 'BehindPlayed':
        takes(whoAt(e.seat), e.returned, e.rule);
        break;
      case 'Left':
        if (e.to) post.sets(e.to, { patron: whoAt(e.seat), amount: e.took, rule: e.rule });
        else takes(whoAt(e.seat), e.took, e.rule);
        break;
      case 'TimeCollected':
        for (const { seat, amount } of e.paid)
          post.move([felt, dropOf(where, 'time')], amount, 'collection', e.rule, whoAt(seat));
        break;
      case 'RoundOpened': {
        const short = floatOf(e) - where.tray;
        post.move(['grant', cageOf(where)], short, 'grant', where.float);
        post.move([cageOf(where), trayOf(where)], short, 'fill', where.float);
        break;
      }
      case 'RoundClosed':
        closed(e, where, post);
        break;
      case 'ProgressiveCounted':
      case 'ProgressiveRemoved':
      case 'ProgressiveTakenUp':
        post.progressive(e.posted);
        break;
      case 'FundTakenUp':
        post.move([fundLeft(where, where.game, e.fund), fundOf(where, e.fund)], e.amount, 'jackpot-transfer', e.rule);
        break;
      default:
        break;
    }
  }
  return [...post.moves, ...post.arrived];
}
function closed(e: RoundClosed, where: TableName, post: Postings): void {
  const felt = feltOf(where);
  post.move([felt, dropOf(where, 'hand')], e.drop, 'collection', e.rule);
  // Never mixed with what is the house's: the count of its box brings it to the fund.
  post.move([felt, dropOf(where, 'jackpot')], e.jackpot, 'jackpot-contribution', e.rule);
  post.either([felt, trayOf(where)], e.house ?? 0, 'bank', e.rule);
  post.progressive(e.posted ?? []);
  // Accounts of their own: bonuses a house has set up, never mixed with its own money.
  for (const { name, was, is } of e.boxes ?? []) {
    const fund = fundOf(where, name);
    post.move([felt, fund], is - was, 'jackpot-contribution', e.rule);
    post.move([fund, felt], was - is, 'jackpot-award', e.rule);
  }
}

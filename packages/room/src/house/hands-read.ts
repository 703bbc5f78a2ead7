// Reads a table's stream for the index of people's hands: whose hands closed in it, where they lie, how they ended, and what each can be
// found by. What is read here everybody at the table was told; no face is looked at.
import type { EventType } from 'baraja';
import { BETTING_FACTS, POSTING_FACTS } from 'baraja/facts';
import { moveChips } from 'baraja/kernel';
import type { RoundClosed, RoundOpened } from 'baraja/table';
import type { HandRow, StoredEvent } from '../store/index.js';
import { asItStands, type StoredTableEvent } from '../table/index.js';

/** What a hand may be found by besides where and what it was. */
export const KINDS = ['won', 'lost', 'even', 'showdown', 'all-in', 'ruling', 'folded', 'void', 'noted'] as const;
export type HandKind = (typeof KINDS)[number];
export const MARKS = {
  kind: (kind: HandKind): string => kind,
  table: (table: string): string => `table:${table}`,
  house: (house: string): string => `house:${house}`,
  game: (game: string): string => `game:${game}`,
  clause: (rule: string): string => `clause:${rule.toUpperCase()}`,
};

/** A table, as far as its hands are listed by it. */
export interface Listing {
  readonly table: string;
  readonly house: string;
  readonly practice: boolean;
  isPerson(patron: string): boolean;
}
interface Entry extends Pick<StoredEvent, 'version' | 'position' | 'at'> {
  readonly event: StoredTableEvent;
}
export type MarkedHand = HandRow & { readonly marks: readonly string[] };

/** Goes on reading a stream, event by event; hands come out when they close. */
export class HandsReader {
  private round: Entry[] = [];
  private hands: MarkedHand[] = [];
  /** How far everything is read: up to the last hand that closed. */
  version: number;

  constructor(
    private readonly listing: Listing,
    from: number,
  ) {
    this.version = from;
  }
  add({ version, position, at, body }: StoredEvent): void {
    const event = body as unknown as StoredTableEvent;
    this.round.push({ version, position, at, event });
    if (event.type !== 'RoundClosed') return;
    this.hands.push(...handsIn(this.listing, this.round, event));
    this.version = version;
    this.round = [];
  }
  /** The hands that have come out since it was last asked. */
  take(): readonly MarkedHand[] {
    const { hands } = this;
    this.hands = [];
    return hands;
  }
}
function handsIn(listing: Listing, all: readonly Entry[], closed: RoundClosed): readonly MarkedHand[] {
  const entries = asItStands(all);
  const opened = entries.map(({ event }) => event).find((e): e is RoundOpened => e.type === 'RoundOpened');
  const last = entries.at(-1);
  if (!opened || !last) return [];
  const people = dealtIn(entries).filter(({ seat, id }) => opened.seats.includes(seat) && listing.isPerson(id));
  if (people.length === 0) return [];
  const { table, house, practice } = listing;
  const happened = marksOf(entries, opened, closed);
  return people.flatMap(({ seat, id }) => {
    const had = opened.setup.chips[`stack:${seat}`] ?? 0;
    const net = (closed.stacks.find((s) => s.seat === seat)?.stack ?? 0) - had;
    // Who was asked and stayed out had no hand to look at.
    if (net === 0 && did(entries, seat, STAYS_OUT)) return [];
    const own: HandKind[] = [net > 0 ? 'won' : net < 0 ? 'lost' : 'even'];
    if (did(entries, seat, FOLDS)) own.push('folded');
    const where = [MARKS.table(table), MARKS.house(house), MARKS.game(opened.gameId)];
    const hand = {
      owner: id,
      ...{ position: last.position, at: last.at, table, round: closed.round },
      ...{ first: all[0]!.version, last: last.version, seat },
      ...{ house, game: opened.gameId, stake: opened.stake, practice, net },
      marks: [...where, ...own, ...happened],
    };
    return [hand];
  });
}
const dealtIn = (entries: readonly Entry[]) => {
  const dealt = new Map<number, { readonly seat: number; readonly id: string }>();
  for (const { event } of entries)
    if (event.type === 'DeckPledged') for (const one of event.dealt) dealt.set(one.seat, one);
  return [...dealt.values()];
};
const FOLDS: readonly string[] = ['Folded', 'Dropped', 'FoldTaken'] satisfies EventType[];
const STAYS_OUT: readonly string[] = ['SatOutHand'] satisfies EventType[];
const did = (entries: readonly Entry[], seat: number, types: readonly string[]): boolean =>
  entries.some(({ event }) => event.type === 'Played' && event.event.seat === seat && types.includes(event.event.type));

const SHOWS: readonly string[] = ['HandShown', 'HandsTurned', 'HouseShown'] satisfies EventType[];
/** The floor ruled, and what it ruled stands; or it put the hand back, be it to before a ruling. */
const isRuling = (told: StoredTableEvent): boolean =>
  told.type === 'Played'
    ? told.event.type === ('IncidentCalled' satisfies EventType)
    : told.type === 'ActTakenBack' && told.by !== undefined;
const isBet = (type: string): boolean => type in BETTING_FACTS || type in POSTING_FACTS || type === 'DeclaredAllIn';

/** What happened in it, whoever asks, and by which clauses. */
function marksOf(entries: readonly Entry[], opened: RoundOpened, closed: RoundClosed): readonly string[] {
  const kinds = new Set<HandKind>(closed.voided ? ['void'] : []);
  const clauses = new Set<string>();
  const chips = { ...opened.setup.chips };
  for (const { event: told } of entries) {
    if (isRuling(told)) kinds.add('ruling');
    if ('by' in told && told.by && 'rule' in told.by && told.by.rule) clauses.add(told.by.rule);
    if (told.type !== 'Played') {
      if ('rule' in told && told.rule) clauses.add(told.rule);
      continue;
    }
    const { type, seat, rule, chips: moved = [] } = told.event;
    moveChips(chips, told.event);
    if (rule) clauses.add(rule);
    if (SHOWS.includes(type)) kinds.add('showdown');
    if (moved.length > 0 && isBet(type) && seat != null && chips[`stack:${seat}`] === 0) kinds.add('all-in');
  }
  return [...kinds, ...[...clauses].map(MARKS.clause)];
}

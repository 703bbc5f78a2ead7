// What each seat did last on this street, and what it won: the tags on the plates. Folded from what is told.
import type { EventType, ToldEvent, Written } from './wire.js';

export interface Act {
  readonly type: Tag;
  readonly amount: number;
  /** Cards it was about. */
  readonly count?: number;
}
/** What somebody won, and with which side of a hand; nobody shows one for what nobody else could win. */
export interface Award {
  readonly pot: number;
  readonly way: 'high' | 'low' | 'uncontested';
  readonly shares: readonly { readonly seat: number; readonly amount: number }[];
}
export interface Noted {
  readonly acts: Readonly<Record<number, Act>>;
  readonly wins: Readonly<Record<number, number>>;
  /** Pot by pot, the high side before the low one. */
  readonly awards: readonly Award[];
  /** Where a game is settled by a count: what was counted and what was paid, as it was told. */
  readonly settled: readonly Written[];
}
export const NOTHING: Noted = { acts: {}, wins: {}, awards: [], settled: [] };

const ACTS = [
  'Checked',
  'Bet',
  'Called',
  'Raised',
  'Folded',
  'Straddled',
  'Posted',
  'Discarded',
  'StoodPat',
  'CallChanged',
  'PriceNamed',
  'PriceMatched',
  'SatOutHand',
  'CardPassed',
  'Declared',
  'Stayed',
  'WentOn',
  'LeaderStays',
  'Dropped',
] as const satisfies readonly EventType[];
type Acted = (typeof ACTS)[number];
const isAct = (event: Written): event is Extract<Written, { readonly type: Acted }> =>
  (ACTS as readonly EventType[]).includes(event.type);
/** A call for cards that was changed is the call it was changed to; who declares says one of two things. */
export type Tag = Exclude<Acted, 'CallChanged' | 'Declared'> | 'SaidPlay' | 'SaidPass';
/** Where a street ends or another begins: what was done on the one before is forgotten. */
const TURNS: readonly EventType[] = ['BetsGathered', 'BettingOpened', 'BoardDealt', 'CardsDrawn'];
/** A card is turned up, and what was said of the one before is forgotten. */
const FRESH = 'CardDrawn';
/** What is won, and by which event; where a game is settled, only what is paid once it is won. */
const WINS: readonly EventType[] = ['PotAwarded', 'AntesWon', 'AntesShared', 'PointsPaid'];
const SETTLES: readonly EventType[] = ['GameWon', 'PointsPaid', 'AntesWon', 'AntesShared', 'StockExhausted'];
/** At a table with a bank: what became of the bank and of each wager, one by one. */
const BANKED: readonly EventType[] = [
  'BankPosted',
  'BankDeclined',
  'GameBroken',
  'NobodyWagered',
  'SequenceCounted',
  'WagerWon',
  'WagerLost',
  'WagerPushed',
  'WagerReturned',
  'BonusPaid',
  'AnteSettled',
  'BonusSettled',
  'ProgressiveSettled',
  'FoldTaken',
  'HandRacked',
  'BankReleased',
];

export function noted(was: Noted, told: ToldEvent): Noted {
  if (told.type === 'RoundOpened' || told.type === 'ActTakenBack') return NOTHING;
  if (told.type !== 'Played') return was;
  const { event } = told;
  if (event.type === FRESH) return { ...was, acts: {} };
  if (TURNS.includes(event.type)) {
    // A straddle is done before the betting it belongs to.
    const kept = Object.entries(was.acts).filter(
      ([, act]) => act.type === 'Straddled' && event.type === 'BettingOpened',
    );
    return { ...was, acts: Object.fromEntries(kept) };
  }
  if (BANKED.includes(event.type)) return { ...was, settled: [...was.settled, event] };
  if (SETTLES.includes(event.type) || WINS.includes(event.type)) return settled(was, event);
  if (event.seat === undefined || !isAct(event)) return was;
  const moved = (event.chips ?? []).reduce((sum, move) => sum + move.amount, 0);
  const act = { type: tagOf(event), amount: levelOf(event) ?? moved, count: countOf(event) };
  return { ...was, acts: { ...was.acts, [event.seat]: act } };
}
function settled(was: Noted, event: Written): Noted {
  const all = SETTLES.includes(event.type) ? [...was.settled, event] : was.settled;
  const isOver = event.type !== 'PointsPaid' || was.settled.some(({ type }) => type === 'GameWon');
  if (!WINS.includes(event.type) || !isOver) return { ...was, settled: all };
  const wins: Record<number, number> = { ...was.wins };
  for (const { to, amount } of event.chips ?? []) {
    const seat = Number(to.split(':')[1]);
    wins[seat] = (wins[seat] ?? 0) + amount;
  }
  const award = awardOf(event);
  return { acts: was.acts, wins, awards: award ? [...was.awards, award] : was.awards, settled: all };
}
/** What a pot was won with; null for what is no pot. */
export function awardOf(event: Written): Award | null {
  if (event.type !== 'PotAwarded') return null;
  const { pot, shares } = event.note;
  return { pot, way: shares[0]?.way ?? 'uncontested', shares };
}
/** What a bet or raise now stands at. */
const levelOf = (event: Written): number | undefined =>
  event.type === 'Bet' || event.type === 'Raised' ? event.note?.to : undefined;
/** How many cards were called for. */
const countOf = (event: Written): number =>
  event.type === 'Discarded' || event.type === 'StoodPat' || event.type === 'CallChanged' ? event.note.count : 0;
function tagOf(event: Extract<Written, { readonly type: Acted }>): Tag {
  if (event.type === 'CallChanged') return event.note.count === 0 ? 'StoodPat' : 'Discarded';
  return event.type === 'Declared' ? (event.note.plays ? 'SaidPlay' : 'SaidPass') : event.type;
}

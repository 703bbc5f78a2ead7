/** A hand of poker street by street, with what each act put in: as Open Hand History and the trackers' text tell it. */
import type { Chips, Seat } from 'baraja';
import { type Act, Betting, type MaybeFace, type PokerHand, type PokerPost } from './poker.js';

/** An act with what it put in, and whether that was all. */
export interface Counted {
  readonly act: Act;
  readonly put: Chips;
  readonly allIn: boolean;
  /** What the bet stood at before it. */
  readonly before: Chips;
}
export interface TellStreet {
  readonly name: StreetName;
  /** Cards turned up for everybody on it. */
  readonly board: readonly MaybeFace[];
  readonly acts: readonly Counted[];
}
export type StreetName = (typeof BOARD | typeof STUD | typeof DRAW)[number];
const BOARD = ['Preflop', 'Flop', 'Turn', 'River'] as const;
const STUD = ['Third Street', 'Fourth Street', 'Fifth Street', 'Sixth Street', 'Seventh Street'] as const;
const DRAW = ['Deal', 'First Draw', 'Second Draw', 'Third Draw'] as const;

/** Which names its streets have: by what is dealt in it, or by what its game deals where it never came to that. */
export function streetNames({ own, acts }: Pick<PokerHand, 'own' | 'acts'>): readonly StreetName[] {
  if (own?.bringIn !== undefined || acts.some((act) => act.act === 'deal' && act.up)) return STUD;
  if (acts.some((act) => act.act === 'board')) return BOARD;
  const isDrawn = acts.some((act) => act.act === 'throw') || own === null || /^(?:draw|27|bad)/.test(String(own.game));
  return isDrawn ? DRAW : BOARD;
}

export interface Counting {
  readonly posts: readonly (PokerPost & { readonly put: Chips; readonly allIn: boolean })[];
  readonly streets: readonly TellStreet[];
  readonly showdown: readonly Counted[];
  /** What nobody called goes back. */
  readonly returned: { readonly seat: Seat; readonly amount: Chips } | null;
  readonly total: Chips;
}
export function counted(hand: PokerHand): Counting {
  const betting = new Betting(hand);
  const posts = hand.posts.map((post) => {
    const put = betting.post(post);
    return { ...post, put, allIn: betting.stackOf(post.seat) === 0 };
  });
  const names = streetNames(hand);
  const streets: { name: StreetName; board: MaybeFace[]; acts: Counted[] }[] = [
    { name: names[0]!, board: [], acts: [] },
  ];
  const showdown: Counted[] = [];
  const inFor = new Map<Seat, Chips>();
  for (const { seat, put, kind } of posts) if (kind !== 'dead-small') inFor.set(seat, (inFor.get(seat) ?? 0) + put);
  let bets = false;
  for (const act of hand.acts) {
    if (isNewStreet(act, bets, hand.acts)) {
      streets.push({ name: names[Math.min(streets.length, names.length - 1)]!, board: [], acts: [] });
      bets = false;
    }
    const before = betting.level;
    const put = betting.put(act);
    const one = { act, put, allIn: 'seat' in act && put > 0 && betting.stackOf(act.seat) === 0, before };
    if (act.act === 'show' || act.act === 'muck') showdown.push(one);
    else streets.at(-1)!.acts.push(one);
    if (act.act === 'board') streets.at(-1)!.board.push(...act.cards);
    if (BETS.includes(act.act)) bets = true;
    if ('seat' in act) inFor.set(act.seat, (inFor.get(act.seat) ?? 0) + put);
  }
  const returned = returnedOf(hand, inFor);
  return { posts, streets, showdown, returned, total: betting.pot - (returned?.amount ?? 0) };
}
const BETS: readonly string[] = ['fold', 'check', 'call', 'bet', 'raise', 'open', 'own'];
/** A board, a draw, or cards to hands after bets; a run of boards where nobody can bet is a street each. */
function isNewStreet(act: Act, bets: boolean, acts: readonly Act[]): boolean {
  if (act.act === 'board') return acts.some((one) => BETS.includes(one.act)) || acts.indexOf(act) > 0;
  if (act.act === 'throw' || act.act === 'deal') return bets;
  return false;
}
/** What one seat has in beyond everybody else, uncalled. Antes are the same for all, or lie in the middle. */
function returnedOf({ players, acts }: PokerHand, inFor: ReadonlyMap<Seat, Chips>): Counting['returned'] {
  const has = players.map(({ seat }) => ({ seat, amount: inFor.get(seat) ?? 0 })).sort((a, b) => b.amount - a.amount);
  const folded = new Set(acts.flatMap((act) => (act.act === 'fold' ? [act.seat] : [])));
  const most = has.find(({ seat }) => !folded.has(seat));
  const next = has.find(({ seat }) => seat !== most?.seat);
  const over = (most?.amount ?? 0) - (next?.amount ?? 0);
  return over > 0 && acts.length > 0 ? { seat: most!.seat, amount: over } : null;
}

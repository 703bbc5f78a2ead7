/** Reads PHH: one hand by itself, or those of a file under their numbers. */
import type { Chips, Seat } from 'baraja';
import type { OwnGame, OwnTable } from 'baraja/own';
import { parse, TomlError } from 'smol-toml';
import { besidesIn } from './besides.js';
import { cardsOf } from './cards.js';
import { type Fault, fault } from './fault.js';
import type { Eyes } from './hand.js';
import { Bad, chipsOf } from './money.js';
import { oursIn } from './ours.js';
import { forced, plainPosts, VARIANTS } from './phh.js';
import { type Act, Betting, type MaybeFace, type PokerHand, type PokerPost, type PostKind } from './poker.js';

type Doc = Readonly<Record<string, unknown>>;
const isDoc = (value: unknown): value is Doc => typeof value === 'object' && value !== null && !Array.isArray(value);
/** Every hand of a document: one by itself, or those under their numbers. */
export function readPhh(toml: string): readonly (PokerHand | Fault)[] {
  let doc: Doc;
  try {
    doc = parse(toml);
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n')[0]! : String(error);
    return [{ ...fault('not-toml', { why }), ...(error instanceof TomlError ? { line: error.line } : {}) }];
  }
  const many = Object.values(doc).filter(isDoc);
  const hands = 'variant' in doc || many.length === 0 ? [doc] : many;
  return hands.map((one) => {
    try {
      return handOf(one);
    } catch (error) {
      if (error instanceof Bad) return error.fault;
      throw error;
    }
  });
}
const bad = (field: string): never => {
  throw new Bad(fault('bad-field', { field }));
};
function numbers(doc: Doc, field: string): readonly number[] | null {
  const value = doc[field];
  if (value === undefined) return null;
  return Array.isArray(value) && value.every((one) => typeof one === 'number') ? value : bad(field);
}
function amounts(doc: Doc, field: string, of: number): readonly Chips[] {
  const value = numbers(doc, field) ?? bad(field);
  return value.length === of ? value.map(chipsOf) : bad(field);
}
const amount = (doc: Doc, field: string): Chips => (typeof doc[field] === 'number' ? chipsOf(doc[field]) : bad(field));
/** What only our own files have, as JSON within the TOML. */
function json(doc: Doc, field: string): unknown {
  const value = doc[field];
  if (value === undefined) return undefined;
  try {
    return Array.isArray(value) ? value.map((one) => JSON.parse(String(one))) : JSON.parse(String(value));
  } catch {
    return bad(field);
  }
}

function handOf(doc: Doc): PokerHand {
  const stacks = numbers(doc, 'starting_stacks') ?? bad('starting_stacks');
  const many = stacks.length;
  const seatsAt = numbers(doc, 'seats') ?? stacks.map((_, i) => i + 1);
  if (seatsAt.length !== many || new Set(seatsAt).size !== many || many < 2) bad('seats');
  const names = Array.isArray(doc.players)
    ? doc.players.map(String)
    : seatsAt.map((seat) => `p${seatsAt.indexOf(seat) + 1}`);
  const players = seatsAt.map((seat, i) => ({ seat, name: names[i] ?? `p${i + 1}`, stack: chipsOf(stacks[i]!) }));
  const variant = String(doc.variant);
  const isOpened = 'bring_in' in doc;
  const antes = forced(amounts(doc, 'antes', many));
  const blinds = isOpened ? stacks.map(() => 0) : forced(amounts(doc, 'blinds_or_straddles', many));
  const ours = oursIn('_baraja_', {
    posts: json(doc, '_baraja_posts'),
    of: json(doc, '_baraja_terms'),
    own: json(doc, '_baraja_own'),
    pots: json(doc, '_baraja_pots'),
  });
  const posts = ours.posts ?? plainPosts(seatsAt, { antes, blinds });
  const of = ours.of ?? null;
  const own = ours.own ?? ownBy(doc, variant, posts, isOpened, of !== null);
  const end = numbers(doc, 'finishing_stacks') === null ? null : amounts(doc, 'finishing_stacks', many);
  const eyes = doc._baraja_eyes === undefined ? 'all' : String(doc._baraja_eyes);
  const head = {
    table: doc.table === undefined ? '' : String(doc.table),
    id: doc.hand === undefined ? '' : String(doc.hand),
    at: timeOf(doc),
    eyes: (/^\d+$/.test(eyes) ? Number(eyes) : eyes) as Eyes,
    own,
    of,
    players,
    seats: typeof doc.seat_count === 'number' ? doc.seat_count : Math.max(...seatsAt),
    posts,
  };
  const pots = ours.pots ?? [];
  const besides = besidesIn(doc);
  return { ...head, acts: actsIn(doc, head, isOpened), pots, end, ...(besides === undefined ? {} : { besides }) };
}
/** The date and time it began; a time without a zone of the world's list is taken for UTC. */
function timeOf({ time, time_zone: zone, year, month, day }: Doc): number | null {
  if ([year, month, day].some((one) => typeof one !== 'number')) return null;
  const clock = time instanceof Date ? time.toISOString() : '00:00:00';
  const two = (n: unknown): string => String(n).padStart(2, '0');
  const at = Date.parse(`${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${clock.replace('Z', '')}Z`);
  if (Number.isNaN(at)) return null;
  return zone === undefined ? at : inZone(at, String(zone));
}
/** The moment at which a clock in that zone shows what `clock` is in UTC. */
function inZone(clock: number, zone: string): number {
  const first = clock - aheadAt(clock, zone);
  // Near a change of the clocks what it was ahead before may differ.
  return clock - aheadAt(first, zone);
}
/** By how many milliseconds clocks in that zone are ahead of UTC at a moment. */
function aheadAt(moment: number, zone: string): number {
  const whole = Math.floor(moment / 1000) * 1000;
  try {
    const shown = new Date(whole).toLocaleString('sv-SE', { timeZone: zone });
    return Date.parse(`${shown.replace(' ', 'T')}Z`) - whole;
  } catch {
    return bad('time_zone');
  }
}
/** The variant as a table of one's own: no cap on raises, whatever room it was played in. */
function ownBy(
  doc: Doc,
  variant: string,
  posts: readonly PokerPost[],
  isOpened: boolean,
  isHouse: boolean,
): OwnTable | null {
  const named = (VARIANTS as Readonly<Record<string, readonly [OwnGame, OwnTable['limit']]>>)[variant];
  if (named === undefined) {
    if (isHouse) return null;
    throw new Bad(fault('unknown-variant', { variant }));
  }
  const [game, limit] = named;
  const post = (kind: PostKind): Chips => posts.find((one) => one.kind === kind)?.amount ?? 0;
  const bets =
    limit === 'fixed'
      ? [amount(doc, 'small_bet'), amount(doc, 'big_bet')]
      : [amount(doc, 'min_bet'), amount(doc, 'min_bet')];
  const all = [
    ...(numbers(doc, 'starting_stacks') ?? []),
    ...(numbers(doc, 'finishing_stacks') ?? []),
    ...(numbers(doc, 'winnings') ?? []),
  ];
  const bet = (Array.isArray(doc.actions) ? doc.actions : []).map((line) =>
    Number(/ cbr ([\d.]+)/.exec(String(line))?.[1] ?? 0),
  );
  const isWhole = [...all, ...bet, ...posts.map((one) => one.amount / 100), ...bets.map((n) => n / 100)].every(
    Number.isInteger,
  );
  return {
    game,
    limit,
    ...(isOpened
      ? { bringIn: amount(doc, 'bring_in') }
      : { blinds: [post('small-blind'), post('big-blind') || bets[0]!] }),
    ...(post('ante') > 0 ? { ante: post('ante') } : {}),
    bets: [bets[0]!, bets[1]!],
    raises: null,
    chip: isWhole ? 100 : 1,
  };
}

function actsIn(doc: Doc, head: Pick<PokerHand, 'players' | 'of' | 'posts'>, isStud: boolean): readonly Act[] {
  if (!Array.isArray(doc.actions)) return bad('actions');
  const betting = new Betting(head);
  for (const post of head.posts) betting.post(post);
  const seatOf = (name: string | undefined): Seat => {
    const player = head.players[Number(/^p(\d+)$/.exec(name ?? '')?.[1] ?? 0) - 1];
    if (!player) throw new Bad(fault('nobody-there', { who: name ?? '' }));
    return player.seat;
  };
  const acts: Act[] = [];
  let dealt: { seat: Seat; cards: readonly MaybeFace[] }[] = [];
  const done = (act: Act): void => {
    betting.put(act);
    acts.push(act);
  };
  const bringIn = isStud ? amount(doc, 'bring_in') : 0;
  let street = 0;
  const flush = (): void => {
    if (dealt.length === 0) return;
    for (const act of dealsOf(dealt, isStud, street++)) done(act);
    dealt = [];
  };
  for (const line of doc.actions) {
    const words = wordsOf(String(line));
    if (words[0] === 'd' && words[1] === 'dh') {
      const seat = seatOf(words[2]);
      if (isStud && dealt.some((one) => one.seat === seat)) flush();
      dealt.push({ seat, cards: cardsOf(words.slice(3).join('')) });
      continue;
    }
    flush();
    const act = actIn(words, { seatOf, betting, line: String(line), bringIn, held: (seat) => heldBy(acts, seat) });
    if (act) done(act);
  }
  flush();
  return acts;
}
/** Without its commentary; but one of ours says what no action does. */
function wordsOf(line: string): readonly string[] {
  const [said = '', ...more] = line.split('#');
  const words = said.trim().split(/\s+/).filter(Boolean);
  const own = /^\s*baraja (p\d+) (.*)$/.exec(more.join('#'));
  if (words.length === 0) return own ? [own[1]!, 'baraja', ...own[2]!.split(' ')] : [];
  const short = /^\s*baraja ([\d.]+)$/.exec(more.join('#'))?.[1];
  return short === undefined ? words : [...words, 'baraja', short];
}
/** At stud the first street has its last card up, the seventh is down, and all between are up. */
function dealsOf(
  dealt: readonly { seat: Seat; cards: readonly MaybeFace[] }[],
  isStud: boolean,
  street: number,
): readonly Act[] {
  const deal = (up: boolean, from: number, to?: number) =>
    dealt.map(({ seat, cards }): Act => ({ act: 'deal', seat, cards: cards.slice(from, to), up }));
  if (!isStud) return deal(false, 0);
  if (street === 0) return [...deal(false, 0, -1), ...deal(true, -1)];
  return deal(street < 4, 0);
}
/** What a seat was dealt and has not thrown away: `-` says it is shown. */
function heldBy(acts: readonly Act[], seat: Seat): readonly MaybeFace[] {
  const held: MaybeFace[] = [];
  for (const act of acts) {
    if (act.act === 'deal' && act.seat === seat) held.push(...act.cards);
    if (act.act === 'throw' && act.seat === seat)
      for (const card of act.cards) held.splice(Math.max(0, held.indexOf(card)), 1);
  }
  return held;
}
interface Reading {
  readonly betting: Betting;
  readonly line: string;
  readonly bringIn: Chips;
  seatOf(name: string | undefined): Seat;
  held(seat: Seat): readonly MaybeFace[];
}
function actIn(words: readonly string[], { seatOf, betting, line, bringIn, held }: Reading): Act | null {
  const [who, what, ...more] = words;
  if (who === undefined) return null;
  const wrong = (): never => {
    throw new Bad(fault('bad-line', { line }));
  };
  if (who === 'd') return what === 'db' ? { act: 'board', cards: cardsOf(more.join('')) } : wrong();
  const seat = seatOf(who);
  const number = (): Chips => (/^\d+(\.\d+)?$/.test(more[0] ?? '') ? chipsOf(Number(more[0])) : wrong());
  switch (what) {
    case 'f':
      return { act: 'fold', seat };
    case 'cc':
      if (more[0] === 'baraja') return { act: 'call', seat, to: chipsOf(Number(more[1])) };
      return betting.level > betting.betOf(seat)
        ? { act: 'call', seat, to: betting.callTo(seat) }
        : { act: 'check', seat };
    case 'cbr':
      return { act: betting.level === 0 ? 'bet' : 'raise', seat, to: number() };
    case 'pb':
      return { act: 'open', seat, to: Math.min(bringIn, betting.stackOf(seat)) };
    case 'sd':
      return { act: 'throw', seat, cards: cardsOf(more.join('')) };
    case 'sm':
      if (more.length === 0) return { act: 'muck', seat };
      return { act: 'show', seat, cards: more[0] === '-' ? held(seat) : cardsOf(more.join('')) };
    case 'baraja':
      return {
        act: 'own',
        seat,
        type: more[0] ?? '',
        ...(more[1] === undefined ? {} : { amount: chipsOf(Number(more[1])) }),
      };
    default:
      return wrong();
  }
}

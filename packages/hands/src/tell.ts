/** From a hand as it is kept to a hand of poker as the formats tell it: only what was told, only faces that these eyes have seen. */
import { type CardId, type Face, isReadable, readFace, type Seat } from 'baraja';
import { isPoker } from 'baraja/games';
import type { RoundOpened, TableRules, WrittenTable } from 'baraja/table';
import { type Fault, fault, isFault } from './fault.js';
import { closedIn, type Hand, openedIn, rulesOf } from './hand.js';
import {
  type Act,
  Betting,
  gathered,
  type MaybeFace,
  type OfHouse,
  type PokerHand,
  type PokerPost,
  type PokerPot,
  strangerIn,
} from './poker.js';
import { ownOf } from './variant.js';

type Told = Extract<WrittenTable, { type: 'Played' }>['event'];

/** The hand of poker; or what of it no such format has a word for. */
export function tellPoker(hand: Hand): PokerHand | Fault {
  const rules = rulesOf(hand);
  if (isFault(rules)) return rules;
  if (!isPoker(rules.game)) return fault('cannot-say', { what: rules.gameId });
  const opened = openedIn(hand);
  if (!opened) return fault('not-a-hand');
  const order = byPosition(opened);
  const posts = postsOf(hand, opened);
  const players = order.map((seat) => ({
    seat,
    name: hand.names[seat] ?? `Seat ${seat}`,
    stack: opened.setup.chips[`stack:${seat}`] ?? 0,
  }));
  const of = houseOf(hand, rules, opened);
  const acts = actsOf(hand, { players, of }, posts);
  if (isFault(acts)) return acts;
  const closed = closedIn(hand);
  const [pots, { eyes }] = [potsOf(hand), hand];
  const stranger = strangerIn({ players, posts, of, acts, pots, eyes });
  if (stranger !== undefined) return fault('nobody-there', { who: String(stranger) });
  return {
    table: hand.table,
    id: String(hand.round),
    at: hand.at,
    eyes,
    own: ownOf(rules),
    of,
    players,
    seats: rules.seats.max,
    posts,
    acts,
    pots,
    end: closed ? order.map((seat) => closed.stacks.find((one) => one.seat === seat)?.stack ?? 0) : null,
    ...(hand.besides === undefined ? {} : { besides: hand.besides }),
  };
}

/** The first after the button, or whoever has the first card, and so round. */
export function byPosition({ seats, setup: { markers } }: Pick<RoundOpened, 'seats' | 'setup'>): readonly Seat[] {
  const first = markers['first-card'];
  const from = first === undefined ? seats.indexOf(markers.button ?? seats.at(-1)!) + 1 : seats.indexOf(first);
  return [...seats.slice(from), ...seats.slice(0, from)];
}
const houseOf = (hand: Hand, rules: TableRules, { setup, limit }: RoundOpened): OfHouse => ({
  house: hand.house,
  game: hand.game,
  stake: hand.stake,
  switches: hand.switches,
  hash: rules.hash,
  markers: setup.markers,
  fees: setup.terms.fees.map(({ rule: _, ...fee }) => fee),
  halves: setup.terms.halves,
  dealer: setup.terms.dealer,
  limit: limit ?? null,
});

const playedIn = ({ events }: Hand): readonly Told[] =>
  events.flatMap(({ event }) => (event.type === 'Played' ? [event.event] : []));
/** A straddle is a post that its seat chose. */
function postsOf(hand: Hand, { setup }: RoundOpened): readonly PokerPost[] {
  const due = setup.terms.posts.map(({ seat, kind, amount }) => ({ seat, kind: kind as PokerPost['kind'], amount }));
  const straddled = playedIn(hand).filter(({ type }) => type === 'Straddled');
  return [
    ...due,
    ...straddled.map(({ seat, chips }) => ({ seat: seat!, kind: 'straddle' as const, amount: moved(chips) })),
  ];
}
const moved = (chips: Told['chips']): number => (chips ?? []).reduce((sum, { amount }) => sum + amount, 0);

/** What the house's own tables ask besides, by what is told of it. */
const OWN: Readonly<Record<string, string>> = {
  PriceNamed: 'name-price',
  PriceMatched: 'match-price',
  SatOutHand: 'sit-out-hand',
};
/** What somebody does, and nobody else. */
const DEEDS: readonly string[] = [
  ...[
    'Folded',
    'Checked',
    'Called',
    'Bet',
    'Raised',
    'StoodPat',
    'Discarded',
    'HandShown',
    'HandMucked',
    'CallChanged',
  ],
];
/** What follows by itself, or is said elsewhere. */
const SILENT: readonly string[] = [
  'StepOpened',
  'Posted',
  'Straddled',
  'StraddleDeclined',
  'CallKept',
  'CollectionTaken',
  'PackShuffled',
  'StubShuffled',
  'CardBurned',
  'DealerWentOn',
  'BettingOpened',
  'BetsGathered',
  'PriceGathered',
  'PotAwarded',
  'PotPushed',
  'MustOpen',
  'HighMustOpen',
  'DeadSeatDealt',
  'CardsCalled',
  'NobodyCameIn',
];

function actsOf(
  hand: Hand,
  at: Pick<PokerHand, 'players' | 'of'>,
  posts: readonly PokerPost[],
): readonly Act[] | Fault {
  const betting = new Betting(at);
  for (const post of posts) betting.post(post);
  const face = (card: CardId): MaybeFace => {
    const found = hand.faces[card] === undefined ? null : readFace(hand.faces[card]);
    return found !== null && isReadable<Face>(found) ? found : null;
  };
  const acts: Act[] = [];
  const thrown = new Map<Seat, readonly CardId[]>();
  for (const told of playedIn(hand)) {
    if (told.type === 'CallChanged' && told.seat !== undefined) {
      changeCall(acts, thrown, told, face);
      continue;
    }
    if (told.type === 'Discarded' || told.type === 'StoodPat') thrown.set(told.seat!, cardsMoved(told));
    const here = actsIn(told, betting, face);
    if (isFault(here)) return here;
    for (const act of here) {
      betting.put(act);
      acts.push(act);
    }
  }
  return gathered(acts);
}
const cardsMoved = ({ cards = [] }: Told): readonly CardId[] => cards.flatMap((move) => move.cards);
/** Somebody changed what he throws before any cards came: the formats tell what it came to. */
function changeCall(
  acts: Act[],
  thrown: Map<Seat, readonly CardId[]>,
  told: Told,
  face: (card: CardId) => MaybeFace,
): void {
  const seat = told.seat!;
  const back = (told.cards ?? []).flatMap(({ cards, to }) => (to === `hand:${seat}` ? cards : []));
  const out = (told.cards ?? []).flatMap(({ cards, from }) => (from === `hand:${seat}` ? cards : []));
  const now = [...(thrown.get(seat) ?? []).filter((card) => !back.includes(card)), ...out];
  thrown.set(seat, now);
  const at = acts.findLastIndex((act) => act.act === 'throw' && act.seat === seat);
  acts[at] = { act: 'throw', seat, cards: now.map(face) };
}
function actsIn(told: Told, betting: Betting, face: (card: CardId) => MaybeFace): readonly Act[] | Fault {
  const { type, seat, cards = [], chips, note } = told;
  if (seat === undefined && (DEEDS.includes(type) || type in OWN)) return fault('cannot-say', { what: type });
  const faces = (ids: readonly CardId[]): readonly MaybeFace[] => ids.map(face);
  const to = (): number => betting.betOf(seat!) + moved(chips);
  switch (type) {
    case 'Folded':
      return [{ act: 'fold', seat: seat! }];
    case 'Checked':
      return [{ act: 'check', seat: seat! }];
    case 'Called':
      return [{ act: 'call', seat: seat!, to: to() }];
    case 'Bet':
      return [{ act: 'bet', seat: seat!, to: to() }];
    case 'Raised':
      return [{ act: 'raise', seat: seat!, to: to() }];
    case 'Posted':
      return note.kind === 'bring-in' ? [{ act: 'open', seat: seat!, to: to() }] : [];
    case 'StoodPat':
      return [{ act: 'throw', seat: seat!, cards: [] }];
    case 'Discarded':
      return [{ act: 'throw', seat: seat!, cards: faces(cardsMoved(told)) }];
    case 'HandShown':
      return [{ act: 'show', seat: seat!, cards: faces(cardsMoved(told)) }];
    case 'HandMucked':
      return [{ act: 'muck', seat: seat! }];
  }
  const own = OWN[type];
  const paid = moved(chips);
  if (own !== undefined) return [{ act: 'own', seat: seat!, type: own, ...(paid > 0 ? { amount: paid } : {}) }];
  const dealt = cards.flatMap(({ cards: ids, from, to: zone, seen }): readonly Act[] => {
    if (from !== 'stock') return [];
    if (zone === 'board') return [{ act: 'board', cards: faces(ids) }];
    const owner = /^hand:(\d+)$/.exec(zone)?.[1];
    return owner === undefined ? [] : [{ act: 'deal', seat: Number(owner), cards: faces(ids), up: seen === 'all' }];
  });
  return dealt.length > 0 || SILENT.includes(type) ? dealt : fault('cannot-say', { what: type });
}

function potsOf(hand: Hand): readonly PokerPot[] {
  const pots = new Map<number, { seat: Seat; amount: number }[]>();
  for (const told of playedIn(hand)) {
    if (told.type !== 'PotAwarded') continue;
    const { pot, shares } = told.note;
    const wins = pots.get(pot) ?? [];
    pots.set(pot, wins);
    for (const { seat, amount } of shares) wins.push({ seat, amount });
  }
  return [...pots.values()].map((wins) => ({ amount: wins.reduce((sum, { amount }) => sum + amount, 0), wins }));
}

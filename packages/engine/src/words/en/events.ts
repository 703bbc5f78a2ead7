/** What happens in a hand, in English: one sentence for every event, or none for what needs no saying. */
import type { AnyEvent, EventType, NoteOf, Seat, Teller } from '../../kernel/index.js';
import { list, money, nameless, seatNumber } from '../shared.js';
import { type Part, sharesOf, type Telling, telling } from '../telling.js';
import { type Scene, type SeatNames, worded } from '../words.js';
import { incident } from './acts.js';
import { bankEvents, bonusName } from './bank.js';
import { CLOCK, signed } from './by.js';
import { aHand, cards, hand } from './cards.js';
import { paiGowEvents } from './pai-gow.js';
import { rummyEvents } from './rummy.js';
import { spanishEvents } from './spanish-poker.js';

export const seat = (at: Seat, names: SeatNames = nameless): string => names(at) ?? `Seat ${seatNumber(at)}`;

/** An event as a language sees it: the facts, and who anybody is. */
export interface Told<Note = unknown> extends Telling<Note> {
  /** Whoever did it. */
  readonly who: string;
  name(at: Seat): string;
}
/** What is said of each of these kinds; a sentence is given the note that its kind declares. */
export type Sentences<Kind extends EventType> = { readonly [K in Kind]: (t: Told<NoteOf<K>>) => string | null };

const POSTS: Readonly<Record<NoteOf<'Posted'>['kind'], string>> = {
  ante: 'the ante',
  'small-blind': 'the small blind',
  'big-blind': 'the big blind',
  'dead-small': 'a dead small blind',
  'live-big': 'a live big blind',
  kill: 'the kill',
  'bring-in': 'the forced bet',
};
const STREETS: Readonly<Record<string, string>> = {
  flop: 'Flop',
  turn: 'Turn',
  river: 'River',
  seventh: 'One last card for all',
};
const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const FEES = { drop: 'the collection', jackpot: 'the jackpot fee', bonus: 'the bonus fee' } as const;
const SEVERAL = ['no cards', 'A card is', 'Two cards are', 'Three cards are', 'Four cards are'];

const feeName = ({ note }: Told<NoteOf<'CollectionTaken'>>): string =>
  note.bonus === undefined ? FEES[note.for] : `${FEES.bonus} for ${bonusName(note.bonus)}`;
const silent = (): null => null;
const allIn = (t: Told): string => (t.allIn ? ', all in' : '');
const plural = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;
const back = (t: Told, parts: readonly Part[]): string =>
  list(
    parts.map(({ seat: at, amount }) => `${money(amount)} goes back to ${t.name(at)}`),
    'and',
  );

function potAwarded(t: Told<NoteOf<'PotAwarded'> | null>): string {
  const shares = sharesOf(t);
  const total = shares.reduce((n, { amount }) => n + amount, 0);
  const pot = t.note?.pot ?? 0;
  const side = pot === 1 ? `the ${money(total)} side pot` : `the ${ORDINALS[pot]} side pot of ${money(total)}`;
  const what = pot === 0 ? money(total) : side;
  const [first] = shares;
  if (first === undefined) return 'The pot is empty.';
  if (total === 0) return `${t.name(first.seat)} is the only one left, and the pot is empty.`;
  const made = first.way === 'high' || first.way === 'low' ? t.hand(first.seat, first.way) : undefined;
  const half = t.hiLo && (first.way === 'high' || first.way === 'low') ? ` with the ${first.way} hand` : '';
  const withHand = half + (made ? (half ? `, ${aHand(made)}` : ` with ${aHand(made)}`) : '');
  if (shares.length === 1) return `${t.name(first.seat)} wins ${what}${withHand}.`;
  const even = shares.every(({ amount }) => amount === first.amount);
  const parts = even
    ? `${money(first.amount)} each`
    : list(
        shares.map((share) => `${money(share.amount)} to ${t.name(share.seat)}`),
        'and',
      );
  const winners = list(
    shares.map((share) => t.name(share.seat)),
    'and',
  );
  return `${winners} split ${what}${withHand}: ${parts}.`;
}

function cardsDealt(t: Told<NoteOf<'CardsDealt'>>): string {
  if (t.upCards.length > 0)
    return `Dealt face up: ${t.upCards.map(({ seat: at, faces }) => `${t.name(at)} ${cards(faces)}`).join(', ')}.`;
  return `Each player is dealt ${plural(t.note.count, 'card')}.`;
}

function gathered(t: Told): string {
  const returned = t.to('stack');
  const pot = t.total - returned.reduce((n, { amount }) => n + amount, 0);
  const uncalled = returned.length > 0 ? back(t, returned) : '';
  if (pot === 0) return `${uncalled}.`;
  return `${money(pot)} goes into the pot${uncalled ? `; ${uncalled}, uncalled` : ''}.`;
}

/** ': flush, ace high; low 8-6-4-3-ace'. */
function makes(t: Told, at: Seat): string {
  const [high, low] = [t.hand(at, 'high'), t.hand(at, 'low')];
  const lowly = low && low.category !== 'none' ? `${high ? 'low ' : ''}${hand(low)}` : '';
  const parts = [high ? hand(high) : '', lowly].filter(Boolean);
  return parts.length > 0 ? `: ${parts.join('; ')}` : '';
}

function shown(t: Told): string {
  const faces = t.faces();
  return faces ? `${t.who} shows ${cards(faces)}${makes(t, t.seat!)}.` : `${t.who} shows the hand.`;
}

function boardDealt(t: Told<NoteOf<'BoardDealt'> | null>): string {
  const street = STREETS[t.note?.street ?? ''] ?? 'Board';
  const faces = t.faces();
  return faces ? `${street}: ${cards(faces)}.` : `${street}: ${plural(t.count(), 'card')}.`;
}

/** The card everybody saw, or what it is called. */
const faceOr = (t: Told, name: string): string => {
  const faces = t.faces();
  return faces ? cards(faces) : name;
};
/** ': Ana Q♠, Beto 7♥', what each was dealt face up. */
const boards = (t: Told): string =>
  t.upCards.length > 0 ? `: ${t.upCards.map(({ seat: at, faces }) => `${t.name(at)} ${cards(faces)}`).join(', ')}` : '';

function takenBack(t: Told): string {
  const out = t.faces('aside');
  const what = out ? `Taken back: ${cards(out)}` : `${SEVERAL[t.count('aside')] ?? 'The cards are'} taken back`;
  return `${what}${t.total > 0 ? `; ${money(t.total)} bet on it goes back` : ''}.`;
}

function calledIncident(t: Told<NoteOf<'IncidentCalled'>>): string {
  const by = t.note.by === 'dealer' ? 'The dealer' : 'The floor';
  const what = incident(t.note.incident);
  return `${by} reports: ${what.charAt(0).toLowerCase()}${what.slice(1)}${t.seat === null ? '' : ` (${t.who})`}.`;
}

const EVENTS: Sentences<EventType> = {
  ...bankEvents,
  ...spanishEvents,
  ...paiGowEvents,
  ...rummyEvents,
  StepOpened: silent,
  SentTo: silent,
  IncidentCalled: calledIncident,
  RoundVoided: (t) =>
    t.total === 0 ? 'The hand is void.' : 'The hand is void, and the chips go back where the hand found them.',
  Posted: (t) => `${t.who} posts ${POSTS[t.note.kind]}, ${money(t.total)}${allIn(t)}.`,
  AntesPosted: (t) => `Everybody antes: ${money(t.total)} in the pot.`,
  Straddled: (t) => `${t.who} straddles ${money(t.total)}${allIn(t)}.`,
  StraddleDeclined: (t) => `${t.who} does not straddle.`,
  CollectionTaken: (t) =>
    t.seat === null
      ? `The collection, ${money(t.total)}, is taken from the middle.`
      : `${t.who} pays ${feeName(t)}, ${money(t.total)}.`,
  PackShuffled: () => 'The deck is shuffled.',
  StubShuffled: () => 'The stub is shuffled.',
  CardsDealt: cardsDealt,
  CardBurned: (t) => `${SEVERAL[t.count()] ?? 'Cards are'} burned.`,
  BoardDealt: boardDealt,
  Discarded: (t) => `${t.who} discards ${plural(t.note.count, 'card')}.`,
  BettingOpened: (t) => `${t.who} is first to act.`,
  Checked: (t) => `${t.who} checks.`,
  Bet: (t) => `${t.who} bets ${money(t.total)}${allIn(t)}.`,
  Called: (t) => `${t.who} calls ${money(t.total)}${allIn(t)}.`,
  Raised: (t) => `${t.who} raises ${t.note === null ? `for ${money(t.total)}` : `to ${money(t.note.to)}`}${allIn(t)}.`,
  Folded: (t) => `${t.who} folds.`,
  BetsGathered: gathered,
  HandShown: shown,
  HandMucked: (t) => `${t.who} mucks without showing.`,
  PotAwarded: potAwarded,
  PotPushed: silent,
  PushPotDeclared: (t) => {
    const tied = t.note.seats;
    const made = tied[0] === undefined ? undefined : t.hand(tied[0], 'high');
    const pot = money(t.note.pot);
    return `${list(tied.map(t.name), 'and')} tie${made ? ` with ${aHand(made)}` : ''}: ${pot} is pushed and played for again.`;
  },
  BuyInOffered: (t) =>
    t.note.buyers.length > 0
      ? `Buying into the push pot costs ${money(t.note.price)}.`
      : 'Nobody can buy into the push pot; it may be split.',
  PushPotEntered: (t) => `${t.who} buys into the push pot, ${money(t.total)}${allIn(t)}.`,
  PushPotDeclined: (t) => `${t.who} stays out of the push pot.`,
  SplitAgreed: (t) => `${t.who} agrees to split the push pot.`,
  SplitDeclined: (t) => `${t.who} plays on for the push pot.`,
  PriceNamed: (t) => `${t.who} names the price: ${money(t.note.price)}${allIn(t)}.`,
  PriceMatched: (t) => `${t.who} matches with ${money(t.total)}${allIn(t)}.`,
  SatOutHand: (t) => `${t.who} sits this hand out.`,
  PriceGathered: gathered,
  NobodyCameIn: (t) => `Nobody else comes in: there is no hand, and ${back(t, t.to('stack'))}.`,
  HandFilled: (t) => `${t.who} gets ${plural(t.count(), 'card')} from the middle of the deck.`,
  StoodPat: (t) => `${t.who} stands pat.`,
  CallChanged: (t) =>
    t.note.count === 0
      ? `${t.who} changes the call and stands pat.`
      : `${t.who} changes the call to ${plural(t.note.count, 'card')}.`,
  CallMade: (t) => `${t.who} calls for cards, or stands pat.`,
  CallKept: silent,
  CardsCalled: () => 'The dealer says “cards”.',
  CardsDrawn: (t) => {
    const faces = t.faces('hand');
    const count = plural(t.note.count, 'card');
    return `${t.who} is dealt ${faces ? cards(faces) : count}.`;
  },
  ProofShown: (t) => `${t.who} shows ${faceOr(t, plural(t.count(), 'card'))}.`,
  ProofRefused: (t) => `${t.who} does not show a card above a seven.`,
  BetsReturned: (t) => `Bets made after the check go back: ${back(t, t.to('stack'))}.`,
  HandBarred: (t) => `${t.who} check-raised with a seven or better: the hand loses the pot.`,
  HighMustOpen: (t) => `${t.who} has the high card and must open.`,
  MustOpen: (t) => `${t.who} has the low card and must open.`,
  DeadSeatDealt: (t) => `${t.who}’s seat is dealt a card, unseen, to the muck.`,
  StayedActive: (t) => `${t.who} plays on with the last card open.`,
  DeclaredAllIn: (t) => `${t.who} is all in for the pot so far; further bets are on the side.`,
  HandKilled: (t) =>
    t.total === 0
      ? `${t.who}’s hand is dead; its bets stay in the pot.`
      : `${t.who}’s hand is dead, and ${back(t, t.to('stack'))}.`,
  HandRuledLive: (t) => `${t.who}’s hand stays live.`,
  CardKept: (t) => `${t.who}’s ${faceOr(t, 'card')} was exposed and stays in the hand.`,
  CardReplaced: (t) => {
    const isOut = t.count('burn') > 0;
    const faces = t.faces(isOut ? 'burn' : 'stock');
    const what = isOut ? 'out of play' : 'the next burn';
    return `${t.who} gets another card for ${faces ? cards(faces) : 'the one dealt'}, which is ${what}.`;
  },
  CardScrapped: (t) => {
    const faces = t.faces('scrap') ?? t.faces('dead');
    // On the draw another comes only when everybody has drawn.
    if (t.count('hand') === 0) return `${t.who}’s ${faces ? cards(faces) : 'card'} is out of play.`;
    return `${t.who} gets another card for ${faces ? cards(faces) : 'the one dealt'}, which is out of play.`;
  },
  CardsTakenBack: takenBack,
  MisdealCalled: (t) =>
    t.total === 0
      ? 'Misdeal: blinds and antes stay up and the hand is dealt again.'
      : 'Misdeal: blinds and antes stay up, other bets go back, and the hand is dealt again.',
  BurnOwed: () => 'The board card plays; two cards are burned before the next one.',
  BurnCorrected: (t) => {
    const faces = t.faces('board');
    return `The card turned becomes the burn; ${faces ? `${cards(faces)} is` : 'the next card is'} turned instead.`;
  },
  CardExposed: (t) => `${t.who}’s ${faceOr(t, 'hole card')} lies open; the third card comes down.`,
  ThirdCardReplaced: (t) =>
    `${t.who}’s exposed card is the up card now; the other is burned and one comes down for it.`,
  CardsPutRight: (t) => `The cards are moved to where they belong${boards(t)}; the betting starts again.`,
  CardsStand: () => 'It is too late to move the cards: everybody keeps what was dealt.',
  CardPlays: (t) => `${t.who}’s card plays.`,
  LastCardExposed: (t) => `${t.who}’s last card, ${faceOr(t, 'dealt face up')}, lies open.`,
  CardTurnedUp: (t) => `${t.who}’s ${faceOr(t, 'card')} lies face up.`,
  NotExposed: (t) => `${t.who}’s card lies face down: it counts as unseen, whoever can name it.`,
  BoxedBurn: (t) => `The burn card, ${faceOr(t, 'face up in the deck')}, is burned like any other.`,
  SixthCardBurned: (t) => `The sixth card before ${t.who} is taken back: it is the burn.`,
  HandCompleted: (t) => `${t.who} was a card short and gets one more.`,
  ExtraHandDead: () => 'The extra hand is completed, and is dead.',
  PositionMoved: (t) => `Play goes on; the next deal follows from ${t.who}.`,
  MustStandPat: (t) => `${t.who} must stand pat.`,
  DiscardsDead: (t) => `${t.who}’s discards are dead: the call stands.`,
  BurnPlays: (t) => `The burn card plays in ${t.who}’s hand.`,
  ActionEnded: (t) =>
    `No further action: the draw is completed${t.total > 0 ? `, ${money(t.total)} bet after it goes back,` : ''} and the hands are shown.`,
  DeckRebuilt: (t) => `The deck is put together again: all ${t.note.count} cards of it.`,
  BetShort: (t) => `${t.who} put in only ${money(t.total)}: it is completed or given up.`,
  BetForfeited: (t) => `${t.who} gives up ${money(t.total)}, which stays in the pot.`,
  BetUndone: (t) => {
    const { to, again } = t.note;
    if (to > 0) return `${t.who}’s bet stands at ${money(to)}, the first motion; ${money(t.total)} goes back.`;
    return `${t.who}’s bet does not stand: ${again ? 'it is made again or not' : 'it is a check'}, and ${money(t.total)} goes back.`;
  },
  BoardCardReplaced: (t) => {
    const [out, faces] = [t.faces('scrap'), t.faces('board')];
    return `${out ? cards(out) : 'A board card'} is out of play; ${faces ? `${cards(faces)} is` : 'the next card is'} turned instead.`;
  },
  DealerWentOn: () => 'The dealer goes on.',
  BetWithdrawn: (t) => `${t.who}’s opening bet is withdrawn.`,
  RaiseWithdrawn: (t) => `${t.who}’s raise does not stand: it is a call, and ${money(t.total)} goes back.`,
  OutOfTurnReturned: (t) =>
    t.note.to ? `${t.who}’s ${money(t.note.to)} out of turn goes back.` : `${t.who}’s act out of turn does not count.`,
  BoundOutOfTurn: (t) => `${t.who}’s act out of turn stands if nothing changes before the turn comes.`,
};

export function event(game: Teller, e: AnyEvent, names: SeatNames = nameless, scene: Scene = {}): string | null {
  const facts = telling(game, e, scene);
  const name = (at: Seat): string => seat(at, names);
  const own = facts.seat === null ? '' : name(facts.seat);
  // The table has for each kind the sentence that reads its note.
  const sentence = worded<(t: Told<never>) => string | null>(EVENTS, e.type);
  const text = sentence({ ...facts, name, who: scene.by?.who === 'clock' ? CLOCK : own });
  return text === null ? null : signed(text, own, scene.by);
}

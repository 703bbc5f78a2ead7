// From what was told to what is shown: one beat for each move on the felt, with its time, its flights and its sound.
import { familyOf } from '../families/index.js';
import { type Award, awardOf } from './acts.js';
import { type DrawnFelt, EMPTY_FELT, feltOf, foldFelt, inFlight, openedFelt } from './felt.js';
import { memoryOf } from './log.js';
import type { CardId, EventType, TableView, ToldEvent, Written } from './wire.js';

/** Chips on their way from one place to another. */
export interface Flight {
  readonly key: string;
  readonly from: string;
  readonly to: string;
  readonly amount: number;
  /** Milliseconds until it sets out. */
  readonly delay?: number;
}
export type Sound = 'card' | 'chip' | 'turn' | 'win' | 'knock' | 'clock';

export interface Beat {
  /** What is told with it: once it has been seen to happen, when the beat is over. Null where that has been told already. */
  readonly told: ToldEvent | null;
  /** The felt while things move, and when they have arrived. */
  readonly moving: DrawnFelt;
  readonly after: DrawnFelt;
  readonly flights: readonly Flight[];
  /** When each card sets out, in milliseconds from the beginning of the beat. */
  readonly delays: Readonly<Record<CardId, number>>;
  readonly ms: number;
  readonly sound: Sound | null;
  /** A part of the showdown: it has its time without motion, too. */
  readonly step?: boolean;
  /** The pot, or the half of one, that is being awarded: the cards it is won with step forward. */
  readonly presents?: Award | null;
}

/** A card travels so long, a chip so long. */
export const CARD_MS = 220;
export const CHIP_MS = 290;

/** How long each kind of event is looked at before the next begins; what is not here takes no time. */
const TIMES: Readonly<Partial<Record<EventType, number>>> = {
  Posted: 160,
  AntesPosted: CHIP_MS,
  CollectionTaken: CHIP_MS,
  Straddled: CHIP_MS,
  StraddleDeclined: 100,
  CardBurned: 90,
  Discarded: CARD_MS,
  Checked: 160,
  Bet: CHIP_MS,
  Called: CHIP_MS,
  Raised: CHIP_MS,
  Folded: CARD_MS,
  BetsGathered: CHIP_MS + 60,
  HandShown: 600,
  HandMucked: CARD_MS,
  HandKilled: 400,
  CardReplaced: 400,
  CardScrapped: 400,
  CardsTakenBack: 400,
  BurnCorrected: 400,
  MisdealCalled: 400,
  RoundVoided: 500,
  SequenceCounted: 1500,
  HandsTurned: 800,
  RaiseWithdrawn: CHIP_MS,
  OutOfTurnReturned: CHIP_MS,
};
const SOUNDS: Readonly<Partial<Record<EventType, Sound>>> = {
  Posted: 'chip',
  AntesPosted: 'chip',
  Straddled: 'chip',
  Bet: 'chip',
  Called: 'chip',
  Raised: 'chip',
  BetsGathered: 'chip',
  Checked: 'knock',
  Folded: 'card',
  Discarded: 'card',
  CardsDealt: 'card',
  BoardDealt: 'card',
  HandShown: 'card',
};

/** Cards of one deal set out one after the other, and the whole deal is over in less than a second. */
const DEAL_MS = 900;
function stagger(event: Written): { delays: Record<CardId, number>; ms: number } {
  const cards = (event.cards ?? []).flatMap((move) => move.cards);
  const each = event.type === 'BoardDealt' ? 110 : 70;
  const apart = cards.length > 1 ? Math.min(each, (DEAL_MS - CARD_MS) / (cards.length - 1)) : 0;
  const order = dealOrder(event);
  return {
    delays: Object.fromEntries(order.map((card, i) => [card, Math.round(i * apart)])),
    ms: Math.round(CARD_MS + Math.max(0, cards.length - 1) * apart),
  };
}
/** Round the table, a card to each, as a dealer deals them. */
function dealOrder(event: Written): readonly CardId[] {
  const hands = (event.cards ?? []).map((move) => move.cards);
  const most = Math.max(0, ...hands.map((cards) => cards.length));
  return Array.from({ length: most }, (_, i) => hands.flatMap((cards) => cards[i] ?? [])).flat();
}

/** Moves between the same two places are one flight. */
function flightsOf(event: Written, key: string): readonly Flight[] {
  const byWay = new Map<string, Flight>();
  for (const { from, to, amount } of event.chips ?? []) {
    const way = `${potOf(from)}>${potOf(to)}`;
    const was = byWay.get(way);
    byWay.set(way, {
      key: `${key}/${way}`,
      from: potOf(from),
      to: potOf(to),
      amount: amount + (was?.amount ?? 0),
    });
  }
  return [...byWay.values()].filter(({ from, to }) => from !== to);
}
/** Contributions and dead money lie in one heap. */
const potOf = (place: string): string => (place === 'centre' || place.startsWith('in:') ? 'pot' : place);

/** The felt a view shows: the round that runs, or the one that has just closed. */
export const shownFelt = ({ round, last }: Pick<TableView, 'round' | 'last'>): DrawnFelt => {
  const shown = round ?? last;
  return shown ? feltOf(shown) : EMPTY_FELT;
};

/** A round that is over remembers nothing; what was remembered of it is still lying there. */
export function keeping(before: DrawnFelt, view: Pick<TableView, 'round' | 'last' | 'rules'>): DrawnFelt {
  const end = shownFelt(view);
  const lies = end.stage === 'over' && before.round === end.round && familyOf(view.rules.game.family)?.compile;
  return lies ? { ...end, now: before.now } : end;
}

/** The beats that lead from one felt to what was told. The last one ends exactly in the view. */
export function beatsFor(
  from: DrawnFelt,
  update: { readonly version: number; readonly events: readonly ToldEvent[]; readonly view: TableView },
): readonly Beat[] {
  const { view, events, version } = update;
  const end = shownFelt(view);
  const viewer = { seat: view.you.seat, faces: end.faces };
  let felt = from;
  const beats = events.flatMap((told, i): readonly Beat[] => {
    if (told.type === 'RoundOpened') felt = openedFelt(told);
    // What was taken back is not there any more: the view is as it was before it.
    if (told.type === 'ActTakenBack') felt = end;
    if (told.type !== 'Played') return [still(told, felt)];
    const before = felt;
    felt = foldFelt(felt, told.event, viewer, memoryOf(view.rules, felt.seats));
    const beat = beatOf(told, before, felt, `${version}/${i}`);
    const award = awardOf(told.event);
    return award ? awarded(beat, told, before, award) : [beat];
  });
  const last = beats.at(-1);
  // A round that has closed stays to be looked at, but its chips are the seats' again.
  return last ? [...beats.slice(0, -1), { ...last, after: keeping(last.after, view) }] : [];
}
/** Several cards off the deck are dealt one after the other, whatever the event is called. */
const isDeal = ({ type, cards = [] }: Written): boolean =>
  type === 'CardsDealt' ||
  type === 'BoardDealt' ||
  cards.filter(({ from }) => from === 'stock').reduce((sum, move) => sum + move.cards.length, 0) > 1;
/** An event nobody has given a time moves what it moves, and takes as long as that. */
const usualTime = ({ cards = [] }: Written, flies: boolean): number =>
  flies ? CHIP_MS : cards.some(({ from, to }) => from !== to && from !== 'box') ? CARD_MS : 0;
const usualSound = ({ cards = [] }: Written, flies: boolean): Sound | null =>
  flies ? 'chip' : cards.some(({ from, to }) => from !== to && from !== 'box') ? 'card' : null;
const still = (told: ToldEvent, felt: DrawnFelt): Beat => ({
  told,
  moving: felt,
  after: felt,
  flights: [],
  delays: {},
  ms: 0,
  sound: null,
});
/** A pot is awarded in two moves: the cards that won it step forward and it is said who won, and when that is read the chips go. */
const AWARD = { lift: 200, read: 500, after: 300, alone: 500 };
function awarded(beat: Beat, told: ToldEvent, before: DrawnFelt, award: Award): readonly Beat[] {
  const isAlone = award.way === 'uncontested';
  const read = isAlone ? 0 : AWARD.read;
  return [
    { ...still(told, before), ms: AWARD.lift, sound: 'win', step: true, presents: award },
    {
      ...beat,
      told: null,
      flights: beat.flights.map((flight) => ({ ...flight, delay: read })),
      ms: read + CHIP_MS + (isAlone ? AWARD.alone : AWARD.after),
      sound: 'chip',
      step: true,
      presents: award,
    },
  ];
}
function beatOf(told: Extract<ToldEvent, { type: 'Played' }>, before: DrawnFelt, after: DrawnFelt, key: string): Beat {
  const { event } = told;
  const dealt = isDeal(event) ? stagger(event) : null;
  const flights = flightsOf(event, key);
  return {
    told,
    // Cards move at once; chips have left and not yet arrived.
    moving: flights.length > 0 ? { ...after, chips: inFlight(before, event).chips } : after,
    after,
    flights,
    delays: dealt?.delays ?? {},
    ms: dealt
      ? Math.max(dealt.ms, TIMES[event.type] ?? 0)
      : (TIMES[event.type] ?? usualTime(event, flights.length > 0)),
    sound: SOUNDS[event.type] ?? usualSound(event, flights.length > 0),
    step: event.type === 'HandShown',
  };
}

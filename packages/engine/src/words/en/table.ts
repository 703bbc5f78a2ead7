/** A table between its hands, in English: what happens, how each seat stands, what may be asked for. */
import { isReadable, readFace } from '../../cards/index.js';
import type { Game } from '../../kernel/index.js';
import type { Away, Hold, OutOfTurn, Readiness, TableEvent } from '../../table/index.js';
import { list, money, nameless, seatNumber } from '../shared.js';
import { gameNamed } from '../telling.js';
import { type Scene, type SeatNames, worded } from '../words.js';
import { forSoLong, signed } from './by.js';
import { card } from './cards.js';
import { event, seat } from './events.js';

type Sentence<Type extends TableEvent['type']> = (
  e: Extract<TableEvent, { type: Type }>,
  names: SeatNames,
  scene: Scene,
) => string | null;
type Sentences = { readonly [Type in Exclude<TableEvent['type'], 'Played'>]: Sentence<Type> };

const OUT: Readonly<Record<Away, string>> = {
  asked: 'sits out',
  silent: 'let the time run out again and sits out; coming back is one press away',
  'no-chips': 'is out of chips',
  'short-of-collection': 'sits out: not enough chips for the collection',
  'short-of-opening': 'sits out: not enough chips for the collection and the forced bet',
  'short-of-wager': 'sits out: not enough chips for the least wager and its fee',
  'short-of-points': 'sits out: not enough chips for what a game can cost',
  'collection-owed': 'sits out: the time collection is due',
  'on-duty': 'sits out while on duty',
};
const cardOf = (text: string): string => {
  const face = readFace(text);
  return isReadable(face) ? card(face) : text;
};

/** What the seat with the table's leading marker does, by the marker. */
const LEADS: Readonly<Record<string, string>> = {
  button: 'has the button',
  'first-card': 'gets the first card',
  first: 'goes first',
  bank: 'banked last',
};

const EVENTS: Sentences = {
  Seated: ({ patron, seat: at, buyIn, from }) =>
    from
      ? `${patron.name} comes from another table to seat ${seatNumber(at)}, with all of ${money(buyIn)}.`
      : `${patron.name}${patron.bot || patron.program ? ', a bot,' : ''} takes seat ${seatNumber(at)} with ${money(buyIn)}.`,
  ToppedUp: ({ seat: at, amount, behind }, names) =>
    `${seat(at, names)} buys ${money(amount)} in chips${behind ? ', which play from the next hand' : ''}.`,
  BehindPlayed: ({ seat: at, amount, returned }, names) =>
    `${seat(at, names)} has ${money(amount)} more in play${returned > 0 ? `; ${money(returned)} above the posted buy-in goes back` : ''}.`,
  SatOut: ({ seat: at, reason }, names) => `${seat(at, names)} ${OUT[reason]}.`,
  CameBack: ({ seat: at, post }, names) => `${seat(at, names)} comes back${post ? ' and will post' : ''}.`,
  LeaveNoted: ({ seat: at, by }, names) =>
    `${seat(at, names)} ${by?.who === 'clock' ? `was away for ${forSoLong(by)} and ` : ''}leaves after this hand.`,
  Left: ({ seat: at, took, by, to }, names) => {
    if (to) return `${seat(at, names)} moves to another table with ${money(took)}.`;
    return by?.who === 'clock'
      ? `${seat(at, names)} was away for ${forSoLong(by)}: the seat is free again, and ${money(took)} goes back.`
      : `${seat(at, names)} leaves with ${money(took)}.`;
  },
  SeatChanged: ({ seat: at, to }, names) => `${seat(at, names)} moves to seat ${seatNumber(to)}.`,
  ButtonDrawn: ({ seat: at, cards }, names) =>
    `Drawing for the button: ${cards.map((one) => `${seat(one.seat, names)} ${cardOf(one.card)}`).join(', ')}. ${seat(at, names)} has it.`,
  // Where nobody banks, the hand has said so already.
  GameBroke: ({ unbanked }) => (unbanked ? null : 'The game is broken: fewer than two players are seated.'),
  GameChosen: ({ seat: at, game, by }, names) =>
    by?.who === 'clock'
      ? `${seat(at, names)} did not choose in time: ${gameNamed('en', game)} is next.`
      : `${seat(at, names)} chooses ${gameNamed('en', game)}.`,
  BlindsDue: ({ seat: at, patron, due }, names, scene) => {
    const missed = due.small && due.big ? 'both blinds' : due.big ? 'the big blind' : 'the small blind';
    return `${scene.patron?.(patron) ?? seat(at, names)} missed ${missed}: blinds due.`;
  },
  TimeCollected: ({ paid, owed, rate }, names) => {
    const pay = paid.map((one) => `${seat(one.seat, names)}${one.amount === rate ? '' : ` ${money(one.amount)}`}`);
    const owe = owed.map((one) => `${seat(one.seat, names)} owes ${money(one.amount)}`);
    const parts = [pay.length > 0 ? `paid by ${list(pay, 'and')}` : '', ...owe].filter(Boolean);
    return `Time collection, ${money(rate)} a half hour: ${parts.join('; ')}.`;
  },
  DutyChanged: ({ seat: at, onDuty }, names) => `${seat(at, names)} ${onDuty ? 'goes on duty' : 'is off duty'}.`,
  PropositionMarked: ({ seat: at, proposition }, names) =>
    `${seat(at, names)} is ${proposition ? '' : 'no longer '}marked as a third-party proposition player.`,
  LimitNoticed: ({ limit, at, from }) =>
    `Notice: the table limit will be ${money(limit)} a hand, in ${(from - at) / 60_000} minutes at the earliest.`,
  LimitChanged: ({ limit }) => `From the next hand the table limit is ${money(limit)} a hand.`,
  ProgressiveCounted: ({ count }) =>
    `The box of the progressive is counted, ${money(count.box)}: the jackpot is ${money(count.posted)}.`,
  ProgressiveRemoved: ({ progressive }) =>
    `The progressive is taken out of play; ${money(progressive.at.transferred)} goes to another.`,
  ProgressiveTakenUp: ({ amount, progressive }) =>
    `${money(amount)} comes from a progressive of the house that was taken out of play: the jackpot is ${money(progressive.at.meter)}.`,
  FundTakenUp: ({ amount, holds }) =>
    `${money(amount)} comes from the bonus account of a table that closed: this one’s holds ${money(holds)}.`,
  RoundOpened: ({ round, markers }, names) => {
    const [leading] = Object.entries(markers);
    if (leading === undefined) return `Hand ${round}.`;
    return `Hand ${round}: ${seat(leading[1], names)} ${worded(LEADS, leading[0])}.`;
  },
  RoundClosed: ({ round }) => `Hand ${round} is over.`,
};

export function tableEvent(
  game: Game | null,
  e: TableEvent,
  names: SeatNames = nameless,
  scene: Scene = {},
): string | null {
  if (e.type === 'Played') {
    if (game === null) throw new Error('an event of a hand is told with its game');
    return event(game, e.event, names, { ...scene, by: e.by });
  }
  const text = (EVENTS[e.type] as Sentence<typeof e.type>)(e as never, names, scene);
  return text === null || e.by?.who === 'clock' ? text : signed(text, '', e.by);
}

const WHY: Readonly<Record<Away | Hold | 'leaving', (r: Readiness) => string>> = {
  leaving: () => 'Leaving after this hand',
  asked: () => 'Sitting out',
  silent: () => 'Sitting out: time ran out',
  'no-chips': () => 'Out of chips',
  'short-of-collection': () => 'Not enough chips for the collection',
  'short-of-opening': () => 'Not enough chips for the collection and the forced bet',
  'short-of-wager': () => 'Not enough chips for the least wager and its fee',
  'short-of-points': () => 'Not enough chips for what a game can cost',
  'collection-owed': () => 'Time collection due',
  'on-duty': () => 'On duty',
  'in-another-hand': () => 'In a hand at another table: one hand at a time',
  'between-blinds': () => 'Waiting for the button to pass',
  'dealer-position': () => 'Waiting for the button to pass',
  'big-blind': (r) =>
    costs(r) > 0 ? `Blinds due: waits for the big blind or posts ${price(r)}` : 'Waiting for the big blind',
  hands: (r) => `Waiting ${r.hands} hand${r.hands === 1 ? '' : 's'}${costs(r) > 0 ? `, or posts ${price(r)}` : ''}`,
};
const costs = ({ price: { dead, live } }: Readiness): number => dead + live;
const price = ({ price: { dead, live } }: Readiness): string =>
  dead > 0 ? `${money(dead)} dead and ${money(live)} live` : money(live);

export function seatStatus(r: Readiness): string {
  if (r.why !== null) return WHY[r.why](r);
  if (!r.next) return 'Waiting for players';
  return r.status === 'playing' ? 'Playing' : 'In next hand';
}

export const outOfTurn = ({ patron, count, rule }: Pick<OutOfTurn, 'patron' | 'count' | 'rule'>): string =>
  `${patron.name} has acted out of turn ${count} times at this table (${rule}).`;

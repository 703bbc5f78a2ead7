/** A bank in English: who banks, who bets where, how hands of twenty-one are played, and what each wager came to. */
import type { BANK_FACTS, BANK_INCIDENTS, BANK_OPTIONS } from '../../facts/index.js';
import type { NoteOf, Seat } from '../../kernel/index.js';
import type { BonusName } from '../../steps/index.js';
import type { BankStage } from '../lists-bank.js';
import { money, seatNumber } from '../shared.js';
import { cards } from './cards.js';
import type { Sentences, Told } from './events.js';
import { type Label, priced } from './priced.js';

const TURNS = ['', 'first', 'second'];
const BONUSES: Readonly<Record<BonusName, string>> = {
  pd_888: 'the bank’s three eights',
  pd_888_colour: 'the bank’s three eights of one colour',
  pd_888_suited: 'the bank’s three eights of one suit',
  suited_777: 'three sevens of one suit',
  unsuited_777: 'three sevens',
  suited_678: 'six, seven, eight of one suit',
  colour_777: 'three sevens of one colour',
  colour_678: 'six, seven, eight of one colour',
  charlie: 'seven cards and not over',
  streak: 'naturals in a row',
};
const MOST = 21;
/** What a bonus is for. */
export const bonusName = (bonus: BonusName): string => BONUSES[bonus];

const silent = (): null => null;
/** Where a wager lies, and which hand of the circle it is for. */
type Spot = Told<{ readonly circle: Seat; readonly row?: number; readonly hand?: number }>;
type Wager = Told<NoteOf<'WagerWon'>>;
const allIn = (t: Told): string => (t.allIn ? ', all in' : '');
/** ' behind Ana', ' in circle 4', or nothing for one's own. */
function where(t: Spot): string {
  const { circle, row = 0 } = t.note;
  if (row > 0) return ` behind ${t.name(circle)}`;
  return circle === t.seat ? '' : ` in circle ${seatNumber(circle)}`;
}
/** ' (second hand)', where a circle was split. */
const ORDINALS = [
  '',
  ', second hand',
  ', third hand',
  ', fourth hand',
  ', fifth hand',
  ', sixth hand',
  ', seventh hand',
  ', eighth hand',
];
const spot = (t: Spot): string => `${where(t)}${ORDINALS[t.note.hand ?? 0] ?? ''}`;
/** '17', 'soft 17', '24, over'. */
function count(t: Told<NoteOf<'BankDrew'>>): string {
  const { total, soft } = t.note;
  return `${soft ? 'soft ' : ''}${total}${total > MOST ? ', over' : ''}`;
}
const faceOr = (t: Told, name: string): string => {
  const faces = t.faces();
  return faces ? cards(faces) : name;
};
/** 'Ana K♠, Beto 7♦; the bank 9♣'. */
function dealt(t: Told, bank: string): string {
  const up = t.upCards.map(({ seat, faces }) => `${Number.isNaN(seat) ? 'the bank' : t.name(seat)} ${cards(faces)}`);
  return `${up.join(', ')}${bank}.`;
}
const what = (t: Wager): string => {
  const { bet, outcome } = t.note;
  if (bet === 'insurance') return ' on the insurance';
  return outcome === 'natural' ? ' with a natural' : outcome === 'even-money' ? ', even money' : '';
};
function won(t: Wager): string {
  const { due, won: paid } = t.note;
  const short = paid < due ? ` of ${money(due)}: the bank holds no more` : '';
  return `${t.who} wins ${money(paid)}${short}${what(t)}${spot(t)}.`;
}
function lost(t: Wager): string {
  const { due, taken, outcome } = t.note;
  const short = taken < -due ? `; the bank matches no more, and the rest goes back` : '';
  const half = outcome === 'surrender' ? ' by surrender' : '';
  return `${t.who} loses ${money(taken)}${half}${what(t)}${spot(t)}${short}.`;
}

export const bankEvents: Sentences<keyof typeof BANK_FACTS> = {
  BankPosted: (t) => `${t.who} banks with ${money(t.total)}, ${TURNS[t.note.turn]} turn${allIn(t)}.`,
  BankDeclined: (t) => `${t.who} declines the bank.`,
  GameBroken: () => 'Nobody banks: the game is broken.',
  WagerPlaced: (t) => `${t.who} bets ${money(t.total)}${where(t)}${allIn(t)}.`,
  WagersDone: silent,
  NobodyWagered: (t) => `Nobody bets against ${t.who}: there is no hand, and the bank goes back.`,
  WagerWon: won,
  WagerLost: lost,
  WagerPushed: (t) => `${t.who} pushes${spot(t)}: ${money(t.total)} goes back.`,
  WagerReturned: (t) => `${t.who}’s ${money(t.total)}${spot(t)} goes back: the bank does not reach it.`,
  BankReleased: (t) => `${t.who} takes back the bank, ${money(t.total)}.`,
  ShoeWentOn: (t) => `The shoe goes on with ${t.count('stock')} cards.`,
  FirstCardsDealt: (t) => `Dealt: ${dealt(t, '')}`,
  SecondCardsDealt: (t) => `Second card: ${dealt(t, '; the bank’s lies face down')}`,
  InsuranceOffered: () => 'An ace shows: insurance is open.',
  Insured: (t) => `${t.who} insures for ${money(t.total)}${where(t)}.`,
  EvenMoneyTaken: (t) => `${t.who} takes even money${where(t)}.`,
  InsuranceDeclined: (t) => `${t.who} takes no insurance${where(t)}.`,
  HolePeeked: (t) =>
    t.note.natural ? 'The dealer looks at the down card: a natural.' : 'The dealer looks at the down card: no natural.',
  HandTurn: silent,
  HandHit: (t) => `${t.who} hits${spot(t)}: ${faceOr(t, 'a card')}, ${count(t)}.`,
  HandStood: (t) => `${t.who} stands on ${count(t)}${spot(t)}.`,
  CardGiven: (t) => `${t.who} is dealt ${faceOr(t, 'a card')}${spot(t)}: ${count(t)}.`,
  DoubledDown: (t) => `${t.who} doubles down for ${money(t.total)}${spot(t)}${allIn(t)}.`,
  HandSplit: (t) => `${t.who} splits for ${money(t.total)}${where(t)}${allIn(t)}.`,
  LastCall: (t) => `${t.who} may still surrender.`,
  Surrendered: (t) => `${t.who} surrenders${spot(t)}.`,
  BackerFunded: (t) => `${t.who} pays ${money(t.total)} more${where(t)}.`,
  BackerDeclined: (t) => `${t.who} lets the wager${where(t)} ride.`,
  PlayersDone: silent,
  HoleTurned: (t) => `The bank turns over ${faceOr(t, 'the down card')}.`,
  ActionButtonPlaced: (t) => `The action button lies at circle ${seatNumber(t.seat!)}: it is settled first.`,
  BankDrew: (t) => `The bank draws ${faceOr(t, 'cards')}: ${count(t)}.`,
  BonusPaid: (t) => {
    const { bonus, due } = t.note;
    const name = bonusName(bonus);
    if (t.total === 0) return `${t.who} has a bonus for ${name}, and its account is empty.`;
    const short = t.total < due ? ', all its account holds' : '';
    return `${t.who} is paid a bonus of ${money(t.total)} for ${name}${short}.`;
  },
  ShoeCardOut: (t) => `${faceOr(t, 'The card')} was face up in the shoe and is out of play.`,
  ShoeCardSeen: (t) => `${faceOr(t, 'The next card')} was seen too soon; it is the next card all the same.`,
  CircleVoided: (t) => `Circle ${seatNumber(t.note.circle)} is void: ${money(t.total)} goes back.`,
  HandsTakenBack: () => 'Misdeal: all hands are taken back, wagers stay, and it is dealt again.',
};

/** With its price, where it is known. */
const forPrice =
  (bare: string, verb: string): Label =>
  (choice, context) =>
    choice.amount || choice.cost || context.amount !== undefined ? priced(verb, ' to ')(choice, context) : bare;

export const bankLabels: Readonly<Record<keyof typeof BANK_OPTIONS, Label>> = {
  bank: priced('Bank', ' to '),
  'decline-bank': () => 'Decline the bank',
  wager: priced('Bet', ' to '),
  back: priced('Bet behind', ' to '),
  done: () => 'Done betting',
  insure: forPrice('Insure', 'Insure for'),
  'even-money': () => 'Even money',
  'no-insurance': () => 'No insurance',
  hit: () => 'Hit',
  stand: () => 'Stand',
  double: forPrice('Double', 'Double for'),
  'split-pair': forPrice('Split', 'Split for'),
  surrender: () => 'Surrender',
  'surrender-stood': () => 'Surrender after all',
  'let-stand': () => 'Let it stand',
  fund: forPrice('Pay your part', 'Pay your part,'),
  'decline-fund': () => 'Let the wager ride',
};

export const bankIncidents: Readonly<Record<keyof typeof BANK_INCIDENTS, string>> = {
  'shoe-boxed': 'A card was face up in the shoe',
  'shoe-exposed': 'The next card of the shoe was seen',
  'circle-wrong-count': 'A circle was dealt a wrong number of cards',
  'dealt-out-of-order': 'Cards were dealt in the wrong order',
  'bank-wrong-count': 'The bank was dealt a wrong number of cards',
  'hole-exposed': 'The bank’s down card was seen before all had acted',
  'foul-shoe': 'The shoe is foul: cards are missing or do not belong',
};

export const bankStages: Readonly<Record<BankStage, string>> = {
  bank: 'Who banks',
  wagers: 'Wagers',
  insurance: 'Insurance',
  play: 'Players’ hands',
  hole: 'The bank’s hand',
};

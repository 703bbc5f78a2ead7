/** Spanish Poker in English: its bets, the house's hand, what each wager came to. */
import type { SPANISH_FACTS, SPANISH_INCIDENTS, SPANISH_OPTIONS } from '../../facts/index.js';
import type { NoteOf } from '../../kernel/index.js';
import type { SpanishStage } from '../lists-spanish.js';
import { money } from '../shared.js';
import { aHand, cards, hand } from './cards.js';
import type { Sentences, Told } from './events.js';
import { type Label, priced } from './priced.js';

const BETS = {
  ante: 'the ante',
  'dos-pares': 'Dos Pares',
  joker: 'Joker in Hand',
  progressive: 'the Gran Progressive',
};
const betOf = (t: Told<{ readonly bet: keyof typeof BETS }>): string => BETS[t.note.bet];

function houseShown(t: Told<NoteOf<'HouseShown'>>): string {
  const { qualifies, made } = t.note;
  const faces = t.faces();
  const shows = faces ? `The house shows ${cards(faces)}` : 'The house shows its hand';
  const what = `: ${hand(made)}`;
  return `${shows}${what}${qualifies ? ', and plays' : ', which does not qualify'}.`;
}

function anteSettled(t: Told<NoteOf<'AnteSettled'>>): string {
  const { result, won, byTable, odds } = t.note;
  switch (result) {
    case 'unqualified':
      return `${t.who} wins ${money(won)} on the ante, and the raise goes back.`;
    case 'push':
      return `${t.who} ties with the house: ante and raise go back.`;
    case 'win':
      return `${t.who} beats the house: ${money(won - byTable)} on the raise and ${money(byTable)} on the ante, ${odds} to 1.`;
    case 'lose':
      return `${t.who} loses the ante and the raise, ${money(t.total)}.`;
  }
}

export const spanishEvents: Sentences<keyof typeof SPANISH_FACTS> = {
  BetPlaced: (t) => `${t.who} bets ${money(t.total)} on ${betOf(t)}${t.allIn ? ', all in' : ''}.`,
  NoAnte: (t) => `${t.who} plays without the ante.`,
  Tucked: (t) => `${t.who} gives up the ante and tucks the cards under a winning bonus bet.`,
  FoldTaken: (t) =>
    t.note.tucked
      ? `The house takes ${t.who}’s ante, ${money(t.total)}; the cards wait under the bonus bet.`
      : `The house takes ${t.who}’s hand and ${money(t.total)}.`,
  HouseShown: houseShown,
  AnteSettled: anteSettled,
  BonusSettled: (t) => {
    const { won, odds } = t.note;
    return odds === 0
      ? `${t.who} loses ${money(t.total)} on ${betOf(t)}.`
      : `${t.who} wins ${money(won)} on ${betOf(t)}, ${odds} to 1.`;
  },
  ProgressiveSettled: (t) => {
    const { won, made } = t.note;
    if (!made) return `${t.who}’s ${money(t.total)} goes into the box of the Gran Progressive.`;
    return `${t.who} wins ${money(won)} on the Gran Progressive with ${aHand(made)}.`;
  },
  HandRacked: () => null,
  SeatVoided: (t) => `${t.who}’s hand is void: ${money(t.total)} goes back.`,
  CardsMoved: () => 'The cards are moved to where they belong; nobody has looked at them.',
};

export const spanishLabels: Readonly<Record<keyof typeof SPANISH_OPTIONS, Label>> = {
  ante: priced('Ante', ' to '),
  'no-ante': () => 'No ante',
  'dos-pares': priced('Bet Dos Pares', ' to '),
  joker: priced('Bet Joker in Hand', ' to '),
  progressive: priced('Bet the Gran Progressive', ' to '),
  tuck: () => 'Fold and tuck',
  'settle-hand': () => 'Settle the next hand',
};

export const spanishIncidents: Readonly<Record<keyof typeof SPANISH_INCIDENTS, string>> = {
  'house-wrong-count': 'The house’s hand has the wrong number of cards',
  'house-exposed': 'A card of the house was exposed before all had decided',
  'exposed-refused': 'A player whose card was exposed asks for a void before looking',
  'wrong-order': 'Hands were dealt to the wrong spaces, and nobody has looked',
  'wrong-order-seen': 'Hands were dealt to the wrong spaces, and somebody has looked',
  'foreign-card': 'A card was found that does not belong to the deck',
};

export const spanishStages: Readonly<Record<SpanishStage, string>> = {
  decide: 'Raise or fold',
  'collect-folds': 'Folded hands',
  reveal: 'The house’s hand',
  settle: 'Settling',
};

/** What buttons say in English, what the floor is told, and what the stages of a hand are called. */
import { type IncidentName, isIncident, type OptionName } from '../../facts/index.js';
import type { SelfReport } from '../../games/index.js';
import { type Choice, type OptionContext, type StageName, stageOf, worded } from '../words.js';
import { ask } from './asks.js';
import { bankIncidents, bankLabels, bankStages } from './bank.js';
import { paiGowLabels, paiGowStages } from './pai-gow.js';
import { type Label, priced } from './priced.js';
import { spanishIncidents, spanishLabels, spanishStages } from './spanish-poker.js';

/** 'Use the card', 'Use the card with 2 more'. */
const laid =
  (verb: string): Label =>
  (_, { cards }) =>
    cards ? `${verb} with ${cards} more` : verb;
/** 'Put the marker under 12 cards', 'Put the marker under 1 to 40 cards'. */
const deep =
  (verb: string): Label =>
  ({ amount }, { amount: chosen }) => {
    if (chosen !== undefined) return `${verb} under ${chosen} card${chosen === 1 ? '' : 's'}`;
    return amount ? `${verb} under ${amount.min} to ${amount.max} cards` : verb;
  };

const LABELS: Readonly<Record<OptionName, Label>> = {
  ...bankLabels,
  ...spanishLabels,
  ...paiGowLabels,
  check: () => 'Check',
  bet: priced('Bet', ' to '),
  call: priced('Call', ' to '),
  raise: (choice, context) => {
    // A raise is to a level; where only its price is known, that is what it says.
    const isLevel = context.amount !== undefined || Boolean(choice.amount);
    return priced(isLevel ? 'Raise to' : choice.cost ? 'Raise for' : 'Raise', '–')(choice, context);
  },
  fold: () => 'Fold',
  straddle: priced('Straddle', ' to '),
  'no-straddle': () => 'No straddle',
  discard: ({ cards }, { cards: picked }) => `Discard ${picked ?? cards?.min ?? ''}`.trim(),
  'go-on': () => 'Go on without the late discards',
  'deal-up': () => 'Deal the up cards',
  open: priced('Open for', ' to '),
  'open-fold': priced('Open and fold', ' to '),
  'stay-active': () => 'Play on',
  'declare-all-in': () => 'All in for the pot so far',
  'name-price': priced('Name the price:', ' to '),
  'match-price': priced('Match', ' to '),
  'sit-out-hand': () => 'Sit this hand out',
  'stand-pat': () => 'Stand pat',
  draw: ({ cards, amount }, { cards: picked }) =>
    cards === null && amount === null
      ? 'Draw a card'
      : `Draw ${picked ?? (cards ? `${cards.min} to ${cards.max}` : '')}`.trim(),
  'keep-call': () => 'Let the call stand',
  'deal-draw': () => 'Burn and deal the draw',
  'deal-on': () => 'Go on',
  'show-proof': ({ cards }, { cards: picked }) =>
    cards && (picked ?? 1) > 1 ? 'Show these cards as proof' : 'Show this card as proof',
  'show-hand': () => 'Show the hand',
  'no-proof': () => 'Show nothing',
  'push-pot': () => 'Push the pot',
  'buy-in': priced('Buy in for', ' to '),
  'stay-out': () => 'Stay out',
  split: () => 'Split the pot',
  'play-on': () => 'Play on',
  shuffle: () => 'Shuffle',
  play: () => 'Play',
  pass: () => 'Pass',
  stay: () => 'Stay in',
  drop: () => 'Drop out',
  use: laid('Use the card'),
  'use-best': () => 'Use the card, laid as well as can be',
  take: laid('Take the card'),
  'take-best': () => 'Take the card, laid as well as can be',
  lay: (_, { cards }) => (cards ? `Lay ${cards} from the hand` : 'Lay cards from the hand'),
  keep: () => 'Take the card into the hand',
  'let-go': () => 'Leave the card',
  force: () => 'Force the card on the next player',
  'place-marker': deep('Put the marker'),
  'move-marker': deep('Move the marker'),
  'leave-marker': () => 'Leave the marker where it is',
  'remove-marker': () => 'Take the marker out',
  rearrange: () => 'Rearrange the columns',
};

/** What a table sees to by itself, and a rules desk is asked. */
const BY_ITSELF: Readonly<Record<SelfReport, string>> = {
  'too-few-cards': 'Too few cards are left in the deck',
  'hand-set-wrong': 'A hand was set wrong',
};
const INCIDENTS: Readonly<Record<IncidentName, string>> = {
  ...bankIncidents,
  ...spanishIncidents,
  void: 'The hand cannot be played out',
  'exposed-card': 'A hole card was exposed by the dealer',
  'exposed-cards': 'Two or more hole cards were exposed on the deal',
  'off-table': 'A card was dealt off the table',
  'boxed-card': 'A card was boxed, face up in the deck',
  'boxed-cards': 'Two or more cards were boxed, face up in the deck',
  'wrong-start': 'The deal began at the wrong seat',
  'dead-seat-dealt': 'Cards were dealt to an empty seat',
  'wrong-count': 'A hand has the wrong number of cards',
  'identical-cards': 'The deck has two identical cards',
  'joker-unannounced': 'A player acted without announcing a joker',
  'flop-too-many': 'The flop has too many cards',
  'early-flop': 'The flop was turned before the betting was complete',
  'early-turn': 'The turn card was exposed before the betting was complete',
  'early-river': 'The river card was exposed before the betting was complete',
  'no-burn': 'No card was burned before the last board card',
  undiscarded: 'A player still holds three cards after the turn',
  'abandoned-hand': 'A player left his hand unprotected and the dealer took it',
  'thrown-to-dealer': 'A player threw his cards face down toward the dealer',
  'shown-and-mucked': 'A hand shown face up was mucked by accident',
  'early-cards': 'Cards of the next round were delivered before the betting was complete',
  'burn-missed': 'No card was burned before the last round was dealt',
  'burned-twice': 'Two cards were burned before the last round was dealt',
  'seventh-up': 'A last card was dealt face up',
  'absent-opener': 'The player with the low card is not at the table',
  'closed-hand': 'A player put his up cards in with his down cards',
  'closed-hand-spared': 'A player put his up cards in with his down cards, not knowing the rule',
  'five-shown': 'A player insisted on five cards that were not his best',
  'turned-by-another': 'A player’s hole cards were turned over by another',
  'boxed-burn': 'The burn card was boxed, face up in the deck',
  'sixth-cards': 'Two or more players were dealt a sixth card: the last of them',
  'sixth-card': 'One player was dealt a sixth card and has not picked it up',
  'six-cards-seen': 'A player sees six cards before him and has not picked them up',
  'six-cards-taken': 'A player picked up six cards',
  'four-cards': 'A player was dealt only four cards',
  'six-and-four': 'One player was dealt six cards and another four',
  'out-of-rotation': 'Cards were dealt out of rotation',
  'out-of-position': 'The deal was out of position, and everybody agrees: the seat it was dealt from',
  'extra-hand': 'A hand was dealt to somebody who is not in this round',
  'foul-deck': 'The deck is foul: identical cards, or cards of two colours',
  'deck-broken': 'Cards were thrown off the table or torn',
  'joker-found': 'A joker turned up that does not belong to the deck',
  'joker-used': 'A player kept a joker that does not belong to the deck',
  'dropped-card': 'A player dropped a card off the table',
  'dropped-face-up': 'A player dropped a card to lap or floor, and everybody saw it',
  'touched-cards': 'A player’s cards touched the discards or another player’s cards',
  'hand-thrown': 'A player was throwing his hand away, and it passed the line',
  'dead-discards': 'A player threw his discards face down toward the dealer',
  'picked-up-by-another': 'A player let go of his hand, and another picked it up',
  'damaged-card': 'A player tore or damaged a card',
  'left-table': 'A player left the table during the hand',
  'card-named': 'Somebody can name a card that lies face down',
  'self-exposed': 'A player exposed a card of his own',
  'spread-hand': 'A player laid his five cards face up before the draw',
  'draw-out-of-order': 'The cards of the draw were dealt out of order',
  'stub-mixed': 'The stub was mixed with the discards',
  'stub-taken': 'The dealer took up the stub before he had discarded',
  'burn-dealt': 'The burn card was dealt, and a player put it in his hand',
  'flipped-cards': 'A player flipped a card while he was showing his hand',
  miscall: 'A player called his hand something it is not',
  'miscall-induced': 'A player miscalled his hand, and another threw his away for it',
  'shared-action': 'Players took part of each other’s action',
  'short-bet': 'A player bet or called short',
  'fouled-bet': 'A player bet with a fouled hand, and others have acted',
  'fouled-opening': 'A player opened with a fouled hand, and nobody has acted since',
  'string-raise': 'The last bet or raise was made in two motions without a word',
  'out-of-turn': 'A player acted out of turn',
  'wrong-number-of-cards': 'A player has more or fewer cards than ten',
  'drawn-card-into-hand': 'A player put a drawn card into his hand',
  'exposed-stock-card': 'The next card of the deck was exposed',
};

const STAGES: Readonly<Record<StageName, string>> = {
  ...bankStages,
  ...spanishStages,
  ...paiGowStages,
  posting: 'Blinds and antes',
  straddle: 'Straddle',
  collection: 'Collection',
  shuffle: 'Shuffle',
  deal: 'Deal',
  preflop: 'Before the flop',
  flop: 'Flop',
  turn: 'Turn',
  river: 'River',
  discard: 'Discard',
  price: 'Price of the hand',
  draw: 'Draw',
  proof: 'Check-raise to be proved',
  'bring-in': 'Forced bet',
  'first-draw': 'First draw',
  'second-draw': 'Second draw',
  'third-draw': 'Third draw',
  'second-street': 'Second street',
  third: 'Third street',
  fourth: 'Fourth street',
  fifth: 'Fifth street',
  sixth: 'Sixth street',
  seventh: 'Seventh street',
  'seventh-choice': 'Last card face up',
  betting: 'Betting',
  'first-betting': 'First betting round',
  board: 'Board',
  'second-betting': 'Second betting round',
  showdown: 'Showdown',
  'buy-in': 'Push pot',
  turns: 'Turns',
  over: 'Hand over',
};

export const incident = (name: string): string => worded<string>({ ...INCIDENTS, ...BY_ITSELF }, name);
export const stage = (name: string): string => worded(STAGES, stageOf(name));
export const option = (choice: Choice, context: OptionContext = {}): string =>
  isIncident(choice.type)
    ? incident(choice.type)
    : (ask(choice, context) ?? worded(LABELS, choice.type)(choice, context));

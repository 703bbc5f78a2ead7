/** What buttons say in English, what the floor is told, and what the stages of a hand are called. */
import { amounts, takesAll } from '../shared.js';
import {
  type Choice,
  type IncidentName,
  type OptionContext,
  type OptionType,
  type StageName,
  stageOf,
  worded,
} from '../words.js';
import { ask } from './asks.js';

type Label = (choice: Choice, context: OptionContext) => string;

/** 'Bet $6', 'Bet $3 to $6'; 'Raise to $12', 'Raise to $6–$12'; the verb alone where no amount belongs to it. */
const priced =
  (verb: string, between: string): Label =>
  (choice, context) =>
    `${verb} ${amounts(choice, context, between)}`.trim() + (takesAll(choice, context) ? ', all in' : '');

const LABELS: Readonly<Record<OptionType, Label>> = {
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
  'push-pot': () => 'Push the pot',
  'buy-in': priced('Buy in for', ' to '),
  'stay-out': () => 'Stay out',
  split: () => 'Split the pot',
  'play-on': () => 'Play on',
  shuffle: () => 'Shuffle',
};

const INCIDENTS: Readonly<Record<IncidentName, string>> = {
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
  'string-raise': 'The last raise was made in two motions without a word',
  'out-of-turn': 'A player acted out of turn',
};

const STAGES: Readonly<Record<StageName, string>> = {
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
  'bring-in': 'Forced bet',
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
  over: 'Hand over',
};

export const incident = (name: string): string => worded(INCIDENTS, name);
export const stage = (name: string): string => worded(STAGES, stageOf(name));
export const option = (choice: Choice, context: OptionContext = {}): string =>
  Object.hasOwn(INCIDENTS, choice.type)
    ? incident(choice.type)
    : (ask(choice, context) ?? worded(LABELS, choice.type)(choice, context));

/** Why not, in English: one sentence for every code, from its facts. The full stop and the rule are added for all alike. */
import { money, seatNumber, spelled } from '../shared.js';
import type { Facts, FactsFor, Refused, Sentences } from '../words.js';
import { stage } from './acts.js';
import { CLASHES } from './clashes.js';
import { TAKES } from './forms.js';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const has = <F extends object>(facts: F, name: keyof F): boolean => facts[name] !== undefined;
const cash = <F extends object>(facts: F, name: keyof F): string => money(Number(facts[name]));
/** Chips, or cards where those are counted. */
const amount = <F extends { readonly of?: 'cards' }>(facts: F, name: keyof F): string =>
  facts.of === 'cards' ? `${facts[name]} ${facts[name] === 1 ? 'card' : 'cards'}` : cash(facts, name);
/** Bets go by a unit, buy-ins by the chip. */
const unit = (f: FactsFor<'amount-not-whole'>): string => amount(f, f.unit === undefined ? 'chip' : 'unit');
const at = <F extends object>(facts: F, name: keyof F): number => seatNumber(Number(facts[name]));
const text = <F extends object>(facts: F, name: keyof F): string => String(facts[name] ?? '');
const count = (n: number, noun: string): string => `${spelled(n, NUMBERS)} ${noun}${n === 1 ? '' : 's'}`;

/** What a switch takes, in a few words. */
function takes({ takes: what, words = [], unit, min, max }: FactsFor<'bad-switch-value'>): string {
  switch (what) {
    case 'cents':
      return ['cents', ...words].join(' / ');
    case 'number':
      return `${unit}, ${min} or more${max === undefined ? '' : `, at most ${max}`}`;
    case 'percent':
      return 'percent, 0 to 100';
    case 'rows':
      return `rows of ${words.join(', ')}`;
    case 'rows-of-dollars':
      return `rows of ${words.join(', ')}: cents, whole dollars`;
    default:
      return words.join(' / ');
  }
}

/** What a table of one’s own must have said. */
const OWN_NEEDS = {
  blinds: 'blinds, as in blinds: [1, 2]',
  'bring-in': 'a bring-in, as in bringIn: 1',
  ante: 'an ante, as in ante: 1',
  bets: 'the figures of its limit, as in bets: [2, 4]',
};

const OWN_TAKES = {
  game: 'a game’s name, as in game: ‘hold’, or its streets',
  limit: '‘no’, ‘pot’, ‘fixed’ or { spread: [200, 600] }',
  pair: 'two amounts in whole chips, which are cents in words, as in [100, 200] for $1 and $2',
  amount: 'an amount in whole chips, which are cents in words, as in 100 for $1',
  count: 'a whole number from 1',
  raises: 'a whole number, or null for as many as one likes',
  'buy-in': 'the least and the most, in whole chips, as in [4000, 20000], or [4000, null] without a most',
  switch: 'true or false',
  name: 'a name',
};

const SENTENCES: Sentences = {
  'round-over': () => 'The hand is over',
  'unknown-incident': () => 'There is no ruling for that at this table',
  'staff-only': () => 'Only the dealer or the floor may report that',
  'not-your-turn': () => 'It is not your turn',
  'not-offered': () => 'That is not open to you now',
  'nothing-to-call': () => 'There is nothing to call: checking is free',
  'nothing-to-raise': () => 'There is nothing to raise: nobody has bet yet',
  'must-call-or-fold': (f) => `There is a bet to answer: call ${cash(f, 'price')} or fold`,
  'must-raise': () => 'There is a bet already: it can be raised, not made again',
  'pass-is-fold': () => 'There is no checking here: who passes before the pot is open is out of the hand',
  'wager-limit-reached': (f) => `No more may be put in: ${cash(f, 'max')} is the most`,
  'must-open-high': (f) => `You have the high card: open for ${cash(f, 'price')}, and fold with it if you like`,
  'must-open': (f) => `You have the low card: open for ${cash(f, 'price')}, and fold with it if you like`,
  'raise-cap-reached': (f) =>
    has(f, 'raises')
      ? `Raise is closed: ${count(Number(f.raises), 'raise')} ${f.raises === 1 ? 'was' : 'were'} made this round`
      : 'Raise is closed: no more bets or raises are allowed this round',
  'betting-not-reopened': (f) =>
    has(f, 'full')
      ? `Raise is closed to you: the all-in was short of a full raise to ${cash(f, 'full')}`
      : 'Raise is closed to you: the all-in was short of a full raise',
  'check-raise-barred': () => 'Raise is closed to you: who has checked may not raise in the same round',
  'bound-out-of-turn': () => 'You acted out of turn and nothing has changed since: that act stands',
  'must-complete': () => 'You put in too little: complete the bet, or fold and give that up',
  'nobody-to-answer': () => 'There is nobody left with chips to answer a bet',
  'no-chips-behind': () => 'There are not enough chips behind for that: table stakes',
  'must-stand-pat': () => 'You must stand pat',
  'amount-missing': (f) => `Say how much: from ${amount(f, 'min')} to ${amount(f, 'max')}`,
  'amount-not-asked': () => 'No amount belongs to that',
  'amount-not-whole': (f) => `Amounts go by ${unit(f)}`,
  'amount-too-small': (f) => `That is too little: ${amount(f, 'min')} at least`,
  'amount-too-big': (f) => `That is too much: ${amount(f, 'max')} at most`,
  'cards-not-asked': () => 'No cards belong to that',
  'wrong-number-of-cards': (f) =>
    f.min === f.max
      ? `Choose ${count(Number(f.min), 'card')}`
      : `Choose from ${text(f, 'min')} to ${text(f, 'max')} cards`,
  'card-not-yours': () => 'That card cannot be chosen here',
  'piles-not-asked': () => 'How columns shall lie does not belong to that',
  'seat-not-asked': () => 'No seat belongs to that',
  'not-that-seat': () => 'That seat cannot be chosen here',
  'not-this-pack': () => 'Those are not the cards of this deck',
  'not-a-meld': (f) =>
    has(f, 'cards')
      ? 'Those cards do not lie as columns: each must be a meld'
      : 'There is no meld in your cards with it',
  'not-your-columns': (f) => `Those are not your ${text(f, 'cards')} cards, each in one column`,
  'columns-same': () => 'Your columns lie like that already',
  'nothing-laid': () => 'You have no columns down',
  'columns-stay': () => 'Columns stay as they lie: cards are only added',
  'use-or-pass': () => 'There is a card on offer: use it, or let it go on',
  'must-take': () => 'Who can use the card must take it',
  'must-discard': () => 'You have a card too many: throw one away first',
  'has-drawn': () => 'Who has taken a card plays to the end',
  'no-dropping-now': () => 'It is too late to drop out',
  'nothing-to-take': () => 'There is no card for you to take: draw one',
  'must-keep-one': () => 'One card must stay in the hand for the discard: ten lie down before the eleventh',
  'no-circle': () => 'There is no circle left for that',
  'must-hit': (f) => `You must take a card on ${text(f, 'total')}`,
  'must-stand': (f) => `You must stand on ${text(f, 'total')}`,
  'first-two-only': () => 'That can only be done on the first two cards',
  'no-surrender': () => 'Nobody surrenders here',
  'next-has-acted': () => 'The next player has acted: the hand stands',
  'not-a-pair': () => 'Those two cards cannot be split',
  'ante-first': () => 'The ante comes first: put it up, or say that you play without one',
  'bet-placed': () => 'That is settled: the bet is down, or you play without it',
  'nothing-bet': () => 'You have bet nothing yet: make a bet, or sit this hand out',
  'wrong-stage': (f) =>
    has(f, 'stage')
      ? `That cannot be ruled at this point of the hand: ${stage(text(f, 'stage'))}`
      : 'That cannot be ruled at this point of the hand',
  'too-late': () => 'It is too late for that: play has gone on',
  'action-has-begun': () => 'It is too late for that: the action has begun',
  'action-not-begun': () => 'It is too early for that: nobody has acted yet',
  'two-have-acted': () => 'It is too late for that: two players have acted',
  'already-corrected': () => 'That has been put right already',
  'second-exposed-card': () => 'It is the second card exposed: report two exposed cards',
  'deck-too-short': () => 'There are not enough cards left in the deck',
  'no-such-bet': () => 'There is no such bet: nothing to take back',
  'no-such-seat': (f) => `There is no seat ${at(f, 'seat')} here: seats run from 1 to ${text(f, 'max')}`,
  'seat-empty': (f) => `Nobody sits in seat ${at(f, 'seat')}`,
  'seat-taken': (f) => `Seat ${at(f, 'seat')} is taken`,
  'already-seated': (f) => `You already have seat ${at(f, 'seat')}: one seat to a player`,
  'no-bots': () => 'No bots sit at this table',
  'on-duty': () => 'Staff do not play while they are on duty',
  'already-leaving': () => 'You are leaving already, as soon as the hand is over',
  'unknown-command': (f) => `A table takes no command called “${text(f, 'command')}”`,
  'command-wrong': (f) =>
    `In the command “${text(f, 'command')}” the field “${text(f, 'field')}” takes ${TAKES[f.takes ?? 'plain']}`,
  'no-round': () => 'No hand is being played',
  'round-running': () => 'A hand is being played: wait until it is over',
  'already-sitting-out': () => 'You are sitting out already',
  'already-playing': () => 'You are in the game already',
  'duty-unchanged': () => 'That is so already',
  'no-player-bank': () => 'No player banks at this table',
  'mark-unchanged': () => 'That is so already',
  'less-than-taken-away': (f) => `Who comes back brings at least what he took away: ${cash(f, 'took')}`,
  'buy-in-too-small': (f) => `The buy-in is ${cash(f, 'min')} at least`,
  'buy-in-too-big': (f) =>
    Number(f.max) > 0 ? `The buy-in is ${cash(f, 'max')} at most` : 'You have the most the table allows',
  'no-chips': () => 'You have no chips: buy some first',
  'collection-owed': (f) => `The time collection comes first: ${cash(f, 'owes')}`,
  'no-time-collection': () => 'This table takes no time collection',
  'not-yet-due': () => 'This half hour is paid for already',
  'no-table-limit': () => 'This table has no limit that could be changed',
  'no-such-limit': (f) => `The table limit lies between ${cash(f, 'min')} and ${cash(f, 'max')}, in whole chips`,
  'notice-too-short': (f) => `Another limit must be announced ${text(f, 'minutes')} minutes before it holds`,
  'no-progressive': () => 'There is no progressive at this table',
  'no-fund': ({ fund }) => `This table keeps no fund called ${fund}`,
  'no-draw': () => 'Nobody draws for a button here',
  'button-drawn': () => 'The button has been drawn for already',
  'button-not-drawn': () => 'The button must be drawn for first',
  'too-few-players': (f) => `There are too few players: ${text(f, 'ready')} ready, ${text(f, 'min')} needed`,
  'wrong-cards': (f) =>
    `The draw for the button takes ${count(Number(f.cards), 'different card')}, one for each player`,
  'no-choice': () => 'There is no game to be chosen now',
  'not-your-choice': (f) => `The game is chosen by seat ${text(f, 'seat')}`,
  'not-among': (f) => `There is no ${text(f, 'game')} among the games that are dealt here`,
  'seats-too-few': (f) => `There are cards for seats 1 to ${text(f, 'max')}, and somebody sits at ${text(f, 'seat')}`,
  'unknown-own-game': (f) => `There is no game called ${text(f, 'game')}; there are ${text(f, 'known')}`,
  'own-lacks': (f) => `This game needs ${OWN_NEEDS[f.what!]}`,
  'own-unknown': (f) => `A table of one’s own has no “${text(f, 'field')}”; it has ${text(f, 'known')}`,
  'own-wrong': (f) => `“${text(f, 'field')}” takes ${OWN_TAKES[f.takes!]}`,
  'opening-wrong': (f) => `To open a table, the field “${text(f, 'field')}” takes ${TAKES[f.takes ?? 'plain']}`,
  'unknown-house': (f) => `There is no house called ${text(f, 'house')}; the houses are ${text(f, 'known')}`,
  'unknown-game': (f) => `${text(f, 'house')} has no game called ${text(f, 'game')}; its games are ${text(f, 'known')}`,
  'unknown-stake': (f) => `There is no table of ${text(f, 'stake')} here; the stakes are ${text(f, 'known')}`,
  'pack-too-small': (f) =>
    `The pack is too small for ${text(f, 'seats')} seats: they may need ${text(f, 'needs')} cards, and it has ${text(f, 'has')}`,
  'settings-clash': (f) =>
    `Those settings do not go together: ${(f.why ?? []).map((one) => CLASHES[one]).join('; ')}${has(f, 'at') ? `: ${f.at}` : ''}`,
  'unknown-switch': (f) =>
    has(f, 'game')
      ? `This game has no switch called ${text(f, 'key')}${has(f, 'known') ? `; it has ${text(f, 'known')}` : ''}`
      : `There is no switch called ${text(f, 'key')}`,
  'bad-switch-value': (f) => `That is no value for ${text(f, 'key')}; it takes ${takes(f)}`,
  'switch-locked': (f) =>
    has(f, 'needs')
      ? `${text(f, 'key')} can be ${text(f, 'value')} only where ${text(f, 'needs')} is ${text(f, 'is')}`
      : `${text(f, 'key')} cannot be set to that here: the rule settles it`,
};

export const refusal = ({ refused, rule, facts = {} }: Refused): string =>
  `${(SENTENCES[refused] as (facts: Facts) => string)(facts)}${rule === null ? '' : ` (${rule})`}.`;

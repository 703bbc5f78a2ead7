/** English, whole. */
import { money } from '../shared.js';
import type { Words } from '../words.js';
import { incident, option, stage } from './acts.js';
import { card, cardName, cards, hand, jokerAs } from './cards.js';
import { event, seat } from './events.js';
import { TAKES } from './forms.js';
import { rules, ruling } from './law.js';
import { refusal } from './refusals.js';
import { outOfTurn, seatStatus, tableEvent } from './table.js';

export const english: Words = {
  language: 'en',
  money,
  card,
  cards,
  cardName,
  hand,
  jokerAs,
  seat,
  option,
  event,
  tableEvent,
  refusal,
  takes: (form) => TAKES[form],
  incident,
  law: (entry) => entry,
  setting: ({ about }) => about.en,
  ruling,
  stage,
  seatStatus,
  outOfTurn,
  rules,
};

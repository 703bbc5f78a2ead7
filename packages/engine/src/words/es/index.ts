/** Spanish, whole. */
import { money } from '../shared.js';
import type { Words } from '../words.js';
import { incident, option, stage } from './acts.js';
import { card, cardName, cards, hand, jokerAs } from './cards.js';
import { event, seat } from './events.js';
import { TAKES } from './forms.js';
import { law, rules, ruling } from './law.js';
import { refusal } from './refusals.js';
import { outOfTurn, seatStatus, tableEvent } from './table.js';

export const spanish: Words = {
  language: 'es',
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
  law,
  setting: ({ about }) => about.es,
  ruling,
  stage,
  seatStatus,
  outOfTurn,
  rules,
};

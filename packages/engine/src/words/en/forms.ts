/** What a field takes, in English. */
import type { Form } from '../../facts/index.js';

export const TAKES: Readonly<Record<Form | 'nothing', string>> = {
  seat: 'the number of a seat',
  chips: 'an amount in whole chips',
  card: 'the number of a card',
  count: 'a whole number from 0',
  sum: 'a whole number',
  ratio: 'a number',
  flag: 'true or false',
  text: 'a text',
  hex: 'a text of hexadecimal digits',
  base64: 'a text in base64',
  plain: 'a value',
  choice: 'one of some words',
  list: 'a list',
  map: 'an object',
  record: 'an object',
  told: 'an event, as an object with its type',
  nothing: 'nothing: there is no such field',
};

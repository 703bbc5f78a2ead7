/** What a field takes, in Spanish. */
import type { Form } from '../../facts/index.js';

export const TAKES: Readonly<Record<Form | 'nothing', string>> = {
  seat: 'el número de un asiento',
  chips: 'una cantidad en fichas enteras',
  card: 'el número de una carta',
  count: 'un número entero desde 0',
  sum: 'un número entero',
  ratio: 'un número',
  flag: 'true o false',
  text: 'un texto',
  hex: 'un texto de dígitos hexadecimales',
  base64: 'un texto en base64',
  plain: 'un valor',
  choice: 'una de ciertas palabras',
  list: 'una lista',
  map: 'un objeto',
  record: 'un objeto',
  told: 'un suceso: un objeto con su type',
  nothing: 'nada: no hay tal campo',
};

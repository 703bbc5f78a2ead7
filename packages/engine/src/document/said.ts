/** What the values of a family say, in words: for whoever writes a book, and for whoever reads one. */
import { SAID, SAID_ES } from '../games/index.js';
import { SAID_OF_TABLES } from '../table/index.js';
import type { FEE_VALUES } from './topics.js';

export interface Said {
  readonly en: string;
  readonly es: string;
}
const FEE: Readonly<Record<(typeof FEE_VALUES)[number], Said>> = {
  'fee.table': { en: 'The table of rows the fee is read off.', es: 'La tabla de la que se lee la cuota.' },
  'fee.otherwise': {
    en: 'Where that has no row for the stake: the table it is read off then, and what else is said of it.',
    es: 'Donde esa no tiene renglón para la apuesta: de qué tabla se lee entonces, y qué más se dice de ella.',
  },
  'fee.as': { en: 'The form of stake it is read off as.', es: 'Como qué forma de apuesta se lee.' },
  'fee.from': { en: 'Who pays a fee by the hand.', es: 'Quién paga la cuota por mano.' },
  'fee.jackpot': { en: 'Whether the jackpot fee is collected.', es: 'Si se cobra la cuota del premio acumulado.' },
  'fee.jackpotFrom': { en: 'Who pays the jackpot fee.', es: 'Quién paga la cuota del premio acumulado.' },
  'fee.count': { en: 'Which players are counted.', es: 'Qué jugadores se cuentan.' },
  'fee.newPlayer': {
    en: 'When a late arrival starts paying by time.',
    es: 'Cuándo empieza a pagar por tiempo quien llega tarde.',
  },
  'fee.ofNothing': { en: 'A fee of $0 is none.', es: 'Una cuota de $0 no es ninguna.' },
};

const known = new Map<string, ReadonlyMap<string, Said>>();
/** By the name documents have for the family. A dot leads to a field of a value. */
export function saidOf(name: string): ReadonlyMap<string, Said> {
  const own = Object.entries(SAID[name] ?? {}).map(([key, en]): [string, Said] => [
    key,
    { en, es: SAID_ES[name]?.[key] ?? key },
  ]);
  const had =
    known.get(name) ?? new Map<string, Said>([...own, ...Object.entries(SAID_OF_TABLES), ...Object.entries(FEE)]);
  known.set(name, had);
  return had;
}

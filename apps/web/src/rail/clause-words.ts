// What is said of a clause that was played by in other words than today's; fetched with it.
import type { ClauseRead } from '../lib/api.js';
import type { Language } from '../lib/wire.js';

type Apart = Exclude<ClauseRead['stands'], 'same'>;
interface ClauseStrings {
  /** Of a table, and of a past hand. */
  readonly played: string;
  readonly dealt: string;
  readonly today: string;
  readonly stands: Readonly<Record<Exclude<Apart, 'otherwise'>, string>>;
  /** Of the rules of a whole table, and of one clause on it. */
  readonly earlier: string;
  readonly changed: Readonly<Record<'otherwise' | 'gone', string>>;
}
const en: ClauseStrings = {
  played: 'As this table is played:',
  dealt: 'As it read when the hand was dealt:',
  today: 'Today it reads:',
  stands: {
    gone: 'The house’s rules have no such clause today.',
    unkept: 'No words of it were kept with this hand or table: these are today’s.',
    unreached: 'The room is out of reach: these are the words that came with the page.',
  },
  earlier: 'These are the rules this table is played by. The house has a newer edition.',
  changed: { otherwise: 'reads otherwise today', gone: 'is not in the house’s rules today' },
};
const es: ClauseStrings = {
  played: 'Así se juega en esta mesa:',
  dealt: 'Así decía cuando se repartió la mano:',
  today: 'Hoy dice:',
  stands: {
    gone: 'Hoy las reglas de la casa ya no tienen esta cláusula.',
    unkept: 'Con esta mano o mesa no se guardó su texto: este es el de hoy.',
    unreached: 'No hay conexión con la sala: este texto vino con la página.',
  },
  earlier: 'Estas son las reglas con que se juega en esta mesa. La casa tiene una edición más nueva.',
  changed: { otherwise: 'hoy dice otra cosa', gone: 'hoy no está en las reglas de la casa' },
};
export const clauseStrings = (language: Language): ClauseStrings => (language === 'es' ? es : en);

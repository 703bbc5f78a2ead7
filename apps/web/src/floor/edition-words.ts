// What is said of a new edition of a table's rules, in both languages; fetched with it.
import type { WordChange } from 'baraja/books';
import type { Language } from '../lib/wire.js';

export interface EditionStrings {
  readonly heading: string;
  readonly offered: string;
  readonly after: string;
  readonly in: (minutes: number) => string;
  readonly take: string;
  readonly not: string;
  readonly unknown: string;
  readonly comparing: string;
  readonly unexplained: string;
  /** Words and values before, and now. */
  readonly was: string;
  readonly is: string;
  readonly how: Readonly<Record<WordChange['how'], string>>;
}
const en: EditionStrings = {
  heading: 'New edition of the rules',
  offered: 'The floor has not taken it up.',
  after: 'It holds after this hand.',
  in: (minutes) => `It holds in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, after a hand.`,
  take: 'Take it up after this hand',
  not: 'Not now',
  unknown: 'This table was opened by an earlier program: what has changed since is not on record.',
  comparing: 'It is being compared with the one you play by.',
  unexplained: 'It is not played by: hands come out otherwise, and no changed clause explains it.',
  was: 'Before',
  is: 'Now',
  how: { new: 'is new', gone: 'is gone', words: 'is put in other words', plays: 'plays otherwise' },
};
const es: EditionStrings = {
  heading: 'Edición nueva de las reglas',
  offered: 'El piso no la ha adoptado.',
  after: 'Vale después de esta mano.',
  in: (minutes) => `Vale en ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}, al terminar una mano.`,
  take: 'Adoptarla después de esta mano',
  not: 'Ahora no',
  unknown: 'Esta mesa la abrió un programa anterior: no consta qué ha cambiado desde entonces.',
  comparing: 'Se está comparando con la que se juega.',
  unexplained: 'No se juega con ella: hay manos que salen de otro modo y ninguna cláusula cambiada lo explica.',
  was: 'Antes',
  is: 'Ahora',
  how: { new: 'es nueva', gone: 'ya no está', words: 'está dicha de otro modo', plays: 'se juega de otro modo' },
};
export const editionStrings = (language: Language): EditionStrings => (language === 'es' ? es : en);

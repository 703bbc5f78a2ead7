// What the pages that teach say besides the games themselves.
import type { Language } from '../lib/wire.js';

export interface LearnStrings {
  readonly learn: string;
  readonly lead: string;
  readonly guided: string;
  readonly guidedNote: string;
  /** At a dealer's choice: who says what is dealt, and what the pictures show. */
  readonly choice: (games: number, lasts: 'hand' | 'orbit') => string;
  readonly choiceShown: (game: string) => string;
  readonly more: string;
  readonly clause: string;
  readonly sheet: string;
  readonly like: string;
  readonly at: string;
  readonly card: string;
  readonly wholePage: string;
}
const en: LearnStrings = {
  learn: 'Learn',
  lead: 'Pick a game: five pictures and a hand with a coach.',
  guided: 'Play a guided first hand',
  guidedNote: 'Step by step, no clock, no chips at stake.',
  choice: (games, lasts) =>
    `Whoever gets the button says which of ${games} games is dealt, ${lasts === 'hand' ? 'hand by hand' : 'for a whole orbit'}.`,
  choiceShown: (game) => `The pictures show ${game}, the first of them. The others:`,
  more: 'More',
  clause: 'The rule:',
  sheet: 'The sheet, word by word',
  like: 'Like this one:',
  at: 'at',
  card: 'What beats what, and what it pays',
  wholePage: 'How the game is played, in five pictures',
};
const es: LearnStrings = {
  learn: 'Aprender',
  lead: 'Escoge un juego: cinco dibujos y una mano con guía.',
  guided: 'Juega una primera mano guiada',
  guidedNote: 'Paso a paso, sin reloj y sin arriesgar fichas.',
  choice: (games, lasts) =>
    `Quien recibe el botón dice cuál de ${games} juegos se reparte, ${lasts === 'hand' ? 'mano por mano' : 'por una vuelta'}.`,
  choiceShown: (game) => `Los dibujos muestran ${game}, el primero. Los demás:`,
  more: 'Más',
  clause: 'La regla:',
  sheet: 'La hoja, palabra por palabra',
  like: 'Parecidos:',
  at: 'en',
  card: 'Qué le gana a qué, y qué paga',
  wholePage: 'Cómo se juega, en cinco dibujos',
};
const LANGUAGES: Readonly<Record<Language, LearnStrings>> = { en, es };
export const learnStrings = (language: Language): LearnStrings => LANGUAGES[language];

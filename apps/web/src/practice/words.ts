// What the row of practice tools says, in both languages; fetched with it.
import type { Language } from '../lib/wire.js';

type Of<A extends readonly unknown[]> = (...args: A) => string;
export interface PracticeStrings {
  readonly label: string;
  readonly advise: string;
  readonly takeBack: string;
  readonly playOut: string;
  /** What a bot would do. */
  readonly would: Of<[what: string]>;
  readonly stands: Of<[part: string]>;
  readonly free: Of<[share: string, against: number]>;
  readonly priced: Of<[share: string, against: number, price: string, pot: string, need: string]>;
  readonly worth: Of<[list: string]>;
  readonly bare: string;
}

const en: PracticeStrings = {
  label: 'Practice',
  advise: 'What would you do?',
  takeBack: 'Take back',
  playOut: 'Play it out',
  would: (what) => `A steady bot: ${what}.`,
  stands: (part) => `Nobody has raised, and your cards are better than ${part} of all hands.`,
  free: (share, against) => `Your cards win about ${share} of the pot against ${against}, and going on costs nothing.`,
  priced: (share, against, price, pot, need) =>
    `Your cards win about ${share} of the pot against ${against}; going on costs ${price} for ${pot}, and ${need} would be enough.`,
  worth: (list) => `Worth for each $1 wagered: ${list}.`,
  bare: 'It weighs this choice without one figure to show.',
};
const es: PracticeStrings = {
  label: 'Práctica',
  advise: '¿Tú qué harías?',
  takeBack: 'Retirar',
  playOut: 'Terminar la mano',
  would: (what) => `Un bot sereno: ${what}.`,
  stands: (part) => `Nadie ha subido, y tus cartas son mejores que el ${part} de todas las manos.`,
  free: (share, against) =>
    `Con tus cartas ganas cerca del ${share} del bote contra ${against}, y seguir no cuesta nada.`,
  priced: (share, against, price, pot, need) =>
    `Con tus cartas ganas cerca del ${share} del bote contra ${against}; seguir cuesta ${price} por ${pot}, y para eso basta el ${need}.`,
  worth: (list) => `Lo que vale por cada $1 apostado: ${list}.`,
  bare: 'Esta decisión no la mide con un solo número.',
};
const LANGUAGES: Readonly<Record<Language, PracticeStrings>> = { en, es };
export const practiceStrings = (language: Language): PracticeStrings => LANGUAGES[language];

// What is said while somebody chooses the next game, in both languages; fetched with it.
import type { Language } from '../lib/wire.js';

export interface ChooseStrings {
  readonly yours: string;
  readonly chooses: (name: string) => string;
  readonly usual: string;
  readonly orbit: string;
  readonly seconds: (n: number) => string;
}
const en: ChooseStrings = {
  yours: 'Your choice: what is dealt next?',
  chooses: (name) => `${name} is choosing the game`,
  usual: 'if you say nothing',
  orbit: 'It holds until the button is back.',
  seconds: (n) => `${n} s`,
};
const es: ChooseStrings = {
  yours: 'Te toca elegir: ¿qué se reparte?',
  chooses: (name) => `${name} está eligiendo el juego`,
  usual: 'si no dices nada',
  orbit: 'Vale hasta que el botón da la vuelta.',
  seconds: (n) => `${n} s`,
};
export const chooseStrings = (language: Language): ChooseStrings => (language === 'es' ? es : en);

// What is said where the floor puts a hand back, in both languages.
import type { Language } from '../lib/wire.js';

interface PutBackStrings {
  readonly heading: string;
  readonly lead: string;
  readonly to: string;
  readonly choiceOf: (name: string) => string;
  readonly ruling: string;
  readonly confirm: string;
  /** In the log. */
  readonly told: (by: string, whose: string | null, reason: string | null) => string;
}
const en: PutBackStrings = {
  heading: 'Put the hand back',
  lead: 'The hand goes on from there. What happened since is undone, and stays on record; a card that was dealt, turned or shown stands.',
  to: 'Back to before',
  choiceOf: (name) => `${name}’s last choice`,
  ruling: 'the last ruling',
  confirm: 'Put it back',
  told: (by, whose, reason) =>
    `${by} puts the hand back to before ${whose === null ? 'the last ruling' : `${whose}’s choice`}${reason ? `: ${reason}` : '.'}`,
};
const es: PutBackStrings = {
  heading: 'Regresar la mano',
  lead: 'La mano sigue desde ahí. Lo que pasó después se deshace y queda en el registro; la carta repartida, volteada o mostrada queda.',
  to: 'Regresar a antes de',
  choiceOf: (name) => `la última decisión de ${name}`,
  ruling: 'el último fallo',
  confirm: 'Regresarla',
  told: (by, whose, reason) =>
    `${by} regresa la mano a antes de ${whose === null ? 'el último fallo' : `la decisión de ${whose}`}${reason ? `: ${reason}` : '.'}`,
};
export const putBackStrings = (language: Language): PutBackStrings => (language === 'es' ? es : en);

// What is said of the rules a past hand was dealt under, in both languages; fetched with it.
import type { Language } from '../lib/wire.js';

const en = {
  heading: 'What it was dealt under',
  edition: 'Edition',
  sheet: 'The sheet',
  rulings: 'Rulings',
  custom: (name: string) => `Custom: ${name}`,
  law: (name: string) => `Law: ${name}`,
  program: (engine: string, format: string) => `Program ${engine}, hashes of format ${format}.`,
  thrown: (who: string) => `These were set otherwise than the book has them, by ${who}.`,
  host: 'whoever opened the table',
  nobody: 'the room',
  asPrinted: 'Everything as the book has it: no switch was thrown.',
};
const es: typeof en = {
  heading: 'Con qué reglas se repartió',
  edition: 'Edición',
  sheet: 'La hoja',
  rulings: 'Decisiones',
  custom: (name) => `Costumbre: ${name}`,
  law: (name) => `Ley: ${name}`,
  program: (engine, format) => `Programa ${engine}, huellas de formato ${format}.`,
  thrown: (who) => `Se puso de otro modo que en el libro; lo hizo ${who}.`,
  host: 'quien abrió la mesa',
  nobody: 'la sala',
  asPrinted: 'Todo como está en el libro: no se movió ningún ajuste.',
};
export const receiptStrings = (language: Language): typeof en => (language === 'es' ? es : en);

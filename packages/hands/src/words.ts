/** What is wrong with a hand, in the reader's language. */
import { type Language, words } from 'baraja/words';
import type { Fault, Faults } from './fault.js';

type Sentences = { readonly [K in keyof Faults]: (facts: Faults[K]) => string };
/** A refusal without its full stop. */
const plain = (language: Language, why: Faults['no-such-table']['why']): string =>
  words(language).refusal(why).replace(/\.$/, '');
const en: Sentences = {
  'not-json': () => 'This is no JSON',
  'not-toml': ({ why }) => `This is no TOML: ${why}`,
  'not-a-hand': () => 'There is no hand in this',
  'cut-short': () => 'The text ends in the middle of this hand',
  'bad-field': ({ field, takes }) =>
    takes === undefined
      ? `${field} is missing, or is not what it must be`
      : `${field} takes ${words('en').takes(takes)}`,
  'bad-line': ({ line }) => `This says nothing known: ${line}`,
  'bad-event': ({ at, why }) => `Event ${at} cannot be: ${why}`,
  'no-such-table': ({ why }) => `There is no such table: ${plain('en', why)}`,
  'not-cents': ({ amount }) => `${amount} does not come out in cents`,
  'unknown-stack': () => 'A stack is unknown, and without it the hand cannot be played',
  'unknown-variant': ({ variant }) => `There is no game called ${variant}`,
  'nobody-there': ({ who }) => `Nobody at the table is called ${who}`,
  'card-twice': ({ card }) =>
    card === '' ? 'A card is dealt that is not in the pack' : `${card} is dealt twice, or is not in the pack`,
  'cannot-say': ({ what }) => `This format has no word for ${what}`,
  'other-game': ({ game }) => `${game} is another kind of game: the acts of this hand mean nothing at it`,
  'not-playable': ({ why }) => `No table can lay this out: ${why}`,
  'not-told': () => 'It was told only in part: what was done cannot be read off it',
};
const es: Sentences = {
  'not-json': () => 'Esto no es JSON',
  'not-toml': ({ why }) => `Esto no es TOML: ${why}`,
  'not-a-hand': () => 'Aquí no hay ninguna mano',
  'cut-short': () => 'El texto se acaba a mitad de esta mano',
  'bad-field': ({ field, takes }) =>
    takes === undefined ? `${field} falta, o no es lo que debe ser` : `${field} pide ${words('es').takes(takes)}`,
  'bad-line': ({ line }) => `Esto no dice nada conocido: ${line}`,
  'bad-event': ({ at, why }) => `El suceso ${at} no puede ser: ${why}`,
  'no-such-table': ({ why }) => `No hay mesa así: ${plain('es', why)}`,
  'not-cents': ({ amount }) => `${amount} no sale en centavos`,
  'unknown-stack': () => 'No se sabe lo que alguien tenía, y sin eso la mano no se puede jugar',
  'unknown-variant': ({ variant }) => `No hay juego que se llame ${variant}`,
  'nobody-there': ({ who }) => `En la mesa nadie se llama ${who}`,
  'card-twice': ({ card }) =>
    card === ''
      ? 'Se reparte una carta que no está en la baraja'
      : `${card} se reparte dos veces, o no está en la baraja`,
  'cannot-say': ({ what }) => `Este formato no tiene palabra para ${what}`,
  'other-game': ({ game }) => `${game} es otra clase de juego: lo que se hizo en esta mano ahí no significa nada`,
  'not-playable': ({ why }) => `Ninguna mesa puede ponerla: ${why}`,
  'not-told': () => 'Sólo se contó en parte: no se puede leer lo que se hizo',
};
const ALL: Readonly<Record<Language, Sentences>> = { en, es };
export const faultWords = ({ fault, facts }: Fault, language: Language): string =>
  `${(ALL[language][fault] as (facts: Faults[typeof fault]) => string)(facts)}.`;

/** A house read from its files, and what is wrong in it told in the words that people read everywhere else. */
import { words } from 'baraja/words';
import { type Files, type ReadHouse, readHouseIn } from './library.js';
import { BOOK_WORDS } from './words.js';

export function readHouse(id: string, files: Files, language: 'en' | 'es' = 'en'): ReadHouse {
  const say = { ...BOOK_WORDS[language], refusal: words(language).refusal };
  return readHouseIn(say, id, files);
}

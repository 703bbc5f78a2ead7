/** The words each family has for its floor law, by the family's name in documents. */
import {
  communityWords,
  drawWords,
  paiGowWords,
  pushNineWords,
  rummyWords,
  spanishWords,
  streetWords,
  studWords,
  twentyOneWords,
  type Vocabulary,
} from '../rulings/law/index.js';

/** A vocabulary whose table nobody needs to know: to look words up in. */
export type Words = Vocabulary<never>;
const WORDS: Readonly<Record<string, Words>> = {
  community: communityWords,
  draw: drawWords,
  streets: streetWords,
  stud: studWords,
  escaleriado: rummyWords,
  largo: rummyWords,
  pan: rummyWords,
  'pai-gow': paiGowWords,
  'push-nine': pushNineWords,
  'spanish-poker': spanishWords,
  'twenty-one': twentyOneWords,
};
/** Undefined where the floor law of a family is not data yet. */
export const lawWordsOf = (family: string): Words | undefined =>
  Object.hasOwn(WORDS, family) ? WORDS[family] : undefined;

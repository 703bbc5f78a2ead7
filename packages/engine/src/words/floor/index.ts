/** The floor's law in words: what a rules desk asks, and what each remedy does, with the money. */
import { QUESTIONS } from './questions.js';
import { REMEDIES } from './remedies.js';

/** What is asked about a fact, and what an answer is called. */
export const deskQuestion = (fact: string, language: 'en' | 'es'): string => QUESTIONS[fact]?.ask[language] ?? fact;
export const deskAnswer = (fact: string, value: string, language: 'en' | 'es'): string =>
  QUESTIONS[fact]?.is[value]?.[language] ?? value;
/** What is done, and what becomes of the money; `money` is the outcome's own word for it. */
export const remedyWords = (
  { remedy, money }: { readonly remedy: string | null; readonly money: string | null },
  language: 'en' | 'es',
): { readonly does: string; readonly money: string } | null => {
  const said = remedy === null ? undefined : REMEDIES[remedy];
  if (said === undefined) return null;
  const chosen = (money ?? '').split(':').slice(1);
  const { does = said.does, money: moves = said.money } = chosen.map((one) => said.by?.[one]).find(Boolean) ?? {};
  return { does: does[language], money: moves[language] };
};

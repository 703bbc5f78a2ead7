/**
 * Searches for melds, remembered by what was asked. A menu, its greyed buttons, a hint and the choice itself ask the same of the same
 * cards; they are searched once. Cards are known by their kind alone, so what is remembered is true of whoever asks.
 */
import { type Counts, KINDS, type Kind, type MeldRules } from '../../melds/index.js';

/** What must lie, what may besides, and the columns that stay as they are, where those may not be taken apart. */
export interface Question {
  readonly must: Counts;
  readonly may: Counts;
  readonly stays: readonly (readonly Kind[])[] | null;
  readonly rules: MeldRules;
}
interface Asked<Answer> {
  readonly question: Question;
  readonly answer: Answer;
}
/** The last question of those that fall into the same slot: nothing grows. More slots than a hand has cards, and seats at a table. */
const SLOTS = 64;

export function searched<Answer>(search: (question: Question) => Answer): (question: Question) => Answer {
  const slots: (Asked<Answer> | null)[] = Array.from({ length: SLOTS }, () => null);
  return (question) => {
    const at = slotOf(question);
    const last = slots[at]!;
    if (last !== null && isSame(last.question, question)) return last.answer;
    const answer = search(question);
    slots[at] = { question, answer };
    return answer;
  };
}
function slotOf({ must, may }: Question): number {
  let hash = 0;
  for (let kind = 0; kind < KINDS; kind++) hash = (Math.imul(hash, 31) + must[kind]! + 7 * may[kind]!) | 0;
  return (hash ^ (hash >>> 12)) & (SLOTS - 1);
}
function isSame(a: Question, b: Question): boolean {
  if (a.rules !== b.rules) return false;
  for (let kind = 0; kind < KINDS; kind++)
    if (a.must[kind] !== b.must[kind] || a.may[kind] !== b.may[kind]) return false;
  if (a.stays === null || b.stays === null) return a.stays === b.stays;
  const { stays } = b;
  return a.stays.length === stays.length && a.stays.every((column, i) => isColumn(column, stays[i]!));
}
function isColumn(a: readonly Kind[], b: readonly Kind[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

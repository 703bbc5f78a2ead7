// One case at the desk: what is reported, what was answered, what goes without saying, and what comes of it.
import { askDesk, type DeskChange, type GameRules, type Outcome } from 'baraja/games';
import { deskAnswer, deskQuestion, remedyWords } from 'baraja/words/floor';
import type { Words } from '../lib/wire.js';

type Facts = Readonly<Record<string, string>>;
export type Said =
  | { readonly asks: 'fact'; readonly fact: string; readonly may: readonly string[]; readonly facts: Facts }
  | { readonly asks: null; readonly outcome: Outcome; readonly changes: readonly Change[]; readonly facts: Facts };
/** Other answers to one question that lead to the same. */
export interface Change {
  readonly fact: string;
  readonly values: readonly string[];
  /** Null where more would be asked. */
  readonly outcome: Outcome | null;
}

/** The next question that somebody has to answer, or the ruling. What was answered stands; what goes without saying is filled in. */
export function hear(rules: GameRules, report: string, answered: Facts): Said {
  let facts: Facts = answered;
  for (;;) {
    const said = askDesk(rules, { report, facts });
    if (said.asks === 'report') throw new RangeError(`nothing is called ${report} here`);
    if (said.asks === null)
      return {
        asks: null,
        outcome: said.outcome,
        changes: together(said.changes),
        facts: usedOf(rules, report, facts),
      };
    if (said.usual === null) return { ...said, facts };
    facts = { ...facts, [said.fact]: said.usual };
  }
}
/** What was asked on the way to the ruling, and no more: an answer to a question that is not asked any more is dropped. */
function usedOf(rules: GameRules, report: string, facts: Facts): Facts {
  let used: Facts = {};
  for (;;) {
    const said = askDesk(rules, { report, facts: used });
    if (said.asks !== 'fact' || facts[said.fact] === undefined) return used;
    used = { ...used, [said.fact]: facts[said.fact]! };
  }
}
function together(changes: readonly DeskChange[]): readonly Change[] {
  const by = new Map<string, { fact: string; values: string[]; outcome: Outcome | null }>();
  for (const { fact, value, outcome } of changes) {
    const key = `${fact} ${JSON.stringify(outcome)}`;
    const had = by.get(key);
    if (had) had.values.push(value);
    else by.set(key, { fact, values: [value], outcome });
  }
  const isIdle = ({ outcome }: Change): boolean =>
    outcome?.refused === 'wrong-stage' || outcome?.refused === 'round-over';
  // What can hardly have been comes last.
  return [...by.values()].toSorted((a, b) => Number(isIdle(a)) - Number(isIdle(b)));
}

/** The ruling in a sentence to be read out; and the money, where there is a ruling. */
export function spoken(outcome: Outcome, say: Words): { readonly ruling: string; readonly money: string | null } {
  const words = remedyWords(outcome, say.language);
  if (words !== null) return { ruling: `${words.does}.`, money: `${words.money}.` };
  return { ruling: plainRefusal(outcome.refused!, say), money: null };
}
/** Why not, without the clause, which stands beside it. */
export const plainRefusal = (refused: NonNullable<Outcome['refused']>, say: Words): string =>
  say.refusal({ refused, rule: null } as never);
export const asked = (fact: string, say: Words): string => deskQuestion(fact, say.language);
export const answer = (fact: string, value: string, say: Words): string => deskAnswer(fact, value, say.language);

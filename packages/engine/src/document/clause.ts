/**
 * A clause is what a house's sheet says; a ruling is what was ruled where a sheet is silent or garbled. Both are kept in two languages;
 * nothing here plays by them.
 */
import type { RuleId } from '../kernel/index.js';

export type Tag =
  | 'setup'
  | 'deal'
  | 'flow'
  | 'bet'
  | 'rank'
  | 'show'
  | 'pay'
  | 'fee'
  | 'limit'
  | 'proc'
  | 'opt'
  | 'info'
  | 'irr';

/** Where it is written: 'L8-12, L40' are line numbers of the sheet; a section is '' where only lines are known. */
export interface Citation {
  readonly source: string;
  readonly section: string;
  readonly lines: string;
}

/** What went wrong, when, what is done, what moves. */
export interface Irregularity {
  readonly trigger: string;
  /** 'any' means whenever it is noticed before the pot is out of play. */
  readonly state: string;
  readonly remedy: string;
  /** 'none' means that no chip moves. */
  readonly money: string;
  /** False where the sheet leaves the money open and a ruling supplies it. */
  readonly moneyStated: boolean;
}
interface ClauseWords {
  readonly text: string;
  /** For irregularities: the four parts the text is told from. */
  readonly irr?: Irregularity;
}
interface RulingWords {
  readonly question: string;
  /** Numbered from 1, as the ruling counts them. */
  readonly readings: readonly string[];
  readonly ruling: string;
}

/** What a house's sheet, or a law, says, in plain words. */
export interface Clause extends ClauseWords {
  readonly id: RuleId;
  readonly tag: Tag;
  readonly cites: readonly Citation[];
  /** The software does not see to it: no screen, command or frame reaches it. The house's people keep it. */
  readonly kept?: 'by-people';
  /** The same in Spanish. */
  readonly es: ClauseWords;
}
/** What was ruled where a sheet is silent or garbled. */
export interface Ruling extends RulingWords {
  readonly id: RuleId;
  readonly cites: readonly Citation[];
  /** The switches it leaves to the house. */
  readonly switchKeys: readonly string[];
  readonly es: RulingWords;
}
export const isRuling = (entry: Clause | Ruling): entry is Ruling => 'ruling' in entry;

const CONNECTIVES = {
  en: { any: 'at any time', none: 'No chip moves.', chips: 'Chips', byRuling: 'Chips, by ruling' },
  es: {
    any: 'en cualquier momento',
    none: 'No se mueve ninguna ficha.',
    chips: 'Fichas',
    byRuling: 'Fichas, por decisión nuestra',
  },
} as const;
/** An irregularity in a sentence, from its parts. */
export function told(language: 'en' | 'es', { trigger, state, remedy, money, moneyStated }: Irregularity): string {
  const say = CONNECTIVES[language];
  const moved = money === 'none' ? say.none : `${moneyStated ? say.chips : say.byRuling}: ${money}.`;
  return `${trigger.charAt(0).toUpperCase()}${trigger.slice(1)} (${state === 'any' ? say.any : state}): ${remedy}. ${moved}`;
}

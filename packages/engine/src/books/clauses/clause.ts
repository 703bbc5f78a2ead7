// A clause is what a house's sheet says; a ruling is what Baraja rules where a sheet is silent or garbled. Here are
// their shapes and the makers the data files are written in; nothing here plays by them.
import type { RuleId } from '../../kernel/index.js';

export type { RuleId };
export type SourceId = '000' | '001' | '002' | '003' | '004';
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
  readonly source: SourceId;
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
  /** False where the sheet leaves the money open and a ruling supplies it (AMB-GEN-22, AMB-ROG-28). */
  readonly moneyStated: boolean;
}

/** What a house's sheet says, in plain words. */
export interface Clause {
  readonly id: RuleId;
  readonly tag: Tag;
  readonly text: string;
  readonly cites: readonly Citation[];
  /** The software does not see to it yet: no screen, command or frame reaches it. The house's people keep it. */
  readonly kept?: 'by-people';
  /** For irregularities: the four parts the text is told from. */
  readonly irr?: Irregularity;
}

/** What Baraja rules where a sheet is silent or garbled. Readings are numbered from 1, as the ruling counts them. */
export interface Ruling {
  readonly id: RuleId;
  readonly question: string;
  readonly readings: readonly string[];
  readonly ruling: string;
  readonly cites: readonly Citation[];
  readonly switchKeys: readonly string[];
  /**
   * What it speaks of where no table cites it and it has no switch: a game, the clauses of a page ('ROG-DRAW') or of a house
   * ('ROG'), a kind of game or table ('draw', 'blinds', 'bank', 'hi-lo'), or 'every' game.
   */
  readonly about: readonly string[];
}

export const isRuling = (entry: Clause | Ruling): entry is Ruling => 'ruling' in entry;

export const cite = (source: SourceId, section: string, lines: string): Citation => ({ source, section, lines });

/** Cites one sheet again and again. */
export const from =
  (source: SourceId) =>
  (section: string, lines: string): Citation =>
    cite(source, section, lines);

export const says = (id: RuleId, tag: Exclude<Tag, 'irr'>, text: string, ...cites: readonly Citation[]): Clause => ({
  id,
  tag,
  text,
  cites,
});

/** A clause that only the house's people keep as yet. */
export const byPeople = (clause: Clause): Clause => ({ ...clause, kept: 'by-people' });

type IrregularityAsWritten = Omit<Irregularity, 'moneyStated'> & {
  readonly moneyStated?: false;
  readonly text?: string;
};

/** An irregularity; its text is told from its parts unless the sheet's own sentence is given. */
export function irregular(id: RuleId, written: IrregularityAsWritten, ...cites: readonly Citation[]): Clause {
  const { text, ...parts } = written;
  const irr: Irregularity = { ...parts, moneyStated: written.moneyStated ?? true };
  return { id, tag: 'irr', text: text ?? told(irr), cites, irr };
}

export const ruled = (
  id: RuleId,
  question: string,
  readings: readonly string[],
  ruling: string,
  cites: readonly Citation[],
  switchKeys: readonly string[],
  about: readonly string[] = [],
): Ruling => ({ id, question, readings, ruling, cites, switchKeys, about });

function told({ trigger, state, remedy, money, moneyStated }: Irregularity): string {
  const when = state === 'any' ? 'at any time' : state;
  const moved = money === 'none' ? 'No chip moves.' : `Chips${moneyStated ? '' : ', by ruling'}: ${money}.`;
  return `${trigger.charAt(0).toUpperCase()}${trigger.slice(1)} (${when}): ${remedy}. ${moved}`;
}

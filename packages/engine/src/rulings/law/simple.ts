/** The words of the floor law where a hand has only hole cards to speak of: Push-Nine, and games that say their streets outright. */
import type { Layout } from '../../kernel/index.js';
import { pokerFelt, pushFelt, type StudFelt, studFelt } from '../../steps/index.js';
import { misdeal, takeUp } from '../moves.js';
import { cardFact, type PokerLaw, pokerFacts, pokerNames, pokerRemedies, pokerWindows } from './poker.js';
import type { Vocabulary } from './vocabulary.js';

const words = {
  facts: { ...pokerFacts, card: cardFact },
  windows: pokerWindows,
  names: pokerNames,
  remedies: pokerRemedies,
};
const ANY_HAND = [
  'boxed-cards',
  'wrong-start',
  'dead-seat-dealt',
  'wrong-count',
  'identical-cards',
  'abandoned-hand',
  'thrown-to-dealer',
  'touched-cards',
  'left-table',
  'damaged-card',
  'string-raise',
] as const;
export const pushNineWords: Vocabulary<PokerLaw> = {
  ...words,
  reports: ['exposed-card', 'exposed-cards', 'boxed-card', ...ANY_HAND],
};
export const streetWords: Vocabulary<PokerLaw> = { ...words, reports: ANY_HAND };

/** What no such game asks for. */
const SILENT = { outOfTurn: 'returned', window: 'next-card', burns: false } as const;

export function pushNineLaw(
  on: Layout,
  rules: { readonly feeOnVoid: 'carry' | 'keep'; readonly chip: number },
): PokerLaw {
  const felt = pushFelt(on);
  return {
    ...SILENT,
    felt,
    feeOnVoid: rules.feeOnVoid,
    chip: rules.chip,
    isOnDeal: (_r, stage) => stage === 'betting',
    isPlayed: (stage) => stage === 'betting' || stage === 'showdown',
    isShort: () => false,
    misdeal: (d, exposed, rule) => misdeal(felt, d, exposed, rule),
  };
}

export interface StreetLawRules {
  readonly feeOnVoid: 'carry' | 'keep';
  readonly chip: number;
  readonly wagerMax: number | null;
  readonly streets: readonly {
    readonly name: string;
    readonly up: number;
    readonly down: number;
    readonly draw: number;
  }[];
}
export function streetLaw(on: Layout, { feeOnVoid, chip, wagerMax, streets }: StreetLawRules): PokerLaw {
  const first = streets[0]!.name;
  const felt = pokerFelt(on, { wagerMax, draws: streets.some(({ draw }) => draw > 0) });
  const hasBoards = streets.some(({ up, down }, i) => up > 0 || (i > 0 && down > 0));
  const stud: StudFelt | null = hasBoards ? studFelt(on, 1, undefined, felt) : null;
  return {
    ...SILENT,
    felt,
    feeOnVoid,
    chip,
    isOnDeal: (_r, stage) => stage === first || stage === 'bring-in' || stage === `${first}-betting`,
    // Until somebody has opened, nobody's hand can die: whoever must open has to.
    isPlayed: (stage) => stage !== 'over' && stage !== 'bring-in' && stage !== first,
    isShort: () => false,
    misdeal: (d, exposed, rule) => {
      if (stud !== null) for (const s of d.seats) takeUp(d, stud.deadSeat(s));
      misdeal(felt, d, exposed, rule);
    },
  };
}

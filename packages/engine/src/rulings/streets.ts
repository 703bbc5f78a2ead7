/** The floor's law for a game that says its streets outright: the usual rules, as far as they go with whatever is dealt (AMB-GEN-09). */
import type { Incident, Layout } from '../kernel/index.js';
import { type PokerFelt, pokerFelt, type StudFelt, studFelt } from '../steps/index.js';
import { misdeal, takeUp } from './moves.js';
import { USUAL, usualDeal } from './usual.js';

/** What the floor must know of the game. */
export interface StreetFloorRules {
  readonly feeOnVoid: 'carry' | 'keep';
  readonly wagerMax: number | null;
  readonly streets: readonly {
    readonly name: string;
    readonly up: number;
    readonly down: number;
    readonly draw: number;
  }[];
}

export function streetIncidents(on: Layout, { feeOnVoid, wagerMax, streets }: StreetFloorRules): readonly Incident[] {
  const first = streets[0]!.name;
  const draws = streets.some(({ draw }) => draw > 0);
  const felt: PokerFelt = pokerFelt(on, { wagerMax, draws });
  const hasBoards = streets.some(({ up, down }, i) => up > 0 || (i > 0 && down > 0));
  const stud: StudFelt | null = hasBoards ? studFelt(on, 1, undefined, felt) : null;
  return usualDeal({
    felt,
    feeOnVoid,
    isOnDeal: (_r, stage) => stage === first || stage === 'bring-in' || stage === `${first}-betting`,
    // Until somebody has opened, nobody's hand can die: whoever must open has to.
    isPlayed: (stage) => stage !== 'over' && stage !== 'bring-in' && stage !== first,
    misdeal: (d, exposed) => {
      if (stud !== null) for (const s of d.seats) takeUp(d, stud.deadSeat(s));
      misdeal(felt, d, exposed, USUAL);
    },
  });
}

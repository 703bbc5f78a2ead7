/** Everything that can be said at a table of pai gow poker and nowhere else. */

export const PAI_GOW_EVENTS = ['SequenceCounted', 'DeadHands', 'HandSet', 'HouseWayAsked', 'HandsTurned'] as const;
export type PaiGowEvent = (typeof PAI_GOW_EVENTS)[number];

export const PAI_GOW_OPTIONS = ['set', 'house-way'] as const;
export type PaiGowOption = (typeof PAI_GOW_OPTIONS)[number];

export const PAI_GOW_STAGES = ['sequence', 'set'] as const;
export type PaiGowStage = (typeof PAI_GOW_STAGES)[number];

interface Made {
  readonly category: string;
  readonly ranks: readonly number[];
}
/** What the steps note on these events. */
export interface PaiGowNote {
  readonly count?: number;
  /** The place that gets the first hand. */
  readonly first?: number;
  readonly made?: { readonly low: Made; readonly high: Made };
  readonly foul?: boolean;
  readonly houseWay?: boolean;
  readonly bank?: boolean;
}

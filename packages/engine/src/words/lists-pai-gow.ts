/** Everything that can be said at a table of pai gow poker and nowhere else. */

export const PAI_GOW_STAGES = ['sequence', 'set'] as const;
export type PaiGowStage = (typeof PAI_GOW_STAGES)[number];

/** Everything that can be said at a table of Spanish Poker and nowhere else. */

export const SPANISH_STAGES = ['decide', 'collect-folds', 'reveal', 'settle'] as const;
export type SpanishStage = (typeof SPANISH_STAGES)[number];

/** Everything that can be said at a table of Spanish Poker and nowhere else. */

export const SPANISH_OPTIONS = ['ante', 'no-ante', 'dos-pares', 'joker', 'progressive', 'tuck', 'settle-hand'] as const;
export type SpanishOption = (typeof SPANISH_OPTIONS)[number];

export const SPANISH_INCIDENTS = [
  'house-wrong-count',
  'house-exposed',
  'exposed-refused',
  'wrong-order',
  'wrong-order-seen',
  'foreign-card',
] as const;
export type SpanishIncident = (typeof SPANISH_INCIDENTS)[number];

export const SPANISH_STAGES = ['decide', 'collect-folds', 'reveal', 'settle'] as const;
export type SpanishStage = (typeof SPANISH_STAGES)[number];

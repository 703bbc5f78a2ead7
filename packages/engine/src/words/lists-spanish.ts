/** Everything that can be said at a table of Spanish Poker and nowhere else. */

export const SPANISH_EVENTS = [
  'BetPlaced',
  'NoAnte',
  'Tucked',
  'FoldTaken',
  'HouseShown',
  'AnteSettled',
  'BonusSettled',
  'ProgressiveSettled',
  'HandRacked',
  'SeatVoided',
  'CardsMoved',
] as const;
export type SpanishEvent = (typeof SPANISH_EVENTS)[number];

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

/** What the steps note on these events. */
export interface SpanishNote {
  readonly bet?: 'ante' | 'dos-pares' | 'joker' | 'progressive';
  readonly tucked?: boolean;
  readonly qualifies?: boolean;
  readonly made?: { readonly category: string; readonly ranks: readonly number[] };
  readonly result?: 'unqualified' | 'push' | 'lose' | 'win';
  readonly won?: number;
  readonly byTable?: number;
  readonly odds?: number;
}

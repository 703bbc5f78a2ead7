/** Every street there are words for. A file of its own: what says them need not carry the reading of pages. */
export const STREET_NAMES = [
  'deal',
  'preflop',
  'flop',
  'turn',
  'river',
  'second-street',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'draw',
  'first-draw',
  'second-draw',
  'third-draw',
] as const;

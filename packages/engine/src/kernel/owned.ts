/** The arrays of a felt and its step’s state, as bits: what a draft has made for itself. */
export const CHIPS = 1;
export const ZONES = 2;
export const SEEN = 4;
export const SETS = 8;
export const MARKERS = 16;
export const OPENING = 32;
export const NOW = 64;
/** What the draft a round begins in may write to: nobody else has it. Its chips lie in what a void goes back to, too. */
export const BEGUN = SETS | MARKERS;

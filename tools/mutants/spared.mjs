// Mutants that no test can kill, each with its reason: what is broken makes no difference that anybody could see. An entry names a
// file, the line as it is written (without its indent) and what the change makes of it; one that fits no mutant any more fails the run.
/** @typedef {{ file: string, line: string, becomes: string, why: string }} Spared */

/** @type {readonly Spared[]} */
export const spared = [];

// What a page needs to add its part to a shuffle, and to check a proof. Nothing of Node is in it.
export { DRAW, type Part, type Vow, vowOf } from './mix.js';
export { type Checked, checkProof, type Fault, type PackProof } from './proof.js';

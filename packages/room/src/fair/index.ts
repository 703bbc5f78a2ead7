// The verifiable shuffle: a secret from the system's generator, a root before the deal, one opening per card, and seals
// for what lies on the disk. `verify.ts` alone is what a browser needs; it is also exported as `@baraja/room/verify`.

export { auditShuffle, commit, type Form, type Pledge } from './commit.js';
export { quickHash } from './hash.js';
export { keyIn } from './key.js';
export {
  DRAW,
  isHex32,
  mixOf,
  type Part,
  type ShuffleName,
  sealOf,
  type Taken,
  takenBy,
  type Vow,
  vowOf,
} from './mix.js';
export {
  areVowed,
  type Checked as CheckedProof,
  checkProof,
  type Fault as ProofFault,
  type PackProof,
  type PlacedOpening,
  rootOf,
  takenIn,
} from './proof.js';
export { type Receipt, receiptLine } from './receipt.js';
export { type KeyedSealer, openerOf, SealError, type Sealer, StillSealed, sealer } from './seal.js';
export { makeSecret, orderFrom, readSecret, type ShuffleSecret, seedsFor, writeSecret } from './secret.js';
export { headLine, type RecordHead, readHead, readReceipt, type Signer, signer, signerIn } from './sign.js';
export { type Checked, type Hash, type Opening, plainHash, verifyOpening, webHash } from './verify.js';

// Pai-Gow Poker.

export {
  backOf,
  frontOf,
  type HouseWay,
  houseWay,
  isFrontPair,
  type PaiGowRanking,
  type SetHand,
} from './house-way.js';
export { quickWay } from './quick.js';
export { type CopyRule, countPaiGow, type PaiGowVersus, samplePaiGow } from './versus.js';

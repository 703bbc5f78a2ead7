/** Documents on this machine. */
export type { Weighed } from '../diff/index.js';
export {
  type Examine,
  type Examined,
  type Examining,
  examine,
  type InForce,
  type Past,
  ROUNDS,
  unexplainedIn,
} from './examine.js';
export { folder, housesIn } from './folder.js';
export { type Documents, type FoundHouse, foundIn, hashOf } from './found.js';
export {
  type ChangedHouse,
  FILE_NAME,
  type Handed,
  HOUSE_ID,
  OwnHouses,
  type OwnHousesAt,
} from './own-houses.js';

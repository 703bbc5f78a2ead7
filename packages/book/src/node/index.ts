/** Documents on this machine. */
export { folder, housesIn } from './folder.js';
export { type FoundHouse, foundIn } from './found.js';
export {
  type ChangedHouse,
  type Documents,
  FILE_NAME,
  type Handed,
  HOUSE_ID,
  OwnHouses,
  type OwnHousesAt,
} from './own-houses.js';

/** Puts a house beside those that are known, or a newer edition of one in the place of the older. */
import type { Listing, Playing, PostedGames, Reading, Texts } from '../document/index.js';
import { clear, lay } from './playing.js';
import { post } from './posted.js';
import { tell } from './reading.js';
import { type HouseId, list, unlist } from './shelf.js';
import { unword, word } from './texts.js';

export interface Compiled {
  readonly listing: Listing;
  readonly posted: PostedGames;
  readonly playing: Playing;
  readonly texts: Texts;
  readonly reading: Reading;
}
export function shelve({ listing, posted, playing, texts, reading }: Compiled): void {
  list(listing);
  post(posted);
  lay(playing);
  // What its pages do not say any more is gone.
  for (const { id } of listing.houses) unword(id);
  word(texts);
  tell(reading, new Set(listing.houses.map(({ id }) => id)));
}
/** Takes a house away again: nothing new is opened by it, and what is open goes on by its edition. */
export function unshelve(house: HouseId): void {
  tell({ examples: [], marks: {}, abouts: {}, sheets: {} }, new Set([house]));
  clear(house);
  unword(house);
  unlist(house);
}

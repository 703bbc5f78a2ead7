/** Puts a house beside those that are known, or a newer edition of one in the place of the older. */
import type { Listing, Playing, Reading, Texts } from '../document/index.js';
import { lay } from './playing.js';
import { tell } from './reading.js';
import { list } from './shelf.js';
import { word } from './texts.js';

export interface Compiled {
  readonly listing: Listing;
  readonly playing: Playing;
  readonly texts: Texts;
  readonly reading: Reading;
}
export function shelve({ listing, playing, texts, reading }: Compiled): void {
  list(listing);
  lay(playing);
  word(texts);
  tell(reading, new Set(listing.houses.map(({ id }) => id)));
}

/** Which hands under the law of a place are played at which game. */
import type { ExamplePage } from './format.js';
import type { ReadGame, ReadPage } from './library.js';

export const lawsOn = ({ from }: ReadGame): readonly ReadPage[] => from.filter(({ data }) => 'law' in data);
/** An example of a law is played at the game it names, at whichever house, and at every game there if it names none. */
export const isPlayedAt = ({ hand }: Pick<ExamplePage, 'hand'>, { data }: ReadPage, game: string): boolean =>
  !('law' in data) || hand.game === undefined || hand.game === game;

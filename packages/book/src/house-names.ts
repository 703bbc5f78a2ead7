/** What a house's own page names besides its games' files: the laws it is under, and the tables that stand open for practice. */
import { isRefused, stakesOn } from 'baraja/document';
import type { HousePage } from './format.js';
import type { ReadGame } from './library.js';
import type { Source } from './source.js';

export const lawAt = (name: string): string => `laws/${name}.yaml`;
/** Laws the house is under, each a file. */
export function checkLaws(source: Source, { laws = [] }: HousePage, files: (path: string) => string | undefined): void {
  for (const [i, name] of laws.entries())
    if (files(lawAt(name)) === undefined) source.fault(['laws', i], source.say.noFile(lawAt(name)));
}
/** Tables that stand open for practice: a game of the house at a stake it offers. */
export function checkPractice(
  source: Source,
  { practice = [] }: HousePage,
  games: ReadonlyMap<string, Pick<ReadGame, 'pages'>>,
): void {
  const { say } = source;
  for (const [i, { game, stake }] of practice.entries()) {
    const read = games.get(game);
    if (read === undefined)
      source.fault(['practice', i, 'game'], `${say.noPractice(game)}${say.meant(game, games.keys())}`);
    const stakes = read && stakesOn(read.pages);
    if (stake === undefined || stakes === undefined || isRefused(stakes)) continue;
    const ids = stakes.map(({ id }) => id);
    if (!ids.includes(stake)) source.fault(['practice', i, 'stake'], say.noSuchStake(stake, game, ids.join(', ')));
  }
}

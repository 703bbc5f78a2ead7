/** What must hold of a dealer's choice: its games can be dealt in turn at one table, and at its stakes. */
import { isRefused, openPages, stakesOn } from 'baraja/document';
import { isChoosable } from 'baraja/table';
import type { ReadGame } from './library.js';

export function checkChoice({ choice, pages, source, own }: ReadGame): void {
  const { say } = source;
  if (choice === undefined) {
    for (const section of ['clauses', 'rulings'] as const)
      for (const [id, { sets = {} }] of Object.entries(own[section] ?? {}))
        for (const topic of Object.keys(sets))
          if (topic.startsWith('choice.')) source.fault([section, id, 'sets', topic], say.noChoiceHere(topic), true);
    return;
  }
  if (source.faults.length > 0) return;
  const stakes = stakesOn(pages);
  const offered = isRefused(stakes) ? [] : stakes.map(({ id }) => id);
  for (const [i, { pages: one }] of choice.entries()) {
    const usual = openPages(one);
    // What is wrong with a game itself is said on its own page.
    if (isRefused(usual)) continue;
    if (!isChoosable(usual)) source.fault(['choice of', i], say.notChoosable(one.game));
    else {
      const not = offered.filter((stake) => isRefused(openPages(one, { stake })));
      if (not.length > 0) source.fault(['choice of', i], say.notAtStake(one.game, not));
    }
  }
}

/**
 * The floor's law for Push-Nine. The sheet has none, so it is the usual rules as far as three cards face down have any of it: there is
 * no burn for an exposed card to become, so it is out of play. In a push pot a misdeal is dealt again to those who are in it: the pot
 * stays where it is.
 */
import type { Incident, Layout } from '../kernel/index.js';
import { pushFelt } from '../steps/index.js';
import { misdeal } from './moves.js';
import { USUAL, usualIncidents } from './usual.js';

export function pushNineIncidents(
  on: Layout,
  { feeOnVoid }: { readonly feeOnVoid: 'carry' | 'keep' },
): readonly Incident[] {
  const felt = pushFelt(on);
  return usualIncidents(
    {
      felt,
      feeOnVoid,
      isOnDeal: (_r, stage) => stage === 'betting',
      isPlayed: (stage) => stage === 'betting' || stage === 'showdown',
      misdeal: (d, exposed) => misdeal(felt, d, exposed, USUAL),
    },
    { burns: false, isShort: () => false },
  );
}

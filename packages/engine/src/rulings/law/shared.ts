/** What the floor law of any game may be made of. */
import { type Remedy, remedy, type Window } from './vocabulary.js';

/** A remedy that is told nothing. */
export const plain = <T>(needs: Remedy<T>['needs'], made: ReturnType<Remedy<T>['made']>): Remedy<T> =>
  remedy<T, Record<never, never>>({}, needs, () => made);

export const onlyWhile = <T>(fact: string, ...open: readonly string[]): Window<T>[number] => ({
  fact,
  open,
  otherwise: 'wrong-stage',
  by: 'early',
});
/** Whatever the stage, until the round is over. */
export const anyTime: Window<unknown> = [{ fact: 'round', open: ['open'], otherwise: 'round-over', by: 'rule' }];
export const roundFact = {
  values: ['open', 'over'],
  of: (_t: unknown, _r: unknown, stage: string): string => (stage === 'over' ? 'over' : 'open'),
};
export const voidRound: Remedy<unknown> = plain(null, { do: (_t, d, { rule }) => d.voidRound(rule) });

// What the fairness panel says.
import type { Fault as ProofFault } from '@baraja/room/proof';

type Of<A extends readonly unknown[]> = (...args: A) => string;

export type FairStrings = Readonly<
  Record<
    | 'lead'
    | 'ownLead'
    | 'root'
    | 'noRoot'
    | 'check'
    | 'checking'
    | 'none'
    | 'last'
    | 'draw'
    | 'own'
    | 'notOwn'
    | 'noParts'
    | 'chosen'
    | 'oneParent'
    | 'save'
    | 'head'
    | 'headLead'
    | 'showHead'
    | 'copy'
    | 'deck'
    | 'more',
    string
  >
> & {
  readonly cards: Of<[number]>;
  readonly parts: Of<[number]>;
  readonly partOf: Of<[string]>;
  readonly open: Of<[number, number]>;
  readonly faults: Readonly<Record<Exclude<ProofFault, 'card'>, string>>;
  readonly good: Of<[number]>;
  readonly bad: Of<[number]>;
  readonly place: Of<[number]>;
};

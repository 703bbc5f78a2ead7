// Who owns what, among several nodes on one database. A node lives as long as its lease, by the database's clock; a stream belongs to at
// most one living node, under an epoch that rises with every change of owner. What is written says its epoch, and the database compares it
// in the row that the write goes through: so it does not matter what a node that was asleep still believes.

/** A stream somebody owns, and since which change of owner. */
export interface Owned {
  readonly stream: string;
  readonly epoch: number;
}
/** One that was given to somebody, as it stood then: under an earlier epoch nothing comes after that. */
export interface Given extends Owned {
  readonly version: number;
}
/** To whom it is to be given. */
export interface Gift extends Owned {
  readonly node: string;
}
export interface Holder {
  readonly node: string;
  /** Where it can be reached. */
  readonly address: string;
}
export interface Leases {
  /** A node lives on for so long. False if it was given up for dead: it begins anew, under another name. */
  live(node: Holder, milliseconds: number): Promise<boolean>;
  /** Takes a stream that nobody living owns. Asked again by who has it, the epoch stays. */
  take(stream: string, node: string): Promise<Owned | Holder>;
  /**
   * Whoever owns `under` gives streams to nodes, whoever had them before, under epochs later than all before. Asked again, it is done once,
   * however late it comes. Null where `under` is another's by now.
   */
  give(gifts: readonly Gift[], under: Owned): Promise<readonly Given[] | null>;
  /** The same, to one node, with all whose names begin so and that were ever given to somebody. Their names. */
  giveAll(given: Owned, node: string, under: Owned): Promise<readonly string[] | null>;
  /** Gives one up, if it is still one's own. */
  release(owned: Owned, node: string): Promise<void>;
  /** The node is no more, and owns nothing. */
  leave(node: string): Promise<void>;
  /** Streams whose names begin so that no living node owns; those that nobody ever owned are not among them. */
  orphans(prefix: string): Promise<readonly string[]>;
  close(): Promise<void>;
}
export const isOwned = (answer: Owned | Holder): answer is Owned => 'epoch' in answer;

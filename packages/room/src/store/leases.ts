// Who owns what, among several nodes on one database. A node lives as long as its lease, by the database's clock; a stream belongs to at
// most one living node, under an epoch that rises with every change of owner. What is written says its epoch, and the database compares it
// in the row that the write goes through: so it does not matter what a node that was asleep still believes.

/** A stream somebody owns, and since which change of owner. */
export interface Owned {
  readonly stream: string;
  readonly epoch: number;
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
  /** Gives one up, if it is still one's own. */
  release(owned: Owned, node: string): Promise<void>;
  /** The node is no more, and owns nothing. */
  leave(node: string): Promise<void>;
  /** Streams whose names begin so that no living node owns; those that nobody ever owned are not among them. */
  orphans(prefix: string): Promise<readonly string[]>;
  close(): Promise<void>;
}
export const isOwned = (answer: Owned | Holder): answer is Owned => 'epoch' in answer;

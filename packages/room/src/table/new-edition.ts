// A new edition of a table's book closes nothing. It is offered to whoever holds the floor, shown to those who sit there, and taken up
// between two hands, when the notice has run out that the law asks for. Where nobody holds the floor it is taken up by itself.
import { changesBetween, type Edition } from 'baraja/books';
import type { EditionOffer } from '../protocol/view.js';
import type { EditionChanged } from './kinds.js';

export class NewEdition {
  private edition: Edition | null = null;
  private changes: EditionOffer['changes'] = [];
  private from = 0;
  private by: EditionChanged['by'] = null;
  private isTaken = false;

  /** `notice`: milliseconds from now until it may hold. `alone`: nobody holds the floor. */
  offer(
    was: Edition | null,
    is: Edition,
    { now, notice, alone }: { now: number; notice: number; alone: boolean },
  ): void {
    this.edition = is;
    this.changes = was === null ? [] : changesBetween(was, is);
    this.from = now + notice;
    this.by = null;
    this.isTaken = alone;
  }
  /** The floor's word: after this hand, or not now. */
  say(by: NonNullable<EditionChanged['by']>, yes: boolean): void {
    this.isTaken = yes;
    this.by = yes ? by : null;
  }
  get isOffered(): boolean {
    return this.edition !== null;
  }
  /** What is to be taken up now, between two hands. */
  ready(now: number): { readonly edition: Edition; readonly by: EditionChanged['by'] } | null {
    return this.edition !== null && this.isTaken && now >= this.from ? { edition: this.edition, by: this.by } : null;
  }
  done(): void {
    this.edition = null;
  }
  view(): EditionOffer | null {
    return this.edition && { changes: this.changes, from: this.from, taken: this.isTaken };
  }
}

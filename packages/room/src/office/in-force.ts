// Which edition of each game of a house is in force since when, who put it there and why. What came with the program is nobody's doing and
// has no entry here: its day is the one it was first kept on.
import { editionOf } from 'baraja/books';
import { choice, fact, hex, maybe, optional, text } from 'baraja/facts';
import type { FlatOf } from 'baraja/table';
import { EDITION_CAUSES, type EditionPut } from '../protocol/view.js';
import type { TableStore } from '../store/index.js';
import { editionsIn } from '../table/index.js';
import { staffer } from './acted.js';
import type { OfficeEvent } from './facts.js';
import type { Happened, Journal } from './journal.js';
import type { OfficeRefusal } from './refusals.js';

/** Whose doing it was. `user`: whom the machine takes the program for, where nobody signed. */
export const HOW_PUT = {
  cause: choice(...EDITION_CAUSES),
  user: optional(text),
  by: maybe(staffer),
  reason: optional(text),
};
export const IN_FORCE_FACTS = {
  /** `before`: the edition that was; null where the game is new. */
  EditionPutInForce: fact({ game: text, edition: hex, before: maybe(hex), ...HOW_PUT }),
};
type InForceEvent = FlatOf<typeof IN_FORCE_FACTS>;
/** How editions come into force. */
export type Put = Omit<InForceEvent, 'type' | 'game' | 'edition' | 'before'>;
/** A game's edition, and the one before. */
export type Turn = Pick<InForceEvent, 'game' | 'edition' | 'before'>;

interface Deps {
  readonly store: TableStore;
  readonly happen: Journal<OfficeEvent>['happen'];
}
export class InForce {
  /** By game, the earliest first. */
  private readonly history = new Map<string, (EditionPut & { readonly edition: string })[]>();

  constructor(private readonly deps: Deps) {}

  fold(e: OfficeEvent, at: number): void {
    const event = e as InForceEvent;
    if (event.type !== 'EditionPutInForce') return;
    const { game, edition, cause, by, user = null, reason = null } = event;
    const had = this.history.get(game) ?? [];
    this.history.set(game, [...had, { at, edition, cause, by, user, reason }]);
  }
  /** How an edition came into force the last time; null: with the program. */
  of(game: string, edition: string): EditionPut | null {
    const found = this.history.get(game)?.findLast((one) => one.edition === edition);
    if (!found) return null;
    const { edition: _, ...how } = found;
    return how;
  }
  /** The edition that was put in force last; null: it came with the program. */
  latest(game: string): string | null {
    return this.history.get(game)?.at(-1)?.edition ?? null;
  }
  /** Keeps the editions whole, then that they are in force. What is already is left alone. */
  async put(turns: readonly Turn[], how: Put): Promise<OfficeRefusal | Happened> {
    return this.deps.happen(async (at) => {
      const come = turns.filter(({ game, edition }) => this.latest(game) !== edition);
      for (const { game, edition } of come)
        if (editionOf(game).id === edition) await editionsIn(this.deps.store).current(game, at);
      return { events: come.map((turn) => ({ type: 'EditionPutInForce' as const, ...turn, ...how })) };
    });
  }
}

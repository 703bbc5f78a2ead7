// Tables that wait for a second word: where the book says that a switch takes two people, one of the staff asks for it and another
// confirms it, each for himself, and the table opens then.
import { findGame, findHouse, type Opening, switchAt } from 'baraja/books';
import { clause, count, fact, list, plain, text } from 'baraja/facts';
import type { FlatOf } from 'baraja/table';
import { acted, type Staffer } from './acted.js';
import type { OfficeEvent } from './facts.js';
import type { OfficeChange } from './journal.js';
import { type OfficeRefusal, officeRefuse } from './refusals.js';

export const OPENINGS_FACTS = {
  /** `table`: the id it will have. */
  OpeningAsked: fact({
    table: text,
    name: text,
    opening: plain<Opening>(),
    bots: count,
    switches: list(text),
    rule: clause,
    ...acted,
  }),
  OpeningConfirmed: fact({ table: text, ...acted }),
  OpeningDropped: fact({ table: text, ...acted }),
};
type OpeningsEvent = FlatOf<typeof OPENINGS_FACTS>;
export type OpeningAsked = Extract<OpeningsEvent, { type: 'OpeningAsked' }>;

/** What of an opening takes two people, by the book, and the ruling that says so; null where nothing does. */
export function takesTwo({
  house,
  game,
  switches = {},
}: Opening): { switches: readonly string[]; rule: string } | null {
  const id = findGame(findHouse(house) ?? '', game);
  const thrown = Object.entries(switches).flatMap(([key, value]) => {
    const one = id === undefined ? undefined : switchAt(key, id);
    return one?.two && one.default !== value ? [{ key, rule: one.ruling }] : [];
  });
  return thrown.length === 0 ? null : { switches: thrown.map(({ key }) => key), rule: thrown[0]!.rule };
}

export class Openings {
  /** By the id of the table. */
  readonly pending = new Map<string, OpeningAsked>();

  fold(e: OfficeEvent): void {
    const event = e as OpeningsEvent;
    if (event.type === 'OpeningAsked') this.pending.set(event.table, event);
    if (event.type === 'OpeningConfirmed' || event.type === 'OpeningDropped') this.pending.delete(event.table);
  }
  /** Whoever asked has had his word: it is somebody else's that is needed. */
  mayConfirm(table: string, by: Staffer): OpeningAsked | OfficeRefusal {
    const asked = this.pending.get(table);
    if (!asked) return officeRefuse('no-such-opening');
    return asked.by.id === by.id ? { ...officeRefuse('second-person'), rule: asked.rule } : asked;
  }
  end(
    type: 'OpeningConfirmed' | 'OpeningDropped',
    table: string,
    by: Staffer,
    reason: string,
  ): OfficeChange<OpeningsEvent> | OfficeRefusal {
    if (!this.pending.has(table)) return officeRefuse('no-such-opening');
    return { events: [{ type, table, by, reason }] };
  }
}

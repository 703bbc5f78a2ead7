// Providers of third-party proposition players: the contract a house has with each, which games it names, at how many
// tables and in which hours; and who plays for whom. Whoever plays for one is marked, sits only where and when the contract says,
// and alone at a table.
import { count, fact, list, maybe, optional, record, text } from 'baraja/facts';
import type { FlatOf } from 'baraja/table';
import { clockAt, clockNext, gamingDay } from '../table/index.js';
import { acted, type Staffer } from './acted.js';
import type { OfficeEvent } from './facts.js';
import type { OfficeChange } from './journal.js';
import { type OfficeRefusal, officeRefuse } from './refusals.js';

/** `tables` at most, and `least`: at how many it has promised to sit. `hours`: '18:00-02:00' by the house's clock, or all day.
 * `until` null: until it is ended. */
const terms = {
  games: list(text),
  tables: count,
  least: optional(count),
  hours: maybe(text),
  until: maybe(count),
};
export const PROVIDER_FACTS = {
  /** A contract, or another with the same provider: `before` is when the one before it was made, 0 where there was none. */
  ProviderContracted: fact({
    provider: text,
    name: text,
    ...terms,
    before: count,
    was: optional(record(terms)),
    ...acted,
  }),
  ProviderEnded: fact({ provider: text, name: text, was: optional(record(terms)), ...acted }),
  /** Somebody plays for a provider from now on. */
  PlayerNamed: fact({ provider: text, person: text, name: text, ...acted }),
  PlayerDropped: fact({ provider: text, person: text, name: text, ...acted }),
};
type ProviderEvent = FlatOf<typeof PROVIDER_FACTS>;
export interface Contract {
  readonly provider: string;
  readonly name: string;
  readonly games: readonly string[];
  readonly tables: number;
  readonly least?: number;
  readonly hours: string | null;
  readonly until: number | null;
  readonly since: number;
  readonly by: Staffer;
}
export interface ProviderShown extends Contract {
  readonly players: readonly { readonly id: string; readonly name: string }[];
  /** At so many tables they sit now. */
  readonly at: number;
  /** Fewer than it has promised, in its hours. */
  readonly isShort: boolean;
}
type Terms = Pick<Contract, 'name' | 'games' | 'tables' | 'least' | 'hours' | 'until'>;
const termsOf = ({ games, tables, least, hours, until }: Omit<Terms, 'name'>): Omit<Terms, 'name'> => ({
  ...{ games, tables, hours, until },
  ...(least === undefined ? {} : { least }),
});
/** A table as a contract sees it: its game, and who sits there. */
export interface ProviderTable {
  readonly id: string;
  readonly game: string;
  readonly seated: readonly string[];
}
export const HOURS = /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/;
/** A provider's name, as two that mean the same one write it. */
const idOf = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

export class Providers {
  private readonly contracts = new Map<string, Contract>();
  private readonly players = new Map<string, { readonly provider: string; readonly name: string }>();

  constructor(private readonly house: string) {}

  fold(e: OfficeEvent, at: number): void {
    const event = e as ProviderEvent;
    if (event.type === 'ProviderContracted') {
      const { type: _type, before: _before, was: _was, reason: _reason, ...contract } = event;
      this.contracts.set(event.provider, { ...contract, since: at });
    } else if (event.type === 'ProviderEnded') {
      this.contracts.delete(event.provider);
      for (const [person, { provider }] of this.players) if (provider === event.provider) this.players.delete(person);
    } else if (event.type === 'PlayerNamed') this.players.set(event.person, event);
    else if (event.type === 'PlayerDropped') this.players.delete(event.person);
  }
  shown(tables: readonly ProviderTable[], now: number): readonly ProviderShown[] {
    return [...this.contracts.values()].map((one) => {
      const at = tables.filter((table) => this.sitsAt(table, one.provider)).length;
      const players = [...this.players]
        .filter(([, { provider }]) => provider === one.provider)
        .map(([id, { name }]) => ({ id, name }));
      return { ...one, players, at, isShort: at < (one.least ?? 0) && this.endsAt(one, now) > now };
    });
  }
  private sitsAt({ seated }: ProviderTable, provider: string): boolean {
    return seated.some((one) => this.of(one) === provider);
  }
  /** For whom he plays; null for everybody else. */
  of(person: string): string | null {
    return this.players.get(person)?.provider ?? null;
  }

  contract(by: Staffer, terms: Terms, reason: string): OfficeChange<ProviderEvent> | OfficeRefusal {
    if ((terms.least ?? 0) > terms.tables) return officeRefuse('least-above-most');
    const provider = idOf(terms.name);
    const was = this.contracts.get(provider);
    const before = was?.since ?? 0;
    const stood = was ? { was: termsOf(was) } : {};
    return { events: [{ type: 'ProviderContracted', provider, ...terms, before, ...stood, by, reason }] };
  }
  end(by: Staffer, provider: string, reason: string): OfficeChange<ProviderEvent> | OfficeRefusal {
    const one = this.contracts.get(provider);
    if (!one) return officeRefuse('no-such-provider');
    return { events: [{ type: 'ProviderEnded', provider, name: one.name, was: termsOf(one), by, reason }] };
  }
  /** Nobody of the house's own staff, and nobody for two. */
  name(
    by: Staffer,
    provider: string,
    who: { readonly id: string; readonly name: string; readonly isStaff: boolean },
    reason: string,
  ): OfficeChange<ProviderEvent> | OfficeRefusal {
    if (!this.contracts.has(provider)) return officeRefuse('no-such-provider');
    if (who.isStaff) return officeRefuse('is-staff');
    if (this.players.has(who.id)) return officeRefuse('has-provider');
    return { events: [{ type: 'PlayerNamed', provider, person: who.id, name: who.name, by, reason }] };
  }
  drop(by: Staffer, person: string, reason: string): OfficeChange<ProviderEvent> | OfficeRefusal {
    const one = this.players.get(person);
    if (!one) return officeRefuse('no-such-person');
    const { provider, name } = one;
    return { events: [{ type: 'PlayerDropped', provider, person, name, by, reason }] };
  }

  /** Why somebody who plays for a provider may not sit down at a table now; null where the contract lets him, and for everybody else. */
  refuses(person: string, at: number, table: ProviderTable, all: readonly ProviderTable[]): ProviderRefusal | null {
    const provider = this.of(person);
    if (provider === null) return null;
    const contract = this.contracts.get(provider);
    if (!contract || this.endsAt(contract, at) <= at) return 'provider-hours';
    if (!contract.games.includes(table.game)) return 'provider-game';
    const isOne = (one: string): boolean => one !== person && this.of(one) === provider;
    if (table.seated.some(isOne)) return 'provider-seated';
    const taken = all.filter((one) => one.id !== table.id && this.sitsAt(one, provider));
    return taken.length >= contract.tables ? 'provider-tables' : null;
  }
  /** From when on he may not stay; null for everybody who plays for nobody. */
  leaves(person: string, at: number): number | null {
    const provider = this.of(person);
    if (provider === null) return null;
    const contract = this.contracts.get(provider);
    return contract ? this.endsAt(contract, at) : 0;
  }
  /** When the hours end that run, or the contract does; now or before where none run. */
  private endsAt({ hours, until }: Contract, at: number): number {
    const last = until ?? Number.POSITIVE_INFINITY;
    if (hours === null) return last;
    const [from, to] = hours.split('-') as [string, string];
    const { zone } = gamingDay(this.house);
    const now = clockAt(zone, at);
    const isOpen = from < to ? now >= from && now < to : now >= from || now < to;
    return isOpen ? Math.min(last, clockNext(zone, to, at)) : 0;
  }
}
export type ProviderRefusal = 'provider-hours' | 'provider-game' | 'provider-seated' | 'provider-tables';

// Clubs: friends who play with each other more than once. A host has members whom he lets in, others who host with him, chips that he gives
// and keeps track of, tables at which only members sit, what each owes whom when the evening is over, and standings over all of them. It is
// nobody's house: there is no fee, and no office.
import { chips, count, fact, flag, list, type RefusedFor, record, sum, text } from 'baraja/facts';
import type { FlatOf } from 'baraja/table';
import type { AccountName, Move } from '../ledger/index.js';
import { isRefused, Journal, type OfficeChange } from '../office/index.js';
import { NOTHING, type Reasons, refusing } from '../protocol/reasons.js';
import type { Store } from '../store/index.js';
import { ownOf, type TableActor } from '../table/index.js';
import type { Asleep } from './asleep.js';
import { settle } from './settlement.js';

const person = record({ id: text, name: text });
const by = { by: person };
const CLUB_FACTS = {
  ClubFounded: fact({ name: text, host: person }),
  ClubRenamed: fact({ name: text, before: text, ...by }),
  /** Somebody with the link would like to be a member. */
  JoinAsked: fact({ who: person }),
  MemberAdmitted: fact({ who: person, ...by }),
  /** He left, was sent away, or was not let in. */
  MemberGone: fact({ who: person, ...by }),
  CohostSet: fact({ who: person, on: flag, ...by }),
  /** Below nothing: taken back. */
  ChipsGiven: fact({ who: person, amount: sum, ...by }),
  /** An evening is over: what each won or lost since the last, and all chips are given back. */
  EveningSettled: fact({ results: list(record({ who: person, net: sum })), number: count, ...by }),
};
type ClubEvent = FlatOf<typeof CLUB_FACTS>;
export interface Friend {
  readonly id: string;
  readonly name: string;
}
export type ClubRole = 'host' | 'cohost' | 'member' | 'asked' | 'none';
export const CLUB_REASONS = {
  'no-such-club': NOTHING,
  'not-a-host': NOTHING,
  'not-a-member': NOTHING,
  'member-already': NOTHING,
  'too-many-members': NOTHING,
  'too-many-clubs': NOTHING,
  'not-enough-chips': { available: chips },
  'still-seated': NOTHING,
  'nothing-to-settle': NOTHING,
  'host-stays': NOTHING,
  'house-fee': NOTHING,
} satisfies Reasons;
export type ClubRefusal = RefusedFor<typeof CLUB_REASONS>;
export const clubRefuse = refusing<typeof CLUB_REASONS>();

const MEMBERS_MAX = 200;
const CLUBS_MAX = 20;
/** So many settled evenings are told one by one. */
const EVENINGS_SHOWN = 10;
interface Reckoned extends Friend {
  readonly given: number;
  readonly has: number;
  readonly net: number;
}
interface Told {
  readonly at: number;
  readonly results: readonly (Friend & { readonly net: number })[];
}
interface Around {
  readonly store: Store;
  readonly now: () => number;
  readonly tables: () => Iterable<TableActor>;
  readonly asleep: () => Iterable<Asleep>;
  readonly changed: (club: string, people: readonly string[]) => void;
}

export class Club {
  name = '';
  host: Friend = { id: '', name: '' };
  readonly members = new Map<string, Friend>();
  readonly asking = new Map<string, Friend>();
  readonly cohosts = new Set<string>();
  private readonly given = new Map<string, number>();
  private readonly standing = new Map<string, { name: string; evenings: number; net: number }>();
  private evenings: Told[] = [];
  private readonly journal: Journal<ClubEvent>;

  constructor(
    readonly id: string,
    private readonly around: Around,
  ) {
    const { store, now } = around;
    const fold = (e: ClubEvent, at: number): void => this.fold(e, at);
    this.journal = new Journal({ store, now, stream: `club-${id}`, facts: CLUB_FACTS, fold });
  }
  load(): Promise<void> {
    return this.journal.load();
  }
  private fold(e: ClubEvent, at: number): void {
    switch (e.type) {
      case 'ClubFounded':
        this.host = e.host;
        this.name = e.name;
        this.members.set(e.host.id, e.host);
        break;
      case 'ClubRenamed':
        this.name = e.name;
        break;
      case 'JoinAsked':
        this.asking.set(e.who.id, e.who);
        break;
      case 'MemberAdmitted':
        this.asking.delete(e.who.id);
        this.members.set(e.who.id, e.who);
        break;
      case 'MemberGone':
        for (const one of [this.asking, this.members, this.cohosts]) one.delete(e.who.id);
        break;
      case 'CohostSet':
        if (e.on) this.cohosts.add(e.who.id);
        else this.cohosts.delete(e.who.id);
        break;
      case 'ChipsGiven':
        this.given.set(e.who.id, (this.given.get(e.who.id) ?? 0) + e.amount);
        break;
      case 'EveningSettled':
        this.given.clear();
        this.evenings = [...this.evenings, { at, results: e.results.map(({ who, net }) => ({ ...who, net })) }];
        for (const { who, net } of e.results) {
          const was = this.standing.get(who.id) ?? { evenings: 0, net: 0 };
          this.standing.set(who.id, { name: who.name, evenings: was.evenings + 1, net: was.net + net });
        }
    }
  }
  roleOf(who: string): ClubRole {
    if (this.host.id === who) return 'host';
    if (this.cohosts.has(who)) return 'cohost';
    return this.members.has(who) ? 'member' : this.asking.has(who) ? 'asked' : 'none';
  }
  isHost(who: string): boolean {
    return this.host.id === who || this.cohosts.has(who);
  }
  /** Its tables that are awake: at those that sleep nobody sits. */
  get tables(): readonly TableActor[] {
    return [...this.around.tables()].filter(({ opened }) => opened.club === this.id);
  }
  private own(who: string): AccountName {
    return ownOf({ purse: false, club: this.id }, who);
  }
  private async happen(
    decide: () => OfficeChange<ClubEvent> | ClubRefusal | Promise<OfficeChange<ClubEvent> | ClubRefusal>,
  ): Promise<ClubRefusal | null> {
    const answer = await this.journal.happen(decide as never);
    if (isRefused(answer)) return answer as unknown as ClubRefusal;
    this.tell();
    return null;
  }
  /** Everybody of the club looks again. */
  tell(): void {
    this.around.changed(this.id, [...this.members.keys(), ...this.asking.keys()]);
  }

  found(host: Friend, name: string): Promise<ClubRefusal | null> {
    return this.happen(() => ({ events: [{ type: 'ClubFounded', name, host }] }));
  }
  ask(who: Friend): Promise<ClubRefusal | null> {
    return this.happen(() => {
      if (this.members.has(who.id)) return clubRefuse('member-already');
      if (this.asking.has(who.id)) return { events: [] };
      if (this.members.size + this.asking.size >= MEMBERS_MAX) return clubRefuse('too-many-members');
      return { events: [{ type: 'JoinAsked', who }] };
    });
  }
  /** A host's word on whoever asks. */
  admit(host: Friend, id: string, isIn: boolean): Promise<ClubRefusal | null> {
    return this.happen(() => {
      if (!this.isHost(host.id)) return clubRefuse('not-a-host');
      const who = this.asking.get(id);
      if (!who) return clubRefuse('not-a-member');
      return { events: [{ type: isIn ? 'MemberAdmitted' : 'MemberGone', who, by: host }] };
    });
  }
  /** Somebody leaves by himself, or a host sends him away. What he won or lost stays to be settled. */
  gone(asker: Friend, id: string): Promise<ClubRefusal | null> {
    return this.happen(() => {
      const who = this.members.get(id) ?? this.asking.get(id);
      if (asker.id !== id && !this.isHost(asker.id)) return clubRefuse('not-a-host');
      if (!who) return clubRefuse('not-a-member');
      if (id === this.host.id) return clubRefuse('host-stays');
      return { events: [{ type: 'MemberGone', who, by: asker }] };
    });
  }
  /** The host's alone: who hosts with him. */
  setCohost(host: Friend, id: string, on: boolean): Promise<ClubRefusal | null> {
    return this.happen(() => {
      if (host.id !== this.host.id) return clubRefuse('not-a-host');
      const who = this.members.get(id);
      if (!who) return clubRefuse('not-a-member');
      if (id === this.host.id) return clubRefuse('host-stays');
      return this.cohosts.has(id) === on ? { events: [] } : { events: [{ type: 'CohostSet', who, on, by: host }] };
    });
  }
  rename(host: Friend, name: string): Promise<ClubRefusal | null> {
    return this.happen(() => {
      if (!this.isHost(host.id)) return clubRefuse('not-a-host');
      return { events: [{ type: 'ClubRenamed', name, before: this.name, by: host }] };
    });
  }
  /** Chips of the club: given, or, below nothing, taken back. Nobody's go below nothing. */
  give(host: Friend, id: string, amount: number): Promise<ClubRefusal | null> {
    return this.happen(async () => {
      if (!this.isHost(host.id)) return clubRefuse('not-a-host');
      const who = this.members.get(id);
      if (!who) return clubRefuse('not-a-member');
      const { available } = await this.around.store.ledger.balance(this.own(id));
      if (available + amount < 0) return clubRefuse('not-enough-chips', { available });
      const event = { type: 'ChipsGiven', who, amount, by: host } as const;
      return { events: [event], transfers: [this.move(id, amount)] };
    });
  }
  private move(patron: string, amount: number): Move {
    const [own, id] = [this.own(patron), `club-${this.id}/${this.journal.version + 1}/${patron}`];
    const way = amount > 0 ? { from: 'grant' as const, to: own } : { from: own, to: 'grant' as const };
    const reason = amount > 0 ? 'grant' : 'forfeit';
    return { id, ...way, amount: Math.abs(amount), reason, rule: null, patron, table: null };
  }

  /** What each was given and has, at tables as they stood when their last hands ended. */
  async reckoned(): Promise<readonly Reckoned[]> {
    const has = new Map<string, number>();
    const names = new Map([...this.standing].map(([id, { name }]) => [id, name]));
    for (const { state } of this.tables)
      for (const { patron, stack, behind } of state.sittings) {
        has.set(patron.id, (has.get(patron.id) ?? 0) + stack + behind);
        names.set(patron.id, patron.name);
      }
    for (const { id, name } of this.members.values()) names.set(id, name);
    const lines = await Promise.all(
      [...new Set([...this.members.keys(), ...this.given.keys()])].map(async (id) => {
        const { balance } = await this.around.store.ledger.balance(this.own(id));
        const [given, all] = [this.given.get(id) ?? 0, balance + (has.get(id) ?? 0)];
        return { id, name: names.get(id) ?? id, given, has: all, net: all - given };
      }),
    );
    return lines.toSorted((a, b) => b.net - a.net);
  }
  /** The evening is over: what each won or lost is written down, and all chips are given back. Not while somebody sits. */
  settle(host: Friend): Promise<ClubRefusal | null> {
    return this.happen(async () => {
      if (!this.isHost(host.id)) return clubRefuse('not-a-host');
      if (this.tables.some(({ state }) => state.sittings.some(({ patron }) => !patron.bot)))
        return clubRefuse('still-seated');
      const played = (await this.reckoned()).filter(({ given, has }) => given !== 0 || has !== 0);
      if (played.length === 0) return clubRefuse('nothing-to-settle');
      const results = played.map(({ id, name, net }) => ({ who: { id, name }, net }));
      const transfers = played.filter(({ has }) => has > 0).map(({ id, has }) => this.move(id, -has));
      const number = this.evenings.length + 1;
      return { events: [{ type: 'EveningSettled', results, number, by: host }], transfers };
    });
  }

  /** As somebody sees it: who is no member sees whose it is, and no more. */
  async shownTo(you: string) {
    const role = this.roleOf(you);
    const { id, name, host } = this;
    const some = { id, name, host: host.name, size: this.members.size, you: role };
    if (role === 'none' || role === 'asked') return { ...some, inside: null };
    const now = await this.reckoned();
    const names = new Map(now.map((one) => [one.id, one.name]));
    return {
      ...some,
      inside: {
        members: now
          .filter((one) => this.members.has(one.id))
          .map((one) => ({ ...one, role: this.roleOf(one.id), isYou: one.id === you })),
        asking: this.isHost(you) ? [...this.asking.values()] : [],
        tables: [
          ...this.tables.map((table) => ({
            ...{ id: table.id, name: table.floor.name, stake: table.rules.stake, seats: table.rules.seats.max },
            seated: table.state.sittings.map(({ patron }) => patron.name),
          })),
          ...[...this.around.asleep()]
            .filter(({ club }) => club === this.id)
            .map(({ listed: { id: table, name: called, stake, seats }, seated }) => {
              return { id: table, name: called, stake, seats, seated };
            }),
        ],
        payments: paymentsOf(now, names),
        evenings: this.evenings
          .slice(-EVENINGS_SHOWN)
          .toReversed()
          .map(({ at, results }) => ({
            at,
            results,
            payments: paymentsOf(results, new Map(results.map((one) => [one.id, one.name]))),
          })),
        standings: [...this.standing]
          .map(([one, line]) => ({ ...line, isYou: one === you }))
          .toSorted((a, b) => b.net - a.net),
      },
    };
  }
}
export type ClubShown = Awaited<ReturnType<Club['shownTo']>>;
const BANK = '*bank';
/** The fewest; null is the house's bank, at games it banks. */
function paymentsOf(
  results: readonly { readonly id: string; readonly net: number }[],
  names: ReadonlyMap<string, string>,
) {
  const bank = -results.reduce((all, { net }) => all + net, 0);
  return settle([...results, { id: BANK, net: bank }]).map(({ from, to, amount }) => ({
    from: names.get(from) ?? null,
    to: names.get(to) ?? null,
    amount,
  }));
}

export class Clubs {
  private readonly all = new Map<string, Club>();
  constructor(private readonly around: Around) {}
  static async load(around: Around): Promise<Clubs> {
    const clubs = new Clubs(around);
    for (const { stream } of await around.store.streams('club-')) await clubs.add(stream.slice('club-'.length)).load();
    return clubs;
  }
  private add(id: string): Club {
    const club = new Club(id, this.around);
    this.all.set(id, club);
    return club;
  }
  find(id: string): Club | null {
    return this.all.get(id) ?? null;
  }
  /** Those he belongs to, or has asked to. */
  of(who: string): readonly Club[] {
    return [...this.all.values()].filter((club) => club.roleOf(who) !== 'none');
  }
  async found(id: string, host: Friend, name: string): Promise<Club | ClubRefusal> {
    if (this.of(host.id).filter((club) => club.host.id === host.id).length >= CLUBS_MAX)
      return clubRefuse('too-many-clubs');
    const club = this.add(id);
    const refusal = await club.found(host, name);
    return refusal ?? club;
  }
  isHost(club: string, who: string): boolean {
    return this.find(club)?.isHost(who) ?? false;
  }
  isMember(club: string, who: string): boolean {
    return this.find(club)?.members.has(who) ?? false;
  }
}

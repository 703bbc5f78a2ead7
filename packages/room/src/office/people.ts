// The room's staff: who owns it, who has which role at which house, who is on duty, and whether somebody may do what he asks for. Codes
// of links are kept as hashes, second factors sealed.
import { createHash, randomBytes } from 'node:crypto';
import { houses } from 'baraja/books';
import type { Sealer } from '../fair/index.js';
import type { Store } from '../store/index.js';
import { because, type Staffer } from './acted.js';
import { type Happened, Journal } from './journal.js';
import { PEOPLE_FACTS, type PeopleEvent } from './people-facts.js';
import { isRefused, type OfficeRefusal, officeRefuse } from './refusals.js';
import { type ActName, actOf, isAbove, type Role } from './roles.js';
import { type Duty, EVERYWHERE, type Invitation, Roster, type StaffPost } from './roster.js';
import { isCode, newSecret, secretLink } from './second-factor.js';

/** What the office asks of whoever knows the patrons. */
export interface Known {
  find(id: string): { readonly name: string; readonly guest: boolean } | undefined;
}
interface Deps {
  readonly store: Store;
  readonly sealer: Sealer;
  readonly patrons: Known;
  readonly now: () => number;
  /** Somebody's role or duty has changed. */
  readonly changed?: (house: string) => void;
}
/** Somebody of the staff, as others of it see him. */
export interface Colleague {
  readonly id: string;
  readonly name: string;
  readonly posts: readonly StaffPost[];
  readonly duty: Duty | null;
  readonly secondFactor: boolean;
}
const STREAM = 'staff';
const HOUR = 3_600_000;
/** Hours a link to choose a new password is good for. */
const RESET_HOURS = 24;
const newCode = (): string => randomBytes(18).toString('base64url');
const hashOf = (code: string): string => createHash('sha256').update(`baraja.link.1\0${code}`).digest('hex');
type Made = { readonly code: string } | OfficeRefusal;

export class People {
  private readonly roster = new Roster();
  private readonly journal: Journal<PeopleEvent>;
  /** Sessions that have shown a code of their owner's second factor, by their key. */
  private readonly confirmed = new Map<string, string>();
  /** Second factors that wait for their first code. */
  private readonly pending = new Map<string, string>();
  /** Codes that were used: none is good twice. */
  private readonly used = new Map<string, number>();

  private constructor(private readonly deps: Deps) {
    const fold = (e: PeopleEvent, at: number): void => this.roster.fold(e, at);
    this.journal = new Journal({ store: deps.store, now: deps.now, stream: STREAM, facts: PEOPLE_FACTS, fold });
  }
  static async load(deps: Deps): Promise<People> {
    const people = new People(deps);
    await people.journal.load();
    return people;
  }

  // --- who may what ---

  /** Whoever may do it, with the role he does it in; otherwise why not. */
  may(person: string, act: ActName, house: string, session?: string): Staffer | OfficeRefusal {
    const { roles, duty } = actOf(act);
    const own = this.roster.rolesAt(person, house);
    if (own.length === 0) return officeRefuse('not-staff');
    const fit = roles.filter((role) => own.includes(role));
    if (fit.length === 0) return officeRefuse('not-your-role');
    if (session !== undefined && !this.isConfirmed(person, session)) return officeRefuse('second-factor');
    const on = this.roster.dutyOf(person);
    const role = duty ? fit.find((one) => one === 'owner' || (on?.house === house && on.role === one)) : fit[0];
    if (role === undefined) return officeRefuse('not-on-duty');
    return { id: person, name: this.nameOf(person), role };
  }
  rolesAt(person: string, house: string): readonly Role[] {
    return this.roster.rolesAt(person, house);
  }
  postsOf(person: string): readonly StaffPost[] {
    return this.roster.postsOf(person);
  }
  dutyOf(person: string): Duty | null {
    return this.roster.dutyOf(person);
  }
  get hasOwner(): boolean {
    return this.roster.owners.length > 0;
  }
  staffOf(house: string): readonly Colleague[] {
    return this.roster.staffOf(house).map((id) => ({
      id,
      name: this.nameOf(id),
      posts: this.roster.postsOf(id).filter((post) => post.house === house || post.house === EVERYWHERE),
      duty: this.roster.dutyOf(id),
      secondFactor: this.roster.secrets.has(id),
    }));
  }
  invitationsOf(house: string): readonly Invitation[] {
    const now = this.deps.now();
    return [...this.roster.invitations.values()].filter((one) => one.house === house && one.until > now);
  }
  private nameOf(person: string): string {
    return this.deps.patrons.find(person)?.name ?? this.roster.names.get(person) ?? person;
  }
  private isGuest(person: string): boolean {
    return this.deps.patrons.find(person)?.guest !== false;
  }
  /** An account is one, wherever it has a role: whoever helps himself to it has all of them. */
  private isBelow(by: Staffer, house: string, person: string): boolean {
    const isUnder = ({ role, house: at }: StaffPost): boolean =>
      by.role === 'owner' || (at === house && isAbove(by.role, role));
    return by.id === person || this.roster.postsOf(person).every(isUnder);
  }
  private async happen(
    decide: Parameters<Journal<PeopleEvent>['happen']>[0],
    house: string,
  ): Promise<OfficeRefusal | Happened> {
    const answer = await this.journal.happen(decide);
    if (!isRefused(answer)) this.deps.changed?.(house);
    return answer;
  }

  // --- links ---

  /** A new link for whoever shall own the room; null where somebody does already. */
  async ownerLink(): Promise<string | null> {
    if (this.hasOwner) return null;
    const code = newCode();
    const event = { type: 'OwnerLinkMade', code: hashOf(code) } as const;
    const answer = await this.happen(() => (this.hasOwner ? { events: [] } : { events: [event] }), EVERYWHERE);
    if (isRefused(answer)) throw new Error(`a link could not be stored: ${answer.refused}`);
    return code;
  }
  /** Takes a link: an owner's, or an invitation's. It needs an account, since a guest's browser is all there is of him. */
  take(person: string, code: string): Promise<OfficeRefusal | Happened> {
    const hash = hashOf(code);
    return this.happen((at) => {
      const found = [...this.roster.invitations.values()].find((one) => one.code === hash && one.until > at);
      const isOwner = this.roster.ownerCode === hash;
      if (!isOwner && !found) return officeRefuse('no-such-invitation');
      if (this.isGuest(person)) return officeRefuse('guest');
      const who = { person, name: this.nameOf(person) };
      if (!found) return { events: [{ type: 'OwnerCame', ...who }] };
      if (this.roster.rolesAt(person, found.house).includes(found.role)) return officeRefuse('has-role');
      return { events: [{ type: 'InvitationTaken', invitation: found.id, ...who }] };
    }, EVERYWHERE);
  }
  /** What a link leads to, before somebody takes it. */
  linkOf(code: string): { readonly house: string; readonly role: Role } | null {
    const hash = hashOf(code);
    if (this.roster.ownerCode === hash) return { house: EVERYWHERE, role: 'owner' };
    const now = this.deps.now();
    const found = [...this.roster.invitations.values()].find((one) => one.code === hash && one.until > now);
    return found ? { house: found.house, role: found.role } : null;
  }
  async invite(
    by: Staffer,
    { house, role, hours, reason }: { house: string; role: Role; hours: number; reason?: string },
  ): Promise<Made> {
    if (!isAbove(by.role, role)) return officeRefuse('above-you');
    const code = newCode();
    const where = role === 'owner' ? EVERYWHERE : house;
    const invitation = randomBytes(6).toString('hex');
    const made = { invitation, code: hashOf(code), house: where, role, by, ...because(reason) };
    const answer = await this.happen(
      (at) => ({ events: [{ type: 'Invited', ...made, until: at + hours * HOUR }] }),
      house,
    );
    return isRefused(answer) ? answer : { code };
  }
  withdraw(by: Staffer, house: string, invitation: string, reason?: string): Promise<OfficeRefusal | Happened> {
    return this.happen(() => {
      const found = this.roster.invitations.get(invitation);
      if (!found || (found.house !== house && found.house !== EVERYWHERE)) return officeRefuse('no-such-invitation');
      if (!isAbove(by.role, found.role)) return officeRefuse('above-you');
      return { events: [{ type: 'InvitationWithdrawn', invitation, by, ...because(reason) }] };
    }, house);
  }
  /** Ends a role; who was on duty in it is off. */
  endRole(
    by: Staffer,
    { person, house, role, reason }: { person: string; house: string; role: Role; reason: string },
  ): Promise<OfficeRefusal | Happened> {
    const where = role === 'owner' ? EVERYWHERE : house;
    return this.happen(() => {
      if (!this.roster.postsOf(person).some((post) => post.house === where && post.role === role))
        return officeRefuse('no-such-person');
      if (by.id !== person && !isAbove(by.role, role)) return officeRefuse('above-you');
      if (role === 'owner' && this.roster.owners.length === 1) return officeRefuse('last-owner');
      const who = { person, name: this.nameOf(person), house: where, role } as const;
      const duty = this.roster.dutyOf(person);
      const isOff = duty !== null && duty.house === house && duty.role === role;
      const off = isOff ? [{ type: 'ClockedOut', ...who, house, by, reason } as const] : [];
      return { events: [...off, { type: 'RoleEnded', ...who, by, reason }] };
    }, house);
  }

  // --- duty ---

  clockIn(person: string, house: string, role: Role, isSeated: boolean): Promise<OfficeRefusal | Happened> {
    return this.happen(() => {
      if (!this.roster.rolesAt(person, house).includes(role)) return officeRefuse('not-your-role');
      if (!actOf('clock').roles.includes(role)) return officeRefuse('not-your-role');
      const duty = this.roster.dutyOf(person);
      if (duty) return officeRefuse(duty.house === house ? 'on-duty-already' : 'on-duty-elsewhere');
      if (isSeated) return officeRefuse('seated');
      return { events: [{ type: 'ClockedIn', person, name: this.nameOf(person), house, role }] };
    }, house);
  }
  /** Himself, or by who may end his role. */
  clockOut(person: string, house: string, by?: Staffer, reason?: string): Promise<OfficeRefusal | Happened> {
    return this.happen(() => {
      const duty = this.roster.dutyOf(person);
      if (!duty || duty.house !== house) return officeRefuse('off-duty-already');
      if (by && by.id !== person && !isAbove(by.role, duty.role)) return officeRefuse('above-you');
      const who = { person, name: this.nameOf(person), house, role: duty.role };
      const whose = by && by.id !== person ? { by, ...because(reason) } : {};
      return { events: [{ type: 'ClockedOut', ...who, ...whose }] };
    }, house);
  }

  // --- passwords and sessions ---

  /** A link by which somebody chooses a new password; never for who stands above. */
  async allowReset(by: Staffer, house: string, person: string, reason: string): Promise<Made> {
    if (!this.isBelow(by, house, person)) return officeRefuse('above-you');
    if (this.isGuest(person)) return officeRefuse('no-such-person');
    const code = newCode();
    const who = { person, name: this.nameOf(person), house, code: hashOf(code), by, reason };
    const answer = await this.happen(
      (at) => ({ events: [{ type: 'ResetAllowed', ...who, until: at + RESET_HOURS * HOUR }] }),
      house,
    );
    return isRefused(answer) ? answer : { code };
  }
  /** Whose password a link changes; null where it is none, or over. */
  resetOf(code: string): string | null {
    const found = this.roster.resets.get(hashOf(code));
    return found && found.until > this.deps.now() ? found.person : null;
  }
  async resetTaken(person: string): Promise<void> {
    await this.happen(() => ({ events: [{ type: 'ResetTaken', person, name: this.nameOf(person) }] }), EVERYWHERE);
  }
  mayEndSessions(by: Staffer, house: string, person: string): OfficeRefusal | null {
    return this.isBelow(by, house, person) ? null : officeRefuse('above-you');
  }
  sessionsEnded(
    by: Staffer,
    house: string,
    person: string,
    p: { sessions: number; reason: string },
  ): Promise<OfficeRefusal | Happened> {
    const who = { person, name: this.nameOf(person), house, by, ...p };
    return this.happen(() => ({ events: [{ type: 'SessionsEnded', ...who }] }), house);
  }

  // --- second factor ---

  hasSecondFactor(person: string): boolean {
    return this.roster.secrets.has(person);
  }
  isConfirmed(person: string, session: string): boolean {
    return !this.hasSecondFactor(person) || this.confirmed.get(session) === person;
  }
  /** A new secret, as an authenticator reads it; in force once a code of it was shown. */
  beginSecondFactor(person: string): { readonly secret: string; readonly link: string } {
    const secret = newSecret();
    this.pending.set(person, secret);
    return { secret, link: secretLink(secret, this.nameOf(person)) };
  }
  async setSecondFactor(person: string, session: string, code: string): Promise<OfficeRefusal | Happened> {
    const secret = this.pending.get(person);
    if (secret === undefined || !this.isFresh(person, secret, code)) return officeRefuse('wrong-code');
    const sealed = this.deps.sealer.seal(secret, `staff/${person}`);
    const event = { type: 'SecondFactorSet', person, name: this.nameOf(person), secret: sealed } as const;
    const answer = await this.happen(() => ({ events: [event] }), EVERYWHERE);
    this.pending.delete(person);
    if (!isRefused(answer)) this.confirmed.set(session, person);
    return answer;
  }
  /** Shows a code for this session. */
  confirm(person: string, session: string, code: string): OfficeRefusal | null {
    const sealed = this.roster.secrets.get(person);
    if (sealed === undefined) return null;
    const secret = this.deps.sealer.unseal(sealed, `staff/${person}`) as string;
    if (!this.isFresh(person, secret, code)) return officeRefuse('wrong-code');
    this.confirmed.set(session, person);
    // Tables he looks at show him from now on what they show the staff.
    this.deps.changed?.(EVERYWHERE);
    return null;
  }
  /** His own with a code, or somebody's below who has lost it. */
  clearSecondFactor(
    person: string,
    other?: { readonly by: Staffer; readonly house: string; readonly reason: string },
  ): Promise<OfficeRefusal | Happened> {
    const whose = other && other.by.id !== person ? { by: other.by, ...because(other.reason) } : {};
    return this.happen(() => {
      if (other && !this.isBelow(other.by, other.house, person)) return officeRefuse('above-you');
      return { events: [{ type: 'SecondFactorCleared', person, name: this.nameOf(person), ...whose }] };
    }, EVERYWHERE);
  }
  private isFresh(person: string, secret: string, code: string): boolean {
    const step = isCode(secret, code, this.deps.now());
    if (step === null || step <= (this.used.get(person) ?? 0)) return false;
    this.used.set(person, step);
    return true;
  }
}

/** Where somebody is staff, and as what: an owner is everywhere there is a house. */
export function findStaffHouses(
  people: People,
  person: string,
): readonly { readonly house: string; readonly roles: readonly Role[] }[] {
  return houses
    .map(({ id }) => ({ house: id, roles: people.rolesAt(person, id) }))
    .filter(({ roles }) => roles.length > 0);
}

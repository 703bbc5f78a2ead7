// Who is staff where, as it follows from what happened: nothing but a fold.
import type { PeopleEvent } from './people-facts.js';
import type { Role } from './roles.js';

/** An owner's house: all of them. */
export const EVERYWHERE = '*';

export interface StaffPost {
  readonly house: string;
  readonly role: Role;
  /** Since when. */
  readonly since: number;
}
export interface Duty {
  readonly house: string;
  readonly role: Role;
  readonly since: number;
}
export interface Invitation {
  readonly id: string;
  readonly code: string;
  readonly house: string;
  readonly role: Role;
  readonly until: number;
  readonly by: string;
}
interface Reset {
  readonly person: string;
  readonly until: number;
}

export class Roster {
  private readonly posts = new Map<string, readonly StaffPost[]>();
  private readonly duties = new Map<string, Duty>();
  readonly names = new Map<string, string>();
  readonly invitations = new Map<string, Invitation>();
  readonly secrets = new Map<string, string>();
  /** By the hash of their code. */
  readonly resets = new Map<string, Reset>();
  ownerCode: string | null = null;

  fold(e: PeopleEvent, at: number): void {
    if ('name' in e) this.names.set(e.person, e.name);
    switch (e.type) {
      case 'OwnerLinkMade':
        this.ownerCode = e.code;
        break;
      case 'OwnerCame':
        this.ownerCode = null;
        this.give(e.person, { house: EVERYWHERE, role: 'owner', since: at });
        break;
      case 'Invited': {
        const { invitation: id, code, house, role, until, by } = e;
        this.invitations.set(id, { id, code, house, role, until, by: by.name });
        break;
      }
      case 'InvitationTaken': {
        const { house, role } = this.invitations.get(e.invitation)!;
        this.invitations.delete(e.invitation);
        this.give(e.person, { house, role, since: at });
        break;
      }
      case 'InvitationWithdrawn':
        this.invitations.delete(e.invitation);
        break;
      case 'RoleEnded':
        this.posts.set(
          e.person,
          this.postsOf(e.person).filter(({ house, role }) => house !== e.house || role !== e.role),
        );
        break;
      case 'ClockedIn':
        this.duties.set(e.person, { house: e.house, role: e.role, since: at });
        break;
      case 'ClockedOut':
        this.duties.delete(e.person);
        break;
      case 'SecondFactorSet':
        this.secrets.set(e.person, e.secret);
        break;
      case 'SecondFactorCleared':
        this.secrets.delete(e.person);
        break;
      case 'ResetAllowed':
        for (const [code, { person }] of this.resets) if (person === e.person) this.resets.delete(code);
        this.resets.set(e.code, { person: e.person, until: e.until });
        break;
      case 'ResetTaken':
        for (const [code, { person }] of this.resets) if (person === e.person) this.resets.delete(code);
        break;
      case 'SessionsEnded':
        break;
    }
  }
  private give(person: string, post: StaffPost): void {
    this.posts.set(person, [...this.postsOf(person), post]);
  }
  postsOf(person: string): readonly StaffPost[] {
    return this.posts.get(person) ?? [];
  }
  /** His roles at a house: an owner's is everywhere. */
  rolesAt(person: string, house: string): readonly Role[] {
    return this.postsOf(person)
      .filter((post) => post.house === house || post.house === EVERYWHERE)
      .map(({ role }) => role);
  }
  dutyOf(person: string): Duty | null {
    return this.duties.get(person) ?? null;
  }
  /** Everybody with a role at a house. */
  staffOf(house: string): readonly string[] {
    return [...this.posts.keys()].filter((person) => this.rolesAt(person, house).length > 0);
  }
  get owners(): readonly string[] {
    return [...this.posts.keys()].filter((person) => this.postsOf(person).some(({ role }) => role === 'owner'));
  }
}

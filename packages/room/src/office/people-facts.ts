// What happens with a room's staff, declared once: roles by house, invitations, duty, second factors.
import { base64, choice, count, fact, hex, optional, text } from 'baraja/facts';
import type { FlatOf } from 'baraja/table';
import { acted } from './acted.js';
import { ROLES } from './roles.js';

const role = choice(...ROLES);
const person = { person: text, name: text };
/** Milliseconds since 1970. */
const at = count;

export const PEOPLE_FACTS = {
  /** A link for whoever shall own the room; only its hash is kept, and the newest counts. */
  OwnerLinkMade: fact({ code: hex }),
  OwnerCame: fact(person),
  Invited: fact({ invitation: text, code: hex, house: text, role, until: at, ...acted }),
  InvitationTaken: fact({ invitation: text, ...person }),
  InvitationWithdrawn: fact({ invitation: text, ...acted }),
  RoleEnded: fact({ ...person, house: text, role, ...acted }),
  ClockedIn: fact({ ...person, house: text, role }),
  /** By whom, where it was not himself. */
  ClockedOut: fact({ ...person, house: text, role, by: optional(acted.by), reason: optional(text) }),
  /** The secret is sealed: whoever reads the file has no code. */
  SecondFactorSet: fact({ ...person, secret: base64 }),
  SecondFactorCleared: fact({ ...person, by: optional(acted.by), reason: optional(text) }),
  /** Somebody may choose a new password, by a link. */
  ResetAllowed: fact({ ...person, house: text, code: hex, until: at, ...acted }),
  ResetTaken: fact(person),
  SessionsEnded: fact({ ...person, house: text, sessions: count, ...acted }),
};
export type PeopleEvent = FlatOf<typeof PEOPLE_FACTS>;
export type PeopleEventOf<K extends PeopleEvent['type']> = Extract<PeopleEvent, { type: K }>;

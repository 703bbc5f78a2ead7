// Who did something in the office: stands on every event of staff.
import { choice, optional, record, text } from 'baraja/facts';
import { ROLES, type Role } from './roles.js';

export interface Staffer {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
}
export const staffer = record({ id: text, name: text, role: choice(...ROLES) });
/** Fields of every event that somebody of the staff made happen. */
export const acted = { by: staffer, reason: optional(text) };
/** What a reason adds to an event. */
export const because = (reason: string | undefined): { readonly reason?: string } =>
  reason === undefined || reason === '' ? {} : { reason };

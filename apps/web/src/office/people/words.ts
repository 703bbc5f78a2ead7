// What the office's page of people says, in both languages.
import type { Language } from '../../lib/wire.js';

interface PeopleStrings {
  readonly staff: string;
  readonly name: string;
  readonly roles: string;
  readonly duty: string;
  readonly off: string;
  readonly factor: string;
  readonly yes: string;
  readonly no: string;
  readonly end: (role: string) => string;
  readonly endOf: (name: string, role: string) => string;
  readonly clockOut: string;
  readonly signOut: string;
  readonly signOutOf: (name: string) => string;
  readonly sessions: string;
  readonly sessionsOf: (name: string) => string;
  readonly noSession: string;
  readonly clearFactor: string;
  readonly invite: string;
  readonly inviteLead: string;
  readonly as: string;
  readonly make: string;
  readonly link: string;
  readonly linkLead: string;
  readonly copy: string;
  readonly invitations: string;
  readonly until: (when: string) => string;
  readonly withdraw: string;
  readonly reset: string;
  readonly resetLead: string;
  readonly account: string;
  readonly none: string;
}
const en: PeopleStrings = {
  staff: 'Staff',
  name: 'Name',
  roles: 'Roles',
  duty: 'Duty',
  off: 'off',
  factor: 'Second factor',
  yes: 'yes',
  no: 'no',
  end: (role) => `End role: ${role}`,
  endOf: (name, role) => `End ${name}’s role: ${role}`,
  clockOut: 'Clock out',
  signOut: 'Sign out everywhere',
  signOutOf: (name) => `End all sessions of ${name}`,
  sessions: 'Where signed in',
  sessionsOf: (name) => `Where ${name} is signed in`,
  noSession: 'Nowhere.',
  clearFactor: 'Take second factor away',
  invite: 'Invite somebody',
  inviteLead: 'The link is good once, for three days. Whoever takes it needs an account.',
  as: 'As',
  make: 'Make a link',
  link: 'Link',
  linkLead: 'Send it to the person yourself. It is shown only now.',
  copy: 'Copy',
  invitations: 'Invitations not taken yet',
  until: (when) => `until ${when}`,
  withdraw: 'Take back',
  reset: 'A forgotten password',
  resetLead: 'Makes a link, good for a day, by which the owner of an account chooses a new password.',
  account: 'Name of the account',
  none: 'Nobody yet.',
};
const es: PeopleStrings = {
  staff: 'Personal',
  name: 'Nombre',
  roles: 'Puestos',
  duty: 'Turno',
  off: 'fuera',
  factor: 'Segundo factor',
  yes: 'sí',
  no: 'no',
  end: (role) => `Terminar puesto: ${role}`,
  endOf: (name, role) => `Terminar el puesto de ${name}: ${role}`,
  clockOut: 'Sacar de turno',
  signOut: 'Cerrar sus sesiones',
  signOutOf: (name) => `Cerrar todas las sesiones de ${name}`,
  sessions: 'Dónde entró',
  sessionsOf: (name) => `Dónde tiene abierta su sesión ${name}`,
  noSession: 'En ningún lado.',
  clearFactor: 'Quitar el segundo factor',
  invite: 'Invitar a alguien',
  inviteLead: 'El enlace sirve una vez, durante tres días. Quien lo acepte necesita una cuenta.',
  as: 'Como',
  make: 'Crear enlace',
  link: 'Enlace',
  linkLead: 'Envíaselo tú a la persona. Solo se muestra ahora.',
  copy: 'Copiar',
  invitations: 'Invitaciones pendientes',
  until: (when) => `hasta ${when}`,
  withdraw: 'Retirar',
  reset: 'Una contraseña olvidada',
  resetLead: 'Crea un enlace, válido un día, con el que el dueño de una cuenta elige otra contraseña.',
  account: 'Nombre de la cuenta',
  none: 'Todavía nadie.',
};
export const peopleStrings = (language: Language): PeopleStrings => (language === 'es' ? es : en);

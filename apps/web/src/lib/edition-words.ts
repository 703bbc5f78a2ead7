// How an edition of a game's rules came into force, in both languages; fetched with what shows it.
import type { EditionPut } from '@baraja/room';
import type { Language } from './wire.js';

const day = (at: number, language: Language): string =>
  new Date(at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
const quoted = (reason: string | null): string => (reason ? ` “${reason}”` : '');
const as = (user: string | null): string => (user ? ` (${user})` : '');
const ROLES_ES: Readonly<Record<string, string>> = { owner: 'dueño', manager: 'gerente' };

const en = ({ cause, by, user, reason }: EditionPut, when: string): string => {
  if (cause === 'staff') return `Put in force by ${by?.name} (${by?.role}), ${when}.${quoted(reason)}`;
  if (cause === 'machine') return `Put in force at the room’s own machine${as(user)}, ${when}.${quoted(reason)}`;
  return `Read from a changed file in the folder of houses${as(user)}, ${when}. Nobody signed for it.`;
};
const es = ({ cause, by, user, reason }: EditionPut, when: string): string => {
  if (cause === 'staff')
    return `Puesta en vigor por ${by?.name} (${ROLES_ES[by?.role ?? ''] ?? by?.role}), ${when}.${quoted(reason)}`;
  if (cause === 'machine')
    return `Puesta en vigor en la propia máquina de la sala${as(user)}, ${when}.${quoted(reason)}`;
  return `Leída de un archivo cambiado en la carpeta de casas${as(user)}, ${when}. Nadie la firmó.`;
};
const SHIPPED = {
  en: (since: string) => `It came with the program${since}.`,
  es: (since: string) => `Vino con el programa${since}.`,
};
const FIRST = { en: 'first dealt by', es: 'se reparte con ella desde' };

/** Null: it came with the program; `since`, where that is known, is when it was first kept. */
export function putSaid(put: EditionPut | null, language: Language, since: number | null = null): string {
  if (put !== null) return (language === 'es' ? es : en)(put, day(put.at, language));
  return SHIPPED[language](since === null ? '' : `; ${FIRST[language]} ${day(since, language)}`);
}

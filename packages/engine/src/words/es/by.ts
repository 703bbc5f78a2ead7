/** Whose doing something is, in Spanish: the clock’s, a person’s with a say at the table, or a bot’s that plays for somebody. */
import type { By, ByClock, ByPerson } from '../../table/index.js';

export const CLOCK = 'el reloj';

const LEADS: Readonly<Record<ByClock['why'], string>> = {
  time: 'no jugó a tiempo',
  leaving: 'se va de la mesa',
  absent: 'no está',
  'own-limit': 'llegó a un límite que se puso',
  'on-duty': 'está de turno',
  contract: 'juega bajo un contrato cuyo horario terminó',
};
const ROLES: Readonly<Record<ByPerson['who'], string>> = { floor: 'Piso', dealer: 'Crupier', host: 'Anfitrión' };

/** The sentence, with who is behind it. What the clock does is said of the clock. */
export function signed(text: string, who: string, by: By | undefined): string {
  if (!by) return text;
  if (by.who === 'bot') return `${text} Un bot juega por ${who}.`;
  if (by.who !== 'clock') return `${text} ${ROLES[by.who]}: ${by.name}${by.reason ? `, «${by.reason}»` : ''}.`;
  return `${who} ${LEADS[by.why]}${text.startsWith(CLOCK) ? ';' : ' y actúa el reloj:'} ${text}`;
}
/** How long somebody was away. */
export function forSoLong({ after = 0 }: ByClock): string {
  const minutes = Math.max(1, Math.round(after / 60_000));
  return minutes === 1 ? 'un minuto' : `${minutes} minutos`;
}

/** Whose doing something is, in English: the clock’s, a person’s with a say at the table, or a bot’s that plays for somebody. */
import type { By, ByClock, ByPerson } from '../../table/index.js';

export const CLOCK = 'the clock';

const LEADS: Readonly<Record<ByClock['why'], string>> = {
  time: 'did not act in time',
  leaving: 'is leaving the table',
  absent: 'is not there',
  'own-limit': 'has reached a limit of his own',
  'on-duty': 'is on duty',
  contract: 'plays under a contract whose hours are over',
};
const ROLES: Readonly<Record<ByPerson['who'], string>> = { floor: 'Floor', dealer: 'Dealer', host: 'Host' };

/** The sentence, with who is behind it. What the clock does is said of the clock. */
export function signed(text: string, who: string, by: By | undefined): string {
  if (!by) return text;
  if (by.who === 'bot') return `${text} A bot plays for ${who}.`;
  if (by.who !== 'clock') return `${text} ${ROLES[by.who]}: ${by.name}${by.reason ? `, “${by.reason}”` : ''}.`;
  return `${who} ${LEADS[by.why]}${text.startsWith(CLOCK) ? ';' : ', and the clock acts:'} ${text}`;
}
/** How long somebody was away. */
export function forSoLong({ after = 0 }: ByClock): string {
  const minutes = Math.max(1, Math.round(after / 60_000));
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

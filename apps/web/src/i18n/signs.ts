// Signs to what somebody said at a table, in both languages.
import type { Sign } from '../lib/wire.js';

export interface SignStrings {
  readonly names: Readonly<Record<Sign, string>>;
  /** A sign to somebody's line, and how often it stands there. */
  readonly give: (what: string, name: string, count: number) => string;
  readonly to: (name: string) => string;
}
export const enSigns: SignStrings = {
  names: { up: 'Thumbs up', heart: 'Heart', laugh: 'Laughing', wow: 'Amazed', sad: 'Sad', clap: 'Applause' },
  give: (what, name, count) => `${what} for ${name}${count > 0 ? `, ${count} so far` : ''}`,
  to: (name) => `A sign to ${name}`,
};
export const esSigns: SignStrings = {
  names: { up: 'Pulgar arriba', heart: 'Corazón', laugh: 'Risa', wow: 'Asombro', sad: 'Tristeza', clap: 'Aplauso' },
  give: (what, name, count) => `${what} para ${name}${count > 0 ? `, van ${count}` : ''}`,
  to: (name) => `Responder con una seña a ${name}`,
};

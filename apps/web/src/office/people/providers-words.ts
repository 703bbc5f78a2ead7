// What the office's page says of providers and their proposition players, in both languages.
import type { Language } from '../../lib/wire.js';

interface ProviderStrings {
  readonly heading: string;
  readonly lead: string;
  readonly none: string;
  readonly terms: (tables: number, least: number, hours: string | null, until: string | null) => string;
  readonly short: (at: number, least: number) => string;
  readonly nobody: string;
  readonly name: string;
  readonly games: string;
  readonly tables: string;
  readonly least: string;
  readonly hours: string;
  readonly until: string;
  readonly keep: string;
  readonly end: string;
  readonly player: string;
  readonly add: string;
  readonly drop: string;
}
const en: ProviderStrings = {
  heading: 'Providers of proposition players',
  lead: 'Whoever plays for one is marked at the table, sits alone of his provider, and only at the games and hours of its contract.',
  none: 'No contracts.',
  terms: (tables, least, hours, until) =>
    `${tables === 1 ? 'one table' : `${tables} tables`} at most${least > 0 ? `, ${least} at least` : ''}, ` +
    `${hours ?? 'at all hours'}${until ? `, until ${until}` : ''}`,
  short: (at, least) => `Sits at ${at} of the ${least} tables it has promised.`,
  nobody: 'Nobody plays for it yet.',
  name: 'Provider',
  games: 'Games',
  tables: 'Tables at most',
  least: 'Tables at least',
  hours: 'Hours (18:00-02:00; empty: all)',
  until: 'Until (empty: until ended)',
  keep: 'Keep the contract',
  end: 'End the contract',
  player: 'Name of the account',
  add: 'Plays for it',
  drop: 'No longer',
};
const es: ProviderStrings = {
  heading: 'Proveedores de jugadores de proposición',
  lead: 'Quien juega para uno lleva su marca en la mesa, se sienta solo de su proveedor, y solo en los juegos y horas de su contrato.',
  none: 'No hay contratos.',
  terms: (tables, least, hours, until) =>
    `${tables === 1 ? 'una mesa' : `${tables} mesas`} como mucho${least > 0 ? `, ${least} al menos` : ''}, ` +
    `${hours ?? 'a toda hora'}${until ? `, hasta ${until}` : ''}`,
  short: (at, least) => `Está en ${at} de las ${least} mesas que prometió.`,
  nobody: 'Todavía nadie juega para él.',
  name: 'Proveedor',
  games: 'Juegos',
  tables: 'Mesas como mucho',
  least: 'Mesas al menos',
  hours: 'Horario (18:00-02:00; vacío: todo)',
  until: 'Hasta (vacío: hasta que termine)',
  keep: 'Guardar el contrato',
  end: 'Terminar el contrato',
  player: 'Nombre de la cuenta',
  add: 'Juega para él',
  drop: 'Ya no',
};
export const providerStrings = (language: Language): ProviderStrings => (language === 'es' ? es : en);

// The money of the day as the office tells it.
import type { BoxAt, CountShown, GamingDay, PatronStatement, Shift, Slip } from '@baraja/room';
import type { Language } from '../../lib/wire.js';

export interface MoneyShown {
  readonly standing: readonly (BoxAt & { readonly amount?: number })[];
  readonly counts: readonly CountShown[];
  readonly names: Readonly<Record<string, string>>;
  readonly now: Shift;
  readonly pulls: Shift;
  readonly day: GamingDay;
}
export interface CageShown {
  /** What lies in the cage. */
  readonly float: number;
  readonly day: string;
  readonly slips: readonly Slip[];
  readonly reported: readonly {
    readonly patron: string;
    readonly name: string;
    readonly in: number;
    readonly out: number;
    readonly isReported: boolean;
  }[];
}
export type StatementShown = PatronStatement & { readonly name: string };

/** Once for each press of a button: asked again, it is not done again. */
export const once = (): string => crypto.randomUUID();
/** By the clock of the house. */
export const houseTime = (at: number, zone: string, language: Language): string =>
  new Date(at).toLocaleString(language, {
    timeZone: zone,
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });

// Who is away from a table, and for how long: a seat is kept as long as the house has posted, and no longer. Times are the
// caller's; nothing here ticks. After a restart everybody's time begins anew.
import type { TableState } from 'baraja/table';

/** Milliseconds a seat is kept for one who sits out or is not at the table; and, at practice, for one who is not there. */
export interface AbsenceRules {
  readonly table: number;
  readonly practice: number;
}
export const usualAbsence: AbsenceRules = { table: 30 * 60_000, practice: 2 * 60_000 };

export interface Absent {
  readonly seat: number;
  readonly patron: string;
  readonly since: number;
  /** When the seat is freed. */
  readonly until: number;
}
interface Present {
  readonly sittings: TableState['sittings'];
  readonly practice: boolean;
  isHere(patron: string): boolean;
  /** What the house has set for itself, where it has; and until when somebody keeps his seat who went to eat. */
  readonly keeps?: number | null;
  keptUntil?(patron: string): number | null;
}

export class Absences {
  private readonly since = new Map<string, number>();

  constructor(private readonly rules: AbsenceRules) {}

  /** How long a seat is kept here. */
  posted(practice: boolean, keeps: number | null = null): number {
    return practice ? this.rules.practice : (keeps ?? this.rules.table);
  }
  /** Who is away now. Whoever has come back begins anew. */
  look(at: Present, now: number): readonly Absent[] {
    const away = new Set<string>();
    const out: Absent[] = [];
    for (const { seat, patron, away: why, leaving } of at.sittings) {
      if (patron.bot || leaving !== null) continue;
      const isGone = !at.isHere(patron.id);
      if (!isGone && why === null) continue;
      const key = `${patron.id}/${seat}/${isGone ? 'gone' : 'out'}`;
      away.add(key);
      const since = this.since.get(key) ?? now;
      this.since.set(key, since);
      const usual = since + this.posted(isGone && at.practice, at.keeps);
      const until = Math.max(usual, at.keptUntil?.(patron.id) ?? 0);
      out.push({ seat, patron: patron.id, since, until });
    }
    for (const key of this.since.keys()) if (!away.has(key)) this.since.delete(key);
    return out;
  }
}

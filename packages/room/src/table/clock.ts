// The action clock: how long a seat has, and what is left of its time bank. Times are the caller's; nothing here ticks.
export interface ClockRules {
  /** For an ordinary choice, and for one most people decline (a straddle). */
  readonly choice: number;
  readonly quickChoice: number;
  readonly bank: number;
  /** What a seat gets back for each hand it plays, up to the bank. */
  readonly bankPerHand: number;
  /** Silent this often in a row, it sits out. */
  readonly silencesMax: number;
}
export const usualClock: ClockRules = {
  choice: 20_000,
  quickChoice: 4_000,
  bank: 60_000,
  bankPerHand: 2_000,
  silencesMax: 2,
};

const QUICK = ['straddle'];
/** So many times the usual time has whoever practises, and would have a clock. */
const GENTLE = 3;
/** Choosing the next game: nobody's bank is for that. */
export const CHOICE = 'game-choice';

/** The clocks of a table as they go with it to another server, whose own clock says another time. */
export interface ClocksKept {
  readonly banks: readonly (readonly [string, number])[];
  readonly silences: readonly (readonly [string, number])[];
  /** Each with how long it has run, instead of since when. */
  readonly running: readonly (readonly [number, Running])[];
}
interface Running {
  readonly decision: number;
  readonly patron: string;
  readonly from: number;
  readonly own: number;
  readonly isBanked: boolean;
}

export class Clock {
  private readonly banks = new Map<string, number>();
  private readonly silences = new Map<string, number>();
  /** By seat: where several choose at once, each has a clock of its own. */
  private readonly running = new Map<number, Running>();

  constructor(readonly rules: ClockRules) {}

  bankOf(patron: string): number {
    return this.banks.get(patron) ?? this.rules.bank;
  }
  /** Starts for a seat's choice, unless it is running for that very one already: who acts twice in a row has his time twice. */
  start(seat: number, p: { patron: string; stage: string; decision: number; isGentle?: boolean }, now: number): void {
    const { patron, stage, decision, isGentle } = p;
    if (this.running.get(seat)?.decision === decision) return;
    this.stopAt(seat, now);
    const isQuick = QUICK.includes(stage);
    const own = (isQuick ? this.rules.quickChoice : this.rules.choice) * (isGentle ? GENTLE : 1);
    this.running.set(seat, { decision, patron, from: now, own, isBanked: !isQuick && stage !== CHOICE });
  }
  /** Stops all but those of the seats that still choose; time beyond the ordinary comes out of the bank. */
  stop(now: number, except: readonly number[] = []): void {
    for (const seat of [...this.running.keys()]) if (!except.includes(seat)) this.stopAt(seat, now);
  }
  private stopAt(seat: number, now: number): void {
    const was = this.running.get(seat);
    if (!was) return;
    const { patron, from, own, isBanked } = was;
    const over = isBanked ? Math.max(0, now - from - own) : 0;
    if (over > 0) this.banks.set(patron, Math.max(0, this.bankOf(patron) - over));
    this.running.delete(seat);
  }
  /** Every clock that runs: milliseconds until its seat has no time left, of the ordinary time and then of the bank. */
  leftAt(now: number): readonly { seat: number; left: number; bank: number; of: number }[] {
    return [...this.running].map(([seat, { patron, from, own, isBanked }]) => {
      const bank = isBanked ? this.bankOf(patron) : 0;
      const spent = now - from;
      return { seat, left: Math.max(0, own - spent), bank: Math.max(0, bank - Math.max(0, spent - own)), of: own };
    });
  }
  kept(now: number): ClocksKept {
    const running = [...this.running].map(([seat, one]) => [seat, { ...one, from: now - one.from }] as const);
    return { banks: [...this.banks], silences: [...this.silences], running };
  }
  goBackTo({ banks, silences, running }: ClocksKept, now: number): void {
    for (const [patron, left] of banks) this.banks.set(patron, left);
    for (const [patron, times] of silences) this.silences.set(patron, times);
    this.running.clear();
    for (const [seat, one] of running) this.running.set(seat, { ...one, from: now - one.from });
  }
  /** Nobody could say anything for a while: whoever is to choose has his whole time again. */
  again(): void {
    this.running.clear();
  }
  /** Notes a silence; true when it was one too many. */
  silent(patron: string): boolean {
    const n = (this.silences.get(patron) ?? 0) + 1;
    this.silences.set(patron, n);
    return n >= this.rules.silencesMax;
  }
  spoke(patron: string): void {
    this.silences.delete(patron);
  }
  handPlayed(patrons: readonly string[]): void {
    for (const patron of patrons)
      this.banks.set(patron, Math.min(this.rules.bank, this.bankOf(patron) + this.rules.bankPerHand));
  }
}

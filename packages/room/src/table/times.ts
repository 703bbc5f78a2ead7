// A table's time: the clocks of those who must choose, who is away since when, and how fast it goes. It says how the table stands, for
// `due` to say what is owed. The table is handed in with each question.
import type { Actor } from 'baraja';
import { inRound, type Live } from 'baraja/table';
import { type RoomRefusal, roomRefuse } from '../protocol/refusals.js';
import { Absences, type Absent, usualAbsence } from './absence.js';
import type { TableActor } from './actor.js';
import { CHOICE, Clock, type ClocksKept, usualClock } from './clock.js';
import type { Between, InRound, SentOff, Situation } from './due.js';
import { type PaceAsk, practisesAlone } from './practice.js';
import type { World } from './world.js';

/** Milliseconds, before the pace: how long a bot thinks. */
const THINKS = { least: 500, more: 1300 };

/** What is looked at. */
export type Timed = Pick<
  TableActor,
  | 'state'
  | 'opened'
  | 'last'
  | 'closing'
  | 'watching'
  | 'rulings'
  | 'shuffler'
  | 'askedSince'
  | 'isHere'
  | 'rolesOf'
  | 'countDue'
  | 'choices'
  | 'floor'
  | 'editions'
  | 'rules'
  | 'dealerHere'
>;

/** The clause that sends somebody off, by why. */
const LEFT_BY = { 'own-limit': 'tableStakes', 'on-duty': 'staff', contract: 'proposition' } as const;

/** What goes with a table to whoever plays it next. */
export interface TimesKept {
  readonly clocks: ClocksKept;
  readonly own: number;
  readonly hurried: number | null;
  readonly isGentle: boolean;
  readonly playedOut: number | null;
}

export class Times {
  readonly clock: Clock;
  readonly absences: Absences;
  /** What whoever practises alone has said of the pace, and the hand after which he wants the next at once. */
  private own = 1;
  private hurried: number | null = null;
  /** He would rather have a clock, though a gentle one. */
  private isGentle = false;
  /** The hand a bot plays out for him. */
  private playedOut: number | null = null;
  /** How often in a row a hand came to nothing, and how everybody stood then. */
  private idle: { readonly times: number; readonly stood: string } | null = null;

  constructor(
    private readonly world: Pick<World, 'now' | 'dice' | 'pace' | 'clock' | 'absence' | 'clubs' | 'doors' | 'seats'>,
  ) {
    this.clock = new Clock(world.clock ?? usualClock);
    this.absences = new Absences(world.absence ?? usualAbsence);
  }

  /** The table as it stands, with its clocks set: whoever must choose has his running, and nobody else. */
  standing(table: Timed, now: number): Situation {
    const { live } = table.state;
    const { waitsFor, isAgreed } = table.rulings;
    const isHeld = live !== null && waitsFor !== null;
    const isTimed = practisesAlone(table) === null || this.isGentle;
    this.setClocks(table, live !== null && !isHeld && isTimed ? live : null, now);
    if (live === null && isTimed) this.setChoiceClock(table, now);
    return {
      pace: this.paceAt(table),
      absent: this.absentAt(table, now),
      sentOff: this.sentOff(table),
      ruling: isHeld ? { number: waitsFor, agreed: isAgreed, left: table.rulings.left(now) } : null,
      round: live === null ? null : this.roundAt(table, live, now),
      between: live === null ? this.between(table, now) : null,
    };
  }
  private setClocks(table: Timed, timed: Live | null, now: number): void {
    const people = timed === null ? [] : timed.round.menus.flatMap(({ actor }) => this.personAt(table, actor) ?? []);
    this.clock.stop(now, people);
    if (timed === null) return;
    const { name: stage } = timed.game.script[timed.round.felt.step]!;
    const isGentle = practisesAlone(table) !== null;
    const choice = (seat: number) => ({ patron: patronAt(table, seat), isGentle });
    for (const seat of people)
      this.clock.start(seat, { ...choice(seat), stage, decision: table.askedSince(seat) }, now);
  }
  /** A person who is to choose the game has his time for that too. */
  private setChoiceClock(table: Timed, now: number): void {
    const seat = this.personAt(table, table.choices.chooser() ?? 'chance');
    if (seat === null || table.closing || table.floor.rests) return;
    this.clock.start(seat, { patron: patronAt(table, seat), stage: CHOICE, decision: -1 - table.state.rounds }, now);
  }
  private choiceAt(table: Timed, now: number): Between['choice'] {
    const seat = table.choices.chooser();
    if (seat === null) return null;
    if (this.personAt(table, seat) === null) return { seat, bot: this.thinks(table), left: null };
    return { seat, bot: null, left: this.clock.leftAt(now).find((one) => one.seat === seat)?.left ?? null };
  }
  private thinks(table: Timed): number {
    return (THINKS.least + this.world.dice(THINKS.more)) * this.paceAt(table);
  }
  private roundAt(table: Timed, live: Live, now: number): InRound {
    return {
      cards: live.round.faces.length,
      actors: live.round.menus.map((m) => m.actor),
      since: (actor) => table.askedSince(actor),
      clock: (seat) => {
        if (this.personAt(table, seat) === null) return null;
        const running = this.clock.leftAt(now).find((one) => one.seat === seat);
        return { patron: patronAt(table, seat), left: running ? running.left + running.bank : null };
      },
      thinks: () => this.thinks(table),
      shuffle: () => table.shuffler.due(live),
      dealer: table.dealerHere,
    };
  }
  /**
   * Practice tables wait for somebody to look, and before their first hand a while longer for somebody to sit down. Whoever practises
   * alone and has lost all misses no hand until he has bought chips again.
   */
  private between(table: Timed, now: number): Between {
    const { practice } = table.opened;
    const { rounds, sittings, chosen } = table.state;
    const isWaitedFor = practice && (table.watching === 0 || hasLostAll(table));
    const waits = table.closing || table.floor.rests || table.editions.barred || isWaitedFor;
    return {
      rounds,
      waits,
      isHurried: this.hurried === rounds,
      onlyBots: practice && table.last === null && sittings.every((s) => s.patron.bot),
      last: table.last,
      idle: this.idle !== null && this.idle.stood === stoodAt(table) ? this.idle.times : 0,
      choice: waits ? null : this.choiceAt(table, now),
      isChosen: chosen?.round === rounds,
      draw: waits ? null : table.shuffler.drawDue(),
      count: table.countDue(),
      notice: table.state.limit?.notice ?? null,
    };
  }
  /** How fast bots think and hands follow here. */
  private paceAt(table: Timed): number {
    const { pace } = this.world;
    return practisesAlone(table) === null ? pace : pace * this.own;
  }
  /** Who is away, and since when. While play is paused nobody is: his time begins anew when it goes on. */
  absentAt(table: Timed, now: number): readonly Absent[] {
    const sittings = table.floor.rests ? [] : table.state.sittings;
    const { seats } = this.world;
    const kept = {
      keeps: seats?.keeps(table.rules.house) ?? null,
      keptUntil: (p: string) => seats?.keptUntil(table.opened.id, p) ?? null,
    };
    const { practice } = table.opened;
    return this.absences.look({ sittings, practice, isHere: (p) => table.isHere(p), ...kept }, now);
  }
  /** Who is to leave now that he is in no hand, or when his time is over, and on whose word. */
  sentOff({ state, floor, rules }: Timed): readonly SentOff[] {
    const { doors } = this.world;
    return state.sittings.flatMap(({ seat, patron: { id, bot }, leaving }): readonly SentOff[] => {
      if (leaving !== null || inRound(state, seat)) return [];
      const sent = floor.state.sent.find((one) => one.id === id);
      if (sent) return [{ seat, patron: id, at: 0, by: sent.by }];
      const off = bot ? null : (doors?.leaves(id, floor.entrance) ?? null);
      const { club } = floor.entrance;
      const isOut = club !== null && !this.world.clubs?.isMember(club, id);
      if (isOut)
        return [{ seat, patron: id, at: 0, by: { who: 'clock', why: 'leaving', rule: rules.cites.tableStakes } }];
      if (off === null) return [];
      const { why = 'own-limit' } = off;
      return [{ seat, patron: id, at: off.at, by: off.by ?? { who: 'clock', why, rule: rules.cites[LEFT_BY[why]] } }];
    });
  }

  kept(now: number): TimesKept {
    const { own, hurried, isGentle, playedOut } = this;
    return { clocks: this.clock.kept(now), own, hurried, isGentle, playedOut };
  }
  goBackTo({ clocks, ...rest }: TimesKept, now: number): void {
    this.clock.goBackTo(clocks, now);
    Object.assign(this, rest);
  }

  /** A word on how it goes on, by whoever practises alone. */
  paced({ state: { live, rounds } }: Timed, asked: PaceAsk): RoomRefusal | null {
    if (asked.type === 'pace') this.own = asked.pace;
    else if (asked.type === 'clock') this.isGentle = asked.on;
    else if (asked.type === 'next') this.hurried = rounds;
    else if (live === null) return roomRefuse('no-hand');
    else this.playedOut = live.number;
    return null;
  }
  /** The seat, if a person plays it: one that is played out for him is a bot's. */
  private personAt(table: Timed, actor: Actor): number | null {
    if (typeof actor !== 'number') return null;
    const { sittings, live } = table.state;
    const patron = sittings.find((s) => s.seat === actor)?.patron;
    const isPlayedOut = live?.number === this.playedOut && patron?.id === practisesAlone(table);
    return patron?.bot || isPlayedOut ? null : actor;
  }
  handPlayed(table: Timed): void {
    this.clock.stop(this.world.now()); // what the last choice took comes off before the hand's share is added
    this.clock.handPlayed(table.state.sittings.map((s) => s.patron.id));
    const isNothing = table.last !== null && table.last.round.faces.length === 0;
    this.idle = isNothing ? { times: (this.idle?.times ?? 0) + 1, stood: stoodAt(table) } : null;
  }
}

const patronAt = ({ state }: Timed, seat: number): string => state.sittings.find((s) => s.seat === seat)!.patron.id;
/** Nothing left, or too little to be dealt in. */
const hasLostAll = (table: Timed): boolean => {
  const alone = practisesAlone(table);
  return table.state.sittings.some(
    ({ patron, stack, behind, away }) =>
      patron.id === alone && (stack + behind === 0 || (away !== null && /^(no-chips|short-of-)/.test(away))),
  );
};
/** How everybody stands: who sits where, with what, and whether he plays. */
const stoodAt = ({ state }: Timed): string =>
  JSON.stringify(state.sittings.map((s) => [s.seat, s.patron, s.stack + s.behind, s.away]));

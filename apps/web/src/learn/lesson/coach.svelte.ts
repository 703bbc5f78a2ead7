// The coach: lets the others play, says what there is to see and to do, weighs what the learner chose, and adds up at the end.
import { passOf } from '../../bar/pass.js';
import { app } from '../../lib/app.svelte.js';
import { PACES } from '../../lib/pace.js';
import { prefs } from '../../lib/prefs.svelte.js';
import type { TableModel } from '../../lib/table.svelte.js';
import type { Advice, Asked, Option, TableRules } from '../../lib/wire.js';
import { type Deal, dealFor } from './deal.js';
import { type Sum, sumFor } from './sum.js';
import { buyInAt, LESSON, LessonTable, type Names } from './table.js';

/** Milliseconds another seat thinks, and how often it is looked whether all has been seen. */
const THINKS = 900;
const LOOKS = 60;
/** So many choices, and one has seen how it goes. */
const ENOUGH = 8;
/** What is left is played so many choices at a time: a rummy may go on for hundreds. */
const AT_ONCE = 24;
/** What is worth hardly less, in wagers, is as good. */
const AS_GOOD = 0.02;

/** What the learner chose, where the coach would have done otherwise. */
export interface Weighed {
  readonly chose: Option;
  readonly advice: Advice;
  readonly menu: readonly Option[];
}
export class Coach {
  phase = $state<'seek' | 'before' | 'play' | 'weigh' | 'over' | 'failed'>('seek');
  tip = $state.raw<Advice | null>(null);
  weighed = $state.raw<Weighed | null>(null);
  /** Was the last choice the coach's own? */
  agreed = $state(false);
  sum = $state.raw<Sum | null>(null);
  /** Choices made, and how many there are as the coach would play it. */
  chosen = $state(0);
  private deal = $state.raw<Deal | null>(null);
  /** The log as it was at the last choice: what came since is what happened. */
  seen = $state(0);
  private lesson: LessonTable | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asks = 0;
  private isPlayedOut = false;
  /** What he would do is being done: pressing twice does it once. */
  private isDoing = false;
  private readonly known = new Set<string>();
  /** Somebody wants the next hand. */
  onnext: (() => void) | null = null;
  readonly table: TableModel;

  constructor(
    private readonly rules: TableRules,
    private readonly names: Names,
    /** The first deal to look at. */
    private readonly from: number,
  ) {
    // What leaves no choice is done by itself once one has done it, and knows what it is.
    this.table = app.modelOf(
      LESSON,
      (_table, _expect, ask) => this.ask(ask),
      ({ type }) => this.known.has(type),
    );
  }
  get steps(): number {
    return Math.max(this.deal?.choices ?? 0, this.chosen + (this.phase === 'over' ? 0 : 1)) + 2;
  }
  get at(): number {
    if (this.phase === 'over') return this.steps;
    return this.phase === 'play' || this.phase === 'weigh' ? 2 + this.chosen - (this.phase === 'weigh' ? 1 : 0) : 1;
  }
  get stack(): number {
    return buyInAt(this.rules);
  }
  /** Is the learner asked something, and not only told what leaves no choice? */
  get isAsked(): boolean {
    const { table } = this;
    const only = passOf(table.view?.round?.menu ?? []);
    return (
      this.phase === 'play' && table.myTurn && !this.isPlayedOut && !(only && prefs.passes && this.known.has(only.type))
    );
  }
  get isLong(): boolean {
    return this.chosen >= ENOUGH;
  }

  /** The deal after this one. */
  get next(): number {
    return (this.deal?.seed ?? this.from) + 1;
  }
  /** A hand that teaches is looked for. */
  async seek(): Promise<void> {
    const pause = () => new Promise<void>((resolve) => setTimeout(resolve));
    try {
      this.deal = await dealFor(this.rules, pause, this.from);
    } catch {
      this.phase = 'failed';
      return;
    }
    this.lesson = new LessonTable(this.rules, this.deal.seed, this.names, (frame) => this.table.receive(frame));
    this.phase = 'before';
  }
  begin(): void {
    this.phase = 'play';
    this.seen = this.table.lines.length;
    this.lesson?.deal();
    this.goOn();
  }
  stop(): void {
    clearTimeout(this.timer);
  }
  /** Others act, one after the other, each when the last has been seen; until it is the learner's turn, or over. */
  private goOn(): void {
    clearTimeout(this.timer);
    const { lesson, table } = this;
    if (!lesson || this.phase !== 'play') return;
    const later = (ms: number, run: () => void) => {
      this.timer = setTimeout(run, ms);
    };
    if (!table.settled && (!this.isPlayedOut || lesson.isOver)) {
      later(LOOKS, () => this.goOn());
      return;
    }
    if (lesson.isOver) {
      this.sum = sumFor(lesson.told, lesson.you);
      this.phase = 'over';
      return;
    }
    if (lesson.isMine && !this.isPlayedOut) return;
    later(this.isPlayedOut ? LOOKS : THINKS * PACES[prefs.pace], () => {
      if (this.isPlayedOut) this.playSome(lesson);
      else lesson.step();
      this.goOn();
    });
  }
  private playSome(lesson: LessonTable): void {
    for (let i = 0; i < AT_ONCE && !lesson.isOver; i++) {
      if (!lesson.isMine) lesson.step();
      else {
        const { actor: _, ...command } = lesson.advise().command;
        lesson.act(command);
      }
    }
  }
  playOut(): void {
    this.isPlayedOut = true;
    this.goOn();
  }

  /** What the table asks for: answered here as the room would, a moment later. */
  private ask(asked: Asked): string {
    const id = `lesson-${++this.asks}`;
    setTimeout(() => this.answer(id, asked));
    return id;
  }
  private answer(id: string, asked: Asked): void {
    const { lesson, table } = this;
    this.isDoing = false;
    const refusal = lesson && asked.type === 'act' ? this.choose(lesson, asked) : null;
    if (refusal) table.receive({ t: 'refused', id, table: LESSON, refusal });
    else table.receive({ t: 'ack', id, table: LESSON, version: lesson?.version ?? 0 });
    if (asked.type === 'advise') this.show();
    if (asked.type === 'takeBack') this.takeBack();
    if (asked.type === 'playOut') this.playOut();
    if (asked.type === 'next') this.onnext?.();
  }
  private choose(lesson: LessonTable, { type: _, act, ...given }: Extract<Asked, { type: 'act' }>) {
    const menu = this.table.view?.round?.menu ?? [];
    const option = menu.find(({ type }) => type === act);
    const only = passOf(menu) !== null || !option;
    const advice = only || !lesson.isMine ? null : (this.tip ?? lesson.advise());
    const refusal = lesson.act({ type: act, ...given });
    if (refusal) return refusal;
    const wasTold = this.tip !== null;
    this.known.add(act);
    this.tip = null;
    this.seen = this.table.lines.length;
    this.agreed = false;
    if (advice && option) {
      this.chosen++;
      const isSame = advice.command.type === act;
      this.agreed = isSame && !wasTold;
      if (!isSame && !isAsGood(advice, act)) {
        this.weighed = { chose: option, advice, menu };
        this.phase = 'weigh';
      }
    }
    this.goOn();
    return null;
  }
  /** What the coach would do. */
  show(): void {
    if (this.lesson?.isMine) this.tip = this.lesson.advise();
  }
  /** And does it. */
  follow(): void {
    const { tip } = this;
    if (!tip || this.isDoing) return;
    this.isDoing = true;
    const { actor: _, type, ...given } = tip.command;
    this.table.do({ type: 'act', act: type, ...given } as Asked);
  }
  takeBack(): void {
    if (!this.lesson?.takesBack) return;
    this.lesson.takeBack();
    this.chosen = Math.max(0, this.chosen - 1);
    this.accept();
  }
  /** The choice stands. */
  accept(): void {
    this.weighed = null;
    this.phase = 'play';
    this.goOn();
  }
}
/** Where choices have a worth: is this one hardly worse than the best? */
function isAsGood({ worths }: Advice, act: string): boolean {
  const [best] = worths ?? [];
  const own = worths?.find((one) => one.act === act);
  return best !== undefined && own !== undefined && best.worth - own.worth < AS_GOOD;
}

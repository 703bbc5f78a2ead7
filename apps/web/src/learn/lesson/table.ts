// A table in the page itself: the engine deals, bots play the other seats, and nothing is sent or stored. From the same seed it is the
// same hand, so that one which teaches can be looked for, taken back and played again.
import { roundView, seatViews } from '@baraja/room/view';
import { type Event, fold, pack52, seeded, shuffle, unshuffled, view } from 'baraja';
import { type Advice, advise, bots, type Posted, posted } from 'baraja/bots';
import { FAMILIES, know } from 'baraja/games';
import {
  type AnyRefusal,
  awaitsDraw,
  decide,
  emptyTable,
  forcedUnit,
  markersOf,
  stackOf,
  type TableCommand,
  type TableState,
  writeTable,
} from 'baraja/table';
import type { Game, RoundView, TableRules, TableView, ToldEvent } from '../../lib/wire.js';

// Whatever the room offers is taught here, and its rules come from there.
know(...FAMILIES);

export const LESSON = 'lesson';
/** Who coaches, and who plays the other seats: no bot thinks long, for nobody is to wait for it in the page. */
const MANNER = 'quick';

type Act = Extract<TableCommand, { type: 'act' }>['command'];
export type Frame =
  | { readonly t: 'table'; readonly table: string; readonly version: number; readonly view: TableView }
  | {
      readonly t: 'update';
      readonly table: string;
      readonly from: number;
      readonly version: number;
      readonly events: readonly ToldEvent[];
      readonly view: TableView;
    };
/** A moment of the hand one may go back to. */
interface Moment {
  readonly state: TableState;
  readonly told: number;
}
export interface Names {
  readonly you: string;
  readonly others: readonly string[];
}

/** A few others are enough to see everything; the rummies are soonest over with two. */
const OTHER_SEATS = { rummy: 2, other: 3 };
const countFor = ({ seats, game }: TableRules): number =>
  Math.min(seats.max, Math.max(seats.min, 1 + (game.family === 'rummy' ? OTHER_SEATS.rummy : OTHER_SEATS.other)));
/** Spread round the table, as people would sit. */
const seatsFor = (rules: TableRules): readonly number[] =>
  Array.from({ length: countFor(rules) }, (_, i) => 1 + Math.floor((i * rules.seats.max) / countFor(rules)));
/** Where one may also bet in circles nobody sits at, there are none: a first hand is one hand. */
const tableFor = (rules: TableRules): TableRules =>
  rules.game.family === 'twenty-one' ? { ...rules, seats: { ...rules.seats, max: countFor(rules) } } : rules;
/** What everybody sits down with: enough to bank, and to be paid. */
export function buyInAt(rules: TableRules): number {
  const { min, max } = rules.buyIn;
  const wanted = Math.max(min, 50 * forcedUnit(rules));
  return max === null ? wanted : Math.min(wanted, max);
}

export class LessonTable {
  state: TableState;
  version = 1;
  /** Where the learner sits: chance says where, for it makes a difference. */
  readonly you: number;
  /** Everything told since the cards were asked for. */
  told: ToldEvent[] = [];
  private last: RoundView | null = null;
  private moments: Moment[] = [];
  private sign: { readonly game: Game; readonly posted: Posted } | null = null;

  readonly rules: TableRules;

  constructor(
    opened: TableRules,
    readonly seed: number,
    names: Names,
    private readonly hear: ((frame: Frame) => void) | null,
  ) {
    const rules = tableFor(opened);
    this.rules = rules;
    this.state = emptyTable(rules);
    const seats = seatsFor(rules);
    this.you = seats[seed % seats.length]!;
    const others = [...names.others];
    const buyIn = buyInAt(rules);
    for (const seat of seats) {
      const isYou = seat === this.you;
      const patron = { id: `lesson-${seat}`, name: isYou ? names.you : others.shift()!, bot: !isYou };
      this.must({ type: 'sit', seat, patron, buyIn, at: 0 });
    }
    if (awaitsDraw(this.state))
      this.must({ type: 'drawButton', faces: shuffle(pack52, this.chance()).slice(0, seats.length) });
    this.told = [];
    this.hear?.({ t: 'table', table: LESSON, version: this.version, view: this.view() });
  }
  /** Chance by what has happened: a hand taken back goes on as it did, and one played otherwise does not. */
  private chance() {
    return seeded(this.seed * 100_003 + this.version);
  }
  get isOver(): boolean {
    return this.state.live === null;
  }
  get isMine(): boolean {
    return this.state.live?.round.menus.some(({ actor }) => actor === this.you) ?? false;
  }
  get stack(): number {
    return stackOf(this.state, this.you);
  }

  deal(): void {
    this.must({ type: 'deal' });
  }
  /** The next thing that is not the learner's to do; false where there is none. */
  step(): boolean {
    const { live } = this.state;
    const menu = live?.round.menus.find(({ actor }) => actor !== this.you);
    if (!live || !menu) return false;
    this.must({ type: 'act', command: this.chosenBy(live, menu) });
    return true;
  }
  private chosenBy(
    live: NonNullable<TableState['live']>,
    { actor, options }: { actor: unknown; options: readonly { type: string }[] },
  ): Act {
    if (actor === 'chance')
      return { type: 'shuffle', actor, faces: shuffle(unshuffled(live.game, live.round), this.chance()) } as Act;
    if (typeof actor === 'number') return bots[MANNER]!.choose(this.seenBy(actor), this.chance()) as Act;
    return { type: options[0]!.type, actor } as Act;
  }
  private seenBy(seat: number) {
    const { game, round } = this.state.live!;
    if (this.sign?.game !== game) this.sign = { game, posted: posted(game, this.rules.game) };
    return { view: view(game, round, seat), game: this.sign.posted };
  }
  /** What the coach would do, and why. */
  advise(): Advice {
    return advise(MANNER, this.seenBy(this.you), this.seed * 100_003 + this.version);
  }
  /** The learner's own choice; why not, where it is refused. */
  act(given: Record<string, unknown> & { readonly type: string }): AnyRefusal | null {
    const before = { state: this.state, told: this.told.length };
    const refusal = this.try({ type: 'act', command: { ...given, actor: this.you } as unknown as Act });
    if (!refusal) this.moments.push(before);
    return refusal;
  }
  get takesBack(): boolean {
    return this.moments.length > 0;
  }
  takeBack(): void {
    const moment = this.moments.pop();
    if (!moment) return;
    const { live } = moment.state;
    this.state = moment.state;
    this.told.length = moment.told;
    this.last = null;
    const name = this.state.sittings.find(({ seat }) => seat === this.you)!.patron.name;
    const back = {
      type: 'ActTakenBack',
      round: live!.number,
      stand: moment.told,
      seat: this.you,
      id: 'lesson',
      name,
    } as const;
    this.tell([back as ToldEvent], false);
  }

  private must(command: TableCommand): void {
    const refusal = this.try(command);
    if (refusal) throw new Error(`a lesson cannot go on: ${command.type} ${refusal.refused}`);
  }
  private try(command: TableCommand): AnyRefusal | null {
    const answer = decide(this.state, command);
    if ('refused' in answer) return answer;
    const before = this.state;
    const written = writeTable(before, answer.events);
    if (before.live && !answer.state.live) this.last = this.endOf(before, answer.events);
    else if (answer.state.live) this.last = null;
    this.state = answer.state;
    this.tell(
      written.map((e) => (e.type === 'Played' ? { ...e, event: { ...e.event, faces: undefined } } : e)) as ToldEvent[],
      true,
    );
    return null;
  }
  private tell(events: readonly ToldEvent[], isKept: boolean): void {
    const from = this.version;
    this.version += events.length;
    if (isKept) this.told.push(...events);
    if (!this.hear) return;
    const plain = JSON.parse(JSON.stringify(events)) as ToldEvent[];
    this.hear({ t: 'update', table: LESSON, from, version: this.version, events: plain, view: this.view() });
  }
  /** The felt of a round that has just closed, as it stood after its last event. */
  private endOf(before: TableState, events: readonly { readonly type: string }[]): RoundView {
    const live = before.live!;
    const played = events.flatMap((e) => (e.type === 'Played' ? [(e as unknown as { event: Event }).event] : []));
    return this.roundOf({ ...live, round: fold(live.game, live.round, played) });
  }
  private roundOf(live: NonNullable<TableState['live']>): RoundView {
    return roundView(live, live.game.seats.includes(this.you) ? this.you : 'rail', { floor: false, dealer: false }, []);
  }
  private view(): TableView {
    const { state } = this;
    return {
      id: LESSON,
      name: LESSON,
      called: null,
      practice: true,
      purse: null,
      unlisted: false,
      rules: this.rules,
      version: this.version,
      you: { seat: this.you, floor: false, dealer: false, takesBack: this.takesBack },
      seats: seatViews(
        state,
        () => true,
        () => 0,
        [],
      ),
      markers: markersOf(state),
      limit: state.limit,
      bank: state.bank && { seat: state.bank.seat, turns: state.bank.turns },
      jackpot: null,
      rounds: state.rounds,
      keeps: 0,
      round: state.live && this.roundOf(state.live),
      last: this.last,
      clocks: [],
      watching: 1,
      proposal: null,
      edition: null,
      choice: null,
    };
  }
}

// A table may be played at one server and shown at another. Where the room is kept people are known: who they are, who looks, who may stay;
// there the table is followed, folded from what is stored. Whoever plays it deals, thinks, keeps the clocks, decides and stores. What is
// asked where it is followed is decided there upon a version; whoever plays it does it upon that one alone, or says that it has moved on.
import type { AnyRefusal, TableCommand } from 'baraja/table';
import type { RoomRefusal } from '../protocol/refusals.js';
import type { TableActor } from './actor.js';
import type { Answer } from './answering.js';
import type { Performing } from './asks.js';
import type { Chore, Due } from './due.js';
import type { ToldEvent } from './kinds.js';
import type { PracticeAsk } from './practice.js';
import type { PartAnswer } from './shuffler.js';
import type { Asker } from './world.js';

/** What whoever plays a table must know of the people at it. */
export interface Around {
  /** Does anybody look? */
  readonly watched: boolean;
  /** Who of those that sit there is there. */
  readonly here: readonly string[];
  /** Is a person there to deal? */
  readonly dealer: boolean;
  /** Who of those that sit there holds a hand at another table of the house. */
  readonly elsewhere: readonly string[];
}
/** What is asked of whoever plays it. */
export type Asking =
  | { readonly do: 'perform'; readonly command: TableCommand; readonly how: Performing; readonly at: number }
  | { readonly do: 'note'; readonly events: readonly ToldEvent[]; readonly id?: string; readonly at: number }
  | { readonly do: 'part'; readonly patron: string; readonly which: Pack; readonly part: string }
  | { readonly do: 'practise'; readonly asker: Asker; readonly key: string; readonly asked: PracticeAsk };
interface Pack {
  readonly round: number;
  readonly base: number;
}
/** Whoever plays it, as it is followed. */
export interface Player {
  ask(what: Asking): Promise<unknown>;
  know(around: Around): void;
  vow(patron: string, vow: string): void;
}

/** More has happened than whoever decided knew, or it is played elsewhere by now: it is decided anew. */
export class MovedOn extends Error {
  constructor() {
    super('the table has moved on');
  }
}
const TRIES_MAX = 50;
/** Decided anew for as long as the table moves on. */
export async function untilItHolds<T>(run: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof MovedOn) || tries === TRIES_MAX) throw error;
    }
}

/** What is about people, and done where they are known. */
const PEOPLES: readonly Chore['do'][] = ['free-seat', 'see-off', 'carry-ruling', 'end-ruling'];
/** `passing`: it is given from one to another, and nobody plays it. */
type Part = 'all' | 'followed' | 'played' | 'passing';

export class Share {
  private part: Part = 'all';
  private player: Player | null = null;
  /** Where it is played: what was said last of the people. */
  around: Around | null = null;
  /** As it was said last. */
  private said = '';
  /** What is owed and done elsewhere. */
  private others: readonly Due[] = [];
  private passed: { readonly promise: Promise<void>; readonly done: () => void } | null = null;

  /** Who is to be dealt a hand where it is played. */
  claimed: readonly string[] = [];

  constructor(private readonly table: TableActor) {}

  claim(patrons: readonly string[]): void {
    this.claimed = patrons;
    this.table.holds();
  }
  /** Who holds a hand: once one is dealt, those who are dealt in. */
  withClaimed(isDealt: boolean, dealt: readonly string[]): readonly string[] {
    if (isDealt) this.claimed = [];
    return [...dealt, ...this.claimed];
  }
  /** Is it decided elsewhere? */
  get isElsewhere(): boolean {
    return this.part === 'followed' || this.part === 'passing';
  }
  /** Does this server only play it, and know nobody? */
  get isPlayed(): boolean {
    return this.part === 'played';
  }
  /** What of all that is owed is done here. */
  ours(all: readonly Due[]): readonly Due[] {
    if (this.part === 'all') return all;
    const isPeoples = ({ chore }: Due) => PEOPLES.includes(chore.do);
    this.others = all.filter((one) => !isPeoples(one));
    if (this.part === 'passing') return [];
    return this.part === 'followed' ? all.filter(isPeoples) : this.others;
  }
  owes(test: (one: Due) => boolean): boolean {
    return this.isElsewhere && this.others.some(test);
  }

  // --- whose it is ---

  /** From now on nobody plays it, until it is said who does. */
  pass(): void {
    this.to('passing', null);
  }
  follow(player: Player): void {
    this.said = '';
    this.to('followed', player);
  }
  /** Played and shown here. */
  keep(): void {
    this.to('all', null);
  }
  /** Played here; `around`: what is known of the people. Null: nothing is heard of them, and everything waits. */
  play(around: Around | null): void {
    this.around = around ?? this.around;
    this.to(around === null ? 'passing' : 'played', null);
  }
  private to(part: Part, player: Player | null): void {
    this.part = part;
    this.player = player;
    if (part === 'passing') this.passed ??= waiting();
    else {
      this.passed?.done();
      this.passed = null;
    }
    this.table.arrange();
  }
  /** Whoever plays it must know of the people what has changed. */
  tellAround(): void {
    if (this.player === null) return;
    const around = this.aroundNow();
    const now = JSON.stringify(around);
    if (now === this.said) return;
    this.said = now;
    this.player.know(around);
  }
  aroundNow(): Around {
    const { table } = this;
    const people = table.state.sittings.filter(({ patron }) => !patron.bot).map(({ patron }) => patron.id);
    const elsewhere = table.dealtElsewhere();
    return {
      watched: table.watching > 0,
      here: people.filter((id) => table.isHere(id)),
      dealer: table.dealerHere,
      elsewhere: people.filter((id) => elsewhere.includes(id)),
    };
  }

  // --- what is asked where it is followed ---

  private async ask(what: Asking, at = this.table.version): Promise<unknown> {
    while (this.passed !== null) await this.passed.promise;
    if (this.table.isParked || this.player === null || at !== this.table.version) throw new MovedOn();
    return this.player.ask(what);
  }
  /** Nobody waits any more for whoever plays it next. */
  rest(): void {
    this.passed?.done();
    this.passed = null;
  }
  async perform(command: TableCommand, how: Performing): Promise<AnyRefusal | RoomRefusal | null> {
    const at = how.at ?? this.table.version;
    return (await this.ask({ do: 'perform', command, how, at }, at)) as AnyRefusal | RoomRefusal | null;
  }
  async note(events: readonly ToldEvent[], id?: string): Promise<RoomRefusal | null> {
    const at = this.table.version;
    return (await this.ask({ do: 'note', events, at, ...(id ? { id } : {}) }, at)) as RoomRefusal | null;
  }
  async givePart(patron: string, which: Pack, part: string): Promise<PartAnswer> {
    const { table } = this;
    if (table.isParked) return { why: 'late' };
    if (this.isElsewhere) return (await this.ask({ do: 'part', patron, which, part })) as PartAnswer;
    const answer = await table.shuffler.part(patron, which, part);
    table.arrange();
    return answer;
  }
  async practise(asker: Asker, key: string, asked: PracticeAsk): Promise<Answer> {
    return (await this.ask({ do: 'practise', asker, key, asked })) as Answer;
  }
  vow(patron: string, vow: string): void {
    if (this.isElsewhere) this.player?.vow(patron, vow);
    else this.table.shuffler.vow(patron, vow);
  }
}
function waiting(): { readonly promise: Promise<void>; readonly done: () => void } {
  let done = (): void => {};
  const promise = new Promise<void>((resolve) => {
    done = resolve;
  });
  return { promise, done };
}

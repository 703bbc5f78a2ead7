// Drives a real table of the engine and tells what happens as the server would: for tests of what the page makes of it.

import { type RoundView, roundView, type TableView, type ToldEvent } from '@baraja/room';
import { type Event, type Face, fold, pack52, type Rng, seeded, shuffle, unshuffled, view } from 'baraja';
import { isOpened, openTable } from 'baraja/books';
import { bots, posted } from 'baraja/bots';
import {
  awaitsDraw,
  decide,
  emptyTable,
  markersOf,
  ready,
  stackOf,
  type TableCommand,
  type TableState,
  writeTable,
} from 'baraja/table';

export interface Told {
  readonly from: number;
  readonly version: number;
  readonly events: readonly ToldEvent[];
  readonly view: TableView;
}

export class TestTable {
  state: TableState;
  version = 0;
  private last: RoundView | null = null;
  private readonly rng: Rng;
  readonly told: Told[] = [];
  /** Who plays the seats: `clicker` does anything legal, `calls` never folds. */
  manner: 'clicker' | 'calls' = 'clicker';

  constructor(
    seed: number,
    readonly you: number | null,
    opening: { house: string; game: string; stake?: string } = { house: 'rogelios', game: 'hold-nl' },
  ) {
    this.rng = seeded(seed);
    const rules = openTable(opening);
    if (!isOpened(rules)) throw new Error(rules.refused);
    this.state = emptyTable(rules);
  }
  sit(seat: number, name: string, buyIn = this.state.rules.buyIn.min): this {
    const patron = { id: `p${seat}`, name, bot: seat !== this.you };
    this.do({ type: 'sit', seat, patron, buyIn, at: 0 });
    return this;
  }
  do(command: TableCommand): Told {
    const answer = decide(this.state, command);
    if ('refused' in answer) throw new Error(`${command.type}: ${answer.refused}`);
    const before = this.state;
    const events = writeTable(before, answer.events).map((e) =>
      e.type === 'Played' ? { ...e, event: { ...e.event, faces: undefined } } : e,
    );
    if (before.live && !answer.state.live) this.last = this.seeEnd(before, answer.events);
    if (answer.state.live) this.last = null;
    this.state = answer.state;
    const from = this.version;
    this.version += events.length;
    const told = { from, version: this.version, events: JSON.parse(JSON.stringify(events)), view: this.view() };
    this.told.push(told);
    return told;
  }
  /** The felt of a round that has just closed: the table as it stood after its last event. */
  private seeEnd(before: TableState, events: readonly { type: string }[]): RoundView {
    const live = before.live!;
    const played = events.flatMap((e) => (e.type === 'Played' ? [(e as unknown as { event: Event }).event] : []));
    return this.roundOf({ ...live, round: fold(live.game, live.round, played) });
  }
  private roundOf(live: NonNullable<TableState['live']>): RoundView {
    const viewer = this.you !== null && live.game.seats.includes(this.you) ? this.you : 'rail';
    return roundView(live, viewer, { floor: false, dealer: false }, []);
  }
  view(): TableView {
    const { state } = this;
    return {
      id: 't',
      called: null,
      purse: null,
      keeps: 1_800_000,
      edition: null,
      choice: null,
      name: 'Test',
      practice: true,
      unlisted: false,
      rules: state.rules,
      version: this.version,
      you: { seat: this.you, floor: false, dealer: false },
      seats: ready(state).map((r) => ({ ...r, stack: stackOf(state, r.seat), behind: 0, here: true, bank: 0 })),
      markers: markersOf(state),
      limit: state.limit,
      bank: state.bank && { seat: state.bank.seat, turns: state.bank.turns },
      jackpot: null,
      proposal: null,
      rounds: state.rounds,
      round: state.live && this.roundOf(state.live),
      last: this.last,
      clocks: [],
      watching: 1,
    };
  }
  /** Deals a hand and lets bots play it to the end; `until` may stop it earlier. */
  playHand(until: (table: TestTable) => boolean = () => false): void {
    if (awaitsDraw(this.state)) {
      const players = this.state.sittings.length;
      this.do({ type: 'drawButton', faces: shuffle<Face>(pack52, this.rng).slice(0, players) });
    }
    if ('refused' in decide(this.state, { type: 'deal' })) return; // too few have chips left
    this.do({ type: 'deal' });
    for (let live = this.state.live; live !== null && !until(this); live = this.state.live) {
      const { actor } = live.round.menus[0]!;
      if (actor === 'chance') {
        const faces = shuffle(unshuffled(live.game, live.round), this.rng);
        this.do({ type: 'act', command: { type: 'shuffle', actor: 'chance', faces } });
        continue;
      }
      const seen = {
        view: view(live.game, live.round, actor as number),
        game: posted(live.game, this.state.rules.game),
      };
      const chosen = bots.clicker!.choose(seen, this.rng);
      const call = seen.view.menu.find(({ type }) => type === 'check' || type === 'call');
      const command = this.manner === 'calls' && call ? { type: call.type, actor } : chosen;
      this.do({ type: 'act', command });
    }
  }
}

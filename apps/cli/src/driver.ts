// A table driven from outside: chance answers when asked, seats choose through whoever plays them, hands follow one another.
// Used by the simulation and the terminal table alike; it knows no rules.
import {
  type Face,
  type Game,
  type HouseCommand,
  pack52,
  type Rng,
  type Seat,
  shuffle,
  silent,
  unshuffled,
  type View,
  view,
} from 'baraja';
import { type GameId, gameBook, isOpened, openAmong } from 'baraja/books';
import type { Bot, Posted } from 'baraja/bots';
import { posted } from 'baraja/bots';
import {
  type AnyRefusal,
  awaitsDraw,
  cannotBeDealt,
  chooserAt,
  type Decided,
  decide,
  emptyTable,
  playThrough,
  type TableCommand,
  type TableEvent,
  type TableRules,
  type TableState,
} from 'baraja/table';

/** One of the games of a dealer's choice. */
export interface Choice {
  readonly id: GameId;
  readonly rules: TableRules;
  readonly why: AnyRefusal | null;
}
export type Listener = (event: TableEvent, before: TableState) => void;

export class Driver {
  state: TableState;
  private readonly listeners: Listener[] = [];
  private readonly signs = new Map<Game, Posted>();

  constructor(
    rules: TableRules,
    private readonly rng: Rng,
    /** What was switched when the table was opened. */
    private readonly switches: Readonly<Record<string, unknown>> = {},
    /** The day whose law its games are dealt by; left out, what holds last. */
    private readonly on?: string,
  ) {
    this.state = emptyTable(rules);
  }
  /** At a dealer's choice those of the game that is dealt. */
  get rules(): TableRules {
    return this.state.rules;
  }

  onEvent(listener: Listener): void {
    this.listeners.push(listener);
  }

  /** Does it, tells the listeners, and says null; or says why not, and nothing has changed. */
  try(command: TableCommand): AnyRefusal | null {
    return this.take(decide(this.state, command));
  }
  private take(answer: Decided | AnyRefusal): AnyRefusal | null {
    if ('refused' in answer) return answer;
    const before = this.state;
    this.state = answer.state;
    if (this.listeners.length > 0)
      for (const e of answer.events) for (const listen of this.listeners) listen(e, before);
    return null;
  }
  /** The same, where a refusal would be a fault of ours. */
  do(command: TableCommand): void {
    const refused = this.try(command);
    if (refused) throw new Error(`${command.type}: ${JSON.stringify(refused)}`);
  }
  act(command: HouseCommand): AnyRefusal | null {
    return this.try({ type: 'act', command });
  }

  /** Draws for the button where a new game begins. Says why it cannot, if so. */
  draw(): AnyRefusal | null {
    if (!awaitsDraw(this.state)) return null;
    const players = this.state.sittings.filter((s) => s.away === null && s.stack > 0).length;
    return this.try({ type: 'drawButton', faces: shuffle<Face>(pack52, this.rng).slice(0, players) });
  }
  /** Deals the next hand, drawing for the button first if need be; at a dealer's choice a bot says what, if nobody has. */
  deal(): AnyRefusal | null {
    return this.next() ?? this.try({ type: 'deal' });
  }
  /**
   * Deals the next hand and lets bots play it to its end, chance and dealer by themselves: the same as `deal` and one choice after
   * another, and faster, since nothing is kept of what lay there before each. A bot keeps nothing of what it is shown.
   */
  playThrough(botAt: (seat: Seat) => Bot): AnyRefusal | null {
    const refused = this.next();
    if (refused) return refused;
    const { rng } = this;
    const played = playThrough(this.state, (round, game) => {
      const { actor } = round.menus[0]!;
      if (actor === 'chance') return { type: 'shuffle', actor, faces: shuffle(unshuffled(game, round), rng) };
      if (typeof actor !== 'number') return silent(round, actor)!;
      return botAt(actor).choose({ view: view(game, round, actor), game: this.postedFor(game) }, rng);
    });
    return this.take(played);
  }
  /** What comes before a hand is dealt: the draw for the button, and the choice of a game. */
  private next(): AnyRefusal | null {
    const refused = this.draw();
    if (refused) return refused;
    const seat = chooserAt(this.state);
    const may = seat === null ? [] : this.choices().filter(({ why }) => why === null);
    const chosen = may[this.rng.below(may.length || 1)];
    if (seat !== null && chosen) this.do({ type: 'choose', seat, game: chosen.id, rules: chosen.rules });
    return null;
  }
  /** The games of a dealer's choice with their rules here, and why one cannot be dealt now. */
  choices(): readonly Choice[] {
    return (this.rules.choice?.games ?? []).flatMap((id) => {
      const rules = this.rulesOf(id);
      return isOpened(rules) ? [{ id, rules, why: cannotBeDealt(this.state, rules) }] : [];
    });
  }
  private readonly opened = new Map<GameId, ReturnType<typeof openAmong>>();
  private rulesOf(id: GameId): ReturnType<typeof openAmong> {
    const { stake, dealer } = this.rules;
    const { switches, on } = this;
    const opening = { stake, dealer, switches, ...(on === undefined ? {} : { on }) };
    const rules = this.opened.get(id) ?? openAmong(gameBook(id)!, opening);
    this.opened.set(id, rules);
    return rules;
  }

  /** Shuffles as long as chance is asked. */
  letChance(): void {
    for (let live = this.state.live; live !== null; live = this.state.live) {
      if (live.round.menus[0]?.actor !== 'chance') return;
      const refused = this.act({
        type: 'shuffle',
        actor: 'chance',
        faces: shuffle(unshuffled(live.game, live.round), this.rng),
      });
      if (refused) throw new Error(`the shuffle was refused: ${refused.refused}`);
    }
  }

  /** Who is to choose now, if it is a seat or the dealer. */
  get waitingFor(): Seat | 'dealer' | null {
    const actor = this.state.live?.round.menus[0]?.actor;
    return typeof actor === 'number' || actor === 'dealer' ? actor : null;
  }
  viewOf(seat: Seat | 'rail'): View {
    const { game, round } = this.state.live!;
    return view(game, round, seat);
  }
  /** What everybody can read on the wall, for bots; made once for each game compiled. */
  get posted(): Posted {
    return this.postedFor(this.state.live!.game);
  }
  private postedFor(game: Game): Posted {
    const sign = this.signs.get(game) ?? posted(game, this.rules.game);
    this.signs.set(game, sign);
    return sign;
  }
  /** The dealer does what there is to do: goes on, or pushes the pot. */
  letDealer(): void {
    const refused = this.act(silent(this.state.live!.round, 'dealer')!);
    if (refused) throw new Error(`the dealer was refused: ${refused.refused}`);
  }
  /** Lets a bot choose for a seat, from that seat's view alone. */
  letBot(seat: Seat, bot: Bot): void {
    const refused = this.act(bot.choose({ view: this.viewOf(seat), game: this.posted }, this.rng));
    if (refused) throw new Error(`${bot.name} chose what is refused: ${refused.refused}`);
  }
}

// Dealer's choice at one table: whose choice it is, what may be chosen and why not, and the choice itself. Each game is dealt by the
// edition of its own book that is in force when it is chosen; that is kept before anything is stored of it.
import { bookOf, type Edition, type GameBook, gameBook, isOpened, openAmong } from 'baraja/books';
import { type AnyRefusal, cannotBeDealt, chooserAt, type TableRules, unchosen } from 'baraja/table';
import type { RoomRefusal } from '../protocol/refusals.js';
import type { ChoiceView } from '../protocol/view.js';
import type { TableActor } from './actor.js';
import type { Performing } from './asks.js';
import { prepareBots } from './bots.js';
import { editionsIn } from './editions.js';
import type { StoredTableEvent } from './kinds.js';

export class Choices {
  private opened = new WeakMap<GameBook, TableRules | null>();
  /** The day by whose law they were opened. */
  private day: string | undefined;
  /** Where its house is no more: by which edition each game was dealt here last. */
  private readonly kept = new Map<string, Edition>();
  constructor(private readonly table: TableActor) {}

  /** Whose choice it is now; null where there is none. */
  chooser(): number | null {
    const { table } = this;
    return table.rules.choice === undefined ? null : chooserAt(table.state, table.dealtElsewhere());
  }
  /** A table whose house is no more goes on with the games that were dealt at it, each by the edition it had. */
  async load(): Promise<void> {
    const { rules, world, stream } = this.table;
    if (rules.choice === undefined || gameBook(rules.choice.game)) return;
    const last = new Map<string, string>();
    for await (const page of world.store.pages(stream, 1))
      for (const { body } of page) {
        const e = body as unknown as StoredTableEvent;
        if (e.type === 'GameChosen' && e.edition !== undefined) last.set(e.game, e.edition);
      }
    for (const [game, id] of last) {
      const edition = await editionsIn(world.store).find(id);
      if (edition) this.kept.set(game, edition);
    }
  }
  /** The rules of a game as its book has them today; null where it is played at no such table. */
  private rulesFor(game: string): TableRules | null {
    const kept = this.kept.get(game);
    const book = kept ? bookOf(kept) : gameBook(game);
    if (book === undefined) return null;
    const { day, opening } = this.table.editions;
    if (day !== this.day) [this.opened, this.day] = [new WeakMap(), day];
    const had = this.opened.get(book);
    if (had !== undefined) return had;
    const rules = openAmong(book, opening);
    const is = isOpened(rules) ? rules : null;
    this.opened.set(book, is);
    return is;
  }
  /** What is on the list, and why some of it cannot be dealt now. */
  private games(): ChoiceView['games'] {
    const { rules, state } = this.table;
    return rules.choice!.games.flatMap((id) => {
      const its = this.rulesFor(id);
      return its === null ? [] : [{ id, why: cannotBeDealt(state, its) }];
    });
  }
  private open(): readonly string[] {
    return this.games().flatMap(({ id, why }) => (why === null ? [id] : []));
  }
  /** What is dealt where nobody says; if that cannot be, the first that can. */
  usual(): string {
    const may = this.open();
    const wanted = unchosen(this.table.state);
    return may.includes(wanted) ? wanted : (may[0] ?? wanted);
  }
  /** What a bot feels like. */
  any(): string {
    const may = this.open();
    return may[this.table.world.dice(may.length || 1)] ?? this.usual();
  }
  async choose(seat: number, game: string, how: Performing = {}): Promise<AnyRefusal | RoomRefusal | null> {
    const { table } = this;
    const isAmong = table.rules.choice?.games.includes(game) ?? false;
    const rules = isAmong ? this.rulesFor(game) : null;
    const { world } = table;
    const kept = rules && (this.kept.get(game) ?? (await editionsIn(world.store).current(game, world.now())));
    const edition = kept ? { edition: kept.id } : {};
    const command = { type: 'choose', seat, game, rules, ...edition, elsewhere: table.dealtElsewhere() } as const;
    const refused = await table.perform(command, how);
    if (refused === null) prepareBots(table);
    return refused;
  }
  view(): ChoiceView | null {
    const seat = this.chooser();
    return seat === null ? null : { seat, games: this.games(), usual: this.usual() };
  }
}

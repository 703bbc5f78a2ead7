// Dealer's choice at one table: whose choice it is, what may be chosen and why not, and the choice itself. Each game is dealt by the
// edition of its own book that is in force when it is chosen; that is kept before anything is stored of it.
import { type GameBook, gameBook, isOpened, openAmong } from 'baraja/books';
import { type AnyRefusal, cannotBeDealt, chooserAt, type TableRules, unchosen } from 'baraja/table';
import type { RoomRefusal } from '../protocol/refusals.js';
import type { ChoiceView } from '../protocol/view.js';
import type { TableActor } from './actor.js';
import type { Performing } from './asks.js';
import { prepareBots } from './bots.js';
import { editionsIn } from './editions.js';

export class Choices {
  private readonly opened = new WeakMap<GameBook, TableRules | null>();
  constructor(private readonly table: TableActor) {}

  /** Whose choice it is now; null where there is none. */
  chooser(): number | null {
    const { table } = this;
    return table.rules.choice === undefined ? null : chooserAt(table.state, table.dealtElsewhere());
  }
  /** The rules of a game as its book has them today; null where it is played at no such table. */
  private rulesFor(game: string): TableRules | null {
    const book = gameBook(game);
    if (book === undefined) return null;
    const had = this.opened.get(book);
    if (had !== undefined) return had;
    const rules = openAmong(book, this.table.opened.opening);
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
    const kept = rules && (await editionsIn(table.world.store).current(game, table.world.now()));
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

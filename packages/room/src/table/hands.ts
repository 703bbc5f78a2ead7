// Who holds a hand where: known to all tables of a room, because the law of a place may let nobody hold two at once.
export class Hands {
  private readonly held = new Map<string, { readonly house: string; readonly patrons: readonly string[] }>();

  /** `changed` is told of the house whose hands have changed, and the table where. */
  constructor(private readonly changed: (house: string, table: string) => void = () => {}) {}

  /** Who holds a hand at another table of this house. */
  elsewhere(house: string, table: string): readonly string[] {
    return [...this.held].flatMap(([id, one]) => (id !== table && one.house === house ? one.patrons : []));
  }
  /** These hold a hand at this table: said before it is stored, so that two tables that deal at once do not both deal to somebody. */
  hold(table: string, house: string, patrons: readonly string[]): void {
    if (this.held.get(table)?.patrons.join() === patrons.join()) return;
    if (patrons.length === 0) this.held.delete(table);
    else this.held.set(table, { house, patrons });
    this.changed(house, table);
  }
}

// Who looks at a house's office is told which parts of it have changed, at most four times a second.
import { EVERYWHERE, type OfficeNews, type ServerFrame } from '@baraja/room';

interface Listener {
  readonly isStaff: boolean;
  /** The house whose office, or board, he looks at. */
  readonly office: string | null;
  send(frame: ServerFrame): void;
}
/** What a board on the wall shows, and anybody may see. */
const SHOWN: readonly OfficeNews[] = ['lists', 'tables'];
/** Milliseconds between one word and the next. */
const EVERY = 250;

export class OfficeBoard {
  private readonly parts = new Map<string, Set<OfficeNews>>();
  private due: NodeJS.Timeout | null = null;

  constructor(private readonly listeners: () => Iterable<Listener>) {}

  /** `*`: of every house. */
  changed(house: string, part: OfficeNews): void {
    this.parts.set(house, (this.parts.get(house) ?? new Set()).add(part));
    this.due ??= setTimeout(() => this.tell(), EVERY).unref();
  }
  private tell(): void {
    this.due = null;
    for (const [house, parts] of this.parts)
      for (const one of this.listeners()) {
        if (one.office === null || (house !== EVERYWHERE && one.office !== house)) continue;
        const told = [...parts].filter((part) => one.isStaff || SHOWN.includes(part));
        if (told.length > 0) one.send({ t: 'officeChanged', house, parts: told });
      }
    this.parts.clear();
  }
  close(): void {
    if (this.due) clearTimeout(this.due);
  }
}

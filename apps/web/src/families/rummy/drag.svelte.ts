// A card on a finger: it follows the finger once that has moved, and is dropped where the finger leaves it.
import type { LaidCard } from '../../felt/cards.js';
import type { Spot } from '../../felt/spots.js';
import type { CardId } from '../../lib/wire.js';

/** What a drag needs to know of the table. */
export interface DragTable {
  root(): HTMLElement | undefined;
  laid(card: CardId): LaidCard | undefined;
  drop(card: CardId, at: Spot): void;
}
interface Held {
  readonly card: CardId;
  readonly from: Spot;
  /** From the finger to the middle of the card. */
  readonly grip: Spot;
  readonly at: Spot;
  readonly moved: boolean;
}
/** A finger that trembles does not drag. */
const MOVED = 6;

export class Drag {
  private now = $state.raw<Held | null>(null);
  private swallows = false;

  constructor(private readonly table: DragTable) {}

  /** The card that is being moved, and where it is. */
  get held(): { readonly card: CardId; readonly at: Spot } | null {
    return this.now?.moved ? this.now : null;
  }
  private spot({ clientX, clientY }: PointerEvent): Spot {
    const box = this.table.root()?.getBoundingClientRect();
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
  }
  readonly down = (event: PointerEvent): void => {
    const button = (event.target as HTMLElement).closest<HTMLElement>('.moves[data-card]');
    if (!button || event.button !== 0) return;
    const laid = this.table.laid(Number(button.dataset.card));
    if (!laid?.moves) return;
    const from = this.spot(event);
    const grip = { x: laid.x - from.x, y: laid.y - from.y };
    this.now = { card: laid.id, from, grip, at: { x: laid.x, y: laid.y }, moved: false };
  };
  readonly move = (event: PointerEvent): void => {
    const { now } = this;
    if (!now) return;
    const at = this.spot(event);
    const moved = now.moved || Math.hypot(at.x - now.from.x, at.y - now.from.y) > MOVED;
    if (moved && !now.moved) this.table.root()?.setPointerCapture(event.pointerId);
    this.now = { ...now, moved, at: { x: at.x + now.grip.x, y: at.y + now.grip.y } };
  };
  readonly up = (): void => {
    const { now } = this;
    this.now = null;
    if (!now?.moved) return;
    // The click that follows is the end of the drag, and chooses nothing.
    this.swallows = true;
    setTimeout(() => {
      this.swallows = false;
    });
    this.table.drop(now.card, now.at);
  };
  readonly cancel = (): void => {
    this.now = null;
  };
  readonly click = (event: MouseEvent): void => {
    if (!this.swallows) return;
    event.stopPropagation();
    event.preventDefault();
  };
}

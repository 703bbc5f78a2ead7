// Moves a node to its spot so that one sees where it came from. The node stays the same; only its place changes.
import type { Spot } from './spots.js';

export interface Travel extends Spot {
  readonly w: number;
  readonly turn: number;
  readonly ms: number;
  readonly delay: number;
  /** Where a new node comes from; without it, it is simply there. */
  readonly from: (Spot & { readonly w: number }) | null;
  /** No motion: it fades instead. */
  readonly still: boolean;
}
const at = (x: number, y: number, turn: number, scale: number): string =>
  `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${turn}deg) scale(${scale})`;

export function travel(node: HTMLElement, first: Travel) {
  let now = first;
  const place = (to: Travel) => {
    node.style.transform = at(to.x, to.y, to.turn, 1);
  };
  const fly = (from: Spot & { readonly w: number; readonly turn?: number }, to: Travel) => {
    if (to.still) {
      node.animate([{ opacity: 0 }, {}], { duration: 120 });
      return;
    }
    node.animate(
      [{ transform: at(from.x, from.y, from.turn ?? 0, from.w / to.w) }, { transform: at(to.x, to.y, to.turn, 1) }],
      {
        duration: to.ms,
        delay: to.delay,
        easing: 'cubic-bezier(0.22, 0.8, 0.3, 1)',
        fill: 'backwards',
      },
    );
  };
  place(first);
  if (first.from) fly(first.from, first);
  return {
    update(next: Travel) {
      const was = now;
      now = next;
      const moved =
        Math.abs(was.x - next.x) > 0.5 || Math.abs(was.y - next.y) > 0.5 || was.turn !== next.turn || was.w !== next.w;
      place(next);
      if (moved && next.ms > 0) fly(was, next);
    },
  };
}

// The time of this browser for whatever counts down. All of it moves at once, twice a second, and nothing ticks where nothing counts: a
// page that waits costs its player's phone next to nothing.
import { untrack } from 'svelte';

const EVERY_MS = 500;
let now = $state(performance.now());
let counting = 0;
let timer: ReturnType<typeof setInterval> | undefined;
const look = () => {
  now = performance.now();
};

/** To be called while a component is made; it ticks for as long as that is there and counts. */
export function ticking(isCounting: () => boolean = () => true): { readonly now: number } {
  $effect(() => {
    if (!isCounting()) return;
    untrack(look);
    if (counting++ === 0) timer = setInterval(look, EVERY_MS);
    return () => {
      if (--counting === 0) clearInterval(timer);
    };
  });
  return {
    get now() {
      return now;
    },
  };
}

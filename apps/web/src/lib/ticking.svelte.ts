// The time of this browser, a few times a second, for whatever counts down while it is on the page.
const EVERY_MS = 250;

/** To be called while a component is made; it ticks for as long as that is there. */
export function ticking(): { readonly now: number } {
  let now = $state(performance.now());
  $effect(() => {
    const timer = setInterval(() => {
      now = performance.now();
    }, EVERY_MS);
    return () => clearInterval(timer);
  });
  return {
    get now() {
      return now;
    },
  };
}

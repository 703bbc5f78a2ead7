// When cards are drawn. Their faces, backs and figures are most of what there is to draw: in the lobby, where they only adorn, they wait
// until the games have been seen once; anywhere else they are there from the start.
/** Longer than this, in milliseconds, cards wait for nobody. */
const AT_MOST = 400;
/** Once there is nothing else to do; browsers that cannot say so do it next. */
const idly = (run: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: AT_MOST });
  else setTimeout(run);
};

class Drawing {
  hasCards = $state(false);
  private waits = false;

  now(): void {
    this.hasCards = true;
  }
  /** Once what is there now has been painted. */
  afterThis(): void {
    if (this.hasCards || this.waits) return;
    this.waits = true;
    requestAnimationFrame(() => idly(() => this.now()));
  }
}
export const drawing = new Drawing();

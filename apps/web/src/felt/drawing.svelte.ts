// When cards are drawn. Their faces, backs and figures are most of what there is to draw: in the lobby, where they only adorn, they wait
// until the games have been seen once; anywhere else they are there from the start.
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
    requestAnimationFrame(() => setTimeout(() => this.now()));
  }
}
export const drawing = new Drawing();

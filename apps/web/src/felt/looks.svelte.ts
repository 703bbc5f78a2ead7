// How the houses look that are known here: those the page came with at first, then whatever the room has that it speaks to.
import { backsOf, type Dressed, feltsOf, type HouseBack, isDressed, letterOf, PLAIN_BACK, withTold } from './looks.js';

class Looks {
  private known = $state.raw<readonly Dressed[]>(withTold([]));
  private sheet: CSSStyleSheet | null = null;

  get backs(): readonly HouseBack[] {
    return backsOf(this.known);
  }
  /** The back of a house's cards, by the name it is drawn under. */
  backFor(house: string): string {
    return this.known.some((one) => one.id === house && isDressed(one)) ? house : PLAIN_BACK.id;
  }
  letterFor(house: string): string {
    const known = this.known.find(({ id }) => id === house);
    return known ? letterOf(known) : house.charAt(0).toUpperCase();
  }
  /** Puts the felts in their colours. */
  wear(told: readonly Dressed[]): void {
    // Not read back: whoever calls this when the lobby changes must not be called again by it.
    const known = withTold(told);
    this.known = known;
    if (this.sheet === null) {
      this.sheet = new CSSStyleSheet();
      document.adoptedStyleSheets.push(this.sheet);
    }
    this.sheet.replaceSync(feltsOf(known));
  }
}
export const looks = new Looks();

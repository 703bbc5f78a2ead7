// The pots as a viewer sees them: what has been gathered, by all-in level, and what is still in front of the seats.
import type { Chips, View } from 'baraja';
import type { Names } from 'baraja/kernel';

export function pokerPots(view: View, names: Names): Chips[] {
  const at = (place: string): Chips => view.felt.chips[names.places.indexOf(place)] ?? 0;
  const { seats } = view.felt;
  const live = new Set(seats.filter((s) => (view.felt.zones[names.zones.indexOf(`hand:${s}`)] ?? []).length > 0));
  const left = seats.map((seat) => ({ seat, chips: at(`in:${seat}`) }));
  const pots: Chips[] = [];
  let centre = at('centre');
  while (left.some((s) => s.chips > 0) || centre > 0) {
    const claims = left.filter((s) => live.has(s.seat) && s.chips > 0).map((s) => s.chips);
    const layer = claims.length > 0 ? Math.min(...claims) : Number.MAX_SAFE_INTEGER;
    let pot = centre;
    centre = 0;
    for (const s of left) {
      const part = Math.min(layer, s.chips);
      s.chips -= part;
      pot += part;
    }
    pots.push(pot);
  }
  return pots;
}

// The pots as a viewer sees them: what has been gathered, by all-in level.
import type { Chips, View } from 'baraja';
import type { Names } from 'baraja/kernel';
import { muckedIn, potsNamed } from 'baraja/steps';

export function pokerPots({ felt }: View, { places, zones }: Names): readonly Chips[] {
  const live = felt.seats.filter((seat) => (felt.zones[zones.indexOf(`hand:${seat}`)] ?? []).length > 0);
  const at = (place: string): Chips => felt.chips[places.indexOf(place)] ?? 0;
  return potsNamed(at, { seats: felt.seats, live, mucked: muckedIn(felt.now) }).map(({ amount }) => amount);
}

// What storms must have shown among them, or they prove nothing: the narrow places in which such a room goes wrong. A set of storms that is
// large enough and never met one of them is no good set.

/** Each by what is written down when it is met. */
export const SIGHTINGS: Readonly<Record<string, string>> = {
  'taken over in a hand': 'another server took the room over in the middle of a hand',
  'left politely': 'a server left the room to another',
  'gave the room up': 'a server found that its lease was over, and stopped',
  'store: fenced': 'a stale owner tried to store something, and was refused',
  'store: conflict': 'something was stored on a version that was not the last',
  'store: disk-full': 'the disk was full',
  archived: 'what was over went into the archive while all that happened',
  'store: archive fenced': 'a stale owner tried to put something into the archive, and was refused',
  'lost-reply append': 'an append was stored, and its answer lost',
  'first answer given again by another server': 'what one server stored another answered for',
  'asked again': 'a client asked again what was not answered',
  stale: 'somebody acted on an old view',
  'slow reader cut off': 'a client that did not read was cut off',
  'bus: lost': 'something told on the bus was lost',
  'bus: told twice': 'something told on the bus came twice',
  'bus: overtaken': 'something told on the bus was overtaken',
  'trunk lost': 'a gateway lost its way to the room, and took it up again',
  'moved behind a gateway': 'the room went to another server, and a socket stayed open',
  'one server is lost for good': 'a server never came back',
};
/** From so many storms on, all of it must have been met. */
export const ENOUGH = 300;

export function merged(all: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const seen of all) for (const [what, times] of Object.entries(seen)) sum[what] = (sum[what] ?? 0) + times;
  return sum;
}
export const unmet = (seen: Readonly<Record<string, number>>): readonly string[] =>
  Object.keys(SIGHTINGS).filter((what) => !seen[what]);

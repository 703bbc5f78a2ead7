// A push pot to its end. Hands of push-nine tie by luck, so the packs are stacked: two tie for the best hand and the third may buy in,
// then nobody ties.
import { expect, test } from 'vitest';
import { playsUntilTold } from './games.js';
import { roomForTests } from './room.js';

/** Three hands as they are dealt, a card at a time. */
const dealt = (...hands: readonly string[]): string =>
  [0, 1, 2].flatMap((card) => hands.map((hand) => hand.split(' ')[card]!)).join(' ');
const TIED = dealt('Kd Qd 9s', 'Kh Qh 9h', '2c 2d 3c');
const APART = dealt('Kd Qd 9s', 'Kh Qh 8s', '2c 2d 3c');
const at = roomForTests({ stacked: { players: 3, tops: [TIED, APART] } });

test('s-and-k p9: a tied pot is pushed, the third buys in, and one hand takes it in the end', async () => {
  const people = await at.room.people('Nora Sofía', 'Omar', 'Pia');
  const told = await playsUntilTold(people, 's-and-k', 'p9', / buys into the push pot, .* SNK-P9-9$/);
  expect(told.filter((line) => / tie with 9 points: .* SNK-P9-8$/.test(line))).toHaveLength(1);
  expect(told.filter((line) => / wins .*\$/.test(line))).toHaveLength(1);
  for (const line of told) expect(line).toMatch(/ [A-Z]+-[A-Za-z0-9-]+$/);
});

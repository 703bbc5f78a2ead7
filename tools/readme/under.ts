import { isFault, readText, under } from '@baraja/hands';
import { isOpened, openTable } from 'baraja/books';
import { words } from 'baraja/words';

const text = `variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [200, 200, 200]
players = ["Ana", "Beto", "Chuy"]
actions = ["d dh p1 2c2d", "d dh p2 AhAd", "d dh p3 KhKd", "p3 cbr 6", "p1 f", "p2 cbr 20", "p3 f"]
`;
const say = words('en');
const rules = openTable({ house: 's-and-k', game: 'hold', stake: '5-10' });
if (!isOpened(rules)) throw new Error(say.refusal(rules));
for (const read of readText('phh', text)) {
  const found = isFault(read) ? read : under(read.hand, rules);
  if (isFault(found)) throw new Error(found.fault);
  for (const { act, did, refusal, instead } of found.refused)
    console.log(`Act ${act}, ${did}:`, say.refusal(refusal), `Played instead: ${instead}`);
  for (const { what, seat, amount, rule } of found.is)
    console.log(`Seat ${seat}: ${what} ${say.money(amount)} (${rule})`);
  console.log(found.seats.map(({ name, was, is }) => `${name}: ${was} became ${is}`).join(', '));
}

import { faces, pack52, seeded, shuffle } from 'baraja';
import { isOpened, openBook } from 'baraja/books';
import { hold } from 'baraja/houses/s-and-k';
import { decide, emptyTable, type TableCommand } from 'baraja/table';

const rules = openBook(hold, {});
if (!isOpened(rules)) throw new Error(rules.refused);
let table = emptyTable(rules);
const commands: readonly TableCommand[] = [
  ...['ana', 'beto', 'chuy'].map(
    (id, i): TableCommand => ({
      type: 'sit',
      seat: i + 1,
      patron: { id, name: id, bot: false },
      buyIn: 10_000,
      at: 0,
    }),
  ),
  { type: 'drawButton', faces: faces('9s Kh 2d') },
  { type: 'deal' },
  { type: 'act', command: { type: 'shuffle', actor: 'chance', faces: shuffle(pack52, seeded(1)) } },
  { type: 'act', command: { type: 'raise', actor: 2, amount: 1_500 } },
];
for (const command of commands) {
  const answer = decide(table, command);
  if ('refused' in answer) throw new Error(answer.refused);
  table = answer.state;
  for (const e of answer.events) if (e.type === 'Played') console.log(e.event.type, e.event.rule);
}

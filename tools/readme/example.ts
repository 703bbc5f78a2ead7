import { faces, pack52, seeded, shuffle } from 'baraja';
import { isOpened, openTable } from 'baraja/books';
import { decide, emptyTable, type TableCommand } from 'baraja/table';
import { words } from 'baraja/words';

const say = words('en');
const rules = openTable({ house: 's-and-k', game: 'hold' });
if (!isOpened(rules)) throw new Error(say.refusal(rules));
let table = emptyTable(rules);
function ask(command: TableCommand): void {
  const answer = decide(table, command);
  if ('refused' in answer) throw new Error(say.refusal(answer));
  table = answer.state;
  for (const e of answer.events)
    if (e.type === 'Played' && e.event.rule) console.log(say.event(table.live!.game, e.event), e.event.rule);
}
for (const [i, id] of ['ana', 'beto', 'chuy'].entries())
  ask({ type: 'sit', seat: i + 1, patron: { id, name: id, bot: false }, buyIn: 10_000, at: 0 });
ask({ type: 'drawButton', faces: faces('9s Kh 2d') });
ask({ type: 'deal' });
ask({ type: 'act', command: { type: 'shuffle', actor: 'chance', faces: shuffle(pack52, seeded(1)) } });
ask({ type: 'act', command: { type: 'raise', actor: 2, amount: 1_500 } });
const answer = decide(table, { type: 'act', command: { type: 'raise', actor: 3, amount: 6_000 } });
if ('refused' in answer) console.log('Refused:', say.refusal(answer));

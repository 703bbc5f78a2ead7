import { faces, ownTable, pack52, seeded, shuffle } from 'baraja';
import { decide, emptyTable, type TableCommand } from 'baraja/table';
import { words } from 'baraja/words';

const say = words('en');
const rules = ownTable({ game: 'hold', limit: 'no', blinds: [100, 200], seats: 6 });
if ('refused' in rules) throw new Error(say.refusal(rules));
let table = emptyTable(rules);
function ask(command: TableCommand): void {
  const answer = decide(table, command);
  if ('refused' in answer) {
    console.log('Refused:', say.refusal(answer));
    return;
  }
  const live = answer.state.live ?? table.live;
  table = answer.state;
  for (const e of answer.events) {
    const line = live && e.type === 'Played' ? say.event(live.game, e.event) : null;
    if (line) console.log(line);
  }
}
for (const [i, id] of ['ana', 'beto', 'chuy'].entries())
  ask({ type: 'sit', seat: i + 1, patron: { id, name: id, bot: false }, buyIn: 20_000, at: 0 });
ask({ type: 'drawButton', faces: faces('Kh 9s 2d') });
ask({ type: 'deal' });
ask({ type: 'act', command: { type: 'shuffle', actor: 'chance', faces: shuffle(pack52, seeded(1)) } });
ask({ type: 'act', command: { type: 'raise', actor: 1, amount: 300 } });
ask({ type: 'act', command: { type: 'raise', actor: 1, amount: 600 } });
ask({ type: 'act', command: { type: 'fold', actor: 2 } });
ask({ type: 'act', command: { type: 'fold', actor: 3 } });
const none = ownTable({ game: 'hold', limit: 'no' });
if ('refused' in none) console.log('Refused:', say.refusal(none));

import { handOf, isFault, readText, stacksIn, writeAs } from '@baraja/hands';
import { ownTable, pack52, seeded, shuffle } from 'baraja';
import { decide, emptyTable, type TableCommand, type TableEvent } from 'baraja/table';

const rules = ownTable({ game: 'hold', limit: 'no', blinds: [100, 200], seats: 6 });
if ('refused' in rules) throw new Error(rules.refused);
let table = emptyTable(rules);
function ask(command: TableCommand): readonly TableEvent[] {
  const answer = decide(table, command);
  if ('refused' in answer) throw new Error(answer.refused);
  table = answer.state;
  return answer.events;
}
const rng = seeded(1);
for (const [i, name] of ['Ana', 'Beto'].entries())
  ask({ type: 'sit', seat: i + 1, patron: { id: name, name, bot: false }, buyIn: 20_000, at: 0 });
ask({ type: 'drawButton', faces: shuffle(pack52, rng).slice(0, 2) });

const before = table;
const events = [
  ...ask({ type: 'deal' }),
  ...ask({ type: 'act', command: { type: 'shuffle', actor: 'chance', faces: shuffle(pack52, rng) } }),
];
// Whoever is to act checks, or calls where he cannot, until nobody is to act any more.
for (let menu = table.live?.round.menus[0]; menu; menu = table.live?.round.menus[0]) {
  const { actor, options } = menu;
  const type = options.some((option) => option.type === 'check') ? 'check' : 'call';
  events.push(...ask({ type: 'act', command: { type, actor: Number(actor) } }));
}

const hand = handOf(before, events, { table: 'kitchen' });
const text = writeAs('phh', hand);
if (isFault(text)) throw new Error(text.fault);
console.log(text);
for (const read of readText('phh', text)) {
  if (isFault(read)) throw new Error(read.fault);
  console.log(read.over, stacksIn(read.hand));
}

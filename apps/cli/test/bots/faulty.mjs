// A program with a fault of its choice, for the arena to survive: it plays well for some turns, and then does what its argument says.
import { createInterface } from 'node:readline';

const fault = process.argv[2];
const say = (line) => console.log(JSON.stringify(line));
let turns = 0;

/** What the menu marks for silence, or the first thing on it. */
const plain = ({ menu }) => {
  const { type, amount, cards, seats } = menu.find(({ ifSilent }) => ifSilent) ?? menu[0];
  return {
    act: type,
    ...(amount ? { amount: amount.min } : {}),
    ...(cards ? { cards: cards.from.slice(0, cards.min) } : {}),
    ...(seats ? { seat: seats[0] } : {}),
  };
};
const faults = {
  crash: () => {
    console.error('out of cheese');
    process.exit(3);
  },
  hang: () => {},
  garbage: () => console.log('raise, I think'),
  long: () => process.stdout.write('x'.repeat(10_000)),
  unknown: ({ id }) => say({ t: 'choice', id, act: 'check', because: 'I feel like it' }),
  illegal: ({ id }) => say({ t: 'choice', id, act: 'raise', amount: 1 }),
  // Wrong once in every turn, and right the second time.
  corrects: ({ id, view }) => say({ t: 'choice', id, act: 'show-proof', cards: [view ? 1 : 2] }),
};

if (fault === 'mute') setInterval(() => {}, 1000);
else
  for await (const text of createInterface({ input: process.stdin })) {
    const line = JSON.parse(text);
    if (line.t === 'hello') say({ t: 'hello', protocol: fault === 'old' ? 99 : 1 });
    if (line.t === 'turn') {
      turns++;
      globalThis.view = line.view;
      if (turns > 3) faults[fault](line);
      else say({ t: 'choice', id: line.id, ...plain(line.view) });
    }
    if (line.t === 'refused')
      fault === 'corrects' ? say({ t: 'choice', id: line.id, ...plain(globalThis.view) }) : faults[fault](line);
    if (line.t === 'bye') break;
  }

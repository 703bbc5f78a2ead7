// A bot in forty lines: it checks, and calls what is cheap. Node alone, or with tsx where Node does not read TypeScript yet.
import { createInterface } from 'node:readline';

interface Option {
  readonly type: string;
  readonly cost: number | null;
  readonly amount: { readonly min: number } | null;
  readonly cards: { readonly from: readonly number[]; readonly min: number } | null;
  readonly seats: readonly number[] | null;
  readonly ifSilent: boolean;
}
interface View {
  readonly chips: Readonly<Record<string, number>>;
  readonly menu: readonly Option[];
}
type Line =
  | { readonly t: 'hello' | 'game' | 'hand' | 'refused' | 'result' | 'bye' }
  | { readonly t: 'turn'; readonly id: number; readonly seat: number; readonly view: View };

const say = (line: object): void => console.log(JSON.stringify(line));

/** An option with whatever it asks for: the least amount, the fewest cards, the first seat. */
const plain = ({ type, amount, cards, seats }: Option): object => ({
  act: type,
  ...(amount ? { amount: amount.min } : {}),
  ...(cards ? { cards: cards.from.slice(0, cards.min) } : {}),
  ...(seats ? { seat: seats[0] } : {}),
});

function choose({ chips, menu }: View, seat: number): object {
  const named = (type: string): Option | undefined => menu.find((option) => option.type === type);
  const call = named('call');
  const isCheap = (call?.cost ?? 0) * 4 <= (chips[`stack:${seat}`] ?? 0);
  const wanted = named('check') ?? (isCheap ? call : named('fold'));
  return plain(wanted ?? menu.find(({ ifSilent }) => ifSilent) ?? menu[0]!);
}

for await (const text of createInterface({ input: process.stdin })) {
  const line = JSON.parse(text) as Line;
  if (line.t === 'hello') say({ t: 'hello', protocol: 1, name: 'caller' });
  if (line.t === 'turn') say({ t: 'choice', id: line.id, ...choose(line.view, line.seat) });
  if (line.t === 'bye') break;
}

// A small game as a tree, read off the engine once: what is to be solved is then plain numbers.
import type { Position, Task } from 'baraja/learn';

export type Node =
  | { readonly kind: 'end'; readonly value: number }
  | { readonly kind: 'chance'; readonly branches: readonly { readonly probability: number; readonly node: Node }[] }
  | { readonly kind: 'choice'; readonly player: 0 | 1; readonly info: number; readonly next: readonly Node[] };

export interface Tree {
  readonly root: Node;
  /** By information state: its text, and how many choices there are. */
  readonly infos: readonly { readonly text: string; readonly choices: number }[];
}

/** The whole tree of a game for two, with every order of its first so many cards. Values are the first player's. */
export function treeOf(task: Task, cards: number): Tree {
  const infos: { text: string; choices: number }[] = [];
  const byText = new Map<string, number>();
  const read = (position: Position): Node => {
    const { toAct, choices } = position;
    if (typeof toAct !== 'number') return { kind: 'end', value: position.returns[0]! };
    const text = `${toAct}/${position.information(toAct)}`;
    const info = byText.get(text) ?? infos.push({ text, choices: choices.length }) - 1;
    byText.set(text, info);
    const player = task.game.seats.indexOf(toAct) as 0 | 1;
    return { kind: 'choice', player, info, next: choices.map((_, i) => read(position.step(i))) };
  };
  const start = task.root();
  const branches = start
    .outcomes(cards)
    .map(({ probability, order }) => ({ probability, node: read(start.deal(order)) }));
  return { root: { kind: 'chance', branches }, infos };
}

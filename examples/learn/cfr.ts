// Counterfactual regret minimisation as the textbooks have it, with regrets that do not fall below nothing (CFR+), and how far what it has
// learned is from perfect: what the best answers to it would win.
import type { Node, Tree } from './tree.js';

export class Solver {
  private readonly regrets: Float64Array[];
  private readonly sums: Float64Array[];
  private round = 0;
  constructor(private readonly tree: Tree) {
    const blank = (): Float64Array[] => tree.infos.map(({ choices }) => new Float64Array(choices));
    [this.regrets, this.sums] = [blank(), blank()];
  }

  /** So many more rounds, each player in turn. */
  train(rounds: number): this {
    for (let i = 0; i < rounds; i++) {
      this.round++;
      for (const player of [0, 1] as const) {
        const gains = this.regrets.map((r) => new Float64Array(r.length));
        const now = this.regrets.map(matched);
        this.walk(this.tree.root, player, 1, 1, now, gains);
        for (const [info, gain] of gains.entries())
          for (let c = 0; c < gain.length; c++)
            this.regrets[info]![c] = Math.max(0, this.regrets[info]![c]! + gain[c]!);
      }
    }
    return this;
  }
  /** What the node is worth to the player, who reaches it so often by himself; the others and chance reach it `others` often. */
  private walk(
    node: Node,
    player: 0 | 1,
    own: number,
    others: number,
    now: readonly Float64Array[],
    gains: readonly Float64Array[],
  ): number {
    if (node.kind === 'end') return player === 0 ? node.value : -node.value;
    if (node.kind === 'chance')
      return node.branches.reduce(
        (sum, { probability, node: next }) =>
          sum + probability * this.walk(next, player, own, others * probability, now, gains),
        0,
      );
    const strategy = now[node.info]!;
    if (node.player !== player)
      return node.next.reduce(
        (sum, next, c) => sum + strategy[c]! * this.walk(next, player, own, others * strategy[c]!, now, gains),
        0,
      );
    const values = node.next.map((next, c) => this.walk(next, player, own * strategy[c]!, others, now, gains));
    const value = values.reduce((sum, v, c) => sum + strategy[c]! * v, 0);
    for (const [c, v] of values.entries()) {
      gains[node.info]![c]! += others * (v - value);
      this.sums[node.info]![c]! += this.round * own * strategy[c]!;
    }
    return value;
  }

  /** What has been learned: how often each choice is made, by information state. */
  get average(): readonly Float64Array[] {
    return this.sums.map(matched);
  }
  /** What the first player wins if both play by it. */
  get value(): number {
    return playedValue(this.tree.root, this.average);
  }
  /** What perfect answers win against it on average, a round: nothing if it is perfect itself. */
  get exploitability(): number {
    const { tree, average } = this;
    return (bestAnswer(tree, average, 0) + bestAnswer(tree, average, 1)) / 2;
  }
}

/** As often as it is regretted; all alike where nothing is. */
function matched(weights: Float64Array): Float64Array {
  let sum = 0;
  for (const w of weights) sum += w;
  return weights.map((w) => (sum > 0 ? w / sum : 1 / weights.length));
}
function playedValue(node: Node, strategy: readonly Float64Array[]): number {
  if (node.kind === 'end') return node.value;
  if (node.kind === 'chance')
    return node.branches.reduce(
      (sum, { probability, node: next }) => sum + probability * playedValue(next, strategy),
      0,
    );
  return node.next.reduce((sum, next, c) => sum + strategy[node.info]![c]! * playedValue(next, strategy), 0);
}

/** What a player wins who knows the other's strategy and answers it perfectly, seeing no more than he may. */
function bestAnswer({ root, infos }: Tree, strategy: readonly Float64Array[], player: 0 | 1): number {
  const lies = infos.map((): { readonly node: Extract<Node, { kind: 'choice' }>; readonly reach: number }[] => []);
  const spread = (node: Node, reach: number): void => {
    if (node.kind === 'chance') for (const b of node.branches) spread(b.node, reach * b.probability);
    if (node.kind !== 'choice') return;
    if (node.player === player) lies[node.info]!.push({ node, reach });
    for (const [c, next] of node.next.entries())
      spread(next, node.player === player ? reach : reach * strategy[node.info]![c]!);
  };
  spread(root, 1);
  const picks = new Map<number, number>();
  const pick = (info: number): number => {
    const known = picks.get(info);
    if (known !== undefined) return known;
    const worths = Array.from({ length: infos[info]!.choices }, (_, c) =>
      lies[info]!.reduce((sum, { node, reach }) => sum + (reach > 0 ? reach * worth(node.next[c]!) : 0), 0),
    );
    const best = worths.indexOf(Math.max(...worths));
    picks.set(info, best);
    return best;
  };
  const worth = (node: Node): number => {
    if (node.kind === 'end') return player === 0 ? node.value : -node.value;
    if (node.kind === 'chance') return node.branches.reduce((sum, b) => sum + b.probability * worth(b.node), 0);
    if (node.player === player) return worth(node.next[pick(node.info)]!);
    return node.next.reduce((sum, next, c) => sum + strategy[node.info]![c]! * worth(next), 0);
  };
  return worth(root);
}

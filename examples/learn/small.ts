// Kuhn's and Leduc's poker solved: npm run learn
import { pathToFileURL } from 'node:url';
import { kuhn, leduc } from 'baraja/games';
import { taskOf } from 'baraja/learn';
import { Solver } from './cfr.js';
import { treeOf } from './tree.js';

const SMALL = { markers: {}, terms: null };

/** The two games, each with the cards that matter and what is known of its value to the first player. */
export const GAMES = [
  {
    name: 'Kuhn’s poker',
    task: taskOf(kuhn, { chips: { 'stack:0': 2, 'stack:1': 2 }, ...SMALL }, 1),
    cards: 3,
    known: -1 / 18,
  },
  {
    name: 'Leduc’s poker',
    task: taskOf(leduc, { chips: { 'stack:0': 20, 'stack:1': 20 }, ...SMALL }, 1),
    cards: 3,
    known: -0.0856,
  },
] as const;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const { name, task, cards, known } of GAMES) {
    const tree = treeOf(task, cards);
    const solver = new Solver(tree);
    console.log(`${name}: ${tree.infos.length} information states; known value ${known.toFixed(4)}`);
    for (let rounds = 100; rounds <= 400; rounds += 100) {
      solver.train(100);
      const { value, exploitability } = solver;
      console.log(`  ${rounds} rounds: value ${value.toFixed(5)}, exploitability ${exploitability.toFixed(5)}`);
    }
  }

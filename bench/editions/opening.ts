// One edition opens every table of some houses, in a process of its own: `node opening.mjs jalisco,rogelios`. Built from this checkout and,
// beside the engine of an earlier commit, from that one: so it asks for nothing that both do not have.
import { games, isOpened, openTable, stakesOf } from '../../packages/engine/src/books/index.js';

/** Milliseconds of the processor for a table, the first time round and when the compiler is done with it; and how many there are. */
export interface Openings {
  readonly first: number;
  readonly again: number;
  readonly tables: number;
}
const AGAIN = 4;

const wanted = process.argv[2]!.split(',');
const asked = games
  .filter(({ house }) => wanted.includes(house))
  .flatMap(({ id, house }) => {
    const stakes = stakesOf(id);
    return 'refused' in stakes ? [] : stakes.map((stake) => ({ house, game: id, stake: stake.id }));
  });
function once(): number {
  const before = process.cpuUsage();
  for (const one of asked) if (!isOpened(openTable(one))) throw new Error(`${one.game} does not open at ${one.stake}`);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / asked.length;
}
const first = once();
for (let i = 1; i < AGAIN; i++) once();
console.log(JSON.stringify({ first, again: once(), tables: asked.length } satisfies Openings));

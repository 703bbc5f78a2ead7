// The program of a thread that thinks for bots. It is told what one seat may see and answers with a choice; it keeps nothing but
// what it has learnt of a game, so whoever thinks, here or in the room's own thread, chooses alike.
import { constants, getPriority, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { seeded, type View } from 'baraja';
import { type Advice, advise, bots, type Posted, prepare } from 'baraja/bots';

/** A choice to be made, with its reasons if wanted; or rules to learn. `game` is a `Posted` written out: the same text is read once. */
export type Task =
  | { readonly bot: string; readonly game: string; readonly view: View; readonly seed: number; readonly why: boolean }
  | { readonly learn: Posted['rules'] };
export type ToThinker = Task & { readonly number: number };
export interface FromThinker {
  readonly number: number;
  /** Null when there was nothing to choose, or the bot was at a loss. */
  readonly advice: Advice | null;
  readonly trouble?: string;
}
/** What the room passes to the thread; its name keeps the program from starting anywhere else. */
export interface ThinkerStart {
  readonly barajaThinker: true;
}

/** How far a thinker stands back: nobody may step forward, so it is counted from where the program stands. */
const POLITE = 5;
/** One for each set of seats of each game. */
const GAMES_MAX = 500;
const games = new Map<string, Posted>();
function gameFrom(text: string): Posted {
  let game = games.get(text);
  if (game === undefined) {
    if (games.size >= GAMES_MAX) games.clear();
    game = JSON.parse(text) as Posted;
    games.set(text, game);
  }
  return game;
}

function think(task: Task): Advice | null {
  if ('learn' in task) {
    if (task.learn) prepare(task.learn);
    return null;
  }
  const seen = { view: task.view, game: gameFrom(task.game) };
  if (task.why) return advise(task.bot, seen, task.seed);
  return { command: bots[task.bot]!.choose(seen, seeded(task.seed)) };
}

function serve(): void {
  const port = parentPort!;
  // On Linux a priority is a thread's own: people's commands and the disk go first. Elsewhere it is the whole program's.
  if (process.platform === 'linux') setPriority(Math.min(getPriority() + POLITE, constants.priority.PRIORITY_LOW));
  port.on('message', (asked: ToThinker) => {
    const { number } = asked;
    const post = (answer: Omit<FromThinker, 'number'>): void => port.postMessage({ number, ...answer });
    try {
      post({ advice: think(asked) });
    } catch (error) {
      post({ advice: null, trouble: error instanceof Error ? error.message : String(error) });
    }
  });
}

if (parentPort !== null && (workerData as Partial<ThinkerStart> | null)?.barajaThinker === true) serve();

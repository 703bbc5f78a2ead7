// npm run differ: the same commands to this edition of the engine and to the last one, which is built from the history. After every
// decision both must have the same chips, cards, markers and menus, must have told the same facts by the same clauses, and refuse
// alike. `npm run differ -- --rounds 500 --against COMMIT rog-draw` plays so many rounds of some games beside another commit.
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { gameBooks, gameOf, isOpened, openTable } from '../../packages/engine/src/books/index.js';
import { type AnyGame, type Command, isRefusal } from '../../packages/engine/src/kernel/index.js';
import { drive } from '../../packages/laws/src/sample.js';
import { type Subject, theKernel } from '../../packages/laws/src/subject.js';
import { kindsOf, subjectAt } from '../../packages/laws/src/subjects.js';
import { type Cause, causeOfName, causeOfWay } from './causes.js';
import { engineOf, LAST } from './history.js';
import { type Answer, type LastEngine, lyingIn, outcomeOf, type Parting, partings, roundIn } from './parts.js';

const ROUNDS = 2000;

interface Seen {
  rounds: number;
  readonly example: string;
}
interface Compared {
  decisions: number;
  equal: number;
  /** Rounds with nothing in them that is not explained. */
  explained: number;
  readonly causes: Map<Cause, Seen>;
  /** What no cause explains, without the numbers in it. */
  readonly open: Map<string, Seen>;
}
const count = <Key>(seen: Map<Key, Seen>, key: Key, example: string): void => {
  const known = seen.get(key) ?? { rounds: 0, example };
  seen.set(key, { ...known, rounds: known.rounds + 1 });
};
const kindOf = (act: string, { name, change }: Parting): string =>
  `${act}: ${name}: ${change}`.replace(/\d+/g, 'n').slice(0, 110);
/** Does the same lie on both felts, but for what is known? */
function isSameWay(game: AnyGame, ours: Answer, theirs: AnyGame, their: Answer): boolean {
  if (isRefusal(ours) || isRefusal(their)) return isRefusal(ours) && isRefusal(their);
  const found = partings(lyingIn(game, roundIn(ours)), lyingIn(theirs, roundIn(their)));
  return found.every((one) => causeOfName(game.id, one) !== null);
}
/** One round by both. It goes on as long as both go the same way and the same lies on both felts, whatever else has parted. */
function compare(subject: Subject, last: LastEngine, theirs: AnyGame, seed: number, sum: Compared): void {
  const causes = new Map<Cause, string>();
  const open = new Map<string, string>();
  const goesOn = (ours: Answer, their: Answer, command: Command | null): boolean => {
    const [is, was] = [outcomeOf(subject.game, ours), outcomeOf(theirs, their)];
    const found = partings(is, was);
    if (found.length === 0) return true;
    const act = command?.type ?? 'opening';
    const example = ({ name, change }: Parting): string =>
      `seed ${seed}, ${JSON.stringify(command)}: ${name}: ${change.slice(0, 300)}`;
    const rest = found.filter((one) => {
      const cause = causeOfName(subject.game.id, one);
      if (cause !== null) causes.set(cause, example(one));
      return cause === null;
    });
    const way = rest.length === 0 ? null : causeOfWay({ game: subject.game.id, act, ours: is, last: was });
    if (way !== null) causes.set(way, example(rest[0]!));
    else for (const one of rest) open.set(kindOf(act, one), example(one));
    // A round that went another way cannot be gone on with: what follows from it is not held against either.
    return way === null && isSameWay(subject.game, ours, theirs, their);
  };
  const opened = theKernel.open(subject.game, subject.setup);
  let their = last.open(theirs, subject.setup);
  if (goesOn(opened, their, null))
    for (const { command, answer } of drive(theKernel, subject, opened.round, seed)) {
      const answered = last.play(theirs, roundIn(their), command);
      sum.decisions++;
      if (!goesOn(answer, answered, command)) break;
      if (!isRefusal(answered)) their = answered;
    }
  for (const [cause, example] of causes) count(sum.causes, cause, example);
  for (const [kind, example] of open) count(sum.open, kind, example);
  if (open.size > 0) return;
  if (causes.size === 0) sum.equal++;
  else sum.explained++;
}

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: `${ROUNDS}` }, against: { type: 'string', default: LAST } },
});
const rounds = Number(values.rounds);
const last = (await import(pathToFileURL(await engineOf(values.against)).href)).engine as LastEngine;
let differ = 0;
const unopened: string[] = [];
for (const book of gameBooks) {
  if (wanted.length > 0 && !wanted.includes(book.id)) continue;
  const opens = last.openTable({ house: gameOf(book.id).house, game: book.id });
  if (!last.isOpened(opens)) {
    unopened.push(book.id);
    continue;
  }
  const sum: Compared = { decisions: 0, equal: 0, explained: 0, causes: new Map(), open: new Map() };
  const stakes = kindsOf(book);
  const placings = stakes.flatMap((stake, i) => [
    {
      name: `${stake} full`,
      stake,
      switches: {},
      dealer: 'engine',
      scene: { seats: 10, stacks: i % 2 ? 'deep' : 'mixed' },
    } as const,
    { name: `${stake} few`, stake, switches: {}, dealer: 'person', scene: { seats: 3, stacks: 'short' } } as const,
  ]);
  for (const [i, placing] of placings.entries()) {
    const subject = subjectAt(book, placing);
    const opening = { house: gameOf(book.id).house, game: book.id, stake: placing.stake, dealer: placing.dealer };
    const ours = openTable(opening);
    if (!isOpened(ours)) throw new Error(`${book.id} does not open`);
    const theirs = last.makeGame(book.id, last.openTable(opening).game, subject.game.seats);
    for (let seed = i; seed < rounds; seed += placings.length) compare(subject, last, theirs, seed, sum);
  }
  const parted = rounds - sum.equal - sum.explained;
  differ += parted;
  const share = `${sum.equal} of ${rounds} rounds equal, ${sum.explained} explained, ${parted} not`;
  console.log(`${book.id.padEnd(12)} ${share}; ${sum.decisions} decisions`);
  for (const [{ commit, why }, { rounds: n }] of sum.causes)
    console.log(`    ${String(n).padStart(5)}  ${commit} ${why}`);
  for (const [kind, { rounds: n, example }] of [...sum.open].sort((a, b) => b[1].rounds - a[1].rounds).slice(0, 8))
    console.log(`  ! ${String(n).padStart(5)}  ${kind}\n           ${example}`);
}
if (unopened.length > 0) console.log(`\n${values.against} does not know: ${unopened.join(', ')}.`);
console.log(differ === 0 ? `All as ${values.against} has it.` : `${differ} rounds differ from ${values.against}.`);
process.exitCode = differ === 0 ? 0 : 1;

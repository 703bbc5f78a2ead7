// npm run differ: the same commands to this edition of the engine and to the last one, which is built from the history. After every
// decision both must have the same chips, cards, markers and menus, must have told the same facts by the same clauses, and refuse
// alike. `npm run differ -- --rounds 500 --against COMMIT rog-draw` plays so many rounds of some games beside another commit.
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { gameBooks, gameOf, isOpened, openTable } from '../../packages/engine/src/books/index.js';
import {
  type AnyEvent,
  type AnyGame,
  type Command,
  type Felt,
  isRefusal,
  type Option,
  type Played,
  type Refusal,
  type Round,
  type Setup,
} from '../../packages/engine/src/kernel/index.js';
import { drive } from '../../packages/laws/src/sample.js';
import { type Subject, theKernel } from '../../packages/laws/src/subject.js';
import { kindsOf, subjectAt } from '../../packages/laws/src/subjects.js';
import { engineOf, LAST } from './history.js';

/** The last edition's calls, as this one types them. What we call a round it called `table`, and the felt `round`. */
interface LastEngine {
  isOpened(rules: unknown): boolean;
  openTable(opening: object): { readonly game: object };
  makeGame(id: string, rules: object, seats: readonly number[]): AnyGame;
  open(game: AnyGame, setup: Setup): Played<AnyEvent> | LastPlayed;
  play(game: AnyGame, round: Round | LastRound, command: Command): Played<AnyEvent> | LastPlayed | Refusal;
}
interface LastRound {
  readonly round: Felt;
  readonly menus: Round['menus'];
}
interface LastPlayed {
  readonly events: readonly AnyEvent[];
  readonly table: LastRound;
}
const roundIn = (played: Played<AnyEvent> | LastPlayed) => ('table' in played ? played.table : played.round);
const ROUNDS = 2000;

/** What lies on the felt and who may do what, with names for numbers, so that editions that number otherwise compare. */
function stateOf({ names }: AnyGame, round: Round | LastRound): object {
  const { menus } = round;
  const felt = 'felt' in round ? round.felt : round.round;
  const named = <T>(list: readonly T[], of: readonly string[]) =>
    Object.fromEntries(of.map((name, i) => [name, list[i]]));
  const zones = Object.entries(named(felt.zones, names.zones)).filter(([, cards]) => cards!.length > 0);
  // Where nothing is ever taken from, the order says nothing.
  const lies = (zone: string, cards: readonly number[]) =>
    zone === 'muck' || zone === 'spent' ? cards.slice().sort((a, b) => a - b) : cards;
  return {
    chips: Object.fromEntries(Object.entries(named(felt.chips, names.places)).filter(([, n]) => n !== 0)),
    cards: Object.fromEntries(zones.map(([zone, cards]) => [zone, lies(zone, cards!)])),
    seen: felt.seen,
    markers: Object.fromEntries(Object.entries(named(felt.markers, names.markers)).filter(([, seat]) => seat !== null)),
    menus: menus.map(({ actor, options }) => ({ actor, options: options.map(offered) })),
  };
}
/** Which cards, in whatever order; the clauses that bound an amount came with this edition. */
const offered = ({ amount, cards, ...rest }: Option) => ({
  ...rest,
  amount: amount && [amount.min, amount.max, amount.unit],
  cards: cards && [cards.from.toSorted((a, b) => a - b), cards.min, cards.max],
});
const factsOf = (events: readonly AnyEvent[]) => events.map(({ type, seat, rule }) => [type, seat, rule]);
const outcomeOf = (game: AnyGame, answer: Played<AnyEvent> | LastPlayed | Refusal): object =>
  isRefusal(answer)
    ? { refused: answer.refused, rule: answer.rule }
    : { told: factsOf(answer.events), ...stateOf(game, roundIn(answer)) };

/** Where two outcomes part: 'menus.0.options.2.rule: A is not B'. */
function parting(ours: unknown, last: unknown, path: readonly string[] = []): string | null {
  if (Object.is(ours, last)) return null;
  const isPlain = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null;
  if (!isPlain(ours) || !isPlain(last))
    return `${path.join('.')}: ${JSON.stringify(last)} became ${JSON.stringify(ours)}`;
  for (const key of new Set([...Object.keys(ours), ...Object.keys(last)])) {
    const found = parting(ours[key], last[key], [...path, key]);
    if (found !== null) return found;
  }
  return null;
}

interface Compared {
  decisions: number;
  equal: number;
  /** By what parted, without the numbers in it: how many rounds, and one of them. */
  readonly parted: Map<string, { rounds: number; example: string }>;
}
function compare(subject: Subject, last: LastEngine, theirs: AnyGame, seed: number, sum: Compared): void {
  const opened = theKernel.open(subject.game, subject.setup);
  let their = last.open(theirs, subject.setup);
  const part = (what: string | null, command: Command | null): boolean => {
    if (what === null) return false;
    const kind = `${command?.type ?? 'opening'}: ${what.replace(/\d+/g, 'n').slice(0, 110)}`;
    const known = sum.parted.get(kind) ?? {
      rounds: 0,
      example: `seed ${seed}, ${JSON.stringify(command)}: ${what.slice(0, 300)}`,
    };
    sum.parted.set(kind, { ...known, rounds: known.rounds + 1 });
    return true;
  };
  if (part(parting(outcomeOf(subject.game, opened), outcomeOf(theirs, their)), null)) return;
  for (const { command, answer } of drive(theKernel, subject, opened.round, seed)) {
    const answered = last.play(theirs, roundIn(their), command);
    sum.decisions++;
    if (part(parting(outcomeOf(subject.game, answer), outcomeOf(theirs, answered)), command)) return;
    if (!isRefusal(answered)) their = answered;
  }
  sum.equal++;
}

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: `${ROUNDS}` }, against: { type: 'string', default: LAST } },
});
const rounds = Number(values.rounds);
const last = (await import(pathToFileURL(await engineOf(values.against)).href)).engine as LastEngine;
let differ = 0;
for (const book of gameBooks) {
  if (wanted.length > 0 && !wanted.includes(book.id)) continue;
  const sum: Compared = { decisions: 0, equal: 0, parted: new Map() };
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
  differ += rounds - sum.equal;
  console.log(
    `${book.id.padEnd(12)} ${String(sum.equal).padStart(5)} of ${rounds} rounds equal, ${sum.decisions} decisions`,
  );
  for (const [kind, { rounds: n, example }] of [...sum.parted].sort((a, b) => b[1].rounds - a[1].rounds).slice(0, 8))
    console.log(`    ${String(n).padStart(5)}  ${kind}\n           ${example}`);
}
console.log(differ === 0 ? `\nAll as ${values.against} has it.` : `\n${differ} rounds differ from ${values.against}.`);

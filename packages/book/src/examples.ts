/**
 * Plays the hands that stand under clauses, by the tables their pages open, and says where one comes out otherwise than it is written.
 *
 *     hand: { stake: 3/6, stacks: [ 100, 100, 100 ], holes: { 1: As Ah }, board: 5s Ts 3d, play: d c c c }
 *     floor: [ floor exposed-card As ]
 *     shows: { stage: flop-betting, to act: 1, cited BoardDealt: HOLD-3 }
 */
import { Refused } from 'baraja/testing';
import { words } from 'baraja/words';
import type { ClausePage, ExamplePage, RulingPage } from './format.js';
import { isPlayedAt, lawsOn } from './law-examples.js';
import type { ReadGame, ReadPage } from './library.js';
import { expected, NO_TABLE, type Others, staged } from './play.js';
import type { Fault, Path } from './source.js';
import type { BookWords } from './words.js';

/** An example that was played: whose it is, where it stands, and what was wrong with it. */
export interface Played {
  readonly id: string;
  readonly at: Omit<Fault, 'message'>;
  readonly wrong: readonly string[];
}

/** Every example on a game's own page, on the parts that are shown at its tables, and of the law there; or those of some clauses. */
export function* playExamples(game: ReadGame, of: (id: string) => boolean = () => true): Generator<Played> {
  for (const page of [...game.shows, ...lawsOn(game)]) yield* examplesOn(page, game, of);
}
/** The game an example is dealt by: at a dealer's choice it may be any of them, by id. */
const pagesFor = ({ pages, choice = [] }: ReadGame, { hand }: ExamplePage): ReadGame['pages'] =>
  choice.find(({ own }) => own.game === hand.game)?.pages ?? pages;
const othersIn =
  ({ choice = [] }: ReadGame): Others =>
  (id) =>
    choice.find(({ own }) => own.game === id)?.pages;
function* examplesOn(page: ReadPage, game: ReadGame, of: (id: string) => boolean): Generator<Played> {
  const { data, source } = page;
  for (const section of ['clauses', 'rulings'] as const)
    for (const [id, { examples = [] }] of Object.entries<ClausePage | RulingPage>(data[section] ?? {}))
      for (const [n, example] of of(id) ? examples.entries() : []) {
        if (!isPlayedAt(example, page, game.pages.game)) continue;
        const path: Path = [section, id, 'examples', n];
        yield {
          id,
          at: { file: source.file, ...source.at(path) },
          wrong: tried(() => playExample(pagesFor(game, example), example, source.say, othersIn(game)), source.say),
        };
      }
}
function tried(play: () => readonly string[], say: BookWords): readonly string[] {
  try {
    return play();
  } catch (error) {
    if (error instanceof Refused) return [say.refusedAct(toldOf(error), words(say.language).refusal(error.refusal))];
    return [(error as Error).message.slice(0, 300)];
  }
}

/** As an example would write it. */
function toldOf({ command: { actor, type, amount } }: Refused): string {
  const of = typeof actor === 'number' ? `seat ${actor}` : actor;
  return `${of} ${type}${amount === undefined ? '' : ` $${amount / 100}`}`;
}

function playExample(
  pages: ReadGame['pages'],
  example: ExamplePage,
  say: BookWords,
  others: Others,
): readonly string[] {
  const { hand, shows, floor = [] } = example;
  const written = { hand, shows, floor };
  const isOpen = !(NO_TABLE in shows);
  if (isOpen && Object.keys(shows).length === 0) return [say.showsNothing];
  const at = staged(pages, written, say, others);
  if (isOpen && at.kind === 'no-table') return [say.refusedTable(say.refusal(at.why))];
  return [...at.unused.map(say.unusedGiven), ...expected(at, written, say).flatMap(({ wrong }) => wrong ?? [])];
}

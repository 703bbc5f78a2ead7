// The rounds that are kept as goldens: for every game of the books one at a table by the sheet, played by bots, so that a dealer
// reads a hand people might have played; and the two small games, played by chance.
import { type Command, isRefusal, type NoteOf, open, play, seeded, shuffle, unshuffled, view } from 'baraja';
import { type GameBook, gameBooks, gameOf } from 'baraja/books';
import { type Bot, bots, posted } from 'baraja/bots';
import { type AnyEvent, type AnyGame, houseEvent } from 'baraja/kernel';
import type { TableRules } from 'baraja/table';
import { type Course, driven } from './sample.js';
import type { Subject } from './subject.js';
import { kindsOf, smallSubjects, subjectAt } from './subjects.js';
import { openedAt } from './switched.js';
import { english, type Teller } from './tellers.js';

/** A round worth reading: where, in which words, and how it is played from a seed. */
export interface Showpiece {
  readonly subject: Subject;
  readonly teller: Teller;
  /** Where to begin looking, so that no two games show the same deal. */
  readonly firstSeed: number;
  course(seed: number): Course;
}

export const showpieces = (): readonly Showpiece[] => [
  ...gameBooks.map((book, i) => ({ ...atTheTable(book), firstSeed: 1000 * i })),
  ...smallSubjects.map((subject) => ({
    subject,
    teller: english(null),
    firstSeed: 0,
    course: (seed: number) => driven(subject, 2 * seed), // even seeds call no incidents
  })),
];

const SEATS = 5;
/** At the first game of each house that has blinds somebody comes back and posts what he missed. */
const isFirst = ({ id }: GameBook): boolean =>
  gameBooks.find((book) => gameOf(book.id).house === gameOf(id).house && hasBlinds(book))?.id === id;
const hasBlinds = (book: GameBook): boolean => openedAt(book, {})!.forced.kind === 'blinds';

function atTheTable(book: GameBook): Omit<Showpiece, 'firstSeed'> {
  const [stake] = kindsOf(book);
  const opening = { stake: stake!, switches: {}, dealer: 'engine' } as const;
  const rules = openedAt(book, opening)!;
  // At a rummy everybody has a say over a card: with three a reader can follow.
  const seats = rules.game.family === 'rummy' ? 3 : SEATS;
  const scene = { seats, stacks: 'mixed', returning: isFirst(book) } as const;
  const subject = { ...subjectAt(book, { name: '', ...opening, scene }), name: book.id };
  return { subject, teller: english(rules.game), course: (seed) => playedByBots(subject, rules, seed) };
}

const MANNERS = ['careful', 'steady', 'lively'];
const botAt = (seat: number): Bot => bots[MANNERS[seat % MANNERS.length]!]!;

/** A round as bots play it. */
function playedByBots({ game, setup }: Subject, rules: TableRules, seed: number): Course {
  const rng = seeded(seed);
  const wall = posted(game, rules.game);
  const opened = open(game, setup);
  const log: AnyEvent[] = opened.events.slice();
  const commands: Command[] = [];
  let { round } = opened;
  while (round.menus.length > 0) {
    const { actor } = round.menus[0]!;
    const command: Command =
      typeof actor === 'number'
        ? botAt(actor).choose({ view: view(game, round, actor), game: wall }, rng)
        : { type: 'shuffle', actor, faces: shuffle(unshuffled(game, round), rng) };
    const answer = play(game, round, command);
    if (isRefusal(answer)) throw new Error(`${game.id}: ${command.type} refused, ${answer.refused} (seed ${seed})`);
    commands.push(command);
    log.push(...answer.events);
    round = answer.round;
  }
  return { round, log, commands };
}

/** How much there is to read in a round: what kinds of things happen, and at the end how many hands, pots and ways to win. */
export function interest(game: AnyGame, log: readonly AnyEvent[]): number {
  const kinds = new Set(log.map((e) => e.type)).size;
  const shown = log.filter((e) => e.type === 'HandShown' || e.type === 'HandMucked').length;
  const awards = log.flatMap((e) => (e.type === 'PotAwarded' ? [awardOf(game, e)] : []));
  const pots = new Set(awards.map((award) => award?.pot ?? 0)).size;
  const shared = awards.some((award) => (award?.shares.length ?? 1) > 1) ? 1 : 0;
  const shares = awards.flatMap((award) => award?.shares ?? []);
  const lows = shares.filter(({ way }) => way === 'low');
  const halves = lows.some(({ seat }) => shares.every((other) => other.way !== 'high' || other.seat !== seat)) ? 4 : 0;
  const raises = Math.min(3, log.filter((e) => e.type === 'Raised').length);
  return kinds + Math.min(3, shown) + 3 * (pots - 1) + 2 * shared + halves + raises;
}
/** What an award says, where the game says it as the houses' do. */
function awardOf(game: AnyGame, e: AnyEvent): NoteOf<'PotAwarded'> | null {
  const told = houseEvent(game, e);
  return told?.type === 'PotAwarded' ? told.note : null;
}

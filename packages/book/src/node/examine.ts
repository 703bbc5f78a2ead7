/**
 * Everything that is asked of a house's documents before they go into force: they are read and checked, their examples are played, and what
 * comes of them is held beside what is in force. It takes a while, and is all given in plain data, so that a thread of its own can do it.
 */
import type { GamePages } from 'baraja/document';
import { type Compiled, compile } from '../compile.js';
import type { Weighed } from '../diff/index.js';
import type { PastHand } from '../diff/past.js';
import type { Files, ReadHouse } from '../library.js';
import { readHouse } from '../read.js';
import type { Fault } from '../source.js';
import { BOOK_WORDS } from '../words.js';
import { type Documents, foundAt, hashOf, textsIn } from './found.js';

type Language = 'en' | 'es';
/** What a room plays by now. */
export interface InForce {
  /** The pages of this house's games. */
  readonly games: Readonly<Record<string, GamePages>>;
  /** Whose the games and the clauses of the other houses are. */
  readonly others: {
    readonly games: Readonly<Record<string, string>>;
    readonly clauses: Readonly<Record<string, string>>;
  };
}
export interface Examining {
  /** The house's folder, there or to come. */
  readonly place: string;
  readonly house: string;
  /** Where the documents are that came with the program. */
  readonly shipped: string;
  readonly language: Language;
  /** Its files, where they are not those that lie there. */
  readonly files?: Documents;
  /** Null where it is read only: the room opens by what lies there. */
  readonly beside: InForce | null;
}
export interface Examined {
  /** A hash of the files it was read from. */
  readonly files: string;
  readonly faults: readonly Fault[];
  /** Null where something is wrong. */
  readonly compiled: Compiled | null;
}
/** Hands of a game on record. */
export type Past = (house: string, game: string) => AsyncIterable<PastHand | null> | Iterable<PastHand | null>;
export type Examine = (asked: Examining) => Promise<Examined>;

/** Hands of each changed game that both editions play. */
export const ROUNDS = 60;

export async function examine(asked: Examining, past: Past = () => []): Promise<Examined> {
  const { house, place, shipped, language, beside } = asked;
  const { files: there } = foundAt(place, () => shipped);
  const files: Documents = asked.files ?? Object.fromEntries(textsIn(place));
  const mine = `houses/${house}/`;
  const read: Files = (path) => (asked.files && path.startsWith(mine) ? files[path.slice(mine.length)] : there(path));
  const found = readHouse(house, read, language);
  const hash = hashOf(place, files);
  const faults = beside === null ? found.faults : await faultsIn(found, asked, beside, past);
  return { files: hash, faults, compiled: faults.length > 0 ? null : compile([found]) };
}
/** What is wrong in it; where nothing is, what nobody can explain. */
async function faultsIn(
  found: ReadHouse,
  { house, language }: Examining,
  beside: InForce,
  past: Past,
): Promise<readonly Fault[]> {
  // What a room that only opens has no use for, and does not wait for.
  const [{ reportOn }, { playAlike, weigh }] = await Promise.all([import('../report.js'), import('../diff/index.js')]);
  const faults = [...reportOn(house, found).faults, ...taken(found, house, beside, language)];
  if (faults.length > 0) return faults;
  const unexplained: Fault[] = [];
  for (const { pages, source } of found.games.values()) {
    const was = beside.games[pages.game];
    if (was === undefined || playAlike(was, pages)) continue;
    const weighed = await weigh(was, pages, { rounds: ROUNDS, past: past(house, pages.game) });
    if (weighed.unexplained > 0)
      unexplained.push({ file: source.file, ...source.at(['game']), message: unexplainedIn(weighed, language) });
  }
  return unexplained;
}
/** In a sentence. */
export function unexplainedIn({ game, unexplained, hands, first }: Weighed, language: Language): string {
  const { at, stake, was, is } = first!;
  const which = 'seed' in at ? `${at.seed}` : 'round' in at ? `${at.table} ${at.round}` : at.report;
  return BOOK_WORDS[language].unexplained({ game, unexplained, hands, which, stake, was, is });
}

/** Games and clauses are known by their ids everywhere: what another house has cannot be this one's too. */
function taken({ games }: ReadHouse, house: string, { others }: InForce, language: Language): readonly Fault[] {
  const say = BOOK_WORDS[language];
  const faults: Fault[] = [];
  for (const { pages, source, from } of games.values()) {
    const owner = others.games[pages.game];
    if (owner !== undefined)
      faults.push({ file: source.file, ...source.at(['game']), message: say.gameTaken(pages.game, owner) });
    for (const page of from.filter((one) => one.source.file.startsWith(`houses/${house}/`)))
      for (const section of ['clauses', 'rulings'] as const)
        for (const [id, { en }] of Object.entries(page.data[section] ?? {}))
          if (en !== undefined && others.clauses[id] !== undefined)
            faults.push({
              file: page.source.file,
              ...page.source.at([section, id]),
              message: say.clauseTaken(id, others.clauses[id]!),
            });
  }
  return faults;
}

// What the desk's thread does. It has the room's documents, reads a draft over them, and remembers the last one it read.
import { codeOf, type Files, idOf, newHouse, type ReadGame, type ReadHouse, readHouse, reportOn } from '@baraja/book';
import { isRefused, stakesOn } from 'baraja/document';
import type { Asks, Checked, Documents, GameTold, HouseDraft, Mark } from './asks.js';
import { compared } from './compared.js';
import { dealt, nameOf } from './dealt.js';
import { knownOn } from './known.js';

type Does = { [Name in keyof Asks]: (given: Asks[Name][0]) => Asks[Name][1] };
type Language = Asks['check'][0]['language'];

/** The draft's own files in place of those its house has; everything else as it lies in the room. */
const over =
  (base: Documents, { house, files }: HouseDraft): Files =>
  (path) => {
    const mine = `houses/${house}/`;
    return path.startsWith(mine) ? files[path.slice(mine.length)] : base[path];
  };

export class Work implements Does {
  private files: Documents = {};
  private last: { readonly key: string; readonly read: ReadHouse } | null = null;

  base = ({ files }: Asks['base'][0]): null => {
    this.files = files;
    this.last = null;
    return null;
  };
  private read(draft: HouseDraft, language: Language): ReadHouse {
    const key = JSON.stringify([draft, language]);
    if (this.last?.key !== key) this.last = { key, read: readHouse(draft.house, over(this.files, draft), language) };
    return this.last.read;
  }
  check = ({ draft, language, examples }: Asks['check'][0]): Checked => {
    const read = this.read(draft, language);
    if (read.faults.length > 0 || !examples)
      return { faults: read.faults, hints: [], games: gamesOf(read, language, new Map()) };
    const { faults, games } = reportOn(draft.house, read);
    const hints = games.flatMap(({ game, unshown }) => hintsAt(read.games.get(game)!, unshown));
    return { faults, hints, games: gamesOf(read, language, new Map(games.map((one) => [one.game, one]))) };
  };
  deal = ({ draft, language, game, stake, seed }: Asks['deal'][0]) => {
    const read = this.read(draft, language);
    const found = read.games.get(game);
    return read.faults.length > 0 || !found ? null : dealt(found, { language, stake, seed, words: read.words });
  };
  compare = ({ draft, language, rounds }: Asks['compare'][0]) => {
    const is = this.read(draft, language);
    if (is.faults.length > 0) return null;
    const isThere = `houses/${draft.house}/house.yaml` in this.files;
    const was = isThere ? readHouse(draft.house, (path) => this.files[path], language) : null;
    return compared(was, is, { language, rounds });
  };
  known = ({ page }: Asks['known'][0]) => knownOn(page);
  fresh = ({ name, language }: Asks['fresh'][0]): HouseDraft => {
    const house = idOf(name);
    const asked = {
      id: house,
      code: codeOf(house),
      name,
      place: '—',
      game: 'limit',
      stakes: '2/4',
      small: '$1',
      big: '$2',
      fee: '$0',
    } as const;
    const files = Object.entries(newHouse({ ...asked, language }, this.files['customs/poker.yaml'] ?? ''));
    return { house, files: Object.fromEntries(files.map(([path, text]) => [path.split('/').at(-1)!, text])) };
  };
}

/** The clauses that do something and have no example, where they stand. */
const hintsAt = ({ shows }: ReadGame, ids: readonly string[]): readonly Mark[] =>
  ids.flatMap((id) =>
    shows.flatMap(({ source, data }) =>
      (['clauses', 'rulings'] as const)
        .filter((section) => data[section]?.[id] !== undefined)
        .map((section) => ({ file: source.file, ...source.at([section, id]), message: id })),
    ),
  );
function gamesOf(
  { games, faults }: ReadHouse,
  language: Language,
  reports: ReadonlyMap<string, Pick<GameTold, 'examples' | 'silent'>>,
): readonly GameTold[] {
  if (faults.length > 0) return [];
  return [...games].map(([id, game]) => {
    const stakes = stakesOn(game.pages);
    const { examples = 0, silent = [] } = reports.get(id) ?? {};
    return {
      id,
      name: nameOf(game, language),
      stakes: isRefused(stakes) ? [] : stakes.map((one) => one.id),
      examples,
      silent,
    };
  });
}

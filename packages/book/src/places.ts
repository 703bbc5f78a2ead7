/** Where the entries of a game stand and what they say, for whoever is told that two of them do not go together. */
import { entriesOf, type GamePages, type Knob, type Placed, type Setter, type Situation, told } from 'baraja/document';
import type { ClausePage, RulingPage } from './format.js';
import type { ReadGame } from './library.js';
import type { Path } from './source.js';
import type { BookWords } from './words.js';

export type Words = ReadonlyMap<string, ClausePage | RulingPage>;
export class Places {
  readonly say: BookWords;
  private readonly said = new Set<string>();
  constructor(
    readonly game: ReadGame,
    private readonly words: Words,
  ) {
    this.say = game.source.say;
  }
  private path({ entry: { id }, level }: Placed, within: Path): Path {
    return [this.game.from[level]!.data.clauses?.[id] ? 'clauses' : 'rulings', id, ...within];
  }
  /** Was it not told yet? What is wrong at one table is wrong at many. */
  isNews(what: string): boolean {
    const isNews = !this.said.has(what);
    this.said.add(what);
    return isNews;
  }
  /** Something is wrong with an entry, here in it. */
  tell(one: Placed, within: Path, message: string, onKey = false): void {
    this.game.from[one.level]!.source.fault(this.path(one, within), message, onKey);
  }
  /** Its id, its file and line, and its words. */
  side(one: Placed, within: Path = []): string {
    const { source } = this.game.from[one.level]!;
    const { line } = source.at(this.path(one, within), true);
    return `${one.entry.id} (${[`${source.file}:${line}`, ...this.quoted(one)].join(', ')})`;
  }
  /** Its words alone: in brackets, where it has any. */
  here(one: Placed): string {
    return this.quoted(one)
      .map((words) => ` (${words})`)
      .join('');
  }
  private quoted({ entry: { id } }: Placed): readonly string[] {
    const text = textOf(this.words.get(id), this.say.language);
    return text === '' ? [] : [this.say.quoted(shortened(text))];
  }
  /** At which of its tables, where it is not so at the usual one. */
  when({ thrown, at }: Situation): string {
    const { game, say } = this;
    const thrownTo = Object.entries(thrown).map(([key, value]) => `${key}: ${String(value)}`);
    return say.when(at.id === '' ? game.pages.game : at.id, thrownTo);
  }
}
/** Where it is said what a switch is at unless thrown: on the nearest page that presets it, or with the switch itself. */
export function presetOf(pages: GamePages, { key, pageKey, entry, level }: Knob): readonly [one: Placed, within: Path] {
  const preset = entriesOf(pages).findLast((one) => one.entry.presets?.[key] !== undefined);
  return preset ? [preset, ['presets', key]] : [{ entry, level }, ['switches', pageKey, 'default']];
}
/** Where in its entry it sets the value. */
export const within = ({ key, topic }: Setter): Path => (key === undefined ? ['sets', topic] : ['switches', key]);

function textOf(page: ClausePage | RulingPage | undefined, language: 'en' | 'es'): string {
  const said = page?.[language];
  if (said === undefined || typeof said === 'string') return said ?? '';
  if ('ruling' in said) return said.ruling;
  return said.text ?? told(language, { ...said, moneyStated: true });
}
const LONGEST = 90;
const shortened = (text: string): string =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST).replace(/\s+\S*$/, '')} …`;

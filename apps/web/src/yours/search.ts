// What somebody types to find hands of his own: a clause, a kind of hand, a game or a house, by whatever he calls it.
import type { HandKind } from '@baraja/room';
import type { YoursStrings } from './words/strings.js';

export type Meant =
  | { readonly by: 'clause'; readonly clause: string }
  | { readonly by: 'kind'; readonly kind: HandKind }
  | { readonly by: 'game'; readonly game: string }
  | { readonly by: 'house'; readonly house: string };

interface Named {
  readonly id: string;
  readonly names: readonly string[];
}
/** Letters and figures only, small and without accents. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
const CLAUSE = /^[a-z]{2,5}(?:-[a-z0-9]+)+$/i;

export function meant(
  typed: string,
  words: YoursStrings,
  houses: readonly Named[],
  games: readonly Named[],
): Meant | null {
  const text = typed.trim();
  const wanted = fold(text);
  if (wanted.length < 2) return null;
  const kinds = Object.entries(words.kinds) as [HandKind, string][];
  const kind = kinds.find(([id, name]) => [id, name, ...(words.also[id] ?? [])].some((one) => fold(one) === wanted));
  if (kind) return { by: 'kind', kind: kind[0] };
  const found = (list: readonly Named[], fits: (name: string) => boolean) =>
    list.find(({ names }) => names.some((name) => fits(fold(name))));
  for (const fits of [
    (name: string) => name === wanted,
    (name: string) => (wanted.length > 2 ? name.includes(wanted) : name.startsWith(wanted)),
  ]) {
    const house = found(houses, fits);
    if (house) return { by: 'house', house: house.id };
    const game = found(games, fits);
    if (game) return { by: 'game', game: game.id };
  }
  return CLAUSE.test(text) ? { by: 'clause', clause: text } : null;
}

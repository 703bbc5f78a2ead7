/** What two editions of a game's pages say otherwise, entry by entry; and the first with one of those changes alone. */
import type { Entry, GamePages, Page, RuleId } from 'baraja/document';

/** The head of a page: family, stakes, what is not offered. */
export const HEAD = 'the head of its page';

const byId = (pages: GamePages): ReadonlyMap<string, string> =>
  new Map(
    pages.pages.flatMap(({ name, entries }) =>
      entries.map((entry) => [`${name} ${entry.id}`, JSON.stringify(sorted(entry))] as const),
    ),
  );
const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .map(([key, v]) => [key, sorted(v)] as const)
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : value;
const headOf = ({ family, stakes, without, pages }: GamePages): string =>
  JSON.stringify(sorted({ family, stakes, without, pages: pages.map(({ name }) => name) }));

/** The clauses and rulings that set, govern or leave open something else than before. */
export function changedEntries(was: GamePages, is: GamePages): readonly RuleId[] {
  const [before, after] = [byId(was), byId(is)];
  const keys = new Set([...before.keys(), ...after.keys()]);
  const ids = [...keys].filter((key) => before.get(key) !== after.get(key)).map((key) => key.split(' ')[1]!);
  return [...new Set(headOf(was) === headOf(is) ? ids : [HEAD, ...ids])];
}

/** The earlier pages with these changes of the later ones, and no other. */
export function withChanges(was: GamePages, is: GamePages, ids: readonly RuleId[]): GamePages {
  const from = ids.includes(HEAD) ? is : was;
  const names = [...new Set([...from.pages, ...was.pages].map(({ name }) => name))];
  const page = (of: GamePages, name: string): Page | undefined => of.pages.find((p) => p.name === name);
  const entries = (name: string): readonly Entry[] => {
    const [old, fresh] = [page(was, name)?.entries ?? [], page(is, name)?.entries ?? []];
    return [...old.filter(({ id }) => !ids.includes(id)), ...fresh.filter(({ id }) => ids.includes(id))];
  };
  return { ...from, pages: names.map((name) => ({ name, entries: entries(name) })) };
}

/** A pack that does not reach: said where it stands how much is dealt, or to how many, whichever the nearest page says. */
import {
  type GamePages,
  isRefused,
  knobsOf,
  openPages,
  type Placed,
  type Sets,
  type Setter,
  type Stake,
} from 'baraja/document';
import { type Places, presetOf, within } from './places.js';
import type { Path } from './source.js';

/** So many seats may need so many cards, and the pack has so many. */
interface Short {
  readonly seats: number;
  readonly needs: number;
  readonly has: number;
}
/** A figure in what somebody sets. */
interface Figure {
  readonly setter: Setter;
  readonly path: Path;
  readonly n: number;
  /** Where it stands. */
  readonly at: Placed;
  readonly within: Path;
}

export function tellShort(places: Places, won: ReadonlyMap<string, Setter>, { id }: Stake, short: Short): void {
  const { pages } = places.game;
  const less = [...won.values()]
    .flatMap((setter) => figuresIn(pages, setter))
    .filter((figure) => needsAt(withFigure(pages, figure, figure.n - 1), id) < short.needs)
    .toSorted((a, b) => b.at.level - a.at.level);
  const [near] = less;
  // Of two on one page it is the seats that are too many.
  const found = less.find(({ setter, at }) => setter.topic.startsWith('seats') && at.level === near?.at.level) ?? near;
  if (!places.isNews(`short ${found?.at.entry.id} ${found?.setter.topic}`)) return;
  const message = places.say.shortPack({ ...short, most: mostSeats(pages, short.seats, id) });
  if (found) places.tell(found.at, found.within, message);
  else places.game.source.fault(['stakes'], message);
}
/** For how many seats the pack reaches; 0 where it is not for two. */
function mostSeats(pages: GamePages, seats: number, stake: string): number {
  for (let n = seats - 1; n > 1; n--) if (needsAt(besides(pages, { 'seats.max': n }), stake) === 0) return n;
  return 0;
}
/** How many cards may be needed; 0 where the pack reaches. */
function needsAt(pages: GamePages, stake: string): number {
  const table = openPages(pages, { stake });
  if (!isRefused(table)) return 0;
  return table.refused === 'pack-too-small' ? table.facts.needs : Number.POSITIVE_INFINITY;
}
function figuresIn(pages: GamePages, setter: Setter): readonly Figure[] {
  const { key, it, value } = setter;
  if (key === undefined)
    return [...numbersIn(value)].map(([path, n]) => ({
      setter,
      path,
      n,
      at: setter,
      within: [...within(setter), ...path],
    }));
  const knob = knobsOf(pages).get(key);
  if (knob === undefined || typeof it !== 'number' || value !== '= it') return [];
  const [at, way] = presetOf(pages, knob);
  return [{ setter, path: [], n: it, at, within: way }];
}
function* numbersIn(value: unknown, path: Path = []): Generator<readonly [Path, number]> {
  if (typeof value === 'number') yield [path, value];
  else if (value !== null && typeof value === 'object')
    for (const [key, part] of Object.entries(value))
      yield* numbersIn(part, [...path, Array.isArray(value) ? Number(key) : key]);
}
/** The pages with another figure in the place of one. */
function withFigure(pages: GamePages, { setter: { entry, level, topic, key }, path }: Figure, n: number): GamePages {
  if (key !== undefined) return besides(pages, { [topic]: n });
  const page = pages.pages[level]!;
  const entries = page.entries.map((one) =>
    one.id === entry.id && one.sets !== undefined ? { ...one, sets: put(one.sets, [topic, ...path], n) as Sets } : one,
  );
  return { ...pages, pages: pages.pages.with(level, { ...page, entries }) };
}
/** The pages with a nearer one that sets these besides. */
const besides = (pages: GamePages, sets: Sets): GamePages => ({
  ...pages,
  pages: [...pages.pages, { name: '', entries: [{ id: '', sheet: false, sets }] }],
});
function put(whole: unknown, [step, ...rest]: Path, n: number): unknown {
  if (step === undefined) return n;
  if (Array.isArray(whole)) return whole.map((part, i) => (i === step ? put(part, rest, n) : part));
  const parts = whole as Readonly<Record<string, unknown>>;
  return { ...parts, [step]: put(parts[step], rest, n) };
}

// What every table tells is as it is declared: its game knows the kind, and the note has the fields of that kind and no others. That
// nothing is declared which no table tells is looked at where every kind is told on purpose, in the words of the engine.
import { faultIn, HOUSE_FACTS, type Moves } from 'baraja/facts';
import { expect, test } from 'vitest';
import { driven } from './sample.js';
import { subjects } from './subjects.js';

/** Played cleanly, with reports, boldly, and by a stubborn floor; a rummy takes some hundreds of decisions. */
const SEEDS = [0, 1, 3, 6, 7, 15];
const LONG_SEEDS = [7];

test('every note is as its kind declares it', () => {
  const faults = new Set<string>();
  const told = new Set<string>();
  for (const subject of subjects())
    for (const seed of subject.isLong ? LONG_SEEDS : SEEDS)
      for (const e of driven(subject, seed).log) {
        told.add(e.type);
        const fault = faultIn(subject.game.facts, e.type, e.note);
        if (fault !== null) faults.add(`${subject.name}: ${fault}`);
      }
  expect([...faults]).toEqual([]);
  expect(told.size).toBeGreaterThan(100);
});

test('what a kind may move is called as tables call it', () => {
  const kindsOf = (names: readonly string[]): readonly string[] => names.map((name) => name.split(':')[0]!);
  const games = subjects().map(({ game }) => game.names);
  const ends = (routes: readonly string[] = []): readonly string[] =>
    routes.flatMap((route) => route.replace(/: \w+$/, '').split(' > ')).filter((name) => name !== '*');
  const unknown = (known: ReadonlySet<string>, names: readonly string[]) => names.filter((name) => !known.has(name));
  const [places, zones, markers] = (['places', 'zones', 'markers'] as const).map(
    (what) => new Set(games.flatMap((names) => kindsOf(names[what]))),
  ) as [Set<string>, Set<string>, Set<string>];
  const all: readonly (readonly [string, Moves | undefined])[] = Object.entries(HOUSE_FACTS).map(
    ([type, { moves }]) => [type, moves],
  );
  for (const [type, moves = {}] of all) {
    const { chips, cards, marks = [] } = moves;
    const strange = [...unknown(places, ends(chips)), ...unknown(zones, ends(cards)), ...unknown(markers, marks)];
    expect([type, ...strange]).toEqual([type]);
  }
});

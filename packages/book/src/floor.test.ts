// The floor's law as lines of documents against the one in code: at random moments of random rounds, at every house, the same may be
// reported and the same is refused, by the same clause; and a report comes to the same, event by event and chip by chip.
import { type FloorRow, floorAt, isRefused, knobsOf, lawWordsOf, openPages, settingsAt } from 'baraja/document';
import { reportsAt } from 'baraja/games';
import {
  type Command,
  type Game,
  incidents,
  isRefusal,
  type Option,
  open,
  play,
  type Rng,
  type Round,
  seeded,
  shuffle,
  silent,
  unshuffled,
} from 'baraja/kernel';
import type { TableRules } from 'baraja/table';
import { firstDeal } from 'baraja/testing';
import { describe, expect, test } from 'vitest';
import type { ReadGame } from './library.js';
import { HOUSES } from './test/houses.js';

const ROUNDS = Number(process.env.BARAJA_FLOOR_ROUNDS ?? 2);
const games = HOUSES.flatMap(([, read]) =>
  [...read.games]
    .filter(([, { own }]) => lawWordsOf(own.family) !== undefined)
    .map(([id, game]) => [id, game] as const),
);

/** Every choice of every switch that the floor might go by, one at a time. */
function settingsOf({ pages }: ReadGame): readonly Readonly<Record<string, unknown>>[] {
  const floors = [...knobsOf(pages).values()].filter(({ key }) =>
    /irr|void|out_of_turn|burn|miscall|exposed|foul|joker|draw/.test(key),
  );
  return [
    {},
    ...floors.flatMap(({ key, kind }) =>
      kind.kind === 'choice' ? kind.values.map((value) => ({ [key]: value })) : [],
    ),
  ];
}
const floorOf = ({ pages }: ReadGame, switches: Readonly<Record<string, unknown>>): readonly FloorRow[] => {
  const set = settingsAt(pages, switches);
  if (isRefused(set)) throw new Error(set.refused);
  return floorAt(pages, { ...set, at: { form: '', id: '' } });
};

interface Tally {
  offered: number;
  refused: number;
  readonly reports: Set<string>;
}
describe.each(games)('%s', (_id, game) => {
  test('rules by its lines as by the code', () => {
    const tally: Tally = { offered: 0, refused: 0, reports: new Set() };
    settingsOf(game).forEach((switches, i) => {
      for (const dealer of ['engine', 'person'] as const) {
        const rules = openPages(game.pages, { switches, dealer });
        if (isRefused(rules)) continue;
        const floor = floorOf(game, switches);
        for (let seed = 0; seed < ROUNDS; seed++) compare(rules, floor, 1000 * i + seed, tally);
      }
    });
    expect(tally.offered).toBeGreaterThan(0);
    const plain = openPages(game.pages);
    if (isRefused(plain)) throw new Error(plain.refused);
    const known = reportsAt({ ...plain.game, floor: floorOf(game, {}) } as TableRules['game']);
    expect(known.map(({ report }) => report).filter((report) => !tally.reports.has(report))).toEqual([]);
  });
});

/** A round by the code, and at every moment of it both floors beside each other. */
function compare(rules: TableRules, floor: readonly FloorRow[], seed: number, tally: Tally): void {
  const rng = seeded(seed);
  const seats = rules.seats.min + rng.below(Math.min(5, rules.seats.max) - rules.seats.min + 1);
  const stacks = Array.from({ length: seats }, () => rules.buyIn.min * (1 + rng.below(3)));
  const coded = firstDeal(rules, stacks);
  const lined = firstDeal({ ...rules, game: { ...rules.game, floor } as TableRules['game'] }, stacks);
  let { round } = open(coded.game, coded.setup);
  for (let at = 0; at < 400 && round.menus.length > 0; at++) {
    const was = incidents(coded.game, round);
    const is = incidents(lined.game, round);
    if (
      JSON.stringify([byType(is.options), byType(is.shut)]) !== JSON.stringify([byType(was.options), byType(was.shut)])
    ) {
      expect(byType(is.options), `${rules.gameId} ${seed} offers`).toEqual(byType(was.options));
      expect(byType(is.shut), `${rules.gameId} ${seed} refuses`).toEqual(byType(was.shut));
    }
    tally.refused += was.shut.length;
    for (const option of was.options) {
      const report = named(option, 'floor', rng);
      const [one, two] = [play(coded.game, round, report), play(lined.game, round, report)];
      if (JSON.stringify(two) !== JSON.stringify(one))
        expect(two, `${rules.gameId} ${seed} ${JSON.stringify(report)}`).toEqual(one);
      tally.offered++;
      tally.reports.add(option.type);
    }
    round = next(coded.game, round, was.options, rng);
  }
}
const byType = <T extends { readonly type: string }>(list: readonly T[]): readonly T[] =>
  list.toSorted((a, b) => (a.type < b.type ? -1 : 1));

/** Play goes on, now and then after a report that is ruled. */
function next(game: Game, round: Round, reports: readonly Option[], rng: Rng): Round {
  const report =
    rng.below(8) === 0 ? reports.filter(({ type }) => type !== 'void')[rng.below(reports.length)] : undefined;
  const ruled = report && play(game, round, named(report, 'floor', rng));
  if (ruled && !isRefusal(ruled)) return ruled.round;
  const { actor, options } = round.menus[rng.below(round.menus.length)]!;
  const staying = options.filter(({ type }) => type !== 'fold' || rng.below(4) === 0);
  const command: Command =
    actor === 'chance'
      ? { type: 'shuffle', actor, faces: shuffle(unshuffled(game, round), rng) }
      : named((staying.length > 0 ? staying : options)[rng.below(Math.max(1, staying.length))]!, actor, rng);
  const answer = play(game, round, command);
  const played = isRefusal(answer) ? play(game, round, silent(round, actor)!) : answer;
  if (isRefusal(played)) throw new Error(`${game.id} refuses what it offers: ${played.refused}`);
  return played.round;
}
function named({ type, amount, cards, seats }: Option, actor: Command['actor'], rng: Rng): Command {
  const count = cards ? cards.min + rng.below(cards.max - cards.min + 1) : 0;
  return {
    type,
    actor,
    ...(amount
      ? { amount: amount.min + amount.unit * rng.below(Math.floor((amount.max - amount.min) / amount.unit) + 1) }
      : {}),
    ...(cards ? { cards: shuffle(cards.from, rng).slice(0, count) } : {}),
    ...(seats ? { seat: seats[rng.below(seats.length)]! } : {}),
  };
}

// The player of pai gow: it sets no foul hand, does better than the house way against the house way, banks and lets others bank.
import { describe, expect, test } from 'vitest';
import { isOpened, openTable } from '../books/index.js';
import { type Face, faces, pack53, printFaces } from '../cards/index.js';
import { type PaiGowRules, paiGowRanking } from '../games/index.js';
import { compareSets, houseWay, isFoul, type SetHand } from '../hands/index.js';
import { seeded, shuffle, unshuffled, view } from '../kernel/index.js';
import { decide, emptyTable, type TableCommand, type TableRules, type TableState } from '../table/index.js';
import { bots, posted } from './index.js';
import { bestWay } from './pai-gow.js';

function opened(switches: Readonly<Record<string, unknown>> = {}): { table: TableRules; rules: PaiGowRules } {
  const table = openTable({ house: 's-and-k', game: 'pgp', switches });
  if (!isOpened(table) || table.game.family !== 'pai-gow') throw new Error(JSON.stringify(table));
  return { table, rules: table.game };
}
const { table: pgp, rules } = opened();
const ranking = paiGowRanking(rules);
const front = ({ low }: SetHand): string => printFaces([...low].sort((a, b) => b - a));
const ranks = (text: string): string => text.replace(/[cdhs]/g, '').replace('Jo', 'A');

describe('setting', () => {
  test.each([
    ['2d 2h 3d 6d 7d 8d Td', '2 2'], // the sheet's own hand
    ['As Ah Ad Kc 9s 5h 2d', 'A K'],
    ['9s 9h Ad Kc 7s 5h 2d', 'A K'],
    ['As Ah Kd Kc 9s 5h 2d', 'K K'],
    ['Jo As Ah Ad Ac 9s 5h', 'A A'],
    ['As Qh Jd 9c 7s 5h 2d', 'Q J'],
  ])('%s: %s in front', (seven, wanted) => {
    expect(ranks(front(bestWay(rules, faces(seven), false)))).toBe(wanted);
  });
  test('SNK-PGP-13 never a foul, whoever banks and however things rank', () => {
    const rng = seeded(4);
    for (const switches of [
      {},
      { 'snk.pgp.wheel': 'second', 'rank.natural_beats_wild': 'yes', 'snk.pgp.copy': 'push' },
    ]) {
      const at = opened(switches).rules;
      for (let i = 0; i < 400; i++) {
        const seven = shuffle(pack53, rng).slice(0, 7);
        const way = bestWay(at, seven, i % 2 === 0);
        expect(isFoul(paiGowRanking(at), way), printFaces(seven)).toBe(false);
        expect([...way.low, ...way.high].toSorted()).toEqual(seven.toSorted());
      }
    }
  });
  /** What a hand comes to against another, in wagers, copies being the banker's. */
  const result = (mine: SetHand, other: SetHand, tie: number): number => {
    const { low, high } = compareSets(ranking, mine, other);
    return (low || tie) === (high || tie) ? low || tie : 0;
  };
  test.each([
    ['player', false, -1],
    ['banker', true, 1],
  ] as const)('as %s it gains on the house way against the house way, where it sets otherwise', (_role, banks, tie) => {
    const rng = seeded(12);
    let [gained, square, other] = [0, 0, 0];
    for (let deal = 0; deal < 1_500; deal++) {
      const seven = shuffle(pack53, rng).slice(0, 7);
      const [mine, house] = [bestWay(rules, seven, banks), houseWay(ranking, seven)];
      if (front(mine) === front(house)) continue;
      other++;
      const rest: Face[] = pack53.filter((card) => !seven.includes(card));
      let sum = 0;
      for (let k = 0; k < 40; k++) {
        const theirs = houseWay(ranking, shuffle(rest, rng).slice(0, 7));
        sum += (result(mine, theirs, tie) - result(house, theirs, tie)) / 40;
      }
      gained += sum;
      square += sum * sum;
    }
    expect(other).toBeGreaterThan(40);
    expect(gained).toBeGreaterThan(2 * Math.sqrt(square)); // two standard errors
  });
});

/** Hands at a table of bots: who banked, who bet, what came of it. */
function match(hands: number) {
  const rng = seeded(3);
  let state: TableState = emptyTable(pgp);
  const ask = (command: TableCommand): void => {
    const answer = decide(state, command);
    if ('refused' in answer) throw new Error(`${command.type}: ${JSON.stringify(answer)}`);
    state = answer.state;
    for (const event of answer.events) if (event.type === 'Played') told.push(event.event.type);
  };
  const told: string[] = [];
  const banked: number[] = [];
  const names = ['careful', 'steady', 'lively', 'quick'];
  names.forEach((name, i) => {
    ask({ type: 'sit', seat: i + 1, patron: { id: name, name, bot: true }, buyIn: 100_000, at: 0 });
  });
  for (let hand = 0; hand < hands; hand++) {
    ask({ type: 'deal' });
    for (let { live } = state; live !== null; live = state.live) {
      const { game, round } = live;
      const { actor } = round.menus[0]!;
      const command =
        typeof actor === 'number'
          ? bots[names[actor - 1]!]!.choose({ view: view(game, round, actor), game: posted(game, pgp.game) }, rng)
          : { type: 'shuffle' as const, actor, faces: shuffle(unshuffled(game, round), rng) };
      ask({ type: 'act', command });
    }
    if (state.bank) banked.push(state.bank.seat);
  }
  return { state, told, banked };
}

test('bots bank in turn, two hands each, counter-clockwise, and the others bet', () => {
  const { state, told, banked } = match(16);
  expect(banked).toEqual([4, 4, 3, 3, 2, 2, 1, 1, 4, 4, 3, 3, 2, 2, 1, 1]);
  expect(told.filter((type) => type === 'WagerPlaced')).toHaveLength(3 * 16);
  expect(told.filter((type) => type === 'HandSet')).toHaveLength(4 * 16);
  expect(told.filter((type) => type === 'GameBroken' || type === 'SatOutHand')).toEqual([]);
  const chips = state.sittings.reduce((sum, { stack }) => sum + stack, 0);
  expect(chips + state.takings.drop).toBe(4 * 100_000);
});

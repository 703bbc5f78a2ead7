// Bots at games that say their streets: legal in every shape, sensible card by card, and better than chance.
import { describe, expect, it, test } from 'vitest';
import { isOpened, openTable } from '../books/index.js';
import { type Face, faces, printFaces } from '../cards/index.js';
import { type StreetRules, streetRules } from '../games/index.js';
import { seeded, view } from '../kernel/index.js';
import { type TableRules, tableRules } from '../table/index.js';
import { advise } from './advice.js';
import { type Bot, careful, clicker, lively, player, steady } from './index.js';
import { keptBy } from './street-keep.js';
import { dealtAt, matchAt, playHand, stacked, upTo } from './test/hands.js';

const RULE = 'AMB-GEN-09';
const cites = Object.fromEntries(Object.keys(streetRules.shape.cites.shape).map((name) => [name, RULE]));
const [small, big] = [
  { kind: 'fixed', bet: 400 },
  { kind: 'fixed', bet: 800, lower: 400 },
];
const common = { family: 'streets', pack: 52, raisesMax: 3, capHeadsUp: 'unlimited', shortAllIn: 'half', chip: 100 };
const page = (own: object): StreetRules => streetRules.parse({ ...common, high: null, low: null, cites, ...own });

const board = (hole: number, limit: object, thrown = {}) => [
  { name: 'preflop', rule: RULE, down: hole, begins: 'blinds', limit },
  { name: 'flop', rule: RULE, burn: true, board: 3, begins: 'button', limit, ...thrown },
  { name: 'turn', rule: RULE, burn: true, board: 1, begins: 'button', limit },
  { name: 'river', rule: RULE, burn: true, board: 1, begins: 'button', limit },
];
const up = (name: string, begins: string, limit: object) => ({ name, rule: RULE, burn: true, up: 1, begins, limit });
const stud = (begins: string) => [
  { name: 'third', rule: RULE, down: 2, up: 1, begins: 'bring-in', limit: small },
  up('fourth', begins, small!),
  up('fifth', begins, big!),
  up('sixth', begins, big!),
  { ...up('seventh', begins, big!), up: 0, down: 1 },
];
const draws = (size: number, names: readonly string[], limit: object) => [
  { name: 'deal', rule: RULE, down: size, begins: 'blinds', limit },
  ...names.map((name) => ({ name, rule: RULE, burn: true, draw: size, begins: 'button', limit })),
];
const THREE = ['first-draw', 'second-draw', 'third-draw'];
const any = (ranking: string) => ({ ranking, use: 'any' });
const two = (ranking: string) => ({ ranking, use: 'exactly-two' });
const opening = (by: string) => ({ opening: { amount: 200, by, completes: true } });

const GAMES = {
  'pot-limit Omaha eight': page({
    high: two('high'),
    low: two('low-8'),
    streets: board(4, { kind: 'pot', min: 400 }),
    raisesMax: null,
    shortAllIn: 'full',
  }),
  'short deck': page({
    pack: 36,
    high: any('high-short-deck'),
    streets: board(2, { kind: 'no-limit', min: 400 }),
    raisesMax: null,
    shortAllIn: 'full',
  }),
  pineapple: page({
    high: any('high'),
    streets: board(3, small!, { discard: { keep: 2, when: 'after-bets' } }),
    straddle: 'one',
  }),
  razz: page({ low: any('lowball'), streets: stud('low-board'), ...opening('high-card') }),
  'stud eight': page({ high: any('high'), low: any('low-8'), streets: stud('high-board'), ...opening('low-card') }),
  'five-card draw': page({ high: any('high'), streets: draws(5, ['draw'], small!) }),
  'single draw': page({
    low: any('deuce-to-seven'),
    streets: draws(5, ['draw'], { kind: 'no-limit', min: 400 }),
    drawn: 'declared-first',
    raisesMax: null,
    shortAllIn: 'full',
  }),
  'triple draw': page({ low: any('deuce-to-seven'), streets: draws(5, THREE, small!) }),
  badugi: page({ low: any('badugi'), streets: draws(4, THREE, small!) }),
} as const;
type Name = keyof typeof GAMES;
const names = Object.keys(GAMES) as Name[];

/** A table of a house that plays something else, with this game on it. */
function tableFor(name: Name): TableRules {
  const game = GAMES[name];
  const base = openTable({ house: 'rogelios', game: game.opening === null ? 'hold' : 'stud' });
  if (!isOpened(base)) throw new Error(base.refused);
  const forced =
    game.opening === null
      ? { kind: 'blinds', small: 200, big: 400, rule: RULE }
      : { kind: 'bring-in', amount: 200, ante: 100, rule: RULE };
  return tableRules.parse({ ...base, gameId: name, game, forced, fee: { kind: 'none' }, seats: { min: 2, max: 6 } });
}

const hasty: readonly Bot[] = [careful, steady, lively].map((manner) =>
  player({ ...manner, samples: 6, straddles: 0.5 }),
);
const crowd: readonly Bot[] = [...hasty, ...hasty, clicker];

describe('legality', () => {
  it.each(names)('every choice is accepted: %s', (name) => {
    let choices = 0;
    for (let seed = 1; seed <= 3; seed++) {
      const chance = seeded(seed);
      const count = 2 + chance.below(4);
      const stacks = Array.from({ length: count }, () => 400 + 100 * chance.below(seed % 2 === 0 ? 12 : 400));
      const { room, setup } = dealtAt(tableFor(name), stacks);
      const players = Array.from({ length: count + 1 }, () => crowd[chance.below(crowd.length)]!);
      playHand(room, setup, players, { deck: chance, minds: players.map(() => chance) }, () => {
        choices++;
      });
    }
    expect(choices).toBeGreaterThan(5);
  });
});

describe('what is kept', () => {
  test.each([
    ['high', 'As Ad 7c 4h 2s', 'As Ad'],
    ['high', 'As Ks 9s 4s 2d', 'As Ks 9s 4s'],
    ['lowball', 'Ks Qd 4c 3h 2s', '4c 3h 2s'],
    ['deuce-to-seven', '2s 3d 4c 5h 7d', '2s 3d 4c 5h 7d'],
    ['deuce-to-seven', 'As 2d 3c 4h 7d', '2d 3c 4h 7d'],
    ['deuce-to-seven', 'Ks Kd Qc 3h 2s', '3h 2s'],
    ['badugi', 'As 2d 3c 4h', 'As 2d 3c 4h'],
    ['badugi', 'As 2d 3c 4c', 'As 2d 3c'],
    ['badugi', 'Ks Qs 2d 2h', '2d'],
  ] as const)('%s keeps of %s: %s', (ranking, text, wanted) => {
    const hand = Uint8Array.from(faces(text));
    const got = hand.subarray(0, keptBy(ranking, 5)(hand, 0, hand.length));
    if (ranking === 'badugi' && text.startsWith('Ks')) expect(got).toHaveLength(1);
    else expect([...got].sort()).toEqual([...faces(wanted)].sort());
  });
  /** What a bot throws away on the first draw, heads up and checked to it. */
  function thrown(name: Name, hand: string): string {
    const { room, setup } = dealtAt(tableFor(name), [50_000, 50_000]);
    const button = setup.markers.button!;
    const other = room.game.seats.find((seat) => seat !== button)!;
    const round = upTo(room, setup, stacked(room, button, { [other]: hand }), [{ type: 'call' }, { type: 'check' }]);
    const command = player({ ...steady, samples: 240 }).choose(
      { view: view(room.game, round, other), game: room.posted },
      seeded(3),
    );
    return printFaces((command.cards ?? []).map((card) => round.faces[card] as Face));
  }
  test.each([
    ['triple draw', '2s 3d 4c 7h Kd', 'Kd'],
    ['triple draw', '2s 3d 4c 5h 7d', ''],
    ['single draw', '2s 3d 5c 8h Kd', 'Kd'],
    ['badugi', 'As 2d 3c Kc', 'Kc'],
    ['badugi', 'As 2d 3c 5h', ''],
    ['five-card draw', 'Ks Kd 7c 7h 2s', '2s'],
  ] as const)('%s: of %s it throws %s', (name, hand, wanted) => {
    expect(thrown(name, hand)).toBe(wanted);
  });
});

describe('strength', () => {
  it.each(['razz', 'stud eight', 'pineapple', 'five-card draw'] as const)(
    'wins from whoever plays anything: %s',
    (name) => {
      const score = matchAt(tableFor(name), {
        hero: player({ ...steady, samples: 36 }),
        rival: clicker,
        players: 3,
        deals: 40,
        depth: 30,
      });
      expect(score.per100).toBeGreaterThan(2 * score.error);
    },
  );
  it('says what a choice rests on', () => {
    const { room, setup } = dealtAt(tableFor('razz'), [50_000, 50_000]);
    const pack = [
      ...faces('As Kd 2d Kh 3c Kc'),
      ...room.game.pack.filter((face) => !faces('As Kd 2d Kh 3c Kc').includes(face)),
    ];
    const round = upTo(room, setup, pack, [{ type: 'open' }]);
    const seat = round.menus[0]!.actor as number;
    const { bet, command } = advise('steady', { view: view(room.game, round, seat), game: room.posted }, 1);
    expect([bet!.share > 0.7, command.type]).toEqual([true, 'raise']);
  });
});

// Bots at the rummies: legal with every switch thrown, blind to what they have not seen, and sensible card by card.
import { describe, expect, it, test } from 'vitest';
import { type GameId, gameOf, isOpened, openTable } from '../books/index.js';
import { faces } from '../cards/index.js';
import type { RummyRules } from '../games/index.js';
import { type Command, type Round, seeded, shuffle, type View, view } from '../kernel/index.js';
import { countsOf, type Kind, kindOf } from '../melds/index.js';
import type { Turns } from '../steps/index.js';
import { owedAtMost, type TableRules } from '../table/index.js';
import { type Bot, careful, clicker, lively, melder, player, steady } from './index.js';
import { blockOf, type Ground, prospectOf } from './rummy-plan.js';
import { usesOf } from './rummy-plays.js';
import { chancesOf, firstChance, reachOf } from './rummy-race.js';
import { readRummy } from './rummy-sight.js';
import { bestThrow, bestUse, groundOf, type Scales } from './rummy-weigh.js';
import { dealtAt, matchAt, playHand } from './test/hands.js';

type Switches = Readonly<Record<string, unknown>>;
type Rummies = TableRules & { readonly game: RummyRules };
function tableOf(id: GameId, switches: Switches = {}, stake?: string): Rummies {
  const table = openTable({ house: gameOf(id).house, game: id, switches, ...(stake ? { stake } : {}) });
  if (!isOpened(table)) throw new Error(`${id}: ${JSON.stringify(table)}`);
  if (table.game.family !== 'rummy') throw new Error(`${id} is no rummy`);
  return table as Rummies;
}
const rummies = ['jal-esc', 'jal-lar', 'snk-pan'] as const;
const players: readonly Bot[] = [careful, steady, lively].map(player);
const crowd: readonly Bot[] = [...players, ...players, melder, clicker];

describe('legality', () => {
  const tables: readonly [GameId, Switches, string?][] = [
    ['jal-esc', {}, '1'],
    [
      'jal-esc',
      { 'jal.rummy.draw_to_hand': 'allowed', 'jal.esc.odd_ranks': 'A357JK', 'jal.esc.bonus_set': 'counting' },
    ],
    ['jal-esc', { 'jal.esc.forced_take': 'yes', 'jal.esc.declare': 'round_before', 'jal.rummy.seven_jack': 'gap' }],
    ['jal-esc', { 'jal.esc.ten_down_first': 'yes', 'jal.esc.exhausted': 'reshuffle' }],
    ['jal-esc', { 'jal.esc.ten_down_first': 'yes', 'jal.esc.forced_take': 'yes' }],
    ['jal-lar', { 'jal.rummy.draw_to_hand': 'allowed', 'jal.lar.tie': 'split' }, '1'],
    ['jal-lar', { 'jal.lar.marker_min': 20, 'jal.lar.past_marker_not_down': 3, 'jal.rummy.seven_jack': 'gap' }],
    ['snk-pan', { 'snk.pan.rearrange': 'no', 'snk.pan.noncomoquers': 'on' }],
    ['snk-pan', { 'snk.pan.forcing': 'on', 'snk.pan.packs': 5 }],
    ['snk-pan', { 'snk.pan.pay_conditions': 'on', 'snk.pan.rotation': 'cw', 'snk.pan.rate': 'typed_2_1' }],
    ['snk-pan', { 'snk.pan.pay_conditions': 'on', 'snk.pan.rearrange': 'no', 'snk.pan.forcing': 'on' }],
  ];
  it.each(tables)('every choice is accepted: %s %o', (id, switches, stake) => {
    const rules = tableOf(id, switches, stake);
    let choices = 0;
    for (let seed = 1; seed <= 8; seed++) {
      const chance = seeded(seed);
      const count = rules.seats.min + chance.below(rules.seats.max - rules.seats.min + 1);
      // Short stacks too: a game is played out whoever can pay.
      const least = owedAtMost(rules.fee, rules.seats.max) + rules.game.point;
      const stacks = Array.from({ length: count }, () => least + rules.game.point * chance.below(40));
      const { room, setup } = dealtAt(rules, stacks);
      const seated = Array.from({ length: count + 1 }, () => crowd[chance.below(crowd.length)]!);
      playHand(room, setup, seated, { deck: chance, minds: seated.map(() => chance) }, () => {
        choices++;
      });
    }
    expect(choices).toBeGreaterThan(200);
  });
});

describe('bots know the view and nothing else', () => {
  it.each(rummies)('exchanging unseen faces changes no choice; nothing is remembered: %s', (id) => {
    const rules = tableOf(id);
    const { room, setup } = dealtAt(rules, Array(3).fill(100 * rules.buyIn.min));
    const seated = [null, ...players] as unknown as readonly Bot[];
    const same = { below: (n: number) => Math.floor(n / 3) };
    const seen: { view: View; command: Command; bot: Bot }[] = [];
    let asked = 0;
    playHand(room, setup, seated, { deck: seeded(5), minds: [same, same, same, same] }, (round, seat, command) => {
      asked++;
      const bot = seated[seat]!;
      if (asked % 5 !== 0) return;
      const sight = (t: Round) => ({ view: view(room.game, t, seat), game: room.posted });
      expect(bot.choose(sight(exchanged(round, seat, asked)), same)).toEqual(command);
      seen.push({ ...sight(round), command, bot });
    });
    expect(seen.length).toBeGreaterThan(8);
    for (const { view: sight, command, bot } of seen.reverse())
      expect(bot.choose({ view: sight, game: room.posted }, same)).toEqual(command);
  });
  /** The same table with the faces this seat has not seen dealt out otherwise. */
  function exchanged(round: Round, seat: number, seed: number): Round {
    const isHidden = (card: number): boolean => (round.felt.seen[card]! & (1 << seat)) === 0;
    const mixed = shuffle(
      round.faces.filter((_, card) => isHidden(card)),
      seeded(seed),
    );
    return { ...round, faces: round.faces.map((face, card) => (isHidden(card) ? mixed.pop()! : face)) };
  }

  it('counts what is gone: every card it has seen, and none twice after a new shuffle', () => {
    const rules = tableOf('snk-pan', { 'snk.pan.packs': 5 });
    const { room, setup } = dealtAt(rules, Array(7).fill(100 * rules.buyIn.min));
    // Cards are let go by everybody until the stock has been made anew.
    const idle: Bot = {
      name: 'idle',
      choose: ({ view: sight }) => {
        const wanted = (['play', 'draw', 'let-go', 'take-best'] as const).find((type) =>
          sight.menu.some((o) => o.type === type),
        );
        return { type: wanted!, actor: sight.you as number };
      },
    };
    let checked = 0;
    const seated = Array.from({ length: 8 }, () => idle);
    playHand(room, setup, seated, { deck: seeded(3), minds: seated.map((_, i) => seeded(i)) }, (round, seat) => {
      if (seat !== 2) return;
      const { zones, now } = round.felt;
      const s = readRummy({ view: view(room.game, round, seat), game: room.posted }, rules.game, () => null);
      const inZone = (name: string): readonly number[] => zones[room.game.names.zones.indexOf(name)]!;
      const hidden = [
        inZone('stock'),
        ...round.felt.seats.filter((x) => x !== seat).map((x) => inZone(`hand:${x}`)),
      ].flat();
      const kinds = countsOf(hidden.map((card) => kindOf(round.faces[card]!)));
      // Of the others' hands nothing has been seen, unless a card of the old pack was.
      if ((now as Turns & { reshuffles: number }).reshuffles > 0) checked++;
      expect(Array.from(s.unseen)).toEqual(Array.from(kinds));
    });
    expect(checked).toBeGreaterThan(10);
  });
});

const kinds = (text: string): Kind[] => faces(text).map((face) => kindOf(face));
/** Everything unseen but these cards. */
function scales(id: GameId, goal: Ground['goal'], held: readonly Kind[]): Scales & { rules: RummyRules } {
  const { game } = tableOf(id);
  const unseen = new Uint8Array(40).fill(game.decks);
  for (const kind of held) unseen[kind]!--;
  const left = unseen.reduce((n, count) => n + count, 0);
  return {
    rules: game,
    ground: groundOf({ unseen, left }, game, goal),
    lay: { melds: game.melds, rearrange: game.rearrange },
    looks: steady.looks,
    taste: { worth: (p) => -p.wait, cost: 1 },
  };
}

describe('a hand and its columns', () => {
  test('a card that is gone is not waited for', () => {
    const hand = kinds('3s 4s');
    const on = scales('jal-esc', 11, hand);
    const all = prospectOf([blockOf(kinds('Kc Kc Kc')), blockOf(kinds('2d 3d 4d 5d 6d'))], hand, on.ground).wait;
    const unseen = on.ground.unseen.slice();
    for (const kind of kinds('2s 5s')) unseen[kind] = 0;
    const gone = prospectOf([blockOf(kinds('Kc Kc Kc')), blockOf(kinds('2d 3d 4d 5d 6d'))], hand, {
      ...on.ground,
      unseen,
    });
    expect(gone.pairs).toBe(0);
    expect(gone.wait).toBeGreaterThan(1.5 * all);
  });
  test('of cards alike to oneself, the one that helps the next player least', () => {
    const columns = [kinds('Kc Kd Kh')];
    const hand = kinds('2h 6s');
    const on = scales('jal-lar', 10, [...columns.flat(), ...hand]);
    for (const [helps, other] of [
      ['2h', '6s'],
      ['6s', '2h'],
    ] as const)
      expect(bestThrow(columns, hand, on, (kind) => (kind === kinds(helps)[0] ? 1 : 0))).toBe(kinds(other)[0]);
  });
  test('the eleventh card is used however it may lie', () => {
    // The four goes between two runs only when they are taken apart.
    const columns = [kinds('2s 3s 4s 5s 6s'), kinds('7d 7h 7c')];
    const hand = kinds('Kc Kc');
    const on = scales('snk-pan', 11, [...columns.flat(), ...hand]);
    expect(usesOf(columns, hand, kinds('4s')[0]!, on.lay).length).toBeGreaterThan(0);
    const ways = { most: 2, must: false, keeps: false };
    expect(bestUse(columns, hand, kinds('Kc')[0]!, on, ways)).toBe('all');
  });
  test('a use that breaks what is nearly down is declined, unless it must be made', () => {
    // One card short of ten, waiting on two pairs: the king would cost one of them.
    const columns = [kinds('Kc Kd Kh'), kinds('2d 3d 4d')];
    const hand = kinds('7h 7s 5c 6c');
    const on = scales('snk-pan', 11, [...columns.flat(), ...hand]);
    const ways = { most: 4, must: false, keeps: false };
    const ks = kinds('Ks')[0]!;
    const must = bestUse(columns, hand, ks, on, { ...ways, must: true });
    expect(must).not.toBeNull();
    expect(typeof must === 'object' && must !== null && must.laid).toEqual([]);
  });
  test('where a drawn card may go into the hand, a third card is kept for a throw', () => {
    const columns = [kinds('Kc Kd Kh')];
    const hand = kinds('7h Js 5c 2s 4d 6d Ac');
    const on = scales('snk-pan', 11, [...columns.flat(), ...hand]);
    const keeps = { most: 7, must: false, keeps: true };
    expect(bestUse(columns, hand, kinds('5d')[0]!, on, { ...keeps, keeps: false })).not.toBe('keep');
    expect(bestUse(columns, hand, kinds('6c')[0]!, on, keeps)).toBe('keep');
  });
});

describe('the race', () => {
  const still = { size: 10, delay: 0, grows: 0.2, doubt: 0 };
  test('a layout grows, the wider and the larger it is the faster', () => {
    const at = (grows: number, turns: number) => reachOf({ ...still, grows }, turns).mean;
    expect(at(0.2, 0)).toBe(10);
    expect(at(0.3, 40)).toBeGreaterThan(at(0.2, 40) + 3);
    expect(at(0.2, 80) - at(0.2, 40)).toBeGreaterThan(at(0.2, 40) - 10);
    expect(reachOf({ ...still, delay: 12 }, 10).mean).toBe(10);
  });
  test('chances are shared out, and go to whoever is ahead', () => {
    for (const players of [2, 3, 5]) {
      const even = chancesOf(Array(players).fill(still), 30);
      for (const chance of even) expect(chance).toBeCloseTo(1 / players, 3);
    }
    const [ahead, behind] = chancesOf([{ ...still, size: 16 }, still], 30);
    expect(ahead! + behind!).toBeCloseTo(1);
    expect(ahead).toBeGreaterThan(0.8);
    expect(chancesOf([{ ...still, delay: 15 }, still], 30)[0]).toBeLessThan(0.25);
  });
  test('to be first: the shorter the wait, the fewer the others, the less they have down', () => {
    const usual = 30;
    const alike = firstChance(usual, [{ down: 0 }, { down: 0 }], usual, 9);
    expect(alike).toBeCloseTo(1 / 3);
    expect(firstChance(20, [{ down: 0 }, { down: 0 }], usual, 9)).toBeGreaterThan(alike);
    expect(firstChance(usual, [{ down: 0 }], usual, 9)).toBeGreaterThan(alike);
    expect(firstChance(usual, [{ down: 9 }, { down: 0 }], usual, 9)).toBeLessThan(alike);
  });
});

describe('strength', () => {
  it.each([
    ['jal-esc', 3, 40],
    ['jal-lar', 3, 30],
    ['snk-pan', 3, 60],
  ] as const)('%s: plays better than melding whatever can be melded', (id, players, deals) => {
    const { per100, error } = matchAt(tableOf(id), {
      hero: player(steady),
      rival: melder,
      players,
      deals,
      depth: 1000,
    });
    expect(per100).toBeGreaterThan(3 * error);
  });
});

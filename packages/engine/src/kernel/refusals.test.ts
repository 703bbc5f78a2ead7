// Every refusal the kernel itself issues, in the order of precedence: a command with many faults is refused for the first of them.
import { describe, expect, test } from 'vitest';
import { packKuhn } from '../cards/index.js';
import { CARD_FACTS, card, chips, fact, KERNEL_FACTS, list, optional, seat } from '../facts/index.js';
import { freshPack } from '../steps/shuffle.js';
import {
  type Command,
  compile,
  type Event,
  type Game,
  type Incident,
  incidents,
  isRefusal,
  NOBODY,
  offering,
  open,
  type Played,
  play,
  REFUSALS,
  type Refusal,
  type Round,
  refuse,
  type Seat,
  shut,
  silent,
  step,
  VOID,
  view,
} from './index.js';

const FACTS = {
  ...KERNEL_FACTS,
  PackShuffled: CARD_FACTS.PackShuffled,
  Opened: fact(),
  Bought: fact(),
  Closed: fact(),
  Mopped: fact(),
};
type Told = Event<typeof FACTS>;

const OPTIONS = {
  pass: {},
  buy: { amount: chips, cards: list(card), seat },
  close: {},
  // What it shuts and never opens, and what may be reported.
  open: {},
  raise: {},
  spill: { seat: optional(seat) },
  fire: {},
};
const option = offering<typeof OPTIONS>();

/** A stall where one seat may buy for another: an option with everything an option can ask for. */
const stall: Game<Told> = compile({
  id: 'stall',
  facts: FACTS,
  seats: [0, 1],
  pack: packKuhn,
  bound: () => 10,
  keeps: ['stack', 'till'],
  reveals: [],
  voidKeeps: [],
  voidRule: 'STALL-VOID',
  script: (on) => {
    const stack = on.places('stack');
    const till = on.place('till');
    return [
      freshPack(on, 'STALL-PACK'),
      step<Seat | null, Told, keyof typeof OPTIONS>('buying', 0, {
        open: (d) => d.say('Opened'),
        toAct: (_r, turn) => (turn === null ? NOBODY : [turn, 'dealer']),
        menu: (r, _turn, who) =>
          who === 'dealer'
            ? [option('close', { rule: 'STALL-CLOSE', ifSilent: true })]
            : [
                option('pass', { rule: 'STALL-PASS' }),
                option('buy', {
                  rule: 'STALL-BUY',
                  amount: { min: 20, max: 95, unit: 10 },
                  cards: { from: r.zones[on.zone('stock')]!.slice(0, 2), min: 1, max: 2 },
                  seats: [1],
                  ifSilent: true,
                }),
              ],
        shut: (_r, _turn, who) =>
          who === 'dealer'
            ? [shut('open', refuse('already-corrected', 'STALL-OPEN'))]
            : [shut('raise', refuse('raise-cap-reached', 'STALL-CAP', { raises: 3 }))],
        decide: (d, _turn, { type, actor, amount }) => {
          if (type !== 'buy') return d.say('Closed');
          d.pay(stack(0), till, amount!);
          return d.say('Bought', actor as Seat, 'STALL-BUY');
        },
        evolve: (turn, e) => (e.type === 'Bought' || e.type === 'Closed' ? null : turn),
      }),
    ];
  },
  incidents: () => [
    {
      name: 'spill',
      cites: ['STALL-SPILL'],
      offer: (_r, stage) =>
        stage === 'buying'
          ? option('spill', { rule: 'STALL-SPILL', seats: [0], open: true })
          : refuse('wrong-stage', 'STALL-SPILL', { stage }),
      remedy: (d) =>
        d.chips[0] === 100 ? d.say('Mopped', null, 'STALL-SPILL') : d.refuse(refuse('deck-too-short', 'STALL-SPILL')),
    },
    {
      name: 'fire',
      cites: ['STALL-FIRE'],
      offer: () => option('fire', { rule: 'STALL-FIRE' }),
      remedy: (d) => d.voidRound('STALL-FIRE'),
    },
  ],
});
const setup = { chips: { 'stack:0': 100, 'stack:1': 100 }, markers: {}, terms: null };

function must(answer: Played<Told> | Refusal): Played<Told> {
  if (isRefusal(answer)) throw new Error(answer.refused);
  return answer;
}
const unshuffled = open(stall, setup).round;
const buying = must(play(stall, unshuffled, { type: 'shuffle', actor: 'chance', faces: packKuhn })).round;
const over = must(play(stall, buying, { type: VOID, actor: 'floor' })).round;
const asked = (round: Round, command: Command) => play(stall, round, command);

const good: Command = { type: 'buy', actor: 0, amount: 50, cards: [2], seat: 1 };
/** Wrong in everything that is looked at after the actor and the type. */
const wrong = { amount: 1.5, cards: [0, 1, 2], seat: 7, faces: [] };

/** In the order of REFUSALS; each command has the fault its line names, and where it can, every later one too. */
const table: readonly [code: string, rule: string | null, on: Round, command: Command][] = [
  ['round-over', null, over, { ...wrong, type: 'nonsense', actor: 0 }],
  ['round-over', 'STALL-VOID', over, { ...wrong, type: VOID, actor: 'floor' }],
  ['unknown-incident', null, buying, { ...wrong, type: 'nonsense', actor: 'floor' }],
  ['staff-only', null, buying, { ...wrong, type: VOID, actor: 1 }],
  ['staff-only', null, buying, { ...wrong, type: 'spill', actor: 'clock' }],
  ['not-your-turn', null, buying, { ...wrong, type: 'nonsense', actor: 1 }],
  ['not-offered', null, buying, { ...wrong, type: 'nonsense', actor: 0 }],
  ['not-offered', null, buying, { ...wrong, type: 'nonsense', actor: 'dealer' }],
  ['raise-cap-reached', 'STALL-CAP', buying, { ...wrong, type: 'raise', actor: 0 }],
  ['already-corrected', 'STALL-OPEN', buying, { ...wrong, type: 'open', actor: 'dealer' }],
  ['amount-missing', 'STALL-BUY', buying, { type: 'buy', actor: 0, cards: [0, 1, 2], seat: 7, faces: [] }],
  ['amount-not-asked', 'STALL-PASS', buying, { ...wrong, type: 'pass', actor: 0 }],
  ['amount-not-asked', 'STALL-VOID', buying, { ...wrong, type: VOID, actor: 'floor' }],
  ['amount-not-whole', 'STALL-BUY', buying, { ...wrong, type: 'buy', actor: 0 }],
  ['amount-too-small', 'STALL-BUY', buying, { ...wrong, type: 'buy', actor: 0, amount: 19 }],
  ['amount-too-big', 'STALL-BUY', buying, { ...wrong, type: 'buy', actor: 0, amount: 96 }],
  ['cards-not-asked', 'STALL-PASS', buying, { type: 'pass', actor: 0, cards: [], seat: 7, faces: [] }],
  ['wrong-number-of-cards', 'STALL-BUY', buying, { ...good, cards: [0, 1, 2], seat: 7, faces: [] }],
  ['wrong-number-of-cards', 'STALL-BUY', buying, { type: 'buy', actor: 0, amount: 50, seat: 7, faces: [] }],
  ['card-not-yours', 'STALL-BUY', buying, { ...good, cards: [0], seat: 7, faces: [] }],
  ['card-not-yours', 'STALL-BUY', buying, { ...good, cards: [2, 2], seat: 7, faces: [] }],
  ['seat-not-asked', 'STALL-PASS', buying, { type: 'pass', actor: 0, seat: 1, faces: [] }],
  ['not-that-seat', 'STALL-BUY', buying, { ...good, seat: 0, faces: [] }],
  ['not-that-seat', 'STALL-SPILL', buying, { type: 'spill', actor: 'floor', faces: [] }],
  ['not-this-pack', 'STALL-BUY', buying, { ...good, faces: packKuhn }],
  ['not-this-pack', 'STALL-PACK', unshuffled, { type: 'shuffle', actor: 'chance', faces: packKuhn.slice(1) }],
  ['not-this-pack', 'STALL-PACK', unshuffled, { type: 'shuffle', actor: 'chance' }],
  ['wrong-stage', 'STALL-SPILL', unshuffled, { ...wrong, type: 'spill', actor: 'floor' }],
];

describe('refusals, in the order of precedence', () => {
  test.each(table)('%s (%s)', (refused, rule, on, command) => {
    expect(asked(on, command)).toMatchObject({ refused, rule });
  });
  test('the table is in the order of the list', () => {
    const order = table
      .map(([code]) => REFUSALS.indexOf(code as (typeof REFUSALS)[number]))
      .filter((_, i) => table[i]![0] !== 'already-corrected'); // a step's own reason, listed with the incidents'
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });
  test('every code is listed once', () => {
    expect(new Set(REFUSALS).size).toBe(REFUSALS.length);
  });
  test('an amount off the unit is not whole, but the least and the most may be odd', () => {
    expect(asked(buying, { ...good, amount: 55 })).toMatchObject({ refused: 'amount-not-whole', facts: { unit: 10 } });
    expect(isRefusal(asked(buying, { ...good, amount: 95 }))).toBe(false);
    expect(isRefusal(asked(buying, { ...good, amount: 20 }))).toBe(false);
  });
  test('a refusal carries the facts of its sentence', () => {
    expect(asked(buying, { ...good, amount: 96 })).toEqual({
      refused: 'amount-too-big',
      rule: 'STALL-BUY',
      facts: { max: 95 },
    });
    expect(asked(buying, { type: 'raise', actor: 0 })).toEqual({
      refused: 'raise-cap-reached',
      rule: 'STALL-CAP',
      facts: { raises: 3 },
    });
  });
  test('a remedy may refuse what its offer could not know', () => {
    const poor = open(stall, { ...setup, chips: { 'stack:0': 1, 'stack:1': 100 } }).round;
    const later = must(play(stall, poor, { type: 'shuffle', actor: 'chance', faces: packKuhn })).round;
    expect(asked(later, { type: 'spill', actor: 'dealer', seat: 0 })).toMatchObject({ refused: 'deck-too-short' });
  });
  test('what is greyed is what is refused', () => {
    for (const actor of [0, 'dealer'] as const)
      for (const { type, ...reason } of view(stall, buying, actor).shut)
        expect(asked(buying, { type, actor })).toEqual(reason);
    for (const { type, ...reason } of incidents(stall, unshuffled).shut)
      expect(asked(unshuffled, { type, actor: 'floor' })).toEqual(reason);
    expect(incidents(stall, over).shut).toContainEqual({ type: VOID, refused: 'round-over', rule: 'STALL-VOID' });
  });
});

describe('silence', () => {
  test('plays the marked option with its least amount, its top cards and its first seat', () => {
    expect(silent(buying, 0)).toEqual({ type: 'buy', actor: 0, amount: 20, cards: [1], seat: 1 });
    expect(isRefusal(asked(buying, silent(buying, 0)!))).toBe(false);
    expect(silent(buying, 'dealer')).toEqual({ type: 'close', actor: 'dealer' });
  });
  test('says nothing for those who need not act, or whose menu does not say', () => {
    expect(silent(buying, 1)).toBeNull();
    expect(silent(unshuffled, 'chance')).toBeNull();
  });
});

describe('rulings', () => {
  test('an incident is told with who reported it, then its remedy', () => {
    const { events } = must(asked(buying, { type: 'spill', actor: 'dealer', seat: 0 }));
    expect(events.map((e) => e.type)).toEqual(['IncidentCalled', 'Mopped']);
    expect(events[0]).toMatchObject({ seat: 0, rule: 'STALL-SPILL', note: { incident: 'spill', by: 'dealer' } });
  });
  test('a remedy that voids puts every chip back, under its own rule', () => {
    const { events, round: after } = must(asked(buying, { type: 'fire', actor: 'floor' }));
    expect(events.map((e) => [e.type, e.rule])).toContainEqual(['RoundVoided', 'STALL-FIRE']);
    expect(after.felt.chips).toEqual(after.felt.opening);
  });
  const rulingOf = (incident: Incident<Told>) => () =>
    play({ ...stall, incidents: [incident] }, buying, { type: incident.name, actor: 'floor' });
  test('only what was offered as open may be refused by its remedy', () => {
    const remedy: Incident<Told>['remedy'] = (d) => d.refuse(refuse('deck-too-short', 'STALL-SPILL'));
    const spill = (open: boolean): Incident<Told> => ({
      name: 'spill',
      cites: [],
      offer: () => option('spill', { open }),
      remedy,
    });
    expect(rulingOf(spill(true))()).toMatchObject({ refused: 'deck-too-short' });
    expect(rulingOf(spill(false))).toThrow('stall offers spill and its remedy refuses: deck-too-short');
  });
  test('a remedy that voids does nothing else', () => {
    const fire: Incident<Told> = {
      name: 'fire',
      cites: [],
      offer: () => option('fire'),
      remedy: (d) => {
        d.say('Mopped', null, 'STALL-FIRE');
        d.voidRound('STALL-FIRE');
      },
    };
    expect(rulingOf(fire)).toThrow('stall: the remedy of fire voids the round and does more');
  });
});

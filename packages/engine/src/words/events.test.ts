/** Everything the tables tell, offer and refuse has words in every language, found out by playing at every open game. */
import { describe, expect, test } from 'vitest';
import { gameBooks, gameOf } from '../books/index.js';
import { faultIn, HOUSE_FACTS, INCIDENT_NAMES, OPTION_NAMES } from '../facts/index.js';
import { STREET_NAMES } from '../games/index.js';
import { kuhn } from '../games/kuhn.js';
import { leduc } from '../games/leduc.js';
import { type Event, type Game, type Option, overhear, REFUSALS, write } from '../kernel/index.js';
import { TABLE_REFUSALS } from '../table/index.js';
import { dealDraw } from '../testing/draw.js';
import { dealt as dealt21, type Sitting21, type Twenty } from '../testing/twenty-one.js';
import { EVENT_TYPES, LANGUAGES, STAGE_NAMES, stageOf, words } from './index.js';
import { type Heard, idle, listen } from './test/hands.js';

const HANDS: Readonly<Record<string, number>> = { 'snk-p9': 60, 'snk-pan': 40, 'jal-lar': 40, span: 80 };
/** What a rummy tells under one reading of its sheet, it may not under another. */
const SWITCHED: Readonly<Record<string, (one: boolean) => Readonly<Record<string, unknown>>>> = {
  'jal-esc': (one) =>
    one
      ? { 'jal.esc.declare': 'round_before', 'jal.esc.forced_take': 'yes', 'jal.rummy.foul': 'redeal' }
      : { 'jal.rummy.draw_to_hand': 'allowed', 'jal.esc.exhausted': 'reshuffle' },
  'jal-lar': () => ({}),
  span: (one) => (one ? { 'span.auto_tuck': 'no' } : { 'span.bonuses': 'dos_pares_joker' }),
  'snk-pan': (one) => (one ? { 'snk.pan.forcing': 'on', 'snk.pan.rearrange': 'no' } : {}),
};
const tables: readonly Heard[] = gameBooks.flatMap(({ id }) =>
  [3, 6].map((players) =>
    listen(
      {
        house: gameOf(id).house,
        game: id,
        dealer: players === 3 ? 'person' : 'engine',
        ...(id === 'rog-cphl' ? { switches: { 'rog.cphl.auto_wait': players === 3 ? 'no' : 'yes' } } : {}),
        ...(id === 'snk-p9' ? { switches: { 'snk.p9.allow_split': players === 3 ? 'yes' : 'no' } } : {}),
        ...(SWITCHED[id] ? { switches: SWITCHED[id](players === 3) } : {}),
        ...(id === 'rog-hold'
          ? { switches: { 'rog.bet.out_of_turn': players === 3 ? 'binding_if_unchanged' : 'returned' } }
          : {}),
      },
      // Ties are rare, so a push pot takes more hands; and a last card dealt face up, a seed at which both choices are made.
      { seed: gameOf(id).family === 'stud' ? 8 : 7, hands: HANDS[id] ?? 20, players },
    ),
  ),
);
const time = listen({ house: 'rogelios', game: 'hold', stake: '15/30' }, { seed: 3, hands: 4, players: 4 });
/** What was told in a hand played by hand. */
const told = (h: { readonly game: Game; readonly log: readonly Event[] }, options: readonly Option[]): Heard => ({
  events: h.log.map((event) => ({ game: h.game, event: { type: 'Played', round: 1, event } as const, scene: {} })),
  options: [...options],
  shut: [],
  games: new Set([h.game]),
});
/** A check-raise at lo-ball that nobody calls, or with a seven, is too rare to wait for. */
const sevens = (switches: Readonly<Record<string, unknown>>, line: string, proof: string | null): Heard => {
  const holes = { 1: '7s 5h 4d 3c 2d', 2: '8s 5s 4s 3s 2s' };
  const h = dealDraw({ house: 'rogelios', game: 'lob', stacks: [100, 100, 100], holes, switches });
  h.checkTo('bet-2').acts(line);
  const options = h.round.menus.flatMap((menu) => menu.options);
  if (proof) h.do(1, proof, proof === 'show-proof' ? { cards: '7s' } : {});
  return told(h, options);
};
/** And so is a short call given up. */
const short = (): Heard => {
  const h = dealDraw({ house: 'rogelios', game: 'draw', stacks: [500, 500, 500] });
  return told(h.do('floor', 'short-bet', { seat: 0, to: 10 }).acts('f'), []);
};
/** A pair, an ace of the bank's or three sevens may not come in a whole evening: dealt on purpose, and what was on offer then. */
const twentyOne = (p: Sitting21, play: (t: Twenty) => unknown): Heard => {
  const t = dealt21({ house: 'rogelios', stake: '5-100', ...p });
  const options = t.round.menus.flatMap((menu) => menu.options);
  play(t);
  return told(t, [...options, ...t.round.menus.flatMap((menu) => menu.options)]);
};
const INSURED = { 'rog.p215.natural': '3:2', 'rog.p215.insurance': 'on' };
const SEVENS = {
  'rog.p215.bonus.unsuited_777': 'config',
  'rog.p215.bonus_table': [{ bonus: 'unsuited_777', fee: 50, pays: 2500 }],
};
const banked = (): readonly Heard[] => [
  twentyOne(
    {
      stacks: { 1: 500, 2: 500, 3: 500, 4: 500 },
      behind: [
        [3, 2, 10],
        [4, 2, 10],
      ],
      hands: { 2: '8c 8d' },
    },
    (t) => t.acts('p'),
  ),
  twentyOne(
    {
      stacks: { 1: 500, 2: 500, 3: 500, 4: 500 },
      behind: [
        [3, 2, 10],
        [4, 2, 10],
      ],
      hands: { 2: '8c 8d' },
    },
    (t) => t.acts('p f x').finish(),
  ),
  twentyOne(
    { switches: INSURED, wagers: { 2: 10, 3: 10 }, hands: { 2: 'Ac Kc', 3: 'Tc 9c' }, bankHand: 'As 5d' },
    (t) => t.do(2, 'even-money', { seat: 2 }).do(3, 'insure', { seat: 3, amount: 5 }).finish(),
  ),
  twentyOne({ switches: INSURED, bankHand: 'As 5d' }, (t) => t.finish()),
  twentyOne({ switches: SEVENS, bonus: 100, hands: { 2: '7c 7d' }, next: '7h' }, (t) => t.acts('h').finish()),
];
const heard = [
  ...tables,
  ...banked(),
  time,
  sevens({}, 'c r6 f r12 c', null),
  sevens({}, 'c r6 f r12 f', 'show-proof'),
  sevens({}, 'c r6 f r12 f', 'no-proof'),
  sevens({ 'rog.lob.sevens': 'lose_pot' }, 'c r6 f r12 c', null),
  short(),
  // A deck of Pan that runs out five times, one of Escaleriado that runs out once.
  idle({ house: 's-and-k', game: 'pan', switches: { 'snk.pan.packs': 5 } }, 7),
  idle({ house: 'jalisco', game: 'esc' }, 7),
];
const games = new Set([...heard.flatMap((one) => [...one.games]), kuhn, leduc]);

/** A sentence people can read: no holes, no shouting, one full stop at its end. */
const SENTENCE = /^[\p{Lu}\p{N}$].*\.$/u;
const LABEL = /^\p{Lu}/u;
const HOLE = /undefined|null|NaN|\[object|!| {2}|\.\.|\$-/;
const unreadable = (lines: Iterable<string>, shape: RegExp): readonly string[] =>
  [...new Set(lines)].filter((line) => !shape.test(line) || HOLE.test(line));

describe.each(LANGUAGES)('%s', (language) => {
  const say = words(language);

  test('every event that is told has a sentence, or is silent on purpose', () => {
    const silent = new Set<string>();
    const sentences = new Set<string>();
    for (const { events } of heard)
      for (const { game, event, scene } of events) {
        const sentence = say.tableEvent(game, event, (seat) => `P${seat}`, scene);
        if (sentence === null) silent.add(event.type === 'Played' ? event.event.type : event.type);
        else sentences.add(sentence);
      }
    expect(unreadable(sentences, SENTENCE)).toEqual([]);
    expect([...silent].sort()).toEqual([
      'CallKept',
      'GameBroke', // where nobody banks, the round has said so
      'GameEnded',
      'HandRacked',
      'HandTurn',
      'MarkerDue',
      'PlayersDone',
      'PotPushed',
      'SentTo',
      'StepOpened',
      'TurnPassed',
      'WagersDone',
    ]);
  });
  test('without names, faces or stacks too', () => {
    const sentences = heard.flatMap(({ events }) =>
      events.flatMap(({ game, event }) => say.tableEvent(game, event) ?? []),
    );
    expect(unreadable(sentences, SENTENCE)).toEqual([]);
  });
  test('whoever has not compiled the game says the same of what is written', () => {
    const names = (seat: number) => `P${seat}`;
    for (const { events } of heard)
      for (const { game, event, scene } of events) {
        if (event.type !== 'Played') continue;
        const told = overhear(game!.id, write(game!, event.event));
        const [said, meant] = [
          say.event(told.game, told.event, names, scene),
          say.event(game!, event.event, names, scene),
        ];
        // Asking the runner for each of a hundred thousand would take longer than saying them.
        if (said !== meant) expect(said).toBe(meant);
      }
  });
  test('every option on offer, and every greyed one, has a label and a reason', () => {
    const labels = heard.flatMap(({ options, shut }) => [...options, ...shut].map((one) => say.option(one)));
    expect(unreadable(labels, LABEL)).toEqual([]);
    const reasons = heard.flatMap(({ shut }) => shut.map((refusal) => say.refusal(refusal)));
    expect(unreadable(reasons, SENTENCE)).toEqual([]);
  });
  test('every step of every script is at a stage with a name', () => {
    for (const { script } of games) for (const { name } of script) expect(say.stage(name)).toMatch(/^\p{Lu}/u);
  });
  test('every code has a sentence even without its facts', () => {
    for (const refused of [...REFUSALS, ...TABLE_REFUSALS]) {
      expect(say.refusal({ refused, rule: null })).toMatch(SENTENCE);
      expect(say.refusal({ refused, rule: 'ROG-HOLD-W1' })).toMatch(/ \(ROG-HOLD-W1\)\.$/);
    }
  });
});

describe('the lists are the engine’s, no more and no less', () => {
  const sorted = (names: Iterable<string>): readonly string[] => [...new Set(names)].sort();

  test('incidents', () => {
    const all = [...games].flatMap(({ incidents }) => incidents.map(({ name }) => name));
    expect(sorted([...all, 'void'])).toEqual(sorted(INCIDENT_NAMES));
  });
  test('events of hands: every fact that is declared is told, and every note is as declared', () => {
    const played = heard.flatMap(({ events }) =>
      events.flatMap(({ event }) => (event.type === 'Played' ? [event.event] : [])),
    );
    const told = played.map(({ type }) => type);
    expect(sorted(played.flatMap(({ type, note }) => faultIn(HOUSE_FACTS, type, note) ?? []))).toEqual([]);
    // The small games alone tell of antes; a draw that is past telling is told as a call, to others and later on.
    expect(sorted([...told, 'AntesPosted', 'CallMade'])).toEqual(sorted(EVENT_TYPES));
  });
  test('events between hands', () => {
    const told = heard.flatMap(({ events }) => events.map(({ event }) => event.type));
    for (const type of [
      'Seated',
      'ToppedUp',
      'SatOut',
      'CameBack',
      'SeatChanged',
      'Left',
      'BlindsDue',
      'TimeCollected',
    ])
      expect(told).toContain(type);
  });
  test('options', () => {
    const offered = heard.flatMap(({ options }) => options.map(({ type }) => type));
    const names: readonly string[] = INCIDENT_NAMES;
    expect(sorted(offered.filter((type) => !names.includes(type)))).toEqual(sorted(OPTION_NAMES));
  });
  test('stages', () => {
    const steps = [...games].flatMap(({ script }) => script.map(({ name }) => stageOf(name)));
    // And those a game of streets may have.
    expect(sorted([...steps, ...STREET_NAMES])).toEqual(sorted(STAGE_NAMES));
  });
});

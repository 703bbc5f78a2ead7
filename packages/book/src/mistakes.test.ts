// Mistakes planted in a copy of the documents: each is found, on its line, and said with what to do about it.
import { openPages } from 'baraja/document';
import { expect, test } from 'vitest';
import { playExamples } from './examples.js';
import { readHouse } from './read.js';
import { printFault } from './source.js';
import { files as everyFile, small as files } from './test/houses.js';
import { planted } from './test/planted.js';

const HOLD = 'houses/rogelios/hold.yaml';
const POKER = 'customs/poker.yaml';
const HOUSE = 'houses/rogelios/house.yaml';
const SCHEDULE = 'houses/rogelios/poker.yaml';

const lineOf = (file: string, what: string): number =>
  files(file)!.slice(0, files(file)!.indexOf(what)).split('\n').length;
/** With the line it is told on, counted from the one that was planted; or that of the game, where nobody says something. */
const MISTAKES: readonly (readonly [
  what: string,
  file: string,
  from: string | RegExp,
  to: string,
  line: number | 'game',
  says: RegExp,
])[] = [
  ['an hour that is none', HOUSE, "ends: '06:00'", "ends: '6 am'", 0, /ends: an hour is as on a clock/],
  ['a place without a clock', HOUSE, 'America/Los_Angeles', 'Isleton', 0, /zone: a time zone has a name such as/],
  ['shifts out of order', HOUSE, "from: '14:00'", "from: '23:00'", -4, /day: shifts go through the day in their order/],
  [
    'bad indentation',
    HOLD,
    /\n {4}kind: fee\n/,
    '\n   kind: fee\n',
    1,
    /the next line is indented deeper, and this one has its value already: begin both in one/,
  ],
  [
    'a key twice',
    HOLD,
    /\n {4}sets: \{ hole: 2 \}/,
    '\n    sets: { hole: 2 }\n    sets: { hole: 2 }',
    2,
    /sets stands here twice: leave one of them away/,
  ],
  ['a tab', HOLD, /\n {4}governs: \[ win \]/, '\n\tgoverns: [ win ]', 1, /a tab: indent with spaces/],
  ['a bare on', POKER, "default: 'on'", 'default: on', 0, /on is read in more than one way: write it in quotes, 'on'/],
  ['an anchor', HOLD, 'sets: { hole: 2 }', 'sets: &two { hole: 2 }', 0, /no anchors/],
  [
    'an unknown key',
    HOLD,
    /\n {4}sets: \{ hole: 2 \}/,
    '\n    set: { hole: 2 }',
    1,
    /set is no part of ROG-HOLD-G3; did you mean sets\?/,
  ],
  ['an unknown kind', HOLD, /kind: limit/, 'kind: limits', 0, /limits is none of setup, .*; did you mean limit\?/],
  ['a colour by its name', HOUSE, "felt: '#29537c'", 'felt: blue', 0, /a colour is six figures: '#29537c'/],
  [
    'a law that is not there',
    HOUSE,
    'laws: [ california ]',
    'laws: [ californa ]',
    0,
    /there is no laws\/californa\.yaml/,
  ],
  ['a line that is none', HOUSE, 'weave: M0 3', 'weave: url(x) M0 3', 0, /a line is as SVG draws it/],
  ['an unknown family', HOLD, 'family: community', 'family: comunity', 0, /did you mean community\?/],
  [
    'an unknown value',
    HOLD,
    'sets: { raisesMax: 3 }',
    'sets: { raiseMax: 3 }',
    0,
    /nothing at community is called raiseMax; did you mean raisesMax\?/,
  ],
  [
    'a thing set as a value',
    HOLD,
    'governs: [ win ]',
    'sets: { win: true }',
    0,
    /it is a thing, not a value: governs: \[ win \]/,
  ],
  [
    'a value governed as a thing',
    HOLD,
    'governs: [ win ]',
    'governs: [ raisesMax ]',
    0,
    /it is a value: sets: \{ raisesMax: … \}/,
  ],
  [
    'a value that cannot be',
    HOLD,
    'sets: { show: in-turn }',
    'sets: { show: in-tern }',
    0,
    /show cannot be "in-tern": one of all, in-turn; did you mean in-turn\?/,
  ],
  ['a figure that cannot be', HOLD, 'sets: { hole: 2 }', 'sets: { hole: 9 }', 0, /hole cannot be 9/],
  ['an amount that is none', HOLD, 'fee: $3', 'fee: $3.5', 0, /“\$3.5” cannot be reckoned; like \$3, \$0.50/],
  ['a phrase that is none', HOLD, '= low / 2 down to $1', '= half of low', 0, /cannot be reckoned; like = 10 x high/],
  [
    'a ruling under no clause',
    HOLD,
    'under: ROG-HOLD-G6',
    'under: ROG-HOLD-G66',
    0,
    /there is no clause ROG-HOLD-G66; did you mean ROG-HOLD-G6\?/,
  ],
  [
    'missing Spanish',
    HOLD,
    /\n {4}es: Se juega sólo con lo que hay en la mesa\./,
    '',
    -2,
    /ROG-HOLD-G1 has no words in Spanish: es is missing/,
  ],
  [
    'a default that is no choice',
    POKER,
    'default: half_bet',
    'default: half',
    0,
    /half is no choice of bet.short_allin.limit \(half_bet, full_bet\)/,
  ],
  [
    'a custom that is not there',
    HOLD,
    'customs: [ usual, poker,',
    'customs: [ usual, pokr,',
    0,
    /there is no customs\/pokr.yaml/,
  ],
  [
    'two clauses that set one value',
    HOLD,
    'governs: [ tableStakes ]',
    'governs: [ tableStakes ]\n    sets: { hole: 4 }',
    19,
    /sets hole too/,
  ],
  [
    'two clauses that govern one thing',
    HOLD,
    'governs: [ firstToAct ]',
    'governs: [ firstToAct, tableStakes ]',
    0,
    /ROG-HOLD-G1 \(houses\/rogelios\/hold\.yaml:\d+, “Table stakes\.”\) governs tableStakes too, .*: despite: \[ ROG-HOLD-G1 \]/,
  ],
  [
    'a preset of no switch',
    HOLD,
    'presets: { bet.straddle: one }',
    'presets: { bet.stradle: one }',
    0,
    /there is no switch bet.stradle here; did you mean bet.straddle\?/,
  ],
  [
    'what nobody governs',
    HOLD,
    'governs: [ flop, turn, river ]',
    'governs: [ flop, turn ]',
    'game',
    /nobody governs river/,
  ],
  [
    'what nobody sets',
    HOLD,
    'sets: { high: { use: any } }',
    'governs: []',
    'game',
    /nobody sets high: no clause, no ruling, no custom/,
  ],
  [
    'a circle',
    HOLD,
    'sets: { hole: 2 }',
    'sets: { hole: 2, own.a: = own.b, own.b: = own.a }',
    0,
    /own.a rests on own.b rests on own.a \(.*\): that goes round in a circle; own\.b: ROG-HOLD-G3/,
  ],
  [
    'too many seats for the pack',
    HOLD,
    'sets: { hole: 2 }',
    'sets: { hole: 6 }',
    0,
    /10 seats may need 68 cards, and the pack has 52: deal fewer, or say seats\.max: 7/,
  ],
  [
    'more seats than the pack has cards for',
    HOLD,
    'sets: { raisesMax: 3 }',
    'sets: { raisesMax: 3, seats.max: 23 }',
    0,
    /23 seats may need 54 cards, and the pack has 52: deal fewer, or say seats\.max: 22/,
  ],
  [
    'a preset that the switch does not take',
    HOLD,
    'presets: { bet.cap_headsup: capped }',
    'presets: { bet.cap_headsup: capped, table.seats.max: 24 }',
    0,
    /no value for table\.seats\.max; it takes .*10.*; here it is 24: change that/,
  ],
  [
    'a switch that stands where a clause does not let it be thrown',
    HOLD,
    'presets: { bet.cap_headsup: capped }',
    'presets: { bet.cap_headsup: capped, irr.profile: rrop }',
    0,
    /irr\.profile cannot be "rrop": AMB-GEN-02 \(\S+poker\.yaml:\d+, “.*”\) allows only rog/,
  ],
  [
    'a rate of collection too many',
    SCHEDULE,
    'bands: [ { players: 6-10, fee: $6 }',
    'bands: [ { players: 8-10, fee: $7 }, { players: 6-7, fee: $6 }',
    0,
    /at 15\/30 there is no table: .*too many collection rates, by AMB-ROG-57 \(.*\); here it is \$7, \$6, \$4, \$2: change that/,
  ],
  [
    'players nobody pays for',
    SCHEDULE,
    'bands: [ { players: 6-10, fee: $6 }',
    'bands: [ { players: 8-10, fee: $6 }',
    0,
    /no row says what 6-7 players pay: let one begin, or end, there/,
  ],
];
test.each(MISTAKES)('%s', (_, file, from, to, line, says) => {
  const { said, line: at } = planted(file, from, to);
  const found = said.find((one) => says.test(one));
  expect(found, said.join('\n')).toBeDefined();
  expect(found).toMatch(new RegExp(`^${file}:${line === 'game' ? lineOf(file, 'game: ') : at + line}:`));
});
const CALIFORNIA = 'laws/california.yaml';
/** What a clause may say of itself, and what a law may ask of a value: said in both languages. */
const BOTH: readonly (readonly [what: string, file: string, from: string, to: string, en: RegExp, es: RegExp])[] = [
  [
    'a gap that nobody has accepted',
    HOLD,
    'sets: { raisesMax: 3 }',
    'sets: { raisesMax: 3 }\n    unplayed: { en: it is not, es: no se juega }',
    /accepted is missing/,
    /falta accepted/,
  ],
  [
    'discretion in what is no irregularity',
    HOLD,
    'sets: { raisesMax: 3 }',
    'sets: { raisesMax: 3 }\n    discretion: [ { en: so, es: así } ]',
    /ROG-HOLD-W1 is no irregularity: only the remedy of one can be left to the floor/,
    /ROG-HOLD-W1 no es una irregularidad/,
  ],
  [
    'a value beyond what another clause allows',
    HOLD,
    'governs: [ tableStakes ]',
    'governs: [ tableStakes ]\n    bounds: { raisesMax: { max: 2 } }',
    /hold\.yaml:29:13: raisesMax cannot be 3: ROG-HOLD-G1 \(\S+:45, “Table stakes\.”\) allows at most 2/,
    /raisesMax no puede ser 3: ROG-HOLD-G1 .* permite a lo más 2/,
  ],
  [
    'a bound on what is neither a switch nor a value',
    HOLD,
    'governs: [ tableStakes ]',
    'governs: [ tableStakes ]\n    bounds: { raiseMax: { max: 2 } }',
    /there is no switch raiseMax here/,
    /aquí no hay ajuste raiseMax/,
  ],
  [
    'a bank that the law does not allow',
    CALIFORNIA,
    'only: [ blinds, rotation, winner-first, bank ]',
    'only: [ rotation, winner-first, bank ]',
    /customs\/blinds\.yaml:\d+:\d+: seating\.kind cannot be "blinds": REG-40 .* allows only/,
    /seating\.kind no puede ser "blinds": REG-40 .* permite sólo/,
  ],
];
test.each(BOTH)('%s', (_, file, from, to, en, es) => {
  expect(planted(file, from, to).said).toContainEqual(expect.stringMatching(en));
  expect(planted(file, from, to, 'es').said).toContainEqual(expect.stringMatching(es));
});
test('a switch cannot throw a value past what a clause allows: the table is refused by that clause', () => {
  const bound =
    'governs: [ tableStakes ]\n    bounds: { buyIn.min: { min: $20, max: $100 }, returnWindowMinutes: { max: 90 } }';
  const { said, games } = planted(HOLD, 'governs: [ tableStakes ]', bound);
  const { pages } = games.get('rog-hold')!;
  const minutes = (n: number) => openPages(pages, { stake: '3/6', switches: { 'rog.hold.return_window': n } });
  expect(minutes(90)).toMatchObject({ returnWindowMinutes: 90 });
  expect(minutes(91)).toMatchObject({
    refused: 'settings-clash',
    rule: 'ROG-HOLD-G1',
    facts: { why: ['out-of-bounds'], at: 'returnWindowMinutes' },
  });
  // At the larger stakes the buy-in is above it, and nothing else is.
  expect(said).toEqual([expect.stringMatching(/buyIn\.min cannot be .*: ROG-HOLD-G1 .* allows at (?:most|least)/)]);
});
test('what an example gives and nothing uses is a mistake: a hand for a seat that is not there, a word that is none', () => {
  const wrongs = (to: string, language: 'en' | 'es' = 'en') =>
    [
      ...playExamples(
        planted(HOLD, '{ stake: 4/8, stacks: [ 100, 6 ], play: r8 c }', to, language).games.get('rog-hold')!,
      ),
    ].flatMap(({ wrong }) => wrong);
  const hand = "{ stake: 4/8, stacks: [ 100, 6 ], play: r8 c, bord: As, holes: { '0': As Kd, '7': 2c 2d } }";
  expect(wrongs(hand)).toEqual([
    'bord is given, and nothing in the hand uses it: take it away, or play on',
    'holes 7 is given, and nothing in the hand uses it: take it away, or play on',
  ]);
  expect(wrongs(hand, 'es')[0]).toBe('bord se da, y nada en la mano lo usa: quítelo, o siga jugando');
});
test('an example at a stake that is not offered, and one that plays on when the hand is over', () => {
  const wrongs = (to: string) =>
    [
      ...playExamples(planted(HOLD, '{ stake: 4/8, stacks: [ 100, 6 ], play: r8 c }', to).games.get('rog-hold')!),
    ].flatMap(({ wrong }) => wrong);
  expect(wrongs('{ stake: 7/14, stacks: [ 100, 6 ], play: r8 c }')).toEqual([
    expect.stringMatching(/there is no such table: There is no table of 7\/14 here; the stakes are .*3\/6/),
  ]);
  expect(wrongs('{ stake: 4/8, stacks: [ 100, 6 ], play: f f }')).toEqual(['the hand is over before f']);
});
test('practice of a game, or at a stake, that the house does not offer', () => {
  const path = 'houses/ven-a-mexico/house.yaml';
  const said = (to: string): readonly string[] => {
    const text = everyFile(path)!.replace('game: ven-hold, stake: 3/6', to);
    return readHouse('ven-a-mexico', (file) => (file === path ? text : everyFile(file))).faults.map(printFault);
  };
  const at = (what: string) => expect.stringMatching(new RegExp(`^${path}:24:\\d+: practice: ${what}`));
  expect(said('game: ven-hold, stake: 4/6')).toEqual([at('ven-hold is not offered at 4/6, but at 3/6, 6/12, 10/20$')]);
  expect(said('game: ven-hodl')).toEqual([at('the house has no game ven-hodl; did you mean ven-hold\\?$')]);
});
test('a page that cannot be read is told, and nothing that would have stood on it', () => {
  const text = files(HOLD)!.replace('    sets: { hole: 2 }', '   sets: { hole: 2 }');
  // A game that takes that page, too.
  const house = files(HOUSE)!.replace(/^games: .*$/m, 'games: [ hold, hold-no-limit, crazy-pineapple ]');
  const changed: Readonly<Record<string, string>> = { [HOLD]: text, [HOUSE]: house };
  const { faults } = readHouse('rogelios', (path) => changed[path] ?? files(path));
  expect(faults.map(({ file }) => file)).toEqual([HOLD]);
});
test('an example that fails is a mistake too', () => {
  const { games } = planted(HOLD, 'shows: { to act: 4 }', 'shows: { to act: 3 }');
  expect([...playExamples(games.get('rog-hold')!)].flatMap(({ wrong }) => wrong)).toEqual([
    'to act must be 3, and is 4',
  ]);
});
test('all of them at once, and in Spanish', () => {
  const { said } = planted(HOLD, 'sets: { raisesMax: 3 }', 'sets: { raiseMax: 3, hole: dos }', 'es');
  expect(said).toEqual([
    expect.stringMatching(/nada en community se llama raiseMax; ¿quiso decir raisesMax\?$/),
    expect.stringMatching(/hole no puede ser "dos"/),
  ]);
});
test('a switch that no page of the house has cannot be left out of all its games', () => {
  const file = 'houses/casa/house.yaml';
  const text = files(file)!.replace('deal.burn', 'deal.brun');
  const { faults } = readHouse('casa', (path) => (path === file ? text : files(path)));
  const line = text.slice(0, text.indexOf('deal.brun')).split('\n').length;
  expect(faults.map(printFault)).toEqual([
    expect.stringMatching(new RegExp(`^${file}:${line}:\\d+: .*deal.brun.*did you mean deal.burn\\?`)),
  ]);
});

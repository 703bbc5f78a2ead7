// Two clauses that clash, a value that nobody sets, a circle: found at whichever stake and with whichever switches it is so, and told with
// where both stand and what both say.
import { isRefused, openPages } from 'baraja/document';
import { expect, test } from 'vitest';
import { situationsOf } from './situations.js';
import { houseHere } from './test/houses.js';
import { planted } from './test/planted.js';

const HOLD = 'houses/rogelios/hold.yaml';
/** The clause that says how many cards are in the deck does nothing: here it says more. */
const PACK = "    at: §Hold'em L283-284\n";
const DECK = 'ROG-HOLD-G2';
const plantedIn = (more: readonly string[], language: 'en' | 'es' = 'en') =>
  planted(HOLD, PACK, `${PACK}${more.map((line) => `    ${line}\n`).join('')}`, language);
const replanted = (text: string) => planted(HOLD, /[\s\S]*/, text);
const lineOf = (text: string, what: string): number => text.slice(0, text.indexOf(what)).split('\n').length;

test('what clashes at spread tables only is found there, with where both stand and what both say', () => {
  const more = ['only when: { form: spread }', 'sets: { hole: 4 }'];
  const { said, changed, line } = plantedIn(more);
  const other = lineOf(changed, '    sets: { hole: 2 }');
  expect(said).toEqual([
    `${HOLD}:${other}:13: ${DECK} (${HOLD}:${line + 2}, “52 cards, never a joker.”) sets hole too, 4 at 2-4; here it is 2 ` +
      `(“Two down cards and a round; three board cards at once and a round; two more one at a time …”); ` +
      `say which holds: despite: [ ${DECK} ]`,
  ]);
  expect(plantedIn(more, 'es').said[0]).toMatch(
    /ROG-HOLD-G2 \(\S+:\d+, «52 cartas, nunca con comodín\.»\) también fija hole, 4 en 2-4; aquí es 2 \(«Dos cartas tapadas/,
  );
});
test.each([
  ['at one stake', ['only when: { stake: 40/80 }', 'sets: { hole: 4 }'], /sets hole too, 4 at 40\/80; here it is 2/],
  [
    'with a switch thrown',
    ["only when: { rog.hold.straddle: 'off' }", 'sets: { hole: 4 }'],
    /sets hole too, 4 at 2\/4 with rog\.hold\.straddle: off; here/,
  ],
  [
    'with a switch thrown, at one stake',
    ["only when: { stake: 40/80, rog.hold.straddle: 'off' }", 'governs: [ river ]'],
    /ROG-HOLD-G2 \(.*\) governs river too at 40\/80 with rog\.hold\.straddle: off, and so does this one \(“Two down/,
  ],
  [
    'a case of the floor, at one stake',
    [
      'only when: { stake: 40/80 }',
      'floor: [ { report: exposed-card, window: deal, names: hole-card, remedy: misdeal } ]',
    ],
    /ROG-HOLD-G2 \(.*\) rules exposed-card too at 40\/80, and both may hold, it and this one \(“One hole card/,
  ],
])('a clash %s', (_, more, says) => {
  expect(plantedIn(more).said).toContainEqual(expect.stringMatching(says));
});
test('a clash of two clauses, each of which takes a switch of its own, is found where both are thrown', () => {
  const { changed } = plantedIn(["only when: { rog.hold.straddle: 'off' }", 'sets: { seats.max: 8 }']);
  const and = "    at: §Hold'em L295-299\n";
  const more = '    only when: { rog.hold.skipped_small: forgiven }\n    sets: { seats.max: 9 }\n';
  const { said } = replanted(changed.replace(and, `${and}${more}`));
  expect(said).toEqual([
    expect.stringMatching(
      /ROG-HOLD-G2 .* sets seats\.max too, 8 at 2\/4 with \S+\.straddle: off and \S+\.skipped_small: forgiven; here it is 9/,
    ),
  ]);
});
test('what nobody sets and nobody governs at spread tables only is told, and where', () => {
  const { said } = planted(HOLD, '    sets: { hole: 2 }\n', '    sets: { hole: 2 }\n    only when: { form: limit }\n');
  expect(said).toEqual([
    expect.stringMatching(/nobody sets hole at 2-4: no clause, no ruling, no custom/),
    expect.stringMatching(/nobody governs deal, flop, turn, river at 2-4: say governs in the clause it happens by/),
  ]);
});
test('a way round by despite is found however long, with the words of all on it', () => {
  const despite = (id: string) => `    despite: [ ${id} ]\n`;
  const { changed } = plantedIn(['despite: [ ROG-HOLD-G3 ]']);
  const twice = changed
    .replace("    at: §Hold'em L286-290\n", (at) => `${at}${despite('ROG-HOLD-G4')}`)
    .replace("    at: §Hold'em L290-293\n", (at) => `${at}${despite('ROG-HOLD-G2')}`);
  const { said } = replanted(twice);
  expect(said).toHaveLength(3);
  expect(said[0]?.split('; ')).toEqual([
    expect.stringMatching(
      /G2 holds despite \S+G3 holds despite \S+G4 holds despite \S+G2 \(“52 .*”\): that goes round in a circle$/,
    ),
    expect.stringMatching(/^ROG-HOLD-G3 \(.*“Two down cards and a round$/),
    expect.anything(),
    expect.stringMatching(/”\)$/),
    expect.stringMatching(/^ROG-HOLD-G4 \(.*“Any five of the seven$/),
    expect.stringMatching(/”\)$/),
    'take despite away from one of them',
  ]);
});
test('a circle of values is told with who sets them', () => {
  const { said } = plantedIn(['sets: { own.a: = own.b }', "only when: { rog.hold.straddle: 'off' }"]);
  expect(said).toContainEqual(expect.stringMatching(/own\.a is reckoned from own\.b, which nobody sets at 2\/4 with/));
  const { changed } = plantedIn(['sets: { own.a: = own.b, seats.max: = own.a }']);
  const round = replanted(changed.replace('sets: { hole: 2 }', 'sets: { hole: 2, own.b: = own.a }'));
  expect(round.said[0]).toMatch(
    /own\.a rests on own\.b rests on own\.a \(“52 .*”\): .* circle; own\.b: ROG-HOLD-G3 \(\S+, “Two .*”\); set one of them to a figure/,
  );
});
test('two clauses of a page that preset one switch otherwise are told', () => {
  const { said } = plantedIn(['presets: { bet.cap_headsup: uncapped }']);
  expect(said).toContainEqual(
    expect.stringMatching(
      /ROG-HOLD-W1 \(.*“\$3 to \$6.*”\) says presets: \{ bet\.cap_headsup: … \} too, otherwise than this one \(“52 cards/,
    ),
  );
});
test('every situation is one that a table can be in, and no two are the same', () => {
  const { pages } = houseHere('rogelios').games.get('rog-stud')!;
  const all = situationsOf(pages);
  expect(new Set(all.map(({ thrown, at }) => JSON.stringify([thrown, at]))).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(2);
  for (const { thrown, at } of all) {
    const table = openPages(pages, { stake: at.id, switches: thrown });
    expect(isRefused(table) && ['switch-locked', 'unknown-stake', 'bad-switch-value'].includes(table.refused)).toBe(
      false,
    );
  }
});

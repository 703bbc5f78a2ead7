// Mistakes planted in the floor's law: each is found, on its line, and said with what to do about it.
import { expect, test } from 'vitest';
import { folder } from './node/index.js';
import { readHouse } from './read.js';
import { printFault } from './source.js';

const files = folder(new URL('../../..', import.meta.url).pathname);
const HOLD = 'houses/rogelios/hold.yaml';

/** What is said when one thing in one file is written otherwise, and the line it was written on. */
function planted(file: string, from: string | RegExp, to: string) {
  const text = files(file)!;
  const at = text.search(from instanceof RegExp ? from : new RegExp(from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  if (at < 0) throw new Error(`${from} is not in ${file}`);
  const changed = text.replace(from, to);
  const { faults } = readHouse('rogelios', (path) => (path === file ? changed : files(path)));
  const line = text.slice(0, at).split('\n').length;
  return { said: faults.map(printFault), line };
}

/** Several mistakes in one file at once: what is said, each on the line it was written on. */
function plantedAll(file: string, mistakes: readonly (readonly [from: string, to: string])[], language: 'en' | 'es') {
  let text = files(file)!;
  const lines: number[] = [];
  for (const [from, to] of mistakes) {
    const at = text.indexOf(from);
    if (at < 0) throw new Error(`${from} is not in ${file}`);
    lines.push(text.slice(0, at).split('\n').length);
    text = text.replace(from, to);
  }
  const { faults } = readHouse('rogelios', (path) => (path === file ? text : files(path)), language);
  return lines.map((line) => faults.filter((fault) => fault.line === line).map(({ message }) => message));
}
const FLOOR: readonly (readonly [from: string, to: string, en: RegExp, es: RegExp])[] = [
  [
    '- { report: exposed-cards, window: deal',
    '- { report: exposed-crads, window: deal',
    /nothing that is reported is called exposed-crads; did you mean exposed-cards\?/,
    /nada de lo que se reporta se llama exposed-crads; ¿quiso decir exposed-cards\?/,
  ],
  [
    'window: flop, remedy',
    'window: flob, remedy',
    /there is no window flob; did you mean flop\? \(.*deal, .*\)/,
    /no hay plazo flob; ¿quiso decir flop\?/,
  ],
  [
    'when: { exposed: none }',
    'when: { exposd: none }',
    /exposd is nothing a line can depend on; did you mean exposed\?/,
    /un renglón no puede depender de exposd; ¿quiso decir exposed\?/,
  ],
  [
    'when: { exposed: one }',
    'when: { exposed: once }',
    /exposed is never once; did you mean one\? \(none, one\)/,
    /exposed nunca es once; ¿quiso decir one\?/,
  ],
  [
    'set-aside: { cards: 3',
    'set-asides: { cards: 3',
    /there is no remedy set-asides; did you mean set-aside\?/,
    /no hay remedio set-asides; ¿quiso decir set-aside\?/,
  ],
  [
    'window: flop-betting, remedy: { set-aside: { cards: 1, burn',
    'window: flop-betting, remedy: { set-aside: { cards: 1, brun',
    /set-aside takes no brun; did you mean burn\? \(cards, burn\)/,
    /set-aside no lleva brun; ¿quiso decir burn\?/,
  ],
  [
    'window: turn-betting, remedy: { set-aside: { cards: 1',
    'window: turn-betting, remedy: { set-aside: { cards: 2',
    /set-aside.cards cannot be 2; did you mean 1\? \(1, 3\)/,
    /set-aside.cards no puede ser 2; ¿quiso decir 1\? \(1, 3\)/,
  ],
  [
    'report: abandoned-hand, window: contested, names: live-hand, ',
    'report: abandoned-hand, window: contested, ',
    /abandoned-hand must name something \(seat\): names is missing/,
    /abandoned-hand tiene que nombrar algo \(seat\): falta names/,
  ],
  [
    'report: thrown-to-dealer, window: contested, names: live-hand',
    'report: thrown-to-dealer, window: contested, names: hole-card',
    /hole-card is not what is named by thrown-to-dealer: seat/,
    /hole-card no es lo que nombra thrown-to-dealer: seat/,
  ],
  [
    'names: live-hand, remedy: dead-hand }\n',
    'names: live-hand }\n',
    /wrong-count takes a remedy, or refuse with a reason: one of them/,
    /wrong-count lleva remedy, o refuse con su razón: uno de los dos/,
  ],
  [
    'window: hand, remedy: misdeal, late: AMB-ROG-68',
    'window: hand, remedy: misdeal, late: AMB-ROG-86',
    /there is no clause AMB-ROG-86; did you mean AMB-ROG-/,
    /no hay cláusula AMB-ROG-86; ¿quiso decir AMB-ROG-/,
  ],
];
test.each(['en', 'es'] as const)('the floor’s law: words that nobody has, each on its line, in %s', (language) => {
  // The last of several lines that read alike is meant: the first two were changed before it.
  const said = plantedAll(
    HOLD,
    FLOOR.map(([from, to]) => [from, to] as const),
    language,
  );
  FLOOR.forEach(([, , en, es], i) => {
    expect(said[i]!.join('\n')).toMatch(language === 'en' ? en : es);
  });
});
test.each([
  [
    'two lines that nobody ordered',
    'when: { exposed: one }, refuse',
    'refuse',
    /ROG-HOLD-01a \(.*“One hole .*”\) rules exposed-card too, .*, it and this one \(“Two or .*\); .*, despite: \[ ROG-HOLD-01a \]/,
  ],
  [
    'a gap',
    /- \{ report: exposed-card, window: deal, when: \{ exposed: one \}.*\n/,
    '',
    /nobody rules exposed-card when exposed: one: add a line/,
  ],
  [
    'a line that never rules',
    'when: { acted: somebody, burn-owed: none }',
    'when: { acted: somebody, street: river }',
    /it never comes to this: an earlier line rules no-burn/,
  ],
] as const)('the floor’s law: %s', (_, from, to, says) => {
  const { said } = planted(HOLD, from, to);
  expect(said.join('\n')).toMatch(says);
});
test('the floor’s law: a list of a house that is not there', () => {
  const { said, line } = planted('customs/community.yaml', 'as at: rogelios/hold', 'as at: rogelio/hold');
  expect(said).toEqual([
    expect.stringMatching(new RegExp(`^customs/community.yaml:${line}:\\d+: there is no houses/rogelio/hold.yaml`)),
  ]);
});

// Mistakes in a dealer's choice, planted in a copy of one: each is found on its line, and said with what to do about it.
import { openPages } from 'baraja/document';
import { expect, test } from 'vitest';
import { playExamples } from './examples.js';
import { readHouse } from './read.js';
import { printFault } from './source.js';
import { files } from './test/houses.js';

const CHOICE = 'houses/casa/choice.yaml';
const HOUSE = 'houses/casa/house.yaml';
/** The house with a few of its games, so that the others need not be read for every mistake. */
const few = files(HOUSE)!.replace(/^games:\n[\s\S]*?\]/m, 'games: [ hold, stud, blackjack, choice ]');
const small = files(CHOICE)!.replace(/^choice of:\n(?: {2}- .*\n)+/m, 'choice of:\n  - hold\n  - stud\n');

function planted(from: string, to: string, language: 'en' | 'es' = 'en') {
  const at = small.indexOf(from);
  if (at < 0) throw new Error(`${from} is not in ${CHOICE}`);
  const changed = small.replace(from, to);
  const read = (path: string) => (path === CHOICE ? changed : path === HOUSE ? few : files(path));
  const { faults, games } = readHouse('casa', read, language);
  return { said: faults.map(printFault), line: small.slice(0, at).split('\n').length, games };
}

test('it rests on its first game and its own page, and opens with the games it is of', () => {
  const { said, games } = planted('  - stud\n', '  - stud\n');
  expect(said).toEqual([]);
  const choice = games.get('casa-choice')!;
  expect(openPages(choice.pages)).toMatchObject({
    gameId: 'casa-choice',
    choice: { game: 'casa-choice', games: ['casa-hold', 'casa-stud'], lasts: 'hand', silent: 'same' },
  });
  const first = openPages(games.get('casa-hold')!.pages, { stake: '0.10/0.20' });
  if ('refused' in first) throw new Error(first.refused);
  expect(openPages(choice.pages)).toMatchObject({ game: first.game });
  expect(first).not.toHaveProperty('choice');
});
test.each([
  ['a game that is not there', '  - stud\n', '  - stut\n', /no game in stut\.yaml.*did you mean stud\?/],
  ['a game with a bank', '  - stud\n', '  - blackjack\n', /casa-bj cannot be dealt in turn with others: only poker/],
  ['a choice of itself', '  - stud\n', '  - choice\n', /choice is itself a choice of games/],
  ['a game twice', '  - stud\n', '  - hold\n', /hold is named twice/],
] as const)('%s', (_what, from, to, says) => {
  const { said, line } = planted(from, to);
  expect(said).toEqual([expect.stringMatching(says)]);
  expect(said[0]).toMatch(new RegExp(`^${CHOICE}:${line}:`));
});
test('a stake that one of the games is not played at', () => {
  const { said } = planted('stakes: 0.10/0.20 0.25', 'stakes: 0.05/0.10 0.25');
  const line = small.slice(0, small.indexOf('  - stud')).split('\n').length;
  expect(said).toEqual([expect.stringMatching(`^${CHOICE}:${line}:.*casa-stud is not played at 0.05/0.10`)]);
});
test('what nobody says of it, and what cannot be', () => {
  expect(planted('sets: { choice.silent: same }', 'governs: []').said.join()).toMatch(/nobody sets.*choice\.silent/);
  const wrong = planted('choice.silent: same }', 'choice.silent: some }');
  expect(wrong.said.join()).toMatch(/choice\.silent cannot be "some": one of same, first; did you mean same\?/);
  expect(planted('  - stud\n', '  - blackjack\n', 'es').said.join()).toMatch(/sólo el póker con un botón/);
});
test('a value of a choice on a page that is none', () => {
  const hold = 'houses/casa/hold.yaml';
  const text = files(hold)!.replace('    sets: {', '    sets: { choice.lasts: hand,');
  const read = (path: string) => (path === hold ? text : path === HOUSE ? few : path === CHOICE ? small : files(path));
  const { faults } = readHouse('casa', read);
  expect(faults.map(printFault)).toContainEqual(
    expect.stringMatching(/hold\.yaml:.*choice\.lasts is of a dealer’s choice/),
  );
});
test('an example may be of any of its games, and of no other', () => {
  const wrongs = (game: string) => {
    const { games } = planted('{ game: casa-stud, stake: 0.50/1', `{ game: ${game}, stake: 0.50/1`);
    return [...playExamples(games.get('casa-choice')!)]
      .filter(({ id }) => id === 'CASA-DC-1')
      .flatMap(({ wrong }) => wrong);
  };
  // Games that this small one is not of are told as nothing that a hand uses.
  const others = wrongs('casa-stud').length;
  expect(wrongs('casa-razz').length).toBeGreaterThan(others);
});

// Every game there is, in both languages: five panels of pictures, nothing empty or untranslated, and no figure that is not the book's.
import { isReadable, printFaces, readFaces } from 'baraja';
import { clause, gameBooks, gameOf, isOpened, openTable, stakesOf } from 'baraja/books';
import type { EscaleriadoRules, PanRules, PushNineRules } from 'baraja/games';
import { pushNine } from 'baraja/hands';
import { conditionsIn, scoreOf } from 'baraja/steps';
import { words } from 'baraja/words';
import { describe, expect, test } from 'vitest';
import { facesOf } from '../../lib/faces.js';
import { chipsAt, feltOf } from '../../lib/felt.js';
import type { Language, TableRules, TableView } from '../../lib/wire.js';
import { LessonTable } from '../lesson/table.js';
import { type Group, type Lesson, PANELS, type Piece, teller } from '../panel.js';
import { cardOf, lessonOf } from './index.js';

const LANGUAGES = ['en', 'es'] as const;
type Asked = { readonly stake?: string; readonly switches?: Record<string, unknown> };
function tableOf(id: string, more: Asked = {}): TableRules {
  const rules = openTable({ house: gameOf(id as never).house, game: id, ...more });
  if (!isOpened(rules)) throw new Error(rules.refused);
  return rules;
}
const lesson = (rules: TableRules, language: Language): Lesson => lessonOf(rules, teller(words(language)));
const piecesOf = ({ panels }: Lesson): readonly Piece[] => panels.flatMap(({ pieces }) => pieces);
const groupsOf = (all: readonly Piece[]): readonly Group[] =>
  all.flatMap((piece) => (piece.kind === 'groups' ? piece.groups : []));

/** Everything that is read, piece by piece. */
function textsOf(piece: Piece): readonly string[] {
  switch (piece.kind) {
    case 'groups':
      return [
        ...(piece.heading ? [piece.heading] : []),
        ...piece.groups.flatMap(({ says, more }) => [
          ...(says === undefined ? [] : [says]),
          ...(more === undefined ? [] : [more]),
        ]),
      ];
    case 'ladder':
      return [piece.heading, ...piece.rows.map(({ says }) => says)];
    case 'ledger':
      return [piece.heading, piece.sum, ...piece.rows.map(({ says }) => says)];
    case 'table': {
      // A figure may be missing where a table pays nothing; a name may not.
      const figures = piece.rows.flatMap(([, ...rest]) => rest.filter((figure) => figure !== ''));
      return [...(piece.heading ? [piece.heading] : []), ...piece.rows.map(([name]) => name!), ...figures];
    }
    case 'note':
      return [piece.says];
  }
}
const readOf = (page: Lesson): readonly string[] => [
  page.lead,
  ...page.facts.flatMap(({ figure, says }) => [figure, says]),
  ...page.panels.flatMap(({ heading, caption, more, pieces }) => [
    heading,
    caption.text,
    ...more.map(({ text }) => text),
    ...pieces.flatMap(textsOf),
  ]),
];
/** Every number in the rules of a table. */
function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}
const IDS = gameBooks.map(({ id }) => id);

describe.each(IDS)('%s', (id) => {
  const rules = tableOf(id);
  test.each(LANGUAGES)('in %s: five panels, each with a picture, a sentence and its clause', (language) => {
    const page = lesson(rules, language);
    expect(page.panels.map(({ key }) => key)).toEqual([...PANELS]);
    for (const { key, pieces, caption, more } of page.panels) {
      expect(
        groupsOf(pieces).some(({ cards, chips }) => cards.length > 0 || (chips ?? 0) > 0) ||
          pieces.some(({ kind }) => kind === 'ladder' || kind === 'ledger'),
        key,
      ).toBe(true);
      for (const { text, rules: cited } of [caption, ...more]) {
        expect(text, key).toMatch(/[.]$/);
        expect(cited.length, text).toBeGreaterThan(0);
        for (const one of cited) expect(clause(one), one).toBeDefined();
      }
    }
    for (const text of readOf(page)) {
      expect(text.trim(), JSON.stringify(page.lead)).not.toBe('');
      expect(text).not.toMatch(/undefined|NaN|null|\[object|Infinity| {2}/);
    }
  });
  test('nothing is left in the other language', () => {
    const [en, es] = LANGUAGES.map((language) => lesson(rules, language)) as [Lesson, Lesson];
    expect(es.lead).not.toBe(en.lead);
    en.panels.forEach((panel, i) => {
      const other = es.panels[i]!;
      expect(other.heading).not.toBe(panel.heading);
      expect(other.caption.text).not.toBe(panel.caption.text);
      expect(other.more.length).toBe(panel.more.length);
      for (const [k, { text }] of panel.more.entries()) expect(other.more[k]!.text).not.toBe(text);
      expect(other.pieces.map(({ kind }) => kind)).toEqual(panel.pieces.map(({ kind }) => kind));
      // What is said of a picture in a sentence is translated; a figure or a house's own word may be the same.
      for (const [k, piece] of panel.pieces.entries())
        textsOf(piece).forEach((text, n) => {
          if (/^[^,]*[a-z]{3}[^,]* [^,]*[a-z]{3}/.test(text)) expect(textsOf(other.pieces[k]!)[n], text).not.toBe(text);
        });
    });
  });
  test('every card drawn is in the pack, and no group has one twice that the pack has once', () => {
    for (const { cards, tone } of groupsOf(piecesOf(lesson(rules, 'en')))) {
      const faces = cards.filter((face) => face !== '');
      const read = readFaces(faces.join(' '));
      expect(isReadable(read), faces.join()).toBe(true);
      if (isReadable(read)) expect(printFaces(read)).toBe(faces.join(' '));
      if (rules.game.family !== 'rummy') expect(new Set(faces).size, `${faces} ${tone}`).toBe(faces.length);
    }
  });
  test('every amount is the book’s, at every stake', () => {
    const stakes = stakesOf(id as never);
    if ('refused' in stakes) throw new Error(stakes.refused);
    for (const { id: stake } of stakes) {
      const at = tableOf(id, { stake });
      const own = new Set(numbersIn(at));
      const { money } = words('en');
      const page = lesson(at, 'en');
      // What a worked example adds up is reckoned from the book's figures, and named beside it.
      const reckoned = piecesOf(page).flatMap((piece) =>
        piece.kind === 'ledger' ? piece.rows.map(({ cents }) => Math.abs(cents)) : [],
      );
      const figures = new Set([...own, ...reckoned, 0].map(money));
      const shown = page.panels
        .flatMap(({ caption, more }) => [caption.text, ...more.map(({ text }) => text)])
        .join(' ');
      for (const [figure] of shown.matchAll(/\$[\d,]*\d(?:\.\d\d)?/g))
        expect([...figures, ...factors(at, money)], `${stake}: ${figure}`).toContain(figure);
    }
  });
  test('a card of what beats or pays what is at hand at the table', () => {
    for (const language of LANGUAGES) {
      const parts = cardOf(rules, teller(words(language)));
      expect(parts).toHaveLength(2);
      for (const { pieces } of parts) expect(pieces.length).toBeGreaterThan(0);
    }
  });
});
/** Points and chips are paid so many at a time. */
const factors = ({ game }: TableRules, money: (cents: number) => string): readonly string[] =>
  game.family === 'rummy' ? Array.from({ length: 25 }, (_, i) => money((i + 1) * game.point)) : [];

describe('seen, not only read', () => {
  const only = (family: string, game?: string) =>
    IDS.map((id) => tableOf(id)).filter(
      (rules) =>
        rules.game.family === family && (game === undefined || (rules.game as { game?: string }).game === game),
    );
  test('Push-Nine: the points of three cards are added up as the engine has them', () => {
    for (const rules of only('push-nine')) {
      const counted = groupsOf(lesson(rules, 'en').panels[3]!.pieces).filter(({ more }) => more?.includes('='));
      expect(counted.length).toBeGreaterThan(3);
      for (const { cards, more } of counted) {
        const [, sum, points] = /= (\d+) →\u00a0(\d)$/.exec(more!)!;
        expect(Number(sum) % 10).toBe(Number(points));
        expect(pushNine.name(pushNine.best(facesOf(cards), [])).points).toBe(Number(points));
      }
      expect((rules.game as PushNineRules).condition).toBe(groupsOf(lesson(rules, 'en').panels[1]!.pieces)[0]!.chips);
    }
  });
  test('Push-Nine: the pot of the sum is what lies in the middle once antes and fee are in', () => {
    for (const rules of only('push-nine')) {
      const [ledger] = lesson(rules, 'en').panels[4]!.pieces;
      if (ledger?.kind !== 'ledger') throw new Error('no sum');
      let seen: TableView | undefined;
      const names = { you: 'Ana', others: ['Beto', 'Caro', 'Dino'] };
      const table = new LessonTable(rules, 1, names, (frame) => {
        seen = frame.view;
      });
      table.deal();
      while (!table.isMine) table.step();
      const wagers = ledger.rows.findIndex(({ says }) => says.includes('wagers'));
      const sum = ledger.rows.slice(0, wagers).reduce((n, { cents }) => n + cents, 0);
      expect(chipsAt(feltOf(seen!.round!), 'centre')).toBe(sum);
    }
  });
  test('Pan: each condition with the chips it brings, as the engine reckons it', () => {
    for (const rules of only('rummy', 'pan')) {
      const game = rules.game as PanRules;
      const paid = groupsOf(lesson(rules, 'en').panels[3]!.pieces).filter(({ chips }) => chips !== undefined);
      expect(new Set(paid.map(({ chips }) => chips)).size).toBeGreaterThan(2);
      for (const { cards, chips } of paid) {
        const faces = facesOf(cards);
        expect(conditionsIn([cards.map((_, i) => i)], (i) => faces[i]!, game.melds) * game.point, cards.join()).toBe(
          chips,
        );
      }
    }
  });
  test('Escaleriado: what the parts of a win pay adds up to the engine’s count', () => {
    for (const rules of only('rummy', 'escaleriado')) {
      const game = rules.game as EscaleriadoRules;
      const page = lesson(rules, 'en');
      const columns = groupsOf(page.panels[0]!.pieces).map(({ cards }) => cards);
      const faces = facesOf(columns.flat());
      expect(faces).toHaveLength(11);
      let at = 0;
      const { points, lines } = scoreOf(
        columns.map((column) => column.map(() => at++)),
        (i) => faces[i]!,
        game,
      );
      const parts = groupsOf(page.panels[4]!.pieces).filter(({ says }) => /point/.test(says ?? ''));
      expect(parts.map(({ says }) => Number.parseInt(says!, 10))).toEqual(lines.map((one) => one.points));
      const ledger = page.panels[4]!.pieces.find(({ kind }) => kind === 'ledger') as Extract<Piece, { kind: 'ledger' }>;
      for (const { cents } of ledger.rows) expect(cents).toBe(points * game.point);
    }
  });
});

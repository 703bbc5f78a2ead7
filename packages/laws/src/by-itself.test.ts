// The 90 irregularities of the sheets at the rules desk: each is asked there, or is about something that no dealer asks. What a table of
// the room sees to by itself, a dealer at a live table asks too: the desk's answer is what the engine does with a dealt hand in that state.
import { type Command, isRefusal, open, play, type Round, seeded } from 'baraja';
import { clause, clausesOfGame, type GameBook, gameBooks, stakesOf } from 'baraja/books';
import { askDesk, type GameRules, linesAt, type Outcome, type SelfReport, selfLines } from 'baraja/games';
import type { AnyEvent } from 'baraja/kernel';
import { expect, test } from 'vitest';
import { sampleCommand } from './sample.js';
import type { Subject } from './subject.js';
import { subjectAt } from './subjects.js';
import { openedAt, throwsOf } from './switched.js';

const DEEP = { seats: 7, stacks: 'deep' } as const;
const stakeOf = ({ id }: GameBook): string => {
  const offered = stakesOf(id);
  if ('refused' in offered) throw new Error(`${id} opens no table`);
  return offered[0]!.id;
};
const rulesOf = (book: GameBook, switches = {}): GameRules | undefined =>
  openedAt(book, { stake: stakeOf(book), switches })?.game;
/** The clauses a desk's lines at a game name: by which they rule, and which they name besides. */
const namedAt = (rules: GameRules): readonly string[] =>
  JSON.stringify([linesAt(rules), selfLines(rules)]).match(/[A-Z]+(?:-[A-Z]+)+-?[A-Z]*\d+[A-Za-z]?/g) ?? [];
/** Is everything the floor does there ruled by the house itself? So where a sheet sends to the house's written policy. */
const isByPolicy = (rules: GameRules): boolean => linesAt(rules).every(({ by }) => 'ruling' in (clause(by) ?? {}));

test('each irregularity of a sheet is asked at the desk of a game it belongs to, or is what the house rules itself there', () => {
  const irregularities = new Set<string>();
  const asked = new Set<string>();
  for (const book of gameBooks) {
    const own = clausesOfGame(book.id).flatMap(({ id, tag }) => (tag === 'irr' ? [id] : []));
    for (const id of own) irregularities.add(id);
    const stake = stakeOf(book);
    const thrown = throwsOf(book, stake).map(({ key, value }) => ({ [key]: value }));
    for (const switches of [{}, ...thrown]) {
      const rules = rulesOf(book, switches);
      if (rules) for (const id of [...namedAt(rules), ...(isByPolicy(rules) ? own : [])]) asked.add(id);
    }
  }
  expect(irregularities.size).toBeGreaterThan(0);
  expect([...irregularities].filter((id) => !asked.has(id))).toEqual([]);
});

/** Where so many cards may be thrown, as many as may be: that is what uses a deck up. */
function mostOf({ menus }: Round, command: Command): Command {
  const options = menus.find(({ actor }) => actor === command.actor)?.options;
  const cards = options?.find(({ type }) => type === command.type)?.cards;
  return cards && cards.min < cards.max ? { ...command, cards: cards.from.slice(0, cards.max) } : command;
}
type Told = { readonly before: Round; readonly events: readonly AnyEvent[] };
const LEAVES: readonly string[] = ['fold', 'sit-out-hand', 'stand-pat'];
/** A hand in which hardly anybody folds, command by command. */
function* stayed({ game, setup }: Subject, seed: number): Generator<Told> {
  const rng = seeded(seed);
  const weigh = ({ type }: { readonly type: string }): number => (LEAVES.includes(type) ? 1 : 1000);
  let { round } = open(game, setup);
  for (;;) {
    const command = sampleCommand(game, round, rng, { weigh });
    if (command === null) return;
    const answer = play(game, round, mostOf(round, command));
    if (isRefusal(answer)) continue;
    yield { before: round, events: answer.events };
    ({ round } = answer);
  }
}
const SEEDS = 40;
/** Hands at a full table, until enough has been seen. */
function* handsAt(book: GameBook): Generator<Told & { readonly subject: Subject }> {
  const subject = subjectAt(book, { name: 'full', stake: stakeOf(book), switches: {}, dealer: 'engine', scene: DEEP });
  for (let seed = 1; seed <= SEEDS; seed++) for (const told of stayed(subject, seed)) yield { ...told, subject };
}
const answered = (rules: GameRules, report: string, facts = {}): Outcome => {
  const said = askDesk(rules, { report, facts });
  if (said.asks !== null) throw new Error(`${report} is asked further: ${said.asks}`);
  return said.outcome;
};
const booksWith = (report: SelfReport) =>
  gameBooks.flatMap((book) =>
    selfLines(rulesOf(book)!).some((line) => line.report === report) ? [[book.id, book] as const] : [],
  );

const whose = { player: 'foul', bank: 'bank-foul' } as const;
test.each(
  booksWith('hand-set-wrong').flatMap(([id, book]) =>
    (['player', 'bank'] as const).map((of) => [id, of, book] as const),
  ),
)('%s: the %s’s hand is set wrong: what the desk says is what the engine does by itself', (_id, of, book) => {
  const outcome = answered(rulesOf(book)!, 'hand-set-wrong', { 'whose-set': of });
  expect(outcome.remedy).toBe(of === 'player' ? 'set-loses' : 'bank-set-loses');
  let seen = 0;
  for (const { events } of handsAt(book))
    for (const { rule, note } of events) {
      const { outcome: came, due = 0, won = 0, taken = 0 } = (note ?? {}) as Readonly<Record<string, number>>;
      // What a short bank does not reach goes back, and by another clause.
      if (String(came) !== whose[of] || won + taken !== Math.abs(due)) continue;
      expect([rule, Math.sign(due)]).toEqual([outcome.rule, of === 'player' ? -1 : 1]);
      seen++;
    }
  expect(seen).toBeGreaterThan(0);
});

const FROM: Readonly<Record<string, string>> = { 'rebuild-with-burns': 'burn', 'rebuild-with-discards': 'muck' };
test.each(booksWith('too-few-cards'))(
  '%s: too few cards: what the desk says is what the engine does by itself',
  (_id, book) => {
    const outcome = answered(rulesOf(book)!, 'too-few-cards');
    let seen = 0;
    for (const { events, subject } of handsAt(book)) {
      const at = events.findIndex(({ type }) => type === 'StubShuffled');
      if (at < 0) continue;
      const { rule, chips, cards } = events[at]!;
      expect([rule, chips]).toEqual([outcome.rule, []]);
      const from = cards.map((move) => subject.game.names.zones[move.from]);
      expect(from).toContain('stock');
      expect(from).toContain(FROM[outcome.remedy!]);
      expect(events[at + 1]!.type).toBe('CardBurned');
      if (++seen === 3) break;
    }
    expect(seen).toBeGreaterThan(0);
  },
);

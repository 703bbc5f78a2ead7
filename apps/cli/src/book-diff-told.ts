// Two editions of a house beside each other, as the terminal tells it.
import type { FloorDiff, FloorRuling, GameDiff, HandName, OutcomeDiff, PastDiff } from '@baraja/book/diff';
import { deskAnswer, deskQuestion, remedyWords } from 'baraja/words';
import type { Compared } from './book-diff.js';
import { wordsFor } from './house.js';
import { spokenLanguage, t } from './words/index.js';

export function printHouse(
  house: string,
  words: readonly { id: string; what: string }[],
  games: readonly Compared[],
  lists: readonly string[],
): void {
  const { diff } = t().book;
  const told = games.map(gameLines).filter((lines) => lines.length > 1);
  const same = words.length + told.length + lists.length === 0;
  console.log(same ? diff.same(house) : house);
  for (const line of lists) console.log(`  ${line}`);
  for (const { id, what } of words) console.log(`  ${diff.words(id, what)}`);
  for (const lines of told) console.log(lines.map((line) => `  ${line}`).join('\n'));
  const hands = games.reduce((n, { past }) => n + (past?.hands ?? 0), 0);
  if (games.some(({ past }) => past !== null)) console.log(`  ${diff.handsSeen(hands)}`);
}

function gameLines({ past, ...game }: Compared): readonly string[] {
  const { diff } = t().book;
  const unexplained = game.unexplained + (past?.unexplained ?? 0);
  return [
    `${game.game}`,
    ...statedLines(game),
    ...game.outcomes.flatMap((outcome) => outcomeLines(outcome, diff.rounded(outcome.hands.length, game.rounds))),
    ...game.floor.flatMap(floorLines),
    ...(past === null ? [] : pastLines(past)),
    ...(unexplained > 0 ? [`  ${diff.unexplained(unexplained)}`] : []),
  ];
}
function statedLines({ stakes, values, examples }: GameDiff): readonly string[] {
  const { diff } = t().book;
  return [
    ...(stakes.gone.length > 0 ? [`  ${diff.stakesGone(stakes.gone.join(', '))}`] : []),
    ...(stakes.come.length > 0 ? [`  ${diff.stakesCome(stakes.come.join(', '))}`] : []),
    ...values.map(
      ({ path, was, is, by, stakes: at }) => `  ${path}: ${was} → ${is}${by ? ` (${by})` : ''} ${diff.at(at)}`,
    ),
    ...examples.flatMap(({ id, wrong }) => wrong.map((why) => `  ${diff.example(id, why)}`)),
  ];
}
const pastLines = ({ outcomes, hands, noTable, unread }: PastDiff): readonly string[] => {
  const { diff } = t().book;
  return [
    ...outcomes.flatMap((outcome) => [
      ...outcomeLines(outcome, diff.kept(outcome.hands.length, hands)),
      `    ${diff.which(outcome.hands.map(handName))}`,
    ]),
    ...(noTable > 0 ? [`  ${diff.noTable(noTable)}`] : []),
    ...(unread > 0 ? [`  ${diff.unread(unread)}`] : []),
  ];
};
const handName = (hand: HandName): string =>
  'seed' in hand ? t().book.diff.seed(hand.seed) : t().book.diff.hand(hand.table, hand.round);

/** How many hands, because of whom, by how much, and the shortest of them as a dealer would tell it. */
function outcomeLines({ kind, because, chips, most, shortest }: OutcomeDiff, counted: string): readonly string[] {
  const { diff } = t().book;
  const { game, log, round, stake, was, is } = shortest;
  const say = wordsFor(spokenLanguage());
  const scene = { known: (card: number) => round.faces[card] };
  const told = log.flatMap((event) => {
    const text = say.event(game, event, undefined, scene);
    return text === null ? [] : [`      ${text}${event.rule ? ` (${event.rule})` : ''}`];
  });
  const much = chips > 0 ? `; ${diff.chips(say.money(chips), say.money(most))}` : '';
  return [
    `  ${diff.differ(counted, diff.kinds[kind], because.join(', '))}${much}`,
    `    ${diff.shortest(handName(shortest.hand), stake)}`,
    ...told,
    `      ${diff.was(was)}`,
    `      ${diff.is(is)}`,
  ];
}

/** A report that is ruled otherwise: in which case, within which window, what was done and what is done now, each by its clause. */
function floorLines({ report, cases, was, is, because, stakes }: FloorDiff): readonly string[] {
  const { diff } = t().book;
  const say = wordsFor(spokenLanguage());
  const [first = {}] = cases;
  const facts = Object.entries(first).map(
    ([fact, value]) => `${deskQuestion(fact, spokenLanguage())} ${deskAnswer(fact, value, spokenLanguage())}`,
  );
  const windows = [...new Set([...(was?.windows ?? []), ...(is?.windows ?? [])])];
  return [
    `  ${diff.reported(`${say.incident(report)} (${report})`, windows.join(', '))} ${diff.at(stakes)}`,
    ...(facts.length > 0 ? [`    ${diff.inCase(facts.join(' '), cases.length - 1)}`] : []),
    `    ${diff.was(ruled(was))}`,
    `    ${diff.is(ruled(is))}`,
    `    ${diff.because(because.join(', '))}`,
  ];
}
function ruled(ruling: FloorRuling | null): string {
  const { diff } = t().book;
  if (ruling === null) return diff.notReported;
  const { rule, remedy, refused, with: given } = ruling;
  const settings = Object.entries(given).map(([name, value]) => `${name} ${value}`);
  const words = remedyWords(ruling, spokenLanguage());
  const does = words ? `${remedy}${settings.length > 0 ? ` (${settings.join(', ')})` : ''}: ${words.does}` : null;
  return `${does ?? diff.refusedFor(refused ?? '')} (${rule})`;
}

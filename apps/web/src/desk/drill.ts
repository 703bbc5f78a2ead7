// The drill: situations made from the lines of a game's floor law, plausible rulings to choose among, and boxes after Leitner: what is
// known comes back after ever longer, what is missed at once.
import { askDesk, type GameRules, type Outcome, reportsAt } from 'baraja/games';

type Facts = Readonly<Record<string, string>>;
/** A situation, and what comes of it. */
export interface Situation {
  /** The same whenever the book is: by it a browser remembers. */
  readonly id: string;
  readonly game: string;
  readonly report: string;
  /** What was answered; what goes without saying is not among it. */
  readonly facts: Facts;
  readonly outcome: Outcome;
}
const DAY = 86_400_000;
/** How long until it comes back, by box. */
export const AFTER: readonly number[] = [0, DAY, 3 * DAY, 7 * DAY, 21 * DAY];
const KNOWN = 3;
export interface Card {
  readonly box: number;
  /** Milliseconds since 1970. */
  readonly due: number;
}
export type Boxes = Readonly<Record<string, Card>>;

/** Everything that may be asked of a game: for each report every way to answer its questions, each outcome of it once or twice. */
export function situationsOf(game: string, rules: GameRules): readonly Situation[] {
  return reportsAt(rules).flatMap(({ report }) => {
    const found = follow(rules, game, report, {}, {});
    const seen = new Map<string, number>();
    // A report that came too late is one thing to know, on whichever street it came.
    return found.filter(({ outcome }) => {
      const key = JSON.stringify(outcome);
      const times = seen.get(key) ?? 0;
      seen.set(key, times + 1);
      return times < (outcome.refused === null ? 2 : 1);
    });
  });
}
function follow(rules: GameRules, game: string, report: string, facts: Facts, told: Facts): readonly Situation[] {
  const said = askDesk(rules, { report, facts });
  if (said.asks === 'report') return [];
  if (said.asks === null) {
    const id = [game, report, ...Object.entries(told).map((one) => one.join('='))].join(' ');
    return [{ id, game, report, facts: told, outcome: said.outcome }];
  }
  const { fact, may, usual } = said;
  if (usual !== null) return follow(rules, game, report, { ...facts, [fact]: usual }, told);
  return may
    .flatMap((value) => follow(rules, game, report, { ...facts, [fact]: value }, { ...told, [fact]: value }))
    .filter(({ outcome }) => outcome.refused !== 'wrong-stage' && outcome.refused !== 'round-over');
}

/** What somebody sees of an outcome: two that read the same are the same answer. */
export type Reading = (outcome: Outcome) => string;
export type Random = () => number;
const CHOICES = 4;
/** The true ruling and others of the same game that are not the same in words: those of the same report and situation first. */
export function choicesFor(
  one: Situation,
  all: readonly Situation[],
  read: Reading,
  random: Random,
): readonly Outcome[] {
  const texts = new Set([read(one.outcome)]);
  const others: Outcome[] = [];
  const rank = (other: Situation): number => (other.report === one.report ? 0 : 1) + random();
  const pool = all.filter(({ game }) => game === one.game).map((other) => ({ other, rank: rank(other) }));
  for (const { other } of pool.toSorted((a, b) => a.rank - b.rank)) {
    if (others.length === CHOICES - 1) break;
    const text = read(other.outcome);
    if (texts.has(text)) continue;
    texts.add(text);
    others.push(other.outcome);
  }
  return [one.outcome, ...others]
    .map((outcome) => ({ outcome, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ outcome }) => outcome);
}

/** Right: a box further on. Wrong: back to the first. */
export function marked(boxes: Boxes, id: string, isRight: boolean, now: number): Boxes {
  const box = isRight ? Math.min(AFTER.length - 1, (boxes[id]?.box ?? 0) + 1) : 0;
  return { ...boxes, [id]: { box, due: now + AFTER[box]! } };
}
export const isDue = (boxes: Boxes, { id }: Situation, now: number): boolean => (boxes[id]?.due ?? 0) <= now;
export const knownOf = (boxes: Boxes, all: readonly Situation[]): number =>
  all.filter(({ id }) => (boxes[id]?.box ?? 0) >= KNOWN - 1).length;
/** What comes next: what was missed before what is new, and never the same twice running; null where nothing is due. */
export function nextOf(
  boxes: Boxes,
  all: readonly Situation[],
  { last, now, random }: { readonly last: string | null; readonly now: number; readonly random: Random },
): Situation | null {
  const due = all.filter((one) => isDue(boxes, one, now) && (one.id !== last || all.length === 1));
  const missed = due.filter(({ id }) => boxes[id]?.box === 0);
  const seen = due.filter(({ id }) => boxes[id] !== undefined && boxes[id].box > 0);
  const fresh = due.filter(({ id }) => boxes[id] === undefined);
  // What was just missed waits for a few others, where there are any.
  const rest = [...seen, ...fresh];
  const from =
    missed.length > 0 && (rest.length === 0 || missed.length > MISSED_MAX || random() < MISSED_SHARE)
      ? missed
      : seen.length > 0
        ? seen
        : rest;
  return from[Math.floor(random() * from.length)] ?? null;
}
const MISSED_MAX = 3;
const MISSED_SHARE = 0.4;

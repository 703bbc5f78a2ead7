/** What the floor rules otherwise: the desk of both editions is asked the same, report by report and fact by fact. */
import type { RuleId } from 'baraja/document';
import { askDesk, type GameRules, type Outcome, reportsAt } from 'baraja/games';
import type { TableRules } from 'baraja/table';
import { type Both, blamed, type Change, isExplained } from './causes.js';

/** A report that is ruled otherwise, and in which cases. */
export interface FloorDiff {
  readonly report: string;
  /** The facts of each case, by their names; none where the answer depends on nothing. */
  readonly cases: readonly Facts[];
  /** Null where it cannot be reported at all. */
  readonly was: FloorRuling | null;
  readonly is: FloorRuling | null;
  readonly because: readonly RuleId[];
  readonly stakes: readonly string[];
}
export interface FloorRuling extends Outcome {
  /** When it may be reported, by the lines that clause has for it. */
  readonly windows: readonly string[];
}
type Facts = Readonly<Record<string, string>>;

export function floorDiff(change: Change, tables: readonly Both[]): readonly FloorDiff[] {
  const found = new Map<string, FloorDiff>();
  for (const [first, ...rest] of alike(tables)) {
    const stakes = [first, ...rest].map(({ one }) => one.stake);
    for (const { report, facts, ...ruled } of casesAt(first.one, first.two)) {
      const because = blamed(change, first.opening, (table) => isSame(rulingAt(table.game, report, facts), ruled.is));
      const key = JSON.stringify([report, ruled, because, stakes]);
      const had = found.get(key)?.cases ?? [];
      found.set(key, { report, cases: [...had, facts], ...ruled, because, stakes });
    }
  }
  return [...found.values()];
}
/** Reports that are ruled otherwise, and that no change explains. */
export function unexplainedReports(
  change: Change,
  tables: readonly Both[],
): readonly Readonly<Record<'stake' | 'report' | 'was' | 'is', string>>[] {
  return alike(tables).flatMap(([{ opening, one, two }]) =>
    casesAt(one, two)
      .filter(
        ({ report, facts, is }) =>
          !isExplained(change, opening, (table) => isSame(rulingAt(table.game, report, facts), is)),
      )
      .map(({ report, was, is }) => ({ stake: one.stake, report, was: ruledBy(was), is: ruledBy(is) })),
  );
}
const ruledBy = (ruling: FloorRuling | null): string =>
  ruling === null ? '—' : `${ruling.remedy ?? ruling.refused ?? ''} ${ruling.rule}`;
/** Tables of one floor law: what differs at one differs at all of them. */
function alike(tables: readonly Both[]): readonly (readonly [Both, ...Both[]])[] {
  const groups = new Map<string, [Both, ...Both[]]>();
  for (const both of tables) {
    if (both.one.hash === both.two.hash) continue;
    const key = JSON.stringify([lawOf(both.one.game), lawOf(both.two.game)]);
    const group = groups.get(key);
    if (group) group.push(both);
    else groups.set(key, [both]);
  }
  return [...groups.values()];
}
/** All that a desk looks at. */
const lawOf = (game: GameRules): unknown => {
  const plain = Object.entries(game).filter(([, value]) => typeof value === 'string' || typeof value === 'boolean');
  return [game.floor, plain];
};

interface Case {
  readonly report: string;
  readonly facts: Facts;
  readonly was: FloorRuling | null;
  readonly is: FloorRuling | null;
}
function casesAt(one: TableRules, two: TableRules): readonly Case[] {
  const reports = new Set([...reportsAt(one.game), ...reportsAt(two.game)].map(({ report }) => report));
  return [...reports].flatMap((report) => casesOf(one.game, two.game, report, {}));
}
/** What either desk asks is answered in every way; where both have ruled, they are compared. */
function casesOf(one: GameRules, two: GameRules, report: string, facts: Facts): readonly Case[] {
  for (const said of [askDesk(one, { report, facts }), askDesk(two, { report, facts })])
    if (said.asks === 'fact')
      return said.may.flatMap((value) => casesOf(one, two, report, { ...facts, [said.fact]: value }));
  const [was, is] = [rulingAt(one, report, facts), rulingAt(two, report, facts)];
  return isSame(was, is) ? [] : [{ report, facts, was, is }];
}
function rulingAt(rules: GameRules, report: string, facts: Facts): FloorRuling | null {
  const said = askDesk(rules, { report, facts });
  if (said.asks !== null) return null;
  const rows = (rules.floor ?? []).filter((row) => row.report === report);
  const ofRule = rows.filter(({ by, late, early }) => [by, late, early].includes(said.outcome.rule));
  return { ...said.outcome, windows: [...new Set((ofRule.length > 0 ? ofRule : rows).map(({ window }) => window))] };
}
const isSame = (one: FloorRuling | null, other: FloorRuling | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

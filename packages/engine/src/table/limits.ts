/** The table's stake limit, where the law of the place asks for one: announced first, and changed when the notice has run out. */
import type { TableAsked } from '../facts/index.js';
import { type Deciding, say } from './opening.js';
import { deny, type TableRefusal } from './refusal.js';
import { leastLimit, type OrdinanceRules, type TableRules } from './rules.js';

const MINUTE = 60_000;

/** The ordinance this limit is to be set by, or why it cannot be set. */
function lawFor(rules: TableRules, limit: number): OrdinanceRules | TableRefusal {
  const { ordinance, cites, game } = rules;
  if (ordinance === null) return deny('no-table-limit', cites.tableStakes);
  const [min, max] = [leastLimit(rules), ordinance.wagerMax];
  const isWhole = Number.isSafeInteger(limit) && limit % game.chip === 0;
  return isWhole && limit >= min && limit <= max
    ? ordinance
    : deny('no-such-limit', ordinance.cites.limit, { min, max });
}

export function giveNotice(d: Deciding, { limit, at }: TableAsked<'giveNotice'>): TableRefusal | null {
  const law = lawFor(d.state.rules, limit);
  if ('refused' in law) return law;
  const from = at + law.noticeMinutes * MINUTE;
  say(d, { type: 'LimitNoticed', limit, before: d.state.limit!.max, at, from, rule: law.cites.notice });
  return null;
}

/** Only what was announced, only when the notice has run out, and never in the middle of a hand. */
export function changeLimit(d: Deciding, { limit, at }: TableAsked<'changeLimit'>): TableRefusal | null {
  const { rules, live, rounds, limit: now } = d.state;
  const law = lawFor(rules, limit);
  if ('refused' in law) return law;
  const { notice: rule } = law.cites;
  if (live !== null) return deny('round-running', rule, { round: rounds });
  const notice = now?.notice ?? null;
  if (notice === null || notice.max !== limit || at < notice.from)
    return deny('notice-too-short', rule, { minutes: law.noticeMinutes });
  say(d, { type: 'LimitChanged', limit, before: now!.max, at, rule });
  return null;
}

/**
 * Every clause a table can name. A step names what its book declares and nothing else, an incident says in `cites` what it may
 * name, and a table's life rests on its book's clauses and on customs: so it can be read off before a card is dealt.
 */
import { makeGame } from '../games/index.js';
import type { RuleId } from '../kernel/index.js';
import type { TableRules } from '../table/index.js';

type Values = Omit<TableRules, 'hash' | 'words'>;

/** Written as the ids of clauses are. */
const RULE = /^[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-[A-Za-z0-9]+$/;
/** What cannot come up at a table like this, though its pages say whose it would be. */
const idleAt = ({ seating, fee }: Values): Partial<Values['cites']> => ({
  ...(seating.kind === 'blinds' ? {} : { restart: undefined }),
  ...(fee.kind === 'time' ? {} : { timeOwed: undefined }),
});
export function citableAt(rules: Values): ReadonlySet<RuleId> {
  const { gameId, game, seats } = rules;
  const found = new Set<RuleId>();
  const look = (value: unknown): void => {
    if (typeof value === 'string') {
      if (RULE.test(value)) found.add(value);
    } else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) look(part);
  };
  look({ ...rules, cites: { ...rules.cites, ...idleAt(rules) } });
  const few = Array.from({ length: seats.min }, (_, i) => i + 1);
  for (const { cites } of makeGame(gameId, game, few).incidents) for (const rule of cites) found.add(rule);
  return found;
}

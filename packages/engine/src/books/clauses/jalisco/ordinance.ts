// The wagering ordinance that binds every game at Jalisco Pool Room, as the owner quotes it.
import { byPeople, type Clause, from, says } from '../clause.js';

const at = from('000');

/**
 * The figure of JAL-ORD-A, which changes only by council resolution (JAL-ORD-C): each as of the day it holds from, the latest
 * last, in cents. The ordinance's number gives the year; the sheet gives no day.
 */
export const wagerLimits: readonly { readonly since: string; readonly amount: number }[] = [
  { since: '1999-01-01', amount: 20_000 },
];

export const ordinance: readonly Clause[] = [
  says('JAL-ORD-1', 'info', 'Governing text: City of Guadalupe ordinance 99-347, section 5.32.140, quoted by the owner.', at('§intro', 'L3')),
  says('JAL-ORD-A', 'limit', 'House-wide wagering limit: $200 in one hand.', at('§5.32.140-A', 'L7')),
  says('JAL-ORD-A1', 'limit', 'One person’s bets added together may not pass $200 in one hand.', at('§5.32.140-A.1', 'L8')),
  says('JAL-ORD-A2', 'limit', 'One player may not hold two hands or two betting squares at the same time.', at('§5.32.140-A.2', 'L9')),
  byPeople(says('JAL-ORD-A3', 'limit', 'Owners, operators and employees may not bet while on duty.', at('§5.32.140-A.3', 'L10'))),
  says('JAL-ORD-A4', 'limit', 'No bets from shills or dummy players.', at('§5.32.140-A.4', 'L11')),
  says('JAL-ORD-B1', 'limit', 'All tables are table stakes.', at('§5.32.140-B', 'L12')),
  says('JAL-ORD-B2', 'limit', 'No side bets.', at('§5.32.140-B', 'L12')),
  says('JAL-ORD-B3', 'proc', 'Table limits are posted where they can be seen from the table.', at('§5.32.140-B', 'L12')),
  says('JAL-ORD-B4', 'limit', 'The house sets a stake limit per table, never above the $200 wagering limit.', at('§5.32.140-B', 'L12')),
  says('JAL-ORD-B5', 'proc', 'A table limit changes only after at least 30 minutes’ notice to patrons.', at('§5.32.140-B', 'L12')),
  says('JAL-ORD-C', 'limit', 'The $200 figure itself changes only by council resolution.', at('§5.32.140-C', 'L13')),
  says('JAL-ORD-2', 'info', 'The owner states that every game’s stakes below sit well inside $200.', at('§intro', 'L15, L22')),
];

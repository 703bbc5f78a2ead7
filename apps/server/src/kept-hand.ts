// A hand of the record as it is taken along: what one viewer was told of it, and the faces he has seen; nothing else is at hand here.
import { carrying, type Hand } from '@baraja/hands';
import type { RoundKept } from '@baraja/room';
import { TABLE_FACTS, type TableRules, type WrittenTable } from 'baraja/table';

type Told = Pick<RoundKept, 'seat' | 'names' | 'events' | 'faces' | 'receipt' | 'round'>;
/** Null where the hand was never opened, as far as it is told. */
export function handFrom(table: string, house: string, told: Told, rules: TableRules | null): Hand | null {
  const { seat, names, faces, receipt, round } = told;
  const events = told.events.flatMap(({ at, event }) => (isOfTable(event) ? [{ at, event }] : []));
  const first = events.find(({ event }) => event.type === 'RoundOpened');
  if (first?.event.type !== 'RoundOpened') return null;
  const { gameId: game, stake, hash, seats } = first.event;
  const hand: Hand = {
    ...{ house, game, stake, hash, switches: receipt?.switches ?? {} },
    ...{ table, round, at: first.at, eyes: seat ?? 'rail', faces },
    names: Object.fromEntries(seats.map((at) => [at, names[at] ?? ''])),
    events: events.map(({ at, event }) => ({ after: Math.max(0, at - first.at), event })),
  };
  return rules?.hash === hash ? carrying(hand, rules) : hand;
}
/** What happened at the table itself; how its packs were pledged and the like is the room's. */
const isOfTable = (event: RoundKept['events'][number]['event']): event is WrittenTable =>
  Object.hasOwn(TABLE_FACTS, event.type);

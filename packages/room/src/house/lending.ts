// Tables between servers of one room: those that stand by play them, and whoever keeps the room lends them.
import { randomBytes } from 'node:crypto';
import { systemTime } from '../bus/index.js';
import { Borrower, Lender } from '../nodes/index.js';
import type { Store } from '../store/index.js';
import type { TableActor, World } from '../table/index.js';
import { type Keeper, LEASE } from './keeper.js';
import type { RoomSettings } from './settings.js';

/** Whoever is not heard of for half a lease plays no tables any more. */
const deafAt = ({ lease = LEASE }: RoomSettings): number => lease / 2;

/** Until this server keeps the room itself. */
export async function borrowing(
  settings: RoomSettings,
  { store, ...world }: { readonly store: Store } & Omit<World, 'store' | 'hands' | 'changed' | 'walletMoved'>,
): Promise<Borrower | null> {
  const bus = settings.db === undefined ? undefined : settings.lends?.();
  if (bus === undefined) return null;
  const node = randomBytes(9).toString('base64url');
  const room = world.signer.room;
  const borrower = await Borrower.open({ bus, room, node, time: systemTime, deaf: deafAt(settings), store, world });
  settings.onBorrower?.(borrower);
  return borrower;
}
export async function lending(
  settings: RoomSettings,
  keeper: Keeper | null,
  room: { readonly name: string; tables(): Iterable<TableActor> },
): Promise<Lender | null> {
  const bus = keeper === null ? undefined : settings.lends?.();
  if (keeper === null || bus === undefined) return null;
  return Lender.open({
    ...{ bus, room: room.name, time: systemTime, deaf: deafAt(settings) },
    here: { node: keeper.node, epoch: keeper.epoch },
    keeps: () => keeper.keeps,
    tables: () => room.tables(),
    give: (stream, node) => keeper.give(stream, node),
  });
}

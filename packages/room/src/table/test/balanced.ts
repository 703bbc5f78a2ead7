// Is the room's book what the table says it is? Every account of a table, held against the table's own state.
import { expect } from 'vitest';
import type { Store } from '../../store/index.js';
import type { TableActor } from '../index.js';
import { unbalanced } from './felt.js';

/** Every account of the table, after whatever has just happened. */
export async function expectBalanced({ store }: { readonly store: Store }, table: TableActor): Promise<void> {
  expect(await unbalanced(store, table)).toEqual([]);
}

// What does not compile in the office: each line is planted, and the types stage fails on one that compiles.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { StoredTableEvent } from '../table/index.js';
import { type DisputeEvent, Disputes } from './disputes.js';
import type { OfficeEvent } from './facts.js';
import { officeRefuse } from './refusals.js';

const folds = (e: DisputeEvent, told: StoredTableEvent) => [
  // @ts-expect-error a kind that nobody writes
  e.type === 'DisputeOpend',
  // @ts-expect-error a field misspelt
  e.type === 'DisputeDecided' && e.veridct,
  // @ts-expect-error a field of another kind
  e.type === 'DisputeWithdrawn' && e.claim,
  // @ts-expect-error a field misspelt
  told.type === 'Played' && told.event.type === 'IncidentCalled' && told.event.note.incidnet,
];
const refuses = () => [
  // @ts-expect-error a reason that nobody declared
  officeRefuse('no-such-dipsute'),
  // @ts-expect-error what fills its sentence is missing
  officeRefuse('wait'),
  // @ts-expect-error a fact misspelt
  officeRefuse('wait', { secnods: 3 }),
  // @ts-expect-error a fact where there is none
  officeRefuse('guest', { seconds: 3 }),
];

test('eight are planted: the types stage finds each', () => {
  const source = readFileSync(fileURLToPath(import.meta.url), 'utf8');
  expect([folds, refuses]).toHaveLength(2);
  expect(source.match(/^\s*\/\/ @ts-expect-error \S/gm)).toHaveLength(8);
});
test('what is no dispute’s leaves them as they are', () => {
  const disputes = new Disputes();
  disputes.fold({ type: 'BoxesPulled' } satisfies Pick<OfficeEvent, 'type'>, 1);
  expect(disputes.list).toEqual([]);
});

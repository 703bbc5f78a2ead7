// The page's part in a shuffle: vowed as soon as one sits, opened only when a pledge names the vow, never the same twice.
import { vowOf } from '@baraja/room/proof';
import { expect, test } from 'vitest';
import { Parts } from './parts.js';
import type { ClientFrame, ServerFrame } from './wire.js';

function world(kept: Record<string, string> = {}) {
  const sent: ClientFrame[] = [];
  const stored: Record<string, string>[] = [];
  let n = 0;
  const random = (): string => (++n).toString(16).padStart(64, '0');
  const keep = (parts: Readonly<Record<string, string>>) => void stored.push({ ...parts });
  return { sent, stored, parts: new Parts({ send: (f) => void sent.push(f), random, keep, kept: () => kept }) };
}
const frame = (t: 'table' | 'update', seat: number | null, events: object[] = []): ServerFrame =>
  ({ t, table: 't1', version: 1, from: 0, events, view: { you: { seat }, round: null } }) as unknown as ServerFrame;
const pledge = (round: number, ...vows: string[]) => ({
  type: 'DeckPledged',
  round,
  base: 0,
  vows: vows.map((vow, i) => ({ seat: i + 1, vow })),
});
const one = '1'.padStart(64, '0');
const two = '2'.padStart(64, '0');

test('vows when seated, opens when its vow is named, and vows the next', () => {
  const { sent, parts } = world();
  parts.heard(frame('table', null));
  expect(sent).toEqual([]);
  parts.heard(frame('update', 3));
  expect(sent).toEqual([{ t: 'vow', table: 't1', vow: vowOf(one) }]);
  parts.heard(frame('update', 3));
  expect(sent).toHaveLength(1);
  parts.heard(frame('update', 3, [pledge(7, 'ff'.repeat(32), vowOf(one))]));
  expect(sent.slice(1, 3)).toEqual([
    { t: 'part', table: 't1', round: 7, base: 0, part: one },
    { t: 'vow', table: 't1', vow: vowOf(two) },
  ]);
  expect(parts.of('t1', 7, 0)).toEqual({ part: one, receipt: null });
  parts.heard({ t: 'receipt', table: 't1', round: 7, base: 0, receipt: 'signed' });
  expect(parts.of('t1', 7, 0)).toEqual({ part: one, receipt: 'signed' });
});

test('a part is never opened for a pledge that does not name its vow; the same vow is offered again', () => {
  const { sent, parts } = world();
  parts.heard(frame('table', 3));
  parts.heard(frame('update', 3, [pledge(7)]));
  expect(sent).toEqual([1, 2].map(() => ({ t: 'vow', table: 't1', vow: vowOf(one) })));
});

test('after a reload the vow that was made is still known, and opened', () => {
  const { sent, parts, stored } = world({ t1: two });
  parts.heard(frame('update', 3, [pledge(7, vowOf(two))]));
  expect(sent[0]).toEqual({ t: 'part', table: 't1', round: 7, base: 0, part: two });
  expect(stored.at(-1)).toEqual({ t1: one });
});

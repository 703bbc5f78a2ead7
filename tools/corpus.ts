// npm run corpus: thousands of hands of every family, by seeds, through every format and back, and played again. --each says how many at
// each table; --keep writes the small file that the tests read (packages/hands/corpus).
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { FORMATS, type Hand } from '@baraja/hands';
import { allTables, handsAt } from '../packages/hands/src/test/corpus.js';
import { tripsOf } from '../packages/hands/src/test/trips.js';

const { values } = parseArgs({ options: { each: { type: 'string', default: '60' }, keep: { type: 'boolean' } } });
const FILE = fileURLToPath(new URL('../packages/hands/corpus/hands.jsonl.gz', import.meta.url));
const KEPT_EACH = 1;

interface Row {
  hands: number;
  readonly told: Record<string, number>;
}
const since = performance.now();
const families = new Map<string, Row>();
let lost = 0;
const told = (row: Row): string => FORMATS.map((format) => `${format} ${row.told[format] ?? 0}`).join(', ');
function count(family: string, hand: Hand): void {
  const row = families.get(family) ?? { hands: 0, told: {} };
  families.set(family, row);
  const trips = tripsOf(hand);
  row.hands++;
  for (const format of Object.keys(trips.texts)) row.told[format] = (row.told[format] ?? 0) + 1;
  if (trips.lost.length === 0) return;
  lost++;
  console.error(`${hand.game} ${hand.stake}, hand ${hand.round}: ${trips.lost.join(', ')}`);
}
if (values.keep) {
  // With their rules: a sheet may change, and what was played by the old one is read all the same.
  const hands = allTables().flatMap((rules, i) => handsAt(rules, i + 1, KEPT_EACH).map((hand) => ({ ...hand, rules })));
  const lines = hands.map((hand) => JSON.stringify(tripsOf(hand).texts));
  const packed = gzipSync(`${lines.join('\n')}\n`, { level: 9 });
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, packed);
  console.log(`${lines.length} hands kept, ${Math.round(packed.length / 1000)} KB`);
} else {
  for (const [i, rules] of allTables().entries())
    for (const hand of handsAt(rules, 1000 + i, Number(values.each))) count(rules.game.family, hand);
  for (const [family, row] of families) console.log(`${family}: ${row.hands} hands; ${told(row)}`);
  const all = [...families.values()].reduce((n, row) => n + row.hands, 0);
  console.log(`${all} hands in ${Math.round((performance.now() - since) / 1000)} s; ${lost} did not come back exactly`);
  if (lost > 0) process.exitCode = 1;
}

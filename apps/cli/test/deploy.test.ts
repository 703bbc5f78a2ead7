// What deploy/ starts is what the command takes: a variable nobody reads would be a setting nobody has.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { serveCommand } from '../src/serve.js';

const file = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../deploy/${path}`, import.meta.url)), 'utf8');

test('what deploy/ asks of the command is what it takes', () => {
  const takes = new Set(serveCommand().options.flatMap(({ envVar }) => envVar ?? []));
  const files = ['compose/compose.yml', 'systemd/baraja.service', 'systemd/baraja-backup.service'].map(file);
  const asked = files.flatMap((text) => [...text.matchAll(/\b(BARAJA_\w+)(?=[:=])/g)].map(([, name]) => name!));
  expect(asked.length).toBeGreaterThan(5);
  expect([...new Set(asked)].filter((name) => !takes.has(name) && name !== 'BARAJA_METRICS_TOKEN')).toEqual([]);
  const compose = parse(file('compose/compose.yml'), { merge: true }) as { services: Record<string, object> };
  expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(['db', 'first', 'second', 'proxy', 'figures']));
});

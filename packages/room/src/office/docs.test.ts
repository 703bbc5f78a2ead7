// The table of roles in docs/office.md is the one the server asks.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ACTS, ROLES } from './roles.js';

test('docs/office.md shows who may do what', () => {
  const x = (is: boolean): string => (is ? 'x' : '');
  const rows = Object.entries(ACTS).map(([name, { roles, duty, reason, what }]) => {
    const allowed: readonly string[] = roles;
    const who = ROLES.map((role) => x(allowed.includes(role))).join(' | ');
    return `| \`${name}\` | ${what} | ${who} | ${x(duty)} | ${x(reason)} |`;
  });
  const head = [
    `| Act | What | ${ROLES.join(' | ')} | on duty | says why |`,
    `|---|---|${ROLES.map(() => '---|').join('')}---|---|`,
  ];
  const page = readFileSync(new URL('../../../../docs/office.md', import.meta.url), 'utf8');
  expect(page.split('<!-- roles -->\n')[1]?.split('\n<!-- /roles -->')[0]).toBe([...head, ...rows].join('\n'));
});

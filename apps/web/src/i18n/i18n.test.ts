// Every string is there in both languages, says something, and takes the same arguments.

import { ROOM_REASONS, ROOM_REFUSALS, type RoomRefusalCode } from '@baraja/room';
import { describe, expect, test } from 'vitest';
import { KEYS } from '../lib/keys.js';
import { learn, preferred, strings } from './index.js';

type Tree = { readonly [key: string]: unknown };
function leaves(tree: Tree, path = ''): [string, unknown][] {
  return Object.entries(tree).flatMap(([key, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null ? leaves(value as Tree, `${path}${key}.`) : [[`${path}${key}`, value]],
  );
}
await learn('es');
const en = new Map(leaves(strings('en') as unknown as Tree));
const es = new Map(leaves(strings('es') as unknown as Tree));
/** What fills the sentence of why the room says no. */
const filled = (code: string): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.keys(ROOM_REASONS[code as RoomRefusalCode]).map((name) => [name, `<${name}>`]));
/** Names and marks that are the same in both. */
const SAME = [
  'table.bot',
  'title',
  ...['hold', 'omaha', 'stud', 'pai-gow', 'push-nine'].map((tile) => `lobby.tiles.${tile}.name`),
  'lobby.jackpot',
  'private_.bots',
  'keys.names.yes',
];

describe('the page in two languages', () => {
  test('has the same strings', () => {
    expect([...es.keys()]).toEqual([...en.keys()]);
    expect(en.size).toBeGreaterThan(250);
  });
  test('says something everywhere', () => {
    for (const map of [en, es])
      for (const [key, value] of map) {
        if (typeof value === 'function') continue;
        expect(typeof value, key).toBe('string');
        expect((value as string).trim().length, key).toBeGreaterThan(0);
      }
  });
  test('says it in that language: nothing is left untranslated', () => {
    const alike = [...en].flatMap(([key, value]) => (typeof value === 'string' && es.get(key) === value ? [key] : []));
    expect(alike).toEqual(SAME);
  });
  test('asks for the same arguments, and uses them', () => {
    for (const [key, value] of en) {
      if (typeof value !== 'function') continue;
      const other = es.get(key) as (...args: unknown[]) => string;
      expect(other.length, key).toBe(value.length);
      const args = key.startsWith('room.')
        ? [filled(key.slice(5))]
        : key === 'lobby.differs.forms'
          ? [['3', '4']]
          : [3, 4];
      for (const say of [value, other] as ((...args: unknown[]) => string)[])
        expect(say(...args).length, key).toBeGreaterThan(0);
    }
  });
  test('plays no music: no exclamation marks', () => {
    for (const map of [en, es])
      for (const [key, value] of map) if (typeof value === 'string') expect(value, key).not.toContain('!');
  });
  test('has a sentence for everything the room refuses, and a name for every key', () => {
    for (const code of ROOM_REFUSALS)
      for (const language of ['en', 'es'] as const) {
        const sentence: (facts: Readonly<Record<string, string>>) => string = strings(language).room[code];
        for (const name of Object.values(filled(code))) expect(sentence(filled(code)), code).toContain(name);
      }
    for (const name of Object.keys(KEYS)) expect(en.has(`keys.names.${name}`), name).toBe(true);
  });
  test('is chosen by the browser', () => {
    expect(preferred(['es-MX', 'en'])).toBe('es');
    expect(preferred(['fr', 'en-GB', 'es'])).toBe('en');
    expect(preferred(['de'])).toBe('en');
    expect(preferred([])).toBe('en');
  });
});

// Who drew a card, who has let it go on, and who is asked next, in sentences.
import { expect, test } from 'vitest';
import { type DrawnFelt, EMPTY_FELT } from '../../lib/felt.js';
import { goingSaid } from './going.js';
import { rummyStrings } from './words/index.js';

const NAMES: Readonly<Record<number, string>> = { 1: 'Ana Luz', 2: 'Beto', 3: 'Chuy', 4: 'Inés', 5: 'Lupe', 6: 'Max' };
/** Six play counter-clockwise, Chuy is out. */
const felt = (drawer: number, asked: number, offer: readonly number[] = [7]): DrawnFelt => ({
  ...EMPTY_FELT,
  seats: [6, 5, 4, 3, 2, 1],
  zones: { offer: [...offer] },
  now: { phase: 'offer', drawer, asked, columns: [[], [], [], [], [], []], out: [3], fouled: [] } as never,
});
const said = (lying: DrawnFelt, me: number, language: 'en' | 'es' = 'en') =>
  goingSaid(lying, me, { nameOf: (seat) => NAMES[seat]!, s: rummyStrings(language) }).join(' ');

test('in the order of play, without whoever is out', () => {
  expect(said(felt(6, 2), 2)).toBe('Max drew it. Lupe and Inés passed. Then Ana.');
  expect(said(felt(6, 2), 2, 'es')).toBe('La sacó Max. Pasaron Lupe e Inés. Sigue Ana.');
  expect(said(felt(2, 6), 6)).toBe('Beto drew it. Ana passed. Then Lupe and Inés.');
  expect(said(felt(4, 4), 4)).toBe('You drew it. Then Beto, Ana and 2 more.');
  expect(said(felt(4, 4), 4, 'es')).toBe('La sacaste tú. Siguen Beto, Ana y otros 2.');
});
test('nothing where the say is another’s, or no card goes round', () => {
  expect(said(felt(6, 2), 1)).toBe('');
  expect(said(felt(6, 2, []), 2)).toBe('');
});

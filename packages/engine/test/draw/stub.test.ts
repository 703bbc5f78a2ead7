/** The stub runs out on the draw, at every draw game: its last card is never dealt, and nobody is left without his cards. */
import { expect, test } from 'vitest';
import { dealDraw } from '../../src/testing/draw.js';
import { dealt } from './look.js';

const GAMES = [
  ['JAL-DRAW-D2', 'AMB-JAL-10', 'jalisco', 'draw'],
  ['JAL-DRAW-D2', 'AMB-JAL-10', 'jalisco', 'lob'],
  ['VEN-DRAW-10', 'AMB-VEN-13', 'ven-a-mexico', 'draw'],
  ['SNK-LOB-3', 'BAR-40', 's-and-k', 'lob'],
  ['ROG-DRAW-G3', 'ROG-DRAW-C10', 'rogelios', 'draw'],
  ['ROG-HDP-D5', 'ROG-DRAW-C10', 'rogelios', 'hdp'],
  ['ROG-LOB-D7', 'ROG-DRAW-C10', 'rogelios', 'lob'],
] as const;

test.each(GAMES)('%s, %s at %s %s all but the last card of the stub are dealt', (draw, stub, house, game) => {
  const h = dealDraw({ house, game, stacks: Array(7).fill(1000) });
  h.checkTo(house === 'rogelios' ? 'declare' : 'draw');
  const most = Math.min(4, h.option(h.toAct!, 'draw')!.cards!.max);
  // Whoever comes when one card is left asks for two.
  let left = h.ids('stock').length - 1 - (house === 'rogelios' ? 1 : 0);
  const asked = h.rotation.map((seat) => {
    const count = left < 0 ? 0 : left === 0 ? 2 : Math.min(most, left);
    left = left === 0 ? -1 : left - count;
    return { seat, count };
  });
  h.acts(asked.map(({ count }) => (count === 0 ? 'p' : `x${count}`)).join(' '));
  const shuffles = h.all('StubShuffled');
  expect(shuffles.map(({ rule }) => rule)).toEqual([stub]);
  const stock = h.game.names.zones.indexOf('stock');
  expect(shuffles[0]!.cards.filter(({ from }) => from === stock).map(({ cards }) => cards.length)).toEqual([1]);
  const drew = asked.filter(({ count }) => count > 0);
  expect(dealt(h)).toBe(drew.map(({ seat, count }) => `${seat}:${count}`).join(' '));
  expect(new Set(h.all('CardsDrawn').map(({ rule }) => rule))).toEqual(new Set([draw]));
  const last = h.log.findLastIndex(({ type }) => type === 'CardsDrawn');
  expect(h.log.findIndex(({ type }) => type === 'StubShuffled')).toBeLessThan(last);
  for (const seat of h.seats) expect(h.ids(`hand:${seat}`)).toHaveLength(5);
});

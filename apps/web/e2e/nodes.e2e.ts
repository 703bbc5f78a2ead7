// However many hands are played, the page does not grow.
import { expect, test } from 'vitest';
import { type Person, playUntil } from './person.js';
import { roomForTests } from './room.js';

const at = roomForTests({ pace: 0.05 });
const nodesOf = async ({ page }: Person): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  await session.detach();
  return nodes;
};
const handOf = async ({ page }: Person): Promise<number> =>
  Number(/\d+/.exec((await page.locator('header .watching').first().textContent()) ?? '')?.[0] ?? 0);

test('nodes after thirty hands are what they were after eight', async () => {
  const nora = await at.room.person('Nora');
  await nora.open({ house: 'rogelios', game: 'hold', bots: 5 });
  await nora.sit();
  const until = (hand: number) => playUntil([nora], async () => (await handOf(nora)) >= hand);
  await until(8);
  const early = await nodesOf(nora);
  await until(30);
  const late = await nodesOf(nora);
  console.log(`nodes: ${early} after 8 hands, ${late} after 30`);
  expect(late).toBeLessThan(early * 1.35);
  expect(await nora.page.locator('.log li').count()).toBeLessThan(250);
});

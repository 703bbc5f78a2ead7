// axe finds no serious fault on any page, by day and by night, at a desk and on a phone.
import axe from 'axe-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRoom, type Person, type Room } from './room.js';

interface Result {
  readonly violations: readonly {
    readonly id: string;
    readonly impact: string | null;
    readonly help: string;
    readonly nodes: readonly { readonly html: string }[];
  }[];
}
async function faults({ page }: Person): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const { violations } = (await page.evaluate('axe.run(document, { resultTypes: ["violations"] })')) as Result;
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 160)}`));
}

describe.each(['dark', 'light'] as const)('by %s', (colorScheme) => {
  let room: Room;
  beforeAll(async () => {
    room = await openRoom({ pace: 1 });
  });
  afterAll(() => room.close());

  describe.each([
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ])('at $width px', (viewport) => {
    const come = () => room.person('', { colorScheme, viewport });
    test('the lobby', async () => {
      expect(await faults(await come())).toEqual([]);
    });
    test('a table, with its rail', async () => {
      const ana = await come();
      await ana.open({ house: 'rogelios', game: 'hold-nl', bots: 5 });
      await ana.turn();
      expect(await faults(ana)).toEqual([]);
      if (viewport.width < 1100) await ana.page.locator('button.rail').click();
      for (const tab of ['rules', 'chat', 'fair', 'hands', 'floor']) {
        await ana.page.locator(`#tab-${tab}`).click();
        await ana.page.waitForTimeout(600);
        expect(await faults(ana), tab).toEqual([]);
      }
    });
    test('rules, opening a table, the cage, and the dialogs', async () => {
      const ana = await come();
      for (const [hash, ready] of [
        ['#/rules/rogelios/rog-hold', '.page section'],
        ['#/open', 'form .grid'],
        ['#/cage', '.balance'],
      ] as const) {
        await ana.go(hash);
        await ana.page.waitForSelector(ready);
        expect(await faults(ana), hash).toEqual([]);
      }
      await ana.go('#/');
      await ana.page.waitForSelector('.houses article');
      await ana.page.locator('header nav button').last().click();
      await ana.page.waitForSelector('dialog[open]');
      expect(await faults(ana), 'settings').toEqual([]);
    });
  });
});

// What axe finds on a page, by day and by night, at a desk and on a phone.
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import type { Person } from './person.js';
import { unveiled } from './veil.js';

export const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];

const LIGHTS = ['dark', 'light'] as const;

interface Result {
  readonly passes: readonly { readonly id: string }[];
  readonly violations: readonly {
    readonly id: string;
    readonly impact: string | null;
    readonly help: string;
    readonly nodes: readonly { readonly html: string }[];
  }[];
}
/** Colours and places that change by and by have changed. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What a size or a light changes begins with the next frame, and is on its way with the one after.
    for (let i = 0; i < 3; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
    const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(changes.map((one) => one.finished));
  });
}
/** What axe finds on the page as it is, or in a part of it, in every light and size. */
export const faults = ({ page }: Person, sizes = SIZES, within = 'html'): Promise<readonly string[]> =>
  unveiled(page, () => faultsOn(page, sizes, within));

async function faultsOn(page: Page, sizes: typeof SIZES, within: string): Promise<readonly string[]> {
  const found: string[] = [];
  await page.evaluate(axe.source);
  for (const viewport of sizes)
    for (const colorScheme of LIGHTS) {
      // What another light changes is contrast alone, and that is the same at every size.
      if (colorScheme === 'light' && viewport !== sizes[0]) continue;
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await settled(page);
      const only = colorScheme === 'light' ? ", runOnly: ['color-contrast']" : '';
      const run = `axe.run('${within}', { resultTypes: ['violations']${only} })`;
      const { violations, passes } = (await page.evaluate(run)) as Result;
      // Where nothing is seen nothing is wrong, either.
      if (!passes.some(({ id }) => id === 'color-contrast'))
        found.push(`${viewport.width} ${colorScheme}: no text was read`);
      for (const { id, impact, help, nodes } of violations)
        if (impact === 'serious' || impact === 'critical')
          for (const { html } of nodes)
            found.push(`${viewport.width} ${colorScheme} ${id}: ${help}: ${html.slice(0, 160)}`);
    }
  return found;
}

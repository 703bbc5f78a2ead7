// What is asked of a page here is what it says, where it lies and what pressing it does; painting it is most of what a page costs. So
// pages are veiled: laid out and pressed as ever, and not painted. Where it matters how a page looks, or how long it takes as people have
// it, the veil is lifted: for axe, which reads colours, for the ruler, and for pictures.
import type { BrowserContext, Page } from 'playwright-core';

const ON = 'html { opacity: 0 !important; }';

export const veilAll = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((css) => {
    const veil = new CSSStyleSheet();
    veil.replaceSync(css);
    document.adoptedStyleSheets = [veil];
    Object.assign(window, { veil });
  }, ON);

/** Does something while a page is painted as people see it. */
export async function unveiled<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const lift = (isOn: boolean) =>
    page.evaluate((on) => {
      const { veil } = window as unknown as { veil?: CSSStyleSheet };
      if (veil) veil.disabled = !on;
    }, isOn);
  await lift(false);
  try {
    return await look();
  } finally {
    await lift(true);
  }
}

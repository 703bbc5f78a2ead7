// The moments of a hand, as they come at a real table: time on the page stands still while one is photographed.
import type { Page } from 'playwright-core';
import type { Person } from '../e2e/person.js';

/** Lets time on a page be stopped: whatever was to come later comes when it goes on again. */
export const stoppable = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const usual = { later: window.setTimeout.bind(window), never: window.clearTimeout.bind(window) };
    let isStopped = false;
    /** What came due meanwhile, unless it was called off. */
    const waiting = new Map<number, () => void>();
    Object.assign(window, {
      setTimeout: (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
        const id = usual.later(() => (isStopped ? waiting.set(id, () => run(...args)) : run(...args)), ms);
        return id;
      },
      clearTimeout: (id?: number) => {
        waiting.delete(id ?? 0);
        usual.never(id);
      },
      stopTime: (on: boolean) => {
        isStopped = on;
        if (on) return;
        const due = [...waiting.values()];
        waiting.clear();
        for (const run of due) usual.later(run, 0);
      },
      /** As soon as something is seen: whoever looks from outside comes too late for what lasts a moment. */
      stopAt: (what: string) => {
        const looks = new MutationObserver(() => {
          if (!document.querySelector(what)) return;
          isStopped = true;
          looks.disconnect();
        });
        looks.observe(document.body, { subtree: true, childList: true, attributes: true });
      },
    });
  });
const stopTime = (page: Page, isOn: boolean): Promise<void> =>
  page.evaluate((on) => (window as unknown as { stopTime(on: boolean): void }).stopTime(on), isOn);
export const goOn = (page: Page): Promise<void> => stopTime(page, false);
/** Plays on until something is seen; then time stands still on the page: what has begun to move comes to rest, and nothing new is shown. */
export async function stopAt(person: Person, what: string): Promise<void> {
  const { page } = person;
  const wait = () => page.evaluate((at) => (window as unknown as { stopAt(at: string): void }).stopAt(at), what);
  await wait();
  // What was gone again as time stopped comes once more, when it goes on.
  await until(person, what, async () => {
    await goOn(page);
    await wait();
  });
  await stopTime(page, true);
}

/** Plays on until something is seen. The next hand is not dealt where that it may be dealt is what is waited for. */
export async function until(person: Person, what: string, missed?: () => Promise<void>): Promise<void> {
  const { page } = person;
  const deals = !what.includes('.next');
  for (let i = 0; i < 2000; i++) {
    if ((await page.locator(what).count()) > 0) return;
    if (i % 100 === 99) await missed?.();
    if (deals && (await page.locator('.bar .next').isVisible())) await person.press(' ');
    // A hand that is to be set in two is set as the house would.
    if ((await person.asked()).includes('house-way')) await person.press('a');
    else await person.goOn();
    await page.waitForTimeout(40);
  }
  throw new Error(`${what} was not seen`);
}
/** Cards have been dealt, one's own among them. */
export const DEALT = '.at:not(.gone) .front';
/** One is asked, and there is something to choose. */
export const ASKED = '.bar .act:not(.shut)';
/** Hands lie open and what they win steps forward, wagers are settled, a game is counted. */
export const SHOWN = '.at.lifted:not(:has(.pick)), .fate, section.sheet';
/** It is over: said whole under the board or on the sheet, the next may be dealt, or one has nothing left to play with. */
export const OVER = '.result[aria-pressed], .bar-told .net, .sheet .sum, .bar .next, .bar .seating .main';

/** A choice is made and not sent: cards marked, chips laid, an amount chosen. */
export async function decide(person: Person): Promise<void> {
  const isSized = await person.page.locator('.bar .size').isVisible();
  await person.press(...(isSized ? ['r'] : ['1', '2']));
}
/** Somebody between the page and the room asks for more than there is: the room says no, and why. */
export async function meddle(page: Page): Promise<{ on: boolean }> {
  const meddling = { on: false };
  await page.routeWebSocket(/\/ws$/, (ws) => {
    const server = ws.connectToServer();
    ws.onMessage((message) => {
      const frame = JSON.parse(String(message));
      if (meddling.on && frame.ask?.type === 'act') frame.ask.amount = 900_000_000;
      server.send(JSON.stringify(frame));
    });
  });
  return meddling;
}
/** Something that may not be done is asked for: a grey button, or more than there is. */
export async function refused(person: Person, meddling: { on: boolean }): Promise<void> {
  const { page } = person;
  await until(person, ASKED);
  const shut = page.locator('.bar .act.shut');
  if ((await shut.count()) > 0) await shut.first().click();
  else {
    meddling.on = true;
    const asked = await person.asked();
    if (asked.includes('raise')) await person.enter('raise', 5000);
    // Two cards that are well chosen for once: set like this.
    else if (asked.includes('set')) await person.press('Enter');
    else await person.goOn();
  }
  // Where two hands are set, what would foul has been said before anything is sent.
  await page.waitForSelector('.trouble, .foul');
  meddling.on = false;
}
/** The floor's panel, with the first thing that may be reported. */
export async function floor(page: Page): Promise<void> {
  await page.locator('#tab-floor').click();
  await page.locator('.floor .list button').first().click();
}
